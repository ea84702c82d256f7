import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksPath as english } from "../en/webhooks-path.ts";

/** The path of a notification, drawn on the first webhook screen. */
export const webhooksPath = {
  title: "Camino de entrega",
  checked: "comprobado",
  apps: "Ver las aplicaciones suscritas",
  urls: "Ver las URL de devolución de llamada",
  subscription: {
    subscribed: "Su aplicación está suscrita",
    "not-subscribed": "Ninguna aplicación está suscrita",
    "other-app": "Solo están suscritas otras aplicaciones",
    "not-known": "Suscripción sin comprobar",
  },
  callback: {
    name: "URL de devolución de llamada",
    level: { number: "De este número", account: "De la cuenta", application: "De la aplicación" },
    none: "No hay ninguna",
    "not-known": "No se indicó",
  },
  endpoint: {
    name: "Su punto de conexión",
    "not-known": "Aún sin comprobar",
    check: "Comprobar el punto de conexión",
  },
  here: {
    listening: "Este equipo está escuchando",
    listeningText: "Lo que llega aquí se guarda antes de responder.",
    silent: "Este equipo no está escuchando",
    silentText:
      "Una prueba sustituye la URL de devolución de llamada durante un minuto, más o menos, y después la restablece.",
  },
} satisfies ShapeOf<typeof english>;
