import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { sandbox as english } from "../en/sandbox.ts";

/** What the sandbox says while it runs. */
export const sandbox = {
  lead: "Entorno de pruebas: nada de lo que sigue es real, y se detiene con Ctrl-C.",
  stopped: "El entorno de pruebas se ha detenido.",
  labels: {
    cloud: "API de la nube",
    caFile: "archivo de la CA",
    accessToken: "token de acceso",
    app: "aplicación",
    appSecret: "secreto de la aplicación",
    verifyToken: "token de verificación",
    account: "cuenta de empresa",
    numberId: "ID del número de teléfono",
    onPrem: "Cliente local",
    fingerprint: "huella",
    credentials: "credenciales",
    token: "token de sesión",
    number: "Número",
    pin: "PIN de dos pasos",
    certificate: "certificado",
    health: "Estado",
    plans: "Planes",
    tables: "Tablas para un lote",
  },
  ofProduction:
    "de la URL de devolución de llamada de producción de la aplicación; la suya tiene su propio token",
  more_one: "y {{count}} número más",
  more_other: "y {{count}} números más",
  code: "Código enviado: {{code}}",
  codeTo: "Código enviado a {{number}}: {{code}}",
  moved: "El número está ahora: {{place}}",
  movedOf: "{{number}} está ahora: {{place}}",
  fates: {
    cloud: "El mensaje llegó a la nube; su notificación está en camino.",
    onprem: "El mensaje llegó al cliente local; su notificación está en camino.",
    dropped: "El mensaje se perdió: ninguna de las API tiene ahora una conexión que funcione para el número.",
    unheard: "El mensaje llegó a la nube, pero ninguna aplicación está suscrita a sus notificaciones.",
  },
  delivery: {
    cloud: "Notificación de la nube a {{url}} (actualizaciones: {{updates}}): {{result}}",
    onprem: "Notificación del cliente local a {{url}} (actualizaciones: {{updates}}): {{result}}",
  },
  clock:
    "Hora del entorno de pruebas: {{now}}. Entregadas {{delivered}}, en espera {{waiting}}, sin más intentos {{abandoned}}.",
  front: "{{url}} reenvía a {{address}}",
  production: "{{url}} escucha en {{address}}, con un certificado de la CA del entorno de pruebas",
  onlyExample: "Solo las URL bajo .example pueden representar el punto de conexión propio de la empresa.",
} as const satisfies TranslationOf<"es", typeof english>;
