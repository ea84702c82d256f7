import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/vault.ts";

/** What the vault's commands say. */
export const vault = {
  none: "Esta carpeta de datos todavía no tiene bóveda.",
  empty: "No tiene ningún secreto en la bóveda.",
  listed: "Se ha mostrado el contenido de la bóveda.",
  stored: "{{label}} está guardado en la bóveda. En los planes, refiérase a él como {{reference}}.",
  deleted: "{{label}} se eliminó de la bóveda.",
  changed: "Frase de contraseña de la bóveda cambiada. La antigua ya no desbloquea la bóveda.",
  changedByKey:
    "Frase de contraseña de la bóveda cambiada. La antigua ya no desbloquea la bóveda. La clave de recuperación sí.",
  keySaved: {
    first:
      "Clave de recuperación guardada en {{file}}. Junto con la carpeta de datos, o una copia de ella, desbloquea la bóveda si se pierde la frase de contraseña o este equipo. Imprima el archivo o llévelo a otro lugar y elimínelo de aquí: quien tenga la clave y una copia de la carpeta de datos puede leer todo lo que hay en la bóveda.",
    replaced:
      "Clave de recuperación guardada en {{file}}. Junto con la carpeta de datos, o una copia de ella, desbloquea la bóveda si se pierde la frase de contraseña o este equipo. La clave de recuperación anterior ya no sirve. Imprima el archivo o llévelo a otro lugar y elimínelo de aquí: quien tenga la clave y una copia de la carpeta de datos puede leer todo lo que hay en la bóveda.",
  },
  keyFile: {
    title: "Clave de recuperación de Switchover",
    unlocks:
      "Con la carpeta de datos, o una copia de ella, esta clave desbloquea la bóveda en cualquier equipo:",
    enter: "donde Switchover pida la frase de contraseña, escriba la clave o indique --passphrase-file FILE.",
    reset:
      "Para establecer una frase de contraseña nueva: switchover vault passphrase --recovery-key-file FILE",
    away: "Guárdela lejos del equipo al que pertenece. Una clave de recuperación nueva sustituye a esta.",
  },
  recovery: {
    unreadable:
      "El archivo de claves de la bóveda no se puede leer: no se sabe nada de una clave de recuperación.",
    created: "Clave de recuperación creada. Desbloquea la bóveda si se pierde la frase de contraseña.",
    unconfirmed:
      "Se hizo una hoja de recuperación, y sus cuatro últimos caracteres aún no se han escrito: confírmela en la ventana, o cree una clave con switchover vault recovery --out FILE",
    passphrase:
      "Sin clave de recuperación: solo la frase de contraseña desbloquea la bóveda. Para crear una: switchover vault recovery --out FILE",
    computer:
      "Sin clave de recuperación: solo la frase de contraseña y el almacén de claves de este equipo desbloquean la bóveda. Para crear una: switchover vault recovery --out FILE",
    needed:
      "Sin clave de recuperación: solo la frase de contraseña y el almacén de claves de este equipo desbloquean la bóveda. Para crear una: switchover vault recovery --out FILE. El primer traspaso a la nube necesita una, o que una persona confirme que continúa sin ella.",
  },
  locked:
    "La bóveda está bloqueada. Con su frase de contraseña, este comando también muestra los valores cifrados a los que nada hace referencia.",
  unreadRuns_one:
    "El diario de {{count}} traspaso está dañado; también se muestran los valores a los que solo él hace referencia.",
  unreadRuns_other:
    "Los diarios de {{count}} traspasos están dañados; también se muestran los valores a los que solo ellos hacen referencia.",
  corrupted_one:
    "{{count}} valor guardado está dañado y no se puede leer. Vuelva a introducir los secretos que falten; los archivos se quedan en vault/.",
  corrupted_other:
    "{{count}} valores guardados están dañados y no se pueden leer. Vuelva a introducir los secretos que falten; los archivos se quedan en vault/.",
  partlyReadable: "La bóveda se desbloquea, pero no se pueden leer todos sus valores.",
  allReferredTo: "La bóveda se desbloquea, y algo hace referencia a cada uno de sus valores.",
  unclaimed_one:
    "La bóveda se desbloquea. Se conserva {{count}} valor cifrado al que nada hace referencia. Los inicios interrumpidos dejan copias así; no se eliminan automáticamente.",
  unclaimed_other:
    "La bóveda se desbloquea. Se conservan {{count}} valores cifrados a los que nada hace referencia. Los inicios interrumpidos dejan copias así; no se eliminan automáticamente.",
} as const satisfies TranslationOf<"es", typeof english.vault>;

/** What to do about a file that can't be read. */
export const readAdvice = {
  path: "Compruebe la ruta y los permisos del archivo.",
  folder: "Indique un archivo de esa carpeta, u otro.",
  notAFile: "Escriba en un archivo lo que entrega e indique ese archivo.",
  notUtf8: "Guárdelo como texto UTF-8 y vuelva a ejecutar el comando.",
  large: "Compruebe que es el archivo correcto.",
};

/** Why a file can't be written, by the system's code. */
export const writeReasons = {
  ENOENT: "su carpeta no existe",
  ENOTDIR: "una parte de su ruta no es una carpeta",
  EISDIR: "es una carpeta",
  EEXIST: "ya hay un archivo con ese nombre",
  EACCES: "no tiene permiso para escribir allí",
  EPERM: "no tiene permiso para escribir allí",
  EROFS: "el disco es de solo lectura",
  ENOSPC: "el disco está lleno",
  EDQUOT: "el disco está lleno",
  ENAMETOOLONG: "su nombre es demasiado largo",
  nul: "su ruta tiene un carácter NUL",
  NOREADER: "es una tubería sin lector",
} as const satisfies TranslationOf<"es", typeof english.writeReasons>;
