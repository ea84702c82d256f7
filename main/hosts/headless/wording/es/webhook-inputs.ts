import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { webhookInputs as english } from "../en/webhook-inputs.ts";

/** Why a command about notifications can't be carried out as it was typed. */
export const webhookInputs = {
  threeSecrets: {
    what: "--app-secret-file se puede usar dos veces como máximo: para el secreto actual y para el siguiente.",
    next: "Quite uno.",
  },
  noBrand: {
    what: "--brand no es un prefijo de marca.",
    next: "Omítalo para usar chat.",
  },
  cloudSigns: {
    what: "La nube firma sus notificaciones.",
    next: "Añada --app-secret-file FILE, o --signature none.",
  },
  clientDoesNotSign: {
    what: "El cliente local no firma sus notificaciones.",
    next: "Omita --app-secret-file y --signature.",
  },
  unknownKind: {
    what: "Tipo desconocido: «{{kind}}».",
    next: "Para ver los tipos y las opciones:",
  },
  kindOfOtherShape: {
    what: "El tipo «{{kind}}» no existe en la forma {{shape}}.",
    next: "Para ver los tipos y las opciones:",
  },
  noEventId: {
    what: "«{{id}}» no es el ID de un evento; el ID de un evento es un número.",
    next: "Para ver la lista:",
  },
  tooManyEvents: {
    what: "Se pueden volver a enviar como máximo {{most}} eventos a la vez.",
    next: "Vuelva a enviarlos en varios pasos.",
  },
  severalWorkspaces: {
    what: "Estos eventos pertenecen a varios espacios de trabajo, y cada uno tiene su propio secreto de aplicación.",
    next: "Vuelva a enviar por separado los de cada espacio de trabajo.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
