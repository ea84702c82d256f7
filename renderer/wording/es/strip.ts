import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { strip as english } from "../en/strip.ts";

/** Textos de las franjas al pie de la ventana: la de un traspaso abierto y la de su propia pantalla. */
export const strip = {
  label: "Traspaso abierto",
  safety: "Seguridad de este traspaso",
  open: "Mostrar traspaso",
  more_one: "y {{count}} más",
  more_other: "y {{count}} más",
  nothingMoved: { title: "Nada se ha traspasado", text: "El número se queda donde está." },
  sent: { title: "Posible tiempo sin servicio:", text: "Los mensajes enviados ahora pueden perderse." },
  moved: { title: "Traspasado", text: "Siguen los pasos restantes." },
  notThere: { title: "No está donde se traspasó", text: "Se vuelven a comprobar ambas API." },
  reported: { title: "Ubicación indicada por usted", text: "La plataforma no la ha confirmado." },
  unknown: {
    title: "Ubicación desconocida",
    for: "Desconocida desde hace",
    since: "Desconocida desde {{time}}",
    next: "Siguiente comprobación en",
    checking: "Comprobando ahora",
    paused: "Comprobaciones en pausa: bóveda bloqueada",
    text: "Los mensajes pueden perderse.",
    copied: "Puede haberse traspasado desde otro lugar después de la copia.",
  },
  backup: {
    title: "Copia de seguridad cifrada",
    none: "Aún sin copia de seguridad",
    before: "Se hace antes de traspasar el número.",
  },
  checked: { title: "Ambas API comprobadas" },
  attempts: {
    title_one: "Queda {{count}} intento",
    title_other: "Quedan {{count}} intentos",
    text: "Dentro de 72 h",
  },
  requests: {
    title_one: "Enviado una vez",
    title_other: "Enviado {{count}} veces",
    text: "Solo se reenvía si usted lo pide.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
