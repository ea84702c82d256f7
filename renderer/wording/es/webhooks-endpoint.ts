import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksEndpoint as english } from "../en/webhooks-endpoint.ts";

/** Words of the check of a customer's own endpoint. */
export const webhooksEndpoint = {
  title: "Comprobar su punto de conexión",
  lead: "Envía a su punto de conexión de producción las peticiones que enviará la plataforma, antes de que sus mensajes dependan de él.",
  which: "Su punto de conexión",
  address: "URL del punto de conexión",
  addressHint: "Donde su sistema de producción recibe las notificaciones.",
  send: "Enviar también notificaciones de prueba",
  sendHint:
    "Envía unas 50 notificaciones de prueba con unos 1750 mensajes, firmadas con el secreto de su aplicación: mensajes, estados y otras clases de remitentes ficticios, con acentos y emojis, algunas mal firmadas o sin firma, algunas más de una vez o fuera de orden, una de casi 3 MB y un lote de 1000. Puede que su sistema las guarde y las responda. Sin esto, no se envía ninguna notificación.",
  more: "Más opciones",
  private: "Permitir una dirección de red privada",
  privateHint:
    "Para Práctica, o antes de que el punto de conexión sea público. La plataforma nunca puede llegar allí.",
  ca: "Archivo de la CA en la que confiar",
  caHint: "Se usa en lugar de las autoridades públicas. La plataforma solo confía en las públicas.",
  go: "Comprobar el punto de conexión",
  goSend: "Comprobar el punto de conexión y enviar notificaciones de prueba",
  secrets: "Secretos para la comprobación",
  token: "Token de verificación del punto de conexión",
  tokenHint:
    "El que espera su propio sistema. Con él, Switchover envía la solicitud de verificación como lo hace la plataforma.",
  secretHint: "Firma las notificaciones de prueba como lo hace la plataforma.",
  results: "Resultados",
  outdated: "La URL del formulario ha cambiado desde esta comprobación.",
  waiting: "Comprobando el punto de conexión",
  again: "Comprobar de nuevo",
  tested: "comprobado",
  took: "en {{time}}",
  found: "Observado",
  evidence: "Mostrar lo que se registró",
  noRemedy: "Cambie el punto de conexión para que haga lo esperado y compruébelo de nuevo.",
  all: "Todas las comprobaciones",
  passed_one: "{{count}} de {{all}} superada",
  passed_other: "{{count}} de {{all}} superadas",
  skipped: "omitidas",
  group: {
    connection: { name: "Conexión", text: "Dirección, servidor, certificado, redirecciones" },
    verification: { name: "Verificación", text: "Token correcto, incorrecto y ausente" },
    signatures: { name: "Firmas", text: "Correcta, incorrecta, ausente, reescrita" },
    content: { name: "Contenido", text: "Estado 200, toda clase de notificaciones" },
    load: { name: "Carga", text: "Grandes, muchas a la vez, tiempo de respuesta" },
    order: { name: "Orden", text: "Duplicados, fuera de orden" },
  },
  time: {
    title: "Tiempo de respuesta",
    median: "mediana",
    slowest: "el más lento",
    measured_one: "{{count}} notificación medida, {{slow}} tardaron más de 1 s.",
    measured_other: "{{count}} notificaciones medidas, {{slow}} tardaron más de 1 s.",
    target: "Procure una mediana de 250 ms como máximo. Los tiempos incluyen la red desde este equipo.",
    none: "Solo se mide con notificaciones de prueba.",
    noneMeasured: "No se pudo medir ningún tiempo de respuesta.",
  },
  sample: {
    language: "Lenguaje de programación",
    label: "Código de ejemplo",
    copy: "Copiar código",
    signature:
      "Llámela con el cuerpo tal como se recibió, antes de analizarlo. Si devuelve false, responda 401.",
    verification: "Responda a la solicitud de verificación exactamente con esto, sin etiquetas ni comillas.",
    receipt:
      "Primero guarde, responda 200 y trabaje después. La cola conserva una entrada por clave, así que un duplicado no cambia nada.",
  },
  headline: {
    busy: "Comprobando su punto de conexión",
    unsent: "Ninguna comprobación fallida: no se sabe qué hace con las notificaciones de la plataforma",
    ready: "Listo: ninguna comprobación de su punto de conexión falló",
    "not-ready": "No está listo: su punto de conexión no superó una comprobación",
    failed_one: "No está listo: falló {{count}} de {{all}} comprobaciones",
    failed_other: "No está listo: fallaron {{count}} de {{all}} comprobaciones",
  },
  verdict: {
    unsent: "Comprobado en parte",
    ready: "Listo",
    readyBut_one: "{{count}} advertencia",
    readyBut_other: "{{count}} advertencias",
    "not-ready": "No está listo",
    notAsked: "Se omitieron algunas comprobaciones porque no se enviaron notificaciones de prueba.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
