import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { start as english } from "../en/start.ts";

/** Texts of the first start. */
export const start = {
  title: "Bienvenido a Switchover",
  lead: "Switchover traspasa un número de teléfono de empresa entre una API de mensajería local y una API en la nube, paso a paso, y muestra dónde está el número y cómo se ha confirmado.",
  practise: {
    title: "Practicar primero",
    text: "Un entorno de pruebas funciona en este equipo, con su propio número y su propio teléfono. En él nada es real y nada se puede estropear. Tarda unos 2 min.",
    do: "Practicar primero",
  },
  own: {
    title: "Conectar lo suyo",
    text: "Introduzca las URL de sus dos API y sus números. Al principio, Switchover solo comprueba; nada se traspasa hasta que usted lo confirme.",
    do: "Conectar lo suyo",
  },
  about: "Acerca de Switchover y dónde están sus datos",
} as const satisfies ShapeOf<typeof english>;
