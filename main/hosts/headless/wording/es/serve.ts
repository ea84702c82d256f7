import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { serve as english } from "../en/serve.ts";

/** What serve says in its terminal, and in a browser that isn't signed in. */
export const serve = {
  link: "Abra Switchover con este enlace, que funciona una sola vez:",
  anotherLink: "Pulse Intro para obtener un enlace nuevo.",
  quit: "Pulse Ctrl-C para salir.",
  closed: "Switchover se ha cerrado.",
  noVault: "Esta carpeta de datos aún no tiene bóveda. La frase de contraseña no hace falta.",
  obstacles: {
    "no-display": "No se encontró ninguna pantalla, así que no se abrió ningún navegador.",
    root: "Switchover se ejecuta como root, y un navegador no debería, así que no se abrió ninguno.",
    "no-browser": "No se encontró ningún navegador.",
    "not-started": "No se pudo iniciar el navegador.",
  },
  openIt: "Abra el enlace en un navegador, aquí o a través de un túnel (consulte docs/command-line.md).",
  mistake: "Switchover tuvo un error interno en una llamada de la ventana (referencia {{reference}}).",
  waiting: "A la espera de la respuesta a «{{step}}» del traspaso {{run}}; no se puede cancelar.",
  closes:
    "Switchover se cierra cuando el traspaso se detenga o termine. Pulse Ctrl-C otra vez para salir ahora: el resultado es entonces desconocido hasta que reanude el traspaso.",
  call: "Una llamada de la ventana no ha terminado; Switchover se cierra después. Pulse Ctrl-C otra vez para salir ahora.",
  leftCall:
    "Se cerró antes de que terminara una llamada de la ventana. Lo hecho hasta ahora está registrado. Para ver dónde está el número: switchover status",
  leftStep:
    "Se cerró sin la respuesta a «{{step}}»: su resultado es desconocido. Para averiguarlo, reanúdelo: switchover resume {{run}}",
  locked:
    "Las notificaciones de {{spoken}} deberían llegar aquí, pero la bóveda está bloqueada. Desbloquéela en la ventana: entonces vuelven a llegar, o se restaura la URL de devolución de llamada anterior.",
  lockedUntil:
    "Las notificaciones de {{spoken}} deberían llegar aquí hasta {{until}}, pero la bóveda está bloqueada. Desbloquéela en la ventana: entonces vuelven a llegar, o se restaura la URL de devolución de llamada anterior.",
  pages: {
    used: "Este enlace no se puede usar",
    usedWhy: "Cada enlace de Switchover funciona una sola vez, y solo funciona el más reciente.",
    tooMany: "Demasiados intentos",
    tooManyWhy: "Se intentaron demasiados enlaces no válidos. Espere un minuto.",
    signedOut: "Este navegador no ha iniciado sesión en Switchover",
    signedOutWhy:
      "Switchover muestra su ventana solo en un navegador que abrió un enlace de su terminal. También puede que Switchover se haya reiniciado desde entonces.",
    howToGet:
      "Para obtener un enlace nuevo, pulse Intro en la terminal donde se ejecuta Switchover, o inícielo de nuevo con «{{command}}». Después abra el enlace que muestra.",
    opening: "Abriendo Switchover.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
