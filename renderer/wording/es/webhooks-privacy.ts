import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksPrivacy as english } from "../en/webhooks-privacy.ts";

/** Palabras de lo que se guarda de las notificaciones. */
export const webhooksPrivacy = {
  title: "¿Qué se guarda de las notificaciones?",
  lead: "Son mensajes de otras personas. No guarde más, ni más tiempo, de lo que necesite.",
  mode: {
    title: "Qué se guarda",
    now: "en uso",
    searchable: {
      name: "Con búsqueda",
      keeps:
        "Guarda todo, con un índice de los textos, en archivos que solo su cuenta de usuario puede leer.",
      cannot: "Quien pueda leer sus archivos puede leer los mensajes.",
    },
    sealed: {
      name: "Sellado",
      keeps: "Guarda todo, cerrado con la clave de la bóveda. Sin la bóveda nadie lee un mensaje.",
      cannot: "No se puede buscar en los textos. Mientras la bóveda está bloqueada, no se recibe nada.",
    },
    facts: {
      name: "Solo hechos",
      keeps:
        "Guarda identificadores, tipos y horas. Los usuarios quedan como huellas; no se guarda ningún mensaje.",
      cannot: "Nada se puede volver a leer, exportar tal como llegó ni enviar otra vez.",
    },
    fromNow:
      "Esto vale para lo que llegue desde ahora. Lo ya guardado queda como está: bórrelo si debe desaparecer.",
    change: "Guardarlas así desde ahora",
  },
  retention: {
    title: "Cuánto tiempo y cuánto",
    hint: "Lo más antiguo desaparece, y sale primero cuando el almacén está lleno. Las pruebas sin exportar nunca se quitan por tamaño.",
    keepDays: "Días que se guarda",
    capMegabytes: "Tamaño máximo en megabytes",
    between: "Un número entero de {{least}} a {{most}}.",
    save: "Guardar los límites",
  },
  store: {
    title: "Qué hay ahora",
    again: "Mirar de nuevo",
    empty: "No hay nada guardado.",
    events: "Eventos",
    counted_one: "{{events}}, de {{count}} notificación",
    counted_other: "{{events}}, de {{notifications}} notificaciones",
    size: "Tamaño",
    oldest: "Lo más antiguo",
    newest: "Lo más nuevo",
    heldBack: "Pruebas",
    heldNone: "no se retiene nada",
    held_one: "{{count}} evento se queda hasta que se exporte, sea cual sea el tamaño",
    held_other: "{{count}} eventos se quedan hasta que se exporten, sea cual sea el tamaño",
    byMode: "Notificaciones por modo de guardarlas",
    mode: { searchable: "{{n}} con búsqueda", sealed: "{{n}} selladas", facts: "{{n}} solo hechos" },
  },
  erase: {
    title: "Borrar",
    text: "Se puede borrar todo lo de un número o de una persona, tenga la edad que tenga.",
    go: "Borrar eventos guardados",
  },
} as const satisfies ShapeOf<typeof english>;
