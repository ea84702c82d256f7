import type { authorities as english } from "../en/authorities.ts";
import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";

/** Em quais autoridades certificadoras as conexões confiam. */
export const authorities = {
  title: "Autoridades certificadoras",
  text: "Quem responde pelos servidores aos quais o Switchover se conecta: APIs, destinos de alertas, servidores de atualização e seus próprios endpoints. A verificação do endpoint e os túneis julgam como a plataforma, só pelas autoridades públicas.",
  system: "Confiar também nas autoridades deste computador",
  choose: "Escolher arquivo PEM",
  remove: "Remover autoridades adicionadas",
  warning:
    "Adicione uma autoridade só se o administrador a confirmar: o dono dela pode ler todas as conexões.",
  tooLarge: "O arquivo é grande demais. Escolha outro.",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
