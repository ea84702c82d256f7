import type { numberCauses as english } from "../en/check-causes-number.ts";
import type { TranslationOf } from "../words.ts";

/** Causes of checks about the number, its certificate, its webhooks and this computer: what happened, how to fix it. */
export const numberCauses = {
  "serves-another-number": {
    happened: "Klien on-premises melayani nomor yang berbeda dari nomor di rencana.",
    remedy: "Arahkan onPrem.baseUrl di rencana ke klien nomor ini. Setiap nomor memerlukan kliennya sendiri.",
  },
  "webhook-url-missing": {
    happened: "Klien on-premises tidak memiliki URL callback, jadi tidak dapat mengantarkan pesan.",
    remedy: "Tetapkan URL callback di pengaturan aplikasi klien, lalu periksa lagi.",
  },
  "webhook-not-https": {
    happened: "URL callback klien tidak diawali dengan https://.",
    remedy: "Tetapkan URL https:// di pengaturan aplikasi klien.",
  },
  "queue-not-visible": {
    happened: "Klien tidak melaporkan berapa banyak pesan dan callback yang masih menunggu.",
    remedy:
      "Berhentilah mengirim, dan tunggu sampai notifikasi status terakhir tiba, sebelum Anda memindahkan nomor.",
  },
  "callbacks-not-kept": {
    happened: "Callback yang menunggu di klien hilang saat klien dimulai ulang.",
    remedy:
      "Berhentilah mengirim, dan tunggu sampai notifikasi terakhir tiba. Aktifkan callback_persist jika Anda tetap memakai klien itu.",
  },
  "not-in-account": {
    happened: "Akun bisnis tidak memuat nomor ini.",
    remedy:
      "Bandingkan number.phoneNumberId dan cloud.businessAccountId di rencana dengan pengelola nomor di platform. Mentransfer nomor antarakun adalah prosedur yang berbeda.",
  },
  "id-differs": {
    happened: "Akun mencantumkan nomor ini dengan ID yang berbeda.",
    remedy: "Tetapkan ID yang ditunjukkan di sini di rencana sebagai number.phoneNumberId.",
  },
  "number-differs": {
    happened: "ID di rencana milik nomor yang berbeda.",
    remedy:
      "Perbaiki number.phoneNumberId, atau number.cc dan number.phoneNumber, supaya keduanya menyebut nomor yang sama.",
  },
  "number-not-found": {
    happened: "Cloud tidak menunjukkan nomor seperti itu kepada token ini.",
    remedy: "Periksa number.phoneNumberId di rencana, dan pastikan token memiliki akses ke akun.",
  },
  "already-on-target": {
    happened: "Nomor sudah berada di tempat tujuan Anda.",
    remedy:
      "Anda dapat melanjutkan: perpindahannya sendiri dilewati atau dikonfirmasi, dan langkah-langkah yang tersisa dijalankan.",
  },
  "sides-contradict": {
    happened: "Cloud dan klien on-premises tidak sependapat tentang lokasi nomor.",
    remedy:
      "Tunggu beberapa menit dan periksa lagi: salah satunya mungkin lambat diperbarui. Jika tetap terjadi, periksa keduanya sebelum Anda melanjutkan.",
  },
  "not-registered-anywhere": {
    happened: "Baik cloud maupun klien on-premises tidak melaporkan nomor sebagai terdaftar.",
    remedy:
      "Pendaftaran sebelumnya mungkin belum tuntas. Daftarkan dulu nomor di tempat seharusnya; jika tidak, tidak ada cadangan untuk dipindahkan.",
  },
  "number-banned": {
    happened: "Platform telah mencekal nomor ini.",
    remedy: "Minta peninjauan kepada platform. Nomor tidak dapat pindah sampai pencekalan itu dicabut.",
  },
  "number-deleted": {
    happened: "Nomor telah dihapus dari akun.",
    remedy: "Tambahkan lagi ke akun di pengelola nomor di platform, lalu periksa lagi.",
  },
  "number-migrated": {
    happened: "Cloud melaporkan bahwa nomor telah ditransfer ke akun lain.",
    remedy: "Temukan akun yang memilikinya sekarang, dan tetapkan ID akun itu di rencana.",
  },
  "number-restricted": {
    happened: "Platform telah membatasi atau menandai nomor ini.",
    remedy:
      "Lihat di pengelola nomor di platform apa sebabnya, dan apakah menunggu membantu. Nomor yang dibatasi mungkin ditolak.",
  },
  "status-not-known": {
    happened: "Platform melaporkan status nomor yang tidak dikenal Switchover.",
    remedy: "Sebelum melanjutkan, lihat artinya di pengelola nomor di platform.",
  },
  "sending-blocked": {
    happened: "Platform memblokir pengiriman dari nomor ini.",
    remedy:
      "Lihat di pengelola nomor di platform bagian mana yang diblokir: nomor, akun, bisnis, atau aplikasi. Selama nomor ada di klien on-premises, mungkin itu saja sebabnya.",
  },
  "sending-limited": {
    happened: "Platform membatasi pengiriman dari nomor ini.",
    remedy:
      "Lihat di pengelola nomor di platform apa yang kurang, misalnya metode pembayaran atau verifikasi.",
  },
  "sending-not-known": {
    happened: "Switchover tidak mengenal apa yang dilaporkan platform tentang pengiriman nomor ini.",
    remedy: "Sebelum melanjutkan, lihat artinya di pengelola nomor di platform.",
  },
  "sandbox-mode": {
    happened: "Nomor ada dalam mode uji coba.",
    remedy: "Lanjutkan hanya jika Anda memang ingin memindahkan nomor uji coba.",
  },
  "quality-low": {
    happened: "Peringkat kualitas nomor rendah.",
    remedy:
      "Anda dapat melanjutkan, tetapi lebih baik mengirim lebih sedikit dan menunggu sampai peringkatnya pulih.",
  },
  "not-verified": {
    happened: "Nomor belum diverifikasi di cloud.",
    remedy:
      "Verifikasi dulu di pengelola nomor di platform, atau bersiaplah melakukannya jika pendaftaran ditolak.",
  },
  "name-not-approved": {
    happened: "Nama tampilan belum disetujui.",
    remedy: "Tunggu persetujuannya, lalu unduh lagi sertifikatnya.",
  },
  "name-differs": {
    happened: "Cloud menunjukkan nama tampilan yang berbeda dari rencana.",
    remedy:
      "Perbaiki number.displayName di rencana, atau cari tahu mengapa namanya berbeda sebelum Anda melanjutkan.",
  },
  "account-locked": {
    happened: "Nomor atau akunnya terkunci.",
    remedy: "Minta dukungan platform membuka kunci itu. Mencoba lagi membuatnya bertahan lebih lama.",
  },
  "policy-block": {
    happened: "Platform telah memblokir akun karena pelanggaran kebijakan.",
    remedy: "Baca pemberitahuan akun di pengelola platform dan minta peninjauan.",
  },
  "pin-refused-before": {
    happened: "PIN yang sama ini sebelumnya ditolak untuk nomor ini.",
    remedy:
      "Temukan PIN yang benar, atau atur ulang ke nilai lain di tempat nomor berada sekarang, dan tetapkan PIN itu di rencana.",
  },
  "pin-refused-elsewhere": {
    happened: "Sebuah PIN ditolak untuk nomor ini dari folder data lain.",
    remedy:
      "Pastikan PIN Anda berbeda dari itu, atau atur ulang PIN di tempat nomor berada sekarang. Migrasi meminta Anda mengetik bahwa PIN-nya berbeda.",
  },
  "pin-not-given": {
    happened: "Rencana tidak berisi PIN.",
    remedy: "Tetapkan sebagai number.pin, atau pastikan verifikasi dua langkah nonaktif untuk nomor ini.",
  },
  "attempts-spent": {
    happened: "Tidak ada percobaan yang tersisa untuk nomor ini.",
    remedy:
      "Tunggu sampai waktu yang ditunjukkan di sini. Percobaan lebih lanjut akan memblokir pendaftaran selama 72 jam lagi.",
  },
  "attempts-low": {
    happened: "Hanya sedikit percobaan yang tersisa untuk nomor ini.",
    remedy:
      "Pastikan PIN sebelum Anda melanjutkan, atau tunggu sampai percobaan sebelumnya berumur lebih dari 72 jam.",
  },
  "not-base64": {
    happened:
      "Sertifikat bukan teks base64, jadi tidak dapat didekode di sini. Sertifikat itu dikirim apa adanya.",
    remedy: "Salin lagi dari pengelola nomor di platform, utuh dan tanpa perubahan.",
  },
  "not-a-certificate": {
    happened:
      "Sertifikat tidak dapat diurai sebagai sertifikat pendaftaran. Sertifikat itu dikirim apa adanya.",
    remedy: "Pastikan itu sertifikat nomor dan bukan sertifikat server, lalu salin lagi.",
  },
  "cert-of-another-number": {
    happened: "Sertifikat tampaknya untuk nomor yang berbeda.",
    remedy: "Unduh sertifikat nomor ini dari pengelola nomor di platform.",
  },
  "cert-number-unclear": {
    happened: "Sertifikat berisi angka yang mungkin nomor lain, atau bukan nomor telepon sama sekali.",
    remedy: "Pastikan Anda mengunduhnya untuk nomor ini, lalu lanjutkan.",
  },
  "cert-name-differs": {
    happened: "Sertifikat tampaknya berisi nama tampilan yang berbeda.",
    remedy: "Unduh lagi sertifikatnya; sertifikat lama memuat nama pada masanya.",
  },
  "throughput-drops": {
    happened: "Nomor memiliki throughput tinggi di cloud, dan kehilangannya dengan 1 shard.",
    remedy: "Rencanakan 2 shard atau lebih di number.shards jika Anda memerlukan throughput itu.",
  },
  "shards-not-connected": {
    happened: "Tidak semua shard klien on-premises terhubung.",
    remedy:
      "Hubungkan kembali core app yang kurang sebelum Anda memindahkan nomor, supaya cadangannya lengkap.",
  },
  "too-few-nodes": {
    happened: "Klaster memiliki terlalu sedikit core app untuk jumlah shard-nya.",
    remedy:
      "Tambahkan core app sampai jumlahnya 1 lebih banyak daripada shard, atau rencanakan lebih sedikit shard.",
  },
  "not-a-cluster": {
    happened: "Klien berjalan sebagai satu node dan hanya mendukung 1 shard.",
    remedy: "Siapkan dulu klien sebagai klaster, atau rencanakan 1 shard.",
  },
  "other-apps-subscribed": {
    happened: "Aplikasi lain selain aplikasi Anda akan menerima pesan akun ini.",
    remedy:
      "Jika ada yang tidak Anda kenal, hentikan langganannya di pengelola platform sebelum Anda memindahkan nomor.",
  },
  "override-would-be-lost": {
    happened: "Akun memiliki URL callback sendiri. Langganan aplikasi Anda menghapusnya.",
    remedy:
      "Dapatkan URL lengkap dan token verifikasinya dari pemiliknya, untuk menetapkan keduanya lagi setelah migrasi. Atau jadikan URL callback aplikasi Anda sendiri yang benar.",
  },
  "number-callback-set": {
    happened: "Nomor memiliki URL callback sendiri, yang didahulukan daripada URL aplikasi Anda.",
    remedy: "Sebelum Anda memindahkan nomor, pastikan URL itu masih benar, atau kosongkan.",
  },
  "no-callback": {
    happened: "Tidak ada URL callback yang ditetapkan, jadi notifikasi tidak akan sampai ke mana pun.",
    remedy: "Tetapkan URL callback untuk aplikasi Anda di dasbor aplikasi platform.",
  },
  "same-endpoint": {
    happened: "Kedua API mengantarkan ke URL yang sama, dalam format yang berbeda.",
    remedy:
      "Berikan URL tersendiri kepada setiap API, atau pastikan aplikasi di belakangnya memahami kedua format.",
  },
  "country-code-repeated": {
    happened: "Nomor nasional diawali dengan kode negara, jadi kode itu tertulis dua kali.",
    remedy: "Hapus kode negara dari number.phoneNumber; kode itu hanya boleh ada di number.cc.",
  },
  "trunk-prefix": {
    happened: "Nomor nasional memiliki awalan yang hanya ditekan di dalam negaranya.",
    remedy: "Hapus awalan itu dari number.phoneNumber: tulis nomor seperti saat dihubungi dari luar negeri.",
  },
  "number-invalid": {
    happened: "Nomor tidak cocok dengan rencana penomoran mana pun yang dikenal Switchover.",
    remedy: "Bandingkan number.cc dan number.phoneNumber dengan nomor seperti yang ditunjukkan platform.",
  },
  "disk-low": {
    happened: "Ruang kosong di disk folder data kurang dari 50 MB.",
    remedy: "Kosongkan ruang, atau pilih folder data di disk lain dengan --data-dir.",
  },
  "folder-read-only": {
    happened: "Tidak ada yang dapat ditulis ke folder data: folder ini hanya-baca bagi pengguna ini.",
    remedy: "Izinkan pengguna ini menulis ke folder itu, atau pilih folder data lain dengan --data-dir.",
  },
  "folder-moved": {
    happened:
      "Folder data ini ditandai sebagai dipindahkan ke tempat lain: tidak ada yang dimulai atau dilanjutkan di sini.",
    remedy:
      "Lanjutkan di tempat salinan dipulihkan. Jika tidak dipulihkan di mana pun, hapus tandanya dengan switchover data stay.",
  },
  "vault-damaged": {
    happened: "Brankas tidak dapat dibaca. Tidak ada isinya yang dihapus.",
    remedy: "Pulihkan folder data dari cadangan Anda sendiri, atau mulai dengan folder data lain.",
  },
  "vault-changed": {
    happened: "Kunci brankas diganti setelah brankas dibuat. Tidak ada isinya yang dihapus.",
    remedy: "Pasang folder data yang asli, atau mulai dengan yang lain.",
  },
  "vault-newer": {
    happened: "Brankas ini dibuat oleh versi Switchover yang lebih baru. Tidak ada isinya yang diubah.",
    remedy: "Gunakan versi yang lebih baru, atau mulai dengan folder data lain.",
  },
  "no-recovery-key": {
    happened:
      "Brankas terbuka dengan penyimpanan kunci komputer ini. Jika komputer hilang, cadangan nomor juga hilang.",
    remedy:
      "Buat kunci pemulihan untuk brankas dan simpan jauh dari komputer ini: cetak atau simpan lembar pemulihan dan ketik empat karakter terakhirnya. Tanpa kunci, migrasi berhenti sebelum mendaftarkan nomor, sampai Anda mengonfirmasi bahwa Anda melanjutkan tanpa kunci.",
  },
  "unresolved-run": {
    happened: "Migrasi sebelumnya untuk nomor ini berakhir dengan lokasi tidak diketahui.",
    remedy: "Usahakan kedua API merespons, supaya salah satunya melaporkan lokasi, lalu periksa lagi.",
  },
  "run-open": {
    happened: "Sebuah migrasi nomor ini masih terbuka.",
    remedy: "Lanjutkan atau tinggalkan migrasi itu, lalu periksa lagi.",
  },
  "run-elsewhere": {
    happened: "Sebuah migrasi nomor ini masih terbuka di folder data lain.",
    remedy:
      "Lanjutkan di folder datanya sendiri, atau tinggalkan di sana. Jika folder itu hilang, Anda dapat meninggalkannya dari folder lain mana pun.",
  },
  "number-busy": {
    happened: "Proses Anda yang lain sedang mengerjakan nomor ini sekarang.",
    remedy: "Tunggu proses yang lain itu, atau akhiri, lalu periksa lagi.",
  },
  "records-unusable": {
    happened: "Tidak diketahui apakah ada migrasi nomor ini yang terbuka: catatannya tidak dapat dipakai.",
    remedy: "Periksa izin folder dan ruang kosong di disknya, lalu periksa lagi.",
  },
  "clock-skew": {
    happened: "Jam komputer ini berbeda lebih dari 5 menit dari jam server.",
    remedy: "Atur agar komputer ini menyetel jamnya dari server waktu.",
  },
  "password-short": {
    happened: "Kata sandi cadangan pendek.",
    remedy:
      "Hapus backupPassword dari rencana, dan Switchover membuat kata sandi yang kuat. Atau gunakan 16 karakter atau lebih.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
