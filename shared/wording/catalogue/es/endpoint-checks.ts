import type { endpointChecks as english } from "../en/endpoint-checks.ts";
import type { ShapeOf } from "../words.ts";

/** What each check of the endpoint doctor looks at, and why. */
export const endpointChecks = {
  address: {
    title: "Dirección del punto de entrega",
    why: "La plataforma entrega en direcciones https públicas. A una dirección que lleva a una red privada no llega nadie desde fuera.",
  },
  reachable: {
    title: "El punto de entrega responde",
    why: "Donde nada responde, la plataforma lo intenta hasta siete días y después descarta la notificación.",
  },
  tls: {
    title: "Certificado del punto de entrega",
    why: "La plataforma solo confía en autoridades públicas. Un certificado que este equipo o el cliente local aceptan puede ser rechazado allí.",
  },
  redirect: {
    title: "Sin redirecciones",
    why: "La plataforma no sigue redirecciones. Una notificación que se envía a otro sitio no se entrega.",
  },
  handshake: {
    title: "Verificación con el token",
    why: "La plataforma solo fija una dirección cuando esta devuelve un reto a cambio del token correcto. Quien lo obtiene con otro podría apropiarse del punto de entrega.",
  },
  status: {
    title: "Respuesta a una notificación",
    why: "Solo 200 termina una entrega. Con cualquier otra respuesta la plataforma envía otra vez la misma notificación.",
  },
  signature: {
    title: "Firmas",
    why: "Solo la firma distingue las notificaciones de la plataforma de las de cualquier otro. Se hace sobre los bytes tal como llegan, con acentos y emojis escapados.",
  },
  kinds: {
    title: "Clases de notificaciones",
    why: "Una clase inesperada que recibe un error se envía otra vez durante días y frena las demás.",
  },
  latency: {
    title: "Tiempo de respuesta",
    why: "El objetivo publicado es una mediana de 250 ms, con menos de 1 de cada 100 por encima de un segundo. Los tiempos incluyen el camino desde este equipo.",
  },
  large: {
    title: "Notificaciones grandes",
    why: "Una notificación puede tener hasta 3 MB. Muchos servidores y proxies vienen con un límite de 1 MB.",
  },
  batch: {
    title: "Lotes",
    why: "Hasta 1000 novedades pueden venir en una notificación, en varias entradas y varios cambios.",
  },
  repeats: {
    title: "Notificaciones repetidas",
    why: "Tras una respuesta perdida, y por cada aplicación suscrita, la misma notificación viene otra vez. Hay que aceptarla y contarla una sola vez.",
  },
  order: {
    title: "Notificaciones desordenadas",
    why: "La plataforma no promete ningún orden: leído puede venir antes que entregado.",
  },
} as const satisfies ShapeOf<typeof english>;
