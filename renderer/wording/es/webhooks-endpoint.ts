import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksEndpoint as english } from "../en/webhooks-endpoint.ts";

/** Palabras de la mirada al endpoint propio del cliente. */
export const webhooksEndpoint = {
  title: "¿Está listo nuestro endpoint?",
  lead: "Pregunta a su endpoint de producción, desde este equipo, lo que preguntará la plataforma, antes de que dependan de él sus mensajes.",
  which: "Su endpoint",
  address: "Dirección del endpoint",
  addressHint: "Donde su sistema de producción recibe las notificaciones.",
  send: "Enviar allí también notificaciones inventadas",
  sendHint:
    "Salen unas 50 notificaciones con unos 1.750 mensajes inventados, firmadas con el secreto de su aplicación: mensajes, estados y otros tipos de remitentes inventados, con acentos y emojis, algunas mal firmadas o sin firma, algunas repetidas o desordenadas, una de casi 3 MB y un lote de 1.000. Su sistema puede guardarlas y responderlas. Sin esto solo se hacen preguntas.",
  more: "Más opciones",
  private: "La dirección puede estar en una red privada",
  privateHint:
    "Para practicar, o antes de que el endpoint sea público. La propia plataforma nunca llega hasta allí.",
  ca: "Archivo de una autoridad en la que confiar",
  caHint: "Sustituye a las raíces públicas. La propia plataforma solo confía en las raíces públicas.",
  go: "Examinar el endpoint",
  goSend: "Examinar el endpoint y enviar notificaciones inventadas",
  secrets: "Con qué cuenta el examen",
  token: "Token de verificación del endpoint",
  tokenHint: "El que espera su propio sistema. Con él se prueba el saludo como lo hace la plataforma.",
  secretHint: "Con él se firman las notificaciones inventadas como las firma la plataforma.",
  results: "Qué se encontró",
  outdated: "El formulario contiene ahora otra dirección.",
  waiting: "Examinando el endpoint",
  verdict: {
    ready: "Listo: todo lo que se examinó está como lo necesita la plataforma.",
    readyBut_one: "Listo, con {{count}} cosa por mirar.",
    readyBut_other: "Listo, con {{count}} cosas por mirar.",
    "not-ready": "No está listo: la plataforma no entregaría aquí como debe.",
    notAsked: "Algunas cosas no se probaron, porque no se enviaron notificaciones inventadas.",
  },
} as const satisfies ShapeOf<typeof english>;
