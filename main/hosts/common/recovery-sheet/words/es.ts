import type { SheetWords } from "./words.ts";

export const es: SheetWords = {
  title: "Hoja de recuperación",
  practice: "Práctica: aquí nada es real",
  opens:
    "Junto con la carpeta de datos de Switchover, o una copia de ella, esta clave abre la bóveda en cualquier equipo, también si se olvidó la frase de contraseña. La hoja sola no abre nada.",
  keep: "Guárdela donde guarda los contratos, lejos del equipo. Quien tenga la hoja y la carpeta de datos puede leer todos los tokens de acceso, los PIN y las copias de seguridad de la bóveda.",
  fileOnly: "Esto es un archivo, no papel: imprímalo y después elimínelo de aquí.",
  key: "Clave de recuperación",
  last: "Escriba los cuatro últimos caracteres en Switchover para confirmar que la hoja es legible.",
  qr: "La misma clave, para escanear",
  facts: {
    title: "Espacio de trabajo",
    computer: "Equipo",
    folder: "Carpeta de datos",
    made: "Creada",
  },
  use: "En la ventana: Desbloquear la bóveda y después Usar la hoja de recuperación. En una terminal: escriba la clave donde se pide la frase de contraseña. Las mayúsculas, los espacios y los guiones no importan.",
  newer: "Una hoja más nueva sustituye a esta cuando se confirman sus cuatro últimos caracteres.",
  storedAt: "Guardada en",
  dateInitials: "Fecha, iniciales",
  file: "hoja-de-recuperacion-switchover",
  save: "Guardar la hoja de recuperación",
};
