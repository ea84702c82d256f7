import type { way as english } from "../en/way.ts";
import type { TranslationOf } from "../words.ts";

/** Apa yang menghalangi jalan ke API: tiap langkah, yang ditemukannya, dan yang perlu dilakukan. */
export const way = {
  step: {
    name: "Nama",
    connection: "Koneksi",
    proxy: "Proxy",
    tls: "TLS",
    answer: "Jawaban",
  },
  status: { passed: "lulus", failed: "gagal", "not-tried": "tidak dicoba" },
  through: "Melalui proxy {{proxy}}.",
  free: {
    what: "Jalan ke {{host}} bebas.",
    next: "Tidak ada token yang dikirim. Jika panggilan tetap gagal, uji koneksi ruang kerja: token dan izin bukan bagian dari uji ini.",
  },
  otherMethod: "metode lain",
  note: {
    byChoice:
      "Sertifikat berlaku karena pilihan Anda; penerbitnya {{issuer}}. Tidak ada otoritas publik yang menjaminnya.",
    clockAhead: "Jam komputer ini {{minutes}} mnt lebih cepat daripada jam server.",
    clockBehind: "Jam komputer ini {{minutes}} mnt lebih lambat daripada jam server.",
  },
  cause: {
    "no-network": {
      what: "Komputer ini tidak punya koneksi jaringan.",
      next: "Hubungkan ke jaringan, lalu uji lagi.",
    },
    "name-not-found": {
      what: "Nama {{host}} tidak ditemukan.",
      next: "Periksa penulisannya. Jika orang lain dapat mencapainya, tanyakan kepada administrator jaringan: di beberapa perusahaan program hanya dapat keluar melalui proxy.",
    },
    "name-servers-silent": {
      what: "Tidak ada server nama yang memberi alamat {{host}}.",
      next: "Periksa koneksi jaringan, VPN, dan server nama komputer ini, lalu uji lagi.",
    },
    refused: {
      what: "{{host}} menolak koneksi.",
      next: "Tidak ada yang mendengarkan di port itu, atau firewall menolak koneksi. Periksa host dan port, lalu tanyakan kepada administrator jaringan.",
    },
    reset: {
      what: "Koneksi ke {{host}} diputus sebelum terbuka.",
      next: "Firewall bisa melakukannya; itu tidak pasti. Tanyakan kepada administrator jaringan apakah koneksi ini diizinkan.",
    },
    "timed-out": {
      what: "{{host}} tidak merespons.",
      next: "Sering kali firewall membuang paketnya; server bisa juga sedang mati. Jika perusahaan Anda memakai proxy, masukkan di pengaturan jaringan ruang kerja.",
    },
    "no-route": {
      what: "Komputer ini tidak punya rute ke {{host}}.",
      next: "Periksa koneksi jaringan dan VPN, lalu uji lagi.",
    },
    "not-allowed-here": {
      what: "Komputer ini sendiri tidak mengizinkan koneksi ke {{host}}.",
      next: "Biasanya firewall atau perangkat lunak pelindungnya yang memutuskan: izinkan Switchover di sana.",
    },
    "connection-failed": {
      what: "Koneksi ke {{host}} gagal.",
      next: "Uji lagi. Jika tetap begitu, berikan kodenya kepada administrator jaringan.",
    },
    "proxy-settings-silent": {
      what: "Pengaturan proxy komputer ini tidak memberi jawaban tepat waktu.",
      next: "Mungkin pengaturan itu menunjuk skrip yang tidak dapat dimuat. Pilih proxy dengan URL-nya, atau tanpa proxy, di pengaturan jaringan ruang kerja.",
    },
    "proxy-unsupported": {
      what: "Pengaturan komputer ini menunjuk jenis proxy yang tidak dapat dipakai Switchover.",
      next: "Masukkan proxy http:// atau https:// di pengaturan jaringan ruang kerja. SOCKS tidak didukung.",
    },
    "proxy-invalid": {
      what: "Administrator Anda menetapkan proxy yang tidak dipahami Switchover, jadi tidak ada koneksi yang dibuat.",
      next: "Minta administrator memperbaiki pengaturan terkelola.",
    },
    "proxy-sign-in": {
      what: "Proxy {{host}} memerlukan nama pengguna dan kata sandi.",
      next: "Masukkan di pengaturan jaringan ruang kerja. Switchover hanya masuk dengan Basic: jika proxy meminta cara lain, minta pengecualian kepada administratornya.",
    },
    "proxy-sign-in-refused": {
      what: "Proxy {{host}} tidak menerima nama pengguna dan kata sandi.",
      next: "Masukkan lagi di pengaturan jaringan ruang kerja. Switchover hanya masuk dengan Basic: jika proxy meminta cara lain, minta pengecualian kepada administratornya.",
    },
    "proxy-sign-in-method": {
      what: "Proxy {{host}} meminta cara masuk yang tidak dimiliki Switchover: {{methods}}.",
      next: "Switchover hanya masuk dengan Basic. Minta kepada administrator proxy pengecualian untuk host ini, atau akun dengan Basic. Atau jalankan proxy lokal yang masuk untuk Anda, seperti Px atau Cntlm, lalu masukkan alamatnya di pengaturan jaringan ruang kerja.",
    },
    "proxy-refused": {
      what: "Proxy {{host}} tidak meneruskan koneksi ke {{server}}.",
      next: "Minta administratornya mengizinkan host dan port itu.",
    },
    "proxy-lost": {
      what: "{{host}} menerima koneksi, tetapi tidak menjawab seperti proxy.",
      next: "Periksa host dan port proxy; mungkin layanan lain yang mendengarkan di sana.",
    },
    "self-signed": {
      what: "{{host}} menunjukkan sertifikat yang diterbitkannya sendiri: {{issuer}}.",
      next: "Jika itu server Anda sendiri, pilih sertifikatnya di ruang kerja. Jika bukan, mungkin ada yang menjawab menggantikannya: tanyakan kepada administrator jaringan.",
    },
    "unknown-ca": {
      what: "Sertifikat {{host}} diterbitkan otoritas yang tidak dipercaya di sini: {{issuer}}.",
      next: "Mungkin proxy atau perangkat lunak pelindung perusahaan membaca koneksi ini, atau pihak lain. Minta sertifikat otoritas itu sebagai file PEM kepada administrator, dan tambahkan hanya jika sudah dikonfirmasi.",
      nextSystem:
        "Komputer ini sendiri memercayai otoritas itu, jadi kemungkinan proxy atau perangkat lunak pelindung perusahaan membaca koneksi ini. Jika administrator mengonfirmasi, pilih untuk juga memercayai otoritas komputer ini.",
    },
    "name-mismatch": {
      what: "Sertifikat yang datang dari {{host}} adalah untuk nama lain: {{names}}.",
      next: "Mungkin ada yang menjawab menggantikannya, seperti halaman masuk jaringan atau filter; atau URL-nya salah. Buka halaman web di browser untuk melihat apakah jaringan meminta masuk.",
    },
    expired: {
      what: "Sertifikat {{host}} kedaluwarsa: {{validTo}}. Jam komputer ini menunjukkan {{here}}.",
      next: "Jika jam salah, perbaiki. Jika benar, operator server harus memperbarui sertifikatnya.",
    },
    "not-yet-valid": {
      what: "Sertifikat {{host}} baru berlaku sejak {{validFrom}}. Jam komputer ini menunjukkan {{here}}.",
      next: "Jika jam salah, perbaiki. Jika benar, operator server harus memperbaiki sertifikatnya.",
    },
    "missing-intermediate": {
      what: "{{host}} menunjukkan sertifikatnya tanpa sertifikat penerbitnya: {{issuer}}.",
      next: "Operator server harus memasang seluruh rantai. Jika orang lain mencapai server tanpa galat, mungkin ada yang menjawab menggantikannya: tanyakan kepada administrator jaringan.",
    },
    "weak-certificate": {
      what: "Sertifikat {{host}} memiliki kunci atau tanda tangan yang tidak aman lagi.",
      next: "Operatornya harus menggantinya. Penerbitnya: {{issuer}}.",
    },
    "fingerprint-mismatch": {
      what: "{{host}} menunjukkan sertifikat lain daripada yang dipilih.",
      next: "Jika operatornya memperbaruinya, pilih yang baru di ruang kerja. Jika tidak, mungkin ada yang menjawab menggantikannya.",
    },
    "old-tls": {
      what: "{{host}} hanya menawarkan versi TLS yang usang.",
      next: "Operatornya harus mengizinkan TLS 1.2 atau yang lebih baru.",
    },
    "no-tls": {
      what: "{{host}} menjawab tanpa TLS.",
      next: "Layanan lain mendengarkan di port itu, atau ada yang menjawab menggantikannya, seperti halaman masuk jaringan atau filter.",
    },
    "tls-reset": {
      what: "Koneksi ke {{host}} diputus tepat setelah salam TLS.",
      next: "Ini mungkin filter yang tidak mengizinkan nama itu, atau server itu sendiri; dari sini tidak dapat diketahui. Tanyakan kepada administrator jaringan apakah {{host}} diizinkan.",
    },
    "tls-timed-out": {
      what: "Salam TLS ke {{host}} tidak dijawab.",
      next: "Ini mungkin filter, atau VPN yang kehilangan paket besar; dari sini tidak dapat diketahui. Coba jaringan lain, atau tanyakan kepada administrator jaringan.",
    },
    "tls-failed": {
      what: "TLS dengan {{host}} gagal.",
      next: "Uji lagi. Jika tetap begitu, berikan kodenya kepada administrator jaringan.",
    },
    "no-answer": {
      what: "{{host}} tidak menjawab permintaan.",
      next: "Semua sebelumnya berhasil. Uji lagi nanti; filter yang membaca koneksi juga bisa menahan jawabannya.",
    },
    redirect: {
      what: "{{host}} mengalihkan permintaan ke {{to}} alih-alih menjawabnya.",
      whatUnnamed:
        "{{host}} mengalihkan permintaan alih-alih menjawabnya, dan tidak menyebut server yang bisa ditanya.",
      next: "Ini mungkin halaman masuk jaringan atau filter; atau URL-nya bukan milik API. Buka halaman web di browser untuk melihat apakah jaringan meminta masuk.",
    },
    "sign-in-page": {
      what: "Jaringan meminta masuk sebelum mengizinkan koneksi keluar.",
      next: "Buka halaman web di browser, masuk di sana, lalu uji lagi.",
    },
    "web-page": {
      what: "Sebuah halaman web menjawab menggantikan API.",
      next: "Ini mungkin halaman masuk jaringan atau pesan filter; atau URL-nya bukan milik API. Buka halaman web di browser untuk melihat apakah jaringan meminta masuk.",
    },
    "not-the-api": {
      what: "{{host}} menjawab, tetapi tidak seperti API.",
      next: "Periksa URL-nya. Jika benar, mungkin ada yang menjawab menggantikannya: tanyakan kepada administrator jaringan.",
    },
  },
  fact: {
    code: "Kode: {{code}}",
    status: "Status jawaban: {{status}}",
  },
  unnamed: "tidak disebut",
} as const satisfies TranslationOf<"id", typeof english>;
