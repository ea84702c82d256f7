import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { secrets as english } from "../en/secrets.ts";

/** Words of secrets in forms. A secret itself is never shown. */
export const secrets = {
  stored: "tersimpan",
  replace: "Ganti",
  replaceNamed: "Ganti: {{name}}",
  forget: "Hapus",
  forgetNamed: "Hapus: {{name}}",
  keep: "Pertahankan yang tersimpan",
  openVault: "Buka brankas",
  show: "Tampilkan atau sembunyikan",
  twoLines: "{{hint}} {{standing}}",
  standing: {
    stored: "Menyimpan menggantikan rahasia yang tersimpan.",
    "not-stored": "Belum disimpan.",
    "not-known": "Brankas terkunci, jadi tidak diketahui apakah ada yang tersimpan.",
  },
  forgetTitle: "Hapus: {{name}}",
  forgetWhat:
    "Rahasia ini dihapus dari brankas dan tidak dapat dipulihkan. Lokasi nomor tidak berubah; apa pun yang memerlukan rahasia ini akan memintanya lagi.",
} as const satisfies TranslationOf<"id", typeof english>;
