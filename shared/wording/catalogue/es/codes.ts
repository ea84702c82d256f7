import type { codes as english } from "../en/codes.ts";
import type { ShapeOf } from "../words.ts";

/** What the platforms' error codes mean, and what the person who runs the migration can do, by the rows of the code tables. */
export const codes = {
  cloud: {
    "window-closed": {
      cause: "Han pasado más de 24 horas desde que esta persona escribió al número por última vez.",
      advice:
        "Pida que vuelva a escribir y responda entonces. Fuera de esas 24 horas la plataforma solo entrega plantillas aprobadas.",
    },
    "message-undeliverable": {
      cause: "El mensaje no se puede entregar a esta persona.",
      advice: "Pruebe con otro teléfono que tenga la app de mensajería al día y no haya bloqueado el número.",
    },
    "recipient-not-allowed": {
      cause:
        "Este número solo puede escribir a una lista de destinatarios permitidos, y este teléfono no está en ella.",
      advice:
        "Añada el teléfono a esa lista en el panel de la plataforma, o pruebe con uno que esté en ella.",
    },
    "recipient-is-sender": {
      cause: "El remitente y el destinatario son el mismo número.",
      advice: "Envíe la palabra desde otro teléfono.",
    },
    "name-not-approved": {
      cause: "El nombre visible del número debe estar aprobado antes de que pueda enviar mensajes.",
      advice:
        "Haga que se apruebe el nombre en el panel de la plataforma. Para recibir mensajes no hace falta.",
    },
    payment: {
      cause: "La cuenta tiene un problema con el pago.",
      advice: "Compruebe los ajustes de pago de la cuenta de empresa.",
    },
    "spam-limit": {
      cause:
        "La plataforma limita lo que envía este número, porque hay personas que bloquearon o denunciaron sus mensajes.",
      advice: "Mire la calidad del número en el panel de la plataforma antes de volver a enviar.",
    },
    "message-held-back": {
      cause: "La plataforma decidió no entregar este mensaje a esta persona.",
      advice: "Espere unas horas y repita la prueba, o pruebe con otro teléfono.",
    },
    "country-not-served": {
      cause: "La cuenta no puede enviar mensajes al país de esta persona.",
      advice: "Pruebe con un teléfono de otro país, o pregunte a la plataforma por la restricción.",
    },
    "token-ran-out": {
      cause: "El token de acceso ha caducado.",
      advice:
        "Cree un token de acceso nuevo en el panel de aplicaciones de la plataforma y retome desde donde está.",
    },
    "token-withdrawn": {
      cause: "El token de acceso se revocó o ya no es válido.",
      advice: "Cree un token de acceso nuevo y compruebe que lo copió entero.",
    },
    "token-not-accepted": {
      cause: "La plataforma no acepta el token de acceso.",
      advice:
        "Compruebe que se copió el token entero, que pertenece a la aplicación correcta y que no ha caducado.",
    },
    "not-allowed": {
      cause: "El token no puede hacer esto en esta cuenta de empresa.",
      advice:
        "Dé a la aplicación los dos permisos de mensajería, y a su usuario acceso a esta cuenta de empresa, y cree un token nuevo.",
    },
    "capability-missing": {
      cause: "A la aplicación le falta una capacidad que esta llamada necesita.",
      advice:
        "Compruebe en el panel de aplicaciones que el producto de mensajería está añadido a la aplicación y que esta superó la revisión.",
    },
    "policy-block": {
      cause: "La plataforma ha bloqueado esta cuenta por incumplir sus políticas.",
      advice: "Abra la página de calidad de la cuenta en la plataforma y siga los pasos que allí se dan.",
    },
    "unknown-id": {
      cause: "No hay nada con este identificador, o el token no puede verlo.",
      advice:
        "Compare el identificador del número y el de la cuenta de empresa con el panel de la plataforma.",
    },
    "override-too-early": {
      cause: "Un callback propio solo se puede fijar para una aplicación que ya está suscrita.",
      advice: "Suscriba primero la aplicación y fije después su callback.",
    },
    "field-unknown": {
      cause: "Esta versión de la plataforma no conoce uno de los campos que se pidieron.",
      advice: "No hay nada que hacer: los campos se piden uno a uno.",
    },
    "backup-unreadable": {
      cause: "La plataforma no pudo leer la copia de seguridad con la contraseña que se envió.",
      advice:
        "No haga que el número se registre en otro lugar. Haga una copia de seguridad nueva e inténtelo una vez más.",
    },
    "value-refused": {
      cause: "Un valor que se envió falta o no está permitido.",
      advice: "Lea los detalles, corrija el plan y repita las comprobaciones.",
    },
    "removal-unfinished": {
      cause: "Una eliminación anterior de este número no se terminó.",
      advice: "Termine de eliminar el número en el panel de la plataforma y regístrelo después de nuevo.",
    },
    "registration-down": {
      cause: "El servicio de registro no está disponible en este momento.",
      advice: "Espere unos minutos, mire dónde está el número y solo entonces inténtelo de nuevo.",
    },
    "pin-wrong": {
      cause: "El PIN no es el que protege este número.",
      advice:
        "No pruebe a adivinar. Desactive la verificación en dos pasos en el lado donde está el número, o encuentre el PIN correcto.",
    },
    "account-locked": {
      cause:
        "La cuenta de empresa está bloqueada, o lo que se envió no coincide con lo que la plataforma tiene registrado.",
      advice:
        "Mire el estado de la cuenta en el panel de la plataforma, y asegúrese del PIN de dos pasos, antes de intentarlo de nuevo: también un PIN equivocado puede rechazarse así.",
    },
    "number-unverified": {
      cause: "Hay que verificar el número antes de poder registrarlo.",
      advice: "Verifique el número con un código en el panel de la plataforma.",
    },
    "pin-locked": {
      cause:
        "Se probó demasiadas veces un PIN incorrecto, y la plataforma no acepta ninguno durante un tiempo.",
      advice: "Espere lo que digan los detalles. Cada intento más alarga la espera.",
    },
    "pin-too-fast": {
      cause: "Se probaron PIN demasiado deprisa, uno tras otro.",
      advice: "Espere unos minutos y asegúrese del PIN antes del siguiente intento.",
    },
    "not-registered": {
      cause: "El número no está registrado en la API de la nube.",
      advice: "Mire dónde está el número antes de continuar.",
    },
    "number-just-deleted": {
      cause: "El número se eliminó hace un momento y aún no está libre.",
      advice: "Espere cinco minutos e inténtelo de nuevo.",
    },
    "registration-limit": {
      cause: "El número se registró o se dio de baja diez veces en 72 horas.",
      advice: "Espere 72 horas. Hasta entonces se rechaza cada intento.",
    },
    "certificate-fault": {
      cause: "El certificado del número tiene un fallo, o registrarlo falló por ese motivo.",
      advice: "Compruebe que el nombre visible está aprobado y registre de nuevo.",
    },
    "code-wrong": {
      cause: "No se aceptó el código de verificación.",
      advice: "Revise el código, o pida uno nuevo después de la espera.",
    },
    "too-many-calls": {
      cause: "Se hicieron demasiadas llamadas en poco tiempo.",
      advice: "Espere lo que diga la plataforma y continúe después.",
    },
    "account-busy": {
      cause: "Se está trabajando en la cuenta, por ejemplo para pasarla a un rendimiento mayor.",
      advice: "Espere unos minutos e inténtelo de nuevo.",
    },
    maintenance: {
      cause: "La plataforma está en mantenimiento.",
      advice: "Espere, y mire la página de estado de la plataforma.",
    },
    "not-now": {
      cause: "La plataforma no pudo hacerlo en este momento y no da ningún motivo.",
      advice: "Espere unos minutos, mire dónde está el número y solo entonces inténtelo de nuevo.",
    },
    "account-unproven": {
      cause:
        "Se trata de trasladar un número a otra cuenta de empresa: su titularidad no está confirmada, o la verificación en dos pasos sigue activa.",
      advice:
        "Trasladar entre las API no necesita ninguna de las dos cosas. Compruebe en el plan que el número y la cuenta van juntos.",
    },
    "listed-already": {
      cause: "El número ya está en la lista de esta cuenta de empresa.",
      advice: "No hace falta añadir nada; continúe con la migración.",
    },
    "no-account-move": {
      cause: "El número no está en medio de un traslado entre cuentas de empresa.",
      advice:
        "El traslado entre cuentas se inicia en el panel de la plataforma, y no hace falta para cambiar de API.",
    },
    "account-move-blocked": {
      cause:
        "El número no se puede trasladar a esta cuenta de empresa: lo impiden los webhooks, la aprobación del nombre, el pago o una solicitud abierta.",
      advice:
        "Compare las dos cuentas en el panel de la plataforma. Cambiar de API no necesita cambiar de cuenta.",
    },
    template: {
      cause: "Una plantilla de mensaje no cumple las normas de la plataforma.",
      advice:
        "Las plantillas se quedan como están cuando un número cambia de API; corrija la plantilla en el panel.",
    },
  },
  onPrem: {
    "window-closed": {
      cause: "Han pasado más de 24 horas desde que esta persona escribió al número por última vez.",
      advice:
        "Pida que vuelva a escribir y responda entonces. Fuera de esas 24 horas solo se entregan plantillas.",
    },
    "message-undeliverable": {
      cause: "El mensaje no se puede entregar a esta persona.",
      advice: "Pruebe con otro teléfono que tenga la app de mensajería al día.",
    },
    "recipient-blocked": {
      cause: "El destinatario está bloqueado.",
      advice: "Pruebe con otro teléfono, o quite el bloqueo.",
    },
    "identity-changed": {
      cause: "El código de seguridad del destinatario ha cambiado, y el cliente espera a que se confirme.",
      advice: "Confirme el cambio en el cliente, o pruebe con otro teléfono.",
    },
    "code-guesses": {
      cause: "Se introdujo demasiadas veces un código incorrecto.",
      advice: "Espere lo que digan los detalles y pida después un código nuevo.",
    },
    "code-too-soon": {
      cause: "Se pidió un código hace poco.",
      advice: "Use el código que se envió, o espere lo que digan los detalles y pídalo otra vez.",
    },
    "registration-down": {
      cause: "El servicio de registro no está disponible en este momento.",
      advice: "Espere unos minutos e inténtelo de nuevo.",
    },
    "pin-wrong": {
      cause: "El PIN falta o no es el que protege este número.",
      advice:
        "No pruebe a adivinar. Encuentre el PIN correcto, o desactive la verificación en dos pasos donde está el número.",
    },
    "sign-in-ran-out": {
      cause: "El inicio de sesión en el cliente local ha caducado.",
      advice:
        "Inicie sesión de nuevo; el programa lo hace por sí mismo si se le dieron un nombre y una contraseña.",
    },
    "token-refused": {
      cause: "El cliente local no acepta el token.",
      advice:
        "Inicie sesión de nuevo; el programa lo hace por sí mismo si se le dieron un nombre y una contraseña.",
    },
    "code-too-old": {
      cause: "El código es demasiado antiguo.",
      advice: "Pida un código nuevo e introdúzcalo antes de diez minutos.",
    },
    "code-wrong": {
      cause: "El código no es el que se envió.",
      advice: "Compárelo con el mensaje. Solo cuenta el código más reciente.",
    },
    "number-blocked": {
      cause: "El número está bloqueado.",
      advice:
        "Pregunte el motivo al soporte de la plataforma; el número no se puede registrar hasta que lo levanten.",
    },
    "certificate-refused": {
      cause: "El cliente no acepta el certificado del número.",
      advice:
        "Descargue de nuevo el certificado de este mismo número y ponga el texto entero en el archivo del plan.",
    },
    "refused-without-reason": {
      cause:
        "El cliente se negó y no dijo por qué: el motivo puede ser el código, el PIN o el propio número.",
      advice: "Revise el código y el PIN antes del siguiente intento; cada intento cuenta.",
    },
    "shards-not-now": {
      cause: "El cliente no puede cambiar sus shards en este momento.",
      advice: "Espere un poco e inténtelo de nuevo con los mismos valores.",
    },
    "not-admin": {
      cause: "El usuario que inició sesión no es administrador del cliente.",
      advice: "Inicie sesión con un administrador del cliente local.",
    },
    "sign-in-refused": {
      cause: "El cliente local no acepta el token, o el nombre y la contraseña.",
      advice: "Revise el nombre y la contraseña, u obtenga un token nuevo iniciando sesión.",
    },
    "user-unknown": {
      cause: "El cliente local no conoce a este usuario.",
      advice: "Revise el nombre del usuario.",
    },
    "first-password": {
      cause: "La primera contraseña del cliente se tiene que cambiar antes de nada.",
      advice: "Dé una contraseña nueva en el plan; vale desde el primer inicio de sesión.",
    },
    "account-locked": {
      cause: "La cuenta del número está bloqueada.",
      advice: "Mire la cuenta en el panel de la plataforma; registrar no la desbloqueará.",
    },
    "unknown-call": {
      cause: "El cliente no conoce nada con este nombre.",
      advice:
        "Compruebe que el cliente es de una versión que tiene esta llamada, y que el número está configurado en él.",
    },
    "value-refused": {
      cause: "Un valor que se envió falta, es demasiado largo o no está permitido.",
      advice: "Lea los detalles, corrija el plan y repita las comprobaciones.",
    },
    "certificate-altered": {
      cause: "El certificado del número no está firmado, es de otro número o fue alterado.",
      advice: "Descargue de nuevo el certificado de este mismo número.",
    },
    "too-many-calls": {
      cause: "Se hicieron demasiadas llamadas en poco tiempo.",
      advice: "Espere lo que diga el cliente y continúe después.",
    },
    "still-starting": {
      cause: "El cliente todavía está arrancando.",
      advice: "Espere hasta que su estado diga connected e inténtelo de nuevo.",
    },
    overloaded: {
      cause:
        "El cliente no pudo hacerlo en este momento: está sobrecargado, su base de datos no responde o no da ningún motivo.",
      advice: "Mire los registros y el estado del cliente antes de intentarlo de nuevo.",
    },
    "not-primary": {
      cause: "La parte del clúster que respondió no es la que manda.",
      advice: "Revise los papeles en el estado del cliente y envíe la llamada al primario.",
    },
    "no-webhook-address": {
      cause: "No hay ninguna dirección de webhook fijada en el cliente.",
      advice: "Fije la dirección de webhook en los ajustes de aplicación del cliente.",
    },
    "exists-already": {
      cause: "Lo que se iba a crear ya existe.",
      advice: "Mire el estado actual del cliente antes de continuar.",
    },
    payment: {
      cause: "La cuenta tiene un problema con su pago.",
      advice: "Revise los ajustes de pago de la cuenta de empresa.",
    },
    "about-a-message": {
      cause: "Se trata de un solo mensaje o de su destinatario, no del número.",
      advice: "No hay nada que hacer para la migración; mire los mensajes de su propio sistema.",
    },
    template: {
      cause: "Se trata de una plantilla de mensaje.",
      advice: "Las plantillas se quedan como están cuando un número cambia de API.",
    },
  },
} as const satisfies ShapeOf<typeof english>;
