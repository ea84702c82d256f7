import type {
  bases as englishBases,
  directions as englishDirections,
  homes as englishHomes,
  places as englishPlaces,
  proofs as englishProofs,
  readings as englishReadings,
} from "../en/places.ts";
import type { TranslationOf } from "../words.ts";

/** The locations of a number, as lists and the diagram name them. */
export const homes = {
  "on-premises": "Cliente local",
  cloud: "Nuvem",
  unknown: "Desconhecida",
} as const satisfies TranslationOf<"pt-BR", typeof englishHomes>;

export const directions = {
  "to-cloud": "Do cliente local para a nuvem",
  "to-onprem": "Da nuvem para o cliente local",
} as const satisfies TranslationOf<"pt-BR", typeof englishDirections>;

/** How the location is known: in one to three words, and in a sentence for when no basis is recorded. */
export const proofs = {
  proven: {
    word: "confirmado",
    sentence: "Registrado por uma versão anterior do Switchover, que não guardava as evidências.",
  },
  attested: {
    word: "informado por você",
    sentence: "Informado por você; a plataforma não confirmou isso.",
  },
  none: { word: "não confirmado", sentence: "Nada confirma isso ainda." },
} as const satisfies TranslationOf<"pt-BR", typeof englishProofs>;

/** What the known location rests on. */
export const bases = {
  "both-sides": "As duas APIs foram verificadas e concordam.",
  "cloud-look-up": "A nuvem informa isso; o cliente local não o contradiz.",
  "client-look-up": "O cliente local informa que atende este número; a nuvem não o contradiz.",
  "backup-given":
    "O cliente local devolveu um backup, o que só um cliente registrado faz. Nenhuma consulta confirma isso.",
  "register-answer": "A nuvem confirmou o registro na resposta dela.",
  "account-answer": "O cliente local respondeu que este número está registrado nele.",
  "code-answer": "O cliente local aceitou o código de registro.",
  webhook: "Uma mensagem assinada que a nuvem entregou desde então confirma isso.",
  person: "Informado por você.",
} as const satisfies TranslationOf<"pt-BR", typeof englishBases>;

/** Where the number is, how that is known and whether it works there. */
export const places = {
  withObstacle: "{{sentence}} {{reported}}",
  obstacles: {
    status: {
      no: "A plataforma informa que o status dele é “{{value}}”: ele não funciona ali agora, e as mensagens podem não chegar.",
      unknown: "A plataforma informa que o status dele é “{{value}}”, então não se sabe se ele funciona ali.",
    },
    sending: {
      no: "A plataforma informa para o envio “{{value}}”: ele não pode enviar mensagens agora.",
      unknown:
        "A plataforma informa para o envio “{{value}}”, então não se sabe se ele funciona por completo.",
    },
    untold: "A plataforma não informa o status dele, então não se sabe se ele funciona ali.",
  },
  unknown:
    "A localização de {{spoken}} é desconhecida. Mensagens podem se perder até que ela seja confirmada.",
  "on-premises": {
    works: "{{spoken}} está no cliente local e conectado.",
    worksNot:
      "{{spoken}} está no cliente local, mas o cliente local informa que ele não está funcionando agora. Mensagens podem não chegar.",
    plain: "{{spoken}} está no cliente local.",
    attested: "Você informou que {{spoken}} está no cliente local. A plataforma não confirmou isso.",
    none: "Presume-se que {{spoken}} esteja no cliente local. Isso não está confirmado.",
  },
  cloud: {
    works: "{{spoken}} está na nuvem e conectado.",
    unheard:
      "{{spoken}} está na nuvem, mas o seu app não está inscrito: as mensagens dele não chegam a você.",
    maybeUnheard:
      "{{spoken}} está na nuvem. Não se sabe se o seu app está inscrito: as mensagens dele podem não chegar a você.",
    worksNot:
      "{{spoken}} está na nuvem, mas a nuvem informa que ele não está funcionando agora. Mensagens podem não chegar.",
    plain: "{{spoken}} está na nuvem.",
    attested: "Você informou que {{spoken}} está na nuvem. A plataforma não confirmou isso.",
    none: "Presume-se que {{spoken}} esteja na nuvem. Isso não está confirmado.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof englishPlaces>;

/** What an observation of both APIs amounts to. */
export const readings = {
  "both-agree": "As duas APIs concordam.",
  "cloud-says-cloud": "A nuvem informa que hospeda o número.",
  "cloud-says-on-premises": "A nuvem informa que o cliente local hospeda o número.",
  "client-connected": "O cliente local informa que está conectado com o número.",
  "sides-contradict": "As duas APIs se contradizem.",
  "client-not-connected":
    "O cliente local responde, mas não está conectado, e a nuvem não informa onde o número está.",
  "nobody-answered": "Nenhuma das APIs informou onde o número está.",
  "not-registered-anywhere": "Nenhuma das APIs informa o número como registrado.",
  "client-serves-another": "O cliente local atende outro número, e a nuvem não informa este.",
  "client-does-not-tell":
    "O cliente local está conectado, mas não informa com qual número, e a nuvem não informa onde este está.",
} as const satisfies TranslationOf<"pt-BR", typeof englishReadings>;
