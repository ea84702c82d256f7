import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { sharedParts as english } from "../en/shared-parts.ts";

/** Texts of the parts that many screens are made of. */
export const sharedParts = {
  age: { now: "ahora mismo", seconds: "hace {{n}} s" },
  copy: {
    copy: "Copiar",
    copied: "Copiado",
    failed: "No se pudo copiar: seleccione el texto y cópielo a mano",
    cleared: "Una vez copiado, se borra del portapapeles a los {{seconds}} s",
    clearedHere:
      "Una vez copiado, se borra del portapapeles a los {{seconds}} s si esta ventana sigue delante. Si no, copie otra cosa después de pegar.",
  },
  meaning: {
    proven: "Correcto",
    attention: "Requiere atención",
    stopped: "Fallido",
    unknown: "Desconocido",
    busy: "En curso",
    pending: "Sin iniciar",
    "left-out": "Omitido",
  },
  /** What the location of a number rests on, short enough for a table. */
  basis: {
    "both-sides": "confirmado por ambas API",
    "cloud-look-up": "confirmado por la nube",
    "client-look-up": "confirmado por el cliente",
    "backup-given": "el cliente devolvió una copia de seguridad",
    "register-answer": "confirmado por la respuesta de la nube",
    "account-answer": "confirmado por la respuesta del cliente",
    "code-answer": "código aceptado por el cliente",
    webhook: "mensaje firmado",
    person: "indicado por usted",
    none: "sin confirmar",
    older: "registrado por una versión anterior",
  },
  parts: {
    what: "Qué ocurrió",
    works: "Estado",
    next: "Qué hacer",
    details: "Códigos y texto original",
    code: "Código",
    time: "Hora",
    copy: "Copiar lo ocurrido",
  },
  look: {
    loading: "Cargando",
    again: "Intentar de nuevo",
    stale: "Esto no se pudo actualizar.",
    asOf: "Se muestran datos de {{age}}.",
  },
  question: { close: "Cerrar" },
  crossing: {
    onPremises: "Cliente local",
    cloud: "Nube",
    label: {
      "on-premises": "{{spoken}} está en el cliente local",
      cloud: "{{spoken}} está en la nube",
      crossing: "{{spoken}} se está traspasando",
      unknown: "La ubicación de {{spoken}} es desconocida",
    },
    place: {
      "on-premises": "Cliente local",
      cloud: "Nube",
      crossing: "En traspaso",
      unknown: "Desconocida",
    },
  },
  callProblem: {
    "link-lost": {
      what: "La conexión con Switchover se perdió antes de que respondiera.",
      works: "Desconocido: puede que Switchover haya iniciado lo que usted pidió.",
      next: "Inicie Switchover otra vez y compruebe el traspaso antes de hacer nada dos veces.",
    },
    mistake: {
      what: "Switchover encontró un error interno.",
      works: "Desconocido: puede que se haya hecho lo que usted pidió.",
      next: "Compruebe qué se hizo antes de hacer nada dos veces. Si vuelve a ocurrir, comuníquelo.",
    },
    "not-loaded": {
      what: "No se pudo cargar una parte de esta ventana.",
      next: "Vuelva a cargar la ventana. Si Switchover se detuvo, inícielo otra vez antes.",
    },
  },
} as const satisfies TranslationOf<"es", typeof english>;
