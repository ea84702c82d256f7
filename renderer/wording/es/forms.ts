import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { forms as english } from "../en/forms.ts";

/** Palabras de las partes de los formularios. */
export const forms = {
  close: "Cerrar",
  cancel: "Cancelar",
  needed: "Esto es necesario.",
  address: {
    "scheme-missing": "Escriba la dirección entera con su https://, por ejemplo https://api.example:9090.",
    credentials: "Quite el usuario y la contraseña de la dirección.",
    "more-than-address": "Quite todo lo que sigue a ? o #.",
    "plain-http": "Use https://. http:// solo se acepta para direcciones de este mismo equipo.",
    "not-an-address": "Esto no es una dirección. Empieza con https:// y el nombre del servidor.",
    shorten: "Ha pegado más que la dirección del servidor. ¿Usar solo {{origin}}?",
    useOrigin: "Usar {{origin}}",
    keep: "Dejar lo que pegué",
  },
  id: { wrong: "Solo letras, cifras, - y _, tal como lo muestra la plataforma." },
  file: {
    choose: "Leerlo de un archivo",
    chooseFor: "Leerlo de un archivo: {{label}}",
    tooLarge: "El archivo es más grande que cualquier certificado. Elija otro.",
    unreadable: "No se pudo leer el archivo.",
  },
  phone: {
    region: "País",
    choose: "Elija un país",
    noRegion: "Ningún país se llama así.",
    national: "Número de teléfono",
    "no-region": "Elija el país o pegue el número entero con su +.",
    "not-digits": "Un número de teléfono solo tiene cifras.",
    "too-short": "El número es demasiado corto.",
    "too-long": "El número es demasiado largo.",
    unlikely: {
      "too-short":
        "Para {{region}} este número parece demasiado corto. Compárelo con el panel de la plataforma.",
      "too-long":
        "Para {{region}} este número parece demasiado largo. Compárelo con el panel de la plataforma.",
      "not-of-region": "Este no parece un número de {{region}}. Compárelo con el panel de la plataforma.",
    },
  },
  elsewhere: {
    what: "Esto se cambió entretanto en otro lugar.",
    next: "Tome lo que hay ahora o siga editando: al guardar, lo suyo lo reemplaza.",
    take: "Tomar el otro estado",
    keep: "Seguir con el mío",
  },
  unsaved: {
    title: "No ha guardado sus cambios",
    what: "Lo que escribió en esta pantalla aún no está guardado. Si sale, se pierde.",
    stay: "Quedarme y seguir editando",
    leave: "Salir sin guardar",
  },
} as const satisfies ShapeOf<typeof english>;
