import type { ends as english, endsByCause as englishByCause } from "../en/ends.ts";
import type { TranslationOf } from "../words.ts";

/** Why a migration ended and what to do next. */
export const ends = {
  complete: {
    next: "Envíe un mensaje de prueba en cada sentido antes de confiar en el número.",
    nextWorksNot:
      "Pida una revisión a la plataforma en su gestor de números. No confíe en el número hasta que un mensaje de prueba haya pasado en cada sentido.",
    nextUnclear:
      "Averigüe en el gestor de números de la plataforma qué significa eso para el número. Después envíe un mensaje de prueba en cada sentido antes de confiar en él.",
  },
  "inspect-failed": {
    what: "Sin traspasar: falló la comprobación de ambas API.",
    whatElse: "Falló la comprobación de ambas API.",
    next: "Corrija la causa y reanude el traspaso.",
  },
  "backup-refused": {
    what: "Sin traspasar: el cliente local rechazó la petición de copia de seguridad.",
    whatElse: "El cliente local rechazó la petición de copia de seguridad.",
    next: "Corrija la causa y reanude el traspaso.",
  },
  "backup-lost": {
    what: "Sin traspasar: el cliente local no devolvió ninguna copia de seguridad.",
    whatElse: "El cliente local no devolvió ninguna copia de seguridad.",
    next: "Corrija la causa y reanude el traspaso.",
  },
  "backup-of-another-number": {
    what: "Sin traspasar: el cliente local atiende un número distinto del que indica el plan, así que no se usó su copia de seguridad.",
    whatElse:
      "El cliente local atiende un número distinto del que indica el plan, así que no se usó su copia de seguridad.",
    next: "Revise la URL del cliente local y el número en el plan, e inicie un traspaso nuevo.",
  },
  "register-refused": {
    what: "La nube rechazó el registro.",
    next: "Corrija la causa e inicie un traspaso nuevo.",
  },
  "access-refused": {
    what: "Acceso rechazado: un token, una contraseña o un permiso que el plan necesita.",
    next: "Sustituya el guardado por uno válido, o haga que concedan el permiso. Después reanude el traspaso.",
  },
  "register-pin-refused": {
    what: "La nube rechazó el PIN de dos pasos.",
    next: "No intente adivinarlo. Restablezca el PIN en la API que tiene ahora el número, sustituya el PIN guardado y reanude el traspaso.",
  },
  "register-not-sent": {
    what: "La petición de registro no llegó a salir de este equipo.",
    next: "Corrija la causa y reanude el traspaso.",
  },
  "register-had-no-effect": {
    what: "La petición de registro no obtuvo una respuesta utilizable, y las comprobaciones posteriores no mostraron ningún efecto.",
    next: "Espere un rato e inicie un traspaso nuevo: primero comprueba ambas API. Cada intento cuenta para el límite de la plataforma.",
  },
  "attempts-spent": {
    what: "No quedan intentos para este número. 2 de los 10 de la plataforma se reservan, para que no quede bloqueado.",
    next: "Espere hasta que los intentos más antiguos tengan 72 h e inicie un traspaso nuevo.",
  },
  "pin-refused-twice": {
    what: "Se rechazaron 2 peticiones para este número, y el PIN fue la causa o pudo serlo. Este traspaso no envía una tercera, porque más PIN incorrectos bloquean el PIN del todo.",
    next: "Averigüe el PIN correcto, o restablézcalo en la API que tiene el número. Guárdelo e inicie un traspaso nuevo.",
  },
  "told-to-wait": {
    what: "La plataforma respondió «ahora no»: demasiadas peticiones, o mantenimiento. La petición no se vuelve a enviar automáticamente.",
    next: "Espere lo que haya pedido la plataforma, o un rato si no dijo cuánto, y reanude el traspaso.",
  },
  "platform-limit": {
    what: "La plataforma informa de demasiados registros de este número: admite 10 en 72 h.",
    next: "Espere 72 h e inicie un traspaso nuevo. Un intento antes de ese plazo también se rechazaría.",
  },
  "pair-unusable": {
    what: "La copia de seguridad de la bóveda no se pudo volver a leer, así que no se usó.",
    next: "No se eliminó nada. Revise el disco e inicie un traspaso nuevo, que crea otra copia de seguridad.",
  },
  "disk-full": {
    what: "No hay espacio suficiente en el disco para guardar la copia de seguridad sin riesgo.",
    next: "Libere espacio y reanude el traspaso.",
  },
  "subscribe-refused": {
    what: "La plataforma rechazó la suscripción de su aplicación.",
    next: "Corrija pronto la causa y reanude el traspaso. No traspasa el número por segunda vez.",
  },
  "subscribe-lost": {
    what: "La petición de suscribir su aplicación no obtuvo una respuesta utilizable.",
    next: "Reanude pronto el traspaso. No traspasa el número por segunda vez.",
  },
  "account-refused": {
    what: "El cliente local rechazó la petición de registro.",
    next: "Corrija la causa y reanude el traspaso. Si pudo ser el PIN, guarde antes el correcto: el mismo PIN no se vuelve a enviar.",
  },
  "account-not-sent": {
    what: "La petición al cliente local no llegó a salir de este equipo.",
    next: "Corrija la causa y reanude el traspaso.",
  },
  "not-subscribed": {
    what: "La plataforma no incluye su aplicación entre las suscritas.",
    next: "Reanude pronto el traspaso. Vuelve a suscribir su aplicación y no traspasa el número por segunda vez.",
  },
  "shards-refused": {
    what: "El cliente local rechazó la cantidad de particiones.",
    next: "Corrija la causa y reanude el traspaso. No traspasa el número por segunda vez.",
  },
  "shards-lost": {
    what: "La petición de configurar las particiones no obtuvo una respuesta utilizable.",
    next: "Reanude el traspaso. No traspasa el número por segunda vez.",
  },
  "not-on-target": {
    what: "Se ejecutaron todos los pasos, pero la plataforma no indica que el número esté donde debería.",
    next: "Espere 1 min y reanude el traspaso para comprobarlo de nuevo.",
  },
  "said-unmoved": {
    what: "Usted indicó que el número no se había traspasado, así que el traspaso terminó.",
    next: "Para intentarlo otra vez, inicie un traspaso nuevo: antes comprueba dónde está el número.",
  },
  "certificate-expired": {
    what: "El certificado parece haber caducado. Uno caducado hace que el número sea vetado, así que no se envió.",
    next: "Descargue un certificado nuevo del gestor de números de la plataforma, sustituya el guardado y reanude el traspaso.",
  },
  "certificate-of-another-number": {
    what: "El certificado parece ser de otro número, así que no se envió.",
    next: "Descargue el certificado de este número del gestor de números de la plataforma, sustituya el guardado y reanude el traspaso.",
  },
  "shards-too-late": {
    what: "El número se registró en el cliente local hace más de 7 días. Configurar ahora las particiones lo desconectaría, así que no se hizo.",
    next: "Deje las particiones como están. Cambiarlas requiere otro registro: inicie para ello un traspaso nuevo cuando le convenga.",
  },
  "client-in-use": {
    what: "El cliente local atiende otro número. Registrar este allí desplazaría al otro, así que no se solicitó nada.",
    next: "Libere este cliente para el número y reanude el traspaso.",
  },
  abandoned: {
    what: "El traspaso se abandonó.",
    next: "Para intentarlo otra vez, inicie un traspaso nuevo: antes comprueba dónde está el número.",
  },
} as const satisfies TranslationOf<"es", typeof english>;

/** What to do next where the platform's reason for a rejection says more than the end of the migration. */
export const endsByCause = {
  attempts: {
    ofMigration: {
      what: "Este traspaso ha gastado sus 3 intentos.",
      next: "Averigüe por qué fallaron e inicie un traspaso nuevo: primero comprueba ambas API.",
    },
    freeAgain: {
      what: "No quedaban intentos para este número. Ya vuelve a haber.",
      next: "Inicie un traspaso nuevo: primero comprueba ambas API.",
    },
  },
  client: {
    another: "Se ejecutaron todos los pasos, pero el cliente local indica que atiende otro número.",
    offline: "Se ejecutaron todos los pasos, pero el cliente local no está conectado.",
    next: "Revise el cliente local, espere 1 min y reanude el traspaso para comprobarlo de nuevo.",
  },
  wait: { resume: "Espere y reanude el traspaso.", anew: "Espere e inicie un traspaso nuevo." },
  unexplained: {
    resume: "La causa es desconocida: revise el número en el panel de la plataforma y reanude el traspaso.",
    anew: "La causa es desconocida: revise el número en el panel de la plataforma e inicie un traspaso nuevo.",
  },
} as const satisfies TranslationOf<"es", typeof englishByCause>;
