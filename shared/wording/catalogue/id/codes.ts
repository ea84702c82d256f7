import type { codes as english } from "../en/codes.ts";
import type { TranslationOf } from "../words.ts";

/** What the platforms' error codes mean, and what the person who runs the migration can do, by the rows of the code tables. */
export const codes = {
  cloud: {
    "window-closed": {
      cause: "Sudah lebih dari 24 jam sejak orang ini terakhir menulis ke nomor.",
      advice:
        "Biarkan orang itu menulis lagi, lalu jawab. Di luar 24 jam ini platform hanya mengantarkan templat yang disetujui.",
    },
    "message-undeliverable": {
      cause: "Pesan tidak dapat diantarkan kepada orang ini.",
      advice: "Uji dengan telepon lain yang aplikasi pesannya mutakhir dan tidak memblokir nomor ini.",
    },
    "recipient-not-allowed": {
      cause:
        "Nomor ini hanya boleh menulis ke daftar penerima yang diizinkan, dan telepon ini tidak ada di dalamnya.",
      advice:
        "Tambahkan telepon itu ke daftar di dasbor platform, atau uji dengan telepon yang ada di dalamnya.",
    },
    "recipient-is-sender": {
      cause: "Pengirim dan penerima adalah nomor yang sama.",
      advice: "Kirim kata kunci dari telepon lain.",
    },
    "name-not-approved": {
      cause: "Nama tampilan nomor harus disetujui sebelum nomor dapat mengirim pesan.",
      advice: "Mintalah agar nama disetujui di dasbor platform. Menerima pesan tidak memerlukannya.",
    },
    payment: {
      cause: "Akun memiliki masalah dengan pembayarannya.",
      advice: "Periksa pengaturan pembayaran akun bisnis.",
    },
    "spam-limit": {
      cause:
        "Platform membatasi apa yang dikirim nomor ini, karena orang memblokir atau melaporkan pesannya.",
      advice: "Periksa kualitas nomor di dasbor platform sebelum Anda mengirim lagi.",
    },
    "message-held-back": {
      cause: "Platform memilih tidak mengantarkan pesan ini kepada orang ini.",
      advice: "Tunggu beberapa jam dan uji lagi, atau uji dengan telepon lain.",
    },
    "country-not-served": {
      cause: "Akun tidak boleh mengirim pesan ke negara orang ini.",
      advice: "Uji dengan telepon dari negara lain, atau tanyakan pembatasan itu kepada platform.",
    },
    "token-ran-out": {
      cause: "Token akses sudah kedaluwarsa.",
      advice: "Buat token akses baru di dasbor aplikasi platform, lalu lanjutkan dari tempat Anda berada.",
    },
    "token-withdrawn": {
      cause: "Token akses dicabut atau tidak berlaku lagi.",
      advice: "Buat token akses baru, dan pastikan seluruhnya tersalin.",
    },
    "token-not-accepted": {
      cause: "Platform menolak token akses.",
      advice: "Pastikan seluruh token tersalin, token itu milik aplikasi yang benar, dan belum kedaluwarsa.",
    },
    "not-allowed": {
      cause: "Token tidak diizinkan melakukan ini untuk akun bisnis ini.",
      advice:
        "Berikan kedua izin pesan kepada aplikasi, dan akses ke akun bisnis ini kepada penggunanya. Lalu buat token baru.",
    },
    "capability-missing": {
      cause: "Aplikasi tidak memiliki kemampuan yang diperlukan panggilan ini.",
      advice:
        "Pastikan di dasbor aplikasi bahwa produk pesan sudah ditambahkan ke aplikasi, dan aplikasi sudah lolos peninjauan.",
    },
    "policy-block": {
      cause: "Platform telah memblokir akun ini karena melanggar kebijakannya.",
      advice: "Buka halaman kualitas akun di platform dan ikuti langkah-langkahnya.",
    },
    "unknown-id": {
      cause: "Tidak ada yang memiliki ID ini, atau token tidak diizinkan melihatnya.",
      advice: "Bandingkan ID nomor telepon dan ID akun bisnis dengan dasbor platform.",
    },
    "override-too-early": {
      cause: "Hanya aplikasi yang sudah berlangganan yang dapat memiliki URL callback sendiri.",
      advice: "Buat dulu aplikasi berlangganan, lalu tetapkan URL callback-nya.",
    },
    "field-unknown": {
      cause: "Versi platform ini tidak mengenal salah satu bidang yang diminta.",
      advice: "Tidak ada yang perlu dilakukan: bidang-bidang itu diminta satu per satu.",
    },
    "backup-unreadable": {
      cause: "Platform tidak dapat membaca cadangan dengan kata sandi yang dikirim.",
      advice: "Jangan daftarkan nomor di tempat lain mana pun. Buat cadangan baru dan coba lagi.",
    },
    "value-refused": {
      cause: "Nilai yang dikirim tidak ada atau tidak diizinkan.",
      advice: "Baca rinciannya, perbaiki rencana, lalu jalankan lagi pemeriksaan.",
    },
    "removal-unfinished": {
      cause: "Penghapusan nomor ini sebelumnya belum tuntas.",
      advice: "Selesaikan penghapusan nomor di dasbor platform, lalu daftarkan lagi.",
    },
    "registration-down": {
      cause: "Layanan pendaftaran tidak tersedia sekarang.",
      advice: "Tunggu beberapa menit dan periksa di mana nomor berada. Baru setelah itu coba lagi.",
    },
    "pin-wrong": {
      cause: "PIN ini bukan PIN yang melindungi nomor ini.",
      advice:
        "Jangan menebak. Nonaktifkan verifikasi dua langkah di API yang memiliki nomor, atau temukan PIN yang benar.",
    },
    "account-locked": {
      cause: "Akun bisnis terkunci, atau yang dikirim tidak cocok dengan catatan platform.",
      advice:
        "Sebelum mencoba lagi, periksa status akun di dasbor platform, dan pastikan PIN dua langkah: PIN yang salah mungkin juga ditolak dengan kesalahan ini.",
    },
    "number-unverified": {
      cause: "Nomor harus diverifikasi sebelum dapat didaftarkan.",
      advice: "Verifikasi nomor dengan kode di dasbor platform.",
    },
    "pin-locked": {
      cause: "Terlalu banyak PIN yang salah: platform tidak menerima PIN untuk sementara waktu.",
      advice:
        "Tunggu selama yang diminta dalam rincian, atau beberapa saat jika rincian tidak menyebutkan lamanya. Setiap percobaan lagi memperpanjang masa tunggu.",
    },
    "pin-too-fast": {
      cause: "PIN dicoba terlalu cepat, satu demi satu.",
      advice: "Tunggu beberapa menit, dan pastikan PIN sebelum percobaan berikutnya.",
    },
    "not-registered": {
      cause: "Nomor tidak terdaftar di API cloud.",
      advice: "Periksa di mana nomor berada sebelum Anda melanjutkan.",
    },
    "number-just-deleted": {
      cause: "Nomor baru saja dihapus dan belum bebas.",
      advice: "Tunggu 5 menit, lalu coba lagi.",
    },
    "registration-limit": {
      cause: "Nomor telah didaftarkan atau dibatalkan pendaftarannya 10 kali dalam 72 jam.",
      advice: "Tunggu 72 jam. Sampai saat itu, setiap percobaan ditolak.",
    },
    "certificate-fault": {
      cause: "Sertifikat nomor memiliki kesalahan, atau pendaftarannya gagal karena kesalahan itu.",
      advice: "Pastikan nama tampilan disetujui, lalu daftarkan lagi.",
    },
    "code-wrong": {
      cause: "Kode verifikasi ditolak.",
      advice: "Periksa kodenya, atau minta yang baru setelah masa tunggu.",
    },
    "too-many-calls": {
      cause: "Terlalu banyak panggilan dilakukan dalam waktu singkat.",
      advice:
        "Tunggu selama yang diminta platform, atau beberapa saat jika platform tidak menyebutkan lamanya, lalu lanjutkan.",
    },
    "account-busy": {
      cause: "Akun sedang diubah, misalnya dipindahkan ke throughput yang lebih tinggi.",
      advice: "Tunggu beberapa menit, lalu coba lagi.",
    },
    maintenance: {
      cause: "Platform sedang dalam pemeliharaan.",
      advice: "Tunggu, dan periksa halaman status platform.",
    },
    "not-now": {
      cause: "Platform tidak dapat melakukan ini sekarang dan tidak menyebut alasan.",
      advice: "Tunggu beberapa menit dan periksa di mana nomor berada. Baru setelah itu coba lagi.",
    },
    "account-unproven": {
      cause:
        "Ini menyangkut transfer nomor ke akun bisnis lain: kepemilikannya belum terkonfirmasi, atau verifikasi dua langkah masih aktif.",
      advice:
        "Perpindahan antar-API tidak memerlukan keduanya. Periksa di rencana apakah nomor dan akun memang berpasangan.",
    },
    "listed-already": {
      cause: "Nomor sudah ada dalam daftar akun bisnis ini.",
      advice: "Bandingkan daftar nomor akun dengan rencana.",
    },
    "no-account-move": {
      cause: "Nomor tidak sedang ditransfer antarakun bisnis.",
      advice: "Transfer antarakun dimulai di dasbor platform, dan tidak diperlukan untuk mengganti API.",
    },
    "account-move-blocked": {
      cause:
        "Nomor tidak dapat ditransfer ke akun bisnis ini: webhook, persetujuan nama, pembayaran, atau permintaan yang terbuka mencegahnya.",
      advice: "Bandingkan kedua akun di dasbor platform. Mengganti API tidak memerlukan akun lain.",
    },
    template: {
      cause: "Sebuah templat pesan melanggar aturan platform.",
      advice: "Templat tetap sama saat nomor mengganti API-nya; perbaiki templat di dasbor.",
    },
  },
  onPrem: {
    "window-closed": {
      cause: "Sudah lebih dari 24 jam sejak orang ini terakhir menulis ke nomor.",
      advice: "Biarkan orang itu menulis lagi, lalu jawab. Di luar 24 jam ini hanya templat yang diantarkan.",
    },
    "message-undeliverable": {
      cause: "Pesan tidak dapat diantarkan kepada orang ini.",
      advice: "Uji dengan telepon lain yang aplikasi pesannya mutakhir.",
    },
    "recipient-blocked": {
      cause: "Penerima diblokir.",
      advice: "Uji dengan telepon lain, atau buka blokir telepon ini.",
    },
    "identity-changed": {
      cause: "Kode keamanan penerima telah berubah, dan klien menunggu sampai perubahan itu diakui.",
      advice: "Akui perubahan itu di klien, atau uji dengan telepon lain.",
    },
    "code-guesses": {
      cause: "Terlalu banyak kode yang salah dimasukkan.",
      advice:
        "Tunggu selama yang diminta dalam rincian, atau beberapa saat jika rincian tidak menyebutkan lamanya, lalu minta kode baru.",
    },
    "code-too-soon": {
      cause: "Sebuah kode baru saja diminta.",
      advice:
        "Gunakan kode yang sudah dikirim, atau tunggu dan minta kode lain. Jika rincian menyebutkan lamanya, tunggu selama itu.",
    },
    "registration-down": {
      cause: "Layanan pendaftaran tidak tersedia sekarang.",
      advice: "Tunggu beberapa menit, lalu coba lagi.",
    },
    "pin-wrong": {
      cause: "PIN tidak ada, atau bukan PIN yang melindungi nomor ini.",
      advice:
        "Jangan menebak. Temukan PIN yang benar, atau nonaktifkan verifikasi dua langkah di tempat nomor berada.",
    },
    "sign-in-ran-out": {
      cause: "Sesi dengan klien on-premises sudah kedaluwarsa.",
      advice: "Masuk lagi. Switchover melakukannya otomatis bila memiliki nama pengguna dan kata sandi.",
    },
    "token-refused": {
      cause: "Klien on-premises menolak token.",
      advice: "Masuk lagi. Switchover melakukannya otomatis bila memiliki nama pengguna dan kata sandi.",
    },
    "code-too-old": {
      cause: "Kodenya sudah kedaluwarsa.",
      advice: "Minta kode baru dan masukkan dalam 10 menit.",
    },
    "code-wrong": {
      cause: "Kode ini bukan kode yang dikirim.",
      advice: "Bandingkan dengan pesannya. Hanya kode terbaru yang berlaku.",
    },
    "number-blocked": {
      cause: "Nomor diblokir.",
      advice:
        "Tanyakan sebabnya kepada dukungan platform; nomor tidak dapat didaftarkan sampai mereka membuka blokirnya.",
    },
    "certificate-refused": {
      cause: "Klien menolak sertifikat nomor.",
      advice: "Unduh lagi sertifikat nomor ini, dan masukkan seluruh teksnya ke file rencana.",
    },
    "refused-without-reason": {
      cause: "Klien menolak permintaan tanpa alasan: sebabnya mungkin kode, PIN, atau nomor itu sendiri.",
      advice: "Periksa kode dan PIN sebelum percobaan berikutnya; setiap percobaan dihitung.",
    },
    "shards-not-now": {
      cause: "Klien tidak dapat mengubah shard-nya sekarang.",
      advice: "Tunggu sebentar, lalu coba lagi dengan nilai yang sama.",
    },
    "not-admin": {
      cause: "Pengguna yang masuk bukan administrator klien.",
      advice: "Masuk sebagai administrator klien on-premises.",
    },
    "sign-in-refused": {
      cause: "Klien on-premises menolak token, atau nama pengguna dan kata sandi.",
      advice: "Periksa nama pengguna dan kata sandi, atau dapatkan token baru dengan masuk.",
    },
    "user-unknown": {
      cause: "Klien on-premises tidak mengenal pengguna ini.",
      advice: "Periksa nama pengguna.",
    },
    "first-password": {
      cause: "Kata sandi pertama klien harus diubah sebelum yang lain.",
      advice:
        "Tambahkan kata sandi baru ke rencana; kata sandi itu berlaku saat Switchover pertama kali masuk.",
    },
    "account-locked": {
      cause: "Akun nomor terkunci.",
      advice: "Periksa akun di dasbor platform; mendaftarkan tidak akan membukanya.",
    },
    "unknown-call": {
      cause: "Klien tidak memiliki apa pun dengan nama ini.",
      advice: "Pastikan versi klien memiliki panggilan ini, dan nomor sudah disiapkan di klien.",
    },
    "value-refused": {
      cause: "Nilai yang dikirim tidak ada, terlalu panjang, atau tidak diizinkan.",
      advice: "Baca rinciannya, perbaiki rencana, lalu jalankan lagi pemeriksaan.",
    },
    "certificate-altered": {
      cause: "Sertifikat nomor tidak ditandatangani, milik nomor lain, atau telah diubah.",
      advice: "Unduh lagi sertifikat nomor ini.",
    },
    "too-many-calls": {
      cause: "Terlalu banyak panggilan dilakukan dalam waktu singkat.",
      advice:
        "Tunggu selama yang diminta klien, atau beberapa saat jika klien tidak menyebutkan lamanya, lalu lanjutkan.",
    },
    "still-starting": {
      cause: "Klien masih memulai.",
      advice: "Tunggu sampai kesehatannya “connected”, lalu coba lagi.",
    },
    overloaded: {
      cause:
        "Klien tidak dapat melakukan ini sekarang: klien kelebihan beban, basis datanya tidak merespons, atau klien tidak menyebut alasan.",
      advice: "Periksa log dan kesehatan klien sebelum Anda mencoba lagi.",
    },
    "not-primary": {
      cause: "Node yang merespons bukan master utama klaster.",
      advice: "Periksa peran dalam kesehatan klien, dan kirim panggilan ke master utama.",
    },
    "no-webhook-address": {
      cause: "Tidak ada URL callback yang ditetapkan di klien.",
      advice: "Tetapkan URL callback di pengaturan aplikasi klien.",
    },
    "exists-already": {
      cause: "Yang akan dibuat sudah ada.",
      advice: "Periksa keadaan klien saat ini sebelum Anda melanjutkan.",
    },
    payment: {
      cause: "Akun memiliki masalah dengan pembayarannya.",
      advice: "Periksa pengaturan pembayaran akun bisnis.",
    },
    "about-a-message": {
      cause: "Ini menyangkut satu pesan atau penerimanya, bukan nomor.",
      advice: "Periksa pesan dari sistem Anda sendiri.",
    },
    template: {
      cause: "Ini menyangkut templat pesan.",
      advice: "Templat tetap sama saat nomor mengganti API-nya.",
    },
  },
} as const satisfies TranslationOf<"id", typeof english>;
