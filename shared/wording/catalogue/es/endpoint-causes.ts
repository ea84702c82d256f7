import type { endpointCauses as english } from "../en/endpoint-causes.ts";
import type { TranslationOf } from "../words.ts";

/** What each cause of the endpoint check means and how to fix it. */
export const endpointCauses = {
  "not-reachable": {
    happened: "Sin comprobar: antes falló la URL, la conexión o el certificado.",
    remedy: "Corrija lo que indican las comprobaciones anteriores, y vuelva a comprobar.",
  },
  "not-answered": {
    happened: "No llegó ninguna respuesta utilizable en 10 s.",
    remedy:
      "Busque ese momento en el registro del propio punto de conexión. Debería responder primero y procesar después.",
  },
  "not-allowed": {
    happened: "El punto de conexión no aceptó una notificación sencilla, así que no se enviaron más.",
    remedy: "Corrija lo que indican las comprobaciones de respuesta y firmas, y vuelva a comprobar.",
  },
  "not-https": {
    happened: "La URL no empieza por https. La plataforma solo entrega en URL https.",
    remedy: "Dé al punto de conexión una URL https con un certificado de una autoridad pública.",
  },
  "ip-literal": {
    happened: "La URL contiene una dirección IP en lugar de un nombre.",
    remedy:
      "Use el nombre del certificado. Si el punto de conexión está en su propia red, permita direcciones privadas.",
  },
  "user-info": {
    happened:
      "La URL contiene un nombre de usuario o una contraseña. Se enviarían con ella, y la plataforma no hace eso.",
    remedy: "Quítelos de la URL. El token de verificación y la firma protegen el punto de conexión.",
  },
  "port-unusual": {
    happened: "La URL nombra un puerto distinto del 443.",
    remedy:
      "Ponga el punto de conexión en el puerto 443. Si está en su propia red, permita direcciones privadas.",
  },
  "private-address": {
    happened:
      "El nombre lleva a una dirección que no es pública. La plataforma no podría llegar, y no se envió nada allí.",
    remedy:
      "Corrija la entrada DNS pública del nombre. Si se refiere a su propia red, permita direcciones privadas.",
  },
  "name-not-found": {
    happened: "El servidor de nombres no tiene ninguna dirección para este nombre.",
    remedy: "Revise cómo está escrita la URL, y que el nombre tenga una entrada DNS pública.",
  },
  unreadable: {
    happened: "Esto no es una URL que se pueda comprobar.",
    remedy:
      "Pegue la URL completa, que empiece por https, sin espacios y sin la parte que sigue a una almohadilla.",
  },
  "same-endpoint": {
    happened:
      "El cliente local también entrega en esta URL. Las dos API describen los mensajes de forma distinta.",
    remedy:
      "Dé a cada API su propia URL, o asegúrese de que la aplicación que hay detrás lee ambos formatos.",
  },
  "connection-refused": {
    happened: "Nada acepta conexiones en esta dirección y este puerto.",
    remedy:
      "Compruebe que el servidor está en marcha y que su cortafuegos permite conexiones desde todas partes.",
  },
  "no-route": {
    happened: "La red informa de que el punto de conexión es inaccesible.",
    remedy: "Revise la red de este equipo y después la dirección a la que lleva el nombre.",
  },
  "connect-timeout": {
    happened: "La conexión agotó el tiempo de espera.",
    remedy:
      "A menudo la causa es un cortafuegos. El punto de conexión debe aceptar conexiones desde las direcciones de la plataforma.",
  },
  "proxy-refused": {
    happened: "El proxy rechazó la conexión.",
    remedy:
      "Pida al administrador del proxy que permita la dirección IP y el puerto del punto de conexión: el proxy recibe la dirección resuelta, no el nombre. O compruebe desde una red sin proxy.",
  },
  "proxy-unreachable": {
    happened: "No se puede conectar con el proxy.",
    remedy: "Compruebe el proxy en HTTPS_PROXY o en los ajustes de este equipo, y que esté en marcha.",
  },
  "proxy-authentication": {
    happened: "El proxy rechazó el usuario y la contraseña, o los necesita y no los recibió.",
    remedy: "Póngalos en la URL del proxy, en la variable de entorno HTTPS_PROXY, y reinicie Switchover.",
  },
  "proxy-lost": {
    happened: "El proxy cerró la conexión antes de que se estableciera.",
    remedy:
      "Vuelva a comprobar dentro de un momento. Si persiste, pregunte al administrador del proxy; su registro tiene los detalles.",
  },
  "proxy-unsupported": {
    happened: "Switchover no admite el tipo de proxy configurado aquí, por ejemplo SOCKS.",
    remedy:
      "Indique un proxy HTTP o HTTPS en HTTPS_PROXY. Si se llega al punto de conexión sin proxy, exclúyalo con NO_PROXY.",
  },
  "proxy-invalid": {
    happened:
      "No se entiende lo que su administrador fijó como proxy en este equipo, así que no se establece ninguna conexión.",
    remedy:
      "Pida al administrador de este equipo que corrija los ajustes administrados y vuelva a iniciar Switchover.",
  },
  timeout: {
    happened: "El punto de conexión aceptó la conexión, pero no envió una respuesta completa en 10 s.",
    remedy: "Averigüe a qué espera. Debería responder primero y procesar después.",
  },
  "connection-lost": {
    happened:
      "El punto de conexión no envió una respuesta utilizable: cortó antes la conexión, o envió algo que no es HTTP completo.",
    remedy: "Busque ese momento en los registros del servidor y del proxy que tiene delante.",
  },
  "self-signed": {
    happened: "El certificado está autofirmado. La plataforma lo rechaza.",
    remedy:
      "Obtenga para este nombre un certificado de una autoridad pública, y haga que el servidor envíe la cadena completa.",
  },
  "unknown-ca": {
    happened:
      "El certificado procede de una autoridad que no es pública, como la de una empresa. Puede que funcionara con el cliente local porque la autoridad se subió allí; la nube lo rechaza.",
    remedy: "Obtenga para este nombre un certificado de una autoridad pública.",
  },
  "system-roots-only": {
    happened:
      "Este equipo confía en el certificado, pero no lo emitió ninguna autoridad pública. Puede proceder de la autoridad de una empresa, o de un dispositivo que intercepta las conexiones. La plataforma lo rechaza.",
    remedy:
      "Obtenga un certificado de una autoridad pública. Si el punto de conexión ya tiene uno, compruebe desde una red sin un dispositivo así.",
  },
  "missing-intermediate": {
    happened:
      "El servidor no envía un certificado entre el suyo y el de la autoridad. Los navegadores lo buscan por su cuenta; la plataforma no.",
    remedy: "Haga que el servidor envíe la cadena completa: primero su certificado y después el intermedio.",
  },
  "name-mismatch": {
    happened: "El certificado es para otros nombres que el de esta URL.",
    remedy: "Obtenga un certificado para este nombre, o use en la URL uno de los nombres del certificado.",
  },
  expired: {
    happened: "El certificado ha caducado.",
    remedy:
      "Si el reloj de este equipo es correcto, haga que lo renueven, y averigüe por qué no se renovó automáticamente.",
  },
  "not-yet-valid": {
    happened: "El certificado aún no es válido.",
    remedy: "Revise el reloj de este equipo y después el de la máquina que creó el certificado.",
  },
  "weak-certificate": {
    happened: "El certificado tiene una clave o una firma demasiado débil para confiar en ella.",
    remedy:
      "Haga que lo sustituyan por uno con clave RSA de 2048 bits o más, o de curva elíptica, y firma SHA-256.",
  },
  "old-tls": {
    happened: "El punto de conexión solo admite versiones anticuadas de TLS.",
    remedy: "Haga que activen TLS 1.2 y 1.3 en el servidor.",
  },
  "accepts-old-tls": {
    happened: "El punto de conexión admite versiones actuales de TLS, pero también anticuadas.",
    remedy: "Haga que desactiven TLS 1.0 y 1.1 en el servidor. La plataforma no las necesita.",
  },
  "tls-failed": {
    happened: "Falló la conexión cifrada.",
    remedy:
      "Compruebe que en esta dirección y este puerto responde un servidor https, y que ningún dispositivo intermedio intercepta la conexión.",
  },
  "certificate-ends-soon": {
    happened:
      "El certificado caduca en menos de 2 semanas. La renovación automática ya debería haber ocurrido.",
    remedy: "Haga que lo renueven, y compruebe qué debería haberlo renovado.",
  },
  redirect: {
    happened: "El punto de conexión redirige a otra URL. La plataforma no la sigue.",
    remedy:
      "Use el destino de la redirección como URL de devolución de llamada, o haga que el punto de conexión responda él mismo. A menudo el motivo es una barra que falta o sobra al final.",
  },
  "challenge-not-bare": {
    happened: "El punto de conexión aceptó el token correcto, pero no devolvió el reto solo.",
    remedy: "Devuelva el valor de hub.challenge y nada más: sin comillas, sin etiquetas, sin salto de línea.",
  },
  "handshake-refused": {
    happened: "El punto de conexión rechazó el token correcto.",
    remedy:
      "Compare el token con el que espera el punto de conexión. Algunos entornos cambian los puntos de hub.verify_token por guiones bajos.",
  },
  "accepts-wrong-token": {
    happened: "El punto de conexión devolvió el reto con un token incorrecto.",
    remedy: "Haga que compare el token, y que devuelva 403 si difiere.",
  },
  "accepts-missing-token": {
    happened: "El punto de conexión devolvió el reto sin ningún token.",
    remedy: "Haga que exija el token, y que devuelva 403 si falta.",
  },
  "reflects-anything": {
    happened:
      "El punto de conexión devolvió el reto con un token incorrecto y sin ninguno: no comprueba ningún token.",
    remedy: "Haga que compare hub.verify_token con su propio token, y que devuelva 403 si difiere.",
  },
  "reflects-html": {
    happened:
      "El punto de conexión devuelve las etiquetas del reto como página web, y un navegador las ejecutaría.",
    remedy: "Responda como text/plain, o acepte solo retos de dígitos y letras.",
  },
  "status-not-200": {
    happened: "La respuesta no fue 200. La plataforma cuenta todo lo demás como fallo, incluso 201 y 204.",
    remedy: "Devuelva 200 en cuanto la notificación esté guardada.",
  },
  "token-not-given": {
    happened: "No se indicó ningún token de verificación, así que el correcto no se comprobó.",
    remedy: "Indique el token de verificación del punto de conexión y vuelva a comprobar.",
  },
  "not-asked": {
    happened: "Esto necesita notificaciones de prueba, que solo se envían si usted las pide.",
    remedy:
      "Pídalas cuando el punto de conexión pueda recibir mensajes de prueba. Llevan el ID de número 0 y contienen «Switchover test»; lo que el punto de conexión haga con ellas depende de él.",
  },
  "secret-not-given": {
    happened:
      "No se indicó el secreto de la aplicación, y el punto de conexión rechaza las notificaciones sin firma, como debe.",
    remedy:
      "Indique el secreto de la aplicación, para poder firmar las notificaciones, y vuelva a comprobar.",
  },
  "accepts-bad-signature": {
    happened: "El punto de conexión aceptó una notificación cuya firma no coincide con sus bytes.",
    remedy:
      "Haga que calcule HMAC-SHA256 con el secreto de la aplicación sobre el cuerpo tal como llegó, antes de que nada lo interprete, y que devuelva 401 si la firma difiere.",
  },
  "accepts-missing-signature": {
    happened: "El punto de conexión aceptó una notificación sin firma. Cualquiera podría enviarle una.",
    remedy: "Haga que exija la cabecera X-Hub-Signature-256, y que devuelva 401 si falta.",
  },
  "refuses-good-signature": {
    happened: "El punto de conexión no aceptó una notificación firmada correctamente.",
    remedy:
      "Compruebe que ambos usan el mismo secreto de la aplicación, y que el punto de conexión firma los bytes tal como llegaron, no un texto decodificado.",
  },
  "refuses-escaped-text": {
    happened:
      "El punto de conexión rechaza notificaciones con caracteres escapados. Probablemente interpreta el JSON, lo escribe de nuevo y firma eso.",
    remedy:
      "Haga que firme el cuerpo tal como llegó. Los acentos y los emojis llegan escapados, y se escribirían de otra manera.",
  },
  "kind-refused": {
    happened: "El punto de conexión no aceptó un tipo de notificación.",
    remedy:
      "Devuelva 200 a toda notificación firmada correctamente, y aparte los tipos que su aplicación no conozca.",
  },
  "slow-median": {
    happened: "La mitad de las respuestas tardó más que el objetivo de 250 ms.",
    remedy: "Guarde, responda y después procese. Si este equipo está lejos, mida desde uno más cercano.",
  },
  "slow-tail": {
    happened: "Demasiadas respuestas tardaron más de 1 s.",
    remedy:
      "Averigüe qué retrasa algunas solicitudes: bloqueos, arranques en frío, o trabajo que podría esperar.",
  },
  "large-refused": {
    happened: "El punto de conexión no aceptó una notificación de casi 3 MB.",
    remedy:
      "Suba el límite del cuerpo a 3 MB como mínimo, en su aplicación y en cada proxy que tenga delante.",
  },
  "batch-refused": {
    happened: "El punto de conexión no aceptó un lote de 1000 actualizaciones.",
    remedy: "Haga que lea cada entrada y cada cambio, guarde primero y procese después.",
  },
  "repeat-refused": {
    happened: "El punto de conexión no aceptó la misma notificación por segunda y tercera vez.",
    remedy: "Devuelva 200 a los duplicados, y cuéntelos una sola vez.",
  },
  "disorder-refused": {
    happened: "El punto de conexión no aceptó un estado que llegó desordenado.",
    remedy: "Devuelva 200, y conserve el estado más avanzado.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
