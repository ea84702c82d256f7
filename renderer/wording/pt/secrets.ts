import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { secrets as english } from "../en/secrets.ts";

/** Words of secrets in forms. A secret itself is never shown. */
export const secrets = {
  stored: "guardado",
  replace: "Substituir",
  replaceNamed: "Substituir: {{name}}",
  forget: "Excluir",
  forgetNamed: "Excluir: {{name}}",
  keep: "Manter o guardado",
  openVault: "Desbloquear cofre",
  show: "Mostrar ou ocultar",
  twoLines: "{{hint}} {{standing}}",
  standing: {
    stored: "Salvar substitui o segredo guardado.",
    "not-stored": "Ainda não guardado.",
    "not-known": "O cofre está bloqueado, então não se sabe se há um guardado.",
  },
  forgetTitle: "Excluir: {{name}}",
  forgetWhat:
    "Ele é excluído do cofre e não pode ser recuperado. A localização do número não muda; tudo o que precisa deste segredo vai pedi-lo novamente.",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
