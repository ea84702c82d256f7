import type { faults as english } from "../en/faults.ts";
import type { ShapeOf } from "../words.ts";

/** Everything that the practice platform can let go wrong: what happens, and what a person learns by it. */
export const faults = {
  "delay-register": {
    says: "Registrar tarda cinco segundos más de lo habitual.",
    lesson: "Una respuesta lenta se espera y nunca se envía dos veces.",
  },
  "lost-register-before": {
    says: "La petición de registrar se pierde por el camino.",
    lesson: "Una conexión cortada no dice nada; solo una consulta muestra que no pasó nada.",
  },
  "lost-register-after": {
    says: "Registrar funciona, pero su respuesta se pierde.",
    lesson: "Una conexión cortada no dice nada; una consulta muestra que el número se ha traspasado.",
  },
  "register-late-effect": {
    says: "Registrar funciona segundos después de cortarse la línea.",
    lesson: "Una consulta hecha en el acto puede mostrar todavía el lugar antiguo.",
  },
  "register-502-after": {
    says: "Registrar funciona, pero una pasarela responde con una página de error.",
    lesson: "Una página 502 no significa que el registro fallara.",
  },
  "register-error-after": {
    says: "La llamada de registro se ejecuta, pero se responde con un error general.",
    lesson: "Un error general no dice que no haya pasado nada. Antes de nada se leen ambos lados.",
  },
  "register-503-before": {
    says: "La nube está sobrecargada y rechaza la petición de registrar.",
    lesson: "Un 503 deja abierto el resultado hasta que se hayan leído los dos lados.",
  },
  "register-success-false": {
    says: "El registro se rechaza, aunque el estado de la respuesta es 200.",
    lesson: "Solo el contenido distingue el éxito del rechazo.",
  },
  "register-string-true": {
    says: "Registrar funciona, y la respuesta lo dice con un texto en lugar de un valor lógico.",
    lesson: 'El texto "true" también cuenta como éxito.',
  },
  "register-success-one": {
    says: "Registrar funciona, y la respuesta lo dice con el número 1.",
    lesson: "Una respuesta de un tipo desconocido no prueba nada.",
  },
  "register-empty-200": {
    says: "Registrar funciona, pero su respuesta está vacía.",
    lesson: "HTTP 200 por sí solo no prueba nada.",
  },
  "register-html-200": {
    says: "Responde la página de entrada de una red de invitados en lugar de la nube.",
    lesson: "Una página intermedia puede responder en lugar de la plataforma.",
  },
  "register-truncated": {
    says: "Registrar funciona, pero falta la mitad de su respuesta.",
    lesson: "Una respuesta cortada no prueba nada, aunque el número se haya traspasado.",
  },
  "register-duplicate-key": {
    says: "Registrar funciona, pero su respuesta dice a la vez sí y no.",
    lesson: "Una respuesta ambigua no es una respuesta.",
  },
  "register-redirect": {
    says: "La petición de registrar se remite a otra dirección.",
    lesson: "El PIN y la copia de seguridad nunca siguen una redirección.",
  },
  "huge-body": {
    says: "Registrar funciona, pero su respuesta parece no acabar nunca.",
    lesson: "La lectura se detiene en un tope.",
  },
  "body-stall": {
    says: "Registrar funciona, pero su respuesta se para a la mitad.",
    lesson: "La espera termina en un plazo.",
  },
  "register-silent": {
    says: "Registrar funciona, pero no llega ninguna respuesta.",
    lesson: "La espera termina en un plazo y el resultado queda abierto.",
  },
  "register-limit": {
    says: "La nube dice que el número se registró demasiadas veces.",
    lesson: "Registrar está racionado; el bloqueo dura tres días.",
  },
  "register-rate-limited": {
    says: "La nube pide esperar dos segundos antes de registrar.",
    lesson: "Un 429 dice cuánto hay que esperar.",
  },
  "pin-wrong-stops-gateway": {
    says: "Un PIN incorrecto detiene además el cliente local.",
    lesson: "Después de un PIN rechazado hay que leer los dos lados.",
  },
  "pin-locked": {
    says: "El PIN queda bloqueado una hora tras demasiados incorrectos.",
    lesson: "Después de demasiados intentos, hasta el PIN correcto tiene que esperar.",
  },
  "backup-rejected-false": {
    says: "La nube rechaza la copia de seguridad sin dar un motivo.",
    lesson: "`success: false` es un rechazo.",
  },
  "backup-rejected-code": {
    says: "La nube rechaza la copia de seguridad con un código de error.",
    lesson: "Los detalles del error dicen el motivo.",
  },
  "name-not-approved": {
    says: "El nombre visible sigue en revisión.",
    lesson: "Primero tiene que terminar la revisión del nombre.",
  },
  "deregistration-incomplete": {
    says: "Una baja anterior del número se quedó a medias.",
    lesson: "Hay que dar de baja el número una vez más.",
  },
  "number-just-deleted": {
    says: "El número se eliminó de la cuenta hace un momento.",
    lesson: "Un número eliminado reposa cinco minutos.",
  },
  "lost-subscribe-before": {
    says: "La petición de suscribir se pierde por el camino.",
    lesson: "Suscribir se puede repetir sin daño.",
  },
  "lost-subscribe-after": {
    says: "Suscribir funciona, pero su respuesta se pierde.",
    lesson: "Suscribir se puede repetir sin daño; la lista lo prueba.",
  },
  "subscribe-denied": {
    says: "La nube no deja suscribirse a la aplicación.",
    lesson: "Un número sin suscripción está activo y sordo.",
  },
  "subscribed-by-others": {
    says: "También está suscrita otra aplicación, y hay una dirección de callback propia.",
    lesson: "Una segunda llamada de suscripción borraría la dirección propia.",
  },
  "rate-limited": {
    says: "La nube pide dos veces esperar un segundo antes de suscribir.",
    lesson: "Un 429 dice cuánto hay que esperar, y le sigue un éxito.",
  },
  "token-expired": {
    says: "El token de acceso de la nube ha caducado.",
    lesson: "Hace falta un token nuevo; no se cambió nada.",
  },
  "token-lacks-scope": {
    says: "Al token de acceso de la nube le falta un permiso.",
    lesson: "Mirar está permitido, cambiar no.",
  },
  "unknown-field-refused": {
    says: "La nube se niega a decir algunos datos del número.",
    lesson: "Un campo desconocido estropea toda una consulta; los demás se piden uno a uno.",
  },
  "platform-field-refused": {
    says: "La nube se niega a decir dónde se aloja el número.",
    lesson: "Sin eso, la nube no dice dónde está un número.",
  },
  "no-lookups": {
    says: "La nube no responde a ninguna consulta.",
    lesson: "Una migración funciona sin ellas, con menos pruebas.",
  },
  "cloud-lookup-missing": {
    says: "La nube no consulta números sueltos.",
    lesson: "El estado del cliente local es la prueba que queda.",
  },
  "verify-code-expired": {
    says: "El código que pidió la nube ha caducado.",
    lesson: "Hace falta otro código.",
  },
  "password-change-required": {
    says: "El cliente local exige una contraseña nueva en el próximo inicio de sesión.",
    lesson: "Un cliente recién instalado exige una contraseña propia.",
  },
  "onprem-token-expired": {
    says: "La sesión en el cliente local ha terminado.",
    lesson: "Un nuevo inicio de sesión, y otra vez el mismo paso.",
  },
  "lost-health": {
    says: "Se pierde una respuesta sobre el estado del cliente local.",
    lesson: "Mirar se puede repetir.",
  },
  "health-disconnected": {
    says: "El cliente local ha perdido su conexión con la plataforma.",
    lesson: "De un cliente desconectado no se puede hacer copia de seguridad.",
  },
  "clustered-health": {
    says: "El cliente local es un clúster y dice su estado nodo por nodo.",
    lesson: "Un nodo de reserva está desconectado, y así debe ser.",
  },
  "onprem-lookup-missing": {
    says: "El cliente local no dice ni su estado ni sus ajustes.",
    lesson: "Los campos del número en la nube son la prueba que queda.",
  },
  "settings-other-number": {
    says: "El cliente local dice que atiende otro número.",
    lesson: "Nunca se debe enviar la copia de seguridad de un número equivocado.",
  },
  "lost-backup": {
    says: "La copia de seguridad se hace, pero su respuesta se pierde.",
    lesson: "No se ha traspasado nada; se puede hacer otra copia de seguridad.",
  },
  "empty-backup": {
    says: "El cliente local entrega una copia de seguridad vacía.",
    lesson: "Una copia de seguridad vacía se descubre antes de traspasar nada.",
  },
  "lost-account-before": {
    says: "La petición de un código de registro se pierde por el camino.",
    lesson: "No llegará ningún código, y no se pide otro sin una palabra.",
  },
  "lost-account-after": {
    says: "Sale un código de registro, pero se pierde la respuesta que lo dice.",
    lesson: "El código que llega al teléfono todavía se puede introducir.",
  },
  "account-error-after": {
    says: "El código se envía, pero la llamada que lo pide se responde con un error general.",
    lesson: "El código puede estar en camino: se puede introducir, y no se pide otro por sí solo.",
  },
  "settings-missing": {
    says: "El cliente local no dice qué número atiende.",
    lesson: "Un cliente conectado con un número que no nombra no prueba nada.",
  },
  "vname-differs": {
    says: "El cliente local comunica otro nombre visible que la nube.",
    lesson: "Un certificado con otro nombre es motivo para detenerse.",
  },
  "account-no-vname": {
    says: "El cliente local no comunica ningún nombre visible.",
    lesson: "Una persona comprueba el nombre.",
  },
  "cert-expired": {
    says: "El cliente local dice que el certificado del número ha caducado.",
    lesson: "Hay que descargar un certificado nuevo; uno viejo puede hacer que veten el número.",
  },
  "lost-verify-before": {
    says: "El código de registro se pierde de camino a la plataforma.",
    lesson: "El mismo código se puede introducir otra vez.",
  },
  "lost-verify-after": {
    says: "El código de registro funciona, pero su respuesta se pierde.",
    lesson: "El estado del cliente muestra que el número se ha traspasado.",
  },
  "code-expired": {
    says: "El primer código de registro que se introduce ha caducado.",
    lesson: "Hace falta otro código.",
  },
  "code-rate-limited": {
    says: "La plataforma dice que se pidió un código hace muy poco.",
    lesson: "Cada canal tiene una espera propia.",
  },
  "webhook-ca-no-list": {
    says: "El cliente local guarda un solo texto de autoridades para sus callbacks, y ninguna lista.",
    lesson: "No se sube nada ni se toma prestado nada: ocuparía el lugar de la de producción.",
  },
  "lost-webhook-ca-after": {
    says: "Se sube una autoridad al cliente local y la respuesta se pierde.",
    lesson: "Una consulta dice si está allí; no se sube otra vez.",
  },
  "shards-temporary-403": {
    says: "Para un número en varios shards, fijarlos se rechaza dos veces.",
    lesson: "Aquí un 403 pasa; la llamada se repite.",
  },
  "lost-pin-before": {
    says: "La petición que cambia un PIN de dos pasos se pierde por el camino.",
    lesson: "No se puede consultar si un PIN se cambió: no se sabe cómo acabó.",
  },
  "lost-pin-after": {
    says: "Un PIN de dos pasos se cambia, pero la respuesta se pierde.",
    lesson: "Un cambio cuya respuesta se pierde no se vuelve a enviar por sí solo.",
  },
  "pin-string-true": {
    says: "Un PIN de dos pasos se cambia, y la respuesta lo dice con un texto en lugar de un valor de verdad.",
    lesson: 'El texto "true" también vale como éxito.',
  },
  "pin-success-one": {
    says: "Un PIN de dos pasos se cambia, y la respuesta lo dice con el número 1.",
    lesson: "Una respuesta de un tipo desconocido no prueba nada.",
  },
  "pin-rate-limited": {
    says: "El cliente local aplaza un cambio del PIN de dos pasos e indica una espera.",
    lesson: "Una espera indicada es del número: vale en cualquier carpeta de datos.",
  },
  "lost-message-before": {
    says: "La respuesta a un mensaje se pierde de camino a la plataforma.",
    lesson: "Una línea cortada no dice si el mensaje se envió. No se vuelve a enviar por sí solo.",
  },
  "lost-message-after": {
    says: "La respuesta a un mensaje se envía, pero se pierde la contestación de la plataforma.",
    lesson: "Sin esa contestación nadie conoce el id del mensaje, y sus estados no prueban nada.",
  },
  "message-refused": {
    says: "La plataforma se niega a enviar una respuesta a esta persona.",
    lesson: "Un rechazo trae un código, y el código dice qué hacer.",
  },
  "message-window-closed": {
    says: "La plataforma dice que han pasado las 24 horas para responder.",
    lesson: "Fuera de ese plazo solo se entregan plantillas aprobadas.",
  },
  "message-token-refused": {
    says: "La plataforma rechaza el token para enviar, y solo para enviar.",
    lesson: "Un token que permite consultar puede no permitir enviar.",
  },
  "message-sent-only": {
    says: "Una respuesta se envía y nunca se entrega.",
    lesson: "Enviado significa que la tiene la plataforma, no el teléfono.",
  },
  "message-failed": {
    says: "La plataforma acepta una respuesta y después falla.",
    lesson: "Si un mensaje llega lo dicen sus estados, no la contestación.",
  },
  "message-status-first": {
    says: "Los estados de una respuesta llegan antes que la contestación a su envío.",
    lesson: "Un estado puede nombrar un mensaje cuyo id aún no conoce nadie aquí.",
  },
  "webhooks-delayed": {
    says: "Las notificaciones salen con medio minuto de retraso.",
    lesson: "Una notificación que aún no ha llegado todavía no está perdida.",
  },
  "webhooks-duplicated": {
    says: "Cada notificación se envía dos veces.",
    lesson: "Los duplicados se reconocen por el id del mensaje y cuentan una vez.",
  },
  "webhooks-reordered": {
    says: "Las notificaciones se adelantan unas a otras.",
    lesson: "El orden de llegada no es el orden de los hechos.",
  },
  "webhooks-wrong-signature": {
    says: "La nube firma las notificaciones con otro secreto que el de la app.",
    lesson: "Un cuerpo cuya firma no encaja no es de fiar.",
  },
  "webhooks-to-second-app": {
    says: "Hay una segunda app suscrita que llama a la misma dirección.",
    lesson: "Cada app suscrita envía su propia copia, firmada con su propio secreto.",
  },
  "webhooks-lost-handshake": {
    says: "La nube fija una dirección de webhook sin preguntarle nunca.",
    lesson: "Que una dirección esté fijada no demuestra que se pueda llegar a ella.",
  },
  "webhooks-off": {
    says: "La app está en modo de desarrollo y la nube no envía notificaciones.",
    lesson: "Todo puede estar bien configurado y aun así no llegar nada.",
  },
  "production-fails": {
    says: "El endpoint propio de la empresa responde a todo con 500.",
    lesson: "Lo que se pasa, la plataforma lo vuelve a enviar hasta que producción lo acepte.",
  },
  "production-slow": {
    says: "El endpoint propio de la empresa no responde hasta pasados 12 segundos.",
    lesson: "Nadie espera tanto: una respuesta lenta cuenta como ninguna.",
  },
  "production-absent": {
    says: "En el endpoint propio de la empresa no escucha nadie.",
    lesson: "Una prueba puede decir que los webhooks llegan mientras producción no oye nada.",
  },
} as const satisfies ShapeOf<typeof english>;
