import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { migrate as english } from "../en/migrate.ts";

/** Texts of the screen where migrations start and open ones are listed. */
export const migrate = {
  title: "Traspasar",
  choose: "Elija el número que se traspasa",
  openCount_one: "Hay {{count}} traspaso abierto",
  openCount_other: "Hay {{count}} traspasos abiertos",
  lead: "Traspase un número entre el cliente local y la nube, y continúe los traspasos abiertos.",
  open: {
    title: "Traspasos abiertos",
    go: "Abrir este traspaso",
    goTo: "Abrir el traspaso de {{spoken}}",
    busy: "en curso",
    since: "último cambio",
  },
  begin: {
    title: "Traspasar un número",
    none: "Ningún espacio de trabajo tiene números todavía. Añada un espacio de trabajo y un número para traspasarlo desde aquí.",
    noNumber: "Este espacio de trabajo no tiene números todavía. Añada uno allí para traspasarlo desde aquí.",
    addWorkspace: "Añadir espacio de trabajo",
    addNumber: "Abrir espacio de trabajo",
    number: "Número",
    numberHint: "Del espacio de trabajo {{workspace}}",
    direction: "Sentido",
    directions: { "to-cloud": "Del cliente local a la nube", "to-onprem": "De la nube al cliente local" },
    suggested: "sugerido por la última comprobación",
    isThere: "ya estaba allí en la última comprobación",
    seen: "Última comprobación",
    unseen: "sin comprobar",
    go: "Preparar traspaso",
    openRun: "Hay un traspaso abierto de este número. Termine o abandone ese primero.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
