import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/webhooks.ts";

/** What the commands say that replace a callback URL: test, point and restore. */
export const webhooks = {
  stopping:
    "Se detiene cuando se haya restaurado la URL de devolución de llamada. Pulse Ctrl-C otra vez para salir ahora sin restaurarla.",
  nothingChanged: "No se cambió nada.",
  notSet: "sin configurar",
  tokenNotStored: "El token no se pudo guardar. No se cambió nada.",
  tokenOf: "Token de verificación de {{url}} (Esc: detener)",
  tokenOfIt: "Token de verificación de la URL de devolución de llamada (Esc: detener)",
  listeningOn: "A la escucha en {{url}}. Dirija allí su proxy.",
  publicUrls: "URL públicas para esas mismas dos:",
  anotherUrl:
    "El túnel se volvió a conectar con otra URL. Las notificaciones que aún se envían a {{url}} no llegan aquí.",
  reconnecting: "Se vuelve a conectar.",
  send: "Envíe",
  sendTo: "a",
  fromAnyPhone: "desde cualquier teléfono.",
  qrCode: "El código QR contiene el número y la palabra clave como texto sin cifrar.",
  pointed: "Las notificaciones de {{level}} llegan aquí, hasta que pulse Ctrl-C.",
  pointedUntil: "Las notificaciones de {{level}} llegan aquí, hasta {{until}} o hasta que pulse Ctrl-C.",
  productionMisses:
    "Mientras tanto, su URL de devolución de llamada actual no recibirá ninguna notificación del número. ¿Continuar?",
  urlMisses: "Mientras tanto, {{url}} no recibirá ninguna notificación del número. ¿Continuar?",
  risk: {
    everyNetwork:
      "El receptor escucha en todas las redes de este equipo ({{address}}): cualquier dispositivo de ellas puede conectarse a él. Solo acepta peticiones a su ruta secreta.",
    oneNetwork:
      "El receptor escucha en {{address}} hasta que termine: cualquier dispositivo de esa red puede conectarse a él. Solo acepta peticiones a su ruta secreta.",
  },
  left: {
    ofTest:
      "La URL de devolución de llamada anterior de {{level}} era {{before}}; puede que aún esté configurada la de la prueba. La próxima prueba de este número la restaura primero; también lo hace la ventana cuando se desbloquea su bóveda en esta carpeta de datos.",
    ofPoint:
      "La URL de devolución de llamada anterior de {{level}} era {{before}}; puede que aún esté configurada la de Switchover. Para restaurarla: switchover webhooks restore PLAN. También la restaura el próximo inicio con esta carpeta de datos.",
  },
  earlier: {
    restored:
      "Se restauró la URL de devolución de llamada de {{spoken}} para {{level}}, que seguía sustituida desde un inicio anterior.",
    replaced:
      "URL de devolución de llamada de {{spoken}} para {{level}}, sustituida por un inicio anterior: {{found}}.",
    notRestored:
      "La URL de devolución de llamada de {{spoken}} para {{level}}, que sigue sustituida desde un inicio anterior, no se pudo restaurar: {{found}}.",
  },
  restored: {
    "as-before": "Se restauró la URL de devolución de llamada.",
    "left-as-changed": "No queda nada de Switchover por restaurar.",
    "certificate-left": "No se pudo restaurar todo.",
    "not-restored": "No se pudo restaurar la URL de devolución de llamada.",
    unknown: "Se desconoce si se restauró todo.",
    "nothing-replaced": "No se sustituyó nada.",
  },
  noneReplaced: {
    what: "En esta carpeta de datos no hay ninguna URL de devolución de llamada sustituida temporalmente.",
    works: "No se envió ninguna petición ni se cambió nada.",
  },
  next: {
    withToken:
      "Sin el token correcto no se cambió nada. Ejecútelo de nuevo en una terminal, o indique un archivo que lo contenga con --callback-token-file FILE.",
    withSecret: "Ejecútelo de nuevo con --app-secret-file FILE.",
    fixLine: "Corrija lo que indica la línea de arriba y ejecútelo de nuevo.",
    fixLines: "Corrija lo que indican las líneas de arriba y ejecútelo de nuevo.",
    anyTime: "Puede ejecutarlo de nuevo cuando quiera.",
    restore:
      "Revise la URL de devolución de llamada en el panel de la plataforma. Para intentar restaurarla otra vez: switchover webhooks restore PLAN",
    left: "El próximo inicio con esta carpeta de datos vuelve a recibir aquí. Para restaurarla en su lugar: switchover webhooks restore PLAN",
    acceptOrForward: "Añada --yes para aceptarlo, o --forward para reenviar copias.",
    form: "Para ver la forma correcta: {{command}}",
  },
  pointEnds: {
    asked: "Las notificaciones del número ya no llegan aquí.",
    "time-over": "Se acabó el tiempo: las notificaciones del número ya no llegan aquí.",
    changed:
      "Se configuró otra URL de devolución de llamada fuera de Switchover: las notificaciones del número ya no llegan aquí.",
    moved: "El túnel se volvió a conectar con otra URL: las notificaciones del número ya no llegan aquí.",
    lost: "Se perdió el túnel: las notificaciones del número ya no llegan aquí.",
    left: "La URL de devolución de llamada se dejó como está.",
    "not-begun": "Las notificaciones del número no llegan aquí.",
    circle:
      "Una copia reenviada volvió aquí desde producción, así que producción ya no podía recibir ninguna: las notificaciones del número ya no llegan aquí.",
  },
} as const satisfies TranslationOf<"es", typeof english.webhooks>;
