import type { findings as english } from "../en/findings.ts";
import type { TranslationOf } from "../words.ts";

/** What was asked, where a check tells that it brought no answer. */
const looks = {
  token: "pemeriksaan token",
  number: "bidang nomor",
  numbers: "nomor dalam akun",
  subscriptions: "aplikasi yang berlangganan",
  health: "kesehatan klien",
  settings: "pengaturan aplikasi",
  shards: "jumlah shard",
  callbacks: "URL callback",
  callbackChange: "penetapan URL callback",
  authorities: "sertifikat CA callback",
  authorityUpload: "pengunggahan sertifikat CA",
} as const;

const unseen = {
  notSent: "{{what}}: tidak ditanyakan, tidak dapat terhubung ke server ({{cause}})",
  rejected: "{{what}}: ditolak ({{reason}})",
  rejectedWithCode: "{{what}}: ditolak ({{reason}}, kode {{code}})",
  unknown: "{{what}}: {{answer}}",
  unknownWithStatus: "{{what}}: {{answer}} (HTTP {{status}})",
  answers: {
    "connection-lost": "koneksi terputus sebelum respons tiba",
    timeout: "tidak ada respons tepat waktu",
    "server-error": "server mengembalikan kesalahannya sendiri",
    redirect: "server mengalihkan ke URL lain, yang tidak pernah diikuti",
    "not-json": "responsnya bukan JSON",
    "malformed-json": "responsnya JSON yang tidak valid",
    "unexpected-shape": "responsnya tidak memiliki anggota yang diharapkan",
    "unexpected-status": "responsnya memiliki status HTTP yang tidak diharapkan",
    "too-large": "responsnya terlalu besar",
    "unlisted-refusal": "responsnya memuat kesalahan yang tidak menunjukkan apakah server bertindak",
    interrupted: "panggilan terputus",
    "since-copy": "panggilan mungkin sudah dilakukan dari tempat lain sejak salinan folder data ini",
    contradicted: "responsnya bertentangan dengan langkah-langkah sebelumnya",
  },
} as const;

const reachable = {
  answers: "{{host}} merespons",
  redirected: "{{host}} mengalihkan {{redirects}} dari {{looks}} kueri ke URL lain; tidak ada yang diikuti",
  unconnected: "{{host}}: {{why}}",
  unconnectedNow: "{{host}}: {{why}}, padahal sesaat sebelumnya merespons",
  outOfTime: "{{host}} tidak diperiksa: waktu untuk semua pemeriksaan sudah habis",
  certificateElsewhere: "sebuah server merespons di {{host}}; pemeriksaan tersendiri mencakup sertifikatnya",
  why: {
    "name-not-found": "DNS tidak mengenal namanya",
    "connection-refused": "tidak ada yang menerima koneksi di host dan port itu",
    "no-route": "jaringan tidak dapat menjangkaunya",
    "connect-timeout": "koneksi tidak terbentuk tepat waktu",
    "proxy-refused": "proxy di antaranya menolak koneksi",
    "proxy-unreachable": "proxy di antaranya tidak dapat dijangkau",
    "proxy-authentication": "proxy di antaranya menolak nama pengguna dan kata sandi, atau memerlukannya",
    "proxy-lost": "proxy di antaranya menutup koneksi sebelum koneksi itu terbentuk",
    "proxy-unsupported": "proxy yang ditetapkan di sini berjenis yang tidak didukung",
    "proxy-invalid": "yang ditetapkan administrator sebagai proxy tidak dapat dipahami",
  },
} as const;

