import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksHours as englishHours, webhooksPath as englishPath } from "../en/webhooks-path.ts";

/** Words of the drawing that shows the path of a notification. */
export const webhooksPath = {
  label: "Jalur sebuah notifikasi",
  checked: "diperiksa",
  cloud: {
    name: "API cloud",
    subscribed: "Aplikasi Anda berlangganan",
    inactive: "Langganan aplikasi Anda tidak aktif",
    others: "Hanya aplikasi lain yang berlangganan",
    none: "Tidak ada aplikasi yang berlangganan",
    unclear: "Ada aplikasi yang berlangganan, pemilik tidak diketahui",
    unknown: "Langganan belum diperiksa",
  },
  callback: {
    name: "URL callback",
    number: "Ditetapkan untuk nomor",
    account: "Ditetapkan untuk akun",
    application: "Ditetapkan untuk aplikasi",
    differ_other: "{{count}} URL berbeda",
    missing_other: "{{count}} nomor tidak memilikinya",
    unseen: "Tidak diketahui: tidak dapat dibaca",
    unknown: "Belum diperiksa",
  },
  endpoint: {
    name: "Endpoint Anda",
    ready: "Lolos pemeriksaan",
    warned_other: "Lolos pemeriksaan, {{count}} peringatan",
    notReady_other: "{{count}} pemeriksaan gagal",
    unsent: "Lolos tanpa notifikasi",
    unchecked: "Belum diperiksa",
    none: "Tidak ada URL yang dimasukkan",
  },
  leg: {
    signed: "bertanda tangan",
    unsigned: "tanpa tanda tangan",
    unchecked: "pengirim belum terkonfirmasi",
    fails: "tidak tiba",
    rejected: "tanda tangan salah",
    untold: "tidak diketahui",
    busy: "uji sedang berjalan",
    partly: "belum semuanya diuji",
    unknown: "belum diuji",
    notMeasured: "tidak diukur",
  },
  computer: {
    silent: "Komputer ini tidak mendengarkan",
    silentText: "Uji mengganti URL callback untuk waktu singkat dan memulihkannya.",
    listening: "Komputer ini mendengarkan",
    listeningUntil: "Komputer ini mendengarkan sampai {{time}}",
  },
} as const satisfies TranslationOf<"id", typeof englishPath>;

/** Words of the events of the last 24 hours. */
export const webhooksHours = {
  title: "24 jam terakhir",
  titleLess_other: "{{count}} jam terakhir",
  accepted: "Diterima {{count}}",
  rejected: "Ditolak {{count}}",
  none: "Tidak ada peristiwa dalam 24 jam terakhir.",
  label:
    "Peristiwa per jam: {{accepted}} diterima, {{rejected}} ditolak, paling banyak {{most}} dalam satu jam",
  now: "sekarang",
  inDay_other: "{{count}} peristiwa dalam 24 jam",
  refused: {
    title_other: "{{count}} peristiwa ditolak sejak {{time}}",
    text: "Tanda tangannya tidak ada atau salah. Peristiwa yang ditolak tidak mengonfirmasi apa pun.",
    show: "Tampilkan yang ditolak",
  },
} as const satisfies TranslationOf<"id", typeof englishHours>;
