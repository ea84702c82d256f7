import type { authorities as english } from "../en/authorities.ts";
import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";

/** Otoritas sertifikat yang dipercaya koneksi. */
export const authorities = {
  title: "Otoritas sertifikat",
  text: "Siapa yang menjamin server yang dihubungi Switchover: API, tujuan peringatan, server pembaruan, dan endpoint Anda sendiri. Pemeriksaan endpoint dan tunnel menilai seperti platform, hanya dengan otoritas publik.",
  system: "Juga percayai otoritas komputer ini",
  choose: "Pilih file PEM",
  remove: "Hapus otoritas tambahan",
  warning:
    "Tambahkan otoritas hanya jika administrator mengonfirmasinya: pemiliknya dapat membaca setiap koneksi.",
  tooLarge: "File terlalu besar. Pilih yang lain.",
} as const satisfies TranslationOf<"id", typeof english>;
