import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { notFound as english } from "../en/not-found.ts";

/** Texts for an address that leads to no screen. */
export const notFound = {
  title: "Halaman tidak ditemukan",
  text: "Switchover tidak memiliki layar di alamat ini.",
  do: "Buka ikhtisar",
} as const satisfies TranslationOf<"id", typeof english>;
