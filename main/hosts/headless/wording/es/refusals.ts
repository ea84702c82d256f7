import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { refusals as english } from "../en/refusals.ts";

/** Why a command stops before it does anything, and what to do. */
export const refusals = {
  noFolder: {
    what: "{{folder}} no es una carpeta.",
    next: "Indique una carpeta con --data-dir; si no existe, se crea. Sin la opción, Switchover usa la carpeta de datos predeterminada.",
  },
  emptyFolder: {
    what: "--data-dir está vacío.",
    next: "Indique una carpeta con --data-dir; si no existe, se crea. Sin la opción, Switchover usa la carpeta de datos predeterminada.",
  },
  noMigrationId: {
    what: "Eso no es el ID de un traspaso.",
    next: "El ID de un traspaso es como r-20261121-7k2q9d. Para ver la lista: switchover status",
  },
  noResolution: {
    what: "No se indicó cómo resolver el traspaso.",
    next: "Añada --as cloud o --as onprem para indicar dónde ve el número, o --repeat para volver a enviar la petición.",
  },
  planUnreadable: { what: "{{fault}}", next: "{{advice}}" },
  planFaulty: {
    what: "{{fault}}",
    next: "Corrija el plan y ejecute de nuevo el comando. docs/plan.schema.json describe cada miembro.",
  },
  unknownFault: {
    what: "Fallo desconocido: «{{fault}}». Fallos disponibles: {{list}}",
    next: "Elija uno de ellos.",
  },
  fileUnreadable: {
    what: "{{option}}: no se puede leer {{file}}: {{reason}}.",
    next: "{{advice}}",
  },
  fileUnwritable: {
    what: "{{option}}: no se puede escribir {{file}}: {{reason}}.",
    next: "Elija un archivo en una carpeta en la que pueda escribir.",
  },
  outputUnwritable: {
    what: "No se puede escribir en la salida estándar: {{reason}}.",
    next: "Envíela a otro lugar o a un archivo para el que haya espacio.",
  },
  emptyFileName: { what: "{{option}} está vacío.", next: "Indique un archivo." },
  dashForFile: {
    what: "{{option}}: - no es el nombre de un archivo.",
    next: "Indique un archivo. Lo que se puede escribir en la salida estándar se escribe allí sin la opción.",
  },
  fileExists: {
    what: "--out: {{file}} ya existe. Switchover no lo sobrescribe.",
    next: "Elija otro nombre de archivo.",
  },
  emptySecretFile: {
    what: "{{option}}: {{file}} está vacío.",
    next: "Escriba en él el secreto, en una sola línea.",
  },
  emptyCertificateFile: {
    what: "{{file}} está vacío.",
    next: "Aquí se espera un certificado del nombre verificado: texto en base64, tal como lo da la plataforma. También puede indicar un plan que lo nombre.",
  },
  longCertificateFile: {
    what: "{{file}} es demasiado largo para un certificado.",
    next: "Compruebe que es el archivo correcto.",
  },
  emptyRecoveryKeyFile: {
    what: "{{option}}: {{file}} está vacío.",
    next: "Debe contener la clave de recuperación, tal como la escribió switchover vault recovery.",
  },
  longSecretFile: {
    what: "{{option}}: {{file}} es demasiado largo para un secreto.",
    next: "Compruebe que es el archivo correcto.",
  },
  passphraseNeeded: {
    what: "Hace falta la frase de contraseña de la bóveda, y no hay ninguna terminal en la que pedirla.",
    next: "Escríbala en un archivo que solo usted pueda leer y añada --passphrase-file FILE.",
  },
  shortPassphrase: {
    what: "La frase de contraseña es demasiado corta: use al menos {{least}} caracteres.",
    next: "La bóveda guarda sus tokens y la copia de seguridad del número. Quien copie su archivo puede adivinar una frase de contraseña corta. Elija una más larga.",
  },
  emptyPassphraseFile: {
    what: "{{option}}: {{file}} está vacío.",
    next: "Escriba en él la frase de contraseña, en una sola línea.",
  },
  longPassphrase: {
    what: "{{option}}: {{file}} es demasiado largo para una frase de contraseña.",
    next: "Compruebe que es el archivo correcto.",
  },
  noPassphrase: {
    what: "No se indicó ninguna frase de contraseña.",
    next: "Ejecute de nuevo el comando cuando la tenga.",
  },
  passphrasesDiffer: {
    what: "Las frases de contraseña no coinciden.",
    next: "Ejecute de nuevo el comando y escriba dos veces la misma frase de contraseña.",
  },
  twoLinesWanted: {
    what: "La entrada estándar debe tener dos líneas: la frase de contraseña actual y después la nueva.",
    next: "O escriba cada una en un archivo y use --passphrase-file y --new-passphrase-file.",
  },
  oneLineWanted: {
    what: "La entrada estándar debe tener una línea: la frase de contraseña que no se indica en un archivo.",
    next: "O escriba también esa en un archivo: --passphrase-file para la frase de contraseña actual, --new-passphrase-file para la nueva.",
  },
  notTheKey: {
    what: "Esta clave de recuperación no desbloquea la bóveda de esta carpeta de datos.",
    next: "Compárela grupo por grupo con la hoja o el archivo más reciente: una clave más reciente sustituye a la anterior. Compruebe también --data-dir.",
  },
  passphraseAndKey: {
    what: "Se indicaron a la vez --passphrase-file y --recovery-key-file.",
    next: "Use solo uno: la clave de recuperación sustituye a una frase de contraseña perdida.",
  },
  noRecoveryKey: {
    what: "La bóveda de esta carpeta de datos no tiene clave de recuperación.",
    next: "Solo la desbloquea su frase de contraseña. Una vez desbloqueada, switchover vault recovery crea una clave.",
  },
  notARecoveryKey: {
    what: "--recovery-key-file: el archivo no contiene una clave de recuperación.",
    next: "Una clave de recuperación tiene 9 grupos de 4 letras y cifras, en una línea propia. Compruebe que es el archivo correcto.",
  },
  mistypedKey: {
    what: "--recovery-key-file: la clave de recuperación está mal escrita o incompleta.",
    next: "Compárela con su copia grupo por grupo: el último grupo no concuerda con los demás.",
  },
  keyOfAnother: {
    what: "--recovery-key-file: esta clave de recuperación no desbloquea la bóveda de esta carpeta de datos.",
    next: "Es de otra bóveda, o la ha sustituido una clave más reciente. Use el archivo correcto o el --data-dir correcto.",
  },
  keyNotPrinted: {
    what: "--out: aquí no se puede usar -, porque la clave de recuperación nunca se muestra.",
    next: "Elija un archivo nuevo, mejor en un disco extraíble.",
  },
  keyInDataFolder: {
    what: "--out: {{file}} está dentro de la carpeta de datos. Quien copiara la bóveda tendría también su clave.",
    next: "Elija un archivo en otro lugar, mejor en un disco extraíble.",
  },
  keyUnwritable: {
    what: "--out: no se puede escribir {{file}}: {{reason}}.",
    next: "Elija un archivo en una carpeta en la que pueda escribir. La bóveda sigue igual.",
  },
  keyLeft: {
    what: "--out: {{file}} sigue ahí y no se pudo eliminar. La clave que contiene no desbloquea nada.",
    next: "Elimine este archivo y cree de nuevo la clave de recuperación. La bóveda sigue igual, y una clave de recuperación anterior sigue sirviendo.",
  },
  keyNotReadBack: {
    what: "--out: {{file}} no se puede volver a leer tal como se escribió, así que la clave que contiene no desbloquearía nada.",
    next: "Elija un archivo en otro disco. La bóveda sigue igual, y una clave de recuperación anterior sigue sirviendo.",
  },
  noLabel: {
    what: "Eso no es una etiqueta válida.",
    next: "Una etiqueta tiene de 1 a 64 letras, cifras, puntos, guiones o guiones bajos, y empieza por una letra o una cifra.",
  },
  noSecret: {
    what: "No se recibió ningún secreto: la entrada estándar estaba vacía o en blanco.",
    next: "Escríbalo en la entrada estándar, por ejemplo: switchover vault put {{label}} < secret.txt",
  },
  longSecret: {
    what: "El secreto es demasiado largo: el límite es de 64 KiB.",
    next: "Escríbalo en la entrada estándar, por ejemplo: switchover vault put {{label}} < secret.txt",
  },
  noSuchSecret: {
    what: "La bóveda no tiene ningún secreto con la etiqueta {{label}}.",
    next: "Para ver las etiquetas: switchover vault list",
  },
  notDeleted: { what: "No se eliminó nada.", next: "Ejecute de nuevo el comando cuando lo tenga claro." },
  noPort: {
    what: "{{option}} debe ser un número entero de 0 a 65535.",
    next: "Elija otro puerto, u omita la opción.",
  },
  noUntil: {
    what: "--until debe ser una hora en ISO 8601.",
    next: "Escríbala como 2026-12-24T18:00:00Z, o sin la Z para la hora local de este equipo.",
  },
  tunnelOption: {
    what: "--tunnel {{tunnel}}: {{options}} no es válido.",
    next: "Una URL pública empieza por https:// y no tiene ? ni #. --bind acepta una dirección IP de este equipo, como ADDRESS o ADDRESS:PORT. Una clave de host tiene la forma que muestra ssh-keygen -l: SHA256:…",
  },
  tunnelOptions: {
    what: "--tunnel {{tunnel}}: {{options}} no son válidos.",
    next: "Una URL pública empieza por https:// y no tiene ? ni #. --bind acepta una dirección IP de este equipo, como ADDRESS o ADDRESS:PORT. Una clave de host tiene la forma que muestra ssh-keygen -l: SHA256:…",
  },
  bindAlone: {
    what: "--bind necesita --tunnel lan.",
    next: "Añada --tunnel lan, u omita --bind.",
  },
  portOfLan: {
    what: "--port es para 127.0.0.1. Con --tunnel lan, indique el puerto en --bind.",
    next: "Omita --port.",
  },
  tunnelNeeds: {
    what: "--tunnel {{tunnel}} también necesita {{options}}.",
    next: "Para ver la forma correcta: switchover webhooks test --help",
  },
  noWait: {
    what: "--wait debe ser un número entero de minutos de 1 a 120.",
    next: "Elija otro tiempo, u omita la opción.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
