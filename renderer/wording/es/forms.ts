import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { forms as english } from "../en/forms.ts";

/** Words of the parts that forms are made of. */
export const forms = {
  close: "Cerrar",
  cancel: "Cancelar",
  needed: "Obligatorio.",
  address: {
    "scheme-missing": "Introduzca la URL completa con https://, por ejemplo https://api.example:9090.",
    credentials: "Quite de la URL el usuario y la contraseña.",
    "more-than-address": "Quite todo a partir de ? o #.",
    "plain-http":
      "Use https://. Solo se acepta http:// sin cifrar para las direcciones de este mismo equipo.",
    "too-long": "Use como máximo {{most}} caracteres.",
    "not-an-address": "Esto no es una URL. Introduzca https:// y el nombre del servidor.",
    shorten: "Ha pegado más que la URL del servidor. ¿Usar solo {{origin}}?",
    useOrigin: "Usar {{origin}}",
    keep: "Conservar lo pegado",
  },
  id: { wrong: "Use letras, dígitos, - y _, tal como lo muestra la plataforma: 64 como máximo." },
  file: {
    choose: "Elegir archivo",
    chooseFor: "Elegir archivo: {{label}}",
    tooLarge: "El archivo es más grande que cualquier certificado. Elija otro.",
    unreadable: "No se pudo leer el archivo.",
  },
  phone: {
    region: "País",
    choose: "Elija un país",
    noRegion: "Ningún país coincide.",
    national: "Número de teléfono",
    "no-region": "Elija un país, o pegue el número completo con su +.",
    "not-digits": "Use solo dígitos.",
    "too-short": "El número es demasiado corto.",
    "too-long": "El número es demasiado largo.",
    unlikely: {
      "too-short":
        "Para {{region}} este número parece demasiado corto. Compárelo con el panel de la plataforma.",
      "too-long":
        "Para {{region}} este número parece demasiado largo. Compárelo con el panel de la plataforma.",
      "not-of-region": "Este número no parece ser de {{region}}. Compárelo con el panel de la plataforma.",
    },
  },
  elsewhere: {
    what: "Esto se cambió en otro lugar.",
    next: "Cargue el estado actual, o siga editando: al guardar, se sobrescribirá.",
    take: "Cargar el estado actual",
    keep: "Seguir editando",
  },
  unsaved: {
    title: "Cambios sin guardar",
    what: "Sus cambios en esta pantalla no están guardados. Si sale, se pierden.",
    stay: "Seguir editando",
    leave: "Salir sin guardar",
  },
} as const satisfies TranslationOf<"es", typeof english>;
