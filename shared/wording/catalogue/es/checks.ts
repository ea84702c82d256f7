import type { checks as english } from "../en/checks.ts";
import type { ShapeOf } from "../words.ts";

/** What each check looks at and why it matters; what to heed even where it passes. */
export const checks = {
  number: {
    format: {
      title: "Cómo está escrito el número",
      why: "Al cliente se le piden el prefijo del país y el número por separado. Un número mal escrito se rechaza, o es de otra persona.",
    },
    account: {
      title: "Número en la cuenta de empresa",
      why: "El token solo puede traspasar un número de su cuenta, con el identificador correcto.",
    },
    place: {
      title: "Dónde está ahora el número",
      why: "Un número está registrado en un solo lugar a la vez. De dónde parte depende lo que hay que hacer.",
    },
    status: {
      title: "Estado del número",
      why: "Un número vetado o eliminado no se puede registrar en ninguna parte. Uno restringido puede ser rechazado.",
    },
    sending: {
      title: "Envío desde el número",
      why: "Si el envío está bloqueado antes del traspaso, sigue bloqueado después.",
    },
    mode: {
      title: "Modo del número",
      why: "Un número en modo de prueba llega solo a unos pocos destinatarios, esté donde esté.",
    },
    quality: {
      title: "Calidad del número",
      why: "El traspaso deja la calidad como está. Con una baja, la plataforma puede limitar el número en cualquier momento.",
    },
    verification: {
      title: "Verificación del número",
      why: "Una copia de seguridad le ahorra un código nuevo. Aun así, algunos números hay que verificarlos otra vez.",
    },
    name: {
      title: "Nombre visible",
      why: "El cliente local toma el nombre visible de un certificado, que solo se da para nombres aprobados.",
    },
    lock: {
      title: "Bloqueos",
      why: "Un número o una cuenta bloqueados rechazan cada paso hasta que la plataforma levante el bloqueo.",
    },
    pin: {
      title: "PIN de la verificación en dos pasos",
      why: "Un PIN incorrecto gasta uno de los pocos intentos y puede sacar de la red al cliente local. Por eso nunca se prueba.",
      heed: "Un PIN incorrecto puede detener el cliente local. Si no está seguro de él, restablézcalo antes del traspaso en el lado donde está ahora el número.",
    },
    attempts: {
      title: "Intentos restantes",
      why: "La plataforma permite diez registros en 72 horas y después ninguno durante otras 72. Switchover se detiene en ocho.",
    },
  },
  local: {
    disk: {
      title: "Espacio libre en disco",
      why: "Cada paso se escribe en el disco antes de darse. Con el disco lleno, el traspaso tendría que detenerse a medio camino.",
    },
    vault: {
      title: "Bóveda en este equipo",
      why: "La copia de seguridad y su contraseña se guardan en la bóveda antes de traspasar el número. No se pueden hacer por segunda vez.",
    },
    "unresolved-run": {
      title: "Traspasos anteriores de este número",
      why: "Un traspaso cuya respuesta se perdió puede haber traspasado el número de todos modos. Un segundo encima podría hacer daño.",
    },
    clock: {
      title: "Reloj de este equipo",
      why: "Con este reloj se calcula cuándo terminan los tokens y cuánto hay que esperar entre intentos.",
    },
    "backup-password": {
      title: "Contraseña de la copia de seguridad",
      why: "La contraseña protege la identidad codificada del número. Una corta puede adivinarla quien consiga la copia de seguridad.",
    },
  },
  cloud: {
    reachable: {
      title: "La API de la nube responde",
      why: "La nube registra el número, y después dice si llegó.",
    },
    tls: {
      title: "Certificado de la API de la nube",
      why: "Su token y la copia de seguridad van a este servidor. Su certificado muestra que es el correcto.",
    },
    version: {
      title: "Versión de la API de la nube",
      why: "Cada llamada nombra una versión. Una que ya no se ofrece se rechaza, también en mitad de un traspaso.",
    },
    token: {
      title: "Token de acceso de la API de la nube",
      why: "Los pasos posteriores al traspaso también necesitan el token. Uno que termina entretanto deja el número sin mensajes.",
    },
    app: {
      title: "Aplicación del token de acceso",
      why: "Después del traspaso se suscribe la aplicación del token. Debe ser la aplicación en la que espera los mensajes.",
    },
    permissions: {
      title: "Permisos del token de acceso",
      why: "Registrar un número y suscribir una aplicación necesitan cada uno un permiso propio, para su cuenta de empresa.",
    },
  },
  onprem: {
    reachable: {
      title: "El cliente local responde",
      why: "El cliente hace la copia de seguridad en el camino a la nube, y recibe el número en el camino de vuelta.",
    },
    tls: {
      title: "Certificado del cliente local",
      why: "Su inicio de sesión y el registro van a este servidor. De fábrica firma su propio certificado, así que usted tiene que decir en cuál confía.",
    },
    token: {
      title: "Inicio de sesión en el cliente local",
      why: "La copia de seguridad, el registro y los ajustes son para administradores que han iniciado sesión.",
    },
    health: {
      title: "Conexión del cliente local",
      why: "Solo un cliente registrado y conectado puede hacer una copia de seguridad. En el camino de vuelta tiene que estar listo para recibir el número.",
    },
    number: {
      title: "Número del cliente local",
      why: "Un cliente atiende un solo número. Si es otro, la copia de seguridad sería de ese número, o ese número quedaría desplazado.",
    },
    webhooks: {
      title: "Dirección de webhook del cliente local",
      why: "El cliente entrega en esta dirección los mensajes de sus clientes.",
    },
    queue: {
      title: "Mensajes que aún esperan en el lado local",
      why: "Una copia de seguridad no contiene mensajes. Lo que aún espera en el cliente no se traspasa con el número.",
    },
  },
  cert: {
    readable: {
      title: "Certificado de registro",
      why: "El certificado demuestra el nombre visible ante la plataforma. Una copia dañada se rechaza.",
    },
    number: {
      title: "Número y nombre en el certificado",
      why: "Un certificado de otro número o nombre se rechaza, o desconecta al cliente.",
    },
    expiry: {
      title: "Antigüedad del certificado",
      why: "Fijar los shards con un certificado que ha terminado hace que el número sea vetado.",
    },
  },
  shards: {
    throughput: {
      title: "Shards y rendimiento",
      why: "A partir de dos shards, la nube da al número alto rendimiento. En el lado local, el rendimiento procede de los shards.",
    },
    nodes: {
      title: "Nodos para los shards deseados",
      why: "Varios shards necesitan un clúster con una core app más que shards.",
    },
  },
  webhooks: {
    subscription: {
      title: "Aplicaciones que reciben mensajes",
      why: "Cada aplicación de esta lista recibe los mensajes de la cuenta en cuanto el número está en la nube.",
    },
    override: {
      title: "Dirección de callback de la cuenta",
      why: "Suscribir de nuevo una aplicación elimina una dirección que se había fijado solo para la cuenta.",
    },
    callback: {
      title: "Adónde irán los avisos",
      why: "Una dirección del número va antes que la de la cuenta, y esta antes que la de la aplicación.",
    },
    endpoint: {
      title: "Direcciones separadas para las dos API",
      why: "Las dos API describen los mensajes de forma distinta. Un programa hecho para una lee mal la otra.",
    },
  },
} as const satisfies ShapeOf<typeof english>;
