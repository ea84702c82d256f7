import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { webhookInputs as english } from "../en/webhook-inputs.ts";

/** Why a command about notifications can't be carried out as it was typed. */
export const webhookInputs = {
  threeSecrets: {
    what: "--app-secret-file pode ser usado no máximo duas vezes: para a chave atual e para a próxima.",
    next: "Remova um.",
  },
  noBrand: {
    what: "--brand não é um prefixo da marca.",
    next: "Deixe-o de fora para usar chat.",
  },
  cloudSigns: {
    what: "A nuvem assina as suas notificações.",
    next: "Adicione --app-secret-file FILE, ou --signature none.",
  },
  clientDoesNotSign: {
    what: "O cliente local não assina as suas notificações.",
    next: "Deixe --app-secret-file e --signature de fora.",
  },
  unknownKind: {
    what: "Tipo desconhecido: “{{kind}}”.",
    next: "Para ver os tipos e as opções:",
  },
  kindOfOtherShape: {
    what: "O tipo “{{kind}}” não existe na forma {{shape}}.",
    next: "Para ver os tipos e as opções:",
  },
  noEventId: {
    what: "“{{id}}” não é o ID de um evento; o ID de um evento é um número.",
    next: "Para listá-los:",
  },
  tooManyEvents: {
    what: "No máximo {{most}} eventos podem ser reenviados de uma vez.",
    next: "Reenvie-os em várias etapas.",
  },
  severalWorkspaces: {
    what: "Estes eventos são de vários espaços de trabalho, e cada um tem a sua própria chave secreta do app.",
    next: "Reenvie separadamente os de cada espaço de trabalho.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
