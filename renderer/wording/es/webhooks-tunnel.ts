import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type {
  webhooksHostKey as englishHostKey,
  webhooksProbe as englishProbe,
  webhooksTunnel as englishTunnel,
} from "../en/webhooks-tunnel.ts";

/** Palabras del camino desde internet hasta el receptor. */
export const webhooksTunnel = {
  title: "Túnel",
  status: {
    closed: "Cerrado",
    opening: "Abriéndose",
    open: "Abierto",
    reconnecting: "Conectando de nuevo",
    failed: "Falló",
  },
  none: "La plataforma entrega solo a una dirección https pública. Un túnel le presta una a este equipo.",
  choose: "Qué camino lleva a este equipo",
  kind: {
    ssh: "ssh, por un servidor suyo",
    cloudflared: "cloudflared",
    ngrok: "ngrok",
    own: "Una dirección propia",
    lan: "Directamente por la red local",
    practice: "La entrada de práctica",
  },
  kindHint: {
    ssh: "Cualquier servidor con sshd y una entrada https que pase un puerto de loopback.",
    cloudflared: "El programa de ese nombre en este equipo.",
    ngrok: "Necesita el authtoken de su propia cuenta.",
    own: "Un proxy inverso o un enrutador que ya tiene preparado.",
    lan: "Para un cliente local en la misma red. El receptor escucha allí con TLS.",
    practice: "Pertenece a la plataforma de práctica y no necesita nada.",
  },
  lan: {
    address: "Dirección de este equipo en esa red",
    choose: "Elija una dirección",
    every: "Una que el cliente local alcance.",
    risk: "Mientras dura la prueba, este equipo escucha en esa dirección: todos los de esa red pueden conectarse. Solo se acepta lo que llega a una ruta secreta. Se hace una autoridad nueva, se sube al cliente local y se retira al final; su clave no sale de este equipo. Puede hacer falta permitirlo en el cortafuegos.",
  },
  notHere: "No disponible en este equipo.",
  field: {
    host: "Servidor",
    port: "Puerto de su sshd",
    user: "Usuario",
    keyFile: "Archivo de la clave privada",
    hostKey: "Clave del servidor",
    remotePort: "Puerto de loopback en el servidor",
    publicUrl: "Dirección pública",
    program: "Ruta del programa",
    tokenFile: "Archivo con el token del túnel",
    name: "Nombre del túnel",
    domain: "Dominio",
  },
  fieldHint: {
    remotePort: "El puerto que pasa su entrada https, por ejemplo 8080.",
    keyFile: "Déjelo vacío para usar el agente ssh que funciona en este equipo.",
    program: "Déjelo vacío para usar el que se encontró.",
    name: "De un túnel con nombre. Déjelo vacío para uno rápido con una dirección nueva.",
    tokenFile:
      "De un túnel con nombre que se gestiona en Cloudflare, en lugar de su nombre. Sus reglas allí tienen que llevar al puerto del receptor.",
    domain: "Un dominio de su cuenta. Déjelo vacío para el que dé el servicio.",
  },
  fieldWrong: "Esto no puede ser correcto. Revíselo.",
  publicUrlHint: "Empieza por https:// y lleva a este equipo.",
  publicUrlOptional: "De un túnel con nombre. Déjela vacía para uno rápido con una dirección nueva.",
  publicUrlWrong: "La plataforma solo acepta direcciones que empiezan por https://.",
  secret: { ssh: "Frase de contraseña de la clave privada", ngrok: "Authtoken de ngrok" },
  secretHint: {
    ssh: "Solo hace falta si protege el archivo de la clave.",
    ngrok: "Está en el panel de su cuenta.",
  },
  open: "Abrir el túnel",
  openHint: "Inicia también el receptor, si aún no escucha.",
  close: "Cerrar el túnel",
  way: "Camino",
  address: "Dirección pública",
  copyAddress: "Copiar la dirección pública",
  since: "Último cambio",
  latency: "Ida y vuelta",
  reconnects: "Conexión",
  held: "se ha mantenido desde que se abrió",
  reconnected_one: "se rehízo una vez",
  reconnected_other: "se rehízo {{count}} veces",
  moved: "El túnel volvió con otra dirección",
  movedWhat:
    "Lo que apunta a la dirección que tenía antes, un callback por ejemplo, ya no llega a nadie. Era:",
} as const satisfies ShapeOf<typeof englishTunnel>;

/** Palabras para reconocer un servidor ssh por su clave. */
export const webhooksHostKey = {
  title: "Clave del servidor",
  none: "Antes de enviar nada allí, hay que reconocer el servidor por su clave.",
  pinned: "Solo se conecta con un servidor que muestre esta clave.",
  fetch: "Pedir la clave del servidor",
  forget: "Soltar esta clave",
  shows: "El servidor muestra esta clave, del tipo",
  compare:
    "Compárela con la que le diga quien administra el servidor, o con ssh-keygen -l en el propio servidor.",
  mine: "La he comparado: este es mi servidor",
  same: "El servidor muestra exactamente esta clave.",
  differs:
    "El servidor muestra una clave distinta de la que usted confirmó. Pregunte por qué a quien lo administra antes de seguir.",
  needed: "Pida primero la clave y confírmela.",
  copy: "Copiar la clave del servidor",
} as const satisfies ShapeOf<typeof englishHostKey>;

/** Palabras de la mirada a la dirección pública desde fuera. */
export const webhooksProbe = {
  title: "Comprobar desde fuera",
  go: "Comprobar desde fuera",
  hint: "Envía palabras propias por la dirección pública. Tienen que volver sin cambios.",
  waiting: "Esperando a que vuelvan las palabras",
  done: "Mirado",
} as const satisfies ShapeOf<typeof englishProbe>;
