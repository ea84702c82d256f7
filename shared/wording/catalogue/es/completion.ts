import type { complete as english } from "../en/completion.ts";
import type { TranslationOf } from "../words.ts";

/** The result of a complete migration, by how much of it is confirmed: no sentence may claim more. */
export const complete = {
  unproven: {
    "to-cloud":
      "Una versión anterior de Switchover dio este traspaso por completo, pero sus registros no confirman que {{spoken}} se traspasara a la nube.",
    "to-onprem":
      "Una versión anterior de Switchover dio este traspaso por completo, pero sus registros no confirman que {{spoken}} se traspasara al cliente local.",
  },
  looked: {
    "to-cloud": "{{spoken}} se traspasó a la nube, y cada paso está confirmado.",
    "to-onprem": "{{spoken}} se traspasó al cliente local, y cada paso está confirmado.",
  },
  "source-looked": {
    "to-cloud":
      "{{spoken}} se traspasó a la nube: la plataforma respondió a cada paso, y el cliente local ya no tiene el número. La propia nube no indicó dónde está.",
    "to-onprem":
      "{{spoken}} se traspasó al cliente local: la plataforma respondió a cada paso, y la nube ya no tiene el número. El propio cliente local no indicó si lo atiende.",
  },
  answered: {
    "to-cloud":
      "{{spoken}} se traspasó a la nube: la plataforma respondió a cada paso. Ninguna consulta tuvo respuesta, así que no se pudo comprobar el resultado.",
    "to-onprem":
      "{{spoken}} se traspasó al cliente local: la plataforma respondió a cada paso. Ninguna consulta tuvo respuesta, así que no se pudo comprobar el resultado.",
  },
  "attested-looked": {
    "to-cloud":
      "{{spoken}} se traspasó a la nube. 1 paso fue indicado por usted como hecho; una comprobación posterior coincidió.",
    "to-onprem":
      "{{spoken}} se traspasó al cliente local. 1 paso fue indicado por usted como hecho; una comprobación posterior coincidió.",
  },
  attested: {
    "to-cloud":
      "Usted indicó que {{spoken}} se traspasó a la nube. Los demás pasos tuvieron respuesta, pero la propia plataforma no ha confirmado el traspaso.",
    "to-onprem":
      "Usted indicó que {{spoken}} se traspasó al cliente local. Los demás pasos tuvieron respuesta, pero la propia plataforma no ha confirmado el traspaso.",
  },
  witnessed: {
    "to-cloud":
      "{{spoken}} se traspasó a la nube: se perdió la respuesta a 1 petición, pero lo confirma un mensaje firmado recibido después. Ninguna consulta tuvo respuesta, así que no se pudo comprobar el resultado otra vez.",
    "to-onprem":
      "{{spoken}} se traspasó al cliente local: se perdió la respuesta a 1 petición, pero lo confirma lo recibido después. Ninguna consulta tuvo respuesta, así que no se pudo comprobar el resultado otra vez.",
  },
  "there-already": {
    "to-cloud": "{{spoken}} ya estaba en la nube. Este traspaso no lo movió.",
    "to-onprem": "{{spoken}} ya estaba registrado en el cliente local. Este traspaso no lo movió.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
