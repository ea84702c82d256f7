import type { phaseNames as englishNames, phases as english } from "../en/phases.ts";
import type { TranslationOf } from "../words.ts";

/** The states of an open or ended migration in a few words, for lists. */
export const phaseNames = {
  ready: "listo para reanudar",
  pausing: "en espera para continuar",
  "awaiting-confirmation": "espera su confirmación",
  "awaiting-code": "espera su código",
  unknown: "ubicación desconocida",
  ended: "terminado",
} as const satisfies TranslationOf<"es", typeof englishNames>;

/** Why an open migration is not advancing, and what to do next. */
export const phases = {
  ready: { what: "El traspaso se interrumpió y se puede reanudar.", next: "Reanude el traspaso." },
  pausing: { what: "El traspaso está en espera hasta: {{until}}.", next: "Reanúdelo después." },
  "awaiting-confirmation": {
    what: "El traspaso necesita su confirmación para continuar.",
    next: "Lea la pregunta y confirme.",
    nextWithName:
      "Solo una persona puede aceptar un nombre visible distinto. Escríbalo cuando se le pida, o abandone el traspaso.",
  },
  "awaiting-code": {
    refused: "Código rechazado. El número no se ha traspasado.",
    refusedElse: "El último código se rechazó.",
    refusedInTime: "El código se rechazó, y probablemente ya ha caducado.",
    notTaken: "El código no se comprobó. Puede introducirlo otra vez.",
    notTakenInTime: "El código no se comprobó, y probablemente ya ha caducado.",
    expired: "El código de registro probablemente ha caducado.",
    perhapsExpired:
      "Puede que se enviara un código de registro: la petición no obtuvo una respuesta utilizable. Probablemente ya ha caducado.",
    sent: {
      sms: "Un código de registro está en camino por SMS.",
      voice: "Un código de registro está en camino por llamada telefónica.",
    },
    perhapsSent: {
      sms: "Puede que un código de registro esté en camino por SMS: la petición no obtuvo una respuesta utilizable. No se pide otro automáticamente.",
      voice:
        "Puede que un código de registro esté en camino por llamada telefónica: la petición no obtuvo una respuesta utilizable. No se pide otro automáticamente.",
    },
    another: {
      refused: "{{what}} No se pidió otro. {{cause}}",
      lost: "{{what}} Puede que se haya pedido otro. {{cause}}",
    },
    next: "Introduzca el código antes de: {{until}}.",
    nextPerhaps:
      "Si llega un código, introdúzcalo antes de: {{until}}. Si no llega ninguno, pida otro; es posible a partir de: {{from}}.",
    nextFrom: "Introduzca el código entre {{from}} y {{until}}.",
    nextLater: "Espere un poco e introduzca el código antes de: {{until}}.",
    nextAnotherNow: "Pida otro código.",
    nextAnotherLater: "Espere un poco y pida otro código.",
    nextAnother: "Pida otro código; es posible a partir de: {{from}}.",
  },
  unknown: {
    unchecked: {
      interrupted:
        "Puede que «{{step}}» se enviara: Switchover se interrumpió antes de registrar una respuesta. Desde entonces no se ha comprobado ninguna API.",
      copied:
        "Puede que «{{step}}» se enviara desde otro lugar después de que se hiciera la copia de esta carpeta de datos. Desde entonces no se ha comprobado ninguna API.",
      answered:
        "«{{step}}» no obtuvo una respuesta utilizable. Desde entonces no se ha comprobado ninguna API.",
      next: "Compruebe ambas API: al reanudar el traspaso, eso se hace antes de cualquier otra cosa.",
    },
    what: "«{{step}}» no obtuvo una respuesta utilizable, y la comprobación de ambas API no mostró dónde está el número.",
    whatCopied:
      "Puede que «{{step}}» se enviara desde otro lugar después de que se hiciera la copia de esta carpeta de datos, y la comprobación de ambas API no mostró dónde está el número.",
    next: "Compruebe otra vez ambas API. Si no muestran el número, búsquelo en el panel de la plataforma e indique su ubicación. Vuelva a enviar la petición solo si no puede averiguarla: cuenta para el límite de la plataforma.",
    nextRegister:
      "Compruebe otra vez ambas API. Si no muestran el número, envíele un mensaje de prueba, o búsquelo en el panel de la plataforma e indique su ubicación. Vuelva a enviar la petición solo si no puede averiguarla: cuenta para el límite de la plataforma.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
