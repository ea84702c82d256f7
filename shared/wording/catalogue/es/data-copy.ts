import type { dataCopy as english } from "../en/data-copy.ts";
import type { TranslationOf } from "../words.ts";

/** Copies of the data folder: what is told when one is made or restored, and afterwards. */
export const dataCopy = {
  holds: "Copia del {{madeAt}}, hecha por la versión {{version}}: {{files}} archivos, {{size}}.",
  made: "Escrita y leída de nuevo: {{file}}. Guarde el archivo y su frase de contraseña por separado: con ambos se pueden leer sus mensajes y, con la frase de contraseña de la bóveda, también sus secretos.",
  moved:
    "Escrita y leída de nuevo: {{file}}. Esta carpeta de datos queda marcada como llevada a otro lugar: aquí no se inicia ni continúa nada. Restaure el archivo en el otro equipo. Cuando funcione allí, borre el archivo.",
  ofMoved:
    "La carpeta que se copió está marcada como llevada a otro lugar: lo que pasó donde se restauró no está en esta copia.",
  damaged:
    "Dañado, como en la carpeta que se copió: {{files}}. Todo lo demás de la copia está íntegro. Si es journal.db, ningún traspaso de la carpeta puede continuar.",
  replacedLeft:
    "URL de devolución de llamada que siguen sustituidas: {{replaced}}. Nada de aquí las restaura ya: restáurelas donde se restaure la copia.",
  withoutCopy:
    "No se terminó ninguna copia, así que nada continúa en otro lugar: quite la marca para continuar aquí.",
  notMarked: "Esta carpeta de datos no está marcada como llevada a otro lugar.",
  vault: {
    "no-vault": "No contiene ninguna bóveda.",
    passphrase: "En otro equipo, la bóveda se abre con su frase de contraseña. No hay clave de recuperación.",
    "passphrase-or-recovery-key":
      "En otro equipo, la bóveda se abre con su frase de contraseña o su clave de recuperación.",
    remembered:
      "Este equipo abre la bóveda sin preguntar. En otro hace falta su frase de contraseña, y no hay clave de recuperación. Cree una antes de dejar este equipo.",
  },
  stay: {
    why: "Si la copia se restauró en algún sitio, sus traspasos pueden haber continuado allí. Dos carpetas que continúan a la vez pueden enviar dos registros del mismo número, y ninguna cuenta el de la otra.",
    label: "Escriba {{word}} para continuar aquí",
    kept: "La marca se mantiene.",
    done: "Se quitó la marca. Los traspasos continúan aquí. Borre la copia para que no se restaure por error.",
  },
  restored: {
    copied:
      "Esta carpeta de datos se restauró de una copia del {{madeAt}}. Lo que ocurrió desde entonces donde se hizo la copia no está en ella. No continúe en ambos lugares.",
    moved:
      "Esta carpeta de datos se trajo aquí con una copia del {{madeAt}}. Lo que ocurrió desde entonces, si se volvió a usar la carpeta anterior, no está en ella.",
    open: "Traspasos abiertos en ella: {{runs}}. Cada uno puede haber continuado en otro lugar desde entonces, así que la ubicación de su número es desconocida hasta que se comprueben ambas API. Un posible registro desde entonces cuenta para el límite.",
    replaced:
      "URL de devolución de llamada que estaban sustituidas cuando se hizo la copia: {{replaced}}. Pueden haberse restaurado desde entonces, así que ninguna se restaura automáticamente.",
  },
  run: {
    open: "De una copia del {{madeAt}}. Este traspaso puede haber continuado en otro lugar desde entonces: se comprueban ambas API antes de enviar nada.",
    ended:
      "De una copia del {{madeAt}}. Aquí no se sabe qué ocurrió con el número en otro lugar desde entonces.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
