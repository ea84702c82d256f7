import type { questions as english } from "../en/questions.ts";
import type { ShapeOf } from "../words.ts";

/** What is asked of a person, and why it matters. */
export const questions = {
  warnings: {
    title_one: "Una comprobación terminó con un aviso. ¿Continuar de todos modos?",
    title_other: "{{count}} comprobaciones terminaron con avisos. ¿Continuar de todos modos?",
    why: "Un aviso no detiene el traspaso, pero puede costarle algo que la comprobación nombra.",
    about: "{{title}}: {{found}}",
  },
  "sending-paused": {
    title: "¿Está en pausa el envío por {{spoken}}?",
    why: "Los mensajes enviados durante el traspaso se pierden, y enviar puede hacer que falle.",
  },
  "point-of-no-return": {
    "to-cloud": {
      title: "¿Traspasar {{spoken}} a la nube?",
      why: "Desde aquí el número se traspasa: la nube lo registra con la copia de seguridad y el PIN, y el cliente local lo pierde. Durante unos segundos no se puede alcanzar, y los mensajes que llegan entretanto se pierden. Un registro no se puede revocar; el único camino de vuelta es otra migración. Un PIN incorrecto puede detener el cliente local. Si no está seguro del PIN, deténgase aquí y restablézcalo primero en el lado local.",
    },
    "to-onprem": {
      title: "¿Traspasar {{spoken}} al cliente local?",
      why: "Desde aquí el número puede traspasarse: el cliente local lo pide, y con el código de registro se saca de la nube. Durante unos segundos no se puede alcanzar, y los mensajes que llegan entretanto se pierden. Una vez aceptado el código, eso no se puede revocar; el único camino de vuelta es otra migración.",
    },
  },
  "display-name": {
    titleNone: "El cliente local no comunica ningún nombre visible.",
    title: "El cliente local comunica el nombre visible «{{reported}}».",
    whyNone: "El plan no nombra ninguno con el que compararlo. Compruebe que se trata de su empresa.",
    why: "El esperado es «{{expected}}». Un nombre distinto puede significar un certificado de otro número.",
  },
  "recent-register": {
    title:
      "Hace menos de una hora salió un registro de {{spoken}} y no se sabe qué fue de él. ¿Continuar de todos modos?",
    why: "Todavía puede tener efecto. Otro ahora cuenta para el límite de la plataforma y puede cruzarse con el primero. Si puede, espere a que pase una hora y mire otra vez.",
    label: "Escriba REGISTRAR OTRA VEZ para continuar",
    word: "REGISTRAR OTRA VEZ",
  },
  "refused-pin": {
    title: "Se rechazó un PIN para {{spoken}}, enviado desde otra carpeta de datos. ¿El suyo es otro?",
    why: "Qué PIN fue solo se puede saber en esa carpeta. Un segundo rechazo termina este traspaso, y más rechazos bloquean el PIN del todo. Continúe solo si sabe que su PIN es distinto. Si no lo sabe, deténgase aquí y fije el PIN de nuevo en el lado que tiene el número.",
    label: "Escriba OTRO PIN para continuar",
    word: "OTRO PIN",
  },
  "older-registration": {
    title: "{{spoken}} pudo haberse registrado en local hace tiempo. ¿Fijar sus shards de todos modos?",
    why: "Los shards se pueden fijar en los siete días siguientes a un registro. Desde el octavo, la llamada desconecta el número, y aquí no se sabe cuándo se registró este: fue antes de este traspaso, o no lo dice más reloj que el de este equipo. Continúe solo si sabe que fue hace menos de siete días.",
    label: "Escriba MENOS DE SIETE DÍAS para continuar",
    word: "MENOS DE SIETE DÍAS",
  },
  "wipe-override": {
    title:
      "Antes del traspaso había una dirección de devolución propia de la cuenta. ¿Puede la suscripción quitarla?",
    why: "No se pudo ver si su aplicación recibe los mensajes del número en la nube: hasta que esto se resuelva pueden no llegar allí. Suscribirse de nuevo quita la dirección propia de la cuenta, y sus mensajes van entonces a la dirección de la aplicación. Continúe solo si puede volver a fijarla.",
    label: "Escriba QUITAR LA DIRECCIÓN para continuar",
    word: "QUITAR LA DIRECCIÓN",
  },
} as const satisfies ShapeOf<typeof english>;
