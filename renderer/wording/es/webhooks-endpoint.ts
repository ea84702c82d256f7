import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
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
  headline: {
    ready: "Listo: su punto de conexión superó lo comprobado",
    "not-ready": "No está listo: su punto de conexión no superó una comprobación",
    failed_one: "No está listo: falló {{count}} de {{all}} comprobaciones",
    failed_other: "No está listo: fallaron {{count}} de {{all}} comprobaciones",
  },
  verdict: {
    ready: "Listo: todo lo comprobado cumple los requisitos de la plataforma.",
    readyBut_one: "Listo, con {{count}} advertencia.",
    readyBut_other: "Listo, con {{count}} advertencias.",
    "not-ready": "No está listo: la plataforma no entregaría aquí correctamente.",
    notAsked: "Se omitieron algunas comprobaciones porque no se enviaron notificaciones de prueba.",
  },
} as const satisfies ShapeOf<typeof english>;
