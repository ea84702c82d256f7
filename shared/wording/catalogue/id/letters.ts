import type { letters as english } from "../en/letters.ts";
import type { TranslationOf } from "../words.ts";

/** Letters about a migration, to the customer and to the owner of the number. "We" are those who carry it out. */
export const letters = {
  subjectLine: "Subjek: {{subject}}",
  mark: "LATIHAN: tidak ada yang nyata di sini",
  greeting: "Halo",
  facts: {
    number: "Nomor",
    name: "Nama tampilan",
    when: "Kapan",
    whenOpen: "Belum ditetapkan: kami akan memberi tahu Anda sebelumnya.",
    downtime: "Waktu henti",
    downtimeAhead: "Beberapa detik, menurut keterangan platform. Selama itu, pesan ke nomor hilang.",
    started: "Dimulai",
    ended: "Berakhir",
    confirmedAfter: "{{duration}} dari permintaan sampai konfirmasinya",
    unmeasured: "Tidak diukur",
    gap: "Tanpa webhook",
    gapValue: "{{duration}} setelah nomor pindah",
  },
  before: {
    subject: {
      "to-cloud": "Sebelum migrasi {{spoken}} ke API cloud",
      "to-onprem": "Sebelum migrasi {{spoken}} ke klien on-premises",
    },
    lead: {
      "to-cloud": "Kami akan memindahkan {{spoken}} dari klien on-premises ke API cloud platform pesan.",
      "to-onprem": "Kami akan memindahkan {{spoken}} dari API cloud platform pesan ke klien on-premises.",
    },
    know: {
      heading: "Yang perlu Anda ketahui",
      lost: "Di sekitar saat perpindahan, platform membuang pesan ke nomor selama beberapa detik. Platform tidak melaporkan pesan yang mana dan berapa banyak, dan pesan itu tidak dapat diambil kemudian.",
      point: "Setelah nomor pindah, hanya migrasi lain yang mengembalikannya.",
      same: "Platform menjanjikan bahwa nama tampilan, status verifikasi, peringkat kualitas, templat, akun pemilik, status resmi, dan batas pesan tetap sama. Kami membandingkannya sebelum dan sesudah, dan mengirimkan hasilnya kepada Anda.",
      throughput:
        "Nomor yang berjalan dengan 2 shard atau lebih mendapat throughput yang lebih tinggi. Platform memerlukan waktu sampai 1 menit untuk itu.",
    },
    todo: {
      heading: "Yang perlu dilakukan",
      pause:
        "Jeda kampanye dan pengiriman terjadwal sejak waktu yang direncanakan sampai Anda mendapat kabar dari kami.",
      freeze: "Sampai saat itu, jangan ubah nomor, templatnya, atau PIN dua langkahnya.",
      payloads:
        "Pastikan pesan sistem Anda mengikuti API cloud: API cloud menolak properti yang diterima klien on-premises, tombol tanpa indeks, dan spasi di sekitar teks tombol.",
      media:
        "ID media klien on-premises tidak berfungsi di cloud: unggah lagi medianya, atau gunakan tautan publik.",
      endpoint:
        "Siapkan endpoint untuk notifikasi cloud: strukturnya berbeda dari notifikasi klien on-premises.",
      phone:
        "Pastikan ada orang di dekat telepon {{spoken}}: kode 6 digit datang melalui {{channel}}. Hanya kami yang boleh menerimanya, lewat telepon.",
      network: "Biarkan koneksi keluar klien on-premises tetap terbuka: port TCP 443 dan 5222.",
      endpointBack:
        "Siapkan endpoint Anda untuk notifikasi klien on-premises: strukturnya berbeda dari notifikasi cloud.",
    },
    channel: { sms: "SMS", voice: "panggilan telepon" },
    close: "Sesudahnya Anda mendapat hasilnya dari kami, beserta apa yang mengonfirmasinya.",
  },
  after: {
    subject: {
      complete: "Hasil migrasi {{spoken}}: selesai",
      open: "Hasil migrasi {{spoken}}: tidak selesai",
    },
    lead: {
      complete: "Migrasi {{spoken}} sudah selesai.",
      open: "Migrasi {{spoken}} berakhir tanpa diselesaikan.",
    },
    place: {
      cloud: {
        proven: "Nomor ada di cloud. {{basis}}",
        attested:
          "Nomor ada di cloud, sebagaimana dilaporkan oleh orang yang menjalankan migrasi. Platform belum mengonfirmasinya.",
      },
      "on-premises": {
        proven: "Nomor ada di klien on-premises. {{basis}}",
        attested:
          "Nomor ada di klien on-premises, sebagaimana dilaporkan oleh orang yang menjalankan migrasi. Platform belum mengonfirmasinya.",
      },
      unknown:
        "Lokasi nomor tidak diketahui. Pesan mungkin hilang sampai lokasinya terkonfirmasi. Kami terus memeriksa, dan memberi tahu Anda apa yang kami temukan.",
    },
    downtimeNote:
      "Menurut jam komputer yang menjalankan migrasi. Platform membuang pesan selama beberapa detik lagi dan tidak melaporkan yang mana.",
    proof: {
      heading: "Yang mengonfirmasinya",
      line: "{{link}}: {{state}}",
      lineAt: "{{link}}: {{state}}, {{at}}",
      reported: "{{link}}: dilaporkan oleh orang yang menjalankan migrasi, belum dikonfirmasi platform",
      none: "Tidak ada uji setelah perpindahan yang tercatat.",
    },
    compared: {
      heading: "Sebelum dan sesudah",
      same_other: "{{count}} nilai yang dibandingkan sama seperti sebelumnya.",
      line: "{{member}}: {{before}} sebelumnya, {{after}} sesudahnya. {{why}}",
      none: "Tidak ada yang dapat dibandingkan: nilai-nilai nomor tidak dibaca sebelum dan sesudahnya.",
    },
    todo: {
      heading: "Yang perlu dilakukan sekarang",
      cloud: {
        send: "Kirim hanya melalui API cloud. Klien on-premises tidak lagi mengirim untuk nomor ini.",
        receive:
          "Notifikasi sekarang datang dari cloud, dengan strukturnya sendiri dan ditandatangani. Sebagian mungkin datang dua kali: hitung setiap ID pesan satu kali.",
        media:
          "Unggah lagi media, atau gunakan tautan publik: ID media klien on-premises tidak berfungsi di cloud.",
        watch:
          "Mulailah dengan beberapa pesan, dan pastikan statusnya tiba, sebelum Anda melanjutkan kampanye.",
      },
      "on-premises": {
        send: "Kirim hanya melalui klien on-premises. API cloud tidak lagi mengirim untuk nomor ini.",
        receive:
          "Notifikasi sekarang datang dari klien on-premises, dengan strukturnya sendiri dan tanpa tanda tangan.",
        media:
          "Unggah lagi media, atau gunakan tautan publik: ID media cloud tidak berfungsi di klien on-premises.",
        watch:
          "Mulailah dengan beberapa pesan, dan pastikan statusnya tiba, sebelum Anda melanjutkan kampanye.",
      },
      worksNot:
        "Jangan mengirim dulu: nomor tidak berfungsi sampai platform meninjaunya. Biarkan kampanye dijeda sampai Anda mendapat kabar dari kami.",
      unclear:
        "Biarkan kampanye dijeda sampai Anda mendapat kabar dari kami: platform melaporkan sesuatu tentang nomor ini yang artinya belum pasti.",
      unsubscribed:
        "Notifikasi belum tiba: langganan webhook nomor belum terkonfirmasi. Kami akan memberi tahu Anda bila sudah.",
      wait: "Jangan mengirim melalui nomor ini sampai Anda mendapat kabar dari kami: belum pasti di API mana nomor terdaftar.",
      stay: "Lanjutkan seperti sebelum migrasi. Kami akan memberi tahu Anda kelanjutannya.",
    },
    report: "Laporan bertanda tangan dengan setiap langkah dan buktinya tersedia dari kami.",
  },
  twoStep: {
    subject: "Mohon nonaktifkan verifikasi dua langkah untuk {{spoken}}",
    lead: {
      "to-cloud":
        "Untuk memindahkan {{spoken}} ke API cloud, platform meminta PIN dua langkah 6 digit nomor itu. Kami tidak mengetahuinya.",
      "to-onprem":
        "Untuk memindahkan {{spoken}} ke klien on-premises, platform meminta PIN dua langkah 6 digit nomor itu jika verifikasi dua langkah aktif. Kami tidak mengetahuinya.",
    },
    ask: "Jika Anda mengetahui PIN-nya, mohon telepon kami, dan jangan ubah apa pun. Jika tidak, mohon nonaktifkan verifikasi dua langkah:",
    steps: {
      open: "Buka pengelola web platform, dan masuk sebagai pemilik akun bisnis.",
      number: "Buka pengaturan {{spoken}}, lalu verifikasi dua langkah.",
      off: "Nonaktifkan, dan konfirmasikan dengan tautan dalam email yang dikirim platform kepada Anda.",
      tell: "Beri tahu kami bahwa sudah nonaktif. Jangan aktifkan lagi sampai migrasi berakhir.",
    },
    after: {
      "to-cloud": "Migrasi menetapkan PIN baru. Anda mendapatkannya dari kami dengan cara yang aman.",
      "to-onprem": "Setelah migrasi, mohon aktifkan lagi dengan PIN Anda sendiri.",
    },
    warning:
      "Jangan pernah mengirim PIN lewat email atau obrolan, kepada kami atau siapa pun. Dengan PIN itu, orang lain dapat mendaftarkan nomor.",
  },
  code: {
    subject: "Kode untuk {{spoken}}: mohon bacakan kepada saya",
    ask: {
      sms: "Dalam beberapa menit {{spoken}} mendapat SMS dengan kode 6 digit. Mohon bacakan kepada saya lewat telepon. Jangan memasukkannya sendiri di mana pun.",
      voice:
        "Dalam beberapa menit {{spoken}} mendapat panggilan dengan kode 6 digit. Mohon catat dan bacakan kepada saya lewat telepon. Jangan memasukkannya sendiri di mana pun.",
    },
    warning:
      "Jangan pernah memberikan kode kepada orang lain, lewat telepon, email, atau obrolan, sekalipun mereka mengaku dari platform. Dengan kode itu, nomor dapat diambil alih.",
    unasked:
      "Jika datang kode yang tidak kita bicarakan, jangan berikan kepada siapa pun, dan telepon saya di nomor yang Anda kenal.",
    valid: "Kode berlaku sekitar 10 menit. Jika kedaluwarsa, saya meminta kode lain.",
  },
  closing: "Salam hormat",
  saved: "Surat disimpan: {{file}}",
} as const satisfies TranslationOf<"id", typeof english>;
