import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { history as english } from "../en/history.ts";

/** Texts of the history. */
export const history = {
  lead: "Setiap migrasi di folder data ini, yang terbaru lebih dulu, dengan log aktivitasnya.",
  headline: {
    none: "Belum ada migrasi",
    ended_other: "{{count}} migrasi, semuanya sudah berakhir",
    open_other: "{{count}} dari {{all}} migrasi belum berakhir",
  },
  empty: "Setiap migrasi muncul di sini dengan log aktivitas dan buktinya.",
  emptyDo: "Pilih nomor untuk dipindahkan",
  filter: "Cari nomor",
  count_other: "{{count}} migrasi",
  noneFits: "Tidak ada migrasi yang cocok dengan nomor ini.",
  more_other: "Tampilkan {{count}} lagi",
  column: { move: "Migrasi", end: "Hasil", proof: "Sumber", took: "Durasi" },
  open: "Belum berakhir: {{where}}",
  followed: "usang: migrasi yang lebih baru menyusul",
  notEnded: "belum berakhir",
  unreadable: {
    title_other: "{{count}} migrasi tidak dapat dibaca",
    text: "Migrasi itu tidak ada dalam daftar. Filenya disimpan; periksa kedua API sebelum Anda memindahkan nomor-nomor ini lagi.",
    rows_other: "{{count}} baris rusak",
    newer: "Ditulis oleh versi yang lebih baru",
  },
} as const satisfies TranslationOf<"id", typeof english>;
