import type { endpointCauses as english } from "../en/endpoint-causes.ts";
import type { ShapeOf } from "../words.ts";

/** What each cause of the endpoint doctor means and how it is put right. */
export const endpointCauses = {
  "not-reachable": {
    happened: "No se preguntó nada, porque la dirección, la conexión o el certificado lo impidieron.",
    remedy: "Corrija lo que digan las comprobaciones anteriores y vuelva a comprobar.",
  },
  "not-answered": {
    happened: "El punto de entrega no respondió en diez segundos, o cortó la conexión.",
    remedy:
      "Mire en el registro del propio punto de entrega ese momento. Debería responder primero y trabajar después.",
  },
  "not-allowed": {
    happened: "El punto de entrega rechazó una notificación sencilla, así que no se probó nada más.",
    remedy: "Corrija lo que digan las comprobaciones de la respuesta y de las firmas, y vuelva a comprobar.",
  },
  "not-https": {
    happened: "La dirección no empieza por https. La plataforma solo entrega en direcciones https.",
    remedy: "Dé al punto de entrega una dirección https con un certificado de una autoridad pública.",
  },
  "ip-literal": {
    happened: "La dirección contiene una dirección IP en lugar de un nombre.",
    remedy:
      "Use el nombre para el que es el certificado. Si está en su propia red, permita direcciones privadas.",
  },
  "user-info": {
    happened:
      "La dirección contiene un nombre de usuario o una contraseña. Se enviarían con ella, y la plataforma no hace eso.",
    remedy: "Quítelos de la dirección. El token de verificación y la firma protegen el punto de entrega.",
  },
  "port-unusual": {
    happened: "La dirección indica un puerto distinto del 443.",
    remedy:
      "Ponga el punto de entrega en el puerto 443. Si está en su propia red, permita direcciones privadas.",
  },
  "private-address": {
    happened:
      "El nombre lleva a una dirección que no es pública. La plataforma no podría llegar, y no se envió nada allí.",
    remedy:
      "Corrija la entrada del nombre en el servicio de nombres público. Si se refiere a su propia red, permita direcciones privadas.",
  },
  "name-not-found": {
    happened: "El servicio de nombres no conoce ninguna dirección para este nombre.",
    remedy:
      "Revise cómo está escrita la dirección, y que el nombre conste en el servicio de nombres público.",
  },
  unreadable: {
    happened: "Esto no es una dirección a la que se pueda preguntar.",
    remedy:
      "Pegue la dirección entera, que empiece por https, sin espacios y sin nada detrás de una almohadilla.",
  },
  "same-endpoint": {
    happened:
      "El cliente local también entrega en esta dirección. Ambos describen los mensajes de manera distinta.",
    remedy:
      "Dé a cada uno su propia dirección, o asegúrese de que el programa que hay detrás lee ambas formas.",
  },
  "connection-refused": {
    happened: "Nada acepta conexiones en esta dirección y este puerto.",
    remedy:
      "Compruebe que el servidor está en marcha y que su cortafuegos deja entrar conexiones de todas partes.",
  },
  "no-route": {
    happened: "La red no conoce ningún camino hasta el punto de entrega.",
    remedy: "Revise la red de este equipo y después la dirección a la que lleva el nombre.",
  },
  "connect-timeout": {
    happened: "La conexión no se estableció a tiempo.",
    remedy:
      "A menudo el motivo es un cortafuegos. El punto de entrega tiene que aceptar conexiones desde las direcciones de la plataforma.",
  },
  "proxy-refused": {
    happened: "El proxy del camino no dejó pasar la conexión.",
    remedy:
      "Pida a quien gestiona el proxy que permita la dirección IP y el puerto del punto de entrega: recibe la dirección resuelta, no el nombre. O compruebe desde una red sin proxy.",
  },
  "proxy-unreachable": {
    happened: "No se puede llegar al proxy del camino.",
    remedy: "Compruebe el proxy en HTTPS_PROXY o en los ajustes de este equipo, y que esté en marcha.",
  },
  "proxy-authentication": {
    happened: "El proxy del camino no aceptó el usuario y la contraseña, o los pide y no los recibió.",
    remedy:
      "Escríbalos en la dirección del proxy, en la variable de entorno HTTPS_PROXY, e inicie Switchover otra vez.",
  },
  "proxy-lost": {
    happened: "El proxy del camino cortó antes de que la conexión estuviera hecha.",
    remedy:
      "Compruebe otra vez dentro de un momento. Si sigue igual, pregunte a quien gestiona el proxy; su registro dice más.",
  },
  "proxy-unsupported": {
    happened: "El proxy configurado aquí es de un tipo que Switchover no habla, por ejemplo SOCKS.",
    remedy:
      "Indique un proxy HTTP o HTTPS en HTTPS_PROXY, o exceptúe el punto de entrega con NO_PROXY si se llega a él sin proxy.",
  },
  timeout: {
    happened: "El punto de entrega aceptó la conexión, pero no respondió en diez segundos.",
    remedy: "Busque a qué espera. Debería responder primero y trabajar después.",
  },
  "connection-lost": {
    happened: "El punto de entrega cortó la conexión sin responder.",
    remedy: "Mire en el registro del servidor y del proxy que tiene delante ese momento.",
  },
  "self-signed": {
    happened: "El certificado está firmado por sí mismo. La plataforma lo rechaza.",
    remedy:
      "Obtenga para este nombre un certificado de una autoridad pública, y haga que el servidor envíe la cadena entera.",
  },
  "unknown-ca": {
    happened:
      "El certificado procede de una autoridad que no es pública, como la de una empresa. Puede que funcionara con el cliente local, porque la autoridad se subió allí; la nube lo rechaza.",
    remedy: "Obtenga para este nombre un certificado de una autoridad pública.",
  },
  "system-roots-only": {
    happened:
      "Este equipo confía en el certificado, pero no lo respalda ninguna autoridad pública: es la de una empresa, o un aparato que abre las conexiones. La plataforma lo rechaza.",
    remedy:
      "Obtenga un certificado de una autoridad pública. Si el punto de entrega ya tiene uno, compruebe desde una red sin un aparato así.",
  },
  "missing-intermediate": {
    happened:
      "El servidor omite un certificado entre el suyo y el de la autoridad. Los navegadores lo buscan por su cuenta; la plataforma no.",
    remedy: "Haga que el servidor envíe la cadena entera: primero su certificado y después el intermedio.",
  },
  "name-mismatch": {
    happened: "El certificado es para otros nombres que el de esta dirección.",
    remedy:
      "Obtenga un certificado para este nombre, o use como dirección uno de los nombres del certificado.",
  },
  expired: {
    happened: "El plazo del certificado ha terminado.",
    remedy: "Haga que lo renueven, y averigüe por qué no se renovó solo.",
  },
  "not-yet-valid": {
    happened: "El plazo del certificado aún no ha empezado.",
    remedy: "Revise el reloj de este equipo y después el de la máquina que hizo el certificado.",
  },
  "weak-certificate": {
    happened: "El certificado tiene una clave o una firma demasiado débil para confiar en ella.",
    remedy: "Haga que lo sustituyan por uno con clave RSA de 2048 bits o más, o elíptica, y firma SHA-256.",
  },
  "old-tls": {
    happened: "El punto de entrega solo habla versiones anticuadas de TLS.",
    remedy: "Haga que activen TLS 1.2 y 1.3 en el servidor.",
  },
  "accepts-old-tls": {
    happened: "El punto de entrega habla versiones actuales de TLS, y además otras anticuadas.",
    remedy: "Haga que desactiven TLS 1.0 y 1.1 en el servidor. La plataforma no las necesita.",
  },
  "tls-failed": {
    happened: "No se estableció ninguna conexión cifrada.",
    remedy:
      "Compruebe que en esta dirección y este puerto responde un servidor https, y que nada en el camino abre la conexión.",
  },
  "certificate-ends-soon": {
    happened:
      "El certificado termina antes de dos semanas. La renovación automática ya debería haber ocurrido.",
    remedy: "Haga que lo renueven, y mire qué debería haberlo renovado.",
  },
  redirect: {
    happened: "El punto de entrega remite a otra dirección. La plataforma no la sigue.",
    remedy:
      "Fije como dirección aquella a la que remite, o haga que el punto de entrega responda él mismo. A menudo el motivo es una barra que falta o sobra al final.",
  },
  "challenge-not-bare": {
    happened: "El token correcto se aceptó, pero la respuesta no es solo el reto.",
    remedy:
      "Responda con el valor de hub.challenge y nada más: sin comillas, sin etiquetas, sin salto de línea.",
  },
  "handshake-refused": {
    happened: "El punto de entrega rechazó el token correcto.",
    remedy:
      "Compare el token con el que espera el punto de entrega. Algunos entornos cambian los puntos de hub.verify_token por guiones bajos.",
  },
  "accepts-wrong-token": {
    happened: "El punto de entrega devolvió el reto con un token equivocado.",
    remedy: "Haga que compare el token, y que responda 403 cuando sea otro.",
  },
  "accepts-missing-token": {
    happened: "El punto de entrega devolvió el reto sin token alguno.",
    remedy: "Haga que pida el token, y que responda 403 cuando falte.",
  },
  "reflects-anything": {
    happened: "El punto de entrega devolvió el reto con un token equivocado y sin ninguno: no mira el token.",
    remedy: "Haga que compare hub.verify_token con su propio token, y que responda 403 cuando sea otro.",
  },
  "reflects-html": {
    happened:
      "El punto de entrega devuelve las etiquetas del reto como página web, y un navegador las ejecutaría.",
    remedy: "Responda como text/plain, o acepte solo retos de cifras y letras.",
  },
  "status-not-200": {
    happened: "La respuesta no fue 200. Para la plataforma cuenta como un fallo, también 201 y 204.",
    remedy: "Responda 200 en cuanto la notificación esté guardada.",
  },
  "token-not-given": {
    happened: "No se dio ningún token de verificación, así que no se pudo probar el correcto.",
    remedy: "Dé el token de verificación del punto de entrega y vuelva a comprobar.",
  },
  "not-asked": {
    happened: "Para esto hacen falta notificaciones sintéticas, que solo salen cuando usted las pide.",
    remedy:
      "Pídalas cuando el punto de entrega pueda recibir mensajes de prueba. Llevan el identificador de número 0 y dicen Switchover test; lo que haga con ellas es cosa suya.",
  },
  "secret-not-given": {
    happened:
      "No se dio el secreto de la aplicación, y el punto de entrega rechaza lo que no va firmado, como debe.",
    remedy: "Dé el secreto de la aplicación, para poder firmar las notificaciones, y vuelva a comprobar.",
  },
  "accepts-bad-signature": {
    happened: "El punto de entrega aceptó una notificación cuya firma no corresponde a sus bytes.",
    remedy:
      "Haga que calcule HMAC-SHA256 con el secreto de la aplicación sobre el cuerpo tal como llegó, antes de que nada lo lea, y que responda 401 cuando la firma sea otra.",
  },
  "accepts-missing-signature": {
    happened: "El punto de entrega aceptó una notificación sin firma. Cualquiera podría enviarle una.",
    remedy: "Haga que pida la cabecera X-Hub-Signature-256, y que responda 401 cuando falte.",
  },
  "refuses-good-signature": {
    happened: "El punto de entrega rechazó una notificación bien firmada.",
    remedy:
      "Compruebe que ambos usan el mismo secreto de la aplicación, y que el punto de entrega firma los bytes tal como llegaron y no un texto descodificado.",
  },
  "refuses-escaped-text": {
    happened:
      "El punto de entrega rechaza notificaciones con caracteres escapados. Probablemente lee el JSON, lo escribe otra vez y firma eso.",
    remedy:
      "Haga que firme el cuerpo tal como llegó. Los acentos y los emojis vienen escapados, y se escribirían de otra manera.",
  },
  "kind-refused": {
    happened: "El punto de entrega rechazó una clase de notificación.",
    remedy: "Responda 200 a toda notificación bien firmada, y aparte lo que el programa no conozca.",
  },
  "slow-median": {
    happened: "La mitad de las respuestas tardó más que el objetivo de 250 ms.",
    remedy: "Guarde primero, responda y trabaje después. Si este equipo está lejos, mida desde más cerca.",
  },
  "slow-tail": {
    happened: "Demasiadas respuestas tardaron más de un segundo.",
    remedy:
      "Busque qué retiene algunas peticiones: bloqueos, arranques en frío, o trabajo que podría esperar.",
  },
  "large-refused": {
    happened: "El punto de entrega rechazó una notificación de casi 3 MB.",
    remedy:
      "Suba el límite de los cuerpos a 3 MB como mínimo, en el programa y en cada proxy que tenga delante.",
  },
  "batch-refused": {
    happened: "El punto de entrega rechazó un lote de 1000 novedades.",
    remedy: "Recorra cada entrada y cada cambio; guarde primero y trabaje después.",
  },
  "repeat-refused": {
    happened: "El punto de entrega no aceptó la misma notificación una segunda y una tercera vez.",
    remedy: "Responda 200 a lo que ya se conoce, y cuéntelo una sola vez.",
  },
  "disorder-refused": {
    happened: "El punto de entrega no aceptó un estado que llegó fuera de orden.",
    remedy: "Responda 200, y quédese con el estado más avanzado.",
  },
} as const satisfies ShapeOf<typeof english>;
