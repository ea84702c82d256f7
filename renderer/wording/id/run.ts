import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { run as english } from "../en/run.ts";

/** Texts of a migration: its screen, its steps, its questions and its end. */
export const run = {
  title: {
    before: {
      "to-cloud": "Menyiapkan perpindahan {{spoken}} ke cloud",
      "to-onprem": "Menyiapkan perpindahan {{spoken}} ke on-premises",
    },
    point: {
      "to-cloud": "Siap memindahkan {{spoken}} ke cloud: belum ada yang pindah",
      "to-onprem": "Siap memindahkan {{spoken}} ke on-premises: belum ada yang pindah",
    },
    question: {
      before: "Menunggu konfirmasi Anda: belum ada yang pindah",
      after: "Menunggu konfirmasi Anda untuk menyelesaikan perpindahan {{spoken}}",
      unknown: "Menunggu konfirmasi Anda: lokasi {{spoken}} tidak diketahui",
    },
    code: "Menunggu kode Anda: belum ada yang pindah",
    codeAgain: "Menunggu kode Anda: lokasi {{spoken}} tidak diketahui",
    codeReported: {
      cloud: "Menunggu kode Anda: {{spoken}} ada di cloud, belum dikonfirmasi platform",
      "on-premises": "Menunggu kode Anda: {{spoken}} ada di klien on-premises, belum dikonfirmasi platform",
    },
    pausing: {
      before: "Menunggu sampai {{time}}: belum ada yang pindah",
      after: "Menunggu sampai {{time}}",
    },
    interrupted: {
      before: "Migrasi {{spoken}} terputus: belum ada yang pindah",
      after: "Migrasi {{spoken}} terputus",
    },
    rest: {
      "to-cloud": "Menyelesaikan migrasi {{spoken}} ke cloud",
      "to-onprem": "Menyelesaikan migrasi {{spoken}} ke on-premises",
    },
    moving: {
      "to-cloud": "Memindahkan {{spoken}} ke cloud",
      "to-onprem": "Memindahkan {{spoken}} ke on-premises",
    },
    unknown: "Lokasi {{spoken}} tidak diketahui",
    besides: {
      status: "{{title}}. Status di platform: “{{value}}”",
      sending: "{{title}}. Pengiriman: “{{value}}”",
    },
    moved: {
      unheard: "{{spoken}} ada di cloud, tetapi pesannya tidak sampai kepada Anda",
      cloud: {
        working: "{{spoken}} sekarang ada di cloud dan berfungsi",
        plain: "{{spoken}} sekarang ada di cloud",
      },
      "on-premises": {
        working: "{{spoken}} sekarang ada di klien on-premises dan berfungsi",
        plain: "{{spoken}} sekarang ada di klien on-premises",
      },
    },
    notMoved: {
      unconfirmed: "Tidak ada yang dipindahkan oleh migrasi ini",
      cloud: {
        working: "Tidak dipindahkan: masih di cloud, masih berfungsi",
        plain: "Tidak dipindahkan: masih di cloud",
      },
      "on-premises": {
        working: "Tidak dipindahkan: masih di klien on-premises, masih berfungsi",
        plain: "Tidak dipindahkan: masih di klien on-premises",
      },
    },
    arrives: {
      cloud: "{{spoken}} ada di cloud, dan pesan tiba",
      "on-premises": "{{spoken}} ada di klien on-premises, dan pesan tiba",
    },
    silent: {
      cloud: "{{spoken}} ada di cloud, tetapi pesan uji tidak tiba",
      "on-premises": "{{spoken}} ada di klien on-premises, tetapi pesan uji tidak tiba",
    },
    reported: {
      cloud: "{{spoken}} ada di cloud, belum dikonfirmasi platform",
      "on-premises": "{{spoken}} ada di klien on-premises, belum dikonfirmasi platform",
    },
    ended: {
      "to-cloud": "Migrasi {{spoken}} ke cloud",
      "to-onprem": "Migrasi {{spoken}} ke on-premises",
    },
  },
  lead: "Dimulai {{at}} · ID {{run}}",
  leadOpen: "Dimulai {{at}}",
  close:
    "Anda dapat menutup jendela ini. Yang sedang berjalan tetap berlanjut, dan Anda dapat kembali ke migrasi nanti.",
  gone: "Tampilkan migrasi",
  damagedRows_other:
    "{{count}} baris jurnal migrasi ini tidak dapat dibaca. Yang dicatatnya tidak ada di sini.",
  evidence: {
    crossing: "Sedang pindah: “{{step}}” sudah dikirim, menunggu respons",
    crossingUnseen: "“{{step}}” sudah dikirim; tidak diketahui di sini apakah respons tiba",
    lost: "Tidak ada respons yang dapat dipakai atas “{{step}}” yang tercatat",
    copied: "“{{step}}” mungkin sudah dikirim dari tempat lain sejak salinan dibuat",
    unusable: "Respons atas “{{step}}” tiba, tetapi tidak menyatakan hasilnya",
    unlooked: "Migrasi ini belum memeriksa; langkah pertamanya yang melakukannya.",
    untold: "Kedua API tidak melaporkan lokasi",
    answer: "Dikonfirmasi oleh respons atas “{{step}}”",
    webhook: "Dikonfirmasi oleh webhook bertanda tangan",
    person: "belum dikonfirmasi platform",
    none: "belum terkonfirmasi",
    cloud: {
      cloud: "cloud: terdaftar di sini",
      "on-premises": "cloud: terdaftar di klien on-premises",
      nowhere: "cloud: tidak terdaftar",
      somewhere: "cloud: beroperasi, lokasi tidak dilaporkan",
      silent: "cloud: lokasi tidak dilaporkan",
    },
    client: {
      "serves-number": "klien on-premises: terhubung dengan nomor ini",
      "serves-another": "klien on-premises: melayani nomor lain",
      connected: "klien on-premises: terhubung, nomor tidak dilaporkan",
      connecting: "klien on-premises: sedang menghubungkan",
      down: "klien on-premises: tidak terhubung",
      unregistered: "klien on-premises: tidak terdaftar",
      silent: "klien on-premises: lokasi tidak dilaporkan",
    },
  },
  rescue: {
    title: "Tidak ada respons yang dapat dipakai, dan Switchover menemukan {{spoken}}",
    sent: "Permintaan dikirim.",
    lost: "Permintaan tidak mendapat respons yang dapat dipakai dan tidak dikirim lagi.",
    checked_other: "Kedua API diperiksa, sedikitnya {{count}} kali.",
    waited: "Lokasinya tidak diketahui.",
    found: "Ditemukan: {{finding}}",
    by: {
      webhook: "Ditemukan: tiba pesan bertanda tangan yang hanya dapat diterima nomor di cloud.",
      "late-answer": "Ditemukan: respons akhirnya tiba dan mengonfirmasi perpindahan.",
    },
  },
  certificate: "Sertifikat",
  evidenceOf: {
    open: "Tampilkan bukti",
    title: "Bukti",
    about: "Migrasi {{run}}. Rahasia tidak pernah ditampilkan.",
    comparisons_other: "{{count}} perbandingan",
    requests_other: "{{count}} permintaan",
    checks_other: "{{count}} pemeriksaan",
    unexpected_other: "{{count}} fakta berubah tanpa diperkirakan",
    tab: {
      comparisons: "Perbandingan",
      requests: "Permintaan",
      messages: "Pesan",
      checks: "Pemeriksaan",
    },
    none: {
      comparisons: "Tidak ada yang dapat dibandingkan: fakta nomor tidak dibaca sebelum dan sesudahnya.",
      arrived: "Tidak ada yang tiba di sini untuk nomor ini sejak itu.",
      number: "Tidak ada ruang kerja yang memuat nomor ini, jadi pesannya tidak dapat dicantumkan.",
      messages: "Tidak ada pesan dan tidak ada balasan yang terkonfirmasi sejak perpindahan.",
      checks: "Tidak ada pemeriksaan awal yang tercatat untuk migrasi ini.",
    },
    arrived: "Tiba sejak migrasi ini dimulai",
    more: "{{count}} yang terbaru ditampilkan.",
    event: "Tampilkan peristiwa ini",
    events: "Tampilkan semua peristiwa",
  },
  calls: {
    about:
      "Panggilan yang sama untuk terminal atau alat lain. Rahasia disebut namanya, tidak ditampilkan; panggilan yang mengubah sesuatu dijadikan komentar.",
    copy: "Salin sebagai cURL",
    save: "Simpan panggilan",
    form: {
      curl: "Skrip shell dengan cURL",
      har: "Arsip HTTP (HAR)",
      openapi: "Kedua API sebagai OpenAPI",
    },
    copied: "Disalin",
    notCopied: "Tidak disalin. Simpan skripnya saja.",
  },
  cells: {
    label: "Langkah migrasi ini",
    show: "Tampilkan langkah dan buktinya",
    you: "menunggu Anda",
    inspect: "Periksa",
    backup: "Cadangkan",
    register: "Daftarkan",
    subscribe: "Berlangganan",
    verify: "Verifikasi",
    account: "Minta kode",
    code: "Kirim kode",
    shards: "Tetapkan shard",
  },
  steps: {
    title: "Langkah",
    state: {
      pending: "belum dimulai",
      skipped: "dilewati",
      "in-flight": "sedang berjalan",
      "not-sent": "tidak dikirim",
      rejected: "ditolak",
      unknown: "hasil tidak diketahui",
      confirmed: "selesai",
      said: "dilaporkan oleh Anda",
      asked: "belum terkonfirmasi, tidak ada respons yang dapat dipakai",
    },
    will: {
      inspect: "Memeriksa nomor di kedua API. Hanya membaca: tidak ada yang berubah.",
      backup:
        "Klien on-premises membuat cadangan pendaftaran. Switchover mengenkripsinya di brankas dan membacanya kembali.",
      register: "Cloud mendaftarkan nomor dengan cadangan dan PIN. Mulai dari sini, nomor pindah.",
      subscribe: "Membuat aplikasi Anda berlangganan webhook akun, supaya pesan tiba.",
      verify: "Memeriksa lagi kedua API dan membandingkan nomor dengan keadaannya sebelumnya.",
      account: "Klien on-premises meminta pendaftaran. Platform mengirim kode pendaftaran.",
      code: "Anda mengirim kode. Dengan kode itu, nomor meninggalkan cloud dan pindah ke on-premises.",
      shards: "Menetapkan jumlah shard yang Anda pilih.",
    },
    byBackup: "Lokasi dikonfirmasi oleh klien on-premises: klien memberikan cadangan.",
    once: "Dikirim satu kali; dikirim ulang hanya jika Anda memintanya.",
    progress: "Menunggu respons",
    meanwhile:
      "Belum ada yang salah: platform bisa memerlukan waktu. Anda dapat menutup jendela ini. Jangan memulai migrasi yang sama di tempat lain mana pun.",
    interrupted: "Dihentikan sebelum respons. Hasil tidak diketahui.",
    copied: "Mungkin sudah dikirim dari tempat lain sejak salinan dibuat. Hasil tidak diketahui.",
  },
  detail: {
    open: "Permintaan dan respons: {{step}}",
    summary: "Permintaan dan respons",
    none: "Belum ada yang dikirim untuk langkah ini.",
    reading: "Memuat yang dikirim",
    failed: "Yang dikirim tidak dapat ditampilkan sekarang.",
    list: "Permintaan dan respons “{{step}}”",
    request: "Permintaan",
    requestNote: "Rahasia diganti dengan penanda.",
    duration: "Setelah {{duration}}",
    status: "Status HTTP {{status}}",
    code: "Kesalahan {{code}}",
    codeSub: "Kesalahan {{code}}, subkode {{subcode}}",
    platformSaid: "Pesan dari platform",
    trace: "ID jejak",
    copyTrace: "Salin ID jejak",
    witness: "Tampilkan pesan",
  },
  ready: {
    held: {
      title: "Switchover sedang mengerjakannya.",
      text: "Setiap langkah dicatat sebelum dikirim. Di sini Anda melihat apa yang ditunggu Switchover.",
    },
    lost: "Saat koneksi terputus, Switchover sedang mengerjakan migrasi ini. Tidak diketahui di sini apakah migrasi berlanjut.",
    again: "Lanjutkan migrasi",
    againIn: "Lanjutkan dalam {{left}}",
  },
  pausing: {
    title: "Menunggu sampai {{time}}",
    left: "{{duration}} lagi",
    why: {
      retry: "Permintaan tidak meninggalkan komputer ini. Switchover mencobanya lagi setelah penantian ini.",
      "second-look":
        "Perubahan bisa memerlukan beberapa detik untuk terlihat. Switchover memeriksa lagi kedua API setelah penantian ini.",
      "told-to-wait": "Platform meminta penantian ini.",
      throughput:
        "Nomor sudah pindah dan aplikasi sudah berlangganan webhook-nya. Platform memerlukan waktu sampai 1 menit untuk menaikkan throughput-nya; Switchover memeriksanya lagi setelah penantian ini.",
    },
    itself: "Berlanjut secara otomatis.",
    now: "Penantian selesai. Lanjutkan migrasi.",
  },
  ask: {
    warnings: {
      list: "Peringatan",
      accept: "Saya sudah membaca peringatan dan menerimanya",
      go: "Lanjutkan dengan peringatan",
    },
    sending: {
      accept: "Tidak ada yang mengirim melalui nomor ini",
      go: "Pengiriman dijeda: lanjutkan",
    },
    point: {
      next: "Yang terjadi berikutnya",
      nextText: {
        "to-cloud":
          "Cloud mendaftarkan nomor dengan cadangan dan PIN. Ini tidak dapat dibatalkan: klien on-premises langsung kehilangan nomor.",
        "to-onprem":
          "Klien on-premises meminta pendaftaran, dan platform mengirim kode. Meminta kode tidak memindahkan apa pun.",
      },
      downtime: "Perkiraan waktu henti",
      downtimeIs: "Beberapa detik. Pesan yang dikirim saat itu hilang tanpa pemberitahuan.",
      backup: "Di mana cadangan berada",
      backupText: "Terenkripsi di brankas, sebagai {{label}}, sampai Anda menghapusnya.",
      backupNone: "Brankas tidak memiliki cadangan untuk migrasi ini.",
      code: "Yang tidak dapat dibatalkan",
      codeText:
        "Mengirim kode. Begitu platform menerimanya, cloud langsung kehilangan nomor. Anda mengirimnya sendiri di layar berikutnya.",
      back: "Cara memindahkan kembali",
      backText: "Migrasi baru ke arah sebaliknya, dengan pemeriksaan dan waktu henti sendiri.",
      pin: "PIN yang salah dapat menghentikan klien on-premises. Jika PIN-nya mungkin lain, tetapkan dulu yang baru.",
      go: { "to-cloud": "Pindahkan ke cloud", "to-onprem": "Minta kode" },
      stay: "Jeda di sini",
      doneBackup: "Dijeda. Cadangan sudah dibuat dan terenkripsi di brankas.",
      doneChecks: "Dijeda. Kedua API sudah diperiksa; tidak ada yang diubah.",
      notDone: {
        "to-cloud": "Tidak ada pendaftaran yang dikirim. Lanjutkan di sini kapan pun Anda mau.",
        "to-onprem": "Tidak ada kode yang diminta. Lanjutkan di sini kapan pun Anda mau.",
      },
    },
    phrase: { go: "Lanjutkan" },
    name: {
      expected: "Diharapkan",
      reported: "Dilaporkan oleh klien on-premises",
      noneExpected: "tidak ada yang ditetapkan",
      noneReported: "tidak ada",
      label: "Ketik nama yang dilaporkan untuk menerimanya",
      accept: "Saya sudah membandingkan kedua nama: yang dilaporkan adalah bisnis saya",
      go: "Terima nama",
      hidden:
        "Nama itu memuat karakter yang tidak terlihat. Karakter itu ditampilkan sebagai escape, seperti \\u{202e}; ketik seperti yang ditunjukkan.",
    },
  },
  type: {
    number: "Ketik digit nomor untuk melanjutkan: {{spoken}}",
    left_other: "{{count}} digit lagi",
    matches: "Cocok",
    hint: "Semua digit dengan kode negara. Spasi tidak berpengaruh.",
    not: "Itu belum nomornya.",
  },
  unknown: {
    watch: {
      title: "Memeriksa secara otomatis",
      paused: "Pemeriksaan dijeda",
      text: "Pemeriksaan berikutnya menyusul setelah 30 detik, lalu makin jarang, sampai setiap 2 menit. Permintaan tidak pernah dikirim ulang dengan sendirinya.",
      next: "sampai pemeriksaan berikutnya",
      checking: "Memeriksa kedua API",
      locked: "Pemeriksaan dijeda: brankas terkunci.",
      unlock: "Buka dan periksa",
      failed: "Pemeriksaan tidak dapat dilakukan.",
      agree: {
        still: {
          cloud: "Kedua API masih melaporkannya di cloud. Permintaan bisa berlaku kemudian.",
          "on-premises":
            "Kedua API masih melaporkannya di klien on-premises. Permintaan bisa berlaku kemudian.",
        },
        there: {
          cloud: "Kedua API melaporkannya di cloud.",
          "on-premises": "Kedua API melaporkannya di klien on-premises.",
        },
      },
      count_other: "{{count}} pemeriksaan sejak {{since}}",
      latest: "Pemeriksaan terbaru",
      go: "Periksa sekarang",
    },
    message: {
      title: "Sebuah pesan dapat mengonfirmasi cloud",
      text: "Pesan bertanda tangan kepada {{spoken}} yang tiba di sini mengonfirmasi bahwa nomor ada di cloud. Jika tidak ada yang tiba, itu tidak mengonfirmasi apa pun: pesan hanya dapat tiba bila aplikasi Anda sudah berlangganan.",
      listening: "Mendengarkan sejak {{since}}: pesan ke nomor ini datang ke sini.",
      test: "Uji webhook",
    },
    meanwhile: {
      title: "Sampai saat itu",
      lost: "Pesan ke nomor mungkin hilang.",
      backup: {
        there: "Cadangan aman di brankas.",
        released: "Cadangan tidak lagi ada di brankas.",
        "not-known": "Cadangan disimpan di brankas sebelum permintaan.",
      },
      screens: "Anda dapat memakai layar lain: pemeriksaan berlanjut selama Switchover berjalan.",
      next: "Begitu lokasi diketahui, migrasi berlanjut atau berakhir dengan sendirinya.",
    },
    ways: "Saya tahu di mana nomor berada",
    waysNote:
      "Hanya jika Anda dapat melihatnya sendiri. Tidak ada yang dilakukan di sini tanpa konfirmasi Anda.",
    seen: {
      title: "Laporkan lokasi",
      text: "Gunakan dasbor platform. Dicatat sebagai dilaporkan oleh Anda.",
      cloud: "Laporkan cloud…",
      "on-premises": "Laporkan on-premises…",
      dialog: {
        cloud: "Laporkan bahwa {{spoken}} ada di cloud?",
        "on-premises": "Laporkan bahwa {{spoken}} ada di klien on-premises?",
      },
      means: {
        moved:
          "Langkah itu ditandai selesai, sebagaimana dilaporkan oleh Anda, dan migrasi berlanjut dengan langkah berikutnya.",
        "unmoved-register": "Migrasi berakhir sebagai tidak dipindahkan. Anda dapat memulai yang baru.",
        "unmoved-code": "Migrasi kembali menunggu kode pendaftaran.",
        ended:
          "Dicatat dalam migrasi sebagai dilaporkan oleh Anda. Anda lalu dapat memulai migrasi baru nomor ini.",
      },
      warning: "Laporan yang salah dapat memutus pesan. Jangan melaporkan jika tidak yakin.",
      go: { cloud: "Laporkan cloud", "on-premises": "Laporkan on-premises" },
    },
    repeat: {
      register: {
        title: "Kirim ulang pendaftaran",
        text: "PIN dan cadangan yang sama. Memakai 1 percobaan.",
        go: "Kirim ulang…",
        dialog: "Kirim ulang pendaftaran {{spoken}}?",
        means:
          "Switchover memeriksa dulu kedua API. Permintaan yang sama dikirim ulang hanya jika itu tidak memastikan apa pun.",
        confirm: "Kirim ulang pendaftaran",
      },
      code: {
        title: "Kirim kode lagi",
        text: "Ini saja tidak mengirim apa pun. Anda dapat memasukkan lagi kode pendaftaran.",
        go: "Masukkan kode lagi…",
        dialog: "Masukkan lagi kode untuk {{spoken}}?",
        means:
          "Switchover memeriksa dulu kedua API. Anda dapat mengirim kode lagi hanya jika itu tidak memastikan apa pun.",
        confirm: "Masukkan kode lagi",
      },
    },
    attempts: "Tersisa: {{inRun}} dalam migrasi ini, {{inWindow}} dalam 72 jam.",
    attemptsFree:
      "Tersisa: {{inRun}} dalam migrasi ini, {{inWindow}} dalam 72 jam. Berikutnya tersedia: {{time}}.",
    spent: "Tidak ada percobaan yang tersisa: permintaan tidak dapat dikirim ulang sekarang.",
    abandon: {
      title: "Tinggalkan migrasi ini",
      text: "Migrasi berakhir. Lokasi nomor tetap tidak diketahui sampai pemeriksaan menemukannya atau Anda melaporkannya.",
    },
  },
  abandon: {
    open: "Tinggalkan migrasi…",
    title: "Tinggalkan migrasi ini?",
    means:
      "Switchover memeriksa kedua API satu kali, lalu mengakhiri migrasi. Switchover tidak mengirim apa pun yang mengubah nomor.",
    place: {
      known: "Nomor tetap di tempatnya. Anda dapat memulai migrasi baru.",
      unknown:
        "Lokasi tidak diketahui; meninggalkan migrasi tidak mengubahnya. Migrasi baru memeriksa dulu kedua API. Jika keduanya tidak menunjukkan nomor, laporkan lokasinya.",
      half: "Nomor sudah pindah. Yang masih perlu dilakukan, seperti webhook, tetap tidak dilakukan.",
    },
    ended:
      "Anda tidak dapat melanjutkannya setelah itu. Rahasia yang disimpan untuknya dihapus; cadangannya tetap ada.",
    confirm: "Tinggalkan migrasi",
    cancel: "Pertahankan migrasi",
  },
  foundSince: {
    title: {
      cloud: "Pemeriksaan sejak itu menemukannya di cloud",
      "on-premises": "Pemeriksaan sejak itu menemukannya di klien on-premises",
      unknown: "Pemeriksaan sejak itu tidak menemukan lokasi",
    },
    text: "Diperiksa {{time}}.",
    reported: {
      cloud: "Itu bukan tempat yang Anda laporkan: di cloud. Pemeriksaan itu yang berlaku.",
      "on-premises":
        "Itu bukan tempat yang Anda laporkan: di klien on-premises. Pemeriksaan itu yang berlaku.",
      unknown: "Pemeriksaan itu yang berlaku.",
    },
    before: {
      cloud: "Migrasi ini berakhir dengan nomor di cloud.",
      "on-premises": "Migrasi ini berakhir dengan nomor di klien on-premises.",
      unknown: "Saat migrasi ini berakhir, lokasinya tidak diketahui.",
    },
    open: "Buka nomor",
  },
  followed: { open: "Buka migrasi yang lebih baru" },
  ended: {
    pin: {
      title: "Masukkan PIN yang benar",
      text: {
        "to-cloud":
          "Cloud menolak PIN. PIN yang salah juga dapat menghentikan klien on-premises, jadi kedua API diperiksa sesudahnya. Setiap PIN dikirim satu kali.",
        "to-onprem": "Klien on-premises menolak PIN. Setiap PIN dikirim satu kali.",
      },
      held: "Platform meminta masa tunggu. Anda dapat melanjutkan dalam",
      go: "Simpan PIN dan lanjutkan",
    },
    movesAtOnce: {
      title: "Melanjutkan langsung memindahkan nomor",
      text: "Titik tanpa jalan kembali sudah dikonfirmasi. Setelah dilanjutkan, Switchover mengirim permintaan pendaftaran tanpa bertanya lagi.",
    },
    newRun: "Mulai migrasi baru",
    newRunIn: "Mulai migrasi baru dalam {{left}}",
    downtimeTitle: "Waktu henti terukur: {{duration}}",
    downtimeUntilConfirmed: "Waktu henti: {{duration}} dari permintaan sampai konfirmasi",
    unmeasured: "Waktu henti tidak diukur.",
    tick: "1 garis adalah {{duration}}",
    sentAt: "Permintaan dikirim {{time}}",
    arrivedAt: "Terkonfirmasi {{time}}",
    waited: "Di antaranya, menunggu seseorang",
    downtime: {
      answer: "Dari permintaan perpindahan sampai responsnya",
      "look-up": "Dari permintaan perpindahan sampai pemeriksaan yang mengonfirmasinya",
      asked: "Dari permintaan perpindahan sampai pemeriksaan sesudahnya",
      webhook: "Dari permintaan perpindahan sampai pesan yang mengonfirmasinya",
      person: "Dari permintaan perpindahan sampai laporan Anda",
    },
    downtimeNote:
      "Di sekitar saat perpindahan, platform membuang pesan selama beberapa detik dan tidak melaporkan yang mana.",
    gap: "Dari respons pendaftaran sampai langganan",
    changes: {
      title: "Sebelum dan sesudah",
      member: "Apa",
      before: "Sebelum",
      after: "Sesudah",
      judged: "Perbandingan",
    },
    pair: {
      title: "Cadangan di brankas",
      text: "Cadangan pendaftaran ada di brankas dengan label ini. Simpan sampai nomor sudah pindah dan pesan tiba.",
      unseen:
        "Migrasi menyimpan cadangan pendaftaran di brankas dengan label ini. Kali ini brankas tidak diperiksa, jadi tidak diketahui apakah cadangan itu masih ada di sana.",
      label: "Label cadangan",
      copy: "Salin label",
      forget: "Hapus cadangan…",
      dialog: "Hapus cadangan {{spoken}}?",
      means:
        "Cadangan dihapus dari brankas. Setelah nomor meninggalkan klien on-premises, cadangan baru tidak dapat dibuat.",
      confirm: "Hapus cadangan permanen",
      gone: "Cadangan telah dihapus dari brankas.",
    },
    back: {
      title: "Pindahkan kembali",
      text: "Migrasi baru dengan pemeriksaan dan waktu henti sendiri.",
      show: "Tampilkan rencana",
      notes: "Sebelum Anda memakainya",
      copy: "Salin rencana",
      save: "Simpan rencana sebagai file",
      link: "Pindahkan kembali",
    },
    story: {
      save: "Simpan log aktivitas",
      copy: "Salin log aktivitas",
      failed: "Log aktivitas tidak dapat dibaca.",
    },
  },
  problem: {
    goToRun: "Buka migrasi itu",
    toSheet: "Buat lembar pemulihan",
    again: "Coba lagi",
  },
} as const satisfies TranslationOf<"id", typeof english>;
