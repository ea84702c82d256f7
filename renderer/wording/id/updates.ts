/** Words about newer versions of the program. */
export const updates = {
  title: "Pembaruan",
  choice: {
    label: "Versi yang lebih baru",
    ask: "Tanyakan sebelum setiap unduhan dan pemasangan",
    off: "Jangan periksa versi yang lebih baru",
  },
  metered: {
    label: "Koneksi berkuota",
    choice: {
      automatic: "Seperti yang dilaporkan sistem",
      yes: "Perlakukan sebagai berkuota",
      no: "Perlakukan sebagai tidak berkuota",
    },
    system: {
      yes: "Sistem melaporkan bahwa koneksi ini berkuota.",
      no: "Sistem melaporkan bahwa koneksi ini tidak berkuota.",
      unknown:
        "Apakah koneksi ini berkuota tidak dapat diketahui di sini, jadi diperlakukan sebagai tidak berkuota.",
    },
    weekly:
      "Switchover menanyakan versi yang lebih baru seminggu sekali, bukan setiap hari. Yang lain berjalan seperti biasa: migrasi, pemeriksaan, webhook, pemantauan, dan peringatan.",
    daily: "Switchover menanyakan sekali sehari; pada koneksi berkuota seminggu sekali.",
    download: "Koneksi ini dianggap berkuota: ukuran unduhannya {{size}}.",
  },
  never: {
    "no-window": "Jendela ini milik program di baris perintah. Program itu diperbarui bersama paket asalnya.",
    checkout: "Salinan ini dijalankan dari kode sumber. Salinan ini tidak diperbarui dengan sendirinya.",
    unsigned:
      "Salinan ini tidak ditandatangani, jadi tidak dapat diperiksa apakah versi yang lebih baru berasal dari penerbit yang sama. Pasang versi yang lebih baru secara manual.",
    "unknown-package":
      "Cara pemasangan salinan ini tidak diketahui. Pasang versi yang lebih baru secara manual.",
  },
  notSetUp:
    "Pembaruan tidak disiapkan dalam build ini, jadi tidak ada server yang ditanyai. Pasang versi yang lebih baru secara manual.",
  noKey:
    "Server pembaruan sudah ditentukan, tetapi tidak ada kunci untuk memeriksa berkasnya, jadi server itu tidak ditanyai.",
  off: {
    administrator: "Administrator Anda mematikan pembaruan. Tidak ada server yang ditanyai.",
    user: "Pembaruan dimatikan. Tidak ada server yang ditanyai.",
  },
  invalid:
    "Pengaturan terkelola untuk pembaruan tidak dapat dipahami, jadi tidak ada server yang ditanyai sampai administrator Anda memperbaikinya.",
  on: {
    build:
      "Switchover menanyakan apakah ada versi yang lebih baru. Tidak ada yang diunduh atau dipasang jika Anda tidak memintanya.",
    administrator:
      "Switchover menanyakan kepada server administrator Anda apakah ada versi yang lebih baru. Tidak ada yang diunduh atau dipasang jika Anda tidak memintanya.",
  },
  fact: {
    version: "Versi ini",
    server: "Server",
    checkedAt: "Terakhir diperiksa",
    released: "Dirilis",
    size: "Ukuran",
    notes: "Yang berubah",
    never: "belum sejak Switchover dijalankan",
  },
  checked: {
    none: "Tidak diketahui apakah ada versi yang lebih baru.",
    current: "Server menyebut versi ini sebagai yang terbaru.",
    older:
      "Server menyebut versi {{version}}, yang lebih lama daripada versi ini. Tidak ada yang dipasang. Jika versi ini ditarik, pasang versi yang lebih lama secara manual.",
    staged: "Versi {{version}} dirilis bertahap. Komputer ini mendapatkannya nanti.",
    unfit: {
      preview: "Versi {{version}} adalah pratinjau. Hanya pratinjau yang diperbarui ke versi itu.",
      "no-file": "Versi {{version}} tidak memiliki paket untuk komputer ini.",
    },
    newer: "Versi {{version}} tersedia.",
    failed: "Pemeriksaan gagal. Tidak diketahui apakah ada versi yang lebih baru.",
  },
  failure: {
    unreachable: "Server tidak dapat dijangkau, atau koneksi terputus.",
    certificate: "Sertifikat server tidak diterima.",
    timeout: "Server tidak menjawab tepat waktu.",
    refused: "Server tidak mengembalikan berkas. Pengalihan tidak diikuti.",
    "no-feed": "Server tidak memiliki daftar versi untuk sistem ini.",
    "no-package": "Paket tidak ada di server.",
    "too-large": "Daftar versi di server terlalu panjang.",
    "bad-signature":
      "Daftar versi di server tidak ditandatangani dengan kunci yang dikenal. Jangan memasang apa pun dari server ini secara manual juga.",
    "bad-feed": "Daftar versi di server ditandatangani, tetapi tidak dapat dipahami.",
    "bad-package": "Paket bukan yang ditandatangani: ukuran atau checksum-nya berbeda. Paket sudah dihapus.",
    "not-ours":
      "Windows tidak mengonfirmasi bahwa paket ditandatangani oleh penerbit versi ini. Paket sudah dihapus.",
    system: "Sistem ini terlalu lama untuk versi itu.",
    disk: "Paket tidak dapat ditulis ke disk.",
    interrupted: "Ada yang dimulai dan akan terganggu oleh pembaruan.",
    "proxy-invalid":
      "Pengaturan terkelola untuk proxy tidak dapat dipahami, jadi tidak ada koneksi yang dibuat.",
    failed: "Penyebabnya tidak diketahui.",
  },
  step: {
    checking: "Memeriksa…",
    downloading: "Mengunduh: {{done}} dari {{all}}",
    downloadFailed: "Unduhan gagal. Tidak ada yang dipasang.",
    downloaded:
      "Versi {{version}} sudah diunduh dan diperiksa. Versi itu belum dipasang. Memulai ulang membuang apa yang belum disimpan di jendela mana pun.",
    byHand: "Versi {{version}} sudah diunduh dan diperiksa. Pasang dengan manajer paket sistem Anda:",
    installFailed:
      "Pemasangan tidak dapat dimulai, atau paket berubah setelah diunduh. Versi ini masih berjalan.",
    installing: "Switchover berakhir dan dijalankan lagi dengan versi {{version}}.",
  },
  waits: {
    title: "Pembaruan harus menunggu:",
    migration: "Sebuah migrasi belum berakhir.",
    batch: "Sebuah batch sedang berjalan.",
    callback: "Sebuah URL callback sedang diganti atau belum dipulihkan.",
    receiver: "Sebuah penerima sedang mendengarkan.",
    unknown: "Tidak dapat dibaca dari folder data apakah ada yang sedang berjalan.",
  },
  do: {
    check: "Periksa sekarang",
    download: "Unduh",
    stop: "Hentikan unduhan",
    install: "Mulai ulang dan pasang",
    seen: "Mengerti",
  },
  older: {
    what: "Sebelumnya versi {{before}} menggunakan folder data ini. Sekarang versi {{version}} yang lebih lama berjalan.",
    works:
      "Yang ditulis versi lebih baru tetap seperti adanya. Jika versi ini tidak memahaminya, versi ini mengatakannya dan tidak mengubah apa pun.",
    next: "Jika Anda tidak sengaja kembali, pasang lagi versi {{before}}.",
  },
  notInstalled: {
    what: "Versi {{wanted}} tidak dipasang. Versi {{version}} masih berjalan.",
    works: "Folder data tidak terpengaruh.",
    next: "Periksa lagi, atau pasang secara manual.",
  },
} as const;
