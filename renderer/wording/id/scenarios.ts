/** Words of the guided scenarios of Practice and of the guide inside them. */
export const scenarios = {
  title: "Skenario",
  hero: {
    none: "Enam skenario, tanpa risiko apa pun. Pertama: {{next}}.",
    some: "{{done}} dari enam selesai. Berikutnya: {{next}}.",
    all: "Keenam skenario selesai.",
  },
  done: { "1": "Satu", "2": "Dua", "3": "Tiga", "4": "Empat", "5": "Lima" },
  guided: "Sebuah panduan menuntun Anda melalui setiap skenario",
  left: "sekitar {{count}} menit lagi",
  kept: "pengaturan ulang mempertahankan yang sudah selesai",
  repeatAny: "Mulai lagi salah satunya, atau berlatih bebas",
  progress_other: "{{count}} dari 6 skenario selesai",
  free: "Berlatih bebas",
  start: "Mulai skenario {{number}}",
  startNamed: "Mulai skenario {{number}}: {{title}}",
  repeatNamed: "Mulai lagi skenario {{number}}: {{title}}",
  begin: "Mulai",
  repeat: "Lagi",
  next: "Berikutnya",
  doneMark: "Selesai",
  about: "Sekitar {{count}} menit",
  all: "Semua skenario",
  lose: {
    title: "Mulai skenario {{number}}?",
    text: "Migrasi latihan yang terbuka ditinggalkan, dan sandbox dimulai baru.",
    stay: "Pertahankan migrasi",
  },
  underWay:
    "Sebuah migrasi latihan sedang berjalan. Tunggu sampai berhenti, atau tinggalkan, lalu mulai skenario.",
  sandbox: {
    title: "Sandbox",
    starting: "Sebuah telepon, kedua API, dan gangguan yang dapat Anda aktifkan.",
    text_other: "Sebuah telepon, kedua API, dan {{count}} gangguan yang dapat Anda aktifkan.",
    open: "Buka",
    reset: "Atur ulang latihan",
  },
  of: {
    "to-cloud": {
      title: "Perpindahan ke cloud",
      next: "perpindahan ke cloud",
      goal: "Dari pemeriksaan pertama sampai nomor yang berfungsi di cloud.",
      lesson:
        "Migrasi memeriksa dulu, memindahkan nomor satu kali, dan menunjukkan bagaimana lokasinya terkonfirmasi.",
    },
    back: {
      title: "Dan kembali lagi",
      next: "perpindahan kembali",
      goal: "Perpindahan kembali memerlukan kode yang tiba di telepon.",
      lesson: "Memindahkan kembali adalah migrasi baru, dan memerlukan kode dari telepon.",
    },
    "lost-answer": {
      title: "Jawaban hilang",
      next: "jawaban hilang",
      goal: "Permintaan keluar dan tidak ada yang kembali. Lihat bagaimana itu diselesaikan.",
      lesson:
        "Respons yang hilang tidak membuktikan apa pun. Switchover memeriksa kedua API dan tidak mengirim apa pun dua kali.",
    },
    "wrong-pin": {
      title: "PIN yang salah",
      next: "PIN yang salah",
      goal: "Cloud menolaknya. Belum ada yang pindah; ganti PIN dan lanjutkan.",
      lesson: "PIN yang ditolak tidak memindahkan apa pun. Dengan yang benar, migrasi yang sama berlanjut.",
    },
    interrupted: {
      title: "Komputer berhenti di tengah jalan",
      next: "komputer berhenti di tengah jalan",
      goal: "Program berhenti di tengah perpindahan dan dimulai lagi. Lihat bagaimana program melanjutkan.",
      lesson:
        "Yang sedang berjalan sudah tercatat. Setelah dimulai ulang, Switchover memeriksa kedua API dan tidak mengirim apa pun dua kali.",
    },
    "no-webhooks": {
      title: "Webhook tidak tiba",
      next: "webhook tidak tiba",
      goal: "Nomor berfungsi, tetapi sistem Anda tidak menerima apa-apa. Temukan penyebabnya.",
      lesson: "Uji webhook menyebut penyebabnya, dan uji kedua mengonfirmasi perbaikannya.",
    },
  },
  guide: {
    label: "Panduan",
    title: "Skenario {{number}} dari 6: {{title}}",
    fold: "Lipat panduan",
    unfold: "Tampilkan panduan",
    leave: "Tinggalkan skenario",
    says: {
      move: "Pemeriksaan hanya membaca. Setelah selesai, tekan Mulai migrasi.",
      question: "Belum ada yang pindah. Jawab pertanyaan di layar ini untuk melanjutkan.",
      "question-later": "Jawab pertanyaan di layar ini untuk melanjutkan.",
      point: "Ini titik tanpa jalan kembali. Baca isinya, ketik nomor, dan konfirmasikan.",
      "request-code":
        "Meminta kode tidak memindahkan apa pun. Baca yang menyusul, ketik nomor, dan minta kode.",
      crossing:
        "Permintaan sedang dalam perjalanan, dan tidak ada yang perlu ditekan. Ikuti detik-detiknya di penanda.",
      cut: "Respons masih ditunggu. Hentikan program sekarang, seperti saat listrik padam.",
      resume:
        "Program berjalan lagi, menemukan permintaan tanpa respons, dan memeriksa kedua API. Jika diminta, tekan Lanjutkan migrasi.",
      ready: "Migrasi menunggu Anda. Tekan tombol biru untuk melanjutkan.",
      finishing: "Nomor sudah pindah. Langkah terakhir berjalan dengan sendirinya.",
      working: "Switchover sedang menjalankan sebuah langkah. Tunggu pertanyaan berikutnya.",
      code: "Kode ada di telepon latihan. Masukkan di sini dan tekan Kirim kode.",
      unknown:
        "Respons hilang, jadi lokasinya tidak diketahui. Jangan tekan apa pun: Switchover memeriksa kedua API.",
      waiting: "Switchover menunggu sebelum permintaan berikutnya. Program berlanjut dengan sendirinya.",
      pin: "Cloud menolak PIN, dan belum ada yang pindah. Yang benar adalah {{pin}}: masukkan, lalu ketik nomor.",
      "pin-later": "Cloud menolak PIN. Yang benar adalah {{pin}}: masukkan, lalu ketik nomor.",
      missed: "Migrasi selesai, tetapi skenario ini berjalan ke arah lain. Mulai lagi untuk melihatnya.",
      stopped: "Migrasi berakhir sebelum skenario berakhir. Mulai lagi skenario.",
      "test-start": "Pesan ke nomor ini tidak sampai ke sistem Anda. Mulai uji untuk menemukan penyebabnya.",
      "test-working": "Uji sedang bekerja, dan memulihkan yang diubahnya. Tunggu langkah berikutnya.",
      "test-write":
        "Kirim kata kunci dari telepon latihan. Jika uji tidak menghitungnya setelah beberapa detik, selesaikan uji untuk membaca sebabnya.",
      "test-reply": "Pesan sudah tiba. Kirim balasan atau tolak, lalu tunggu hasilnya.",
      "test-cause":
        "Baca mengapa langkah pesan gagal: tanda tangannya salah. Nonaktifkan gangguan, seolah-olah Anda memperbaiki rahasia aplikasi.",
      "test-again":
        "Penyebabnya sudah hilang. Tekan Uji lagi dan kirim kata kunci baru dari telepon latihan.",
    },
    do: { cut: "Hentikan program", switchOff: "Nonaktifkan gangguan", again: "Mulai lagi" },
    done: "Skenario {{number}} dari enam selesai",
    allDone: "Keenam skenario selesai",
    took: "dalam {{duration}}",
    nextOne: "Mulai skenario {{number}}: {{title}}",
  },
} as const;
