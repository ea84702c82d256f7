import type { problems as english, problemsBeside as englishBeside } from "../en/problems.ts";
import type { ShapeOf } from "../words.ts";

const NOTHING_SENT = "No se envió nada ni se cambió nada: su número está donde estaba.";
const NOT_FROM_HERE = "Desde aquí no se envió nada.";
const HELD_BACK = "No se envió nada más: lo que no se puede anotar no se hace.";
const RUN_UNTOUCHED = "No se envió nada: el traspaso está como estaba.";
/** For what may come in the middle of a run, after something was sent. */
const NOTHING_FURTHER = "No se envió nada más; lo que ya se hizo queda como está.";
const NOTHING_STARTED = "No se inició ni se envió nada.";

/** Each problem in three parts: what happened, whether the number works now, what to do next. */
export const problems = {
  newerVersion: {
    what: "La carpeta de datos la escribió una versión más nueva de Switchover (formato {{found}}; esta conoce {{known}}).",
    works: NOTHING_SENT,
    next: "Use la versión más nueva, u otra carpeta de datos.",
  },
  storageDamaged: {
    what: "Los registros de la carpeta de datos están dañados. Se apartó una copia como {{setAside}}; no se eliminó nada.",
    works: HELD_BACK,
    next: "Conserve esa copia. Recupere la carpeta de su propia copia de seguridad, o empiece con una carpeta de datos vacía.",
  },
  storageReplaced: {
    what: "Los registros de la carpeta de datos son más antiguos de lo que dice la propia carpeta: se vaciaron, se sustituyeron o se hicieron retroceder.",
    works: HELD_BACK,
    next: "Recupere la copia más reciente. No inicie ningún traspaso hasta entonces: podrían olvidarse intentos ya hechos.",
  },
  storageFull: {
    what: "El disco de la carpeta de datos está lleno.",
    works: HELD_BACK,
    next: "Haga sitio e inténtelo de nuevo.",
  },
  storageReadOnly: {
    what: "No se puede escribir en la carpeta de datos.",
    works: HELD_BACK,
    next: "Dese permiso para escribir en ella, o elija otra carpeta de datos.",
  },
  storageFailed: {
    what: "No se pudo leer o escribir la carpeta de datos ({{code}}).",
    works: HELD_BACK,
    next: "Revise el disco, los permisos de la carpeta y si una carpeta sincronizada o un antivirus retiene allí un archivo (EBUSY). Después, inténtelo de nuevo.",
    notAFolder: {
      what: "Lo que hay en el lugar de la carpeta de datos no es una carpeta.",
      next: "Quítelo de ahí, o elija otra carpeta de datos.",
    },
  },
  machineState: {
    works: HELD_BACK,
    next: "Revise los permisos de la carpeta y el espacio en su disco, e inténtelo de nuevo. Si está dañada, puede apartarse mientras no haya ningún Switchover en marcha: abra después cada una de sus carpetas de datos, que dirán a la nueva lo que saben.",
    why: {
      "not-writable":
        "No se puede escribir en la carpeta {{folder}}. En ella está qué número suyo se está traspasando desde qué carpeta de datos.",
      full: "El disco de la carpeta {{folder}} está lleno. En ella está qué número suyo se está traspasando desde qué carpeta de datos.",
      damaged:
        "Los registros de la carpeta {{folder}} están dañados. Dicen qué número suyo se está traspasando desde qué carpeta de datos.",
      newer:
        "La carpeta {{folder}} la escribió una versión más nueva de Switchover. En ella está qué número suyo se está traspasando desde qué carpeta de datos.",
      failed:
        "No se pudo leer o escribir la carpeta {{folder}}. En ella está qué número suyo se está traspasando desde qué carpeta de datos.",
    },
  },
  vaultLocked: {
    what: "La bóveda está cerrada.",
    works: NOTHING_FURTHER,
    next: "Dé su frase de contraseña.",
  },
  vaultAbsent: {
    what: "Esta carpeta de datos aún no tiene bóveda.",
    works: NOTHING_FURTHER,
    next: "Compruebe que la carpeta de datos es la correcta.",
  },
  wrongPassphrase: {
    what: "La frase de contraseña no abre esta bóveda.",
    works: NOTHING_SENT,
    next: "Revise la frase de contraseña y la carpeta de datos. No se elimina nada, por muchas veces que lo intente.",
  },
  vaultDamaged: {
    what: "La bóveda está dañada.",
    whatSetAside: "La bóveda está dañada. Se apartó una copia como {{setAside}}; no se eliminó nada.",
    works: HELD_BACK,
    next: "Recupérela de su propia copia de seguridad de la carpeta de datos.",
  },
  vaultChanged: {
    what: "La bóveda es otra que aquella con la que se escribieron los registros de esta carpeta de datos.",
    works: HELD_BACK,
    next: "Recupere la bóveda que pertenece a esta carpeta de datos.",
  },
  vaultNewer: {
    what: "La bóveda la hizo una versión más nueva de Switchover. No se tocó nada de ella.",
    works: HELD_BACK,
    next: "Use la versión más nueva, u otra carpeta de datos.",
  },
  recordMissing: {
    what: "La bóveda no contiene el secreto que hace falta.",
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
    next: "Ponga otra vez el secreto en la bóveda, o recupere la bóveda de su propia copia de seguridad.",
  },
  secretsMissing: {
    works: NOTHING_SENT,
    worksOfRun: NOTHING_FURTHER,
    next: "Ponga cada secreto donde dice el plan, o cambie el plan.",
    why: {
      "env-unset": "{{member}}: {{reference}} no está definido.",
      "file-unreadable":
        "{{member}}: no se puede leer {{reference}}. No está ahí, no se permite leerlo, no es texto o pasa de 1 MiB.",
      "label-unknown": "{{member}}: {{reference}} no está en la bóveda.",
      "vault-locked":
        "{{member}}: no se puede leer {{reference}} mientras la bóveda esté cerrada o no exista.",
      empty: "{{member}}: {{reference}} está vacío.",
      "of-another-address":
        "{{member}}: {{reference}} se dio para otra dirección. Délo de nuevo para esta si debe enviarse allí.",
    },
    unsealed:
      "{{member}}: {{reference}} no está definido, y en la bóveda no hay ninguna copia sellada que sirva.",
  },
  secretInvalid: {
    works: NOTHING_FURTHER,
    next: "Corríjalo donde lo lee el plan.",
    why: {
      "pin-not-six-digits": "{{member}} no es un PIN: un PIN tiene exactamente seis cifras.",
      "not-one-line":
        "{{member}} tiene dentro un salto de línea o un carácter de control; tiene que ser una sola línea.",
      empty: "{{member}} está vacío.",
    },
  },
  fileUnusable: {
    works: NOTHING_FURTHER,
    next: "Corrija la ruta en el plan, o el archivo.",
    why: {
      unreadable: "{{member}}: no se puede leer el archivo {{path}}.",
      "not-a-certificate":
        "{{member}}: el archivo {{path}} no contiene ningún certificado en forma PEM («-----BEGIN CERTIFICATE-----»).",
      "does-not-open":
        "{{member}}: el archivo {{path}} no se abre: compruebe que la frase de paso y la clave son las suyas.",
    },
  },
  noSuchRun: {
    what: "En esta carpeta de datos no hay ningún traspaso {{run}}.",
    works: NOTHING_SENT,
    next: "Liste los traspasos y revise la carpeta de datos.",
  },
  heldElsewhere: {
    what: "Otro proceso está trabajando en el traspaso {{run}}.",
    works: NOT_FROM_HERE,
    next: "Espere al otro proceso, o termínelo; después inténtelo de nuevo.",
  },
  runOpen: {
    what: "El traspaso {{run}} de este número ya está abierto.",
    works: NOT_FROM_HERE,
    next: "Continúe con ese traspaso, o abandónelo, antes de iniciar otro.",
    held: {
      what: "Otro proceso ya está traspasando este número: traspaso {{run}}.",
      next: "Espere a que termine.",
    },
  },
  runElsewhere: {
    works: NOT_FROM_HERE,
    why: {
      open: "El traspaso {{run}} de este número está abierto en otra carpeta de datos: {{folder}}.",
      gone: "El traspaso {{run}} de este número está abierto, pero su carpeta de datos ya no está: {{folder}}.",
      damaged:
        "El traspaso {{run}} de este número está abierto en la carpeta de datos {{folder}}, y sus registros allí están dañados.",
      later:
        "Un traspaso posterior de este número, {{run}} en la carpeta de datos {{folder}}, ha ocupado su lugar.",
      ended:
        "El traspaso {{run}} continuó en la carpeta de datos {{folder}} y terminó allí. Lo que hay aquí es una copia más antigua.",
    },
    next: "Continúe con ese traspaso en su propia carpeta de datos, o abandónelo allí.",
    nextWhere: {
      gone: "Si la carpeta está en una unidad sin conectar, conéctela y continúe allí. Si se ha perdido, mire en el panel de la plataforma dónde está el número y dé el traspaso por perdido en una terminal.",
      damaged:
        "Mire en el panel de la plataforma dónde está el número; después dé el traspaso por perdido en una terminal y empiece otro.",
      later: "Este traspaso no puede continuar; abandónelo aquí.",
      ended: "No puede continuar aquí; abandónelo aquí.",
    },
  },
  numberBusy: {
    what: "Otro proceso suyo está trabajando en este número ahora mismo.",
    works: NOT_FROM_HERE,
    next: "Espere al otro proceso, o termínelo; después inténtelo de nuevo.",
  },
  noGo: {
    what_one: "Una comprobación falló, así que no se empezó la migración.",
    what_other: "{{count}} comprobaciones fallaron, así que no se empezó la migración.",
    works: "No se cambió nada: su número está donde estaba.",
    next: "Corrija lo que nombran las comprobaciones fallidas y vuelva a comprobar.",
  },
  notWaitingForThis: {
    what: "El traspaso {{run}} no espera esto.",
    whatPhase: "El traspaso {{run}} no espera esto: {{phase}}.",
    works: RUN_UNTOUCHED,
    next: "Mire cómo está el traspaso.",
    spent: {
      what: "Los intentos del traspaso {{run}} están agotados, así que la petición no se envía otra vez.",
      next: "Mire el número en el panel de la plataforma y diga dónde lo ve. Un traspaso nuevo tiene intentos propios.",
    },
  },
  codeNotAsked: {
    what: "No se pidió otro código. {{why}}",
    works: RUN_UNTOUCHED,
    next: "El código enviado antes todavía se puede introducir. Corrija la causa antes de pedir otro.",
  },
  tooSoon: {
    what: "Es demasiado pronto. El siguiente intento es posible a partir de: {{until}}.",
    works: RUN_UNTOUCHED,
    next: "Espere hasta entonces.",
    elsewhere: {
      what: "Es demasiado pronto: la plataforma pidió esperar al traspaso {{run}} de la carpeta de datos {{folder}}, y eso vale para el número. El siguiente intento es posible a partir de: {{until}}.",
    },
    onlyHere: {
      what: "Es demasiado pronto. El reloj de la plataforma no permite saber cuánto queda de la espera, así que solo un programa que siga abierto puede saber cuándo termina la espera: contando desde ahora, a partir de: {{until}}.",
      next: "Deje este programa abierto hasta entonces e inténtelo de nuevo en él. Uno que se abra más tarde empieza a contar desde el principio.",
    },
  },
  pinTooSoon: {
    what: "Es demasiado pronto: la plataforma pidió esperar a un cambio anterior de este PIN. El siguiente es posible a partir de: {{until}}.",
    works: NOTHING_SENT,
    next: "Espere hasta entonces.",
    onlyHere: {
      what: "Es demasiado pronto: la plataforma pidió esperar a un cambio anterior de este PIN. Su reloj no permite saber cuánto queda, así que solo un programa que siga abierto puede saber cuándo termina la espera: contando desde ahora, a partir de: {{until}}.",
      next: "Deje este programa abierto hasta entonces e inténtelo de nuevo en él. Uno que se abra más tarde empieza a contar desde el principio.",
    },
  },
  journalDamaged: {
    what_one: "Una fila del diario del traspaso {{run}} no es de fiar y se apartó.",
    what_other: "{{count}} filas del diario del traspaso {{run}} no son de fiar y se apartaron.",
    works: "No se envió nada: sin el diario entero no se puede saber qué se hizo ya.",
    next: "Este traspaso no se puede continuar desde aquí, y no se eliminó nada. Mire en el panel de la plataforma dónde está el número y continúe después con una carpeta de datos nueva.",
  },
  runOfNewerVersion: {
    what: "Una versión más nueva de Switchover ha trabajado en el traspaso {{run}} (sus filas son de la versión {{found}}; esta conoce la {{known}}).",
    works: "No se envió nada, y nada del traspaso está dañado: esta versión no puede saber qué se hizo ya.",
    next: "Continúe este traspaso en la versión más nueva. Los demás traspasos de la carpeta de datos se pueden usar aquí.",
  },
  codeNotSixDigits: {
    what: "Un código de registro tiene seis cifras.",
    works: RUN_UNTOUCHED,
    next: "Introduzca el código del mensaje, con o sin su guion.",
  },
  pinUnchanged: {
    what: "El PIN es el que la plataforma ya rechazó, así que la petición no se envía otra vez: cada PIN incorrecto acerca el bloqueo del PIN.",
    works: RUN_UNTOUCHED,
    next: "Si nadie sabe en qué lado está el número, mire en el panel de la plataforma y diga dónde lo ve. Restablezca el PIN en ese lado y dé el nuevo antes de continuar.",
  },
  requestChanged: {
    what: "El PIN ya no es el que se envió antes. Solo se puede repetir la misma petición; con otro PIN sería una nueva.",
    works: RUN_UNTOUCHED,
    next: "Vuelva a poner el PIN que se envió antes donde lo lee el plan, o mire en el panel de la plataforma y diga dónde ve el número.",
  },
  placeUnknown: {
    what: "No se puede saber en qué lado está el número. {{reason}}",
    works: NOTHING_SENT,
    next: "Mire en el panel de la plataforma y diga en qué lado está.",
  },
  pinOffInCloud: {
    what: "El número está en la nube, y la nube no tiene ninguna llamada que desactive la verificación en dos pasos.",
    works: NOTHING_SENT,
    next: "Su propietario la desactiva en el gestor de números de la plataforma: verificación en dos pasos, y después el enlace del correo que llega. O fije un PIN nuevo: no se pide el anterior.",
  },
  pinMissing: {
    what: "No se da ningún PIN: falta number.pin.",
    works: NOTHING_SENT,
    next: "Dé el PIN de seis cifras que debe tener el número.",
  },
  otherNumber: {
    works: NOTHING_SENT,
    next: "Corrija la conexión o el número e inténtelo de nuevo.",
    why: {
      "on-premises": "El cliente local atiende otro número: {{serves}}.",
      cloud: "Con este identificador la nube tiene otro número: {{serves}}.",
    },
  },
  sideSilent: {
    works: NOTHING_SENT,
    next: "Corrija la causa e inténtelo de nuevo.",
    why: {
      "on-premises":
        "El cliente local no respondió a una consulta, así que allí no se cambia nada. {{cause}}",
      cloud: "La nube no respondió a una consulta, así que allí no se cambia nada. {{cause}}",
    },
  },
  pairInUse: {
    what: "El traspaso {{run}}, que no ha terminado, necesita la copia de seguridad.",
    works: "No se borró nada.",
    next: "Termine o abandone primero ese traspaso.",
  },
  portTaken: {
    what: "El puerto {{port}} de este equipo es de otro programa, o no se puede usar.",
    works: NOTHING_STARTED,
    next: "Elija otro puerto, o no indique ninguno.",
  },
  addressRefused: {
    works: NOTHING_STARTED,
    next: "Corrija la dirección y vuelva a intentarlo.",
    why: {
      unreadable: "La dirección no se puede leer como tal.",
      "not-https": "La dirección no empieza por https://, así que no se envía nada allí.",
      "user-info":
        "La dirección contiene un nombre de usuario o una contraseña, así que no se envía nada allí.",
      fragment: "La dirección tiene una parte detrás de #, que ningún servidor llega a ver.",
      "ip-literal":
        "La dirección indica un equipo con cifras en lugar de un nombre, así que no se envía nada allí.",
      "port-unusual": "La dirección tiene un puerto distinto del 443, así que no se envía nada allí.",
      "name-not-found": "No se encontró el nombre de la dirección.",
      "private-address": "La dirección lleva a una red privada, así que no se envía nada allí.",
      "own-address": "La dirección lleva de vuelta aquí, y lo que se pasa daría vueltas.",
      other: "A esta dirección no se pueden enviar notificaciones.",
    },
  },
  noSuchEvent: {
    what: "Este evento no está en la carpeta de datos: se borró, o su plazo ha terminado.",
    works: NOT_FROM_HERE,
    next: "Mire la lista de eventos y compruebe la carpeta de datos.",
  },
  notListening: {
    what: "Ningún receptor está escuchando.",
    works: NOT_FROM_HERE,
    next: "Inicie el receptor y vuelva a intentarlo.",
  },
  noSuchWorkspace: {
    what: "En esta carpeta de datos no hay ningún espacio de trabajo {{workspace}}.",
    works: NOT_FROM_HERE,
    next: "Compruebe la carpeta de datos.",
  },
  notSetUp: {
    what: "Todavía falta esto: {{missing}}.",
    works: NOTHING_SENT,
    next: "Añada lo que falta y vuelva a intentarlo.",
  },
  noSuchTest: {
    what: "Aquí no hay ninguna prueba {{test}}.",
    works: NOT_FROM_HERE,
    next: "Mire si todavía hay que devolver alguna dirección de aviso y empiece después una prueba nueva.",
  },
  testRunning: {
    what: "{{test}} está en marcha: una prueba, o un callback que está puesto aquí. Ocupa el mismo número o receptor.",
    otherNumber:
      "{{test}} está en marcha para {{number}}: una prueba, o un callback que está puesto aquí. De un espacio de trabajo se atiende un número cada vez: su receptor tiene una sola dirección y un solo camino desde fuera, que llevan al callback de ese número.",
    works: NOT_FROM_HERE,
    next: "Espere a que termine, o termínelo; después vuelva a intentarlo.",
  },
  wordNeeded: {
    what: "Las notificaciones del número van ya a algún sitio, y allí no se reenviaría nada.",
    works: NOTHING_STARTED,
    next: "Diga --yes si es lo que quiere, o reenvíe copias con --forward.",
  },
  tokenNotKept: {
    what: "{{before}} está puesto, y ninguna llamada dice su token de verificación. Sin él, el callback no podría devolverse tras un fallo.",
    works: NOTHING_STARTED,
    next: "Indique un archivo que lo contenga con --callback-token-file FILE, o abra la bóveda con --passphrase-file FILE.",
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
        "{{address}} son todas las redes de este equipo, y no una dirección que se pueda dar a un cliente. Indique con --public-url la que lleva aquí.",
    },
  },
  untilPast: {
    what: "El final está en el pasado.",
    works: NOTHING_STARTED,
    next: "Elija uno posterior, o no ponga ninguno.",
  },
} as const satisfies ShapeOf<typeof english>;

/** Problems told together with more than themselves. */
export const problemsBeside = {
  nothingSent: NOTHING_SENT,
  openRequest: {
    what: "Hay una petición fuera: «{{step}}» se envió, y no se sabe aún cómo termina. {{problem}}",
    works: "Dónde está el número solo se puede saber mirando otra vez los dos lados. No se envió nada más.",
    next: "{{problem}} Después retome el traspaso: mira antes de hacer cualquier otra cosa.",
  },
  pairOfUnknownPlace: {
    what: "La copia de seguridad pertenece al traspaso {{run}}, que se terminó, pero nadie sabe todavía dónde está su número.",
    works: "No se borró nada: la copia de seguridad aún puede hacer falta.",
    next: "Mire el número en el panel de la plataforma y diga dónde lo ve; después se puede liberar la copia de seguridad.",
  },
} as const satisfies ShapeOf<typeof englishBeside>;
