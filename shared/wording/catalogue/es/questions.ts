import type { questions as english } from "../en/questions.ts";
import type { TranslationOf } from "../words.ts";

/** What is asked of a person, and why it matters. */
export const questions = {
  warnings: {
    title_one: "1 comprobación terminó con una advertencia. ¿Continuar de todos modos?",
    title_other: "{{count}} comprobaciones terminaron con advertencias. ¿Continuar de todos modos?",
    why: "Una advertencia no detiene el traspaso, pero puede costarle lo que indica la comprobación.",
    about: "{{title}}: {{found}}",
  },
  "sending-paused": {
    title: "¿Está en pausa el envío por {{spoken}}?",
    why: "Los mensajes enviados durante el traspaso se pierden, y enviar puede hacer que el traspaso falle.",
  },
  "point-of-no-return": {
    "to-cloud": {
      title: "¿Traspasar {{spoken}} a la nube?",
      why: "A partir de aquí, el número se traspasa: la nube lo registra con la copia de seguridad y el PIN, y el cliente local lo pierde. Tiempo sin servicio: unos segundos. Los mensajes enviados entonces se pierden sin aviso. Un registro no se puede deshacer: para volver hace falta otro traspaso. Un PIN incorrecto puede detener el cliente local. Si no está seguro del PIN, deténgase aquí y restablézcalo primero en el cliente local.",
    },
    "to-onprem": {
      title: "¿Traspasar {{spoken}} al cliente local?",
      why: "A partir de aquí, el número puede traspasarse: el cliente local lo solicita, y el código de registro lo saca de la nube. Tiempo sin servicio: unos segundos. Los mensajes enviados entonces se pierden sin aviso. Una vez aceptado el código, el traspaso no se puede deshacer: para volver hace falta otro traspaso.",
    },
  },
  "display-name": {
    titleNone: "El cliente local no indica ningún nombre visible.",
    title: "El cliente local indica el nombre visible «{{reported}}».",
    whyNone: "El plan no tiene ninguno con el que compararlo. Compruebe que se trata de su empresa.",
    why: "Esperado: «{{expected}}». Un nombre distinto puede significar un certificado de otro número.",
  },
  "recent-register": {
    title:
      "Puede que hace menos de 1 h se enviara un registro de {{spoken}}, y su resultado es desconocido. ¿Continuar de todos modos?",
    titleCopied:
      "Puede que se enviara un registro de {{spoken}} desde otra copia de esta carpeta de datos, y su resultado es desconocido. ¿Continuar de todos modos?",
    why: "Todavía puede tener efecto. Otro ahora cuenta para el límite de la plataforma y puede chocar con el primero. Si puede, espere a que pase 1 h y compruebe de nuevo.",
    label: "Escriba REGISTRAR OTRA VEZ para continuar",
    word: "REGISTRAR OTRA VEZ",
  },
  "refused-pin": {
    title: "Se rechazó para {{spoken}} un PIN enviado desde otra carpeta de datos. ¿El suyo es distinto?",
    why: "Solo en esa carpeta se sabe qué PIN fue. Un segundo rechazo termina este traspaso, y más rechazos bloquean el PIN del todo. Continúe solo si sabe que su PIN es distinto. Si no lo sabe, deténgase aquí y configure un PIN nuevo en la API que tiene el número.",
    label: "Escriba OTRO PIN para continuar",
    word: "OTRO PIN",
  },
  "older-registration": {
    title:
      "{{spoken}} pudo haberse registrado en el cliente local hace tiempo. ¿Configurar sus particiones de todos modos?",
    why: "Las particiones se pueden configurar en los 7 días siguientes a un registro. Desde el día 8, la llamada desconecta el número. Se desconoce cuándo se registró este: fue antes de este traspaso, o no lo muestra más reloj que el de este equipo. Continúe solo si sabe que fue hace menos de 7 días.",
    label: "Escriba MENOS DE SIETE DÍAS para continuar",
    word: "MENOS DE SIETE DÍAS",
  },
  "wipe-override": {
    title:
      "Antes del traspaso, la cuenta tenía una URL de devolución de llamada propia. ¿Dejar que la suscripción la quite?",
    why: "Se desconoce si su aplicación recibe los mensajes del número en la nube: hasta que esto se resuelva, puede que no lleguen allí. Suscribirse de nuevo quita la URL de devolución de llamada propia de la cuenta, y sus mensajes van entonces a la URL de la aplicación. Continúe solo si puede volver a configurarla.",
    label: "Escriba QUITAR LA DIRECCIÓN para continuar",
    word: "QUITAR LA DIRECCIÓN",
  },
} as const satisfies TranslationOf<"es", typeof english>;
