import type { checks as english } from "../en/checks.ts";
import type { TranslationOf } from "../words.ts";

/** What each check is about and why it matters; what to heed even where it passes. */
export const checks = {
  number: {
    format: {
      title: "Formato del número",
      why: "El cliente local recibe por separado el prefijo del país y el número nacional. Un número mal escrito se rechaza, o es de otra persona.",
    },
    account: {
      title: "Número en la cuenta de empresa",
      why: "El token solo puede traspasar un número de esta cuenta, con su ID correcto.",
    },
    place: {
      title: "Ubicación del número",
      why: "Un número está registrado en un solo lugar a la vez. Su ubicación decide qué pasos hacen falta.",
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
      why: "Un número en modo de prueba llega solo a unos pocos destinatarios, en cualquiera de las dos API.",
    },
    quality: {
      title: "Calificación de calidad",
      why: "Un traspaso no cambia la calificación. Si es baja, la plataforma puede limitar el número en cualquier momento.",
    },
    verification: {
      title: "Verificación del número",
      why: "Una copia de seguridad le ahorra un código nuevo, pero algunos números hay que verificarlos de nuevo de todos modos.",
    },
    name: {
      title: "Nombre visible",
      why: "El cliente local toma el nombre visible de un certificado. La plataforma solo emite certificados para nombres aprobados.",
    },
    lock: {
      title: "Bloqueos",
      why: "Mientras el número o su cuenta están bloqueados, la plataforma rechaza todos los pasos.",
    },
    pin: {
      title: "PIN de dos pasos",
      why: "Un PIN incorrecto gasta 1 de los pocos intentos y puede desconectar el cliente local. Por eso Switchover nunca lo prueba.",
      heed: "Un PIN incorrecto puede detener el cliente local. Si no está seguro de él, restablézcalo antes del traspaso, en la API donde está ahora el número.",
    },
    attempts: {
      title: "Intentos restantes",
      why: "La plataforma permite 10 registros en 72 h y después ninguno durante otras 72 h. Switchover se detiene en 8.",
    },
  },
  local: {
    disk: {
      title: "Carpeta de datos y espacio en disco",
      why: "Cada paso se anota en el disco antes de enviarse. Con el disco lleno, el traspaso tendría que detenerse a medio camino.",
    },
    vault: {
      title: "Bóveda de este equipo",
      why: "La copia de seguridad y su contraseña se guardan en la bóveda antes de que el número cambie de ubicación. No se pueden crear por segunda vez.",
    },
    "unresolved-run": {
      title: "Traspasos anteriores de este número",
      why: "Un traspaso cuya respuesta se perdió puede haber cambiado el número de ubicación. Un segundo encima podría causar daños.",
    },
    clock: {
      title: "Reloj de este equipo",
      why: "Con este reloj, Switchover sabe cuándo caducan los tokens y cuánto hay que esperar entre intentos.",
    },
    "backup-password": {
      title: "Contraseña de la copia de seguridad",
      why: "La contraseña protege la identidad codificada del número. Quien consiga la copia de seguridad puede llegar a adivinar una corta.",
    },
  },
  cloud: {
    reachable: {
      title: "Conexión con la API de la nube",
      why: "La nube registra el número, y después informa si llegó.",
    },
    tls: {
      title: "Certificado de la API de la nube",
      why: "Su token y la copia de seguridad van a este servidor. Su certificado muestra que es el correcto.",
    },
    version: {
      title: "Versión de la API de la nube",
      why: "Cada llamada nombra una versión. La nube rechaza una versión que ya no admite, también en mitad de un traspaso.",
    },
    token: {
      title: "Token de acceso de la nube",
      why: "Los pasos posteriores al cambio de ubicación también necesitan el token. Si caduca entretanto, el número se queda sin mensajes.",
    },
    app: {
      title: "Aplicación del token de acceso",
      why: "Después del cambio de ubicación queda suscrita la aplicación del token. Debe ser la aplicación en la que espera los mensajes.",
    },
    permissions: {
      title: "Permisos del token de acceso",
      why: "Registrar un número y suscribir una aplicación necesitan cada uno su propio permiso, para su cuenta de empresa.",
    },
  },
  onprem: {
    reachable: {
      title: "Conexión con el cliente local",
      why: "El cliente hace la copia de seguridad en un traspaso a la nube, y recibe el número en un traspaso al cliente local.",
    },
    tls: {
      title: "Certificado del cliente local",
      why: "Sus credenciales y el registro van a este servidor. De fábrica firma su propio certificado, así que usted tiene que indicar en cuál confía.",
    },
    token: {
      title: "Credenciales del cliente local",
      why: "La copia de seguridad, el registro y los ajustes necesitan un administrador con la sesión iniciada.",
    },
    health: {
      title: "Estado del cliente local",
      why: "Solo un cliente registrado y conectado puede hacer una copia de seguridad. Para un traspaso al cliente local, tiene que estar listo para recibir el número.",
    },
    number: {
      title: "Número en el cliente local",
      why: "Un cliente atiende 1 número. Si es otro, la copia de seguridad sería de ese número, o ese número quedaría desplazado.",
    },
    webhooks: {
      title: "URL de devolución de llamada del cliente local",
      why: "El cliente entrega en esta URL los mensajes de sus clientes.",
    },
    queue: {
      title: "Mensajes en espera en el cliente local",
      why: "Una copia de seguridad no contiene mensajes. Los que aún esperan en el cliente no acompañan al número.",
    },
  },
  cert: {
    readable: {
      title: "Certificado de registro",
      why: "El certificado demuestra el nombre visible ante la plataforma. Una copia dañada se rechaza.",
    },
    number: {
      title: "Número y nombre en el certificado",
      why: "Un certificado de otro número u otro nombre se rechaza, o desconecta el cliente.",
    },
    expiry: {
      title: "Caducidad del certificado",
      why: "Configurar las particiones con un certificado caducado hace que el número sea vetado.",
    },
  },
  shards: {
    throughput: {
      title: "Particiones y rendimiento",
      why: "Con 2 particiones o más, la nube da al número alto rendimiento. En el cliente local, el rendimiento procede de las particiones.",
    },
    nodes: {
      title: "Nodos para las particiones",
      why: "Varias particiones necesitan un clúster con 1 core app más que particiones.",
    },
  },
  webhooks: {
    subscription: {
      title: "Aplicaciones suscritas",
      why: "Cada aplicación de esta lista recibe los mensajes de la cuenta en cuanto el número está en la nube.",
    },
    override: {
      title: "URL de devolución de llamada de la cuenta",
      why: "Suscribir de nuevo una aplicación elimina una URL de devolución de llamada fijada solo para la cuenta.",
    },
    callback: {
      title: "URL de devolución de llamada para las notificaciones",
      why: "La URL de devolución de llamada del número prevalece sobre la de la cuenta, y la de la cuenta sobre la de la aplicación.",
    },
    endpoint: {
      title: "URL separadas para ambas API",
      why: "Las dos API describen los mensajes de forma distinta. Una aplicación escrita para una lee mal los de la otra.",
    },
  },
} as const satisfies TranslationOf<"es", typeof english>;
