import type { problems as english, problemsBeside as englishBeside } from "../en/problems.ts";
import type { TranslationOf } from "../words.ts";
import { programIncomplete } from "./program-incomplete.ts";

const NOTHING_SENT = "No se envió ni se cambió nada: esto no afecta a su número.";
/** For what queries found. */
const NOTHING_CHANGED = "No se cambió nada: esto no afecta a su número.";
const NOT_FROM_HERE = "Desde aquí no se envió nada.";
const HELD_BACK = "No se envió nada más: Switchover no hace nada que no pueda registrar.";
const RUN_UNTOUCHED = "No se envió nada. El traspaso sigue igual.";
/** For what may come in the middle of a migration, after something was sent. */
const NOTHING_FURTHER = "No se envió nada más. Lo que ya se hizo sigue igual.";
const NOTHING_STARTED = "No se inició ni se envió nada.";

/** Each problem in three parts: what happened, whether the number is affected, what to do next. */
export const problems = {
  programIncomplete,
  noAsNumber: {
    what: "Todavía no se conoce ningún número de AS.",
    works: "No se consultó ni se cambió nada.",
    next: "Indique el número de AS del remitente de la plataforma, que está en su documentación.",
  },
  noCertificate: {
    what: "No se indicó ningún certificado del nombre verificado para este número.",
    works: "No se cambió nada.",
    next: "Añada number.cert al plan o indique el archivo con el certificado.",
  },
  csvUnusable: {
    why: {
      empty: "El CSV está vacío.",
      "not-csv": "La línea {{line}} no es CSV: revise sus comillas.",
      "no-such-column": "El CSV no tiene esa columna una sola vez. Sus columnas: {{columns}}.",
      "column-needed": "Más de una columna tiene fechas y horas: {{columns}}.",
      "no-timestamps":
        "No se puede leer ninguna fecha con hora en el CSV. Columnas: {{columns}}. Se pueden leer fechas con hora, con el año primero, como 2026-01-31T14:00:00Z, y tiempos Unix; no anteriores a 2000 ni en el futuro.",
    },
    works: "No se cambió nada.",
    next: "Corrija el archivo o indique la columna.",
  },
  noSuchZone: {
    what: "No existe la zona horaria {{zone}}.",
    works: "No se cambió nada.",
    next: "Indique una zona como Europe/Madrid, America/New_York o UTC.",
  },
  copyRefused: {
    why: {
      "short-passphrase": "La frase de contraseña de la copia es demasiado corta: use al menos 8 caracteres.",
      "no-data": "Aquí no hay ninguna carpeta de datos que copiar.",
      busy: "Otro proceso está haciendo o restaurando una copia de esta carpeta de datos.",
      "relative-path": "La ruta del archivo no está completa.",
      "path-too-long": "La ruta del archivo es demasiado larga para este sistema.",
      "folder-missing": "La carpeta del archivo no existe.",
      "inside-folder": "El archivo quedaría dentro de la carpeta de datos que se copia.",
      "file-exists": "Ya hay un archivo con ese nombre.",
      "is-folder": "Ya hay una carpeta con ese nombre.",
      "file-unwritable": "No se puede escribir el archivo ahí.",
      "file-full": "El disco del archivo está lleno.",
      "file-too-large": "El disco del archivo no admite un archivo tan grande como la copia.",
      "file-unreadable": "No se puede leer el archivo.",
      "other-file": "Esto no es una copia de una carpeta de datos.",
      newer: "Una versión más reciente de Switchover hizo esta copia.",
      damaged: "La copia está dañada o incompleta: no es como se escribió.",
      "wrong-passphrase": "La frase de contraseña no abre esta copia.",
      "folder-in-use":
        "Esta carpeta de datos ya contiene datos. Una copia solo se restaura en una carpeta nueva o vacía.",
      "at-work":
        "Switchover está trabajando en un traspaso, un PIN o una URL de devolución de llamada de esta carpeta de datos, o escucha webhooks.",
      "no-plain-file":
        "Una copia no puede contener enlaces ni otros archivos especiales, así que no estaría completa.",
      "name-unfit":
        "Una copia no puede contener un nombre que no todos los sistemas aceptan, así que no estaría completa.",
      "names-alike":
        "Algunos sistemas toman algunos nombres de esta carpeta de datos por el mismo, así que una copia no puede contenerlos juntos.",
      "still-changing": "Otro programa, quizá en otro equipo, sigue escribiendo en esta carpeta de datos.",
      stopped: "Se detuvo la copia. No queda nada de ella.",
    },
    replaced_one:
      "{{count}} URL de devolución de llamada de esta carpeta de datos sigue sustituida por la de Switchover. Una vez movida la carpeta, nada de aquí la restaura.",
    replaced_other:
      "{{count}} URL de devolución de llamada de esta carpeta de datos siguen sustituidas por las de Switchover. Una vez movida la carpeta, nada de aquí las restaura.",
    named: "En esta carpeta de datos: {{names}}.",
    works: "No se hizo ninguna copia ni se restauró nada.",
    next: "Espere a que termine el trabajo o termínelo. Después vuelva a intentarlo.",
    nextWhy: {
      "short-passphrase": "Elija una frase de contraseña más larga.",
      "no-data": "Elija la carpeta de datos que quiere copiar. En una nueva no hay nada que copiar.",
      "relative-path": "Indique el archivo con su ruta completa.",
      "path-too-long": "Elija un nombre más corto o una carpeta más cercana a la raíz.",
      "folder-missing": "Cree esa carpeta o elija otra. Después vuelva a intentarlo.",
      "inside-folder": "Elija un lugar fuera de la carpeta de datos.",
      "file-exists": "Elija otro nombre: no se sustituye ningún archivo.",
      "is-folder": "Añada el nombre de un archivo nuevo dentro de esa carpeta.",
      "file-unwritable": "Elija una carpeta en la que pueda escribir.",
      "file-full": "Libere espacio en ese disco o elija otro.",
      "file-too-large":
        "Elija un disco con un formato para archivos grandes, o pregunte a quien administra este equipo por sus límites.",
      "file-unreadable": "Compruebe el nombre del archivo y que puede leerlo.",
      "other-file": "Elija el archivo que se escribió al hacer la copia.",
      newer: "Actualice Switchover aquí al menos a esa versión y vuelva a intentarlo.",
      damaged: "Traiga de nuevo el archivo completo desde donde se guardó. Si sigue así, use otra copia.",
      "wrong-passphrase":
        "Escriba la frase de contraseña que se puso al hacer la copia. No es la de la bóveda.",
      "folder-in-use": "Elija una carpeta de datos nueva o vacía.",
      "callbacks-replaced": "Restáurela primero; en la ventana, en Webhooks. Después vuelva a intentarlo.",
      "no-plain-file":
        "Sustituya el enlace por aquello a lo que lleva o sáquelo de la carpeta de datos. Después vuelva a intentarlo.",
      "name-unfit": "Cámbiele el nombre o sáquelo de la carpeta de datos. Después vuelva a intentarlo.",
      "names-alike":
        "Cambie el nombre de todos menos uno o sáquelos de la carpeta de datos. Después vuelva a intentarlo.",
      "still-changing":
        "Cierre Switchover dondequiera que use esta carpeta de datos o haga la copia allí. Después vuelva a intentarlo.",
      stopped: "Hágala de nuevo cuando la quiera.",
    },
  },
  folderMoved: {
    what: "Esta carpeta de datos se marcó como llevada a otro lugar el {{at}}.",
    some: "Esta carpeta de datos se marcó como llevada a otro lugar.",
    works: "No se inició, envió ni cambió nada más aquí.",
    next: "Continúe donde se restauró la copia. Si no se restauró en ningún sitio, quite la marca de esta carpeta de datos.",
  },
  handoverRefused: {
    why: {
      "short-passphrase": "La frase de contraseña del archivo es demasiado corta: use al menos 8 caracteres.",
      "too-large": "El archivo es más grande que cualquier espacio de trabajo entregado.",
      "other-file": "Este no es el archivo de un espacio de trabajo entregado.",
      newer: "Una versión más reciente de Switchover hizo este archivo.",
      damaged: "El archivo está dañado: no es como se escribió.",
      "wrong-passphrase": "La frase de contraseña no abre este archivo.",
      exists: "Este espacio de trabajo ya está en la carpeta de datos.",
    },
    works: "No se escribió nada.",
    next: "Elija el archivo correcto y su frase de contraseña, o pida que se haga de nuevo. Un espacio de trabajo que ya está aquí se puede añadir como uno nuevo.",
  },
  workspaceBusy: {
    why: {
      "open-migration": "El espacio de trabajo no se archivó: uno de sus números tiene un traspaso abierto.",
      "replaced-callback":
        "El espacio de trabajo no se archivó: una de sus URL de devolución de llamada lleva aquí o no se restauró.",
    },
    works: "No se cambió nada.",
    next: "Termine o abandone el traspaso, restaure la URL de devolución de llamada y archive entonces el espacio de trabajo.",
  },
  pdfFailed: {
    why: {
      "no-printer":
        "No se encontró ningún programa que imprima una página como PDF: Chromium, Google Chrome, Microsoft Edge o Brave.",
      failed: "El navegador no imprimió la página como PDF.",
    },
    works: "No se guardó ningún informe. El traspaso no cambió.",
    next: "Guarde el informe como HTML e imprímalo, o elija Markdown o JSON.",
  },
  letterUnfit: {
    why: {
      "too-late":
        "Esta carta es para antes del traspaso, y el número ya se ha traspasado o el traspaso ha terminado.",
      "not-ended": "El traspaso no ha terminado, así que aún no se conoce su resultado.",
      "needs-run": "Un plan no tiene ningún resultado que comunicar.",
      followed: "A este traspaso le siguió otro más reciente del número. Cuenta el resultado de ese.",
      "no-code": "De camino a la nube no se envía ningún código de registro.",
      "time-past": "La hora prevista ya ha pasado.",
      "no-number": "El espacio de trabajo ya no tiene este número.",
    },
    works: "No se escribió ninguna carta. No se envió nada.",
    next: "Elija otra carta u otro traspaso.",
  },
  newerVersion: {
    what: "La carpeta de datos la escribió una versión más nueva de Switchover (formato {{found}}; esta versión admite {{known}}).",
    works: HELD_BACK,
    next: "Use la versión más nueva, u otra carpeta de datos.",
  },
  storageDamaged: {
    what: "Los registros de la carpeta de datos están dañados. Se guardó una copia como {{setAside}}; no se eliminó nada.",
    works: HELD_BACK,
    next: "Conserve esa copia. Recupere la carpeta de su propia copia de seguridad, o empiece con una carpeta de datos vacía.",
  },
  storageReplaced: {
    what: "Los registros de la carpeta de datos son más antiguos de lo que deberían: se vaciaron, se sustituyeron o se hicieron retroceder.",
    works: HELD_BACK,
    next: "Recupere la copia más reciente. No inicie ningún traspaso hasta entonces: puede que no se cuenten intentos ya hechos.",
  },
  storageFull: {
    what: "El disco de la carpeta de datos está lleno.",
    works: HELD_BACK,
    next: "Libere espacio e inténtelo de nuevo.",
  },
  storageReadOnly: {
    what: "Switchover no puede escribir en la carpeta de datos.",
    works: HELD_BACK,
    next: "Dese permiso para escribir en ella, o elija otra carpeta de datos.",
  },
  storageFailed: {
    what: "Switchover no pudo leer o escribir la carpeta de datos ({{code}}).",
    works: HELD_BACK,
    next: "Revise el disco, los permisos de la carpeta y si una carpeta sincronizada o un antivirus retiene allí un archivo (EBUSY). Después, inténtelo de nuevo.",
    notAFolder: {
      what: "La ruta de la carpeta de datos lleva a algo que no es una carpeta.",
      next: "Quítelo de ahí, o elija otra carpeta de datos.",
    },
    tooLong: {
      what: "La ruta de la carpeta de datos, o de un archivo en ella, es demasiado larga para este sistema.",
      next: "Elija otra carpeta de datos, con una ruta más corta.",
    },
    tooLarge: {
      what: "Un archivo de la carpeta de datos sería más grande de lo que permite este sistema o el formato de su disco ({{code}}).",
      next: "Pregunte a quien administra este equipo por los límites de los archivos. Después, inténtelo de nuevo.",
    },
  },
  machineState: {
    works: HELD_BACK,
    next: "Revise los permisos de la carpeta y el espacio libre de su disco, e inténtelo de nuevo. Una carpeta dañada puede apartarse mientras Switchover no esté en marcha. Abra después cada una de sus carpetas de datos: añaden lo que saben a una nueva.",
    why: {
      "not-writable":
        "Switchover no puede escribir en la carpeta {{folder}}. Registra qué carpeta de datos está traspasando cada uno de sus números.",
      full: "El disco de la carpeta {{folder}} está lleno. La carpeta registra qué carpeta de datos está traspasando cada uno de sus números.",
      damaged:
        "Los registros de la carpeta {{folder}} están dañados. Indican qué carpeta de datos está traspasando cada uno de sus números.",
      newer:
        "La carpeta {{folder}} la escribió una versión más nueva de Switchover. Registra qué carpeta de datos está traspasando cada uno de sus números.",
      failed:
        "Switchover no pudo leer o escribir la carpeta {{folder}}. Registra qué carpeta de datos está traspasando cada uno de sus números.",
    },
  },
  vaultLocked: {
    what: "La bóveda está bloqueada.",
    works: NOTHING_FURTHER,
    next: "Desbloquéela con su frase de contraseña.",
  },
  vaultAbsent: {
    what: "Esta carpeta de datos aún no tiene bóveda.",
    works: NOTHING_FURTHER,
    next: "Compruebe que es la carpeta de datos correcta.",
  },
  wrongPassphrase: {
    what: "La frase de contraseña no desbloquea esta bóveda.",
    works: NOTHING_SENT,
    next: "Revise la frase de contraseña y la carpeta de datos. No se elimina nada, por muchas veces que lo intente.",
  },
  vaultDamaged: {
    what: "La bóveda está dañada.",
    whatSetAside: "La bóveda está dañada. Se guardó una copia como {{setAside}}; no se eliminó nada.",
    works: HELD_BACK,
    next: "Recupérela de su propia copia de seguridad de la carpeta de datos.",
  },
  vaultChanged: {
    what: "La bóveda no corresponde a los registros de esta carpeta de datos.",
    works: HELD_BACK,
    next: "Recupere la bóveda que pertenece a esta carpeta de datos.",
  },
  keyChangeUnsure: {
    what: "Se cambió lo que abre la bóveda, pero el disco no lo confirmó ({{code}}).",
    works: "Esto no afecta a su número.",
    next: "El cambio ya se aplica. Tras un corte de luz podrían volver a valer la frase de contraseña o la clave de recuperación anteriores: guarde ambas, revise el disco y haga el cambio de nuevo.",
  },
  vaultNewer: {
    what: "La bóveda la creó una versión más nueva de Switchover. No se cambió nada en ella.",
    works: HELD_BACK,
    next: "Use la versión más nueva, u otra carpeta de datos.",
  },
  recordMissing: {
    what: "Un secreto que hace falta no está en la bóveda.",
    works: HELD_BACK,
    next: "Póngalo donde lo lee el plan e inténtelo de nuevo.",
  },
  labelTaken: {
    what: "Esta etiqueta pertenece a una copia de seguridad que un traspaso guarda en la bóveda.",
    works: HELD_BACK,
    next: "Elija otra etiqueta.",
  },
  recordDamaged: {
    what: "Un secreto de la bóveda está dañado y no se usó.",
    works: HELD_BACK,
    next: "Guarde otra vez el secreto en la bóveda, o recupere la bóveda de su propia copia de seguridad.",
  },
  secretsMissing: {
    works: NOTHING_SENT,
    worksOfRun: NOTHING_FURTHER,
    next: "Ponga cada secreto donde lo lee el plan, o cambie el plan.",
    why: {
      "env-unset": "{{member}}: {{reference}} no está definido.",
      "file-unreadable":
        "{{member}}: no se puede leer {{reference}}. No existe, no se permite leerlo, no es texto o pasa de 1 MiB.",
      "label-unknown": "{{member}}: {{reference}} no está en la bóveda.",
      "vault-locked":
        "{{member}}: no se puede leer {{reference}} mientras la bóveda esté bloqueada o no exista.",
      empty: "{{member}}: {{reference}} está vacío.",
      "of-another-address":
        "{{member}}: {{reference}} se dio para otra URL. Délo de nuevo para esta si debe enviarse allí.",
    },
    unsealed:
      "{{member}}: {{reference}} no está definido, y la bóveda no tiene ninguna copia cifrada que sirva.",
  },
  secretInvalid: {
    works: NOTHING_FURTHER,
    next: "Corríjalo donde lo lee el plan.",
    why: {
      "pin-not-six-digits": "{{member}} no es un PIN: un PIN tiene exactamente 6 dígitos.",
      "not-one-line":
        "{{member}} contiene un salto de línea o un carácter de control; tiene que ser 1 sola línea.",
      empty: "{{member}} está vacío.",
    },
  },
  fileUnusable: {
    works: NOTHING_FURTHER,
    next: "Corrija la ruta en el plan, o el archivo.",
    given: { next: "Corrija la ruta que indicó, o el archivo." },
    why: {
      missing: "{{member}}: no existe el archivo {{path}}.",
      "not-a-file": "{{member}}: {{path}} es una carpeta, u otra cosa que no es un archivo.",
      unreadable: "{{member}}: no se puede leer el archivo {{path}}.",
      "not-a-certificate":
        "{{member}}: el archivo {{path}} no contiene ningún certificado en formato PEM («-----BEGIN CERTIFICATE-----»).",
      "does-not-open":
        "{{member}}: no se puede abrir el archivo {{path}}. Compruebe que su frase de contraseña y su clave son las suyas.",
    },
  },
  noSuchRun: {
    what: "En esta carpeta de datos no hay ningún traspaso {{run}}.",
    works: NOTHING_STARTED,
    next: "Liste los traspasos y revise la carpeta de datos.",
  },
  heldElsewhere: {
    what: "Otro proceso está trabajando en el traspaso {{run}}.",
    works: NOT_FROM_HERE,
    next: "Espere a ese proceso, o termínelo. Después inténtelo de nuevo.",
  },
  runOpen: {
    what: "El traspaso {{run}} de este número ya está abierto.",
    works: NOT_FROM_HERE,
    next: "Continúe con ese traspaso, o abandónelo, antes de iniciar otro.",
    held: {
      what: "Otro proceso ya está traspasando este número: traspaso {{run}}.",
      next: "Espere a que se detenga.",
    },
  },
  runElsewhere: {
    works: NOT_FROM_HERE,
    why: {
      open: "El traspaso {{run}} de este número está abierto en otra carpeta de datos: {{folder}}.",
      gone: "El traspaso {{run}} de este número está abierto, pero su carpeta de datos ya no está: {{folder}}.",
      "not-in-copy":
        "El traspaso {{run}} de este número está abierto, pero la carpeta de datos se restauró de una copia que no lo contiene: {{folder}}.",
      damaged:
        "El traspaso {{run}} de este número está abierto en la carpeta de datos {{folder}}, y sus registros allí están dañados.",
      later:
        "Un traspaso posterior de este número, {{run}} en la carpeta de datos {{folder}}, ha sustituido a este.",
      ended:
        "El traspaso {{run}} continuó en la carpeta de datos {{folder}} y terminó allí. Esta es una copia más antigua.",
    },
    next: "Continúe con ese traspaso en su propia carpeta de datos, o abandónelo allí.",
    nextWhere: {
      gone: "Si la carpeta está en una unidad sin conectar, conéctela y continúe allí. Si se ha perdido, busque el número en el panel de la plataforma y después abandone el traspaso en una terminal.",
      "not-in-copy":
        "Busque el número en el panel de la plataforma: puede que solicitudes de ese traspaso hayan surtido efecto. Después abandónelo en una terminal e inicie otro.",
      damaged:
        "Busque el número en el panel de la plataforma; después abandone el traspaso en una terminal e inicie otro.",
      later: "Este traspaso no puede continuar; abandónelo aquí.",
      ended: "No puede continuar aquí; abandónelo aquí.",
    },
  },
  numberBusy: {
    what: "Otro proceso suyo está trabajando ahora en este número.",
    works: NOT_FROM_HERE,
    next: "Espere a ese proceso, o termínelo. Después inténtelo de nuevo.",
  },
  noGo: {
    what_one: "Sin iniciar: 1 comprobación previa fallida.",
    what_other: "Sin iniciar: {{count}} comprobaciones previas fallidas.",
    works: NOTHING_CHANGED,
    next: "Corrija lo que indican las comprobaciones fallidas y vuelva a comprobar.",
  },
  notWaitingForThis: {
    what: "El traspaso {{run}} no espera esto.",
    whatPhase: "El traspaso {{run}} no espera esto. Su estado: {{phase}}.",
    works: NOTHING_FURTHER,
    next: "Compruebe el estado del traspaso.",
    spent: {
      what: "Al traspaso {{run}} no le quedan intentos, así que la petición no se vuelve a enviar.",
      next: "Busque el número en el panel de la plataforma e indique su ubicación. Un traspaso nuevo tiene intentos propios.",
    },
  },
  codeNotAsked: {
    what: "No se pidió otro código. {{why}}",
    works: NOTHING_FURTHER,
    next: "Aún puede introducir el código enviado antes. Corrija la causa antes de pedir otro.",
  },
  tooSoon: {
    what: "Demasiado pronto. El siguiente intento es posible a partir de: {{until}}.",
    works: NOTHING_FURTHER,
    next: "Espere hasta entonces.",
    elsewhere: {
      what: "Demasiado pronto: la plataforma pidió esperar al traspaso {{run}} de la carpeta de datos {{folder}}, y eso vale para el número. El siguiente intento es posible a partir de: {{until}}.",
    },
    onlyHere: {
      what: "Demasiado pronto. El reloj de la plataforma no muestra cuánto ha pasado de la espera, así que solo un programa que siga abierto puede saber cuándo termina: contando desde ahora, a partir de: {{until}}.",
      next: "Deje este programa abierto hasta entonces e inténtelo de nuevo en él. Uno que se abra más tarde empieza a contar desde el principio.",
    },
  },
  pinTooSoon: {
    what: "Demasiado pronto: tras un cambio anterior de este PIN, la plataforma pidió esperar. El siguiente cambio es posible a partir de: {{until}}.",
    works: NOTHING_SENT,
    next: "Espere hasta entonces.",
    onlyHere: {
      what: "Demasiado pronto: tras un cambio anterior de este PIN, la plataforma pidió esperar. Su reloj no muestra cuánto ha pasado, así que solo un programa que siga abierto puede saber cuándo termina la espera: contando desde ahora, a partir de: {{until}}.",
      next: "Deje este programa abierto hasta entonces e inténtelo de nuevo en él. Uno que se abra más tarde empieza a contar desde el principio.",
    },
  },
  journalDamaged: {
    what_one: "1 fila del diario del traspaso {{run}} no es de fiar y se apartó.",
    what_other: "{{count}} filas del diario del traspaso {{run}} no son de fiar y se apartaron.",
    works: "No se envió nada: sin el diario entero se desconoce qué se hizo ya.",
    next: "Este traspaso no puede continuar desde aquí, y no se eliminó nada. Busque el número en el panel de la plataforma y continúe después con una carpeta de datos nueva.",
  },
  runOfNewerVersion: {
    what: "Una versión más nueva de Switchover ha trabajado en el traspaso {{run}} (sus filas son de la versión {{found}}; esta versión admite la {{known}}).",
    works: "No se envió nada, y no hay nada dañado. Esta versión no puede saber qué se hizo ya.",
    next: "Continúe este traspaso en la versión más nueva. Los demás traspasos de la carpeta de datos se pueden usar aquí.",
  },
  codeNotSixDigits: {
    what: "Un código de registro tiene 6 dígitos.",
    works: RUN_UNTOUCHED,
    next: "Introduzca el código del mensaje, con o sin su guion.",
  },
  pinUnchanged: {
    what: "Este es el PIN que la plataforma ya rechazó, así que la petición no se vuelve a enviar: cada PIN incorrecto acerca el bloqueo del PIN.",
    works: RUN_UNTOUCHED,
    next: "Si la ubicación es desconocida, busque el número en el panel de la plataforma e indíquela. Restablezca el PIN en la API que tiene el número, y dé el nuevo antes de continuar.",
  },
  recoveryNeeded: {
    what: "La bóveda se abre con el almacén de claves de este equipo y no hay ninguna clave de recuperación confirmada. Si se pierde el equipo, se pierde también la copia de seguridad del número.",
    works: NOTHING_FURTHER,
    next: "Cree una clave de recuperación y guárdela lejos de este equipo, o escriba que prescinde de ella. Después, continúe.",
  },
  requestChanged: {
    what: "El PIN ya no es el que se envió antes. Solo se puede volver a enviar la misma petición; con otro PIN sería una nueva.",
    works: NOTHING_FURTHER,
    next: "Vuelva a poner el PIN que se envió antes donde lo lee el plan, o busque el número en el panel de la plataforma e indique su ubicación.",
  },
  placeUnknown: {
    what: "La ubicación del número es desconocida. {{reason}}",
    works: NOTHING_CHANGED,
    next: "Busque el número en el panel de la plataforma y elija la API que lo tiene.",
  },
  pinOffInCloud: {
    what: "El número está en la nube, y la nube no tiene ninguna llamada que desactive la verificación en dos pasos.",
    works: NOTHING_SENT,
    next: "Su propietario la desactiva en el gestor de números de la plataforma: verificación en dos pasos, y después el enlace del correo. O configure un PIN nuevo: para eso no hace falta el anterior.",
  },
  pinMissing: {
    what: "No se dio ningún PIN: falta number.pin.",
    works: NOTHING_SENT,
    next: "Dé el PIN de 6 dígitos que debe tener el número.",
  },
  otherNumber: {
    works: NOTHING_CHANGED,
    next: "Corrija la conexión o el número e inténtelo de nuevo.",
    why: {
      "on-premises": "El cliente local atiende otro número: {{serves}}.",
      cloud: "Con este ID de número de teléfono, la nube tiene otro número: {{serves}}.",
    },
  },
  sideSilent: {
    works: NOTHING_CHANGED,
    next: "Corrija la causa e inténtelo de nuevo.",
    why: {
      "on-premises": "Sin cambios: el cliente local no respondió a una consulta. {{cause}}",
      cloud: "Sin cambios: la nube no respondió a una consulta. {{cause}}",
    },
  },
  pairInUse: {
    what: "El traspaso {{run}}, que no ha terminado, necesita la copia de seguridad.",
    works: "No se eliminó nada.",
    next: "Termine o abandone primero ese traspaso.",
  },
  portTaken: {
    what: "Otro programa usa el puerto {{port}} de este equipo, o el puerto no está permitido.",
    works: NOTHING_STARTED,
    next: "Elija otro puerto, o no indique ninguno.",
  },
  addressRefused: {
    works: NOTHING_STARTED,
    next: "Corrija la URL e inténtelo de nuevo.",
    why: {
      unreadable: "Esta no es una URL válida.",
      "not-https": "La URL no empieza por https://, así que no se envía nada allí.",
      "user-info": "La URL contiene un nombre de usuario o una contraseña, así que no se envía nada allí.",
      fragment: "La URL tiene una parte detrás de #, que ningún servidor llega a recibir.",
      "ip-literal": "La URL tiene una dirección IP en lugar de un nombre, así que no se envía nada allí.",
      "port-unusual": "La URL tiene un puerto distinto del 443, así que no se envía nada allí.",
      "name-not-found": "No se encontró el nombre de la URL.",
      "private-address": "La URL lleva a una red privada, así que no se envía nada allí.",
      "own-address": "La URL lleva de vuelta aquí: lo que se reenvía daría vueltas.",
      other: "A esta URL no se pueden enviar notificaciones.",
    },
  },
  noSuchEvent: {
    what: "Este evento no está en la carpeta de datos: se eliminó, o su plazo de conservación ha terminado.",
    works: NOT_FROM_HERE,
    next: "Liste los eventos y revise la carpeta de datos.",
  },
  notListening: {
    what: "El receptor no está en marcha.",
    works: NOT_FROM_HERE,
    next: "Inicie el receptor e inténtelo de nuevo.",
  },
  noSuchWorkspace: {
    what: "En esta carpeta de datos no hay ningún espacio de trabajo {{workspace}}.",
    works: NOT_FROM_HERE,
    next: "Revise la carpeta de datos.",
  },
  notSetUp: {
    what: "Todavía falta: {{missing}}.",
    works: NOTHING_SENT,
    next: "Añada lo que falta e inténtelo de nuevo.",
  },
  noSuchTest: {
    what: "Aquí no hay ninguna prueba {{test}}.",
    works: NOT_FROM_HERE,
    next: "Compruebe si todavía hay que restaurar alguna URL de devolución de llamada e inicie una prueba nueva.",
  },
  testRunning: {
    what: "{{test}} está en curso: una prueba de webhooks, o una URL de devolución de llamada que apunta aquí. Ocupa el mismo número o receptor.",
    otherNumber:
      "{{test}} está en curso para {{number}}: una prueba de webhooks, o una URL de devolución de llamada que apunta aquí. Un espacio de trabajo atiende 1 número a la vez: su receptor tiene 1 URL y 1 entrada desde fuera, ambas para la URL de devolución de llamada de ese número.",
    works: NOT_FROM_HERE,
    next: "Espere a que termine, o termínela. Después inténtelo de nuevo.",
  },
  wordNeeded: {
    what: "Las notificaciones del número van ya a otra URL, que dejaría de recibirlas.",
    works: NOTHING_STARTED,
    next: "Añada --yes si es lo que quiere, o reenvíe copias con --forward.",
  },
  tokenNotKept: {
    what: "La URL de devolución de llamada es ahora {{before}}, y ninguna llamada devuelve su token de verificación. Sin el token, no se podría restaurar tras un fallo.",
    works: NOTHING_STARTED,
    next: "Indique un archivo que contenga el token con --callback-token-file FILE, o desbloquee la bóveda con --passphrase-file FILE.",
  },
  bindRefused: {
    works: NOTHING_STARTED,
    next: "Elija una dirección de este equipo que el cliente local alcance, o un túnel.",
    why: {
      "not-here": "{{address}} no es una dirección de este equipo.",
      cloud: "La nube no alcanza {{address}}: la red local es solo para el cliente local.",
      "already-listening":
        "El receptor escucha ahora solo en este equipo, y otros pueden estar usándolo. Deténgalo antes.",
      "needs-public-url":
        "{{address}} significa todas las redes de este equipo, así que no se puede dar a un cliente como URL. Indique la URL pública que lleva aquí.",
      "not-allowed": "El administrador de este equipo no permite que Switchover escuche en la red local.",
    },
  },
  untilPast: {
    what: "El final está en el pasado.",
    works: NOTHING_STARTED,
    next: "Elija uno posterior, o no ponga ninguno.",
  },
} as const satisfies TranslationOf<"es", typeof english>;

