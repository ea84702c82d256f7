import type { planFaults as englishPlan, rowFaults as english } from "../en/row-faults.ts";
import type { TranslationOf } from "../words.ts";

/** Why a row of a table of numbers can't be used. */
export const rowFaults = {
  csv: "no es CSV: revise sus comillas",
  header: "falta el encabezado",
  strangeColumns: "el encabezado tiene columnas desconocidas o duplicadas: {{names}}",
  noName: "(sin nombre)",
  cells_one: "tiene {{count}} celda; el encabezado tiene {{header}}",
  cells_other: "tiene {{count}} celdas; el encabezado tiene {{header}}",
  json: "no es JSON",
  array: "no es una lista de números",
  object: "no es un objeto",
  twice: "tiene un miembro dos veces: {{key}}",
  strangeMembers: "tiene miembros desconocidos o que no son textos: {{names}}",
  sameNumber: "tiene el mismo número que la línea {{line}}",
  sameId: "tiene el mismo number.phoneNumberId que la línea {{line}}",
  sameNumberRow: "tiene el mismo número que el elemento {{line}}",
  sameIdRow: "tiene el mismo number.phoneNumberId que el elemento {{line}}",
  folder:
    "nombra un archivo por una ruta relativa, y no se conoce la carpeta de la tabla: indíquela, o dé la ruta completa",
  noNumbers: "la tabla no tiene números",
  noPlan: "su archivo de plan no es un plan",
  noReference: "{{column}} no es una referencia: escriba {{forms}}",
  window: "window no tiene la forma HH:MM-HH:MM",
  member: "{{member}}: {{fault}}",
  wholePlan: "el plan",
  reference: {
    env: "la variable de entorno {{name}}",
    file: "el archivo {{name}}",
    vault: "la etiqueta {{name}} de la bóveda",
  },
  planFile: {
    unreadable: "No se puede leer el plan {{path}}: {{reason}}.",
    cutOff:
      "El plan {{path}}, línea {{line}}, columna {{column}}: el archivo termina demasiado pronto; su JSON está incompleto.",
    syntax:
      "El plan {{path}}, línea {{line}}, columna {{column}}: no es JSON válido. Revise si falta una coma, una comilla o un corchete justo antes.",
    repeated:
      "El plan {{path}}, línea {{line}}, columna {{column}}: el miembro «{{member}}» aparece más de una vez.",
    tooDeep:
      "El plan {{path}}, línea {{line}}, columna {{column}}: demasiados corchetes anidados; un plan necesita como mucho 4 niveles.",
  },
  file: {
    ENOENT: "el archivo no existe (ENOENT)",
    ENOTDIR: "parte de su ruta no es una carpeta (ENOTDIR)",
    EISDIR: "es una carpeta (EISDIR)",
    EACCES: "usted no tiene permiso para leerlo (EACCES)",
    EPERM: "usted no tiene permiso para leerlo (EPERM)",
    EFBIG: "supera 1 MiB (EFBIG)",
    EILSEQ: "no es texto en UTF-8 (EILSEQ)",
    ELOOP: "sus enlaces forman un bucle (ELOOP)",
    ENAMETOOLONG: "su nombre es demasiado largo (ENAMETOOLONG)",
    nul: "su ruta contiene un carácter NUL (ERR_INVALID_ARG_VALUE)",
    other: "el sistema devolvió {{code}}",
  },
} as const satisfies TranslationOf<"es", typeof english>;

/** What is wrong with a member of a plan. */
export const planFaults = {
  unknown: "no es un miembro de un plan; revise cómo está escrito o quítelo",
  exactly: "tiene que ser {{values}}",
  oneOf: "tiene que ser uno de estos valores: {{values}}",
  type: {
    string: "falta, o no es un texto",
    number: "falta, o no es un número",
    boolean: "falta, o no es verdadero ni falso",
    object: "falta, o no es un objeto",
  },
  text: {
    url: "introduzca la URL completa con https://, por ejemplo https://api.example:9090",
    urlCredentials: "quite de la URL el usuario y la contraseña",
    urlTail: "quite todo a partir de ? o #",
    urlPlainHttp: "use https:// (http:// solo se acepta para las direcciones de este equipo)",
    urlScheme: "utilice https://",
    userName: "introduzca el usuario",
    tooLong128: "como mucho 128 caracteres",
    tooLong256: "como mucho 256 caracteres",
    shards: "tiene que ser 1, 2, 4, 8, 16 o 32",
    name: "introduzca el nombre, u omita el miembro",
    digits: "el código de país y el número pueden tener juntos como mucho 15 cifras",
    pinNeeded:
      "un traspaso a la nube necesita el PIN de 6 cifras: el que existe, o el que se configurará si la verificación en dos pasos está desactivada",
    certNeeded: "un traspaso al cliente local necesita el certificado de nombre verificado del número",
    envName:
      "el nombre de una variable de entorno solo tiene letras, cifras y guiones bajos, y no empieza por una cifra",
    secretFile: "introduzca la ruta del archivo que contiene el secreto",
    fingerprint: "tiene que ser una huella SHA-256: 64 cifras hexadecimales, con o sin dos puntos",
    caFile: "introduzca la ruta del archivo de la autoridad",
    tlsOneChoice: "use caFile o sha256, no ambos",
    tlsNoRoots: "quite systemRoots donde se usa sha256: un certificado fijado no necesita autoridades raíz",
    tlsEmpty: "use caFile, sha256 o systemRoots, u omita tls",
    tlsEmptyClient: "use caFile, sha256, systemRoots o client, u omita tls",
    pfx: "introduzca la ruta del archivo PFX",
    clientCert: "introduzca la ruta del archivo del certificado",
    proxyScheme: "use http:// o https://; no se admiten otros tipos de proxy, como SOCKS",
    proxyCredentials: "quite de la URL el usuario y la contraseña; tienen sus propios miembros",
    proxyTail: "quite todo lo que sigue al servidor y al puerto",
    proxyUser: "un usuario no puede contener dos puntos ni un salto de línea",
    proxyUserAlone: "quite el usuario: no se usa ningún proxy",
    proxyPassword: "introduzca el usuario al que pertenece la contraseña",
    platformId: "solo letras, cifras, - y _, como lo muestra la plataforma",
    brand: "tiene que ir en minúsculas, como chat",
    version: "tiene la forma v23.0",
    countryCode: "de 1 a 3 cifras sin signo más, por ejemplo 1 o 34",
    nationalNumber: "de 4 a 14 cifras, sin el código de país, espacios ni guiones",
    label: "de 1 a 64 letras, cifras, puntos, guiones o guiones bajos; empieza por una letra o una cifra",
    secret: "use {{env}}, {{file}} o {{vault}} en lugar del propio secreto",
    certificate: "use {{pfx}} o {{pair}}, con {{passphrase}} si la tiene",
    signIn: "use {{token}} o {{user}}, donde cada SECRET es {{env}}, {{file}} o {{vault}}",
  },
} as const satisfies TranslationOf<"es", typeof englishPlan>;
