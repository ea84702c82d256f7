import type {
  bases as englishBases,
  directions as englishDirections,
  homes as englishHomes,
  places as englishPlaces,
  proofs as englishProofs,
  readings as englishReadings,
} from "../en/places.ts";
import type { ShapeOf } from "../words.ts";

/** The two sides by name, as they stand above the crossing. */
export const homes = {
  "on-premises": "Local",
  cloud: "Nube",
  unknown: "No se sabe",
} as const satisfies ShapeOf<typeof englishHomes>;

export const directions = {
  "to-cloud": "De local a la nube",
  "to-onprem": "De la nube a local",
} as const satisfies ShapeOf<typeof englishDirections>;

/** How the place is known, in one word, and one sentence where nothing more precise is known of it. */
export const proofs = {
  proven: {
    word: "probado",
    sentence: "Lo anotó una versión anterior de Switchover, que no guardó en qué se basa.",
  },
  attested: {
    word: "dicho por usted",
    sentence: "Lo dijo una persona; la plataforma no lo ha confirmado.",
  },
  none: { word: "no probado", sentence: "Nada lo confirma todavía." },
} as const satisfies ShapeOf<typeof englishProofs>;

/** What the knowledge of where the number is rests on. */
export const bases = {
  "both-sides": "Se preguntó a ambos lados y lo dicen.",
  "cloud-look-up": "La nube lo dice de este número; el cliente local no lo contradice.",
  "client-look-up": "El cliente local dice que atiende este número; la nube no lo contradice.",
  "backup-given":
    "El cliente local dio una copia de seguridad, lo que solo hace un cliente registrado. Ninguna consulta lo confirma.",
  "register-answer": "La nube confirmó el registro en su respuesta.",
  "account-answer": "El cliente local respondió que este número está registrado en él.",
  "code-answer": "El cliente local aceptó el código de registro.",
  webhook: "Lo muestra un mensaje firmado que la nube ha entregado desde entonces.",
  person: "Lo dijo una persona.",
} as const satisfies ShapeOf<typeof englishBases>;

/** Where the number is, how that is known and whether it works there. */
export const places = {
  unknown:
    "En este momento no se puede saber dónde está {{spoken}}; cuente con que se pueden perder mensajes hasta que se sepa.",
  "on-premises": {
    works: "{{spoken}} está en el lado local y conectado allí.",
    worksNot:
      "{{spoken}} está en el lado local, pero el cliente local dice que ahora no funciona allí: puede que no lleguen mensajes.",
    plain: "{{spoken}} está en el lado local.",
    attested: "Usted dijo que {{spoken}} está en el lado local; la plataforma no lo ha confirmado.",
    none: "Se supone que {{spoken}} está en el lado local; eso no está probado.",
  },
  cloud: {
    works: "{{spoken}} está en la nube y conectado allí.",
    unheard: "{{spoken}} está en la nube, pero su aplicación no está suscrita: sus mensajes no le llegan.",
    maybeUnheard:
      "{{spoken}} está en la nube. No se sabe si su aplicación está suscrita, es decir, si sus mensajes le llegan.",
    worksNot:
      "{{spoken}} está en la nube, pero la nube dice que ahora no funciona allí: puede que no lleguen mensajes.",
    plain: "{{spoken}} está en la nube.",
    attested: "Usted dijo que {{spoken}} está en la nube; la plataforma no lo ha confirmado.",
    none: "Se supone que {{spoken}} está en la nube; eso no está probado.",
  },
} as const satisfies ShapeOf<typeof englishPlaces>;

/** Why a look at both sides says what it says. */
export const readings = {
  "both-agree": "Los dos lados dicen lo mismo.",
  "cloud-says-cloud": "La nube dice que aloja el número.",
  "cloud-says-on-premises": "La nube dice que el cliente local aloja el número.",
  "client-connected": "El cliente local dice que está conectado con el número.",
  "sides-contradict": "Los dos lados se contradicen.",
  "client-not-connected":
    "El cliente local responde pero no está conectado, y la nube no dice dónde está el número.",
  "nobody-answered": "Ningún lado respondió a la pregunta.",
  "not-registered-anywhere": "Ningún lado dice que el número esté registrado en él.",
  "client-serves-another": "El cliente local atiende otro número, y la nube no tiene este.",
  "client-does-not-tell":
    "El cliente local está conectado pero no dice con qué número, y la nube no dice dónde está este.",
} as const satisfies ShapeOf<typeof englishReadings>;
