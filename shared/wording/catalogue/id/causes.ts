import type { causes as english } from "../en/causes.ts";
import type { TranslationOf } from "../words.ts";

/** Why a request certainly never reached the platform, why its effect is unknown, why it was rejected. */
export const causes = {
  notSent: {
    "name-not-found":
      "Nama server tidak ditemukan. Periksa apakah ada salah ketik di URL, dan periksa DNS komputer ini.",
    "connection-refused": "Server menolak koneksi. Pastikan server berjalan dan port-nya benar.",
    "no-route":
      "Server tidak dapat dijangkau dari jaringan komputer ini. Periksa jaringan, VPN, dan firewall.",
    "connect-timeout": "Server tidak menerima koneksi tepat waktu. Periksa URL, dan firewall di antaranya.",
    "self-signed":
      "Sertifikat server ditandatangani sendiri. Tambahkan sidik jari SHA-256 atau file CA-nya ke rencana, di bawah tls.",
    "unknown-ca":
      "Sertifikat server berasal dari otoritas yang tidak dikenal. Tambahkan file CA otoritas itu ke rencana, di bawah tls.",
    "name-mismatch":
      "Sertifikat server ditujukan untuk nama lain. Gunakan nama dari sertifikat itu, atau tetapkan sidik jarinya.",
    expired:
      "Sertifikat server sudah kedaluwarsa. Periksa jam komputer ini, lalu sertifikatnya: mungkin perlu diperbarui.",
    "not-yet-valid": "Sertifikat server belum berlaku. Periksa jam komputer ini, lalu sertifikatnya.",
    "missing-intermediate":
      "Server tidak mengirim seluruh rantai sertifikatnya. Mintalah agar sertifikat perantara ditambahkan di sana.",
    "old-tls": "Server hanya mendukung versi TLS yang usang. Diperlukan TLS 1.2 atau yang lebih baru.",
    "weak-certificate": "Sertifikat server terlalu lemah untuk dipercaya. Mintalah agar diganti.",
    "fingerprint-mismatch":
      "Server menunjukkan sertifikat yang lain dari yang ditetapkan. Cari tahu sebabnya sebelum Anda mengubah sidik jari: mungkin sertifikatnya diperbarui, atau ada yang menyadap koneksi.",
    "tls-failed": "Koneksi terenkripsi tidak dapat dibuat.",
    "proxy-refused": "Sebuah proxy di antaranya menolak koneksi.",
    "proxy-unreachable":
      "Sebuah proxy di antaranya tidak dapat dijangkau. Periksa URL-nya, di rencana atau di pengaturan komputer ini.",
    "proxy-authentication":
      "Sebuah proxy di antaranya menolak nama pengguna dan kata sandi, atau memerlukannya. Tambahkan keduanya ke rencana, di bawah proxy.",
    "proxy-lost": "Sebuah proxy di antaranya menutup koneksi sebelum koneksi itu terbentuk.",
    "proxy-unsupported":
      "Proxy yang ditetapkan di sini berjenis yang tidak didukung Switchover, atau URL-nya tidak dapat dibaca. Sebutkan proxy HTTP di rencana, di bawah proxy.",
    "proxy-invalid":
      "Yang ditetapkan administrator Anda sebagai proxy tidak dapat dipahami, jadi tidak ada koneksi yang dibuat.",
    "cancelled-before-sending": "Dibatalkan sebelum apa pun dikirim.",
    "sign-in-refused": "Klien on-premises menolak kredensial, sehingga permintaan tidak dikirim.",
  },
  signIn: { wrong: "Periksa nama pengguna dan kata sandi." },
  unknown: {
    "connection-lost": "Koneksi terputus sebelum respons tiba.",
    timeout: "Tidak ada respons yang tiba tepat waktu.",
    "server-error":
      "Server mengembalikan kesalahannya sendiri, yang tidak menunjukkan apakah server itu bertindak.",
    redirect: "Server mengalihkan ke URL lain. Pengalihan tidak pernah diikuti.",
    "not-json": "Respons itu bukan dari platform: mungkin server lain yang merespons.",
    "malformed-json": "Responsnya rusak.",
    "unexpected-shape": "Responsnya bukan konfirmasi yang dikenal dan bukan pula penolakan yang dikenal.",
    "unexpected-status": "Status respons itu bukan status yang diketahui dikembalikan oleh platform.",
    "too-large": "Responsnya lebih besar daripada respons asli mana pun.",
    "unlisted-refusal":
      "Responsnya menyebut kesalahan, tetapi bukan kesalahan yang meniadakan kemungkinan adanya efek. Permintaan itu mungkin tetap berlaku.",
    interrupted: "Program berakhir sebelum respons tiba.",
    "since-copy": "Ini mungkin sudah dikirim dari tempat lain sejak salinan folder data ini dibuat.",
    contradicted:
      "Platform menjawab kueri, tetapi jawabannya bertentangan dengan langkah-langkah sebelumnya.",
  },
  refused: {
    "success-false": "Platform menolak permintaan tanpa menyebut alasan.",
    "token-expired": "Token akses sudah kedaluwarsa. Dapatkan yang baru.",
    "token-invalid": "Token akses ditolak. Pastikan token itu lengkap dan milik aplikasi ini.",
    "permission-missing":
      "Token akses tidak memiliki suatu izin, atau pemiliknya tidak memiliki akses ke akun ini.",
    "not-found": "Platform tidak mengenal ID ini. Periksa ID di rencana.",
    "bad-parameter": "Platform menolak sebuah nilai.",
    "field-unknown": "Platform tidak mengenal bidang yang diminta.",
    "pin-wrong": "PIN dua langkah salah atau tidak ada.",
    "pin-locked": "Terlalu banyak PIN yang salah: platform tidak menerima PIN lagi untuk sementara waktu.",
    "pin-too-fast": "PIN dicoba terlalu cepat. Tunggu sebelum mencoba yang berikutnya.",
    "number-not-verified": "Nomor harus diverifikasi di platform terlebih dahulu.",
    "number-just-deleted": "Nomor baru saja dihapus. Tunggu 5 menit.",
    "deregistration-incomplete": "Pembatalan pendaftaran sebelumnya belum tuntas. Selesaikan dulu.",
    "not-registered": "Nomor tidak terdaftar.",
    "registration-limit":
      "Nomor terlalu sering didaftarkan dalam 72 jam. Platform tidak menerima pendaftaran lagi untuk saat ini.",
    "rate-limited": "Terlalu banyak permintaan. Tunggu sebelum mencoba lagi.",
    "backup-refused": "Platform menolak cadangan atau kata sandinya. Migrasi baru membuat cadangan baru.",
    "certificate-refused": "Sertifikat nomor ditolak. Unduh yang baru.",
    "account-locked": "Platform mengunci akun ini. Dukungan platform harus membukanya.",
    "policy-block": "Akun diblokir karena alasan kebijakan. Periksa pemberitahuan dari platform.",
    "password-change-required": "Klien on-premises meminta kata sandi pertamanya diubah sebelum yang lain.",
    "code-wrong": "Kodenya salah.",
    "code-expired": "Kodenya sudah kedaluwarsa.",
    "code-too-many-guesses":
      "Terlalu banyak kode yang salah: platform tidak menerima kode untuk sementara waktu.",
    "code-too-soon": "Sebuah kode baru saja diminta. Tunggu sebelum meminta kode lain.",
    "service-not-ready": "Layanan belum siap. Tunggu sebentar, lalu periksa kesehatannya.",
    "temporarily-refused": "Platform menolak ini untuk saat ini. Coba lagi nanti.",
    "override-needs-subscription": "Akun harus berlangganan sebelum URL callback-nya dapat ditetapkan.",
    maintenance: "Platform sedang dalam pemeliharaan. Coba lagi nanti.",
    other: "Platform menolak permintaan, dengan alasan yang tidak diketahui di sini.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
