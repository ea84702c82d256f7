import type { endpointCauses as english } from "../en/endpoint-causes.ts";
import type { TranslationOf } from "../words.ts";

/**
 * What each cause of the endpoint check means and how to fix it. Causes that preflight checks use too have
 * their own text here: the fix is in the customer's server, which the platform must accept, not in a plan.
 */
export const endpointCauses = {
  "not-reachable": {
    happened: "Tidak diperiksa: URL, koneksi, atau sertifikat sudah gagal lebih dulu.",
    remedy: "Perbaiki apa yang dilaporkan oleh pemeriksaan sebelum ini, lalu periksa lagi.",
  },
  "not-answered": {
    happened: "Tidak ada respons yang dapat dipakai dalam 10 detik.",
    remedy:
      "Cari waktu ini di log endpoint sendiri. Endpoint seharusnya merespons dulu dan memproses sesudahnya.",
  },
  "not-allowed": {
    happened: "Endpoint tidak menerima notifikasi sederhana, jadi tidak ada lagi yang dikirim.",
    remedy: "Perbaiki apa yang dilaporkan oleh pemeriksaan respons dan tanda tangan, lalu periksa lagi.",
  },
  "not-https": {
    happened: "URL tidak diawali dengan https. Platform hanya mengantarkan ke URL https.",
    remedy: "Berikan endpoint URL https dengan sertifikat dari otoritas publik.",
  },
  "ip-literal": {
    happened: "URL berisi alamat IP, bukan nama.",
    remedy: "Gunakan nama di sertifikat. Untuk endpoint di jaringan Anda sendiri, izinkan alamat privat.",
  },
  "user-info": {
    happened:
      "URL berisi nama pengguna atau kata sandi. Keduanya akan ikut dikirim, dan platform tidak melakukannya.",
    remedy: "Hapus keduanya dari URL. Token verifikasi dan tanda tangan melindungi endpoint.",
  },
  "port-unusual": {
    happened: "URL menyebut port selain 443.",
    remedy: "Tempatkan endpoint di port 443. Untuk endpoint di jaringan Anda sendiri, izinkan alamat privat.",
  },
  "private-address": {
    happened:
      "Nama itu mengarah ke alamat yang tidak publik. Platform tidak dapat menjangkaunya, dan tidak ada yang dikirim ke sana.",
    remedy:
      "Perbaiki entri DNS publik nama itu. Jika maksud Anda jaringan Anda sendiri, izinkan alamat privat.",
  },
  "name-not-found": {
    happened: "Server nama tidak memiliki alamat untuk nama ini.",
    remedy: "Periksa ejaan URL, dan pastikan nama itu memiliki entri DNS publik.",
  },
  unreadable: {
    happened: "Ini bukan URL yang dapat diperiksa.",
    remedy: "Tempelkan seluruh URL, diawali https, tanpa spasi dan tanpa bagian setelah tanda pagar.",
  },
  "same-endpoint": {
    happened: "Klien on-premises juga mengantarkan ke URL ini. Kedua API menggambarkan pesan secara berbeda.",
    remedy:
      "Berikan URL tersendiri kepada setiap API, atau pastikan aplikasi di belakangnya membaca kedua format.",
  },
  "connection-refused": {
    happened: "Tidak ada yang menerima koneksi di alamat dan port ini.",
    remedy: "Pastikan server berjalan, dan firewall-nya mengizinkan koneksi dari mana saja.",
  },
  "no-route": {
    happened: "Jaringan melaporkan bahwa endpoint tidak dapat dijangkau.",
    remedy: "Periksa jaringan komputer ini, lalu alamat yang dituju nama itu.",
  },
  "connect-timeout": {
    happened: "Koneksi melewati batas waktu.",
    remedy: "Penyebabnya sering kali firewall. Endpoint harus menerima koneksi dari alamat platform.",
  },
  "proxy-refused": {
    happened: "Proxy menolak koneksi.",
    remedy:
      "Minta administrator proxy mengizinkan alamat IP dan port endpoint: proxy menerima alamat hasil resolusi, bukan nama. Atau periksa dari jaringan tanpa proxy.",
  },
  "proxy-unreachable": {
    happened: "Proxy tidak dapat dijangkau.",
    remedy: "Periksa proxy di HTTPS_PROXY atau di pengaturan komputer ini, dan pastikan proxy berjalan.",
  },
  "proxy-authentication": {
    happened: "Proxy menolak nama pengguna dan kata sandi, atau memerlukannya dan tidak menerimanya.",
    remedy: "Masukkan keduanya ke URL proxy di variabel lingkungan HTTPS_PROXY, lalu mulai ulang Switchover.",
  },
  "proxy-lost": {
    happened: "Proxy menutup koneksi sebelum koneksi itu terbentuk.",
    remedy:
      "Periksa lagi sebentar lagi. Jika tetap terjadi, tanyakan kepada administrator proxy; log proxy memuat rinciannya.",
  },
  "proxy-unsupported": {
    happened: "Switchover tidak mendukung jenis proxy yang ditetapkan di sini, seperti SOCKS.",
    remedy:
      "Tetapkan proxy HTTP atau HTTPS di HTTPS_PROXY. Jika endpoint dapat dijangkau tanpa proxy, kecualikan dengan NO_PROXY.",
  },
  "proxy-invalid": {
    happened:
      "Yang ditetapkan administrator Anda sebagai proxy di komputer ini tidak dapat dipahami, jadi tidak ada koneksi yang dibuat.",
    remedy:
      "Minta administrator komputer ini memperbaiki pengaturan terkelola, lalu jalankan Switchover lagi.",
  },
  timeout: {
    happened: "Endpoint menerima koneksi, tetapi tidak mengirim respons lengkap dalam 10 detik.",
    remedy: "Cari tahu apa yang ditunggunya. Endpoint seharusnya merespons dulu dan memproses sesudahnya.",
  },
  "connection-lost": {
    happened:
      "Endpoint tidak mengirim respons yang dapat dipakai: koneksi diputus lebih dulu, atau yang dikirim bukan HTTP yang lengkap.",
    remedy: "Cari waktu ini di log server dan log proxy di depannya.",
  },
  "self-signed": {
    happened: "Sertifikat ditandatangani sendiri. Platform menolaknya.",
    remedy:
      "Dapatkan sertifikat dari otoritas publik untuk nama ini, dan minta server mengirim seluruh rantai.",
  },
  "unknown-ca": {
    happened:
      "Sertifikat berasal dari otoritas yang tidak publik, misalnya milik perusahaan sendiri. Sertifikat itu mungkin diterima klien on-premises karena otoritasnya diunggah di sana; cloud menolaknya.",
    remedy: "Dapatkan sertifikat dari otoritas publik untuk nama ini.",
  },
  "system-roots-only": {
    happened:
      "Komputer ini memercayai sertifikat itu, tetapi tidak ada otoritas publik yang menerbitkannya. Sertifikat itu mungkin berasal dari otoritas perusahaan sendiri, atau dari perangkat yang menyadap koneksi. Platform menolaknya.",
    remedy:
      "Dapatkan sertifikat dari otoritas publik. Jika endpoint sudah memilikinya, periksa dari jaringan tanpa perangkat semacam itu.",
  },
  "missing-intermediate": {
    happened:
      "Server tidak mengirim sertifikat di antara sertifikatnya sendiri dan sertifikat otoritas. Peramban mengambilnya sendiri; platform tidak.",
    remedy: "Minta server mengirim seluruh rantai: sertifikatnya sendiri dulu, lalu sertifikat perantara.",
  },
  "name-mismatch": {
    happened: "Sertifikat ditujukan untuk nama lain, bukan nama di URL ini.",
    remedy: "Dapatkan sertifikat untuk nama ini, atau gunakan salah satu nama di sertifikat dalam URL.",
  },
  expired: {
    happened: "Sertifikat sudah kedaluwarsa.",
    remedy:
      "Jika jam komputer ini benar, minta agar diperbarui, dan cari tahu mengapa tidak diperbarui secara otomatis.",
  },
  "not-yet-valid": {
    happened: "Sertifikat belum berlaku.",
    remedy: "Periksa jam komputer ini, lalu jam mesin yang membuat sertifikat.",
  },
  "weak-certificate": {
    happened: "Kunci atau tanda tangan sertifikat terlalu lemah untuk dipercaya.",
    remedy:
      "Minta agar diganti dengan sertifikat berkunci RSA 2048 bit atau lebih, atau kunci kurva eliptik, dan tanda tangan SHA-256.",
  },
  "old-tls": {
    happened: "Endpoint hanya mendukung versi TLS yang usang.",
    remedy: "Minta agar TLS 1.2 dan 1.3 diaktifkan di server.",
  },
  "accepts-old-tls": {
    happened: "Endpoint mendukung versi TLS terkini, tetapi juga versi yang usang.",
    remedy: "Minta agar TLS 1.0 dan 1.1 dinonaktifkan di server. Platform tidak memerlukannya.",
  },
  "tls-failed": {
    happened: "Koneksi terenkripsi gagal.",
    remedy:
      "Pastikan ada server https yang merespons di alamat dan port ini, dan tidak ada perangkat di antaranya yang menyadap koneksi.",
  },
  "certificate-ends-soon": {
    happened: "Sertifikat kedaluwarsa dalam 2 minggu. Pembaruan otomatis seharusnya sudah terjadi.",
    remedy: "Minta agar diperbarui, dan periksa apa yang seharusnya memperbaruinya.",
  },
  redirect: {
    happened: "Endpoint mengalihkan ke URL lain. Platform tidak mengikutinya.",
    remedy:
      "Gunakan tujuan pengalihan sebagai URL callback, atau buat endpoint merespons sendiri. Garis miring yang kurang atau berlebih di akhir adalah sebab yang umum.",
  },
  "challenge-not-bare": {
    happened: "Endpoint menerima token yang benar, tetapi tidak mengembalikan challenge apa adanya.",
    remedy:
      "Kembalikan nilai hub.challenge dan tidak ada yang lain: tanpa tanda kutip, tanpa markup, tanpa baris baru.",
  },
  "handshake-refused": {
    happened: "Endpoint menolak token yang benar.",
    remedy:
      "Bandingkan token itu dengan token yang diharapkan endpoint. Beberapa framework mengubah titik di hub.verify_token menjadi garis bawah.",
  },
  "accepts-wrong-token": {
    happened: "Endpoint mengembalikan challenge untuk token yang salah.",
    remedy: "Buat endpoint membandingkan token, dan mengembalikan 403 jika berbeda.",
  },
  "accepts-missing-token": {
    happened: "Endpoint mengembalikan challenge tanpa token apa pun.",
    remedy: "Buat endpoint mewajibkan token, dan mengembalikan 403 jika tidak ada.",
  },
  "reflects-anything": {
    happened:
      "Endpoint mengembalikan challenge untuk token yang salah dan tanpa token: endpoint sama sekali tidak memeriksa token.",
    remedy:
      "Buat endpoint membandingkan hub.verify_token dengan tokennya sendiri, dan mengembalikan 403 jika berbeda.",
  },
  "reflects-html": {
    happened:
      "Endpoint mengembalikan markup dalam challenge sebagai halaman web, yang akan dijalankan peramban.",
    remedy: "Responslah sebagai text/plain, atau terima hanya challenge berisi angka dan huruf.",
  },
  "status-not-200": {
    happened:
      "Responsnya bukan 200. Platform menganggap semua yang lain sebagai kegagalan, bahkan 201 dan 204.",
    remedy: "Kembalikan 200 begitu notifikasi disimpan.",
  },
  "token-not-given": {
    happened: "Token verifikasi tidak diberikan, jadi token yang benar tidak diuji.",
    remedy: "Berikan token verifikasi endpoint dan periksa lagi.",
  },
  "not-asked": {
    happened: "Ini memerlukan notifikasi uji, yang hanya dikirim jika Anda memintanya.",
    remedy:
      "Mintalah bila endpoint boleh menerima pesan uji. Pesan itu memiliki ID nomor 0 dan memuat “Switchover test”; apa yang dilakukan endpoint dengannya terserah endpoint itu.",
  },
  "secret-not-given": {
    happened:
      "Rahasia aplikasi tidak diberikan, dan endpoint menolak notifikasi tanpa tanda tangan, sebagaimana mestinya.",
    remedy: "Berikan rahasia aplikasi, supaya notifikasi dapat ditandatangani, dan periksa lagi.",
  },
  "accepts-bad-signature": {
    happened: "Endpoint menerima notifikasi yang tanda tangannya tidak cocok dengan byte-nya.",
    remedy:
      "Buat endpoint menghitung HMAC-SHA256 dengan rahasia aplikasi atas isi persis seperti saat tiba, sebelum ada yang mengurainya, dan mengembalikan 401 jika tanda tangannya berbeda.",
  },
  "accepts-missing-signature": {
    happened:
      "Endpoint menerima notifikasi tanpa tanda tangan. Siapa pun dapat mengirim notifikasi kepadanya.",
    remedy: "Buat endpoint mewajibkan header X-Hub-Signature-256, dan mengembalikan 401 jika tidak ada.",
  },
  "refuses-good-signature": {
    happened: "Endpoint tidak menerima notifikasi yang ditandatangani dengan benar.",
    remedy:
      "Pastikan keduanya memakai rahasia aplikasi yang sama, dan endpoint menandatangani byte persis seperti saat tiba, bukan teks yang sudah didekode.",
  },
  "refuses-escaped-text": {
    happened:
      "Endpoint menolak notifikasi dengan karakter yang di-escape. Endpoint kemungkinan besar mengurai JSON, menulisnya lagi, lalu menandatangani hasilnya.",
    remedy:
      "Buat endpoint menandatangani isi persis seperti saat tiba. Huruf beraksen dan emoji tiba dalam bentuk escape, dan akan ditulis secara berbeda.",
  },
  "kind-refused": {
    happened: "Endpoint tidak menerima suatu jenis notifikasi.",
    remedy:
      "Kembalikan 200 untuk setiap notifikasi yang ditandatangani dengan benar, dan kesampingkan jenis yang tidak dikenal aplikasi Anda.",
  },
  "slow-median": {
    happened: "Separuh respons memerlukan waktu lebih lama dari target 250 ms.",
    remedy: "Simpan, respons, lalu proses. Jika komputer ini jauh, ukur dari komputer yang lebih dekat.",
  },
  "slow-tail": {
    happened: "Terlalu banyak respons memerlukan waktu lebih dari 1 detik.",
    remedy:
      "Cari tahu apa yang menunda permintaan tertentu: kunci, start dingin, atau pekerjaan yang bisa ditunda.",
  },
  "large-refused": {
    happened: "Endpoint tidak menerima notifikasi berukuran hampir 3 MB.",
    remedy: "Naikkan batas isi menjadi sedikitnya 3 MB, di aplikasi Anda dan di setiap proxy di depannya.",
  },
  "batch-refused": {
    happened: "Endpoint tidak menerima kumpulan berisi 1.000 pembaruan.",
    remedy:
      "Buat endpoint membaca setiap entri dan setiap perubahan, menyimpan dulu dan memproses sesudahnya.",
  },
  "repeat-refused": {
    happened: "Endpoint tidak menerima notifikasi yang sama untuk kedua dan ketiga kalinya.",
    remedy: "Kembalikan 200 untuk duplikat, dan hitung satu kali saja.",
  },
  "disorder-refused": {
    happened: "Endpoint tidak menerima status yang tiba tidak berurutan.",
    remedy: "Kembalikan 200, dan simpan status yang paling maju.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
