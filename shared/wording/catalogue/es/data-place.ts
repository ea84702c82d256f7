import type { dataPlace as english } from "../en/data-place.ts";
import type { TranslationOf } from "../words.ts";

/** Why the data folder, or the folder that all data folders share, can't be where it is. */
export const dataPlace = {
  title: "La carpeta de datos no puede estar ahí",
  data: {
    network:
      "La carpeta de datos {{folder}} está en una unidad de red ({{name}}, {{at}}). Otros equipos no ven allí los bloqueos de Switchover, y lo que guarda puede perderse.",
    synced:
      "La carpeta de datos {{folder}} está en una carpeta que {{name}} sincroniza ({{at}}). Copiaría archivos a mitad de un cambio y repondría otros más antiguos.",
  },
  state: {
    network:
      "La carpeta {{folder}}, donde Switchover cuenta los registros y los traspasos abiertos, está en una unidad de red ({{name}}, {{at}}). Otros equipos no ven allí los bloqueos de Switchover.",
    synced:
      "La carpeta {{folder}}, donde Switchover cuenta los registros y los traspasos abiertos, está en una carpeta que {{name}} sincroniza ({{at}}). Repondría recuentos más antiguos.",
  },
  works: "No se escribió ni se envió nada.",
  next: {
    data: "Elija con --data-dir una carpeta en un disco local. Si esta carpeta está en uso, cierre Switchover en todos los equipos, mueva la carpeta entera a un disco local y elíjala allí: un traspaso abierto continúa entonces.",
    state:
      "Mueva su perfil a un disco local. En Linux, en su lugar, asigne a XDG_STATE_HOME una carpeta en un disco local.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
