import type { authorities as english } from "../en/authorities.ts";
import type { TranslationOf } from "../words.ts";

/** Otoritas sertifikat yang dipercaya koneksi. */
export const authorities = {
  public: "Otoritas publik berlaku untuk setiap koneksi.",
  system: "Otoritas komputer ini juga berlaku.",
  notSystem: "Otoritas komputer ini tidak berlaku.",
  added: "Ditambahkan: {{subject}}, berlaku sampai {{validTo}}, SHA-256 {{fingerprint}}",
  none: "Tidak ada otoritas yang ditambahkan dari file.",
  unknown:
    "Administrator menetapkannya dengan sesuatu yang tidak dipahami, jadi hanya otoritas publik yang berlaku.",
} as const satisfies TranslationOf<"id", typeof english>;
