import type { codes as english } from "../en/codes.ts";
import type { TranslationOf } from "../words.ts";

/** What the platforms' error codes mean, and what the person who runs the migration can do, by the rows of the code tables. */
export const codes = {
  cloud: {
    "window-closed": {
      cause: "Han pasado más de 24 h desde que esta persona escribió al número por última vez.",
      advice:
        "Pida que vuelva a escribir y responda entonces. Fuera de esas 24 h la plataforma solo entrega plantillas aprobadas.",
    },
    "message-undeliverable": {
      cause: "El mensaje no se puede entregar a esta persona.",
      advice:
        "Pruebe con otro teléfono que tenga la aplicación de mensajería al día y no haya bloqueado el número.",
    },
    "recipient-not-allowed": {
      cause:
        "Este número solo puede escribir a una lista de destinatarios permitidos, y este teléfono no está en ella.",
      advice:
        "Añada el teléfono a esa lista en el panel de la plataforma, o pruebe con uno que esté en ella.",
    },
    "recipient-is-sender": {
      cause: "El remitente y el destinatario son el mismo número.",
      advice: "Envíe la palabra clave desde otro teléfono.",
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
      advice: "Compruebe la calidad del número en el panel de la plataforma antes de volver a enviar.",
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
        "Cree un token de acceso nuevo en el panel de aplicaciones de la plataforma y continúe desde donde está.",
    },
    "token-withdrawn": {
      cause: "El token de acceso se revocó o ya no es válido.",
      advice: "Cree un token de acceso nuevo y compruebe que lo copió entero.",
    },
    "token-not-accepted": {
      cause: "La plataforma rechaza el token de acceso.",
      advice:
        "Compruebe que se copió el token entero, que pertenece a la aplicación correcta y que no ha caducado.",
    },
    "not-allowed": {
      cause: "El token no tiene permiso para hacer esto en esta cuenta de empresa.",
      advice:
        "Dé a la aplicación los dos permisos de mensajería, y a su usuario acceso a esta cuenta de empresa. Después cree un token nuevo.",
    },
    "capability-missing": {
      cause: "A la aplicación le falta una capacidad que esta llamada necesita.",
      advice:
        "Compruebe en el panel de aplicaciones que el producto de mensajería está añadido a la aplicación y que esta superó la revisión.",
    },
    "policy-block": {
      cause: "La plataforma ha bloqueado esta cuenta por incumplir sus políticas.",
      advice: "Abra la página de calidad de la cuenta en la plataforma y siga sus pasos.",
    },
    "unknown-id": {
      cause: "Nada tiene este ID, o el token no tiene permiso para verlo.",
      advice: "Compare el ID del número y el de la cuenta de empresa con el panel de la plataforma.",
    },
    "override-too-early": {
      cause: "Solo una aplicación ya suscrita puede tener su propia URL de devolución de llamada.",
      advice: "Suscriba primero la aplicación y configure después su URL de devolución de llamada.",
    },
    "field-unknown": {
      cause: "Esta versión de la plataforma no conoce uno de los campos que se pidieron.",
      advice: "No hay nada que hacer: los campos se piden uno a uno.",
    },
    "backup-unreadable": {
      cause: "La plataforma no pudo leer la copia de seguridad con la contraseña que se envió.",
      advice:
        "No registre el número en ningún otro lugar. Cree una copia de seguridad nueva e inténtelo de nuevo.",
    },
    "value-refused": {
      cause: "Un valor que se envió falta o no está permitido.",
      advice: "Lea los detalles, corrija el plan y repita las comprobaciones.",
    },
    "removal-unfinished": {
      cause: "Una eliminación anterior de este número no se completó.",
      advice: "Termine de eliminar el número en el panel de la plataforma y regístrelo después de nuevo.",
    },
    "registration-down": {
      cause: "El servicio de registro no está disponible ahora.",
      advice: "Espere unos minutos y compruebe dónde está el número. Solo entonces inténtelo de nuevo.",
    },
    "pin-wrong": {
      cause: "El PIN no es el que protege este número.",
      advice:
        "No intente adivinarlo. Desactive la verificación en dos pasos en la API que tiene el número, o averigüe el PIN correcto.",
    },
    "account-locked": {
      cause:
        "La cuenta de empresa está bloqueada, o lo que se envió no coincide con los registros de la plataforma.",
      advice:
        "Antes de intentarlo de nuevo, compruebe el estado de la cuenta en el panel de la plataforma y asegúrese del PIN de dos pasos: también un PIN incorrecto puede rechazarse con este error.",
    },
    "number-unverified": {
      cause: "Hay que verificar el número antes de poder registrarlo.",
      advice: "Verifique el número con un código en el panel de la plataforma.",
    },
    "pin-locked": {
      cause: "Demasiados PIN incorrectos: la plataforma no acepta ninguno durante un tiempo.",
      advice:
        "Espere lo que pidan los detalles, o un rato si no dicen cuánto. Cada intento más alarga la espera.",
    },
    "pin-too-fast": {
      cause: "Se probaron PIN demasiado deprisa, uno tras otro.",
      advice: "Espere unos minutos y asegúrese del PIN antes del siguiente intento.",
    },
    "not-registered": {
      cause: "El número no está registrado en la API de la nube.",
      advice: "Compruebe dónde está el número antes de continuar.",
    },
    "number-just-deleted": {
      cause: "El número se eliminó hace un momento y aún no está libre.",
      advice: "Espere 5 min e inténtelo de nuevo.",
    },
    "registration-limit": {
      cause: "El número se registró o se dio de baja 10 veces en 72 h.",
      advice: "Espere 72 h. Hasta entonces se rechaza cada intento.",
    },
    "certificate-fault": {
      cause: "El certificado del número tiene un error, o el registro falló a causa de uno.",
      advice: "Compruebe que el nombre visible está aprobado y registre de nuevo.",
    },
    "code-wrong": {
      cause: "El código de verificación se rechazó.",
      advice: "Revise el código, o pida uno nuevo después de la espera.",
    },
    "too-many-calls": {
      cause: "Se hicieron demasiadas llamadas en poco tiempo.",
      advice: "Espere lo que pida la plataforma, o un rato si no dice cuánto, y continúe después.",
    },
    "account-busy": {
      cause: "La cuenta se está modificando, por ejemplo para pasarla a un rendimiento mayor.",
      advice: "Espere unos minutos e inténtelo de nuevo.",
    },
    maintenance: {
      cause: "La plataforma está en mantenimiento.",
      advice: "Espere y consulte la página de estado de la plataforma.",
    },
    "not-now": {
      cause: "La plataforma no pudo hacerlo ahora y no da ningún motivo.",
      advice: "Espere unos minutos y compruebe dónde está el número. Solo entonces inténtelo de nuevo.",
    },
    "account-unproven": {
      cause:
        "Esto se refiere a transferir un número a otra cuenta de empresa: su titularidad no está confirmada, o la verificación en dos pasos sigue activa.",
      advice:
        "Traspasar entre las API no necesita ninguna de las dos cosas. Compruebe en el plan que el número y la cuenta van juntos.",
    },
    "listed-already": {
      cause: "El número ya está en la lista de esta cuenta de empresa.",
      advice: "Compare la lista de números de la cuenta con el plan.",
    },
    "no-account-move": {
      cause: "El número no se está transfiriendo entre cuentas de empresa.",
      advice:
        "Una transferencia entre cuentas se inicia en el panel de la plataforma, y no hace falta para cambiar de API.",
    },
    "account-move-blocked": {
      cause:
        "El número no se puede transferir a esta cuenta de empresa: lo impiden los webhooks, la aprobación del nombre, el pago o una petición abierta.",
      advice: "Compare las dos cuentas en el panel de la plataforma. Cambiar de API no requiere otra cuenta.",
    },
    template: {
      cause: "Una plantilla de mensaje incumple las normas de la plataforma.",
      advice:
        "Las plantillas se quedan como están cuando un número cambia de API; corrija la plantilla en el panel.",
    },
  },
  onPrem: {
    "window-closed": {
      cause: "Han pasado más de 24 h desde que esta persona escribió al número por última vez.",
      advice:
        "Pida que vuelva a escribir y responda entonces. Fuera de esas 24 h solo se entregan plantillas.",
    },
    "message-undeliverable": {
      cause: "El mensaje no se puede entregar a esta persona.",
      advice: "Pruebe con otro teléfono que tenga la aplicación de mensajería al día.",
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
      cause: "Se introdujeron demasiados códigos incorrectos.",
      advice:
        "Espere lo que pidan los detalles, o un rato si no dicen cuánto, y pida después un código nuevo.",
    },
    "code-too-soon": {
      cause: "Se pidió un código hace poco.",
      advice:
        "Use el código que se envió, o espere y pida otro. Si los detalles dicen cuánto, espere ese tiempo.",
    },
    "registration-down": {
      cause: "El servicio de registro no está disponible ahora.",
      advice: "Espere unos minutos e inténtelo de nuevo.",
    },
    "pin-wrong": {
      cause: "El PIN falta o no es el que protege este número.",
      advice:
        "No intente adivinarlo. Averigüe el PIN correcto, o desactive la verificación en dos pasos donde está el número.",
    },
    "sign-in-ran-out": {
      cause: "La sesión con el cliente local ha caducado.",
      advice:
        "Inicie sesión de nuevo. Switchover lo hace automáticamente si tiene un usuario y una contraseña.",
    },
    "token-refused": {
      cause: "El cliente local rechaza el token.",
      advice:
        "Inicie sesión de nuevo. Switchover lo hace automáticamente si tiene un usuario y una contraseña.",
    },
    "code-too-old": {
      cause: "El código ha caducado.",
      advice: "Pida un código nuevo e introdúzcalo antes de 10 min.",
    },
    "code-wrong": {
      cause: "El código no es el que se envió.",
      advice: "Compárelo con el mensaje. Solo cuenta el código más reciente.",
    },
    "number-blocked": {
      cause: "El número está bloqueado.",
      advice:
        "Pregunte el motivo al soporte de la plataforma; el número no se puede registrar hasta que lo desbloqueen.",
    },
    "certificate-refused": {
      cause: "El cliente rechaza el certificado del número.",
      advice:
        "Descargue de nuevo el certificado de este mismo número y ponga el texto entero en el archivo del plan.",
    },
    "refused-without-reason": {
      cause:
        "El cliente rechazó la petición sin dar un motivo: la causa puede ser el código, el PIN o el propio número.",
      advice: "Revise el código y el PIN antes del siguiente intento; cada intento cuenta.",
    },
    "shards-not-now": {
      cause: "El cliente no puede cambiar sus particiones ahora.",
      advice: "Espere un poco e inténtelo de nuevo con los mismos valores.",
    },
    "not-admin": {
      cause: "El usuario que inició sesión no es administrador del cliente.",
      advice: "Inicie sesión como administrador del cliente local.",
    },
    "sign-in-refused": {
      cause: "El cliente local rechaza el token, o el usuario y la contraseña.",
      advice: "Revise el usuario y la contraseña, u obtenga un token nuevo iniciando sesión.",
    },
    "user-unknown": {
      cause: "El cliente local no conoce a este usuario.",
      advice: "Revise el nombre de usuario.",
    },
    "first-password": {
      cause: "La primera contraseña del cliente se tiene que cambiar antes de nada.",
      advice: "Añada una contraseña nueva al plan; vale desde que Switchover inicia sesión por primera vez.",
    },
    "account-locked": {
      cause: "La cuenta del número está bloqueada.",
      advice: "Compruebe la cuenta en el panel de la plataforma; registrar no la desbloqueará.",
    },
    "unknown-call": {
      cause: "El cliente no tiene nada con este nombre.",
      advice:
        "Compruebe que la versión del cliente tiene esta llamada, y que el número está configurado en él.",
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
      advice: "Espere lo que pida el cliente, o un rato si no dice cuánto, y continúe después.",
    },
    "still-starting": {
      cause: "El cliente todavía está arrancando.",
      advice: "Espere hasta que su estado sea «connected» e inténtelo de nuevo.",
    },
    overloaded: {
      cause:
        "El cliente no pudo hacerlo ahora: está sobrecargado, su base de datos no responde o no da ningún motivo.",
      advice: "Compruebe los registros y el estado del cliente antes de intentarlo de nuevo.",
    },
    "not-primary": {
      cause: "El nodo que respondió no es el primario del clúster.",
      advice: "Revise las funciones en el estado del cliente y envíe la llamada al primario.",
    },
    "no-webhook-address": {
      cause: "El cliente no tiene ninguna URL de devolución de llamada configurada.",
      advice: "Configure la URL de devolución de llamada en los ajustes de aplicación del cliente.",
    },
    "exists-already": {
      cause: "Lo que se iba a crear ya existe.",
      advice: "Compruebe el estado actual del cliente antes de continuar.",
    },
    payment: {
      cause: "La cuenta tiene un problema con su pago.",
      advice: "Revise los ajustes de pago de la cuenta de empresa.",
    },
    "about-a-message": {
      cause: "Esto se refiere a un solo mensaje o a su destinatario, no al número.",
      advice: "No hay nada que hacer para el traspaso; compruebe los mensajes de su propio sistema.",
    },
    template: {
      cause: "Esto se refiere a una plantilla de mensaje.",
      advice: "Las plantillas se quedan como están cuando un número cambia de API.",
    },
  },
} as const satisfies TranslationOf<"es", typeof english>;
