import type { accessCauses as english } from "../en/check-causes-access.ts";
import type { TranslationOf } from "../words.ts";

/** Causes of checks about connections, certificates, credentials and the client's health: what happened, how to fix it. */
export const accessCauses = {
  "not-reachable": {
    happened: "Tidak diperiksa: server tidak dapat dijangkau.",
    remedy: "Perbaiki apa yang dilaporkan oleh pemeriksaan koneksi dan sertifikat, lalu periksa lagi.",
  },
  "not-answered": {
    happened: "Server tidak mengembalikan respons yang dapat dipakai.",
    remedy:
      "Periksa lagi sebentar lagi. Jika deployment Anda tidak menyediakan kueri ini, pastikan sendiri sebelum Anda melanjutkan.",
  },
  "not-allowed": {
    happened: "Server menolak kueri ini: kredensial Anda tidak mengizinkannya.",
    remedy: "Perbaiki apa yang dilaporkan oleh pemeriksaan token dan izin, lalu periksa lagi.",
  },
  "not-told": {
    happened: "Data yang dibandingkan oleh pemeriksaan ini tidak tersedia di sini.",
    remedy: "Tidak ada yang perlu diperbaiki. Jika ini penting bagi Anda, pastikan sendiri.",
  },
  "name-not-found": {
    happened: "Server nama tidak mengenal nama server ini.",
    remedy:
      "Periksa ejaan URL di rencana, dan pastikan komputer ini memakai server nama atau VPN yang benar.",
  },
  "connection-refused": {
    happened: "Tidak ada yang menerima koneksi di alamat dan port server.",
    remedy: "Periksa port di rencana, dan pastikan server berjalan.",
  },
  "no-route": {
    happened: "Jaringan melaporkan bahwa server tidak dapat dijangkau.",
    remedy: "Periksa jaringan dan VPN komputer ini, atau jalankan Switchover di mesin dalam jaringan server.",
  },
  "connect-timeout": {
    happened: "Koneksi melewati batas waktu.",
    remedy: "Penyebabnya sering kali firewall. Izinkan komputer ini terhubung ke alamat dan port server.",
  },
  "proxy-refused": {
    happened: "Proxy menolak koneksi.",
    remedy: "Minta administrator proxy mengizinkan alamat server, atau hubungkan tanpa proxy.",
  },
  "proxy-unreachable": {
    happened: "Proxy tidak dapat dijangkau.",
    remedy:
      "Periksa alamat dan port proxy, di rencana atau di pengaturan komputer ini, dan pastikan proxy berjalan.",
  },
  "proxy-authentication": {
    happened: "Proxy menolak nama pengguna dan kata sandi, atau memerlukannya dan tidak menerimanya.",
    remedy:
      "Tetapkan nama pengguna dan kata sandi proxy di rencana, di bawah proxy, atau di variabel lingkungan yang menyebut proxy. Jika proxy meminta cara selain Basic, “switchover network test PLAN” menyebutnya.",
  },
  "proxy-lost": {
    happened: "Proxy menutup koneksi sebelum koneksi itu terbentuk.",
    remedy:
      "Periksa lagi sebentar lagi. Jika tetap terjadi, tanyakan kepada administrator proxy; log proxy memuat rinciannya.",
  },
  "proxy-unsupported": {
    happened:
      "Switchover tidak mendukung jenis proxy yang ditetapkan di sini, seperti SOCKS, atau tidak dapat membaca URL-nya.",
    remedy:
      "Tetapkan proxy HTTP atau HTTPS di rencana, di bawah proxy, atau di HTTPS_PROXY. Jika server dapat dijangkau tanpa proxy, kecualikan dengan NO_PROXY.",
  },
  "proxy-invalid": {
    happened:
      "Yang ditetapkan administrator Anda sebagai proxy di komputer ini tidak dapat dipahami, jadi tidak ada koneksi yang dibuat.",
    remedy:
      "Minta administrator komputer ini memperbaiki pengaturan terkelola, lalu jalankan Switchover lagi.",
  },
  redirect: {
    happened:
      "Server mengalihkan ke URL lain. Switchover tidak pernah mengikuti pengalihan, karena rahasia Anda akan terkirim ke sana.",
    remedy: "Pastikan URL API yang sebenarnya, lalu tetapkan di rencana.",
  },
  "self-signed": {
    happened:
      "Sertifikat server ditandatangani sendiri, jadi tidak ada otoritas sertifikat yang menjaminnya.",
    remedy:
      "Baca sidik jari SHA-256 sertifikat di server itu sendiri dan tetapkan di rencana sebagai tls.sha256, atau sebutkan otoritasnya dengan tls.caFile.",
  },
  "unknown-ca": {
    happened: "Sertifikat server berasal dari otoritas yang tidak dipercaya komputer ini.",
    remedy:
      "Jika itu otoritas perusahaan Anda sendiri, sebutkan sertifikatnya di rencana dengan tls.caFile. Jika bukan, koneksi mungkin disadap: tanyakan sebelum Anda melanjutkan.",
  },
  "name-mismatch": {
    happened: "Sertifikat server ditujukan untuk nama yang berbeda dari URL di rencana.",
    remedy:
      "Gunakan salah satu nama di sertifikat dalam URL, atau tetapkan sidik jari sertifikat di rencana sebagai tls.sha256.",
  },
  expired: {
    happened: "Sertifikat sudah kedaluwarsa.",
    remedy:
      "Periksa dulu jam komputer ini. Jika benar, dapatkan sertifikat baru: untuk server dari administratornya, untuk pendaftaran nomor dari pengelola nomor di platform. Lalu periksa lagi.",
  },
  "not-yet-valid": {
    happened: "Sertifikat server belum berlaku.",
    remedy:
      "Periksa jam komputer ini dan jam server. Jika keduanya benar, tunggu atau minta agar sertifikatnya diganti.",
  },
  "missing-intermediate": {
    happened: "Server tidak mengirim sertifikat di antara sertifikatnya sendiri dan sertifikat otoritas.",
    remedy:
      "Minta server mengirim seluruh rantai, atau sebutkan sertifikat yang kurang di rencana dengan tls.caFile.",
  },
  "old-tls": {
    happened: "Server hanya mendukung versi TLS yang usang.",
    remedy: "Minta agar TLS 1.2 atau yang lebih baru diaktifkan di server.",
  },
  "weak-certificate": {
    happened: "Kunci atau tanda tangan sertifikat server terlalu lemah untuk dipercaya.",
    remedy:
      "Minta agar diganti dengan sertifikat berkunci RSA 2048 bit atau lebih, atau kunci kurva eliptik, dan tanda tangan SHA-256.",
  },
  "fingerprint-mismatch": {
    happened:
      "Sertifikat server tidak cocok dengan sidik jari di rencana. Tidak ada yang dikirim ke server itu.",
    remedy:
      "Jika sertifikat sengaja diganti, baca sidik jari yang baru di server itu sendiri dan tetapkan di rencana. Jika tidak, koneksi mungkin disadap.",
  },
  "tls-failed": {
    happened: "Koneksi terenkripsi gagal.",
    remedy:
      "Pastikan URL dan port itu milik server HTTPS, dan tidak ada perangkat di antaranya yang menyadap koneksi.",
  },
  "certificate-ends-soon": {
    happened: "Sertifikat server kedaluwarsa dalam waktu satu hari.",
    remedy:
      "Minta agar diperbarui sebelum Anda memindahkan nomor, supaya langkah-langkah berikutnya masih dapat terhubung.",
  },
  "plain-http": {
    happened:
      "URL ini ada di komputer Anda sendiri dan tidak terenkripsi, jadi tidak ada sertifikat untuk diperiksa.",
    remedy: "Tidak ada yang perlu diperbaiki.",
  },
  "version-refused": {
    happened: "API cloud menolak versi di rencana.",
    remedy: "Tetapkan dialect.apiVersion di rencana ke versi yang didukung platform Anda.",
  },
  "token-invalid": {
    happened: "Kredensial ditolak.",
    remedy:
      "Buat token baru, atau periksa nama pengguna dan kata sandi, dan simpan di tempat yang ditunjuk rencana.",
  },
  "token-expired": {
    happened: "Token sudah kedaluwarsa.",
    remedy: "Buat token baru dan simpan di tempat yang ditunjuk rencana.",
  },
  "token-ends-soon": {
    happened: "Token akan segera kedaluwarsa, mungkin selama migrasi.",
    remedy:
      "Buat token yang berlaku setidaknya satu hari, misalnya milik pengguna sistem, dan simpan di tempat yang ditunjuk rencana.",
  },
  "app-differs": {
    happened: "Token itu milik aplikasi yang berbeda dari yang disebut di rencana.",
    remedy:
      "Gunakan token dari aplikasi yang direncanakan. Jika aplikasi token itu yang Anda inginkan, tetapkan di rencana sebagai cloud.appId.",
  },
  "permission-missing": {
    happened: "Token tidak memiliki izin yang diperlukan migrasi.",
    remedy: "Berikan kedua izin yang disebut di sini kepada aplikasi token, lalu buat token baru.",
  },
  "brand-differs": {
    happened: "Izin token memiliki awalan merek yang berbeda dari rencana.",
    remedy: "Tetapkan dialect.brand di rencana ke awalan nama-nama platform Anda.",
  },
  "account-not-granted": {
    happened: "Izin token berlaku untuk akun bisnis lain.",
    remedy:
      "Berikan akses ke akun ini kepada pengguna token, lalu buat token baru. Atau perbaiki cloud.businessAccountId di rencana.",
  },
  "password-change-required": {
    happened:
      "Klien masih memakai kata sandi pertamanya dan tidak memberi akses sampai kata sandi itu diubah.",
    remedy: "Ubah di klien, atau tetapkan yang baru di rencana sebagai onPrem.auth.newPassword.",
  },
  "password-will-change": {
    happened:
      "Klien masih memakai kata sandi pertamanya. Anda memberikan yang baru; migrasi menetapkannya sebelum yang lain.",
    remedy:
      "Lanjutkan, atau ubah dulu kata sandi di klien: sampai saat itu pemeriksaan lainnya tidak dapat dijalankan.",
  },
  "not-admin": {
    happened: "Pengguna ini dapat masuk, tetapi tidak dapat melihat pengaturan klien.",
    remedy: "Gunakan administrator klien di rencana.",
  },
  "gateway-disconnected": {
    happened: "Klien on-premises tidak terhubung ke platform.",
    remedy:
      "Pastikan klien dapat terhubung keluar ke port 443 dan 5222, mulai ulang core app-nya, dan tunggu sampai kesehatannya menunjukkan connected.",
  },
  "gateway-uninitialized": {
    happened: "Klien on-premises belum selesai memulai.",
    remedy: "Tunggu sampai core app-nya berjalan dan basis datanya dapat dijangkau, lalu periksa lagi.",
  },
  "gateway-unregistered": {
    happened: "Tidak ada nomor yang terdaftar di klien on-premises.",
    remedy:
      "Pastikan rencana menunjuk ke klien yang melayani nomor Anda. Jika nomor sudah ada di cloud, tidak ada yang perlu dimigrasikan.",
  },
  "gateway-unclear": {
    happened: "Klien on-premises mengembalikan keadaan koneksi yang tidak dikenal Switchover.",
    remedy: "Pastikan di klien bahwa klien itu terhubung sebelum Anda melanjutkan.",
  },
  "no-primary": {
    happened: "Tidak ada node di klaster on-premises yang menjadi master utamanya.",
    remedy: "Tunggu sampai klaster memilihnya, atau mulai ulang node master-nya, lalu periksa lagi.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
