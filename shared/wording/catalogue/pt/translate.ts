import type { translate as english } from "../en/translate.ts";
import type { TranslationOf } from "../words.ts";

export const translate = {
  line: {
    renamed: "{{from}} → {{to}} (renomeado): {{why}}",
    moved: "{{from}} → {{to}} (movido): {{why}}",
    dropped: "{{from}} (descartado): {{why}}",
    supplied: "{{to}} (acrescentado): {{why}}",
    changed: "{{from}} → {{to}} (alterado): {{why}}",
  },
  notification: "Notificação {{index}}",
  summary_one:
    "{{count}} notificação traduzida. Diferenças: {{differences}}, das quais descartadas: {{dropped}}.",
  summary_other:
    "{{count}} notificações traduzidas. Diferenças: {{differences}}, das quais descartadas: {{dropped}}.",
  ids: "Os IDs de mensagens e de mídia são mantidos, mas cada API conhece apenas os próprios.",
  fixtures: {
    saved_one: "{{count}} notificação salva em {{file}}.",
    saved_other: "{{count}} notificações salvas em {{file}}.",
    sample:
      "As da API de nuvem são assinadas com a chave secreta publicada que index.json indica. Ela não prova nada: use-a apenas em testes.",
    own: "As da API de nuvem são assinadas com a chave secreta do seu app, que não está no arquivo.",
  },
  why: {
    envelope: "a nuvem embala uma notificação em um envelope; o cliente tem as listas no topo.",
    account: "só a nuvem indica a conta comercial.",
    number: "só a nuvem indica o número: um cliente tem um.",
    product: "só a nuvem indica o produto de mensagens.",
    field: "só a nuvem indica o campo que mudou.",
    "entry-time": "só a nuvem informa quando a notificação foi criada.",
    "other-field": "o cliente notifica apenas mensagens.",
    "nothing-in-it": "não tem mensagem, status nem erro.",
    voice: "uma gravação de voz é um tipo próprio no cliente local, e um áudio com uma marca na nuvem.",
    "voice-false": "o cliente não marca áudio que não é uma gravação de voz.",
    unsupported:
      "uma mensagem que a API não consegue representar se chama unknown no cliente local, unsupported na nuvem.",
    "unsupported-code": "o código de erro de uma mensagem dessas é 501 no cliente local e 131051 na nuvem.",
    "unsupported-type": "o cliente não informa o que era a mensagem.",
    "error-details":
      "os detalhes de um erro estão em error_data na nuvem, e ao lado do título no cliente local.",
    "error-message": "um erro no cliente local não tem mensagem.",
    "error-data": "o cliente não tem esses dados de um erro.",
    "file-path": "é um caminho no disco do próprio cliente.",
    "status-played": "o cliente não tem status para uma gravação reproduzida.",
    "status-deleted": "a nuvem não tem status para uma mensagem excluída.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
