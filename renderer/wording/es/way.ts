import type { way as english } from "../en/way.ts";
import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";

/** Palabras de la prueba del camino hacia una API. */
export const way = {
  title: "Prueba de conexión",
  text: "Prueba paso a paso el camino hacia una API: nombre, conexión, proxy, TLS y respuesta. No envía ningún token y no cambia nada.",
  target: "Probar el camino hacia",
  cloud: "API de la nube de {{name}}",
  onPrem: "Cliente local de {{name}}",
  otherCloud: "Otra URL de la API de la nube",
  otherOnPrem: "Otra URL de un cliente local",
  url: "URL de la API",
  urlHint: "Se alcanza con los ajustes de este equipo, sin el proxy de un espacio de trabajo.",
  noUrl: "Indique https:// y un host, sin usuario, ? ni #.",
  go: "Probar conexión",
  busy: "Se prueba cada paso. Un paso tarda como máximo 10 s.",
  steps: "Pasos de la prueba",
} as const satisfies TranslationOf<"es", typeof english>;
