import type { faults as english } from "../en/faults.ts";
import type { TranslationOf } from "../words.ts";

/** Everything that the sandbox can let go wrong: what happens, and what a person learns from it. */
export const faults = {
  "delay-register": {
    says: "Pendaftaran memerlukan waktu 5 detik lebih lama dari biasanya.",
    lesson: "Switchover menunggu respons yang lambat dan tidak pernah mengirim permintaan dua kali.",
  },
  "lost-register-before": {
    says: "Permintaan pendaftaran hilang di perjalanan.",
    lesson:
      "Koneksi yang terputus tidak membuktikan apa pun; hanya pemeriksaan yang menunjukkan bahwa nomor belum pindah.",
  },
  "lost-register-after": {
    says: "Pendaftaran berhasil, tetapi responsnya hilang.",
    lesson:
      "Koneksi yang terputus tidak membuktikan apa pun; pemeriksaan menunjukkan bahwa nomor sudah pindah.",
  },
  "register-late-effect": {
    says: "Pendaftaran baru berhasil beberapa detik setelah koneksi terputus.",
    lesson: "Pemeriksaan seketika masih bisa menunjukkan lokasi lama.",
  },
  "register-502-after": {
    says: "Pendaftaran berhasil, tetapi sebuah gateway mengembalikan halaman kesalahan.",
    lesson: "Halaman 502 tidak berarti bahwa pendaftaran gagal.",
  },
  "register-error-after": {
    says: "Cloud menjalankan panggilan pendaftaran, tetapi mengembalikan kesalahan umum.",
    lesson:
      "Kesalahan umum tidak berarti bahwa tidak terjadi apa-apa. Switchover memeriksa kedua API sebelum yang lain.",
  },
  "register-503-before": {
    says: "Cloud kelebihan beban dan menolak permintaan pendaftaran.",
    lesson: "Setelah 503, hasilnya tidak diketahui sampai kedua API diperiksa.",
  },
  "register-success-false": {
    says: "Cloud menolak pendaftaran, tetapi mengembalikan status 200.",
    lesson: "Hanya isi respons yang menunjukkan apakah berhasil.",
  },
  "register-string-true": {
    says: "Pendaftaran berhasil, dan responsnya berisi teks, bukan nilai Boolean.",
    lesson: 'Teks "true" juga dihitung sebagai berhasil.',
  },
  "register-success-one": {
    says: "Pendaftaran berhasil, dan responsnya berisi 1, bukan nilai Boolean.",
    lesson: "Respons berjenis tak dikenal tidak membuktikan apa pun.",
  },
  "register-empty-200": {
    says: "Pendaftaran berhasil, tetapi responsnya kosong.",
    lesson: "HTTP 200 saja tidak membuktikan apa pun.",
  },
  "register-html-200": {
    says: "Halaman masuk jaringan tamu yang merespons, bukan cloud.",
    lesson: "Halaman di antaranya dapat merespons sebagai ganti platform.",
  },
  "register-truncated": {
    says: "Pendaftaran berhasil, tetapi separuh responsnya hilang.",
    lesson: "Respons yang tidak lengkap tidak membuktikan apa pun, walaupun nomor sudah pindah.",
  },
  "register-duplicate-key": {
    says: "Pendaftaran berhasil, tetapi responsnya berisi ya sekaligus tidak.",
    lesson: "Respons yang ambigu dianggap tidak ada.",
  },
  "register-redirect": {
    says: "Cloud mengalihkan permintaan pendaftaran ke URL lain.",
    lesson: "PIN dan cadangan tidak pernah mengikuti pengalihan.",
  },
  "huge-body": {
    says: "Pendaftaran berhasil, tetapi responsnya seakan tidak pernah berakhir.",
    lesson: "Switchover menerima respons hanya sampai batas ukuran tertentu.",
  },
  "body-stall": {
    says: "Pendaftaran berhasil, tetapi responsnya berhenti di tengah jalan.",
    lesson: "Switchover berhenti menunggu pada batas waktu.",
  },
  "register-silent": {
    says: "Pendaftaran berhasil, tetapi tidak ada respons yang tiba.",
    lesson: "Switchover berhenti menunggu pada batas waktu, dan hasilnya tidak diketahui.",
  },
  "register-limit": {
    says: "Cloud melaporkan bahwa nomor terlalu sering didaftarkan.",
    lesson: "Pendaftaran dibatasi; blokirnya berlangsung 3 hari.",
  },
  "register-rate-limited": {
    says: "Cloud meminta Switchover menunggu 2 detik sebelum mendaftarkan.",
    lesson: "Sebuah 429 menyebut masa tunggu.",
  },
  "pin-wrong-stops-gateway": {
    says: "PIN yang salah juga menghentikan klien on-premises.",
    lesson: "Setelah PIN ditolak, kedua API harus diperiksa.",
  },
  "pin-locked": {
    says: "PIN dikunci selama satu jam setelah terlalu banyak PIN yang salah.",
    lesson: "Setelah terlalu banyak PIN yang salah, PIN yang benar pun harus menunggu.",
  },
  "backup-rejected-false": {
    says: "Cloud menolak cadangan tanpa alasan.",
    lesson: "`success: false` adalah penolakan.",
  },
  "backup-rejected-code": {
    says: "Cloud menolak cadangan dengan kode kesalahan.",
    lesson: "Rincian kesalahan memuat alasannya.",
  },
  "name-not-approved": {
    says: "Nama tampilan masih ditinjau.",
    lesson: "Peninjauan harus selesai lebih dulu.",
  },
  "deregistration-incomplete": {
    says: "Pembatalan pendaftaran nomor sebelumnya berhenti di tengah jalan.",
    lesson: "Pendaftaran nomor harus dibatalkan lagi.",
  },
  "number-just-deleted": {
    says: "Nomor baru saja dihapus dari akun.",
    lesson: "Nomor yang dihapus diblokir selama 5 menit.",
  },
  "lost-subscribe-before": {
    says: "Permintaan langganan hilang di perjalanan.",
    lesson: "Permintaan langganan aman untuk dicoba lagi.",
  },
  "lost-subscribe-after": {
    says: "Langganan berhasil, tetapi responsnya hilang.",
    lesson:
      "Permintaan langganan aman untuk dicoba lagi; daftar aplikasi yang berlangganan mengonfirmasinya.",
  },
  "subscribe-denied": {
    says: "Cloud tidak membolehkan aplikasi berlangganan.",
    lesson: "Nomor terdaftar tanpa aplikasi yang berlangganan tidak mendapat notifikasi.",
  },
  "subscribed-by-others": {
    says: "Aplikasi lain juga berlangganan, dan akun memiliki URL callback sendiri.",
    lesson: "Panggilan langganan kedua akan menghapus URL callback itu.",
  },
  "rate-limited": {
    says: "Cloud dua kali meminta Switchover menunggu 1 detik sebelum berlangganan.",
    lesson: "Sebuah 429 menyebut masa tunggu, lalu keberhasilan menyusul.",
  },
  "token-expired": {
    says: "Token akses cloud sudah kedaluwarsa.",
    lesson: "Token baru diperlukan; tidak ada yang diubah.",
  },
  "token-lacks-scope": {
    says: "Token akses cloud tidak memiliki suatu izin.",
    lesson: "Token itu dapat membaca, tetapi tidak dapat mengubah apa pun.",
  },
  "unknown-field-refused": {
    says: "Cloud menolak kueri untuk beberapa fakta tentang nomor.",
    lesson:
      "Satu bidang yang tidak dikenal membuat seluruh kueri gagal; Switchover meminta bidang lainnya satu per satu.",
  },
  "platform-field-refused": {
    says: "Cloud menolak kueri tentang di mana nomor dihosting.",
    lesson: "Tanpa fakta ini, cloud tidak melaporkan lokasi nomor.",
  },
  "no-lookups": {
    says: "Cloud tidak merespons kueri apa pun.",
    lesson: "Migrasi berfungsi tanpa kueri, dengan lebih sedikit yang terkonfirmasi.",
  },
  "cloud-lookup-missing": {
    says: "Cloud tidak mendukung kueri untuk satu nomor.",
    lesson: "Kesehatan klien on-premises adalah satu-satunya bukti yang tersisa.",
  },
  "template-changed": {
    says: "Platform menjeda sebuah templat selama nomor pindah.",
    lesson: "Perbedaan setelah perpindahan tidak harus berasal dari perpindahan itu.",
  },
  "templates-cut-off": {
    says: "Halaman kedua templat tidak dapat dibaca.",
    lesson: "Separuh daftar tidak menunjukkan apa pun tentang separuh lainnya, jadi tidak dibandingkan.",
  },
  "templates-missing": {
    says: "Cloud tidak mendukung daftar templat.",
    lesson: "Yang tidak dilaporkan bukan berarti tidak berubah: itu tidak diketahui.",
  },
  "throughput-late": {
    says: "Throughput naik 15 detik setelah perpindahan, jika nomor berjalan dengan 2 shard atau lebih.",
    lesson: "Beberapa perubahan memerlukan waktu sampai satu menit di platform.",
  },
  "banned-after-move": {
    says: "Nomor pindah, lalu platform mencekalnya.",
    lesson: "Nomor yang telah pindah belum tentu berfungsi.",
  },
  "restricted-after-move": {
    says: "Nomor pindah, lalu platform membatasinya.",
    lesson: "Tidak diketahui apa yang masih mungkin dengan pembatasan.",
  },
  "verify-code-expired": {
    says: "Kode yang diminta dari cloud sudah kedaluwarsa.",
    lesson: "Kode lain diperlukan.",
  },
  "password-change-required": {
    says: "Klien on-premises meminta kata sandi baru saat masuk berikutnya.",
    lesson: "Klien baru meminta kata sandinya sendiri.",
  },
  "onprem-token-expired": {
    says: "Sesi di klien on-premises sudah berakhir.",
    lesson: "Switchover masuk lagi, lalu mencoba lagi langkah yang sama.",
  },
  "lost-health": {
    says: "Satu respons tentang kesehatan klien on-premises hilang.",
    lesson: "Kueri dapat dicoba lagi.",
  },
  "health-disconnected": {
    says: "Klien on-premises kehilangan koneksinya ke platform.",
    lesson: "Klien yang terputus tidak dapat membuat cadangan.",
  },
  "clustered-health": {
    says: "Klien on-premises adalah klaster dan melaporkan kesehatannya node demi node.",
    lesson: "Node siaga terputus, dan itu tidak apa-apa.",
  },
  "onprem-lookup-missing": {
    says: "Klien on-premises tidak melaporkan kesehatan maupun pengaturannya.",
    lesson: "Bidang nomor di cloud adalah satu-satunya bukti yang tersisa.",
  },
  "settings-other-number": {
    says: "Klien on-premises melaporkan bahwa klien itu melayani nomor yang berbeda.",
    lesson: "Cadangan nomor yang salah tidak boleh dikirim sama sekali.",
  },
  "lost-backup": {
    says: "Klien membuat cadangan, tetapi responsnya hilang.",
    lesson: "Tidak ada yang pindah; klien dapat membuat cadangan lain.",
  },
  "empty-backup": {
    says: "Klien on-premises mengembalikan cadangan kosong.",
    lesson: "Switchover mendeteksi cadangan kosong sebelum nomor pindah.",
  },
  "lost-account-before": {
    says: "Permintaan kode pendaftaran hilang di perjalanan.",
    lesson: "Tidak ada kode yang akan tiba, dan Switchover tidak meminta kode lain kecuali Anda memintanya.",
  },
  "lost-account-after": {
    says: "Platform mengirim kode pendaftaran, tetapi responsnya hilang.",
    lesson: "Anda tetap dapat memasukkan kode dari telepon.",
  },
  "account-error-after": {
    says: "Platform mengirim kode, tetapi mengembalikan kesalahan umum atas permintaan itu.",
    lesson:
      "Kode mungkin sedang dalam perjalanan: Anda dapat memasukkannya, dan Switchover tidak meminta kode lain dengan sendirinya.",
  },
  "settings-missing": {
    says: "Klien on-premises tidak melaporkan nomor mana yang dilayaninya.",
    lesson: "Klien terhubung yang tidak menyebut nomornya tidak membuktikan apa pun.",
  },
  "vname-differs": {
    says: "Klien on-premises melaporkan nama tampilan yang berbeda dari cloud.",
    lesson: "Sertifikat untuk nama yang berbeda adalah alasan untuk berhenti.",
  },
  "account-no-vname": {
    says: "Klien on-premises tidak melaporkan nama tampilan.",
    lesson: "Anda yang memeriksa namanya.",
  },
  "cert-expired": {
    says: "Klien on-premises melaporkan bahwa sertifikat nomor sudah kedaluwarsa.",
    lesson: "Sertifikat baru harus diunduh; sertifikat lama dapat membuat nomor dicekal.",
  },
  "lost-verify-before": {
    says: "Kode pendaftaran hilang dalam perjalanan ke platform.",
    lesson: "Anda dapat memasukkan kode yang sama lagi.",
  },
  "lost-verify-after": {
    says: "Kode pendaftaran berhasil, tetapi responsnya hilang.",
    lesson: "Kesehatan klien menunjukkan bahwa nomor sudah pindah.",
  },
  "code-expired": {
    says: "Kode pendaftaran pertama yang Anda masukkan sudah kedaluwarsa.",
    lesson: "Kode lain diperlukan.",
  },
  "code-rate-limited": {
    says: "Platform melaporkan bahwa sebuah kode baru saja diminta.",
    lesson: "Setiap saluran memiliki masa tunggunya sendiri.",
  },
  "webhook-ca-no-list": {
    says: "Klien on-premises menyimpan sertifikat CA callback-nya sebagai satu teks, bukan sebagai daftar.",
    lesson:
      "Switchover tidak mengunggah dan tidak mengganti apa pun di sana: itu akan menimpa sertifikat produksi sendiri.",
  },
  "lost-webhook-ca-after": {
    says: "Sertifikat CA diunggah ke klien on-premises, tetapi responsnya hilang.",
    lesson:
      "Pemeriksaan menunjukkan apakah sertifikat itu ada; Switchover tidak mengunggahnya untuk kedua kalinya.",
  },
  "shards-temporary-403": {
    says: "Untuk nomor dengan beberapa shard, klien dua kali menolak penetapannya.",
    lesson: "Sebuah 403 di sini bersifat sementara; Switchover mencoba lagi panggilan itu.",
  },
  "lost-pin-before": {
    says: "Permintaan yang mengubah PIN dua langkah hilang di perjalanan.",
    lesson: "Tidak ada kueri yang menunjukkan apakah PIN diubah: hasilnya tetap tidak diketahui.",
  },
  "lost-pin-after": {
    says: "PIN dua langkah diubah, tetapi responsnya hilang.",
    lesson: "Switchover tidak mengirim ulang perubahan dengan sendirinya setelah respons yang hilang.",
  },
  "pin-string-true": {
    says: "PIN dua langkah diubah, dan responsnya berisi teks, bukan nilai Boolean.",
    lesson: 'Teks "true" juga dihitung sebagai berhasil.',
  },
  "pin-success-one": {
    says: "PIN dua langkah diubah, dan responsnya berisi 1, bukan nilai Boolean.",
    lesson: "Respons berjenis tak dikenal tidak membuktikan apa pun.",
  },
  "pin-rate-limited": {
    says: "Klien on-premises menunda perubahan PIN dua langkah dan menyebut masa tunggu.",
    lesson: "Masa tunggu berlaku untuk nomor, di setiap folder data.",
  },
  "lost-message-before": {
    says: "Balasan atas sebuah pesan hilang dalam perjalanan ke platform.",
    lesson:
      "Koneksi yang terputus tidak menunjukkan apakah pesan dikirim. Switchover tidak mengirimnya ulang dengan sendirinya.",
  },
  "lost-message-after": {
    says: "Balasan atas sebuah pesan dikirim, tetapi respons platform hilang.",
    lesson: "Tanpa respons itu, ID pesan tidak diketahui, jadi statusnya tidak membuktikan apa pun.",
  },
  "message-refused": {
    says: "Platform menolak balasan kepada orang ini.",
    lesson: "Penolakan memuat kode, dan kode itu memberi tahu Anda apa yang harus dilakukan.",
  },
  "message-window-closed": {
    says: "Platform melaporkan bahwa 24 jam untuk balasan sudah lewat.",
    lesson: "Setelah itu, platform hanya mengantarkan templat yang disetujui.",
  },
  "message-token-refused": {
    says: "Platform menolak token untuk mengirim, dan hanya untuk mengirim.",
    lesson: "Token yang dapat membaca mungkin tetap tidak diizinkan mengirim.",
  },
  "message-sent-only": {
    says: "Sebuah balasan dikirim dan tidak pernah diantarkan.",
    lesson: "Terkirim berarti platform memilikinya, bukan telepon memilikinya.",
  },
  "message-failed": {
    says: "Platform menerima balasan yang kemudian gagal.",
    lesson: "Status pesan yang menunjukkan apakah pesan tiba, bukan responsnya.",
  },
  "message-status-first": {
    says: "Status balasan tiba sebelum respons atas pengirimannya.",
    lesson: "Sebuah status bisa menyebut pesan yang ID-nya belum diketahui di sini.",
  },
  "webhooks-delayed": {
    says: "Notifikasi dikirim terlambat 30 detik.",
    lesson: "Notifikasi yang belum tiba belum tentu hilang.",
  },
  "webhooks-duplicated": {
    says: "Setiap notifikasi dikirim dua kali.",
    lesson: "ID pesan mengenali duplikat; duplikat dihitung satu kali.",
  },
  "webhooks-reordered": {
    says: "Notifikasi tiba tidak berurutan.",
    lesson: "Urutan kedatangan bukan urutan peristiwa.",
  },
  "webhooks-wrong-signature": {
    says: "Cloud menandatangani notifikasi dengan rahasia yang berbeda dari rahasia aplikasi.",
    lesson: "Jangan percayai isi yang tanda tangannya tidak cocok.",
  },
  "webhooks-to-second-app": {
    says: "Aplikasi kedua berlangganan dan memiliki URL callback yang sama.",
    lesson:
      "Setiap aplikasi yang berlangganan mengirim salinannya sendiri, ditandatangani dengan rahasianya sendiri.",
  },
  "webhooks-lost-handshake": {
    says: "Cloud menetapkan URL callback tanpa mengirim permintaan verifikasi.",
    lesson: "URL callback yang sudah ditetapkan belum tentu dapat dijangkau.",
  },
  "webhooks-off": {
    says: "Aplikasi ada dalam mode pengembangan, jadi cloud tidak mengirim notifikasi.",
    lesson: "Walaupun semuanya disiapkan dengan benar, mungkin tidak ada yang tiba.",
  },
  "production-fails": {
    says: "Endpoint bisnis sendiri mengembalikan 500 untuk semuanya.",
    lesson: "Platform mencoba lagi apa yang diteruskan Switchover sampai produksi menerimanya.",
  },
  "production-slow": {
    says: "Endpoint bisnis sendiri memerlukan 12 detik untuk merespons.",
    lesson: "Setiap penantian respons berakhir lebih cepat, jadi respons yang lambat dianggap tidak ada.",
  },
  "production-absent": {
    says: "Tidak ada yang mendengarkan di endpoint bisnis sendiri.",
    lesson: "Sebuah uji dapat menunjukkan bahwa webhook tiba sementara produksi tidak menerima apa pun.",
  },
  "registry-changed": {
    says: "Registri perutean memiliki 3 prefiks baru, dan 1 hilang.",
    lesson: "Firewall yang tidak diperbarui lalu memblokir notifikasi.",
  },
  "registry-shrunk": {
    says: "Registri perutean hanya memiliki 2 prefiks yang tersisa.",
    lesson: "Daftar yang menyusut sebanyak ini hanya dipakai jika Anda menerimanya.",
  },
  "registry-cut-off": {
    says: "Jawaban registri perutean berakhir di tengah.",
    lesson: "Jawaban yang tidak utuh tidak menggantikan daftar yang baik.",
  },
  "registry-empty": {
    says: "Jawaban registri perutean kosong.",
    lesson: "Daftar kosong akan memblokir setiap notifikasi, jadi daftar baik yang terakhir tetap dipakai.",
  },
  "registry-error": {
    says: "Registri perutean mengembalikan kesalahan.",
    lesson: "Setelah penolakan, daftar baik yang terakhir tetap dipakai.",
  },
  "registry-private-prefix": {
    says: "Registri perutean memiliki prefiks privat di antara yang lain.",
    lesson: "Satu entri yang salah cukup untuk menolak seluruh jawaban.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
