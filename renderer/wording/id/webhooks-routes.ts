import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksApps as englishApps, webhooksRoutes as englishRoutes } from "../en/webhooks-routes.ts";

/** Words of the map of callbacks. */
export const webhooksRoutes = {
  title: "URL callback",
  lead: "Platform memakai yang pertama ditetapkan: nomor, lalu akun, lalu aplikasi.",
  headline: {
    every_other: "URL callback ditetapkan untuk setiap nomor",
    missing_other: "{{count}} dari {{all}} nomor tidak memiliki URL callback",
    unknown_other: "URL callback {{count}} nomor tidak diketahui",
    unknownWord: "Tidak diketahui",
  },
  empty: "Periksa ke mana platform mengirim notifikasi. Hanya membaca.",
  ask: "Periksa URL callback",
  again: "Segarkan",
  asking: "Memeriksa URL callback",
  numbers: "Menurut nomor",
  noNumber: "Ruang kerja ini belum memiliki nomor.",
  level: { number: "Nomor", account: "Akun", application: "Aplikasi" },
  used: "dipakai",
  notSet: "tidak ditetapkan",
  nobodyHears: "Tidak ada URL callback yang ditetapkan: notifikasi cloud untuk nomor ini tidak diantarkan.",
  onPremises: "Klien on-premises mengirim notifikasinya ke",
  unseen: {
    "not-reachable": "Tidak diketahui: platform tidak dapat dijangkau.",
    "not-answered": "Tidak diketahui: platform tidak mengembalikan respons yang dapat dipakai.",
    "not-allowed": "Tidak diketahui: token akses tidak diizinkan membacanya.",
    "not-told": "Tidak diketahui: deployment ini tidak melaporkannya.",
  },
  same: {
    what: "Klien on-premises dan cloud memakai URL yang sama.",
    next: "Keduanya mengirim format yang berbeda. Pastikan endpoint Anda membedakannya, atau berikan URL tersendiri kepada masing-masing.",
  },
} as const satisfies TranslationOf<"id", typeof englishRoutes>;

/** Words of the apps that hear an account's notifications. */
export const webhooksApps = {
  title: "Aplikasi yang berlangganan",
  count_other: "{{count}} aplikasi",
  none: "Tidak ada aplikasi yang berlangganan: notifikasi cloud tidak diantarkan.",
  own: "Milik Anda",
  stranger: "Bukan milik Anda",
  notKnown: "Pemilik tidak diketahui",
  unnamed: "Aplikasi tanpa nama",
  override: "Mengantarkan ke",
  strangers_other: "{{count}} aplikasi yang bukan milik Anda juga menerima pesan pelanggan Anda.",
  strangersNext:
    "Cari tahu siapa yang menambahkannya. Anda dapat menghapusnya dari akun di dasbor platform; Switchover tidak mengubahnya.",
  fields_other: "Aplikasi berlangganan {{count}} bidang:",
  noFields: "Aplikasi tidak berlangganan bidang apa pun.",
  inactive: "Langganan aplikasi tidak aktif.",
} as const satisfies TranslationOf<"id", typeof englishApps>;