const tls = {
  plain: "{{host}} adalah komputer ini sendiri, dijangkau tanpa enkripsi",
  unconnected: "tidak dapat terhubung ke {{host}} ({{cause}}), jadi tidak ada sertifikat yang terlihat",
  failed: "{{host}}: {{why}}",
  refused: "sertifikat {{host}} ({{subject}}, dari {{issuer}}): {{why}}",
  accepted: "sertifikat {{host}} ({{subject}}, dari {{issuer}}), berlaku {{span}} lagi",
  why: {
    "self-signed": "ditandatangani sendiri",
    "unknown-ca": "otoritasnya tidak dipercaya",
    "name-mismatch": "ditujukan untuk nama lain, bukan host ini",
    expired: "sudah kedaluwarsa",
    "not-yet-valid": "belum berlaku",
    "missing-intermediate":
      "server tidak mengirim sertifikat di antara sertifikatnya sendiri dan sertifikat otoritas",
    "old-tls": "server hanya mendukung versi TLS yang usang",
    "weak-certificate": "kunci atau tanda tangannya terlalu lemah",
    "fingerprint-mismatch": "sidik jarinya bukan sidik jari di rencana",
    "tls-failed": "tidak ada koneksi terenkripsi yang terbentuk",
  },
} as const;

/** What each check found: the observed values as text. Phrases of a sentence follow it. */
export const findings = {
  list: { and: "{{first}} dan {{second}}", or: "{{first}} atau {{second}}" },
  quoted: '"{{text}}"',
  looks,
  unseen,
  reachable,
  tls,
  token: {
    ended: "platform melaporkan bahwa token sudah kedaluwarsa",
    invalid: "platform melaporkan bahwa token tidak valid",
    acceptedEndUntold: "token diterima; masa berlakunya tidak dilaporkan",
    acceptedForever: "token diterima; tidak pernah kedaluwarsa",
    kindAcceptedEndUntold: "token {{kind}} diterima; masa berlakunya tidak dilaporkan",
    kindAcceptedForever: "token {{kind}} diterima; tidak pernah kedaluwarsa",
    refusedAsEnded: "sebuah kueri ditolak karena token sudah kedaluwarsa",
    refusedAsInvalid: "sebuah kueri ditolak karena token tidak valid",
    acceptedElsewhere: "kueri lain menerima token itu; masa berlakunya tidak dapat ditanyakan di sini",
    endedAgo: "sudah kedaluwarsa {{span}} yang lalu",
    endsIn: "diterima; kedaluwarsa dalam {{span}}",
    endUntold: "diterima; masa berlakunya tidak dilaporkan",
  },
  signIn: {
    ended: "klien melaporkan bahwa token sudah kedaluwarsa",
    refused: "klien menolak token, atau nama pengguna dan kata sandi",
    newPassword: "klien meminta kata sandi baru sebelum siapa pun dapat masuk",
    newPasswordGiven: "klien meminta kata sandi baru terlebih dahulu; migrasi akan menetapkan yang diberikan",
    notAdmin: "klien menerima pengguna ini, tetapi tidak untuk pengaturannya",
    accepted: "nama pengguna dan kata sandi diterima; sesi yang kedaluwarsa diperbarui",
  },
  app: {
    untold: "pemeriksaan token tidak menyebut aplikasi token",
    unplanned: "token itu milik aplikasi {{app}}; rencana tidak menyebut aplikasi",
    asPlanned: "token itu milik aplikasi {{app}}, sesuai rencana",
    differs: "token itu milik aplikasi {{app}}, rencana menyebut {{planned}}",
  },
  permissions: {
    untold: "pemeriksaan token tidak mencantumkan izin",
    invalid: "token yang tidak valid tidak memiliki izin",
    otherBrand: "token memiliki {{alike}}; rencana mengharapkan {{missing}}",
    missing: "token tidak memiliki {{missing}}",
    carried: "token memiliki {{permissions}}",
    elsewhere: "{{permissions}} diberikan untuk akun selain {{account}}",
  },
  version: {
    refused: "{{version}} ditolak dengan kode {{code}}",
    served: "{{version}} didukung",
    unanswered: "tidak ada kueri {{version}} yang dijawab",
  },
  certificate: {
    notGiven: "rencana tidak berisi sertifikat",
    unreadable: "sertifikat tidak dapat dibaca",
    notBase64: "{{characters}} karakter yang bukan base64",
    notOne: "{{bytes}} byte yang bukan sertifikat",
    one: "sertifikat berukuran {{bytes}} byte",
    otherNumber: "sertifikat menyebut {{names}}, rencana menyebut {{number}}",
    perhapsOther:
      "sertifikat berisi {{digits}}, yang mungkin nomor lain, atau bukan nomor telepon sama sekali; rencana menyebut {{number}}",
    names: "sertifikat menyebut {{what}}",
    namesNot: "sertifikat tidak menyebut {{what}}",
    namesNothing: "sertifikat tidak menyebut nomor maupun nama tampilan untuk dibandingkan",
    endUntold: "sertifikat tidak menunjukkan masa berlakunya",
    endedAgo: "tanggal terakhirnya {{span}} yang lalu",
    endsIn: "tanggal terakhirnya {{span}} lagi",
  },
  backupPassword: {
    notGiven: "tidak diberikan; kata sandi yang kuat akan dibuat",
    short: "kurang dari {{length}} karakter",
    long: "{{length}} karakter atau lebih",
  },
  clock: {
    untold: "kedua API tidak mengembalikan waktunya",
    withinBoth: "selisih dalam {{span}} dari kedua API",
    within: {
      cloud: "selisih dalam {{span}} dari cloud",
      client: "selisih dalam {{span}} dari klien on-premises",
    },
    ahead: {
      cloud: "jam ini {{span}} lebih cepat dari jam cloud",
      client: "jam ini {{span}} lebih cepat dari jam klien on-premises",
    },
    behind: {
      cloud: "jam ini {{span}} lebih lambat dari jam cloud",
      client: "jam ini {{span}} lebih lambat dari jam klien on-premises",
    },
  },
  disk: {
    untold: "sistem ini tidak melaporkan ruang kosong di disk",
    readOnly: "tidak ada yang dapat ditulis ke folder data",
    moved: "folder data ditandai sebagai dipindahkan ke tempat lain",
    free: "{{megabytes}} MB kosong",
    freeMuch: "{{gigabytes}} GB kosong",
  },
  vault: {
    damaged: "brankas tidak dapat dibaca",
    changed: "kunci brankas bukan kunci yang dipakai saat brankas dibuat",
    newer: "brankas ini dibuat oleh versi Switchover yang lebih baru",
    absent: "belum ada brankas; frasa sandi pertama membuatnya",
    locked: "brankas terkunci; migrasi akan meminta frasa sandinya",
    open: "brankas terbuka",
    noRecoveryKey:
      "penyimpanan kunci komputer ini membuka brankas, dan tidak ada kunci pemulihan yang terkonfirmasi",
  },
  earlierRun: {
    none: "tidak ada migrasi nomor ini sebelumnya yang masih terbuka",
    unresolved: "migrasi {{run}} berakhir dengan lokasi tidak diketahui; sekarang {{place}}",
    open: "migrasi {{run}} dari nomor ini masih terbuka",
    elsewhere: {
      open: "migrasi {{run}} dari nomor ini masih terbuka di folder data lain: {{folder}}",
      gone: "migrasi {{run}} dari nomor ini masih terbuka, tetapi folder datanya sudah tidak ada: {{folder}}",
      "not-in-copy":
        "migrasi {{run}} dari nomor ini masih terbuka, tetapi folder data dipulihkan dari salinan tanpa migrasi itu: {{folder}}",
      damaged:
        "migrasi {{run}} dari nomor ini masih terbuka di folder data {{folder}}, dan catatannya di sana rusak",
    },
    busy: "proses lain sedang mengerjakan nomor ini sekarang",
    machineState: "folder yang mencatat nomor mana yang sedang dipindahkan tidak dapat dipakai: {{folder}}",
    records: "catatan folder data ini tidak dapat dipakai",
  },
  place: {
    bothSides: "cloud: {{cloud}}; klien on-premises: {{client}}",
    silent: "tidak dilaporkan",
    otherNumber: "{{gateway}}, untuk nomor lain",
  },
  gateway: {
    words: {
      connected: "terhubung",
      connecting: "sedang menghubungkan",
      disconnected: "terputus",
      uninitialized: "belum diinisialisasi",
      unregistered: "belum terdaftar",
      other: "lainnya",
    },
    onNodes_other: "{{gateway}} di {{nodes}} dari {{count}} node",
    onNodesAs_other: "{{gateway}} di {{nodes}} dari {{count}} node ({{roles}})",
    plain: "gateway: {{gateway}}",
    noPrimary: "gateway: {{gateway}}; tidak ada node yang menjadi master utama",
    unclear: "gateway: {{gateway}}, keadaan yang tidak dikenal di sini",
    inCloudAlready: "gateway: {{gateway}}; nomor sudah berada di cloud",
    noBackup: "gateway: {{gateway}}; cadangan tidak dapat dibuat",
    ready: "gateway: {{gateway}}, siap mendaftarkan nomor",
  },
  served: {
    untold: "pengaturan tidak menyebut nomor yang dilayani klien",
    none: "klien belum melayani nomor apa pun",
    asPlanned: "klien melayani {{number}}",
    another: "klien menyebut {{served}}, rencana menyebut {{number}}",
  },
  queue: {
    notKept: "notifikasi yang menunggu tidak dipertahankan saat mulai ulang",
    notVisible: "klien tidak menunjukkan berapa banyak pesan dan notifikasi yang menunggu",
  },
  clientWebhook: {
    untold: "pengaturan tidak menunjukkan URL callback",
    none: "tidak ada URL callback yang ditetapkan",
    address: "notifikasi dikirim ke {{webhook}}",
  },
  account: {
    holds: "akun {{account}} memiliki {{number}} sebagai {{id}}",
    holdsOtherwise: "akun {{account}} memiliki {{number}} sebagai {{id}}, rencana menyebut {{planned}}",
    holdsNot: "tidak satu pun dari {{listed}} nomor akun {{account}} adalah {{id}}",
    readable: "token dapat membaca nomor; {{list}}",
    notShown: "token ini tidak melihat nomor {{id}}; {{list}}",
    otherDigits: "{{id}} adalah {{displayed}}, rencana menyebut {{number}}",
  },
  attempts: {
    untold: "belum ada yang tercatat di komputer ini",
    left_other: "{{count}} percobaan tersisa ({{inWindow}} dalam 72 jam, {{inRun}} per migrasi)",
  },
  format: {
    codeTwice:
      '"{{national}}" diawali dengan kode negara {{cc}}; +{{national}} sudah merupakan nomor utuh dengan sendirinya',
    codePerhapsTwice:
      '"{{national}}" diawali dengan kode negara {{cc}}; +{{national}} sudah merupakan nomor utuh dengan sendirinya, begitu pula {{number}}',
    trunk: "{{number}} ditulis {{abroad}} di luar negeri",
    fits: "{{number}} cocok dengan rencana penomoran negaranya",
    fitsNone: "{{number}} tidak cocok dengan rencana penomoran yang dikenal di sini",
  },
  lock: {
    locked: "sebuah kueri ditolak karena nomor atau akunnya terkunci",
    blocked: "sebuah kueri ditolak karena blokir menurut kebijakan platform",
    none: "tidak ada kunci atau blokir yang dilaporkan",
  },
  mode: {
    untold: "cloud tidak melaporkan mode nomor",
    told: "mode nomor adalah {{mode}}",
  },
  name: {
    status: "status nama tampilan adalah {{status}}",
    differs: 'cloud menunjukkan "{{shown}}", rencana menyebut "{{expected}}"',
    untold: "cloud tidak melaporkan apakah nama tampilan disetujui",
    approved: "nama tampilan berstatus {{status}}",
    namedApproved: '"{{name}}" berstatus {{status}}',
  },
  pin: {
    notGiven: "rencana tidak berisi PIN; benar hanya jika verifikasi dua langkah nonaktif",
    refusedAgo: "PIN ini ditolak untuk nomor ini {{span}} yang lalu",
    refusedElsewhere_other:
      "{{count}} PIN ditolak untuk nomor ini, dikirim dari folder data lain, yang terakhir {{span}} yang lalu dari {{folder}}; hanya folder itu yang mengetahui apakah salah satunya adalah PIN ini",
    given:
      "PIN diberikan; tidak ada penolakannya yang tercatat, dan hanya migrasi yang dapat menunjukkan apakah PIN itu benar",
    givenVaultShut: "PIN diberikan; apakah pernah ditolak tidak diketahui selama brankas terkunci",
  },
  quality: {
    untold: "cloud tidak melaporkan kualitas nomor",
    told: "kualitas nomor adalah {{quality}}",
  },
  sending: {
    untold: "cloud tidak melaporkan apakah pesan dapat dikirim",
    told: "pengiriman: {{sending}}",
  },
  status: {
    untold: "cloud tidak melaporkan status nomor",
    told: "cloud melaporkan {{status}}",
  },
  verification: {
    untold: "cloud tidak melaporkan apakah nomor sudah diverifikasi",
    told: "verifikasi nomor: {{status}}",
  },
  shards: {
    oneWanted: "1 shard, yang didukung setiap klien",
    singleNode: "{{wanted}} shard diminta; klien berjalan sebagai satu node",
    coreApps_other: "{{wanted}} shard diminta, {{count}} core app ditemukan, {{needed}} diperlukan",
    connected_other: "{{connected}} dari {{count}} shard terhubung",
    high_other: "{{count}} shard: throughput tinggi setelah perpindahan",
    standard_other: "{{count}} shard: throughput standar setelah perpindahan",
    wantedUntold_other: "{{count}} shard diminta; throughput di cloud tidak dilaporkan",
    wanted_other: "{{count}} shard diminta; throughput di cloud: {{throughput}}",
  },
  callback: {
    untold: "cloud tidak melaporkan ke mana notifikasi dikirim",
    ofNumber: "nomor memiliki URL callback sendiri: {{callback}}",
    none: "tidak ada URL callback yang ditetapkan untuk nomor, akun, atau aplikasi",
    ofAccount: "notifikasi dikirim ke {{callback}} (akun)",
    ofApplication: "notifikasi dikirim ke {{callback}} (aplikasi)",
  },
  endpoint: {
    untold: "setidaknya satu API tidak melaporkan URL callback",
    untoldOf: {
      client: "klien on-premises tidak melaporkan URL callback",
      cloud: "cloud tidak melaporkan URL callback",
      both: "kedua API sama-sama tidak melaporkan URL callback",
    },
    same: "kedua API mengantarkan ke {{webhook}}",
    apart: "klien on-premises mengantarkan ke {{webhook}}, cloud ke tempat lain",
  },
  override: {
    set: "notifikasi akun dikirim ke {{callback}}, bukan ke URL callback aplikasi Anda",
    kept: "aplikasi Anda sudah berlangganan, jadi URL callback akun, {{callback}}, dipertahankan",
    whoseUntold: "sebuah URL pengganti ditetapkan, tetapi aplikasinya tidak dilaporkan",
    none: "tidak ada URL pengganti yang ditetapkan untuk akun",
  },
  subscription: {
    none: "belum ada aplikasi yang berlangganan; migrasi membuat aplikasi Anda berlangganan",
    ownUntold_other: "{{count}} aplikasi berlangganan: {{apps}}; mana yang milik Anda tidak dilaporkan",
    own: "aplikasi Anda berlangganan",
    ownNot: "aplikasi Anda belum berlangganan",
    ownAndOthers: "aplikasi Anda berlangganan; juga berlangganan: {{others}}",
    others: "aplikasi Anda belum berlangganan; juga berlangganan: {{others}}",
  },
} as const satisfies TranslationOf<"id", typeof english>;
