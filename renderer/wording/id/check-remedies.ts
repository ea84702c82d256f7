export const checkCauses = {
  "name-mismatch": "Sertifikat server ditujukan untuk nama yang berbeda dari URL koneksi.",
  "fingerprint-mismatch":
    "Sertifikat server bukan sertifikat yang sidik jarinya Anda percayai. Tidak ada yang dikirim ke server itu.",
  "version-refused": "Cloud menolak versi API ruang kerja.",
  "app-differs": "Token itu milik aplikasi yang berbeda dari yang ditetapkan di ruang kerja.",
  "brand-differs": "Izin token memiliki awalan merek yang berbeda dari ruang kerja.",
  "serves-another-number": "Klien on-premises melayani nomor lain, bukan nomor ini.",
  "number-differs": "ID nomor telepon itu milik nomor lain.",
  "name-differs": "Cloud melaporkan nama tampilan yang berbeda dari yang Anda harapkan untuk nomor ini.",
  "pin-not-given": "Tidak ada PIN yang disimpan untuk nomor ini.",
  "number-invalid": "Nomor tidak cocok dengan format nomor telepon mana pun yang dikenal Switchover.",
} as const;

export const checkRemedies = {
  "name-not-found":
    "Periksa ejaan URL di ruang kerja, dan pastikan komputer ini memakai server DNS atau VPN yang benar.",
  "connection-refused": "Periksa port di URL, dan pastikan server berjalan.",
  "proxy-unreachable":
    "Periksa URL proxy, di ruang kerja pada “Jaringan” atau di pengaturan komputer ini, dan pastikan proxy berjalan.",
  "proxy-authentication":
    "Masukkan URL proxy, nama pengguna, dan kata sandi di ruang kerja, pada “Jaringan”. Jika proxy meminta cara selain Basic, uji koneksi di pengaturan: uji itu menyebut caranya.",
  "proxy-unsupported":
    "Tetapkan proxy HTTP atau HTTPS di ruang kerja, pada “Jaringan”, atau pilih tanpa proxy jika server dapat dijangkau tanpanya.",
  redirect: "Tetapkan URL API yang sebenarnya di ruang kerja, setelah memastikan bahwa URL itu benar.",
  "self-signed":
    "Buka sertifikat di ruang kerja dan bandingkan sidik jarinya, atau gunakan file CA otoritasnya.",
  "unknown-ca":
    "Jika itu otoritas perusahaan Anda sendiri, gunakan file CA-nya di ruang kerja. Jika bukan, koneksi mungkin disadap: periksa dulu sertifikat itu dengan administrator jaringan Anda.",
  "name-mismatch":
    "Gunakan salah satu nama di sertifikat dalam URL, atau buka sertifikat di ruang kerja dan percayai sidik jarinya.",
  "missing-intermediate":
    "Atur server agar mengirim seluruh rantai, atau gunakan sertifikat yang kurang sebagai file CA di ruang kerja.",
  "fingerprint-mismatch":
    "Buka sertifikat di ruang kerja. Jika sertifikat itu tidak sengaja diganti, koneksi mungkin disadap.",
  "version-refused":
    "Ubah versi API pada “Nama dan pengaturan API” di ruang kerja ke versi yang didukung platform Anda.",
  "token-invalid": "Buat token baru, atau periksa nama pengguna dan kata sandi, dan simpan di ruang kerja.",
  "token-expired": "Buat token baru dan simpan di ruang kerja.",
  "token-ends-soon":
    "Buat token yang berlaku setidaknya satu hari, misalnya milik pengguna sistem, dan simpan di ruang kerja.",
  "app-differs":
    "Simpan token aplikasi ruang kerja, atau tetapkan aplikasi token di ruang kerja jika itu yang Anda inginkan.",
  "brand-differs":
    "Ubah awalan merek pada “Nama dan pengaturan API” di ruang kerja ke awalan nama-nama platform Anda.",
  "account-not-granted":
    "Berikan akses ke akun ini kepada pengguna token, lalu buat token baru. Atau perbaiki ID akun bisnis di ruang kerja.",
  "password-change-required":
    "Simpan kata sandi baru di ruang kerja, pada kredensial: migrasi menetapkannya. Atau ubah kata sandi pertama di klien, lalu simpan yang baru sebagai kata sandi.",
  "not-admin": "Gunakan kredensial administrator klien di ruang kerja.",
  "gateway-unregistered":
    "Pastikan URL on-premises ruang kerja adalah URL klien yang melayani nomor Anda. Jika nomor sudah ada di cloud, tidak ada yang perlu dipindahkan.",
  "serves-another-number":
    "Setiap nomor memerlukan kliennya sendiri: simpan nomor ini di ruang kerja yang URL on-premises-nya adalah URL klien nomor itu.",
  "not-in-account":
    "Bandingkan ID nomor dan ID akun bisnis ruang kerja dengan pengelola nomor di platform. Memindahkan nomor antarakun adalah transfer, yang tidak dilakukan Switchover.",
  "id-differs": "Hapus nomor dari ruang kerja dan impor lagi dari akun, dengan ID yang ditunjukkan di sini.",
  "number-differs": "Hapus nomor dari ruang kerja dan impor lagi dari akun, supaya ID dan nomornya cocok.",
  "number-not-found":
    "Bandingkan ID nomor dengan pengelola nomor di platform, dan pastikan token memiliki akses ke akun.",
  "number-migrated":
    "Temukan akun yang memilikinya sekarang, dan tambahkan nomor ke ruang kerja dengan akun itu.",
  "name-differs":
    "Perbaiki nama tampilan di pengaturan migrasi nomor, atau cari tahu mengapa namanya berbeda sebelum Anda melanjutkan.",
  "pin-refused-before":
    "Temukan PIN yang benar, atau atur ulang ke nilai lain di tempat nomor berada sekarang, dan simpan PIN itu di rahasia nomor.",
  "pin-not-given": "Simpan di rahasia nomor, atau pastikan verifikasi dua langkah nonaktif untuk nomor ini.",
  "throughput-drops":
    "Pilih 2 shard atau lebih di pengaturan migrasi nomor jika Anda memerlukan throughput itu.",
  "too-few-nodes":
    "Tambahkan core app sampai jumlahnya satu lebih banyak daripada shard, atau pilih lebih sedikit shard di pengaturan migrasi nomor.",
  "not-a-cluster": "Siapkan dulu klien sebagai klaster, atau pilih 1 shard di pengaturan migrasi nomor.",
  "country-code-repeated": "Hapus nomor dari ruang kerja dan tambahkan lagi dengan kode negaranya satu kali.",
  "trunk-prefix":
    "Hapus nomor dari ruang kerja dan tambahkan lagi tanpa awalan itu, seperti ditulis di luar negeri.",
  "number-invalid":
    "Bandingkan nomor dengan tampilannya di platform. Jika salah di sini, hapus dan tambahkan lagi.",
  "disk-low": "Kosongkan ruang disk, atau mulai Switchover dengan folder data di disk lain.",
  "folder-read-only":
    "Izinkan pengguna ini menulis ke folder data, atau mulai Switchover dengan folder lain.",
  "folder-moved":
    "Lanjutkan di tempat salinan dipulihkan. Jika tidak dipulihkan di mana pun, hapus tandanya di Ikhtisar.",
  "password-short":
    "Hapus kata sandi cadangan yang tersimpan, dan setiap migrasi membuat kata sandi yang kuat. Atau simpan kata sandi dengan 16 karakter atau lebih.",
} as const;
