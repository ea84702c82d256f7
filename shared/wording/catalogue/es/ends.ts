import type { ends as english } from "../en/ends.ts";
import type { ShapeOf } from "../words.ts";

/** Why a run ended and what to do next. */
export const ends = {
  complete: { next: "Envíe un mensaje de prueba en cada sentido antes de confiar en él." },
  "inspect-failed": {
    what: "No se pudieron mirar los dos lados, así que no se empezó nada.",
    next: "Corrija la causa y retome el traspaso.",
  },
  "backup-refused": {
    what: "El cliente local se negó a hacer una copia de seguridad, así que no se traspasó nada.",
    next: "Corrija la causa y retome el traspaso.",
  },
  "backup-lost": {
    what: "No llegó ninguna copia de seguridad del cliente local, así que no se traspasó nada.",
    next: "Corrija la causa y retome el traspaso.",
  },
  "backup-of-another-number": {
    what: "El cliente local atiende otro número que el que nombra el plan, así que no se usó su copia de seguridad.",
    next: "Revise en el plan la dirección del cliente local y el número, e inicie un traspaso nuevo.",
  },
  "register-refused": {
    what: "La nube se negó a registrar el número.",
    next: "Mire la causa, corríjala e inicie un traspaso nuevo.",
  },
  "access-refused": {
    what: "No se aceptó el acceso que da el plan: un token, una contraseña o un permiso.",
    next: "Ponga uno válido donde lo lee el plan, o haga que concedan el permiso, y retome el traspaso.",
  },
  "register-pin-refused": {
    what: "La nube rechazó el PIN de dos pasos.",
    next: "No pruebe a adivinar. Restablezca el PIN en el lado donde está ahora el número, ponga el nuevo donde lo lee el plan y retome el traspaso.",
  },
  "register-not-sent": {
    what: "La petición de registrar no llegó a salir de este equipo.",
    next: "Corrija la causa y retome el traspaso.",
  },
  "register-had-no-effect": {
    what: "No llegó ninguna respuesta que sirva a la petición de registrar. Al mirar de nuevo después, el número está donde estaba.",
    next: "Espere un tiempo y mire otra vez antes de iniciar un traspaso nuevo: cada intento cuenta para el límite de la plataforma.",
  },
  "attempts-spent": {
    what: "Los intentos que se guardan para este número están agotados. Dos de los diez de la plataforma se reservan, para que no quede bloqueado.",
    next: "Espere hasta que los intentos más antiguos tengan 72 horas e inicie después un traspaso nuevo.",
  },
  "pin-refused-twice": {
    what: "Se rechazaron dos solicitudes con un PIN para este número, y el PIN fue el motivo o pudo serlo. En este traspaso no se prueba una tercera, porque más PIN incorrectos bloquean el PIN del todo.",
    next: "Averigüe el PIN correcto, o restablézcalo en el lado que tiene el número. Póngalo donde lo lee el plan e inicie después un traspaso nuevo.",
  },
  "told-to-wait": {
    what: "La plataforma dijo «ahora no» (demasiadas peticiones, o mantenimiento). La petición no se vuelve a enviar por sí sola.",
    next: "Espere lo que diga la plataforma y retome después el traspaso.",
  },
  "platform-limit": {
    what: "La plataforma dice que este número se registró demasiadas veces: acepta diez registros en 72 horas y ninguno más.",
    next: "Espere 72 horas e inicie después un traspaso nuevo. Un intento anterior también se rechazaría.",
  },
  "pair-unusable": {
    what: "La copia de seguridad de la bóveda no se pudo volver a leer, así que no se usó.",
    next: "No se eliminó nada. Revise el disco e inicie después un traspaso nuevo, que hace otra copia de seguridad.",
  },
  "disk-full": {
    what: "Queda muy poco sitio en el disco para guardar la copia de seguridad sin riesgo.",
    next: "Haga sitio y retome el traspaso.",
  },
  "subscribe-refused": {
    what: "El número está en la nube, pero la plataforma se negó a suscribir su aplicación: no llega ningún webhook.",
    next: "Corrija pronto la causa y retome el traspaso. No traspasa el número por segunda vez.",
  },
  "subscribe-lost": {
    what: "El número está en la nube, pero no se pudo confirmar si su aplicación está suscrita: puede que no lleguen webhooks.",
    next: "Retome pronto el traspaso. No traspasa el número por segunda vez.",
  },
  "account-refused": {
    what: "El cliente local se negó a recibir el número.",
    next: "Corrija la causa y retome el traspaso. Este traspaso no vuelve a enviar un PIN que pudo ser la causa: ponga otro donde lo lee el plan.",
  },
  "account-not-sent": {
    what: "La petición al cliente local no llegó a salir de este equipo.",
    next: "Corrija la causa y retome el traspaso.",
  },
  "not-subscribed": {
    what: "El número está en la nube, pero la plataforma no incluye su aplicación entre las que reciben sus webhooks: no llega ninguno.",
    next: "Retome pronto el traspaso. Suscribe su aplicación una vez más y no traspasa el número por segunda vez.",
  },
  "shards-refused": {
    what: "El número está en el lado local, pero el cliente rechazó la cantidad de shards.",
    next: "Corrija la causa y retome el traspaso. No traspasa el número por segunda vez.",
  },
  "shards-lost": {
    what: "El número está en el lado local, pero no se pudo confirmar si los shards están fijados.",
    next: "Retome el traspaso. No traspasa el número por segunda vez.",
  },
  "not-on-target": {
    what: "Se dieron todos los pasos, pero la plataforma no dice que el número esté donde debería.",
    next: "Espere un minuto y retome el traspaso para que se mire una vez más.",
  },
  "said-unmoved": {
    what: "Usted dijo que el número no se ha traspasado, así que el traspaso terminó.",
    next: "Inicie un traspaso nuevo cuando quiera intentarlo otra vez.",
  },
  "certificate-expired": {
    what: "El certificado parece haber caducado. Uno caducado hace que se bloquee el número, así que no se envió.",
    next: "Descargue un certificado nuevo del administrador de la plataforma, póngalo donde lo lee el plan y retome el traspaso.",
  },
  "certificate-of-another-number": {
    what: "El certificado parece ser de otro número, así que no se envió.",
    next: "Descargue el certificado de este número del gestor de la plataforma, póngalo donde lo lee el plan y retome el traspaso.",
  },
  "shards-too-late": {
    what: "El número está en local, pero se registró hace más de siete días. Fijar ahora los shards lo desconectaría, así que no se fijaron.",
    next: "Deje los shards como están. Otros necesitan otro registro: inicie para ello un traspaso nuevo cuando le convenga.",
  },
  "client-in-use": {
    what: "El cliente local atiende otro número. Registrar este allí desplazaría al otro, así que no se pidió nada.",
    next: "Libere este cliente para el número y retome el traspaso.",
  },
  abandoned: {
    what: "El traspaso se abandonó.",
    next: "Inicie un traspaso nuevo cuando quiera intentarlo otra vez.",
  },
} as const satisfies ShapeOf<typeof english>;
