import type { tunnels as english } from "../en/tunnels.ts";
import type { TranslationOf } from "../words.ts";

const found = {
  tunnel: {
    open: "{{host}} está abierto",
    openFor: "{{host}} está abierto; su certificado es válido todavía {{span}}",
    endsSoon: "{{host}} está abierto, pero su certificado caduca dentro de {{span}}",
    none: "no hay ningún túnel abierto",
    down: "el túnel no está abierto ({{cause}})",
    downBecause: "el túnel no está abierto ({{cause}}): {{detail}}",
  },
  outsideIn: {
    unchanged: "{{bodies}} cuerpos pasaron por {{host}} sin cambios en {{ms}} ms (mediana)",
    unasked: "no se probó: no hay ningún túnel abierto",
    notSeen:
      "sin conclusión: este equipo aún no puede resolver {{host}}, y desde aquí no se pudo consultar a sus propios servidores de nombres",
    private: "{{host}} lleva a {{address}}, que no es una dirección pública de internet",
    unconnected: "no se pudo conectar con {{host}} ({{cause}})",
    redirect: "{{host}} redirige a otra URL (HTTP {{status}}), que la plataforma no sigue",
    page: "{{host}} devuelve una página para visitantes (HTTP {{status}}) en lugar de reenviar la notificación",
    notOurs: "{{host}} devolvió 200, pero aquí no llegó nada",
    status: "{{host}} devolvió HTTP {{status}} para {{what}}",
    broken: "{{host}} cerró la conexión sin responder a {{what}}",
    late: "{{host}} no respondió a tiempo a {{what}}",
    changed: "cambió en el camino por {{host}}: {{what}}",
    headerLost: "los cuerpos pasaron por {{host}}, pero su cabecera X-Hub-Signature-256 no",
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

/** What a person should know of a tunnel although it is open. */
const notices = {
  configLeftOut: "cloudflared usaría {{path}}, cuyas reglas llevan a otro sitio: para este túnel se ignora",
  rulesElsewhere:
    "las reglas configuradas en Cloudflare envían {{host}} a {{service}}, no a {{here}}: aquí no llega nada hasta que lo hagan",
} as const;

/** Texts about tunnels other than their causes, which are those of the check `webhooks.tunnel`. */
export const tunnels = { found, notices } as const satisfies TranslationOf<"es", typeof english>;
