/** Words about the program itself. */
export const about = {
  title: "Tentang Switchover",
  lead: "Switchover memindahkan nomor telepon bisnis antara API pesan on-premises dan API cloud, serta menunjukkan lokasinya dan buktinya.",
  this: "Instalasi ini",
  version: "Versi",
  host: "Berjalan di",
  hosts: {
    desktop: "jendela tersendiri",
    browser: "peramban, hanya dari komputer ini",
    terminal: "terminal",
  },
  platform: "Sistem",
  data: "Folder data",
  promise: "Data Anda",
  promiseText:
    "Yang Anda masukkan dan terima tetap di folder data di komputer ini sampai Anda mengekspornya. Switchover terhubung ke platform yang Anda siapkan, ke tunnel atau endpoint bila Anda memintanya, ke server atau alat obrolan tujuan peringatan Anda, ke registri perutean bila Anda mengambil alamat pengirim, dan ke server pembaruan jika ada yang ditentukan. Rahasia dienkripsi di brankas dan tidak ditampilkan lagi.",
  ended: {
    abrupt:
      "Tidak ada catatan bahwa Switchover ditutup. Entri terakhirnya dalam log pada {{at}}. Penyebabnya kegagalan program, dihentikan dari luar, komputer kehilangan daya, atau entri terakhirnya tidak dapat ditulis.",
    page: "Halaman jendela berakhir tanpa diduga dan dimuat lagi. Itu terjadi sebelum {{at}}.",
    error: "Switchover mengalami kesalahan internal. Itu terjadi sebelum {{at}}.",
    works: "Yang tercatat sampai saat itu ada di folder data. Migrasi yang terputus tercantum di Migrasikan.",
    next: "Jika terjadi lagi, siapkan paket dukungan di bawah dan kirimkan ke dukungan Anda. Tidak ada yang dikirim dengan sendirinya.",
  },
  support: {
    title: "Dukungan",
    text: "Paket dukungan adalah zip berisi versi, pengaturan, log, jurnal tanpa data rahasia, dan keterangan tentang komputer ini. Anda melihat isinya sebelum menyimpannya. Tidak ada yang dikirim.",
    prepare: "Siapkan paket dukungan",
    save: "Simpan paket dukungan",
    discard: "Jangan simpan",
    saved: "Disimpan sebagai {{file}}. Tidak ada yang dikirim.",
  },
  docs: "Dokumentasi",
  doc: {
    readme: "README.md: apa yang dilakukan Switchover dan cara memulainya",
    commandLine: "docs/command-line.md: setiap perintah, untuk skrip",
    plan: "docs/plan.md: file rencana sebuah migrasi",
    assumptions: "docs/assumptions.md: apa yang diasumsikan Switchover tentang platform",
    webhooks: "docs/webhooks.md: menerima notifikasi dan menguji URL callback",
    tunnels: "docs/tunnels.md: cara mendapatkan URL publik",
    desktop: "docs/desktop.md: aplikasi desktop",
    updates: "docs/updates.md: pembaruan aplikasi desktop",
    alerts: "docs/alerts.md: pemberitahuan ke server atau alat obrolan",
    managed: "docs/managed.md: yang dapat ditetapkan administrator",
    security: "docs/security.md: apa yang dilindungi, dan dari apa",
    support: "docs/support.md: log dan paket dukungan",
  },
  licences: "Lisensi",
  licencesText:
    "Switchover berlisensi Apache 2.0. Program ini dibuat dari paket sumber terbuka, masing-masing dengan lisensinya sendiri: nama, versi dan lisensinya ada di third-party-licenses.txt, di folder program.",
} as const;
