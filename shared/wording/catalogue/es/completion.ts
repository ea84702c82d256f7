import type { complete as english } from "../en/completion.ts";
import type { ShapeOf } from "../words.ts";

/** What is said of a complete run, by how much is known of it: no sentence may claim more. */
export const complete = {
  unproven: {
    "to-cloud":
      "Una versión anterior de Switchover dio este traspaso por completo, pero lo que registró no prueba que {{spoken}} se trasladara a la nube.",
    "to-onprem":
      "Una versión anterior de Switchover dio este traspaso por completo, pero lo que registró no prueba que {{spoken}} se trasladara al cliente local.",
  },
  looked: {
    "to-cloud": "{{spoken}} se traspasó a la nube, y cada paso está confirmado.",
    "to-onprem": "{{spoken}} se traspasó al cliente local, y cada paso está confirmado.",
  },
  "source-looked": {
    "to-cloud":
      "{{spoken}} se traspasó a la nube: la plataforma respondió a cada paso, y el cliente local ya no lo tiene. La propia nube no dijo dónde está.",
    "to-onprem":
      "{{spoken}} se traspasó al cliente local: la plataforma respondió a cada paso, y la nube ya no lo tiene. El propio cliente local no dijo si lo atiende.",
  },
  answered: {
    "to-cloud":
      "{{spoken}} se traspasó a la nube: la plataforma respondió a cada paso. Ninguna consulta tuvo respuesta, así que no se pudo comprobar otra vez.",
    "to-onprem":
      "{{spoken}} se traspasó al cliente local: la plataforma respondió a cada paso. Ninguna consulta tuvo respuesta, así que no se pudo comprobar otra vez.",
  },
  "attested-looked": {
    "to-cloud":
      "{{spoken}} está en la nube. Un paso cuenta como hecho por su palabra; después, una consulta coincidió con ella.",
    "to-onprem":
      "{{spoken}} está en el lado local. Un paso cuenta como hecho por su palabra; después, una consulta coincidió con ella.",
  },
  attested: {
    "to-cloud":
      "{{spoken}} está en la nube según su palabra. Los demás pasos tuvieron respuesta, pero la propia plataforma no ha confirmado el traspaso.",
    "to-onprem":
      "{{spoken}} está en el lado local según su palabra. Los demás pasos tuvieron respuesta, pero la propia plataforma no ha confirmado el traspaso.",
  },
  witnessed: {
    "to-cloud":
      "{{spoken}} se traspasó a la nube: se perdió la respuesta a una petición, pero un mensaje firmado que llegó después lo prueba. Ninguna consulta tuvo respuesta, así que no se pudo comprobar otra vez.",
    "to-onprem":
      "{{spoken}} se traspasó al cliente local: se perdió la respuesta a una petición, pero lo que llegó después lo prueba. Ninguna consulta tuvo respuesta, así que no se pudo comprobar otra vez.",
  },
  "there-already": {
    "to-cloud": "{{spoken}} ya estaba en la nube, así que este traspaso no lo movió.",
    "to-onprem": "{{spoken}} ya estaba registrado en el cliente local, así que este traspaso no lo movió.",
  },
} as const satisfies ShapeOf<typeof english>;
