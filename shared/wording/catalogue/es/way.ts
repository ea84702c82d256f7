import type { way as english } from "../en/way.ts";
import type { TranslationOf } from "../words.ts";

/** Lo que hay en el camino hacia una API: cada paso, lo que encontró y qué hacer. */
export const way = {
  step: {
    name: "Nombre",
    connection: "Conexión",
    proxy: "Proxy",
    tls: "TLS",
    answer: "Respuesta",
  },
  status: { passed: "superado", failed: "fallido", "not-tried": "no intentado" },
  through: "A través del proxy {{proxy}}.",
  free: {
    what: "El camino hacia {{host}} está libre.",
    next: "No se envió ningún token. Si las llamadas siguen fallando, pruebe la conexión del espacio de trabajo: el token y los permisos no forman parte de esta prueba.",
  },
  otherMethod: "otro método",
  note: {
    byChoice:
      "El certificado vale por lo que usted eligió; lo emitió {{issuer}}. Ninguna autoridad pública responde por él.",
    clockAhead: "El reloj de este equipo va {{minutes}} min adelantado respecto al del servidor.",
    clockBehind: "El reloj de este equipo va {{minutes}} min atrasado respecto al del servidor.",
  },
  cause: {
    "no-network": {
      what: "Este equipo no tiene conexión de red.",
      next: "Conéctelo a una red y vuelva a probar.",
    },
    "name-not-found": {
      what: "No se encontró el nombre de {{host}}.",
      next: "Compruebe cómo está escrito. Si otros lo alcanzan, pregunte al administrador de la red: en algunas empresas los programas solo salen a través de un proxy.",
    },
    "name-servers-silent": {
      what: "Ningún servidor de nombres dio la dirección de {{host}}.",
      next: "Compruebe la conexión de red, la VPN y los servidores de nombres de este equipo y vuelva a probar.",
    },
    refused: {
      what: "{{host}} rechazó la conexión.",
      next: "Nada escucha en ese puerto, o un cortafuegos rechaza la conexión. Compruebe host y puerto, y después pregunte al administrador de la red.",
    },
    reset: {
      what: "La conexión con {{host}} se cortó antes de estar abierta.",
      next: "Puede hacerlo un cortafuegos; no es seguro. Pregunte al administrador de la red si la conexión está permitida.",
    },
    "timed-out": {
      what: "{{host}} no respondió.",
      next: "A menudo un cortafuegos descarta los paquetes; también puede que el servidor esté caído. Si su empresa usa un proxy, indíquelo en los ajustes de red del espacio de trabajo.",
    },
    "no-route": {
      what: "Este equipo no tiene ruta hacia {{host}}.",
      next: "Compruebe la conexión de red y la VPN y vuelva a probar.",
    },
    "not-allowed-here": {
      what: "Este mismo equipo no permitió la conexión con {{host}}.",
      next: "Normalmente lo decide su propio cortafuegos o software de protección: permita Switchover allí.",
    },
    "connection-failed": {
      what: "La conexión con {{host}} falló.",
      next: "Vuelva a probar. Si se repite, dé el código al administrador de la red.",
    },
    "proxy-settings-silent": {
      what: "Los ajustes de proxy de este equipo no dieron respuesta a tiempo.",
      next: "Quizá nombran un script que no se puede cargar. Elija el proxy por su URL, o ninguno, en los ajustes de red del espacio de trabajo.",
    },
    "proxy-unsupported": {
      what: "Los ajustes de este equipo nombran un tipo de proxy que Switchover no puede usar.",
      next: "Indique un proxy http:// o https:// en los ajustes de red del espacio de trabajo. SOCKS no se admite.",
    },
    "proxy-invalid": {
      what: "Su administrador fijó un proxy que Switchover no entiende, así que no hace ninguna conexión.",
      next: "Pida a su administrador que corrija los ajustes administrados.",
    },
    "proxy-sign-in": {
      what: "El proxy {{host}} exige usuario y contraseña.",
      next: "Indíquelos en los ajustes de red del espacio de trabajo. Switchover solo se identifica con Basic: si el proxy quiere otra forma, pida una excepción a su administrador.",
    },
    "proxy-sign-in-refused": {
      what: "El proxy {{host}} no aceptó el usuario y la contraseña.",
      next: "Indíquelos de nuevo en los ajustes de red del espacio de trabajo. Switchover solo se identifica con Basic: si el proxy quiere otra forma, pida una excepción a su administrador.",
    },
    "proxy-sign-in-method": {
      what: "El proxy {{host}} quiere una identificación que Switchover no tiene: {{methods}}.",
      next: "Switchover solo se identifica con Basic. Pida al administrador del proxy una excepción para este host o una cuenta con Basic. O ejecute un proxy local que se identifique por usted, como Px o Cntlm, e indique su dirección en los ajustes de red del espacio de trabajo.",
    },
    "proxy-refused": {
      what: "El proxy {{host}} no deja pasar conexiones hacia {{server}}.",
      next: "Pida a su administrador que permita ese host y puerto.",
    },
    "proxy-lost": {
      what: "{{host}} aceptó la conexión, pero no respondió como lo hace un proxy.",
      next: "Compruebe host y puerto del proxy; puede que allí escuche otro servicio.",
    },
    "self-signed": {
      what: "{{host}} presentó un certificado que emitió él mismo: {{issuer}}.",
      next: "Si es un servidor suyo, elija su certificado en el espacio de trabajo. Si no, puede que algo responda en su lugar: pregunte al administrador de la red.",
    },
    "unknown-ca": {
      what: "El certificado de {{host}} lo emitió una autoridad en la que aquí no se confía: {{issuer}}.",
      next: "Puede que un proxy o software de protección de la empresa lea la conexión, o alguien más. Pida a su administrador el certificado de esa autoridad como archivo PEM y añádalo solo si está confirmado.",
      nextSystem:
        "Este mismo equipo confía en esa autoridad, así que probablemente un proxy o software de protección de la empresa lee la conexión. Si su administrador lo confirma, elija confiar también en las autoridades de este equipo.",
    },
    "name-mismatch": {
      what: "El certificado que llegó de {{host}} es para otros nombres: {{names}}.",
      next: "Puede que algo responda en su lugar, como la página de acceso de una red o un filtro; o la URL es incorrecta. Abra una página web en un navegador para ver si la red pide iniciar sesión.",
    },
    expired: {
      what: "El certificado de {{host}} venció: {{validTo}}. El reloj de este equipo dice {{here}}.",
      next: "Si el reloj está mal, corríjalo. Si está bien, el operador del servidor debe renovar el certificado.",
    },
    "not-yet-valid": {
      what: "El certificado de {{host}} solo es válido desde {{validFrom}}. El reloj de este equipo dice {{here}}.",
      next: "Si el reloj está mal, corríjalo. Si está bien, el operador del servidor debe corregir el certificado.",
    },
    "missing-intermediate": {
      what: "{{host}} presentó su certificado sin el de su emisor: {{issuer}}.",
      next: "El operador del servidor debe instalar la cadena completa. Si otros alcanzan el servidor sin error, puede que algo responda en su lugar: pregunte al administrador de la red.",
    },
    "weak-certificate": {
      what: "El certificado de {{host}} tiene una clave o firma que ya no es segura.",
      next: "Su operador debe sustituirlo. Su emisor: {{issuer}}.",
    },
    "fingerprint-mismatch": {
      what: "{{host}} presentó un certificado distinto del elegido.",
      next: "Si su operador lo renovó, elija el nuevo en el espacio de trabajo. Si no, puede que algo responda en su lugar.",
    },
    "old-tls": {
      what: "{{host}} solo ofrece versiones anticuadas de TLS.",
      next: "Su operador debe permitir TLS 1.2 o posterior.",
    },
    "no-tls": {
      what: "{{host}} respondió sin TLS.",
      next: "En ese puerto escucha otro servicio, o algo responde en su lugar, como la página de acceso de una red o un filtro.",
    },
    "tls-reset": {
      what: "La conexión con {{host}} se cortó justo después del saludo de TLS.",
      next: "Puede ser un filtro que no permite el nombre, o el propio servidor; desde aquí no se puede saber. Pregunte al administrador de la red si {{host}} está permitido.",
    },
    "tls-timed-out": {
      what: "El saludo de TLS a {{host}} no tuvo respuesta.",
      next: "Puede ser un filtro, o una VPN que pierde paquetes grandes; desde aquí no se puede saber. Pruebe otra red o pregunte al administrador de la red.",
    },
    "tls-failed": {
      what: "TLS con {{host}} falló.",
      next: "Vuelva a probar. Si se repite, dé el código al administrador de la red.",
    },
    "no-answer": {
      what: "{{host}} no respondió a la solicitud.",
      next: "Todo lo anterior funcionó. Vuelva a probar más tarde; un filtro que lee la conexión también puede retener la respuesta.",
    },
    redirect: {
      what: "{{host}} envía la solicitud a {{to}} en vez de responderla.",
      whatUnnamed:
        "{{host}} desvía la solicitud en vez de responderla, y no nombra ningún servidor al que se pueda preguntar.",
      next: "Puede ser la página de acceso de una red o un filtro; o la URL no es la de la API. Abra una página web en un navegador para ver si la red pide iniciar sesión.",
    },
    "sign-in-page": {
      what: "La red pide iniciar sesión antes de dejar salir conexiones.",
      next: "Abra una página web en un navegador, inicie sesión allí y vuelva a probar.",
    },
    "web-page": {
      what: "Respondió una página web en lugar de la API.",
      next: "Puede ser la página de acceso de una red o el mensaje de un filtro; o la URL no es la de la API. Abra una página web en un navegador para ver si la red pide iniciar sesión.",
    },
    "not-the-api": {
      what: "{{host}} respondió, pero no como lo hace la API.",
      next: "Compruebe la URL. Si es correcta, puede que algo responda en su lugar: pregunte al administrador de la red.",
    },
  },
  fact: {
    code: "Código: {{code}}",
    status: "Estado de la respuesta: {{status}}",
  },
  unnamed: "sin nombrar",
} as const satisfies TranslationOf<"es", typeof english>;