/** Problems told together with more than themselves. */
export const problemsBeside = {
  nothingSent: NOTHING_SENT,
  openRequest: {
    what: "«{{step}}» se envió, y su resultado es desconocido. {{problem}}",
    works: "Solo otra comprobación de ambas API puede mostrar dónde está el número. No se envió nada más.",
    next: "{{problem}} Después reanude el traspaso: comprueba ambas API antes de cualquier otra cosa.",
    fix: {
      storageFull: "Libere espacio.",
      storageFailed:
        "Revise el disco, los permisos de la carpeta, y si una carpeta sincronizada o un antivirus retiene allí un archivo (EBUSY).",
      storageReadOnly: "Dese permiso de escritura en esta carpeta de datos.",
      storageDamaged: "Conserve esa copia y restaure la carpeta desde su propia copia de seguridad.",
      storageReplaced: "Vuelva a poner la copia más reciente de esta carpeta de datos.",
      machineState: "Revise los permisos de la carpeta y el espacio libre en el disco.",
      newerVersion: "Use la versión más nueva.",
      vaultNewer: "Use la versión más nueva.",
    },
  },
  pairOfUnknownPlace: {
    what: "La copia de seguridad pertenece al traspaso {{run}}, que ha terminado, pero la ubicación de su número es desconocida.",
    works: "No se eliminó nada: la copia de seguridad aún puede hacer falta.",
    next: "Busque el número en el panel de la plataforma e indique su ubicación. Después se puede eliminar la copia de seguridad.",
  },
} as const satisfies TranslationOf<"es", typeof englishBeside>;
