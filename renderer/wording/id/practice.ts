/** Words of the practice platform. */
export const practice = {
  lead: "Platform tiruan di balik Latihan. Layar lain hanya mengetahui apa yang dikembalikan kedua API-nya.",
  elsewhere: "Hanya tersedia dalam Latihan.",
  number: "Nomor latihan",
  really: "Lokasi nomor latihan yang sebenarnya",
  home: {
    "on-premises": "Platform telah mendaftarkannya di klien on-premises.",
    cloud: "Platform telah mendaftarkannya di cloud.",
    nowhere:
      "Tidak terdaftar di mana pun: sebuah migrasi ke on-premises mengeluarkannya dari cloud dan menunggu kodenya.",
  },
  phone: {
    title: "Telepon latihan",
    none: "Belum ada pesan. Kode pendaftaran tiba di sini.",
    sms: "Kode pendaftaran Anda adalah",
    copy: "Salin kode",
  },
  write: {
    title: "Kirim pesan ke nomor latihan",
    text: "Pesan",
    kind: "Jenis pesan",
    kinds: {
      text: "Teks",
      voice: "Pesan suara",
      unsupported: "Pesan yang tidak didukung",
    },
    send: "Kirim pesan",
    fate: {
      cloud: "Cloud menerimanya. Notifikasi dikirim, kecuali gangguan yang diaktifkan mencegahnya.",
      "on-premises": "Pesan tiba di klien on-premises, dan klien sedang mengirim notifikasinya.",
      dropped:
        "Hilang: kedua API tidak memiliki koneksi yang berfungsi untuk nomor ini. Pengirim tidak diberi tahu.",
      unheard:
        "Cloud menerimanya, tetapi tidak ada aplikasi yang berlangganan, jadi tidak ada notifikasi yang dikirim.",
    },
  },
  notifications: {
    title: "Notifikasi",
    hint: "Yang dikirim platform tentang pesan. Tanpa respons 200, cloud mencoba lagi selama 7 hari dengan jarak yang makin panjang; klien on-premises mencoba lagi tanpa batas.",
    delivered: "Diantarkan",
    waiting: "Menunggu",
    failed: "Percobaan yang gagal",
    givenUp: "Tidak diantarkan",
    next: "Percobaan berikutnya dalam {{wait}}",
    nextNow: "Mencoba lagi sekarang",
    clock: "Jam platform menunjukkan {{time}}.",
    pass: "Majukan jam",
    passHint:
      "Memajukan jam platform melebihi jam Anda. Percobaan ulang yang jatuh tempo sementara itu dikirim; kode, masa tunggu, dan blokir bertambah umurnya. Sesi masuk tidak.",
    minutes: {
      "1": "1 menit",
      "60": "1 jam",
      "1440": "1 hari",
      "10080": "7 hari",
    },
    passing: "Memajukan jam dan mengirim percobaan ulang yang jatuh tempo.",
  },
  faults: {
    title: "Gangguan",
    hint: "Aktifkan satu, lalu mulai migrasi untuk melihat bagaimana Switchover menanganinya.",
    filter: "Cari gangguan",
    noneFits: "Tidak ada gangguan yang cocok.",
    off: "Nonaktifkan",
    offNamed: "Nonaktifkan: {{fault}}",
    more: "Gangguan lainnya ({{count}})",
    onTitle: "Gangguan yang aktif",
    on_other: "{{count}} aktif",
    allOff: "Nonaktifkan semua",
    direction: {
      "to-cloud": "Pindah ke cloud",
      "to-onprem": "Pindah ke on-premises",
      both: "Di kedua arah",
      webhooks: "Notifikasi",
      registry: "Alamat pengirim",
    },
  },
  again: {
    title: "Atur ulang latihan",
    hint: "Menempatkan nomor di API yang Anda pilih dan menghapus gangguan, percobaan yang terpakai, dan migrasi yang terbuka. Migrasi yang sudah berakhir tetap ada di riwayat.",
    "on-premises": "Atur ulang ke on-premises",
    cloud: "Atur ulang ke cloud",
    text: {
      "on-premises":
        "Menempatkan nomor latihan di klien on-premises dan mengatur ulang semua yang lain. Migrasi latihan yang belum berakhir ditinggalkan.",
      cloud:
        "Menempatkan nomor latihan di cloud dan mengatur ulang semua yang lain. Migrasi latihan yang belum berakhir ditinggalkan.",
    },
    underWay:
      "Sebuah migrasi latihan sedang berjalan. Tunggu sampai berhenti, atau tinggalkan, lalu atur ulang.",
    cancel: "Biarkan seperti adanya",
  },
} as const;
