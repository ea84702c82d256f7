import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { pin as english } from "../en/pin.ts";

/** What a command says of a change of the two-step PIN besides the sentences that all hosts share. */
export const pin = {
  waiting: "Esperando a resposta da plataforma; a solicitação não pode ser cancelada.",
  leave: "Pressione Ctrl-C novamente para sair agora: não se sabe então se o PIN foi alterado.",
  confirm: "Nada foi enviado. Confirme para continuar.",
  stoppedAfter: "Parado antes que a resposta chegasse. Não se sabe se o PIN foi alterado.",
  stoppedBefore: "Parado antes que algo fosse enviado.",
  whichSide: {
    set: "Verifique a localização dele no painel da plataforma e adicione --side on-premises ou --side cloud.",
    off: "Verifique a localização dele no painel da plataforma e adicione --side on-premises.",
  },
  corrupted_one: "{{count}} registro de alteração do PIN está corrompido e não é mostrado.",
  corrupted_other: "{{count}} registros de alterações do PIN estão corrompidos e não são mostrados.",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
