import type { run as english } from "../en/run.ts";
import type { ShapeOf } from "../words.ts";

/** What is said of runs beside their phases and ends. */
export const run = {
  asOf: "Consultado por última vez el {{at}}: {{sentence}}",
  basis: "Cómo se sabe: {{basis}}",
  inTheDark:
    "Nadie sabe todavía dónde está el número, y no se empieza ningún traspaso nuevo de él antes de que alguien lo sepa. Mire en el panel de la plataforma y diga dónde lo ve.",
  /** Said where a run starts: what no lock of this computer can keep from happening. */
  cannotLock:
    "Switchover traspasa un número una sola vez a la vez para usted en este equipo, sea cual sea la carpeta de datos. No puede ver otros equipos ni a otros usuarios de este: asegúrese de que nadie traspasa el número desde allí.",
  held: {
    what: "Otro proceso está trabajando ahora en este traspaso.",
    next: "Espere hasta que repose y mire otra vez.",
  },
  /** Of a run that a newer one of its number has followed. */
  past: {
    ended: "El {{at}} este traspaso terminó con: «{{end}}»",
    works:
      "Hay un traspaso más reciente de este número: {{newer}}. Lo que este sabía del lugar del número ya no está al día.",
    worksElsewhere:
      "Hay un traspaso más reciente de este número en otra carpeta de datos: {{newer}}, en {{folder}}. Aquí no se sabe en qué acabó, y lo que este sabía del lugar del número puede no estar al día.",
    next: "Mire el traspaso más reciente.",
  },
  /** Of an ended run: an answer came that it had given up. */
  answeredSince:
    "{{what}} La respuesta a «{{step}}» llegó cuando el traspaso ya había terminado: la plataforma dice que se hizo.",
  /** An answer came that had been given up, and this process cannot write it down. */
  unwritten:
    "{{what}} Llegó una respuesta a «{{step}}» cuando ya no se esperaba, y todavía no consta: puede que el disco esté lleno, o que otro programa trabaje en este traspaso. Se vuelve a intentar mientras este programa siga abierto.",
  leftBehind: {
    what: "No se esperó la respuesta a «{{step}}», así que no se sabe cómo terminó.",
    next: "Retome el traspaso: mira los dos lados antes de hacer cualquier otra cosa.",
  },
  cause: {
    code: "{{cause}} {{advice}}",
    unknownWithCode: "{{sentence}} Nombró el error {{code}} de la plataforma: {{cause}} {{advice}}",
    refusedWithWait: "{{sentence}} La plataforma dice: espere {{wait}} antes de probar otro.",
  },
} as const satisfies ShapeOf<typeof english>;
