import type {
  connectivity as englishConnectivity,
  tunnelCauses as englishRemedies,
  webhookCauses as englishCauses,
  webhookChecks as englishChecks,
} from "../en/webhook-checks.ts";
import type { TranslationOf } from "../words.ts";

/** What each line of the webhook test is about, and why. */
export const webhookChecks = {
  tunnel: {
    title: "Túnel hasta este equipo",
    why: "La plataforma solo entrega en una URL https pública. Un túnel da una a este equipo.",
  },
  "outside-in": {
    title: "URL pública vista desde fuera",
    why: "Un texto aleatorio enviado a la URL pública debe llegar aquí sin cambios antes de que la plataforma reciba la URL.",
  },
  borrowed: {
    title: "URL de devolución de llamada temporal",
    why: "La plataforma entrega a este equipo durante la prueba, en el nivel que afecta a menos números.",
  },
  handshake: {
    title: "Solicitud de verificación",
    why: "La API de la nube pide a la URL una demostración antes de entregar nada allí. El cliente local no la pide.",
  },
  message: {
    title: "Mensaje de un teléfono",
    why: "Solo un mensaje que envió un teléfono y que llegó aquí demuestra que los webhooks llegan.",
  },
  status: {
    title: "Estados de sus mensajes",
    why: "La plataforma informa de los mensajes que envía su empresa como enviados, entregados y leídos. Esos estados llegan de la misma manera.",
  },
  restored: {
    title: "URL de devolución de llamada original",
    why: "Al final todo debe estar como antes, o sus mensajes seguirían yendo a un equipo que ya no escucha.",
  },
} as const satisfies TranslationOf<"es", typeof englishChecks>;

/** How a cause that the preflight checks explain is fixed for a tunnel. */
export const tunnelCauses = {
  "name-not-found": {
    remedy:
      "Revise cómo está escrito el nombre del servidor, y que este equipo use el servidor de nombres o la VPN correctos.",
  },
  "connection-refused": {
    remedy: "Revise el puerto del servidor, y que el servidor esté en marcha.",
  },
  "certificate-ends-soon": {
    remedy: "Haga que lo renueven antes de usar el túnel más tiempo.",
  },
} as const satisfies TranslationOf<"es", typeof englishRemedies>;

