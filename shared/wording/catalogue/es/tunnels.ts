import type { tunnels as english } from "../en/tunnels.ts";
import type { ShapeOf } from "../words.ts";

const found = {
  tunnel: {
    open: "{{host}} está abierto",
    openFor: "{{host}} está abierto; su certificado vale todavía {{span}}",
    endsSoon: "{{host}} está abierto, pero su certificado termina dentro de {{span}}",
    none: "no hay ningún túnel abierto",
    down: "el túnel no está abierto ({{cause}})",
    downBecause: "el túnel no está abierto ({{cause}}): {{detail}}",
  },
  outsideIn: {
    unchanged: "{{bodies}} cuerpos pasaron por {{host}} sin cambios, en {{ms}} ms (mediana)",
    unasked: "no se probó: no hay ningún túnel abierto",
    notSeen:
      "sin conclusión: este equipo aún no ve el nombre {{host}}, y desde aquí no se pudo preguntar a sus propios servidores de nombres",
    private: "{{host}} lleva a {{address}}, que no es una dirección de internet",
    unconnected: "no se pudo conectar con {{host}} ({{cause}})",
    redirect: "{{host}} remite a otra dirección (HTTP {{status}}), que la plataforma no sigue",
    page: "{{host}} muestra una página para visitantes (HTTP {{status}}) en lugar de dejar pasar la notificación",
    notOurs: "{{host}} respondió 200, pero aquí no llegó nada",
    status: "{{host}} respondió HTTP {{status}} a {{what}}",
    broken: "{{host}} cortó la conexión sin responder a {{what}}",
    late: "{{host}} no respondió a tiempo a {{what}}",
    changed: "cambió en el camino por {{host}}: {{what}}",
    headerLost: "los cuerpos pasaron por {{host}}, pero su X-Hub-Signature-256 no",
    bodies: {
      ascii: "letras sencillas",
      accents: "acentos y emojis",
      escaped: "caracteres escapados",
      spacing: "finales de línea y espacios",
      medium: "64 KB de texto",
      large: "2,9 MB",
    },
  },
} as const;

/** What a person should know of a tunnel though it stands. */
const notices = {
  configLeftOut:
    "cloudflared tomaría {{path}}, cuyas reglas llevan a otro sitio: para este túnel se deja fuera",
  rulesElsewhere:
    "las reglas puestas en Cloudflare envían {{host}} a {{service}} y no a {{here}}, así que aquí no llega nada hasta que lo hagan",
} as const;

/** What is said about tunnels besides their causes, which are those of the check `webhooks.tunnel`. */
export const tunnels = { found, notices } as const satisfies ShapeOf<typeof english>;
