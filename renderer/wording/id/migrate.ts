import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { migrate as english } from "../en/migrate.ts";

/** Texts of the screen where migrations start and open ones are listed. */
export const migrate = {
  title: "Migrasikan",
  choose: "Pilih nomor untuk dipindahkan",
  openCount_other: "{{count}} migrasi masih terbuka",
  lead: "Pindahkan nomor antara on-premises dan cloud, dan lanjutkan migrasi yang terbuka.",
  open: {
    title: "Migrasi yang terbuka",
    go: "Buka migrasi ini",
    goTo: "Buka migrasi {{spoken}}",
    busy: "sedang berjalan",
    since: "perubahan terakhir",
  },
  begin: {
    title: "Pindahkan nomor",
    none: "Belum ada ruang kerja yang memiliki nomor. Tambahkan ruang kerja dan nomor untuk memindahkannya dari sini.",
    noNumber: "Ruang kerja ini belum memiliki nomor. Tambahkan di sana untuk memindahkannya dari sini.",
    addWorkspace: "Tambah ruang kerja",
    addNumber: "Buka ruang kerja",
    number: "Nomor",
    numberHint: "Dari ruang kerja {{workspace}}",
    direction: "Arah",
    directions: { "to-cloud": "Dari on-premises ke cloud", "to-onprem": "Dari cloud ke on-premises" },
    suggested: "disarankan oleh pemeriksaan terakhir",
    isThere: "sudah ada di sana pada pemeriksaan terakhir",
    seen: "Terakhir diperiksa",
    unseen: "belum diperiksa",
    go: "Siapkan migrasi",
    openRun: "Sebuah migrasi nomor ini masih terbuka. Selesaikan atau tinggalkan dulu migrasi itu.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
