import type { pin as english } from "../en/pin.ts";
import type { TranslationOf } from "../words.ts";

/** The two-step PIN outside any migration: what is asked, the outcome, and its line in a history. */
export const pin = {
  question: {
    once: "1 solicitação é enviada. Ela nunca é reenviada automaticamente.",
    set: {
      title: "Definir o PIN da confirmação em duas etapas de {{spoken}}?",
      why: {
        "on-premises":
          "O cliente local o define com o PIN que você forneceu. O PIN antigo deixa de funcionar imediatamente, para todos que o usam.",
        cloud:
          "A nuvem o define com o PIN que você forneceu. O PIN antigo deixa de funcionar imediatamente, para todos que o usam.",
      },
    },
    off: {
      title: "Desativar a confirmação em duas etapas de {{spoken}}?",
      why: {
        "on-premises":
          "O cliente local remove o PIN. Até que outro seja definido, só um código de registro protege o número, e o próximo registro define o PIN.",
        cloud: "A nuvem não tem uma chamada para isso.",
      },
    },
  },
  /** A response to a change that was no longer awaited. */
  late: {
    told: "Uma resposta chegou depois que o Switchover parou de esperar: {{cause}}",
    unwritten:
      "Uma resposta atrasada chegou e ainda não está registrada: o disco pode estar cheio. O Switchover tenta novamente enquanto este programa estiver em execução.",
  },
  earlier: {
    set: "Não se sabe se o PIN foi definido em {{time}}: nenhuma resposta utilizável foi registrada.",
    off: "Não se sabe se o PIN foi desativado em {{time}}: nenhuma resposta utilizável foi registrada.",
  },
  done: {
    set: {
      complete: {
        what: "O PIN da confirmação em duas etapas de {{spoken}} está definido.",
        next: "Use este PIN a partir de agora. Uma migração que um PIN errado parou pode ser retomada com ele.",
      },
      rejected: {
        what: "O PIN da confirmação em duas etapas de {{spoken}} não foi definido.",
        next: "Corrija a causa e defina o PIN novamente.",
      },
      "not-sent": {
        what: "A solicitação para definir o PIN de {{spoken}} não foi enviada.",
        next: "Corrija a causa e defina o PIN novamente.",
      },
      unknown: {
        what: "Não se sabe se o PIN da confirmação em duas etapas de {{spoken}} foi definido.",
        next: "Não há reenvio automático. Para ter certeza, defina o mesmo PIN novamente: isso não muda nada se ele foi definido.",
      },
      "under-way": {
        what: "O PIN da confirmação em duas etapas de {{spoken}} está sendo definido.",
        next: "Espere a resposta.",
      },
    },
    off: {
      complete: {
        what: "A confirmação em duas etapas está desativada para {{spoken}}.",
        next: "Defina um novo PIN, ou mova o número: o PIN que você fornecer se torna então o do próprio número.",
      },
      rejected: {
        what: "A confirmação em duas etapas não foi desativada para {{spoken}}.",
        next: "Corrija a causa e desative-a novamente.",
      },
      "not-sent": {
        what: "A solicitação para desativar o PIN de {{spoken}} não foi enviada.",
        next: "Corrija a causa e desative-o novamente.",
      },
      unknown: {
        what: "Não se sabe se a confirmação em duas etapas está desativada para {{spoken}}.",
        next: "Não há reenvio automático. Para ter certeza, desative-a novamente, ou defina um novo PIN.",
      },
      "under-way": {
        what: "A confirmação em duas etapas de {{spoken}} está sendo desativada.",
        next: "Espere a resposta.",
      },
    },
  },
  works: {
    complete: "O número continua onde está.",
    rejected: "O PIN não foi alterado, e o número continua onde está.",
    "not-sent": "Nada foi alterado.",
    unknown: "O número continua onde está. O PIN dele está como antes, ou como você pediu.",
    "under-way": "O número continua onde está.",
  },
  action: { set: "PIN definido", off: "PIN desativado" },
  state: {
    complete: "feito",
    rejected: "rejeitado",
    "not-sent": "não enviado",
    unknown: "resultado desconhecido",
    "under-way": "em andamento",
  },
  noAnswer: "Nenhuma resposta foi registrada.",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
