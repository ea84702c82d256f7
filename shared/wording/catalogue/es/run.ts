import type { run as english } from "../en/run.ts";
import type { TranslationOf } from "../words.ts";

/** Texts about migrations other than their phases and ends. */
export const run = {
  asOf: "Última comprobación, {{at}}: {{sentence}}",
  basis: "Fuente: {{basis}}",
  inTheDark:
    "Ubicación desconocida. Compruebe otra vez ambas API; si no muestran el número, búsquelo en el panel de la plataforma e indique su ubicación.",
  /** Shown where a migration starts: what no lock on this computer can prevent. */
  cannotLock:
    "En este equipo, Switchover ejecuta para usted 1 solo traspaso de un número a la vez, desde cualquier carpeta de datos. No puede ver otros equipos ni a otros usuarios de este: asegúrese de que el número no se esté traspasando desde allí.",
  held: {
    what: "Otro proceso está trabajando en este traspaso.",
    next: "Espere a que se detenga y compruebe de nuevo.",
  },
  /** Of a migration that a newer one of its number has followed. */
  past: {
    ended: "Este traspaso terminó el {{at}} con: «{{end}}»",
    left: "Este traspaso quedó abierto el {{at}} con: «{{state}}»",
    works:
      "Existe un traspaso más reciente de este número: {{newer}}. La ubicación registrada aquí ya no está al día.",
    worksElsewhere:
      "Existe un traspaso más reciente de este número en otra carpeta de datos: {{newer}}, en {{folder}}. Aquí se desconoce su resultado, y puede que la ubicación registrada aquí ya no esté al día.",
    next: "Compruebe el traspaso más reciente.",
    nextElsewhere: "Compruebe el traspaso más reciente en esa carpeta de datos.",
  },
  /** Of an ended migration: a response came that it had stopped waiting for. */
  answeredSince:
    "{{what}} La respuesta a «{{step}}» llegó cuando el traspaso ya había terminado: la plataforma informa de que se hizo.",
  /** A response came that was no longer awaited, and this process cannot record it. */
  unwritten:
    "{{what}} Llegó una respuesta tardía a «{{step}}» y aún no está registrada: puede que el disco esté lleno, o que otro programa esté trabajando en este traspaso. Switchover lo reintenta mientras este programa siga abierto.",
  leftBehind: {
    what: "Switchover dejó de esperar antes de que «{{step}}» tuviera respuesta. Su resultado es desconocido.",
    copied:
      "Puede que «{{step}}» se enviara desde otro lugar después de que se hiciera la copia de esta carpeta de datos. Su resultado es desconocido.",
    next: "Reanude el traspaso: comprueba ambas API antes de cualquier otra cosa.",
  },
  /** What to fill in before the plan of a reverse migration is used. */
  reverseNotes: {
    cert: "number.cert: añada una referencia al certificado del nombre verificado del número, que se descarga del administrador de la plataforma.",
    pin: "number.pin: añada una referencia al PIN de dos pasos: el actual, o el que se va a establecer.",
  },
  cause: {
    code: "{{cause}} {{advice}}",
    unknownWithCode: "{{sentence}} La respuesta traía el error {{code}} de la plataforma: {{cause}}",
    refusedWithWait: "{{sentence}} La plataforma pidió esperar {{wait}} a partir de ese momento.",
    refusedWithoutWait: "{{sentence}} La plataforma no dijo cuánto hay que esperar.",
    refusedWithUnclearWait:
      "{{sentence}} La respuesta de la plataforma no deja claro cuánto hay que esperar.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
