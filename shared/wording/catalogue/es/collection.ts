import type { TranslationOf } from "../words.ts";
import type { collection as en } from "../en/collection.ts";

export const collection: TranslationOf<"es", typeof en> = {
  title: "Llamadas del traspaso {{run}}: {{spoken}}, {{direction}}",
  name: "Nombre visible en el plan: {{name}}",
  use: {
    read: "Las llamadas que solo leen están listas para ejecutarse. Todas las demás están comentadas: quite «## » del principio de sus líneas para enviarlas.",
    hand: "Switchover no se entera de lo que se envía a mano. Compruebe después las dos API.",
    secrets:
      "Los secretos son variables. Defínalas antes de ejecutar este archivo y no escriba ninguno en él. Otros usuarios de este equipo pueden ver los argumentos de una orden mientras se ejecuta.",
    kept: "El diario de un traspaso no guarda solicitudes ni cuerpos. Estas son las solicitudes que envía cada paso; de una respuesta solo se conoce el resultado.",
  },
  variable: {
    "cloud-token": "token de acceso de la API de la nube",
    "app-secret-proof": "HMAC-SHA256 del token de acceso con el secreto de la aplicación, en hexadecimal",
    "on-premises-token": "token del cliente local",
    "on-premises-password": "contraseña del cliente local",
    "new-password": "contraseña nueva del cliente local",
    pin: "PIN de 6 dígitos del número",
    "backup-password": "contraseña de la copia de seguridad",
    "backup-data": "settings.data en la respuesta de la copia de seguridad",
    certificate: "certificado de nombre verificado del número, en base64",
    code: "código de registro, solo dígitos",
    "cloud-ca": "archivo PEM de la autoridad que firmó el certificado de la API de la nube",
    "on-premises-ca":
      "archivo PEM del certificado del cliente local o de su autoridad. Si su plan tiene una huella, compárela: openssl x509 -in ARCHIVO -noout -fingerprint -sha256",
    "client-certificate": "certificado de cliente para la API local",
    "client-key": "clave del certificado de cliente",
  },
  call: {
    step: "{{name}} (intento {{attempt}})",
    look: "Comprobar dónde está el número",
    "sign-in": "Iniciar sesión en el cliente local",
    "password-change": "Cambiar la contraseña del cliente",
    planned: "{{name}} (sin enviar)",
    sent: "Enviada {{at}}.",
  },
  answer: {
    confirmed: "Registrado: confirmada por la respuesta.",
    rejected: "Registrado: rechazada.",
    notSent: "Registrado: no se envió nada.",
    unknown: "Registrado: resultado desconocido.",
    none: "No hay ninguna respuesta registrada.",
    status: "Estado HTTP: {{status}}.",
    late: "La respuesta llegó cuando ya no se esperaba.",
  },
  does: {
    read: "Solo lee.",
    "sign-in": "Su respuesta contiene el token para ONPREM_TOKEN. Manténgala en secreto.",
    backup:
      "Pide una copia de seguridad del registro del número y no cambia nada. Con su respuesta se puede mover el número: manténgala en secreto.",
    register:
      "CAMBIA ALGO: mueve el número a la API de la nube. Durante unos segundos se pierden los mensajes al número.",
    subscribe: "CAMBIA ALGO: suscribe su aplicación a los webhooks de la cuenta.",
    account: "CAMBIA ALGO: pide el registro local, y el número recibe un código por SMS o llamada.",
    code: "CAMBIA ALGO: mueve el número al cliente local. No se puede deshacer.",
    shards: "CAMBIA ALGO: reparte el número entre particiones.",
    "password-change": "CAMBIA ALGO: establece la contraseña nueva del cliente.",
  },
  resend: {
    backup: "Reenviarla no gasta ningún intento y crea otra copia de seguridad con su propia contraseña.",
    register:
      "Reenviarla puede gastar un intento: tras unos 10 en 72 horas la plataforma bloquea el número, y un PIN incorrecto puede desconectar el cliente local.",
    subscribe:
      "Reenviarla no gasta ningún intento, pero elimina la URL de devolución de llamada propia de la cuenta, si la hay.",
    account:
      "Reenviarla puede gastar un intento: cada llamada puede enviar otro código, y cada uno tiene una espera.",
    code: "Reenviarla puede gastar un intento: demasiados códigos incorrectos bloquean la entrada durante un tiempo.",
    shards:
      "Reenviarla puede gastar un intento, y más de 7 días después del registro desconecta el número. Un certificado caducado hace que se bloquee el número.",
    "password-change":
      "Reenviarla puede gastar un intento: las contraseñas incorrectas pueden bloquear la cuenta.",
  },
  damaged_one: "1 fila del diario no se puede leer. Aquí faltan las llamadas posteriores.",
  damaged_other:
    "{{count}} filas del diario no se pueden leer. Aquí faltan las llamadas posteriores a la primera.",
  planned: "Sin enviar en este traspaso hasta ahora:",
  saved: "Guardado: {{file}}",
};
