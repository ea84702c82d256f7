import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { problems as english } from "../en/problems.ts";

export const problems = {
  works: "No se cambió nada en la plataforma: sus números están donde estaban.",
  badCall: {
    what: "La ventana pidió algo que Switchover no entiende. Es un error nuestro.",
    next: "Vuelva a cargar la ventana. Si ocurre de nuevo, avise.",
  },
  settingsReadOnly: {
    what: "No se pueden escribir los ajustes: la carpeta de datos no lo permite.",
    next: "Dese permiso para escribir en ella o inicie Switchover con otra carpeta de datos.",
  },
  vaultInUse: {
    what: "La bóveda sigue abierta mientras se trabaja en un traspaso.",
    next: "Espere a que el traspaso descanse y bloquee entonces la bóveda.",
  },
  vaultStaysShut: {
    what: "La bóveda no se abrió, así que no se guardó nada ni se preguntó a nadie.",
    next: "Inténtelo de nuevo y escriba la frase de contraseña: los secretos solo se guardan en la bóveda.",
  },
  keyStoreUnusable: {
    what: "El almacén de claves de este equipo no abre ni guarda la clave de la bóveda.",
    next: "Abra la bóveda con su frase de contraseña. No se ha perdido nada de lo que contiene.",
  },
  noSuchWorkspace: {
    what: "Este espacio de trabajo ya no existe: se eliminó en otro lugar.",
    next: "Vaya al resumen.",
  },
  workspaceInUse: {
    what: "Un número de este espacio de trabajo tiene un traspaso sin terminar, así que el espacio no se eliminó.",
    next: "Termine o abandone el traspaso y elimine entonces el espacio de trabajo.",
  },
  changedElsewhere: {
    what: "Esto se cambió entretanto en otro lugar, así que no se ha sobrescrito.",
    next: "Mire cómo está ahora y hágalo de nuevo.",
  },
  notSetUp: {
    what: "Falta rellenar una conexión que esto necesita.",
    next: "Rellene las conexiones de este espacio de trabajo e inténtelo de nuevo.",
  },
  lookFailed: {
    token: "La nube no aceptó el token de acceso.",
    permission: "El token de acceso no puede ver esta cuenta de empresa.",
    refused: "La nube se negó a mostrar los números de la cuenta.",
    unclear: "La nube no dio ninguna respuesta que se pueda usar.",
    next: "Pruebe la conexión con la nube: dice qué falla y cómo arreglarlo.",
  },
  notReached: {
    "name-not-found": "No se encontró el nombre del servidor.",
    "connection-refused": "Nada acepta conexiones en esta dirección y este puerto.",
    "no-route": "No hay camino al servidor desde la red de este equipo.",
    "connect-timeout": "El servidor no aceptó la conexión a tiempo. A menudo se debe a un cortafuegos.",
    "proxy-refused": "Un proxy en el camino rechazó la conexión.",
    "proxy-unreachable": "No se puede llegar al proxy del camino.",
    "proxy-authentication":
      "El proxy del camino no aceptó el usuario y la contraseña, o los pide y no los recibió.",
    "proxy-lost": "El proxy del camino cortó antes de que la conexión estuviera hecha.",
    "proxy-unsupported":
      "El proxy configurado en este equipo es de un tipo que Switchover no habla, por ejemplo SOCKS.",
    "self-signed": "El certificado del servidor está firmado por sí mismo y no se aceptó.",
    "unknown-ca": "El certificado del servidor viene de una autoridad que aquí no se conoce.",
    "name-mismatch": "El certificado del servidor es para otro nombre.",
    expired: "El certificado del servidor ha caducado.",
    "not-yet-valid": "El certificado del servidor aún no es válido.",
    "missing-intermediate": "El servidor no envía toda su cadena de certificados.",
    "old-tls": "El servidor solo habla una versión anticuada de TLS.",
    "weak-certificate": "El certificado del servidor es demasiado débil para confiar en él.",
    "fingerprint-mismatch": "El servidor muestra un certificado distinto del fijado.",
    "tls-failed":
      "No se pudo establecer una conexión protegida. Compruebe que la dirección y el puerto son los de un servidor HTTPS.",
    "cancelled-before-sending": "Se canceló antes de enviar nada.",
    "sign-in-refused": "El servidor rechazó el inicio de sesión.",
    other: "El servidor no respondió como se esperaba.",
    next: "Revise la dirección e inténtelo de nuevo.",
  },
  instead: {
    recordMissing:
      "Guárdelo otra vez en el espacio de trabajo o entre los secretos del número y vuelva a intentarlo.",
    secretsMissing:
      "Guarde cada uno en el espacio de trabajo o entre los secretos del número y vuelva a intentarlo.",
    secretInvalid: "Corríjalo en el espacio de trabajo o entre los secretos del número.",
    fileUnusable:
      "Elija otra vez el archivo de CA, o añada otra vez el certificado de cliente, en el espacio de trabajo.",
    requestChanged:
      "Guarde otra vez entre los secretos del número el PIN que se envió antes, o mire en el panel de la plataforma e indique dónde ve el número.",
    wordNeeded: "Marque que se reenvíen copias, o que puede quedarse sin ellas, y vuelva a empezar.",
    tokenNotKept: "Abra la bóveda, para que el token pueda guardarse hasta que se devuelva el callback.",
  },
  notACertificate: {
    what: "El archivo no contiene ningún certificado en forma PEM («-----BEGIN CERTIFICATE-----»).",
    next: "Elija el archivo con el certificado de su autoridad.",
  },
  clientUnusable: { next: "Elija el archivo correcto, o escriba otra vez la frase de contraseña." },
  notHere: {
    what: "El programa que está detrás de esta ventana no puede hacerlo aquí por usted.",
    next: "Hágalo a mano: el texto o la ruta está en la pantalla.",
  },
  notPractice: {
    what: "Esto pertenece a la práctica, y estos son sus propios números.",
    next: "Vaya primero a la práctica.",
  },
  noSuchFault: {
    what: "La plataforma de práctica no conoce ese fallo.",
    next: "Vuelva a cargar la ventana: puede ser más antigua que el programa que está detrás.",
  },
  runUnderWay: {
    what: "Se está trabajando en un traspaso de práctica, así que ahora no se puede empezar de nuevo.",
    next: "Espere a que el traspaso descanse y empiece entonces de nuevo.",
  },
  addressRefused: {
    "not-https": "La dirección no empieza por https://, así que no se envía nada allí.",
    "ip-literal":
      "La dirección está hecha de cifras donde debe haber un nombre, así que no se envía nada allí.",
    "user-info": "La dirección contiene un usuario o una contraseña, así que no se envía nada allí.",
    "port-unusual": "La dirección tiene un puerto distinto del 443, así que no se envía nada allí.",
    "private-address": "La dirección lleva a una red privada, así que no se envía nada allí.",
    "name-not-found": "No se encontró el nombre de la dirección.",
    unreadable: "Esto no es una dirección que se pueda leer.",
    "same-endpoint": "El cliente local y la nube usarían la misma dirección.",
    other: "A esta dirección no se pueden enviar notificaciones.",
    next: "Corrija la dirección e inténtelo de nuevo.",
  },
  noSuchEvent: {
    what: "Este evento ya no existe: se borró o terminó el tiempo durante el que se guarda.",
    next: "Vuelva a la lista.",
  },
  noSuchTest: {
    what: "Esta prueba ya no se conoce: el programa que está detrás de la ventana se inició de nuevo.",
    next: "Vea si queda un callback por devolver y empiece entonces una prueba nueva.",
  },
  notListening: {
    what: "El receptor de este espacio de trabajo no está escuchando.",
    next: "Inicie el receptor e inténtelo de nuevo.",
  },
  portTaken: {
    what: "Otro programa de este equipo usa el puerto {{port}}, así que el receptor no pudo iniciarse.",
    next: "Elija otro puerto o deje el puerto vacío, e inícielo de nuevo.",
  },
  testRunning: {
    what: "Hay una prueba de webhooks en curso para este espacio de trabajo.",
    next: "Lleve esa prueba a su fin y empiece entonces la siguiente.",
  },
} as const satisfies ShapeOf<typeof english>;
