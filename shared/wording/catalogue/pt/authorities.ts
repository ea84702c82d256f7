import type { authorities as english } from "../en/authorities.ts";
import type { TranslationOf } from "../words.ts";

/** Em quais autoridades certificadoras as conexões confiam. */
export const authorities = {
  public: "As autoridades públicas valem para todas as conexões.",
  system: "As autoridades deste computador também valem.",
  notSystem: "As autoridades deste computador não valem.",
  added: "Adicionada: {{subject}}, válida até {{validTo}}, SHA-256 {{fingerprint}}",
  none: "Nenhuma autoridade foi adicionada de um arquivo.",
  unknown:
    "O administrador fixou isto com algo que não se entende, por isso só valem as autoridades públicas.",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
