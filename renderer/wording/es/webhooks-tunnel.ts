import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type {
  webhooksHostKey as englishHostKey,
  webhooksProbe as englishProbe,
  webhooksTunnel as englishTunnel,
} from "../en/webhooks-tunnel.ts";

/** Words of the way from the public internet to the receiver. */
export const webhooksTunnel = {
  title: "Túnel",
  status: {
    closed: "Cerrado",
    opening: "Abriéndose",
    open: "Abierto",
    reconnecting: "Reconectando",
    failed: "Fallido",
  },
  none: "La plataforma solo entrega en una URL https pública. Un túnel da una a este equipo.",
  choose: "Túnel hasta este equipo",
  kind: {
    ssh: "ssh, por su propio servidor",
    cloudflared: "cloudflared",
    ngrok: "ngrok",
    own: "Su propia URL",
    lan: "Directamente por la red local",
    practice: "Túnel de Práctica",
  },
  kindHint: {
    ssh: "Cualquier servidor con sshd y una entrada https que reenvíe a un puerto de loopback.",
    cloudflared: "Usa el programa cloudflared de este equipo.",
    ngrok: "Necesita el authtoken de su cuenta.",
    own: "Un proxy inverso o un router que ya haya configurado.",
    lan: "Para un cliente local en la misma red. El receptor escucha allí con TLS.",
    practice: "Forma parte de Práctica. No necesita configuración.",
  },
  lan: {
    address: "Dirección de este equipo en esa red",
    choose: "Elija una dirección",
    every: "Elija una a la que llegue el cliente local.",
    risk: "Mientras dura la prueba, este equipo escucha en esa dirección y cualquiera de esa red puede conectarse. Solo se aceptan peticiones a una ruta secreta. Se crea una CA nueva, se sube al cliente local y se quita al final; su clave nunca sale de este equipo. Puede que el cortafuegos tenga que permitir conexiones.",
  },
  managedUnknown:
    "No se entienden los ajustes administrados, así que no se puede usar ningún túnel. Pida al administrador de este equipo que los corrija y vuelva a iniciar Switchover.",
  notHere: "No disponible en este equipo.",
  field: {
    host: "Servidor",
    port: "Puerto de sshd",
    user: "Usuario",
    keyFile: "Archivo de la clave privada",
    hostKey: "Clave de host",
    remotePort: "Puerto de loopback en el servidor",
    publicUrl: "URL pública",
    program: "Ruta del programa",
    name: "Nombre del túnel",
    tokenFile: "Archivo con el token del túnel",
    domain: "Dominio",
  },
  fieldHint: {
    remotePort: "El puerto al que reenvía su entrada https, por ejemplo 8080.",
    keyFile: "Déjelo vacío para usar el agente ssh de este equipo.",
    program: "Déjelo vacío para usar el programa que se encontró.",
    name: "Para un túnel con nombre. Déjelo vacío para un túnel rápido con una URL nueva.",
    tokenFile:
      "Para un túnel con nombre que se administra en Cloudflare, en lugar de su nombre. Sus reglas deben llevar al puerto del receptor.",
    domain: "Un dominio de su cuenta. Déjelo vacío para uno que asigne ngrok.",
  },
  fieldWrong: "Este valor no es válido. Compruébelo.",
  publicUrlHint: "Empieza por https:// y lleva a este equipo.",
  publicUrlOptional: "Para un túnel con nombre. Déjela vacía para un túnel rápido con una URL nueva.",
  publicUrlWrong: "La plataforma solo acepta URL que empiezan por https://.",
  secret: { ssh: "Frase de contraseña de la clave privada", ngrok: "Authtoken de ngrok" },
  secretHint: {
    ssh: "Solo hace falta si el archivo de la clave tiene una.",
    ngrok: "Está en su panel de ngrok.",
  },
  open: "Abrir el túnel",
  openHint: "Inicia también el receptor si está detenido.",
  close: "Cerrar el túnel",
  way: "Tipo",
  address: "URL pública",
  copyAddress: "Copiar la URL pública",
  since: "Último cambio",
  latency: "Ida y vuelta",
  reconnects: "Conexión",
  held: "sin reconexiones desde que se abrió",
  reconnected_one: "reconectado una vez",
  reconnected_other: "reconectado {{count}} veces",
  moved: "La URL del túnel cambió",
  movedWhat:
    "Lo que siga dirigido a la URL anterior, como una URL de devolución de llamada, ya no llega a este equipo. Era:",
} as const satisfies TranslationOf<"es", typeof englishTunnel>;

/** Words of recognising an ssh server by its key. */
export const webhooksHostKey = {
  title: "Clave de host del servidor",
  none: "El servidor debe identificarse por su clave antes de que se le envíe nada.",
  pinned: "Switchover solo se conecta a un servidor que presente esta clave.",
  fetch: "Obtener la clave de host",
  forget: "Eliminar la clave de host",
  shows: "El servidor presenta esta clave, del tipo",
  compare:
    "Compárela con la que le dé el administrador del servidor, o con ssh-keygen -l en el propio servidor.",
  mine: "La he comparado: este es mi servidor",
  same: "El servidor presenta la misma clave.",
  differs:
    "El servidor presenta una clave distinta de la que usted confirmó. Pregunte el motivo a su administrador antes de continuar.",
  needed: "Obtenga primero la clave y confírmela.",
  copy: "Copiar la clave de host",
} as const satisfies TranslationOf<"es", typeof englishHostKey>;

/** Words of the check of the public URL from outside. */
export const webhooksProbe = {
  title: "Comprobar desde fuera",
  go: "Comprobar desde fuera",
  hint: "Envía un texto aleatorio a la URL pública. Tiene que volver sin cambios.",
  waiting: "Esperando a que vuelva el texto",
  done: "Comprobado",
} as const satisfies TranslationOf<"es", typeof englishProbe>;
