import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/run.ts";

/** What a command says of a migration besides the sentences that all hosts share. */
export const run = {
  took: "Perpindahan memakan waktu {{span}} dari permintaan sampai konfirmasi. Di sekitar saat itu, platform membuang pesan selama beberapa detik dan tidak melaporkan yang mana.",
  subscribedAfter: "Webhook dilanggankan {{span}} setelah respons pendaftaran.",
  id: "Migrasi {{run}}.",
  notConfirmedYet:
    "Belum terkonfirmasi: bahwa pesan tiba, bahwa balasan terkirim, dan bahwa endpoint Anda siap.",
  nothingStarted: "Tidak ada yang dimulai.",
  calledFor: "Yang diperlukan keadaan itu:",
  nobodyWaits:
    "Setiap perintah memulai waktu tunggu dari awal. Jalankan di terminal, yang menawarkan untuk menunggu, atau lanjutkan di jendela dan biarkan jendela terbuka: switchover serve",
  recoveryFirst:
    "Buat kunci pemulihan: switchover vault recovery --out FILE. Atau lanjutkan migrasi di terminal dan ketik bahwa Anda meneruskan tanpa kunci; --yes tidak mencakup hal itu. Lalu:",
  givenUp: {
    what: "Migrasi {{run}} ditinggalkan. Migrasi itu tidak lagi menghalangi migrasi lain.",
    works:
      "Tidak ada yang dikirim. Lokasi nomor tidak diketahui; pemeriksaan awal migrasi baru memeriksanya.",
    next: "Mulai migrasi baru. Pendaftaran yang dikirim migrasi yang ditinggalkan tetap dihitung dalam batas platform.",
  },
} as const satisfies TranslationOf<"id", typeof english.run>;

/** What is said at Ctrl-C. */
export const interrupt = {
  waiting: "Menunggu respons atas “{{step}}”; ini tidak dapat dibatalkan.",
  waitingUpTo:
    "Menunggu respons atas “{{step}}”; ini tidak dapat dibatalkan. Respons tiba dalam {{limit}}; setelah itu hasilnya tidak diketahui.",
  again:
    "Tekan Ctrl-C lagi untuk keluar sekarang: hasil langkah ini lalu tidak diketahui sampai Anda melanjutkan migrasi.",
  notStarted: {
    what: "Dihentikan sebelum migrasi dimulai.",
    works: "Tidak ada yang diubah: ini tidak memengaruhi nomor Anda.",
    next: "Anda dapat memulai lagi kapan saja.",
  },
  early: {
    what: "Dihentikan sebelum keadaan migrasi diketahui.",
    perhapsSent: "Sebuah permintaan mungkin telah dikirim; hasilnya tidak diketahui.",
    notSent: "Perintah ini tidak mengubah apa pun pada nomor. Periksa migrasi untuk mengetahui lokasi nomor.",
    next: "Periksa keadaan migrasi.",
  },
} as const satisfies TranslationOf<"id", typeof english.interrupt>;

/** How a step ended, where no proof is named. */
export const steps = {
  rejected: "{{name}}: ditolak",
  notSent: "{{name}}: tidak dikirim",
  unknown: "{{name}}: hasil tidak diketahui",
  noReason: "tanpa alasan",
  took: "{{line}}, {{span}}",
} as const satisfies TranslationOf<"id", typeof english.steps>;

/** The state of a step in a table. */
export const stepStates = {
  pending: "belum dimulai",
  "in-flight": "dikirim, tidak ada respons yang tercatat",
  sentAt: "dikirim {{at}}, tidak ada respons yang tercatat",
  "not-sent": "tidak dikirim",
  rejected: "ditolak",
  unknown: "hasil tidak diketahui",
} as const satisfies TranslationOf<"id", typeof english.stepStates>;

/** The result of a migration in a table. */
export const outcomes = {
  complete: "selesai",
  rejected: "ditolak",
  stopped: "berhenti",
  unknown: "tidak diketahui",
  "awaiting-code": "menunggu kode Anda",
  "awaiting-confirmation": "menunggu konfirmasi Anda",
} as const satisfies TranslationOf<"id", typeof english.outcomes>;

/** What follows a command that is printed as the next one to run. */
export const hints = {
  onTerminal: "(di terminal; atau: {{command}})",
  withoutYes: "(di terminal, hilangkan --yes supaya ditanya)",
  anotherCode: "(untuk meminta kode lain: {{command}})",
  checksAgain: "(memeriksa lagi kedua API), atau: {{command}}",
  orResend: "(atau --repeat, untuk mengirim ulang permintaan)",
  deletesBackup: "(menghapus cadangan, setelah Anda tidak memerlukannya lagi)",
} as const satisfies TranslationOf<"id", typeof english.hints>;

/** What is awaited. */
export const wait = {
  upTo: "{{what}}, paling lama {{limit}}",
  until: "menunggu sampai {{until}}",
} as const satisfies TranslationOf<"id", typeof english.wait>;

/** What is wrong with a plan, before its members. */
export const plan = {
  unusable: "Rencana {{path}} tidak dapat dipakai:",
} as const satisfies TranslationOf<"id", typeof english.plan>;

/** At the start of a command. */
export const start = {
  mistake: {
    what: "Switchover mengalami kesalahan internal (referensi {{reference}}).",
    next: "Yang sudah dilakukan sejauh ini tercatat. Untuk melihat di mana nomor berada: switchover status",
    file: "Rincian untuk laporan kesalahan, tanpa rahasia: {{file}}",
  },
  unknownLevel: "SWITCHOVER_LOG_LEVEL bukan salah satu dari {{levels}}: log memakai tingkat dari pengaturan.",
} as const satisfies TranslationOf<"id", typeof english.start>;
