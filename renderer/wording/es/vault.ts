/** Palabras de la bóveda. */
export const vault = {
  title: {
    absent: "Crear una bóveda",
    locked: "Abrir la bóveda",
    open: "Abrir la bóveda",
    damaged: "La bóveda está dañada",
    changed: "La bóveda es otra",
    newer: "La bóveda es de una versión más nueva",
  },
  close: "Cerrar",
  cancel: "Ahora no",
  goOn: "Seguir sin ello",
  show: "Mostrar u ocultar lo escrito",
  new: {
    why: "La bóveda guarda cifrados en este equipo sus tokens de acceso, PIN, contraseñas y copias de seguridad. Una sola frase de contraseña la abre.",
    noRecovery:
      "Nadie puede recuperar esta frase: ni usted ni nosotros. Sin ella, o sin una clave de recuperación hecha antes, se pierde todo lo que hay en la bóveda, también las copias de seguridad. Guárdela donde pueda encontrarla. Una clave de recuperación se hace en un terminal: switchover vault recovery --out FILE",
    hint: "Al menos 8 caracteres. Varias palabras seguidas son seguras y fáciles de recordar.",
    first: "Nueva frase de contraseña",
    second: "La misma frase otra vez",
    tooShort: "La frase necesita al menos 8 caracteres.",
    differ: "Las dos frases son distintas. Escriba de nuevo la segunda.",
    create: "Crear la bóveda",
  },
  strength: {
    "too-short": "Demasiado corta: al menos 8 caracteres.",
    weak: "Débil: una máquina podría adivinarla. Hágala más larga.",
    fair: "Aceptable. Unas palabras más la hacen fuerte.",
    strong: "Fuerte.",
  },
  unlock: {
    why: "En la bóveda están los tokens de acceso, los PIN y las copias de seguridad. Su frase de contraseña la abre hasta que se vuelva a bloquear.",
    passphrase: "Frase de contraseña",
    wrong: "Esta no es la frase de la bóveda. No ha cambiado nada; inténtelo de nuevo.",
    open: "Abrir la bóveda",
  },
  unusable: {
    damaged:
      "El archivo de la bóveda está dañado y sus secretos no se pueden leer. El archivo dañado se ha conservado. Busque la carpeta de datos en Ajustes, en Bóveda, y vuelva a poner una copia del archivo.",
    changed:
      "La bóveda de la carpeta de datos no es la que se usaba antes. Vuelva a poner el archivo correcto; hasta entonces no se toca.",
    newer:
      "La bóveda de la carpeta de datos la hizo una versión más nueva de Switchover. Use esa versión; esta no la toca.",
  },
  remember: {
    label: "Recordar en este equipo",
    usable:
      "El almacén de claves de este equipo ({{backend}}) puede abrir la bóveda al iniciar Switchover. La frase sigue sirviendo.",
    none: "Aquí este equipo no ofrece a Switchover ningún almacén de claves, así que la frase abre la bóveda.",
    unprotected:
      "El almacén de claves de este equipo ({{backend}}) no protege nada, porque su clave es la misma en todos los equipos. No se usa; la frase abre la bóveda.",
    changed:
      "La bóveda se recordó con otro almacén de claves ({{was}}); ahora responde {{backend}}. Ábrala con la frase y recuérdela de nuevo en Ajustes.",
    failed:
      "La bóveda está abierta, pero este equipo no ha podido recordarla. La próxima vez también la abre la frase.",
  },
} as const;