/** What each cause of such a line means and how to fix it. */
export const webhookCauses = {
  "auth-refused": {
    happened: "El servidor SSH rechazó la clave.",
    remedy: "Compruebe el usuario y la clave, y que authorized_keys del servidor contenga la clave pública.",
  },
  "key-unreadable": {
    happened: "No se puede leer la clave privada.",
    remedy:
      "Compruebe la ruta y los permisos del archivo, y que sea una clave privada en formato OpenSSH o PEM.",
  },
  "key-passphrase": {
    happened: "La clave privada está protegida con una frase de contraseña que falta o no coincide.",
    remedy: "Introduzca la frase de contraseña de la clave, o deje la clave al agente SSH.",
  },
  "agent-absent": {
    happened: "Ningún agente SSH responde en este equipo.",
    remedy: "Inicie el agente y añádale la clave, o indique un archivo de clave privada.",
  },
  "host-key-unknown": {
    happened: "La clave de host del servidor SSH aún no se ha confirmado.",
    remedy: "Compare la huella con la que le dé el administrador del servidor, y confírmela.",
  },
  "host-key-changed": {
    happened: "El servidor SSH presenta una clave de host distinta de la confirmada.",
    remedy:
      "Pregunte a su administrador si se cambió la clave. Si no, puede que la conexión esté interceptada: no continúe.",
  },
  "port-taken": {
    happened: "El puerto del otro extremo está en uso.",
    remedy: "Detenga lo que escucha allí, quizá un túnel anterior, o elija otro puerto.",
  },
  "forwarding-refused": {
    happened: "El servidor SSH no permite un túnel inverso.",
    remedy: "Permítalo allí: AllowTcpForwarding yes o remote, y ningún permitlisten que excluya este puerto.",
  },
  "program-missing": {
    happened: "El programa del túnel no está en este equipo.",
    remedy: "Instálelo, o indique su ruta.",
  },
  "program-failed": {
    happened: "El programa del túnel terminó con un error.",
    remedy: "Lea su salida y ejecútelo a mano.",
  },
  "program-too-old": {
    happened: "El programa del túnel de este equipo es demasiado antiguo para un token en un archivo.",
    remedy:
      "Actualice cloudflared a 2025.4.0 o posterior. Los más antiguos mostrarían el token a todos los usuarios de este equipo.",
  },
  "token-unreadable": {
    happened: "No se puede leer el archivo con el token del túnel.",
    remedy: "Compruebe su ruta completa y sus permisos. Solo usted debería poder leerlo (modo 600).",
  },
  "token-refused": {
    happened: "El programa del túnel rechazó el token del archivo.",
    remedy: "Copie de nuevo el token de la página del túnel en Cloudflare: solo el token, en una línea.",
  },
  "other-tunnel": {
    happened: "Para este receptor ya está abierto un túnel distinto del pedido. Se dejó como está.",
    remedy: "Elija el túnel abierto, o ciérrelo antes.",
  },
  "authtoken-missing": {
    happened: "El servicio del túnel necesita su authtoken, y no se indicó ninguno.",
    remedy: "Copie el authtoken del panel de su cuenta y guárdelo.",
  },
  "authtoken-refused": {
    happened: "El servicio del túnel rechazó el authtoken.",
    remedy:
      "Cópielo de nuevo del panel de su cuenta. Varios túneles a la vez pueden necesitar otra modalidad de suscripción.",
  },
  lost: {
    happened: "El túnel se perdió.",
    remedy: "Compruebe la red e inténtelo de nuevo. Un túnel abierto se vuelve a conectar automáticamente.",
  },
  "not-practice": {
    happened: "El túnel de Práctica no lleva a ninguna parte fuera de Práctica.",
    remedy: "Elija otro túnel.",
  },
  "tunnel-not-allowed": {
    happened: "El administrador de este equipo no permite este túnel.",
    remedy: "Elija un túnel permitido o consulte al administrador de este equipo.",
  },
  "service-unreachable": {
    happened: "No se pudo llegar al servicio del túnel.",
    remedy:
      "Revise la conexión a internet de este equipo, y que los firewalls le permitan conectarse al servicio.",
  },
  "no-public-url": {
    happened: "El túnel está abierto, pero no informó de su URL pública.",
    remedy: "Introduzca usted la URL pública, o actualice el programa del túnel.",
  },
  other: {
    happened: "El túnel no se pudo abrir, por un motivo que Switchover no conoce.",
    remedy: "Lea la salida del programa o del servidor.",
  },
  "not-ours": {
    happened: "La URL pública respondió, pero lo enviado allí nunca llegó a este equipo.",
    remedy: "La URL lleva a otro sitio. Compruebe adónde la reenvía su proxy, router o túnel.",
  },
  "not-public": {
    happened: "La URL pública lleva a una dirección a la que solo llegan este equipo o su propia red.",
    remedy: "Indique una URL cuyo nombre lleve a una dirección pública de internet, o elija otro túnel.",
  },
  "name-not-seen": {
    happened: "El nombre del túnel es nuevo, y el servidor de nombres de este equipo aún no lo conoce.",
    remedy:
      "Puede que la plataforma ya lo vea: la prueba continúa. Si no, espere 30 min, o use un túnel con nombre propio.",
  },
  "interstitial-page": {
    happened: "El túnel muestra una página para visitantes delante de la URL.",
    remedy:
      "La plataforma no puede cerrarla con un clic. Use una modalidad de suscripción o un túnel sin esa página.",
  },
  "body-changed": {
    happened: "Lo que llegó no es byte por byte lo que se envió.",
    remedy:
      "Algo intermedio reescribe el cuerpo, así que ninguna firma coincidirá. Desactívelo para esta ruta.",
  },
  "signature-header-lost": {
    happened: "La cabecera de la firma no llegó.",
    remedy: "Haga que el proxy reenvíe X-Hub-Signature-256 sin cambios.",
  },
  "status-not-200": {
    happened: "La URL pública no devolvió 200.",
    remedy: "Averigüe en su proxy o túnel qué responde en lugar de Switchover.",
  },
  timeout: {
    happened: "No llegó ninguna respuesta a tiempo.",
    remedy: "Compruebe la conexión por el túnel y el proxy, y reintente.",
  },
  slow: {
    happened: "La conexión tarda más de lo que la plataforma quiere esperar.",
    remedy: "Basta para una prueba. En producción use un punto de conexión más cercano a la plataforma.",
  },
  "token-needed": {
    happened:
      "En el nivel que prevalece hay una URL de devolución de llamada, y ninguna llamada devuelve su token de verificación.",
    remedy:
      "Pida el token de verificación a su responsable, para poder restaurar la URL exactamente. Antes no se cambia nada.",
  },
  "level-taken": {
    happened: "Por encima del nivel elegido hay otra URL de devolución de llamada, que prevalecería.",
    remedy: "Deje que Switchover elija el nivel, o elija el que prevalece.",
  },
  "borrowed-already": {
    happened:
      "El propio Switchover fijó la URL de devolución de llamada actual, para otra prueba o desde otra carpeta de datos. No se cambió nada.",
    remedy:
      "Termine lo que siga en marcha allí, o restaure desde allí la URL anterior (webhooks restore), y reintente.",
  },
  copied: {
    happened:
      "Esta carpeta de datos se restauró de una copia en la que una URL de devolución de llamada está sustituida por la de Switchover. Donde se copió la carpeta, puede haberse restaurado desde entonces o seguir en uso. No se cambió nada.",
    remedy:
      "Asegúrese de que nada la use donde se copió la carpeta. Luego restáurela aquí (webhooks restore, o «Restaurar ahora» en Webhooks) y reintente.",
  },
  "not-subscribed": {
    happened:
      "La aplicación del token no está suscrita a la cuenta de empresa, así que no se entregaría nada.",
    remedy: "Suscríbala primero. Un traspaso a la nube lo hace después del registro.",
  },
  refused: {
    happened: "La plataforma rechazó la URL de devolución de llamada.",
    remedy:
      "Compruebe el motivo que devolvió. Quizá al token le falta permiso para administrar la cuenta, o el despliegue no admite este nivel.",
  },
  "not-known": {
    happened: "Desconocida: la plataforma no informó de la URL de devolución de llamada actual.",
    remedy:
      "Switchover sigue intentando restaurarla, a más tardar en su próximo inicio. Entretanto, compruebe el panel de la plataforma.",
  },
  "address-too-long": {
    happened: "La URL pública supera los 200 caracteres que acepta la plataforma.",
    remedy: "Use una URL pública más corta.",
  },
  "app-secret-missing": {
    happened: "Este nivel necesita el secreto de la aplicación, y no hay ninguno guardado.",
    remedy: "Guarde el secreto de la aplicación y reintente.",
  },
  "reaches-further": {
    happened: "Esta URL de devolución de llamada no afecta solo a este número.",
    remedy:
      "Mientras lleve aquí, todo lo que se le envía llega aquí, y se reenvía si usted lo eligió. Elija una hora tranquila.",
  },
  "no-way-back": {
    happened:
      "En este nivel no hay ninguna URL de devolución de llamada, o está desactivada, y ninguna llamada de la plataforma podría restaurar ese estado.",
    remedy:
      "Fije y active antes la URL de devolución de llamada de la aplicación en el panel de la plataforma, o use un despliegue con URL de devolución de llamada por número.",
  },
  "private-address": {
    happened:
      "La URL de devolución de llamada que recibiría copias lleva a una red privada. No se cambió nada.",
    remedy:
      "Si es lo que quiere, permítalo con --allow-private o con la casilla de la ventana. O pruebe sin reenviar nada.",
  },
  "ip-literal": {
    happened: "La URL de devolución de llamada que recibiría copias es una dirección IP. No se cambió nada.",
    remedy:
      "Si es lo que quiere, permítalo con --allow-private o con la casilla de la ventana. O pruebe sin reenviar nada.",
  },
  "port-unusual": {
    happened:
      "La URL de devolución de llamada que recibiría copias tiene un puerto distinto del 443. No se cambió nada.",
    remedy:
      "Si es lo que quiere, permítalo con --allow-private o con la casilla de la ventana. O pruebe sin reenviar nada.",
  },
  "own-address": {
    happened:
      "La URL de devolución de llamada actual ya lleva a este receptor: las copias circularían sin fin. No se cambió nada.",
    remedy:
      "Fije antes su URL de devolución de llamada de producción en el panel de la plataforma, o no reenvíe nada (--no-forward).",
  },
  "not-https": {
    happened:
      "La URL de devolución de llamada que recibiría copias no empieza por https://, así que no puede recibirlas. No se cambió nada.",
    remedy:
      "Dé antes a su producción una URL https, o no reenvíe nada (--no-forward): producción no recibe entonces notificaciones.",
  },
  "user-info": {
    happened:
      "La URL de devolución de llamada que recibiría copias contiene un usuario o una contraseña, así que no puede recibirlas. No se cambió nada.",
    remedy:
      "Fije antes sin ellos su URL de devolución de llamada de producción, o no reenvíe nada (--no-forward): producción no recibe entonces notificaciones.",
  },
  unreadable: {
    happened:
      "La URL de devolución de llamada que recibiría copias no se puede leer como una URL, así que no puede recibirlas. No se cambió nada.",
    remedy:
      "Fije antes de nuevo su URL de devolución de llamada de producción, o no reenvíe nada (--no-forward): producción no recibe entonces notificaciones.",
  },
  "copies-came-back": {
    happened:
      "Una copia volvió aquí desde producción. Ya no se reenvía nada, y a los remitentes se les pide que reintenten más tarde.",
    remedy:
      "Averigüe qué envía aquí las notificaciones de producción (un espejo, un segundo punto de conexión) y desactívelo, o no reenvíe nada (--no-forward).",
  },
  "word-needed": {
    happened:
      "No se reenviaría nada a la URL de devolución de llamada que ahora recibe las notificaciones. No se cambió nada.",
    remedy: "Reenvíele copias, o confirme que puede quedarse sin ellas.",
  },
  "authority-no-list": {
    happened:
      "El cliente local no da una lista de los certificados de CA de sus notificaciones, así que el de la prueba no se podría añadir ni quitar solo. No se sustituyó nada.",
    remedy: "Use un túnel con un certificado de una autoridad pública.",
  },
  "authority-replaced": {
    happened:
      "Al subir el certificado de CA de la prueba se sustituyeron aquellos en los que confiaba el cliente local. Se vuelven a poner; no se sustituyó ninguna URL de devolución de llamada.",
    remedy:
      "Compruebe los certificados de CA del cliente (certificates/webhooks/ca), y use un túnel con un certificado público.",
  },
  "authority-left": {
    happened:
      "No queda ninguna URL de devolución de llamada por restaurar, pero el certificado de CA de esta prueba sigue en el cliente local.",
    remedy:
      "Reintente desde la pantalla de webhooks, o con webhooks restore. Su clave privada ya no existe; también puede quitarlo en el cliente.",
  },
  "not-written": {
    happened:
      "No se pudo anotar la URL de devolución de llamada actual, o no se pudo leer lo que anotó una prueba anterior. No se fijó nada.",
    remedy: "Corrija el problema de la carpeta de datos y vuelva a iniciar la prueba.",
  },
  "no-handshake": {
    happened: "La solicitud de verificación de la plataforma nunca llegó aquí.",
    remedy: "Compruebe que se llega a la URL pública desde Internet, no solo desde aquí.",
  },
  "none-there": {
    happened: "El cliente local no envía ninguna solicitud de verificación antes de entregar.",
    remedy: "No hay que hacer nada.",
  },
  "handshake-refused": {
    happened:
      "La solicitud de verificación de la plataforma llegó aquí, pero la plataforma rechazó la respuesta.",
    remedy: "Algo intermedio cambia la respuesta. Vea la comprobación de la URL pública.",
  },
  slept: {
    happened:
      "Este equipo estuvo en suspensión mientras la prueba esperaba el mensaje. Entretanto no pudo llegar nada.",
    remedy: "Manténgalo activo, y vuelva a enviar la palabra clave si ya la había enviado.",
  },
  "no-message": {
    happened: "No llegó ningún mensaje a tiempo.",
    remedy:
      "Compruebe que el número está en la API de la prueba y que se le envió la palabra clave, y reintente.",
  },
  "went-elsewhere": {
    happened: "Las notificaciones del número van ahora a otra URL.",
    remedy: "La URL de devolución de llamada se cambió entretanto. Averigüe quién lo hizo, y reintente.",
  },
  "others-came": {
    happened:
      "Llegaron mensajes por esta URL de devolución de llamada, pero ninguno contenía la palabra clave.",
    remedy: "Pruebe de nuevo, y envíe la propia palabra clave, como texto, desde cualquier teléfono.",
  },
  "line-broke": {
    happened: "El túnel estuvo caído durante la espera, así que la falta de un mensaje no demuestra nada.",
    remedy: "Espere a que el túnel esté abierto y pruebe de nuevo.",
  },
  "turned-away": {
    happened: "Este equipo no aceptó todo lo que llegó, así que la falta de un mensaje no demuestra nada.",
    remedy:
      "Vea qué detiene al receptor: el espacio en disco, la bóveda o demasiadas peticiones. Después pruebe de nuevo.",
  },
  "not-read": {
    happened: "Llegaron notificaciones que no se leyeron a tiempo. La palabra clave puede estar entre ellas.",
    remedy: "Busque la palabra clave en la lista de eventos, o pruebe de nuevo cuando llegue menos.",
  },
  "number-moved": {
    happened: "El número dejó la API de la prueba mientras la prueba esperaba el mensaje.",
    remedy: "Pruebe la otra API, donde está ahora el número.",
  },
  "signature-wrong": {
    happened: "Lo que llegó tiene una firma que no coincide con el secreto de la aplicación.",
    remedy:
      "Guarde el secreto de la aplicación suscrita. Hasta entonces, nada de lo que llega cuenta como demostración.",
  },
  unchecked: {
    happened:
      "Llegó, pero no se comprobó su firma: el cliente local no firma nada, y comprobar la firma de la nube necesita el secreto de la aplicación.",
    remedy:
      "Para la nube, guarde el secreto de la aplicación, para que lo que llega cuente como demostración. Para el cliente local no hay que hacer nada.",
  },
  "no-status": {
    happened: "No llegó ningún estado durante la espera.",
    remedy:
      "Los estados solo llegan para una respuesta. Si no se envió ninguna, no hay nada mal; si se rechazó, vea el rechazo.",
  },
  "not-restored": {
    happened:
      "La URL de devolución de llamada no se restauró. Puede que las notificaciones sigan yendo a una URL donde Switchover ya no escucha.",
    remedy: "Reintente ahora mismo, o fije la URL de devolución de llamada en el panel de la plataforma.",
  },
  "may-come-late": {
    happened:
      "Se perdió la respuesta a la solicitud que sustituyó la URL de devolución de llamada, y esa solicitud todavía puede surtir efecto.",
    remedy:
      "Switchover lo sigue comprobando y la restaura si hace falta, a más tardar en su próximo inicio. También lo hace webhooks restore.",
  },
  "not-here": {
    happened:
      "El número no está en la API cuyas URL de devolución de llamada se iban a probar. No se cambió nada.",
    remedy: "Pruebe la otra API, donde está el número.",
  },
  "changed-meanwhile": {
    happened: "Entretanto se cambió algo fuera de Switchover. Switchover lo dejó como está.",
    remedy: "Asegúrese de que es lo que quiere.",
  },
} as const satisfies TranslationOf<"es", typeof englishCauses>;

