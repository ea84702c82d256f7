import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { pin as english } from "../en/pin.ts";

/** Words of a number's section on the two-step PIN, and of the way there from a migration that a wrong PIN stopped. */
export const pin = {
  title: "PIN da confirmação em duas etapas na plataforma",
  what: "Define o PIN do número como o que está nos segredos dele acima, na API onde o número está. O PIN antigo não é necessário.",
  step: "Se o PIN é desconhecido, este é o primeiro passo que a plataforma exige antes de uma migração.",
  set: "Definir PIN",
  off: "Desativar PIN",
  runOpen: "Há uma migração deste número em aberto. O PIN dele não pode ser alterado agora.",
  looking: "Verificando o número nas duas APIs",
  sending: "Alterando o PIN. A solicitação é enviada uma vez.",
  itIs: { "on-premises": "Ele está no cliente local", cloud: "Ele está na nuvem" },
  none: "O PIN não foi alterado daqui.",
  history: "Alterações de PIN",
  line: "{{action}} {{side}}, {{time}}",
  side: { "on-premises": "no cliente local", cloud: "na nuvem" },
  damaged_one: "{{count}} registro de alteração de PIN não é confiável e foi deixado de fora.",
  damaged_other: "{{count}} registros de alteração de PIN não são confiáveis e foram deixados de fora.",
  afterRefusal: {
    title: "Se o PIN é desconhecido",
    text: {
      "on-premises":
        "A plataforma exige que o PIN seja redefinido primeiro na API de onde o número sai. O cliente local define um novo sem pedir o antigo.",
      cloud:
        "A plataforma exige que o PIN seja redefinido primeiro na API em que o número está. A nuvem define um novo sem pedir o antigo.",
      unknown:
        "A plataforma exige que o PIN seja redefinido primeiro na API em que o número está. Encontre primeiro a localização dele; um novo PIN é definido sem que se peça o antigo.",
    },
    end: {
      resume: "Guarde o novo PIN nos segredos do número, defina-o e retome esta migração.",
      anew: "Guarde o novo PIN nos segredos do número, defina-o e inicie uma nova migração.",
    },
    go: {
      "on-premises": "Definir um novo PIN no cliente local",
      cloud: "Definir um novo PIN na nuvem",
      unknown: "Definir um novo PIN",
    },
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
