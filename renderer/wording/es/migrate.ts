import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { migrate as english } from "../en/migrate.ts";

/** Palabras de la pantalla donde empiezan los traspasos y esperan los que están abiertos. */
export const migrate = {
  title: "Traspasar",
  lead: "Traspase un número entre local y la nube, y siga con lo que está abierto.",
  open: {
    title: "Traspasos abiertos",
    go: "Ir a este traspaso",
    goTo: "Ir al traspaso de {{spoken}}",
    busy: "se está trabajando en él",
    since: "último cambio",
  },
  begin: {
    title: "Traspasar un número",
    none: "Ningún espacio de trabajo cuida todavía de un número. Añada uno, y su número podrá traspasarse desde aquí.",
    noNumber:
      "Este espacio de trabajo no tiene todavía ningún número. Añádalo allí, y podrá traspasarse desde aquí.",
    addWorkspace: "Añadir un espacio de trabajo",
    addNumber: "Abrir el espacio de trabajo",
    number: "Número",
    numberHint: "Del espacio de trabajo {{workspace}}",
    direction: "Dirección",
    directions: { "to-cloud": "De local a la nube", "to-onprem": "De la nube a local" },
    suggested: "sugerida: la última vez se vio en el otro lado",
    isThere: "la última vez ya se vio allí",
    seen: "Visto por última vez",
    unseen: "todavía no se ha mirado",
    go: "Preparar el traspaso",
    openRun: "Hay un traspaso abierto de este número. Siga primero con él.",
  },
} as const satisfies ShapeOf<typeof english>;
