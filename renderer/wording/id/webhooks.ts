import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooks as english } from "../en/webhooks.ts";
import { webhooksEndpoint } from "./webhooks-endpoint.ts";
import { webhooksHistory } from "./webhooks-history.ts";
import { webhooksHours, webhooksPath } from "./webhooks-path.ts";
import { webhooksPoint } from "./webhooks-point.ts";
import { webhooksPrivacy } from "./webhooks-privacy.ts";
import { webhooksApps, webhooksRoutes } from "./webhooks-routes.ts";
import { webhooksTest } from "./webhooks-test.ts";
import { webhooksHostKey, webhooksProbe, webhooksTunnel } from "./webhooks-tunnel.ts";
import { webhooksWatch } from "./webhooks-watch.ts";

/** Words around webhooks: what the screens share, and the first of them. */
export const webhooks = {
  tabs: {
    label: "Webhook",
    overview: "Ikhtisar",
    events: "Peristiwa",
    routes: "URL callback",
    endpoint: "Endpoint",
  },
  palette: {
    test: "Uji webhook",
    events: "Tampilkan peristiwa yang diterima",
    cutover: "Tampilkan peralihan sebuah nomor",
    routes: "Tampilkan URL callback dan aplikasi yang berlangganan",
    endpoint: "Periksa endpoint Anda",
    privacy: "Pilih yang disimpan dari notifikasi",
  },
  noWorkspace: {
    text: "Webhook dimiliki oleh ruang kerja. Tambahkan satu dan hubungkan ke cloud.",
    add: "Tambah ruang kerja",
  },
  ms: "{{n}} ms",
  portWrong: "Port adalah angka dari 1 sampai 65535.",
  secret: { keep: "Simpan: {{name}}" },
  address: {
    show: "Tampilkan",
    cover: "Sembunyikan",
    showNamed: "Tampilkan seluruh URL: {{name}}",
    coverNamed: "Sembunyikan URL: {{name}}",
    copy: "Salin seluruh URL: {{name}}",
  },
  overview: {
    title: "Webhook",
    lead: "Penerima hanya mendengarkan setelah Anda menjalankannya, sampai waktu yang Anda pilih.",
    prove: "Uji webhook",
    events: "Tampilkan peristiwa",
  },
  headline: {
    arrive: "Webhook tiba",
    arriveSome: "Webhook {{good}} dari {{count}} nomor terkonfirmasi tiba",
    notAll: "Belum semuanya diuji",
    fails: "Webhook tidak tiba",
    failSome: "Webhook {{failed}} dari {{count}} nomor tidak tiba",
    underWay: "Sebuah uji webhook sedang berjalan",
    unchecked: "Webhook tiba, pengirimnya belum terkonfirmasi",
    something: "Notifikasi bertanda tangan tiba; tidak ada uji yang mengonfirmasi pengantaran",
    rejected: "Yang tiba bertanda tangan salah",
    unknown: "Tidak diketahui apakah webhook tiba",
    notTested: "Webhook belum diuji",
    tested: "diuji",
    last: "terakhir diterima",
  },
  answer: {
    title: "Pengantaran menurut nomor",
    arrives: "Tiba: uji terakhir menerima pesan nyata, bertanda tangan dan tanpa perubahan. Uji berakhir",
    unchecked:
      "Tiba, pengirim belum terkonfirmasi: uji terakhir menerima pesan, tetapi tanda tangannya tidak diperiksa. Uji berakhir",
    "does-not-arrive": "Tidak tiba: uji terakhir tidak menerima pesan. Uji berakhir",
    stopped: "Tidak diketahui: uji terakhir dihentikan sebelum ada pesan yang tiba. Uji berakhir",
    rejected: "Belum terkonfirmasi: yang diterima uji terakhir bertanda tangan salah. Uji berakhir",
    others:
      "Belum terkonfirmasi: uji terakhir menerima pesan, tetapi tidak ada yang memuat kata kunci. Uji berakhir",
    inconclusive:
      "Tidak diketahui: uji terakhir tidak dapat memastikan mengapa tidak ada pesan yang dihitung. Uji berakhir",
    unsigned:
      "Tiba: uji terakhir menerima pesan nyata dari klien on-premises, yang tidak menandatangani apa pun. Uji berakhir",
    interrupted:
      "Tidak diketahui: Switchover berakhir selama uji terakhir. Yang diganti uji itu diselesaikan",
    "under-way": "Uji sedang berjalan.",
    "something-came": "Belum diuji. Notifikasi bertanda tangan tiba untuk ruang kerja ini, yang terakhir",
    "not-known": "Belum diuji sejak Switchover dimulai.",
    test: "Uji",
    follow: "Ikuti uji",
    more_other: "{{count}} nomor lagi",
    noNumber: "Ruang kerja ini belum memiliki nomor.",
    addNumber: "Tambah nomor",
  },
  interrupted: {
    title: "Uji {{number}} terputus",
    givenBack: "Switchover berakhir selama uji. URL callback dipulihkan setelah dimulai ulang ({{time}}).",
    changed:
      "Switchover berakhir selama uji. Saat dimulai ulang ({{time}}) sesuatu sudah diubah di luar Switchover. Itu dibiarkan seperti adanya.",
    notKnown: "Tidak diketahui apakah pesan tiba.",
    see: "Lihat uji ini atau jalankan yang lain",
  },
  unrestored: {
    title: "URL callback {{number}} perlu dipulihkan",
    what: {
      number:
        "Switchover mengganti URL callback nomor ini, dan belum ada yang menunjukkan bahwa URL itu sudah dipulihkan. Diganti",
      account:
        "Switchover mengganti URL callback seluruh akun bisnis, dan belum ada yang menunjukkan bahwa URL itu sudah dipulihkan. Diganti",
      application:
        "Switchover mengganti URL callback aplikasi, dan belum ada yang menunjukkan bahwa URL itu sudah dipulihkan. Diganti",
      client:
        "Switchover mengganti URL callback klien on-premises, dan belum ada yang menunjukkan bahwa URL itu sudah dipulihkan. Diganti",
    },
    certificate: {
      title: "Sertifikat CA dari uji {{number}} perlu dihapus",
      what: "Tidak ada lagi URL callback yang perlu dipulihkan, tetapi sertifikat CA masih ada di klien on-premises. Ditambahkan",
    },
    before: "URL callback sebelumnya:",
    beforeNone: "Sebelumnya tidak ada URL callback yang ditetapkan.",
    now: "Pulihkan sekarang",
    outcome: "Hasil",
    locked: {
      title: "Notifikasi {{number}} tidak dapat diterima: brankas terkunci",
      what: "Mulai sebelumnya membiarkan URL callback ini tetap terpasang. Melanjutkan dan memulihkan sama-sama memerlukan brankas. Sampai Anda membukanya, notifikasi ini tidak diterima; platform mencobanya lagi. Terpasang sejak",
      until: "URL itu diatur untuk tetap terpasang sampai {{until}}.",
      goesOn:
        "Setelah brankas dibuka, penerimaan berlanjut secara otomatis. Jika waktunya habis atau URL publik komputer ini telah berubah, URL callback dipulihkan sebagai gantinya.",
      open: "Buka brankas",
      back: "Buka dan pulihkan",
    },
  },
  receiver: {
    title: "Penerima",
    listening: "Mendengarkan",
    silent: "Berhenti",
    never:
      "Menerima notifikasi di komputer ini dan menyimpan masing-masing secara tahan lama sebelum merespons. Penerima hanya dapat dijangkau melalui tunnel atau melalui jaringan lokal.",
    since: "Dimulai",
    stops: "Berhenti otomatis",
    stopsNever: "tidak pernah; hentikan sendiri",
    signatures: "Tanda tangan",
    checks: "diperiksa; tanda tangan yang sah mengonfirmasi pengirim",
    checksNot:
      "tidak diperiksa: tidak ada rahasia aplikasi yang disimpan, jadi tidak ada pengirim yang terkonfirmasi",
    handshakes: "Permintaan verifikasi",
    noToken: "belum dapat berhasil: token verifikasi dibuat saat penerima dijalankan",
    shook_other: "{{count}} dijawab",
    shookNot_other: "{{count}} ditolak",
    came: "Notifikasi",
    accepted_other: "{{count}} disimpan",
    signed_other: "{{count}} dengan tanda tangan yang sah",
    refused_other: "{{count}} ditolak",
    busy_other: "{{count}} dikembalikan untuk dicoba lagi",
    dropped_other: "{{count}} koneksi di atas batas, ditutup tanpa dibaca",
    last: "Terakhir diterima",
    lastNone: "belum ada",
    forwards: "Diteruskan ke",
    addresses: "URL penerima",
    local: "Untuk notifikasi cloud, di komputer ini",
    onPrem: "Untuk notifikasi klien on-premises, di komputer ini",
    addressesHint:
      "Rahasiakan URL ini. Jalurnya berfungsi seperti kata sandi: siapa pun yang memilikinya dapat mengirim ke sini.",
    stop: "Hentikan penerima",
    stopHint: "Notifikasi yang tersimpan tetap ada. Tunnel-nya juga ditutup.",
    stopAfter: "Berhenti otomatis setelah",
    stopNever: "tidak pernah",
    minutes_other: "{{count}} menit",
    hours_other: "{{count}} jam",
    port: "Port",
    portAny: "port bebas mana pun",
    forward: "Teruskan semuanya, tanpa perubahan, ke endpoint produksi",
    forwardNow: "Teruskan ke produksi",
    forwardOff: "Berhenti meneruskan",
    start: "Jalankan penerima",
    startHint: "Hanya mendengarkan di komputer ini. Tunnel membuatnya publik.",
    ofOther: "Penerima milik {{name}}",
    ofTerminal: "sebuah perintah di terminal",
    trouble: {
      "port-taken": {
        what: "Program lain memakai port itu. Tidak ada notifikasi yang diterima.",
        next: "Pilih port lain, atau kosongkan, lalu mulai lagi.",
      },
      "disk-full": {
        what: "Disk penuh. Notifikasi tidak disimpan; platform diminta mencobanya lagi.",
        next: "Kosongkan ruang disk. Penerima lalu berlanjut secara otomatis.",
      },
      "store-full": {
        what: "Penyimpanan peristiwa penuh dan memuat peristiwa terlindungi yang belum diekspor. Platform diminta mencoba lagi notifikasi baru.",
        next: "Ekspor peristiwa terlindungi, atau naikkan batas ukuran di Privasi.",
      },
      "store-failed": {
        what: "Penyimpanan peristiwa tidak dapat ditulisi. Platform diminta mencoba lagi notifikasi baru.",
        next: "Periksa folder data dan izinnya, lalu mulai lagi.",
      },
      "vault-locked": {
        what: "Brankas terkunci, dan notifikasi harus disimpan terenkripsi. Platform diminta mencobanya lagi.",
        next: "Buka brankas. Penerima lalu berlanjut secara otomatis.",
      },
      "copies-circle": {
        what: "Notifikasi yang diteruskan telah kembali ke sini. Penerusan telah berhenti.",
        next: "Periksa ke mana endpoint produksi Anda mengirimnya, lalu aktifkan lagi penerusan.",
      },
    },
  },
  secrets: {
    title: "Rahasia penerima",
    lead: "Disimpan di brankas dan tidak pernah ditampilkan lagi.",
    app: "Rahasia aplikasi",
    appHint:
      "Temukan di pengaturan aplikasi di platform. Rahasia ini mengonfirmasi bahwa notifikasi itu asli.",
    next: "Rahasia aplikasi berikutnya",
    nextHint:
      "Selagi Anda mengganti rahasia aplikasi, notifikasi yang ditandatangani dengan salah satunya diterima sebagai asli.",
    appStanding: {
      stored: "Rahasia aplikasi tersimpan",
      "not-stored": "Rahasia aplikasi belum ada",
      "not-known": "Tidak diketahui: brankas terkunci",
    },
    verify: "Token verifikasi",
    verifyStanding: {
      "not-stored": "dibuat saat penerima pertama kali dijalankan",
      "not-known": "tidak diketahui selama brankas terkunci",
    },
    verifyHint:
      "Switchover membuat token ini. Token tidak pernah ditampilkan dan tidak dapat disalin: uji menetapkannya di platform bersama URL callback.",
  },
  path: webhooksPath,
  history: webhooksHistory,
  hours: webhooksHours,
  tunnel: webhooksTunnel,
  hostKey: webhooksHostKey,
  probe: webhooksProbe,
  watch: webhooksWatch,
  test: webhooksTest,
  point: webhooksPoint,
  routes: webhooksRoutes,
  apps: webhooksApps,
  endpoint: webhooksEndpoint,
  privacy: webhooksPrivacy,
} as const satisfies TranslationOf<"id", typeof english>;
