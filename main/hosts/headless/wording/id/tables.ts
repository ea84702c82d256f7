import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/tables.ts";

/** The columns of tables. */
export const columns = {
  migration: "Migrasi",
  number: "Nomor",
  direction: "Arah",
  state: "Keadaan",
  location: "Lokasi",
  source: "Sumber",
  updated: "Diperbarui",
  step: "Langkah",
  result: "Hasil",
  twoStepPin: "PIN dua langkah",
  side: "API",
  outcome: "Hasil",
  label: "Label",
  kind: "Jenis",
  stored: "Disimpan",
  vaultFile: "File di vault/",
  encrypted: "Dienkripsi",
} as const satisfies TranslationOf<"id", typeof english.columns>;

/** Migrations of a data folder. */
export const status = {
  none: "Belum ada migrasi di folder data ini. Untuk memulai: switchover check PLAN",
  see: "lihat {{run}}",
  worksNot: "{{home}}, tidak berfungsi",
  held: "sedang berjalan di proses lain",
  lastCheckBefore: "Pemeriksaan terakhir kedua API, sebelum permintaan dikirim, {{at}}: {{sentence}}",
  lastCheck: "Pemeriksaan terakhir kedua API, {{at}}: {{sentence}}",
  unreadable_other:
    "{{run}} tidak dapat dibaca: {{count}} baris jurnalnya rusak, termasuk yang pertama. Tidak ada yang dihapus. Untuk melihat pilihan Anda: switchover status {{run}}",
  corruptedRows_other: "{{count}} baris jurnal rusak dan tidak dipakai.",
} as const satisfies TranslationOf<"id", typeof english.status>;
