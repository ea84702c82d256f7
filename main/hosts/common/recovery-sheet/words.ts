import type { Language } from "../../../../shared/language.ts";

/** What stands on a recovery sheet besides the key. */
export type SheetWords = {
  readonly title: string;
  readonly practice: string;
  readonly opens: string;
  readonly keep: string;
  readonly fileOnly: string;
  readonly key: string;
  readonly last: string;
  readonly qr: string;
  readonly facts: {
    readonly title: string;
    readonly computer: string;
    readonly folder: string;
    readonly made: string;
  };
  readonly use: string;
  readonly newer: string;
  readonly storedAt: string;
  readonly dateInitials: string;
  /** File name without extension and date, and the title of the save dialog. */
  readonly file: string;
  readonly save: string;
};

export const SHEET_WORDS: Readonly<Record<Language, SheetWords>> = {
  en: {
    title: "Recovery sheet",
    practice: "Practice: nothing here is real",
    opens:
      "Together with Switchover's data folder, or a copy of it, this key opens the vault on any computer, also when the passphrase is lost. The sheet alone opens nothing.",
    keep: "Keep it where you keep contracts, away from the computer. Anyone who has the sheet and the data folder can read every access token, PIN and backup in the vault.",
    fileOnly: "This is a file, not paper: print it, then delete it here.",
    key: "Recovery key",
    last: "Type the last four characters into Switchover to confirm that the sheet is readable.",
    qr: "The same key, to scan",
    facts: { title: "Workspace", computer: "Computer", folder: "Data folder", made: "Created" },
    use: "In the window: Unlock vault, then Use the recovery sheet. In a terminal: enter the key where the passphrase is asked for. Upper or lower case, spaces and dashes don't matter.",
    newer: "A newer sheet replaces this one once its last four characters are confirmed.",
    storedAt: "Stored at",
    dateInitials: "Date, initials",
    file: "switchover-recovery-sheet",
    save: "Save recovery sheet",
  },
  es: {
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
  },
};
