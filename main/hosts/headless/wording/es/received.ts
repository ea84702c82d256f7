import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { received as english } from "../en/received.ts";

/** What the commands about notifications say: listen, events, trigger and replay. */
export const received = {
  listening: "A la escucha en este equipo hasta Ctrl-C:",
  signed: "(notificaciones firmadas de la nube)",
  unsigned:
    "(notificaciones, con firmas sin comprobar: sin un secreto de la aplicación, lo que llega no confirma nada)",
  onPrem: "(notificaciones de un cliente local, que no las firma)",
  noToken: "No se indicó ningún token de verificación. Las solicitudes de verificación fallarán.",
  authority:
    "Los remitentes deben confiar en esta autoridad de certificación. Es nueva en cada inicio y caduca: {{until}}.",
  forwarding: {
    on: "Las notificaciones se reenvían a {{url}}, con reintentos durante 3 días como máximo hasta que las acepte.",
    paused: "El reenvío está en pausa; escriba {{line}} para continuar.",
    control: "Escriba {{first}} o {{second}} para controlar el reenvío.",
    unchanged: "No se pudo cambiar el reenvío.",
  },
  copy: {
    sent: "notificación {{notification}} reenviada, intento {{attempt}}: {{response}}",
    again:
      "notificación {{notification}} reenviada, intento {{attempt}}: {{response}}; próximo intento: {{next}}",
    last: "notificación {{notification}} reenviada, intento {{attempt}}: {{response}}; no hay más intentos: producción no la aceptó",
  },
  copies: {
    paused: "En pausa.",
    waiting: "A la espera de reenvío: {{number}}.",
    others: "De inicios anteriores para otra URL, a la espera de un inicio con esa URL: {{number}}.",
    abandoned: "Sin reenviar y sin más intentos: {{number}}.",
  },
  answering: {
    usual:
      "Cada notificación se responde como de costumbre, según --answer-status y --answer-after. Las notificaciones se siguen guardando.",
    usualLate:
      "Cada notificación se responde como de costumbre, tras {{seconds}} s, según --answer-status y --answer-after. Las notificaciones se siguen guardando.",
    status:
      "Cada notificación se responde con {{status}}, según --answer-status y --answer-after. Las notificaciones se siguen guardando.",
    statusLate:
      "Cada notificación se responde con {{status}}, tras {{seconds}} s, según --answer-status y --answer-after. Las notificaciones se siguen guardando.",
  },
  dropped:
    "Demasiadas conexiones simultáneas. Las que sobran se cierran sin leer, y sus remitentes no reciben respuesta.",
  acceptedAgain: "Se aceptan notificaciones de nuevo.",
  troubles: {
    "port-taken": "Otro programa está usando el puerto.",
    "disk-full":
      "El disco de la carpeta de datos está lleno. Se pide a los remitentes que lo reintenten más tarde.",
    "store-full":
      "El almacén de eventos está lleno y solo quedan eventos protegidos que no se han exportado. Se pide a los remitentes que lo reintenten más tarde.",
    "store-failed":
      "Los eventos no se pueden escribir en el almacén. Se pide a los remitentes que lo reintenten más tarde.",
    "copies-circle": "Una notificación reenviada volvió aquí. El reenvío se ha detenido.",
    "vault-locked": "La bóveda está bloqueada. Se pide a los remitentes que lo reintenten más tarde.",
  },
  verification: {
    succeeded: "La solicitud de verificación se atendió.",
    failed: "La solicitud de verificación falló: token incorrecto o forma no válida.",
  },
  noEvents: "En esta carpeta de datos no hay eventos que coincidan.",
  older: "Hay eventos más antiguos. Se muestran los {{number}} más recientes; para ver más, use --limit N.",
  signatures: {
    valid: "firma válida",
    invalid: "firma no válida",
    missing: "sin firma",
    unchecked: "firma sin comprobar",
  },
  rejected: "rechazado",
  unlisted: "dirección fuera de la lista",
  testNotification: "notificación de prueba",
  times_one: "recibido {{count}} vez",
  times_other: "recibido {{count}} veces",
  duplicateOf: "duplicado de {{event}}",
  noResponse: "sin respuesta",
  isSigned: "firmada",
  isSignedAgain: "firmada de nuevo",
  isUnsigned: "sin firmar",
  taken: "Aceptadas {{taken}} de {{all}}.",
} as const satisfies TranslationOf<"es", typeof english>;
