import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { problems as english } from "../en/problems.ts";

export const problems = {
  works: "Esto no cambió nada en la plataforma.",
  badCall: {
    what: "La ventana envió una petición que Switchover no admite: un error interno.",
    next: "Vuelva a cargar la ventana. Si vuelve a ocurrir, comuníquelo.",
  },
  settingsReadOnly: {
    what: "No se pudieron guardar los ajustes: la carpeta de datos es de solo lectura.",
    next: "Permita escribir en la carpeta, o inicie Switchover con otra carpeta de datos.",
  },
  vaultInUse: {
    what: "La bóveda sigue desbloqueada mientras hay un traspaso en curso.",
    next: "Espere a que el traspaso se detenga y bloquee entonces la bóveda.",
  },
  vaultStaysShut: {
    what: "La bóveda no se desbloqueó, así que no se guardó ni se envió nada.",
    next: "Inténtelo de nuevo e introduzca la frase de contraseña: los secretos solo se guardan en la bóveda.",
  },
  keyStoreUnusable: {
    what: "El almacén de claves de este equipo no desbloquea ni guarda la clave de la bóveda.",
    next: "Desbloquee la bóveda con su frase de contraseña. No se ha perdido nada de lo que contiene.",
  },
  recoveryRefused: {
    why: {
      "none-made": "Esta bóveda no tiene clave de recuperación.",
      "not-a-key": "Esto no es una clave de recuperación: tiene 9 grupos de 4 letras y cifras.",
      mistyped: "La clave de recuperación está mal escrita: su último grupo no corresponde a los demás.",
      another:
        "Esta clave de recuperación no desbloquea esta bóveda. Es de otra, o una hoja más nueva la sustituyó.",
    },
    next: "Compárela con la hoja más nueva, grupo por grupo. No se elimina nada, por muchas veces que lo intente.",
  },
  sheetFailed: {
    why: {
      "not-here": "Switchover no puede hacer esto aquí.",
      "print-failed": "La hoja de recuperación no se imprimió.",
      exists: "Ya existe un archivo con este nombre. Switchover no lo sobrescribe.",
      "in-data-folder":
        "La carpeta de datos no es lugar para la hoja: quien copie la bóveda obtendría también su clave.",
      "no-such-folder": "Esta carpeta no existe.",
      "not-writable": "Switchover no puede escribir en esta carpeta.",
      "disk-full": "El disco está lleno.",
      "left-behind":
        "Se guardó una hoja, pero su clave no desbloquea nada y su archivo no se pudo eliminar. Elimínelo usted.",
    },
    next: "Inténtelo de nuevo o guárdela en otro lugar. Una hoja anterior sigue siendo válida.",
  },
  sheetNotConfirmed: {
    why: {
      differs: "Estos no son los cuatro últimos caracteres de una hoja por confirmar.",
      "no-sheet": "No hay ninguna hoja que confirmar.",
    },
    next: "Escriba el último grupo de la hoja más nueva, o imprímala de nuevo.",
  },
  waiverNotTyped: {
    what: "El texto no coincide.",
    next: "Escríbalo como se muestra, o cree una clave de recuperación.",
  },
  noSuchWorkspace: {
    what: "Este espacio de trabajo ya no existe: se quitó en otra ventana u otro programa.",
    next: "Abra el resumen.",
  },
  badRows: {
    what: "Algunas filas de la tabla no se pueden usar, así que no se inició nada.",
    next: "Corrija las filas que se nombran y vuelva a leer la tabla.",
  },
  batchUnderWay: {
    what: "Hay un lote en curso, aquí o en otra ventana o terminal.",
    next: "Espere a que termine, o deténgalo allí.",
  },
  noBatchUnderWay: {
    what: "El lote ya terminó.",
    next: "Vea cómo terminaron sus números y vuelva a iniciar la tabla si quedan algunos.",
  },
  workspaceInUse: {
    what: "El espacio de trabajo no se quitó: uno de sus números tiene un traspaso abierto.",
    next: "Termine o abandone el traspaso y quite entonces el espacio de trabajo.",
  },
  changedElsewhere: {
    what: "No se guardó: esto se cambió entretanto en otro sitio.",
    next: "Revise los valores actuales e inténtelo de nuevo.",
  },
  notSetUp: {
    what: "Una conexión que esto necesita no está configurada todavía.",
    next: "Configure las conexiones de este espacio de trabajo e inténtelo de nuevo.",
  },
  lookFailed: {
    token: "La nube rechazó el token de acceso.",
    permission: "El token de acceso no tiene acceso a esta cuenta de empresa.",
    refused: "La nube rechazó la petición de los números de la cuenta.",
    unclear: "La nube no devolvió ninguna respuesta utilizable.",
    next: "Pruebe la conexión con la nube para ver qué falla y cómo corregirlo.",
  },
  notReached: {
    "name-not-found": "No se encontró el nombre del servidor.",
    "connection-refused": "Nada acepta conexiones en esta dirección y este puerto.",
    "no-route": "La red de este equipo no tiene conexión con el servidor.",
    "connect-timeout": "El servidor no aceptó la conexión a tiempo. A menudo se debe a un cortafuegos.",
    "proxy-refused": "Un proxy rechazó la conexión.",
    "proxy-unreachable": "No se puede conectar con el proxy.",
    "proxy-authentication": "El proxy rechazó el usuario y la contraseña, o los requiere.",
    "proxy-lost": "El proxy cerró la conexión antes de que se estableciera.",
    "proxy-unsupported": "El proxy de este equipo es de un tipo que Switchover no admite, como SOCKS.",
    "proxy-invalid": "No se entiende lo que el administrador de este equipo fijó como proxy.",
    "self-signed": "El certificado del servidor es autofirmado, así que no se confió en él.",
    "unknown-ca": "El certificado del servidor lo emitió una autoridad en la que aquí no se confía.",
    "name-mismatch": "El certificado del servidor es para otro nombre.",
    expired: "El certificado del servidor ha caducado.",
    "not-yet-valid": "El certificado del servidor aún no es válido.",
    "missing-intermediate": "El servidor no envía toda su cadena de certificados.",
    "old-tls": "El servidor solo admite versiones anticuadas de TLS.",
    "weak-certificate": "El certificado del servidor es demasiado débil para confiar en él.",
    "fingerprint-mismatch": "El certificado del servidor no es el fijado.",
    "tls-failed":
      "No se pudo establecer una conexión TLS. Compruebe que la URL y el puerto son los de un servidor HTTPS.",
    "cancelled-before-sending": "Se canceló antes de enviar nada.",
    "sign-in-refused": "El servidor rechazó las credenciales.",
    other: "El servidor no respondió como se esperaba.",
    next: "Revise la URL e inténtelo de nuevo.",
  },
  instead: {
    recordMissing:
      "Guárdelo otra vez en el espacio de trabajo o entre los secretos del número y vuelva a intentarlo.",
    secretsMissing:
      "Guarde cada uno en el espacio de trabajo o entre los secretos del número y vuelva a intentarlo.",
    secretInvalid: "Corríjalo en el espacio de trabajo o entre los secretos del número.",
    fileUnusable:
      "Elija otra vez el archivo de CA, o importe otra vez el certificado de cliente, en el espacio de trabajo.",
    noCertificate: "Guarde el certificado entre los secretos del número o péguelo aquí.",
    requestChanged:
      "Guarde otra vez entre los secretos del número el PIN que se envió antes, o indique dónde ve el número en el panel de la plataforma.",
    wordNeeded: "Elija reenviar copias, o permita que su producción se quede sin ellas, y vuelva a empezar.",
    tokenNotKept:
      "Desbloquee la bóveda, para que el token se guarde hasta que se restaure la URL de devolución de llamada.",
  },
  notACertificate: {
    what: "El archivo no tiene ningún certificado en formato PEM («-----BEGIN CERTIFICATE-----»).",
    next: "Elija el archivo con el certificado de su autoridad.",
  },
  clientUnusable: { next: "Elija el archivo correcto, o introduzca otra vez la frase de contraseña." },
  notHere: {
    what: "Switchover no puede hacerlo desde esta ventana.",
    next: "Hágalo a mano: el texto o la ruta está en la pantalla.",
  },
  notPractice: {
    what: "Esto solo está disponible en la práctica, y estos son sus propios números.",
    next: "Abra primero la práctica.",
  },
  noSuchFault: {
    what: "El entorno de pruebas no tiene ese fallo.",
    next: "Vuelva a cargar la ventana: puede ser más antigua que el programa que está detrás.",
  },
  runUnderWay: {
    what: "Hay un traspaso de práctica en curso, así que ahora no se puede restablecer la práctica.",
    next: "Espere a que el traspaso se detenga y restablezca entonces la práctica.",
  },
  addressRefused: {
    "not-https": "La URL no empieza por https://, así que no se envía nada allí.",
    "ip-literal":
      "La URL tiene una dirección IP en lugar de un nombre de host, así que no se envía nada allí.",
    "user-info": "La URL contiene un usuario o una contraseña, así que no se envía nada allí.",
    "port-unusual": "La URL tiene un puerto distinto del 443, así que no se envía nada allí.",
    "private-address": "La URL lleva a una red privada, así que no se envía nada allí.",
    "name-not-found": "No se encontró el nombre de host de la URL.",
    unreadable: "Esto no es una URL válida.",
    "same-endpoint": "El cliente local y la nube usarían la misma URL.",
    other: "No se pueden enviar notificaciones a esta URL.",
    next: "Corrija la URL e inténtelo de nuevo.",
  },
  noSuchEvent: {
    what: "Este evento ya no existe: se eliminó o terminó su tiempo de conservación.",
    next: "Vuelva a la lista.",
  },
  noSuchTest: {
    what: "Esta prueba ya no existe: Switchover se reinició.",
    next: "Compruebe si queda una URL de devolución de llamada por restaurar e inicie entonces una prueba nueva.",
  },
  notAnAuthority: {
    "not-an-authority":
      "El archivo tiene un certificado que no es de una autoridad, así que no puede responder por servidores.",
    "too-many": "El archivo tiene más de 20 certificados o es demasiado grande.",
    next: "Pida a su administrador el certificado de la autoridad de la empresa como archivo PEM.",
  },
  fixedByAdministrator: {
    what: "El administrador de este equipo fijó este ajuste.",
    next: "Consulte al administrador si debe ser distinto.",
  },
  notListening: {
    what: "El receptor de este espacio de trabajo no está en marcha.",
    next: "Inicie el receptor e inténtelo de nuevo.",
  },
  portTaken: {
    what: "El receptor no pudo iniciarse: otro programa de este equipo usa el puerto {{port}}.",
    next: "Elija otro puerto o déjelo vacío, e inicie otra vez el receptor.",
  },
  testRunning: {
    what: "Hay una prueba de webhooks en curso en este espacio de trabajo.",
    next: "Termine esa prueba e inicie entonces otra.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
