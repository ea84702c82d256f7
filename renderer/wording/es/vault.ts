/** Words of the vault: its passphrase, and whether this computer may open it by itself. */
export const vault = {
  title: {
    absent: "Crear una bóveda",
    locked: "Desbloquear la bóveda",
    open: "Desbloquear la bóveda",
    damaged: "Bóveda dañada",
    changed: "Se encontró otra bóveda",
    newer: "La bóveda necesita una versión más reciente",
  },
  close: "Cerrar",
  cancel: "Ahora no",
  goOn: "Continuar sin ella",
  show: "Mostrar u ocultar",
  new: {
    why: "La bóveda cifra en este equipo sus tokens de acceso, PIN, contraseñas y copias de seguridad. Una sola frase de contraseña la desbloquea.",
    noRecovery:
      "Switchover no puede recuperar esta frase de contraseña. Sin ella, o sin una hoja de recuperación impresa antes, se pierde todo lo que hay en la bóveda, también las copias de seguridad. Guárdela bien e imprima la hoja en Conexiones.",
    hint: "Al menos 8 caracteres. Una frase es segura y fácil de recordar.",
    first: "Nueva frase de contraseña",
    second: "Confirme la frase de contraseña",
    tooShort: "Use al menos 8 caracteres.",
    differ: "Las frases de contraseña no coinciden. Escriba de nuevo la segunda.",
    create: "Crear la bóveda",
  },
  inForm: {
    title: "Elija una frase de contraseña para la bóveda",
    why: "La bóveda cifra en este equipo sus tokens, contraseñas y copias de seguridad. Switchover no puede recuperar la frase de contraseña; la hoja de recuperación, el último paso, es la segunda entrada.",
  },
  strength: {
    "too-short": "Demasiado corta: al menos 8 caracteres.",
    weak: "Débil: un equipo podría adivinarla. Hágala más larga.",
    fair: "Aceptable. Con más caracteres, la frase de contraseña es fuerte.",
    strong: "Fuerte.",
  },
  unlock: {
    why: "Los tokens de acceso, los PIN y las copias de seguridad están en la bóveda. La frase de contraseña la desbloquea hasta que se vuelva a bloquear.",
    passphrase: "Frase de contraseña",
    wrong: "Frase de contraseña incorrecta. No se cambió nada; inténtelo de nuevo.",
    open: "Desbloquear la bóveda",
  },
  lost: {
    sheet: "¿Perdió la frase de contraseña? Use la hoja de recuperación",
    noSheet:
      "Esta bóveda no tiene hoja de recuperación: una frase de contraseña perdida no se puede sustituir mientras esté bloqueada.",
    printFirst:
      "¿Perdió la frase de contraseña? Imprima la hoja de recuperación mientras la bóveda está desbloqueada: con su clave se establece una nueva.",
    print: "Abrir Conexiones",
  },
  sheet: {
    why: "La clave de la hoja de recuperación desbloquea esta bóveda sin la frase de contraseña.",
    key: "Clave de recuperación",
    hint: "Los grupos de cuatro tal como están impresos. No importan mayúsculas, espacios ni guiones.",
    back: "Introducir la frase de contraseña",
    alsoNew: "Establecer también una nueva frase de contraseña",
    alsoNewHint: "La anterior ya no desbloqueará la bóveda. La hoja de recuperación sigue sirviendo.",
    newSet: "Nueva frase de contraseña establecida. La anterior ya no desbloquea la bóveda.",
  },
  unusable: {
    damaged:
      "El archivo de la bóveda está dañado, así que sus secretos no se pueden leer. El archivo dañado se conservó. Busque la carpeta de datos en Ajustes y restaure una copia del archivo.",
    changed:
      "La bóveda de la carpeta de datos no es la que se usaba antes. Vuelva a poner el archivo correcto; hasta entonces Switchover no la cambia.",
    newer: "Esta bóveda la creó una versión más reciente de Switchover. Use esa versión; esta no la cambia.",
  },
  remember: {
    label: "Recordar en este equipo",
    usable:
      "El almacén de claves de este equipo ({{backend}}) puede desbloquear la bóveda al iniciar Switchover. La frase de contraseña también sirve.",
    none: "En este equipo no hay ningún almacén de claves disponible, así que la frase de contraseña desbloquea la bóveda.",
    unprotected:
      "El almacén de claves de este equipo ({{backend}}) no protege nada: su clave es la misma en todos los equipos. No se usa; la frase de contraseña desbloquea la bóveda.",
    changed:
      "La bóveda se recordó con otro almacén de claves ({{was}}); ahora se usa {{backend}}. Desbloquéela con la frase de contraseña y recuérdela de nuevo en Ajustes.",
    failed:
      "La bóveda está desbloqueada, pero este equipo no pudo recordarla. La próxima vez también necesitará la frase de contraseña.",
  },
} as const;
