/** Words of the settings. */
export const settings = {
  lead: "Perubahan langsung berlaku.",
  lost: {
    corrupted: "File pengaturan rusak, jadi dimulai dari awal dengan nilai bawaan.",
    setAside:
      "File pengaturan tidak dapat dibaca, jadi nilai bawaan berlaku. File lama ada di folder data sebagai {{name}}.",
    works:
      "Nomor, migrasi, koneksi, dan rahasia tidak terpengaruh. Bahasa, tampilan, penguncian otomatis, dan pengaturan API untuk ruang kerja baru kembali ke nilai bawaannya.",
    checkFirst:
      "Periksa pengaturan di bawah. Perubahan Anda berikutnya mempertahankan file lama di samping yang baru.",
    check: "Periksa pengaturan di bawah.",
    seen: "Mengerti",
  },
  lostAlerts: {
    what: "Daftar tujuan peringatan tidak dapat dibaca, jadi dimulai dari awal. File lama ada di folder data sebagai {{name}}.",
    works: "Migrasi, penerima, rahasia, dan cadangan tidak terpengaruh.",
    next: "Atur lagi peringatan dan ringkasan desktop, di kartu di bawah. Sampai saat itu, tidak ada yang dikirim.",
  },
  lostReceiving: {
    what: "Pengaturan untuk menerima webhook tidak dapat dibaca, jadi nilai bawaan berlaku. File lama ada di folder data sebagai {{name}}.",
    works: "Peristiwa tersimpan, migrasi, rahasia, dan cadangan tidak terpengaruh.",
    next: "Periksa untuk setiap ruang kerja apakah dipantau, endpoint dan tunnelnya, lalu apa yang disimpan dari notifikasi dan berapa lama.",
  },
  lostProofs: {
    what: "Yang terkonfirmasi setelah migrasi tidak dapat dibaca, jadi dimulai dari awal. File lama ada di folder data sebagai {{name}}.",
    works: "Migrasi, tempat nomor berada, peristiwa tersimpan, rahasia, dan cadangan tidak terpengaruh.",
    next: "Untuk setiap nomor, uji webhook dan balasan, periksa endpointnya, dan centang lagi apa yang sudah selesai di sistem Anda sendiri.",
  },
  lostSenders: {
    what: "Daftar alamat pengirim tidak dapat dibaca, jadi dimulai dari awal. File lama ada di folder data sebagai {{name}}.",
    works: "Migrasi, penerima, rahasia, dan cadangan tidak terpengaruh.",
    next: "Di Alat, Alamat pengirim, tanyakan lagi kepada registri dan atur lagi seberapa sering itu dilakukan. Sampai saat itu, tidak ada yang memberi tahu ketika alamat berubah.",
  },
  lostWorkspaces: {
    what: "Daftar ruang kerja tidak dapat dibaca, jadi dimulai dari awal. File lama ada di folder data sebagai {{name}}.",
    works:
      "Ruang kerja di dalamnya tidak ditampilkan: nama, koneksi, dan nomornya. Migrasi, rahasia, dan cadangan masih ada di folder data.",
    next: "Tambahkan lagi ruang kerja itu, atau pulihkan salinan folder data ke folder baru. Sampai saat itu, nomor di dalamnya tidak dipantau di sini.",
  },
  damaged: {
    what_other: "{{count}} nilai di brankas rusak dan tidak dapat dibaca.",
    works:
      "Nomor tidak terpengaruh. Apa yang tersimpan di sana tidak dapat dipastikan: token, kata sandi, atau PIN dapat dimasukkan lagi, cadangan migrasi tidak.",
    next: "Pada Koneksi, masukkan yang kurang. Jika ada migrasi ke cloud yang belum berakhir, biarkan klien on-premises-nya berjalan sampai berakhir. Filenya tetap di folder data.",
    connections: "Buka koneksi",
  },
  window: "Jendela",
  quiet: {
    title: "Pemberitahuan komputer ini",
    text: "Pemberitahuan muncul saat tidak ada jendela di depan. Pemberitahuan tidak menyebut nomor atau isi.",
    on: "Tahan pemberitahuan pada malam hari",
    from: "Dari",
    until: "Sampai",
    urgent: "Tetap beri tahu jika sebuah nomor mungkin tidak dapat dihubungi",
    now: "Pemberitahuan ditahan dari {{from}} sampai {{until}}, menurut jam komputer ini. Setelah itu, satu pemberitahuan menyebut berapa yang ditahan.",
    allDay: "Pemberitahuan ditahan sepanjang hari.",
    wrong: "Masukkan waktu, seperti 22:00.",
  },
  login: {
    title: "Mulai saat masuk",
    on: "Mulai Switchover saat saya masuk ke komputer ini",
    text: "Jendelanya lalu terbuka. Yang memerlukan brankas menunggu sampai brankas dibuka.",
    other:
      "Sejauh ini, saat masuk, folder data lain atau salinan Switchover lain dimulai. Menyalakan ini menggantikannya:",
  },
  appearance: {
    label: "Tampilan",
    system: "Gunakan pengaturan sistem",
    light: "Terang",
    dark: "Gelap",
    do: {
      system: "Gunakan tampilan sistem",
      light: "Gunakan tampilan terang",
      dark: "Gunakan tampilan gelap",
    },
  },
  language: {
    label: "Bahasa",
    system: "Gunakan pengaturan sistem",
    follow: "Gunakan bahasa sistem",
    use: "Bahasa: {{language}}",
    reviewedNo: "Ditinjau oleh penutur asli: belum",
  },
  vault: {
    title: "Brankas",
    practice: "Dalam Latihan, brankas terbuka secara otomatis: tidak ada isinya yang nyata.",
    lockNow: "Kunci sekarang",
    change: "Ubah frasa sandi",
    current: "Frasa sandi saat ini",
    changed: "Frasa sandi diubah. Yang lama tidak lagi membuka brankas.",
    changedBySheet: "Frasa sandi diubah. Yang lama tidak lagi membuka brankas. Lembar pemulihan masih bisa.",
    lockAfter: "Kunci otomatis setelah",
    lockAfterHint: "Sejak terakhir dipakai. Brankas tetap terbuka selama migrasi berjalan.",
    never: "Tidak pernah",
    minutes_other: "{{count}} menit",
  },
  dialect: {
    title: "Ruang kerja baru",
    text: "Pengaturan API untuk ruang kerja baru. Ruang kerja yang sudah ada mempertahankan miliknya sendiri.",
    brand: "Awalan merek",
    brandHint: "Awalan nama-nama platform, misalnya chat.",
    brandWrong: "Gunakan huruf kecil, digit, dan garis bawah, diawali huruf, misalnya chat.",
    apiVersion: "Versi API cloud",
    apiVersionHint: "Seperti di URL API, misalnya v23.0.",
    apiVersionWrong: "Gunakan bentuk v23.0.",
    save: "Simpan untuk ruang kerja baru",
  },
  log: {
    title: "Log",
    text: "Log di folder data mencatat apa yang dilakukan Switchover, untuk dukungan: perintah, permintaan, hasil, dan durasinya. Log tidak memuat rahasia, nomor telepon, atau pesan, paling besar 5 MB, dan tidak dikirim ke mana pun.",
    level: "Catat",
    levels: {
      error: "Hanya kesalahan internal",
      warn: "Kesalahan dan permintaan yang gagal",
      info: "Normal",
      debug: "Semua, juga yang hanya ditampilkan",
    },
  },
  data: {
    title: "Folder data",
    text: "Memuat brankas, jurnal, dan pengaturan. Cadangkan folder ini. Isinya tidak meninggalkan komputer ini secara otomatis.",
    copy: "Salin jalur",
    show: "Tampilkan folder",
  },
} as const;