/** What the webhook test says: its findings, and what it waits for. */
export const connectivity = {
  levels: {
    number: "solo este número",
    account: "toda la cuenta de empresa",
    application: "la aplicación y todo lo que atiende",
    client: "el cliente local",
  },
  found: {
    sleptWell:
      "este equipo estuvo en suspensión; el túnel, la URL pública y la URL de devolución de llamada siguen como antes",
    sleptElsewhere:
      "este equipo estuvo en suspensión, y la URL de devolución de llamada lleva ahora a otro sitio",
    sleptMoved: "este equipo estuvo en suspensión, y el túnel se abrió de nuevo con otra URL",
    sleptDown: "este equipo estuvo en suspensión, y el túnel aún no se ha abierto de nuevo",
    sleptNotHere: "este equipo estuvo en suspensión, y la URL pública no lleva aquí ahora",
    sleptUnseen:
      "este equipo estuvo en suspensión, y se desconoce si la URL de devolución de llamada de Switchover sigue fijada",
    tunnelOpen: "la URL pública es {{url}}",
    tunnelOpenNoting: "{{url}} está abierto; {{notices}}",
    tunnelOther: "{{url}} ya está abierto ahí; no es el túnel pedido",
    tunnelFailed: "no está abierto",
    tunnelFailedBecause: "no está abierto: «{{detail}}»",
    outsideIn: "un texto enviado desde fuera llegó sin cambios",
    outsideInUnasked: "la URL pública no se pudo probar desde fuera",
    callbackFree: "fijada para {{level}}; antes no había ninguna",
    callbackTaken: "fijada para {{level}}, en lugar de {{before}}",
    teed: "{{set}}. Lo que llega se reenvía a {{to}}",
    notTeed: "{{set}}. Lo que llega no se reenvía",
    authorityNoListFor:
      "no se sustituyó nada: el cliente no devolvió una lista de los certificados de CA de sus notificaciones: {{answer}}",
    authorityNoIds:
      "no se sustituyó nada: el cliente no devuelve ID de los certificados de CA de sus notificaciones, así que el de la prueba no se podría quitar solo",
    authorityReplaced:
      "no se sustituyó ninguna URL de devolución de llamada: el cliente sustituyó sus certificados de CA en lugar de añadir uno",
    authorityUnseen:
      "no se sustituyó ninguna URL de devolución de llamada: el certificado de CA de la prueba se subió, pero el cliente no lo muestra",
    authorityNotAdded:
      "no se sustituyó ninguna URL de devolución de llamada: el certificado de CA de la prueba no se pudo subir: {{answer}}",
    authorityOthersChanged:
      "la URL de devolución de llamada está como antes, y el certificado de CA de la prueba está quitado; otra persona u otro programa cambió entretanto los demás",
    authorityLeft:
      "no queda ninguna URL de devolución de llamada por restaurar; el certificado de CA de la prueba sigue en el cliente",
    authorityLeftBy:
      "no queda ninguna URL de devolución de llamada por restaurar; se desconoce si el certificado de CA de la prueba sigue en el cliente: {{answer}}",
    teeUnknown: "{{set}}. Se desconoce adónde llevaba antes, así que no se puede reenviar nada",
    wordNeeded: "no se fijó nada: la URL de devolución de llamada actual dejaría de recibir",
    takenUp: "sigue fijada para {{level}}, como se dejó",
    productionRefused: "no se fijó nada: las copias irían a {{to}}",
    copiesCameBack: "una copia volvió desde {{to}}: ya no se reenvía nada allí",
    productionOwn: "no se fijó nada: {{to}} ya está fijada, y lleva a este receptor",
    tokenNeeded: "{{before}} está fijada para {{level}}; restaurarla necesita su token de verificación",
    tokenRefused:
      "la plataforma rechazó {{before}} con este token de verificación: es otro, o la URL no responde",
    tokenNotProved: "se desconoce si el token de verificación es correcto: {{answer}}",
    tokenNotGiven: "{{before}} está fijada para {{level}}; sin su token de verificación no se cambió nada",
    noNumberLevel: "este despliegue no informa de la URL de devolución de llamada de un número",
    above: "{{before}} está fijada para {{level}} y prevalecería",
    notSubscribed: "la aplicación del token no está suscrita a la cuenta",
    refused: "rechazada para {{level}} ({{reason}})",
    setUnknown: "se desconoce si se fijó: {{answer}}",
    setUnseen: "fijada, pero ninguna comprobación la muestra en su sitio",
    look: "no se pueden leer las URL de devolución de llamada: {{answer}}",
    notInCloud: "la nube informa de que el número está en el cliente local; no se cambió nada",
    notOnClient: "el cliente informa de que no atiende el número; no se cambió nada",
    lookClient: "no se pueden leer los ajustes del cliente: {{answer}}",
    ownUntold: "la plataforma no informa de cuál de las aplicaciones suscritas es la del token",
    tooLong: "la URL pública tiene {{length}} caracteres; la plataforma acepta 200",
    secretMissing:
      "cambiar la URL de devolución de llamada propia de la aplicación necesita el secreto de la aplicación",
    noWayBack: "la aplicación no tiene ninguna URL de devolución de llamada que se pudiera restaurar",
    noExactWayBack:
      "{{before}} está fijada para {{level}}; la API la devuelve recortada, parcialmente oculta o con caracteres invisibles, así que no podría restaurarse con exactitud",
    appSwitchedOff:
      "la URL de devolución de llamada de la aplicación está desactivada, y ninguna llamada podría restaurar eso",
    notWritten: "no se fijó nada: no se pudo anotar la URL de devolución de llamada actual. {{why}}",
    leftUnread: "no se fijó nada: no se puede leer lo que dejó una prueba anterior. {{why}}",
    borrowedAlready:
      "la de Switchover ya está fijada para {{level}}; la carpeta de datos {{folder}} tiene la anterior",
    leftCopied:
      "no se fijó nada: esta carpeta de datos se restauró de una copia, y en ella una URL de devolución de llamada de este número está sustituida por la de Switchover. Donde se copió la carpeta, puede haberse restaurado desde entonces o seguir en uso. Restáurela primero: webhooks restore, o «Restaurar ahora» en Webhooks",
    leftCopiedOther:
      "no se fijó nada: esta carpeta de datos se restauró de una copia, y en ella la URL de devolución de llamada que vale aquí está sustituida por la de Switchover, para {{number}}. Donde se copió la carpeta, puede haberse restaurado desde entonces o seguir en uso. Restáurela primero: webhooks restore con {{number}}, o «Restaurar ahora» en Webhooks",
    leftCopiedUnknown:
      "no se restauró nada: la URL de devolución de llamada se sustituyó antes de hacerse la copia, y se desconoce si lo sigue estando",
    leftBehind: "no se pudo restaurar una URL de devolución de llamada que sustituyó una prueba anterior",
    handshake: "la solicitud de verificación de la plataforma llegó y recibió respuesta",
    noHandshake: "la solicitud de verificación de la plataforma no llegó aquí",
    handshakeRefused:
      "la solicitud de verificación de la plataforma recibió respuesta, pero la plataforma rechazó la URL",
    noHandshakeThere: "el cliente local no envía ninguna solicitud de verificación",
    message: "llegó después de {{span}}",
    messageUnchecked: "llegó después de {{span}}; su firma no se comprobó",
    messageUnsigned:
      "llegó después de {{span}}. El cliente no firma nada: lo identifican la palabra clave y la ruta secreta de los ajustes del cliente",
    messageByWindow:
      "llegó un mensaje después de {{span}}; aquí no se guarda su texto, así que la propia palabra clave no se vio",
    messageWrong: "llegó con una firma que no coincide",
    refusedCame_one:
      "ningún mensaje con la palabra clave {{word}} contó; llegó {{count}} notificación a esta URL con una firma que no coincide, y se rechazó",
    refusedCame_other:
      "ningún mensaje con la palabra clave {{word}} contó; llegaron {{count}} notificaciones a esta URL con una firma que no coincide, y se rechazaron",
    together: "{{first}}; además, {{second}}",
    besideTurnedAway: "este equipo no aceptó todo lo que llegó",
    besideNotRead: "todavía no se ha leído todo lo que llegó",
    besideSleptMeanwhile: "este equipo estuvo en suspensión un rato",
    besideNumberGone: "el número ya no está en la API de la prueba",
    besideLineBroke: "el túnel estuvo caído un rato",
    besideWentElsewhere: "las notificaciones del número van ahora a {{to}}",
    besideWentNowhere: "el número ya no tiene ninguna URL de devolución de llamada",
    besideStandingUnseen: "se desconoce si la URL de devolución de llamada de Switchover sigue fijada",
    besideLeadsNoMore: "la URL pública ya no lleva hasta aquí",
    noMessage: "no llegó ningún mensaje con la palabra clave {{word}}",
    wentElsewhere: "no llegó ningún mensaje; las notificaciones del número van ahora a {{to}}",
    wentNowhere: "no llegó ningún mensaje; el número ya no tiene ninguna URL de devolución de llamada",
    othersCame_one:
      "llegó {{count}} mensaje por esta URL de devolución de llamada, pero sin la palabra clave {{word}}",
    othersCame_other:
      "llegaron {{count}} mensajes por esta URL de devolución de llamada, pero ninguno con la palabra clave {{word}}",
    turnedAway: "ningún mensaje contó, pero este equipo no aceptó todo lo que llegó",
    notRead: "ningún mensaje contó hasta ahora, pero todavía no se ha leído todo lo que llegó",
    sleptMeanwhile: "no llegó ningún mensaje, pero este equipo estuvo en suspensión un rato",
    numberGone: "no llegó ningún mensaje; el número ya no está en la API de la prueba",
    lineBroke: "no llegó ningún mensaje, pero el túnel estuvo caído un rato",
    standingUnseen:
      "no llegó ningún mensaje; se desconoce si la URL de devolución de llamada de Switchover sigue fijada",
    leadsNoMore: "no llegó ningún mensaje, pero la URL pública ya no lleva hasta aquí",
    addressMoved: "el túnel se abrió de nuevo con otra URL, así que aquí ya no puede llegar nada",
    notAwaited: "no llegó ningún mensaje con la palabra clave antes de terminar la prueba",
    status: "{{statuses}}, después de {{span}}",
    statusWrong: "llegó con una firma que no coincide",
    noStatus: "no llegó ninguno para una respuesta",
    restored: "todo está como antes",
    nothingBorrowed: "no se cambió nada",
    notRestored: "no se restauró ({{level}}): {{answer}}",
    notRestoredNow: "no se restauró ({{level}})",
    restoredButUnread:
      "se restauró lo que nombran los registros legibles; se desconoce si sigue fijada la URL de devolución de llamada de una prueba anterior: su registro está dañado y se guardó como {{setAside}}",
    restoreMayComeLate:
      "la URL de devolución de llamada para {{level}} está como antes por ahora; la solicitud que la sustituyó todavía puede surtir efecto",
    restoreUnknown: "se desconoce qué está fijado para {{level}}: {{answer}}",
    restoreNeedsToken: "no se restauró ({{level}}); hace falta el token de verificación de {{before}}",
    restoreElsewhere: "no se restauró en {{api}}, donde se sustituyó; la conexión lleva ahora a otro sitio",
    restoreNeedsSecret: "no se restauró ({{level}}); hace falta el secreto de la aplicación",
    otherSettings:
      "la URL de devolución de llamada para {{level}} está como antes; otros ajustes junto a ella se cambiaron entretanto, y se dejaron como están",
    otherVersions:
      "la URL de devolución de llamada de la aplicación está como antes; la plataforma indica ahora sus campos con otra versión de la API",
    restoredOtherwise:
      "vuelve a no haber URL de devolución de llamada, como antes; el cliente lo guarda ahora de otra forma",
    restoreSwitchedOff:
      "no se restauró: alguien desactivó entretanto la URL de devolución de llamada de la aplicación, y establecer una la volvería a activar. Cuando esté activada, Switchover la restaura",
    restoreUrlLost:
      "la de Switchover sigue fijada para {{level}}; la anterior ({{before}}) ya no se puede leer. Vuelva a fijarla usted",
    notOurs:
      "para {{level}} está fijada {{to}}, y ya no la de Switchover; se desconoce si es la anterior, que ya no se puede leer",
    notOursNothing:
      "para {{level}} ya no está fijada la de Switchover ni ninguna otra; la anterior ya no se puede leer",
    changedMeanwhile:
      "ahora está fijada {{to}} para {{level}}; la fijó otra persona u otro programa, y se dejó como está",
    changedToNothing:
      "otra persona u otro programa cambió o quitó la URL de devolución de llamada para {{level}}",
  },
  phases: {
    working: "La prueba está en marcha.",
    "awaiting-token":
      "Ya hay fijada una URL de devolución de llamada. Su responsable tiene que dar su token de verificación.",
    "awaiting-message": "Envíe ahora {{word}} a {{number}} desde cualquier teléfono.",
    "awaiting-reply": "Puede responder al mensaje si quiere.",
    restoring: "Se está restaurando la URL de devolución de llamada.",
    ended: "La prueba ha terminado.",
  },
  awaitingToken:
    "{{before}} está fijada para {{level}}. Introduzca su token de verificación, para poder restaurarla exactamente.",
  notKeptAwake:
    "Switchover no puede evitar que este equipo entre en suspensión. Manténgalo activo mientras deban llegar notificaciones aquí: mientras está en suspensión no llega nada.",
  lacksKeyword:
    "Ha llegado un mensaje sin la palabra clave {{word}}. La prueba sigue esperando uno que la contenga.",
  tokenRefusedAsk: "Este no es su token de verificación, o la URL no responde. Introduzca el correcto.",
  reply: {
    text: "Prueba de Switchover: su mensaje ha llegado y esta es la respuesta. No hace falta que conteste.",
    told: "Con --reply, quien envía la palabra clave recibe una sola respuesta, por la API donde está el número:",
    to: "Respondiendo al número que termina en {{digits}}.",
    status: "Estado de la respuesta: {{status}}, después de {{span}}.",
    sending: {
      works: "El envío funciona: la respuesta llegó al teléfono.",
      refused: "El envío fue rechazado.",
      unknown: "Se desconoce si el envío funciona.",
      none: "No se envió ninguna respuesta.",
    },
    reasons: {
      "no-message": "Ningún mensaje contó, así que no había a qué responder.",
      "not-signed":
        "La firma del mensaje no se comprobó o no coincidió. Switchover solo responde a un mensaje firmado.",
      "keyword-not-seen": "Aquí no se guardan los textos, así que la palabra clave no se vio en el mensaje.",
      "sender-unknown": "El mensaje no contiene ningún número al que responder.",
      "window-closed": "El mensaje tiene más de 24 h. Solo se puede responder a uno más reciente.",
      "not-here": "El número ya no está en la API de la prueba.",
      "number-busy": "Hay un traspaso abierto de este número, u otro proceso está cambiando algo en él.",
      "line-broke": "El túnel está caído o tiene otra URL, así que no podría llegar ningún estado.",
      "not-recorded":
        "La carpeta de datos no pudo anotar la respuesta, y Switchover no envía lo que no puede anotar.",
      declined: "Usted eligió no enviar ninguna.",
      "not-confirmed": "No se confirmó a tiempo.",
      stopped: "La prueba se detuvo antes.",
      "not-sent": "No se pudo conectar con la plataforma. No se envió nada.",
      rejected: "La plataforma rechazó la respuesta.",
      failed: "La plataforma aceptó la respuesta y después informó de que falló.",
      "response-unknown":
        "La respuesta de la plataforma se perdió o no es clara. La respuesta puede haberse enviado; no se vuelve a enviar.",
      "no-status": "La plataforma aceptó la respuesta, pero no llegó ningún estado que cuente.",
      "sent-only": "La plataforma informó de la respuesta como enviada, pero no como entregada.",
      "stopped-waiting": "La prueba se detuvo mientras se esperaban los estados.",
    },
  },
  verdicts: {
    arrives: "Los webhooks llegan.",
    "does-not-arrive": "Los webhooks no llegan.",
    inconclusive: "Aún se desconoce si los webhooks llegan.",
    stopped: "La prueba se detuvo antes de ver un mensaje.",
    unchecked: "Llegan mensajes, pero no se comprobaron sus firmas.",
    unsigned: "Llegan mensajes del cliente local, que no firma nada.",
    rejected: "No contó ningún mensaje: lo que llegó tenía una firma incorrecta.",
    others: "Llegaron mensajes, pero ninguno con la palabra clave.",
    interrupted: "La prueba se interrumpió. Aún se desconoce si los webhooks llegan.",
  },
  refusedBefore_one:
    "Hasta entonces había llegado {{count}} notificación con una firma que no coincide, y se rechazó: compruebe que el secreto de la aplicación es el de la aplicación de esta URL de devolución de llamada.",
  refusedBefore_other:
    "Hasta entonces habían llegado {{count}} notificaciones con una firma que no coincide, y se rechazaron: compruebe que el secreto de la aplicación es el de la aplicación de esta URL de devolución de llamada.",
  restoredYes: "Todas las URL de devolución de llamada están como antes.",
  restoredNo: "Una URL de devolución de llamada no está como antes.",
  restoredChanged: "Entretanto se cambió algo fuera de Switchover, y se dejó como está.",
  restoredCertificate:
    "No queda ninguna URL de devolución de llamada por restaurar, pero el certificado de CA de la prueba sigue en el cliente local.",
  restoredUnknown: "Se desconoce si la URL de devolución de llamada está como antes.",
} as const satisfies TranslationOf<"es", typeof englishConnectivity>;
