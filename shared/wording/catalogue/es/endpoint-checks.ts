import type { endpointChecks as english } from "../en/endpoint-checks.ts";
import type { TranslationOf } from "../words.ts";

/** What each line of the endpoint check is about, and why. */
export const endpointChecks = {
  address: {
    title: "URL del punto de conexión",
    why: "La plataforma entrega en URL https públicas. No puede llegar a una URL que lleva a una red privada.",
  },
  reachable: {
    title: "Respuesta del punto de conexión",
    why: "Si el punto de conexión no responde, la plataforma reintenta hasta 7 días y después descarta la notificación.",
  },
  tls: {
    title: "Certificado del punto de conexión",
    why: "La plataforma solo confía en autoridades de certificación públicas. Puede rechazar un certificado que este equipo o el cliente local aceptan.",
  },
  redirect: {
    title: "Sin redirecciones",
    why: "La plataforma no sigue redirecciones. Una notificación redirigida no se entrega.",
  },
  handshake: {
    title: "Solicitud de verificación",
    why: "La plataforma fija una URL de devolución de llamada solo cuando el punto de conexión devuelve un reto con el token de verificación correcto. Si lo devuelve con otros tokens, cualquiera puede apropiarse de él.",
  },
  status: {
    title: "Respuesta a una notificación",
    why: "Solo HTTP 200 termina una entrega. Con cualquier otra respuesta, la plataforma reintenta la misma notificación.",
  },
  signature: {
    title: "Firmas",
    why: "Solo la firma distingue las notificaciones de la plataforma de las de cualquier otro. Cubre los bytes tal como llegan, con acentos y emojis escapados.",
  },
  kinds: {
    title: "Tipos de notificaciones",
    why: "Si el punto de conexión devuelve un error con un tipo inesperado, la plataforma lo reintenta durante días, y eso retrasa los demás.",
  },
  latency: {
    title: "Tiempo de respuesta",
    why: "El objetivo publicado es una mediana de 250 ms, con menos de 1 de cada 100 por encima de 1 s. Los tiempos incluyen la red desde este equipo.",
  },
  large: {
    title: "Notificaciones grandes",
    why: "Una notificación puede tener hasta 3 MB. Muchos servidores y proxies solo aceptan 1 MB de fábrica.",
  },
  batch: {
    title: "Lotes",
    why: "Una notificación puede contener hasta 1000 actualizaciones, en varias entradas y cambios.",
  },
  repeats: {
    title: "Notificaciones duplicadas",
    why: "Tras una respuesta perdida, y por cada aplicación suscrita, la misma notificación llega de nuevo. El punto de conexión debe aceptarla y contarla una sola vez.",
  },
  order: {
    title: "Notificaciones desordenadas",
    why: "La plataforma no garantiza ningún orden: leído puede llegar antes que entregado.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
