import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksPrivacy as english } from "../en/webhooks-privacy.ts";

/** Words of what is kept of notifications. */
export const webhooksPrivacy = {
  title: "Notificaciones guardadas",
  lead: "Son mensajes de otras personas. Guarde solo lo que necesite, y solo mientras lo necesite.",
  mode: {
    title: "Qué se guarda",
    now: "en uso",
    searchable: {
      name: "Con búsqueda",
      keeps: "Guarda todo, con un índice de texto, en archivos que solo puede leer su cuenta de usuario.",
      cannot: "Quien pueda leer sus archivos puede leer los mensajes.",
    },
    sealed: {
      name: "Cifrado",
      keeps: "Guarda todo, cifrado con la clave de la bóveda. Los mensajes no se pueden leer sin la bóveda.",
      cannot: "No se puede buscar en los textos. No se recibe nada mientras la bóveda está bloqueada.",
    },
    facts: {
      name: "Solo metadatos",
      keeps:
        "Guarda los ID, clases y horas. Los usuarios aparecen como huellas; no se guarda ningún mensaje.",
      cannot: "Los mensajes no se pueden leer, exportar tal como llegaron ni volver a enviar.",
    },
    fromNow:
      "Se aplica a las notificaciones nuevas. Las ya guardadas se quedan como están; elimínelas si no las quiere.",
    change: "Usar para las notificaciones nuevas",
  },
  retention: {
    title: "Límites de almacenamiento",
    hint: "Los eventos con más antigüedad se eliminan, empezando por el más antiguo cuando el almacén está lleno. Los eventos protegidos sin exportar nunca se eliminan para ahorrar espacio.",
    keepDays: "Conservar durante (días)",
    capMegabytes: "Límite de tamaño (MB)",
    between: "Un número entero de {{least}} a {{most}}.",
    save: "Guardar los límites",
  },
  store: {
    title: "En el almacén",
    again: "Actualizar",
    empty: "No hay nada guardado.",
    events: "Eventos",
    counted_one: "{{events}}, de {{count}} notificación",
    counted_other: "{{events}}, de {{notifications}} notificaciones",
    size: "Tamaño",
    oldest: "Más antiguo",
    newest: "Más reciente",
    heldBack: "Protegidos",
    heldNone: "ninguno",
    held_one: "{{count}} evento conservado hasta exportarlo, sea cual sea el límite de tamaño",
    held_other: "{{count}} eventos conservados hasta exportarlos, sea cual sea el límite de tamaño",
    byMode: "Notificaciones por modo de almacenamiento",
    mode: {
      searchable: "{{n}} con búsqueda",
      sealed: "{{n}} cifradas",
      facts: "{{n}} solo con metadatos",
    },
  },
  erase: {
    title: "Eliminar",
    text: "Elimine todo lo de un número o de una persona, sea cual sea su antigüedad.",
    go: "Eliminar eventos guardados",
  },
} as const satisfies TranslationOf<"es", typeof english>;
