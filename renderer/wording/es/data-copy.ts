/** Copies of the data folder: to keep, for another computer, restored. */
export const dataCopy = {
  title: "Copias y otro equipo",
  text: "Una copia es toda la carpeta de datos en un archivo cifrado. No es la copia de seguridad de un registro, pero la contiene.",
  file: "Archivo",
  fileHint: "Un archivo nuevo en este equipo o en una unidad, con su ruta completa.",
  copy: {
    open: "Hacer una copia",
    title: "Hacer una copia de la carpeta de datos",
    text: "Esta carpeta de datos sigue en uso. Lo que ocurra después no está en la copia.",
    go: "Hacer copia",
  },
  move: {
    open: "Llevar a otro equipo",
    title: "Llevar a otro equipo",
    go: "Hacer copia y marcar",
    before: {
      first:
        "Termine o detenga lo que esté en marcha: traspasos, pruebas de webhooks, URL de devolución de llamada que lleven aquí.",
      second: "Elija un archivo y una frase de contraseña para él. El archivo se escribe y se vuelve a leer.",
      third:
        "Después, esta carpeta de datos queda marcada como llevada a otro lugar: aquí no se inicia ni continúa nada.",
    },
    after: {
      first: "Lleve el archivo al otro equipo.",
      second: "Inicie allí Switchover con una carpeta de datos vacía y elija «Restaurar una copia».",
      third: "Desbloquee allí la bóveda, compruebe los números y después borre el archivo.",
    },
  },
  restore: {
    open: "Restaurar una copia",
    title: "Restaurar una copia",
    first:
      "En el equipo anterior, elija «Llevar a otro equipo» en sus ajustes, o use una copia que haya guardado.",
    second: "Traiga el archivo a este equipo e introduzca su ruta y su frase de contraseña.",
    third: "Después, los traspasos abiertos se comprueban con ambas API antes de enviar nada.",
    fileHint: "La ruta completa de la copia en este equipo.",
    passphrase: "Frase de contraseña de la copia",
    go: "Restaurar copia",
    done: "La copia se restauró.",
  },
  stay: {
    open: "Continuar aquí",
    title: "¿Continuar en esta carpeta de datos?",
    word: "SEGUIR AQUÍ",
    go: "Quitar marca",
  },
} as const;
