import type { programIncomplete as english } from "../en/program-incomplete.ts";
import type { TranslationOf } from "../words.ts";

/** A file of the program itself is missing or cut off. In a file of its own, since it is told when nothing more can be loaded. */
export const programIncomplete = {
  what: "File milik Switchover sendiri tidak lengkap: {{file}} tidak ada atau rusak.",
  works:
    "Hanya program yang terpengaruh: folder data tidak berubah karenanya dan tetap menyimpan yang sudah tercatat.",
  next: "Pasang lagi Switchover, lalu mulai lagi.",
} as const satisfies TranslationOf<"id", typeof english>;
