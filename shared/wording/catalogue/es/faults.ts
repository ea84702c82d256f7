import type { faults as english } from "../en/faults.ts";
import type { TranslationOf } from "../words.ts";

/** Everything that the sandbox can let go wrong: what happens, and what a person learns from it. */
export const faults = {
  "delay-register": {
    says: "El registro tarda 5 s más de lo habitual.",
    lesson: "Switchover espera una respuesta lenta y nunca envía la petición dos veces.",
  },
  "lost-register-before": {
    says: "La petición de registro se pierde por el camino.",
    lesson:
      "Una conexión cortada no demuestra nada; solo una comprobación muestra que el número no ha cambiado de ubicación.",
  },
  "lost-register-after": {
    says: "El registro funciona, pero su respuesta se pierde.",
    lesson:
      "Una conexión cortada no demuestra nada; una comprobación muestra que el número ha cambiado de ubicación.",
  },
  "register-late-effect": {
    says: "El registro funciona segundos después de perderse la conexión.",
    lesson: "Una comprobación inmediata puede mostrar todavía la ubicación anterior.",
  },
  "register-502-after": {
    says: "El registro funciona, pero una pasarela devuelve una página de error.",
    lesson: "Una página 502 no significa que el registro haya fallado.",
  },
  "register-error-after": {
    says: "La nube ejecuta la llamada de registro, pero devuelve un error general.",
    lesson:
      "Un error general no significa que no haya pasado nada. Switchover comprueba ambas API antes que nada.",
  },
  "register-503-before": {
    says: "La nube está sobrecargada y rechaza la petición de registro.",
    lesson: "Tras un 503, el resultado es desconocido hasta que se comprueban ambas API.",
  },
  "register-success-false": {
    says: "La nube rechaza el registro, pero devuelve el estado 200.",
    lesson: "Solo el cuerpo muestra si funcionó.",
  },
  "register-string-true": {
    says: "El registro funciona, y la respuesta contiene un texto en lugar de un valor booleano.",
    lesson: 'El texto "true" también cuenta como éxito.',
  },
  "register-success-one": {
    says: "El registro funciona, y la respuesta contiene 1 en lugar de un valor booleano.",
    lesson: "Una respuesta de un tipo desconocido no demuestra nada.",
  },
  "register-empty-200": {
    says: "El registro funciona, pero su respuesta está vacía.",
    lesson: "HTTP 200 por sí solo no demuestra nada.",
  },
  "register-html-200": {
    says: "La página de acceso de una red de invitados responde en lugar de la nube.",
    lesson: "Una página intermedia puede responder en lugar de la plataforma.",
  },
  "register-truncated": {
    says: "El registro funciona, pero falta la mitad de su respuesta.",
    lesson: "Una respuesta incompleta no demuestra nada, aunque el número haya cambiado de ubicación.",
  },
  "register-duplicate-key": {
    says: "El registro funciona, pero su respuesta contiene a la vez sí y no.",
    lesson: "Una respuesta ambigua no cuenta como respuesta.",
  },
  "register-redirect": {
    says: "La nube redirige la petición de registro a otra URL.",
    lesson: "El PIN y la copia de seguridad nunca siguen una redirección.",
  },
  "huge-body": {
    says: "El registro funciona, pero su respuesta parece no terminar nunca.",
    lesson: "Switchover acepta una respuesta solo hasta un límite de tamaño.",
  },
  "body-stall": {
    says: "El registro funciona, pero su respuesta se detiene a la mitad.",
    lesson: "Switchover deja de esperar al cumplirse un plazo.",
  },
  "register-silent": {
    says: "El registro funciona, pero no llega ninguna respuesta.",
    lesson: "Switchover deja de esperar al cumplirse un plazo, y el resultado es desconocido.",
  },
  "register-limit": {
    says: "La nube informa de que el número se registró demasiadas veces.",
    lesson: "Los registros están limitados; el bloqueo dura 3 días.",
  },
  "register-rate-limited": {
    says: "La nube pide a Switchover que espere 2 s antes de registrar.",
    lesson: "Un 429 indica la espera.",
  },
  "pin-wrong-stops-gateway": {
    says: "Un PIN incorrecto detiene además el cliente local.",
    lesson: "Tras un PIN rechazado hay que comprobar ambas API.",
  },
  "pin-locked": {
    says: "El PIN queda bloqueado una hora tras demasiados incorrectos.",
    lesson: "Tras demasiados PIN incorrectos, incluso el correcto tiene que esperar.",
  },
  "backup-rejected-false": {
    says: "La nube rechaza la copia de seguridad sin dar un motivo.",
    lesson: "`success: false` es un rechazo.",
  },
  "backup-rejected-code": {
    says: "La nube rechaza la copia de seguridad con un código de error.",
    lesson: "Los detalles del error contienen el motivo.",
  },
  "name-not-approved": {
    says: "El nombre visible sigue en revisión.",
    lesson: "Primero tiene que terminar la revisión.",
  },
  "deregistration-incomplete": {
    says: "Una baja anterior del número se detuvo a medio camino.",
    lesson: "Hay que dar de baja el número de nuevo.",
  },
  "number-just-deleted": {
    says: "El número se eliminó de la cuenta hace un momento.",
    lesson: "Un número eliminado queda bloqueado 5 min.",
  },
  "lost-subscribe-before": {
    says: "La petición de suscripción se pierde por el camino.",
    lesson: "La suscripción se puede reintentar sin riesgo.",
  },
  "lost-subscribe-after": {
    says: "La suscripción funciona, pero su respuesta se pierde.",
    lesson: "La suscripción se puede reintentar sin riesgo; la lista de aplicaciones suscritas la confirma.",
  },
  "subscribe-denied": {
    says: "La nube no permite que la aplicación se suscriba.",
    lesson: "Un número registrado sin una aplicación suscrita no recibe notificaciones.",
  },
  "subscribed-by-others": {
    says: "Otra aplicación también está suscrita, y la cuenta tiene su propia URL de devolución de llamada.",
    lesson: "Una segunda llamada de suscripción eliminaría esa URL de devolución de llamada.",
  },
  "rate-limited": {
    says: "La nube pide dos veces a Switchover que espere 1 s antes de suscribir.",
    lesson: "Un 429 indica la espera, y después llega el éxito.",
  },
  "token-expired": {
    says: "El token de acceso de la nube ha caducado.",
    lesson: "Hace falta un token nuevo; no se cambió nada.",
  },
  "token-lacks-scope": {
    says: "Al token de acceso de la nube le falta un permiso.",
    lesson: "El token puede leer, pero no cambiar nada.",
  },
  "unknown-field-refused": {
    says: "La nube rechaza consultas sobre algunos datos del número.",
    lesson: "Un campo desconocido hace fallar la consulta entera; Switchover consulta los demás uno por uno.",
  },
  "platform-field-refused": {
    says: "La nube rechaza consultas sobre dónde está alojado el número.",
    lesson: "Sin este dato, la nube no informa de la ubicación de un número.",
  },
  "no-lookups": {
    says: "La nube no responde a ninguna consulta.",
    lesson: "Un traspaso funciona sin ellas, con menos datos confirmados.",
  },
  "cloud-lookup-missing": {
    says: "La nube no admite consultas de números sueltos.",
    lesson: "El estado del cliente local es el único indicio que queda.",
  },
  "template-changed": {
    says: "La plataforma pausa una plantilla mientras se traspasa el número.",
    lesson: "Una diferencia después de un traspaso no tiene por qué deberse a él.",
  },
  "templates-cut-off": {
    says: "La segunda página de las plantillas no se puede leer.",
    lesson: "Media lista no dice nada de la otra mitad, así que no se compara.",
  },
  "templates-missing": {
    says: "La nube no admite la lista de plantillas.",
    lesson: "Lo que no se informa no está sin cambios: se desconoce.",
  },
  "throughput-late": {
    says: "El rendimiento sube 15 s después del traspaso, si había 2 o más particiones.",
    lesson: "La plataforma tarda hasta un minuto en algunos cambios.",
  },
  "banned-after-move": {
    says: "El número se traspasa y la plataforma lo veta.",
    lesson: "Que un número se haya traspasado no significa que funcione.",
  },
  "restricted-after-move": {
    says: "El número se traspasa y la plataforma lo restringe.",
    lesson: "No se sabe qué permite aún una restricción.",
  },
  "verify-code-expired": {
    says: "El código solicitado a la nube ha caducado.",
    lesson: "Hace falta otro código.",
  },
  "password-change-required": {
    says: "El cliente local exige una contraseña nueva en el próximo inicio de sesión.",
    lesson: "Un cliente nuevo exige su propia contraseña.",
  },
  "onprem-token-expired": {
    says: "La sesión en el cliente local ha terminado.",
    lesson: "Switchover vuelve a iniciar sesión y después reintenta el mismo paso.",
  },
  "lost-health": {
    says: "Se pierde una respuesta sobre el estado del cliente local.",
    lesson: "Las consultas se pueden reintentar.",
  },
  "health-disconnected": {
    says: "El cliente local ha perdido su conexión con la plataforma.",
    lesson: "Un cliente desconectado no puede hacer una copia de seguridad.",
  },
  "clustered-health": {
    says: "El cliente local es un clúster e informa de su estado nodo por nodo.",
    lesson: "Un nodo de reserva está desconectado, y eso es normal.",
  },
  "onprem-lookup-missing": {
    says: "El cliente local no informa de su estado ni de sus ajustes.",
    lesson: "Los campos del número en la nube son el único indicio que queda.",
  },
  "settings-other-number": {
    says: "El cliente local informa de que atiende otro número.",
    lesson: "Una copia de seguridad del número equivocado no se debe enviar nunca.",
  },
  "lost-backup": {
    says: "El cliente hace la copia de seguridad, pero su respuesta se pierde.",
    lesson: "El número no ha cambiado de ubicación; el cliente puede hacer otra copia de seguridad.",
  },
  "empty-backup": {
    says: "El cliente local devuelve una copia de seguridad vacía.",
    lesson: "Switchover detecta una copia de seguridad vacía antes de que el número cambie de ubicación.",
  },
  "lost-account-before": {
    says: "La petición de un código de registro se pierde por el camino.",
    lesson: "No llegará ningún código, y Switchover no solicita otro si usted no lo pide.",
  },
  "lost-account-after": {
    says: "La plataforma envía un código de registro, pero la respuesta se pierde.",
    lesson: "Usted puede introducir igualmente el código del teléfono.",
  },
  "account-error-after": {
    says: "La plataforma envía el código, pero devuelve un error general a la petición.",
    lesson:
      "El código puede estar en camino: usted puede introducirlo, y Switchover no solicita otro por su cuenta.",
  },
  "settings-missing": {
    says: "El cliente local no informa de qué número atiende.",
    lesson: "Un cliente conectado que no nombra su número no demuestra nada.",
  },
  "vname-differs": {
    says: "El cliente local informa de un nombre visible distinto del de la nube.",
    lesson: "Un certificado de otro nombre es motivo para detenerse.",
  },
  "account-no-vname": {
    says: "El cliente local no informa de ningún nombre visible.",
    lesson: "Usted comprueba el nombre.",
  },
  "cert-expired": {
    says: "El cliente local informa de que el certificado del número ha caducado.",
    lesson: "Hay que descargar un certificado nuevo; uno antiguo puede hacer que el número sea vetado.",
  },
  "lost-verify-before": {
    says: "El código de registro se pierde camino de la plataforma.",
    lesson: "Usted puede introducir el mismo código de nuevo.",
  },
  "lost-verify-after": {
    says: "El código de registro funciona, pero su respuesta se pierde.",
    lesson: "El estado del cliente muestra que el número ha cambiado de ubicación.",
  },
  "code-expired": {
    says: "El primer código de registro que usted introduce ha caducado.",
    lesson: "Hace falta otro código.",
  },
  "code-rate-limited": {
    says: "La plataforma informa de que se solicitó un código hace demasiado poco.",
    lesson: "Cada canal tiene su propia espera.",
  },
  "webhook-ca-no-list": {
    says: "El cliente local guarda los certificados de CA de sus notificaciones como un texto, no como una lista.",
    lesson: "Switchover no sube ni sustituye nada allí: sobrescribiría los certificados de producción.",
  },
  "lost-webhook-ca-after": {
    says: "Se sube un certificado de CA al cliente local, pero la respuesta se pierde.",
    lesson: "Una comprobación muestra si está allí; Switchover no lo sube por segunda vez.",
  },
  "shards-temporary-403": {
    says: "Con un número de varias particiones, el cliente rechaza dos veces configurarlas.",
    lesson: "Aquí un 403 es temporal; Switchover reintenta la llamada.",
  },
  "lost-pin-before": {
    says: "La petición que cambia un PIN de dos pasos se pierde por el camino.",
    lesson: "Ninguna consulta muestra si se cambió un PIN: el resultado sigue siendo desconocido.",
  },
  "lost-pin-after": {
    says: "Se cambia un PIN de dos pasos, pero la respuesta se pierde.",
    lesson: "Switchover no vuelve a enviar un cambio por su cuenta tras perderse la respuesta.",
  },
  "pin-string-true": {
    says: "Se cambia un PIN de dos pasos, y la respuesta contiene un texto en lugar de un valor booleano.",
    lesson: 'El texto "true" también cuenta como éxito.',
  },
  "pin-success-one": {
    says: "Se cambia un PIN de dos pasos, y la respuesta contiene 1 en lugar de un valor booleano.",
    lesson: "Una respuesta de un tipo desconocido no demuestra nada.",
  },
  "pin-rate-limited": {
    says: "El cliente local aplaza un cambio del PIN de dos pasos e indica una espera.",
    lesson: "La espera vale para el número, en todas las carpetas de datos.",
  },
  "lost-message-before": {
    says: "Una respuesta a un mensaje se pierde camino de la plataforma.",
    lesson:
      "Una conexión cortada no muestra si un mensaje se envió. Switchover no lo vuelve a enviar por su cuenta.",
  },
  "lost-message-after": {
    says: "Se envía una respuesta a un mensaje, pero la respuesta de la plataforma se pierde.",
    lesson: "Sin la respuesta se desconoce el ID del mensaje, así que sus estados no demuestran nada.",
  },
  "message-refused": {
    says: "La plataforma rechaza una respuesta a esta persona.",
    lesson: "Un rechazo contiene un código, y el código indica qué hacer.",
  },
  "message-window-closed": {
    says: "La plataforma informa de que han pasado las 24 h para responder.",
    lesson: "Después, la plataforma solo entrega plantillas aprobadas.",
  },
  "message-token-refused": {
    says: "La plataforma rechaza el token para enviar, y solo para enviar.",
    lesson: "Un token que puede leer quizá no pueda enviar.",
  },
  "message-sent-only": {
    says: "Una respuesta se envía y nunca se entrega.",
    lesson: "Enviado significa que la tiene la plataforma, no que la tiene el teléfono.",
  },
  "message-failed": {
    says: "La plataforma acepta una respuesta que después falla.",
    lesson: "Los estados de un mensaje muestran si llega; la respuesta de la plataforma, no.",
  },
  "message-status-first": {
    says: "Los estados de una respuesta llegan antes que la respuesta de la plataforma.",
    lesson: "Un estado puede nombrar un mensaje cuyo ID aún no se conoce aquí.",
  },
  "webhooks-delayed": {
    says: "Las notificaciones se envían con 30 s de retraso.",
    lesson: "Una notificación que aún no ha llegado no está perdida todavía.",
  },
  "webhooks-duplicated": {
    says: "Cada notificación se envía dos veces.",
    lesson: "El ID del mensaje delata los duplicados; cuentan una sola vez.",
  },
  "webhooks-reordered": {
    says: "Las notificaciones llegan desordenadas.",
    lesson: "El orden de llegada no es el orden de los eventos.",
  },
  "webhooks-wrong-signature": {
    says: "La nube firma las notificaciones con un secreto distinto del de la aplicación.",
    lesson: "No confíe en un cuerpo cuya firma no coincide.",
  },
  "webhooks-to-second-app": {
    says: "Una segunda aplicación está suscrita y tiene la misma URL de devolución de llamada.",
    lesson: "Cada aplicación suscrita envía su propia copia, firmada con su propio secreto.",
  },
  "webhooks-lost-handshake": {
    says: "La nube configura una URL de devolución de llamada sin enviar una solicitud de verificación.",
    lesson: "Una URL de devolución de llamada fijada no es necesariamente accesible.",
  },
  "webhooks-off": {
    says: "La aplicación está en modo de desarrollo, así que la nube no envía notificaciones.",
    lesson: "Aunque todo esté bien configurado, puede que no llegue nada.",
  },
  "production-fails": {
    says: "El punto de conexión propio de la empresa devuelve 500 a todo.",
    lesson: "La plataforma reintenta lo que Switchover reenvía hasta que producción lo acepta.",
  },
  "production-slow": {
    says: "El punto de conexión propio de la empresa tarda 12 s en responder.",
    lesson: "Toda espera de una respuesta termina antes, así que una respuesta lenta cuenta como ninguna.",
  },
  "production-absent": {
    says: "Nada escucha en el punto de conexión propio de la empresa.",
    lesson: "Una prueba puede mostrar que los webhooks llegan mientras producción no recibe nada.",
  },
  "registry-changed": {
    says: "El registro de rutas tiene 3 prefijos nuevos y 1 ya no está.",
    lesson: "Un cortafuegos que no se actualiza bloquea entonces notificaciones.",
  },
  "registry-shrunk": {
    says: "Al registro de rutas solo le quedan 2 de los prefijos.",
    lesson: "Una lista que se reduce tanto solo se usa si usted la acepta.",
  },
  "registry-cut-off": {
    says: "La respuesta del registro de rutas termina a la mitad.",
    lesson: "Una respuesta incompleta no sustituye una lista buena.",
  },
  "registry-empty": {
    says: "La respuesta del registro de rutas está vacía.",
    lesson: "Una lista vacía bloquearía toda notificación, así que queda la última lista buena.",
  },
  "registry-error": {
    says: "El registro de rutas devuelve un error.",
    lesson: "Tras un rechazo queda la última lista buena.",
  },
  "registry-private-prefix": {
    says: "El registro de rutas tiene un prefijo privado entre los demás.",
    lesson: "Una sola entrada errónea basta para rechazar toda la respuesta.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
