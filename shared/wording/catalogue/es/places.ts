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
  cloud: "Nube",
  unknown: "Desconocida",
} as const satisfies TranslationOf<"es", typeof englishHomes>;

export const directions = {
  "to-cloud": "Del cliente local a la nube",
  "to-onprem": "De la nube al cliente local",
} as const satisfies TranslationOf<"es", typeof englishDirections>;

/** How the location is known: in one to three words, and in a sentence for when no basis is recorded. */
export const proofs = {
  proven: {
    word: "confirmado",
    sentence: "Lo registró una versión anterior de Switchover, que no guardó en qué se basa.",
  },
  attested: {
    word: "indicado por usted",
    sentence: "Indicado por usted; la plataforma no lo ha confirmado.",
  },
  none: { word: "sin confirmar", sentence: "Nada lo confirma todavía." },
} as const satisfies TranslationOf<"es", typeof englishProofs>;

/** What the known location rests on. */
export const bases = {
  "both-sides": "Se comprobaron ambas API y coinciden.",
  "cloud-look-up": "Lo indica la nube; el cliente local no lo contradice.",
  "client-look-up": "El cliente local indica que atiende este número; la nube no lo contradice.",
  "backup-given":
    "El cliente local devolvió una copia de seguridad, lo que solo hace un cliente registrado. Ninguna consulta lo confirma.",
  "register-answer": "La nube confirmó el registro en su respuesta.",
  "account-answer": "El cliente local respondió que este número está registrado en él.",
  "code-answer": "El cliente local aceptó el código de registro.",
  webhook: "Lo confirma un mensaje firmado que la nube ha entregado desde entonces.",
  person: "Indicado por usted.",
} as const satisfies TranslationOf<"es", typeof englishBases>;

/** Where the number is, how that is known and whether it works there. */
export const places = {
  withObstacle: "{{sentence}} {{reported}}",
  obstacles: {
    status: {
      no: "La plataforma indica que su estado es «{{value}}»: ahora no funciona ahí, y puede que los mensajes no lleguen.",
      unknown: "La plataforma indica que su estado es «{{value}}», así que no se sabe si funciona ahí.",
    },
    sending: {
      no: "La plataforma indica para el envío «{{value}}»: ahora no puede enviar mensajes.",
      unknown: "La plataforma indica para el envío «{{value}}», así que no se sabe si funciona del todo.",
    },
    untold: "La plataforma no indica su estado, así que no se sabe si funciona ahí.",
  },
  unknown: "La ubicación de {{spoken}} es desconocida. Se pueden perder mensajes hasta que se confirme.",
  "on-premises": {
    works: "{{spoken}} está en el cliente local y conectado.",
    worksNot:
      "{{spoken}} está en el cliente local, pero este indica que ahora no funciona. Puede que no lleguen mensajes.",
    plain: "{{spoken}} está en el cliente local.",
    attested: "Usted indicó que {{spoken}} está en el cliente local. La plataforma no lo ha confirmado.",
    none: "Se supone que {{spoken}} está en el cliente local. Está sin confirmar.",
  },
  cloud: {
    works: "{{spoken}} está en la nube y conectado.",
    unheard: "{{spoken}} está en la nube, pero su aplicación no está suscrita: sus mensajes no le llegan.",
    maybeUnheard:
      "{{spoken}} está en la nube. Se desconoce si su aplicación está suscrita: puede que sus mensajes no le lleguen.",
    worksNot:
      "{{spoken}} está en la nube, pero esta indica que ahora no funciona. Puede que no lleguen mensajes.",
    plain: "{{spoken}} está en la nube.",
    attested: "Usted indicó que {{spoken}} está en la nube. La plataforma no lo ha confirmado.",
    none: "Se supone que {{spoken}} está en la nube. Está sin confirmar.",
  },
} as const satisfies TranslationOf<"es", typeof englishPlaces>;

/** What an observation of both APIs amounts to. */
export const readings = {
  "both-agree": "Ambas API coinciden.",
  "cloud-says-cloud": "La nube indica que aloja el número.",
  "cloud-says-on-premises": "La nube indica que el cliente local aloja el número.",
  "client-connected": "El cliente local indica que está conectado con el número.",
  "sides-contradict": "Las dos API se contradicen.",
  "client-not-connected":
    "El cliente local responde pero no está conectado, y la nube no indica dónde está el número.",
  "nobody-answered": "Ninguna de las API informó de dónde está el número.",
  "not-registered-anywhere": "Ninguna de las API indica que el número esté registrado.",
  "client-serves-another": "El cliente local atiende otro número, y la nube no informa de este.",
  "client-does-not-tell":
    "El cliente local está conectado pero no indica con qué número, y la nube no indica dónde está este.",
} as const satisfies TranslationOf<"es", typeof englishReadings>;
