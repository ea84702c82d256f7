import type {
  connectivity as englishConnectivity,
  webhookCauses as englishCauses,
  webhookChecks as englishChecks,
} from "../en/webhook-checks.ts";
import type { ShapeOf } from "../words.ts";

/** What each line of the connectivity test looks at, and why. */
export const webhookChecks = {
  tunnel: {
    title: "Camino desde fuera hasta este equipo",
    why: "La plataforma solo entrega a una dirección https pública. Un túnel le presta una a este equipo.",
  },
  "outside-in": {
    title: "Dirección pública vista desde fuera",
    why: "Una palabra enviada a través de la dirección pública debe volver aquí sin cambios, antes de dar la dirección a la plataforma.",
  },
  borrowed: {
    title: "Callback fijado para la prueba",
    why: "Se le indica a la plataforma que entregue a este equipo mientras dura la prueba, en el nivel que afecta a menos números.",
  },
  handshake: {
    title: "Saludo de la plataforma",
    why: "La plataforma pide a la dirección una prueba antes de entregar nada allí.",
  },
  message: {
    title: "Un mensaje de verdad",
    why: "Solo un mensaje enviado por un teléfono y llegado aquí prueba que los webhooks llegan.",
  },
  status: {
    title: "Estados de una respuesta",
    why: "Lo que su empresa envía vuelve como enviado, entregado y leído. Hace el mismo camino.",
  },
  restored: {
    title: "Callback devuelto",
    why: "Al final todo debe quedar como estaba, o sus mensajes seguirían yendo a un equipo que ya no escucha.",
  },
} as const satisfies ShapeOf<typeof englishChecks>;

/** What each cause of such a line means and how it is put right. */
export const webhookCauses = {
  "auth-refused": {
    happened: "El servidor ssh no aceptó la clave.",
    remedy: "Compruebe el usuario y la clave, y que la clave pública esté en authorized_keys del servidor.",
  },
  "key-unreadable": {
    happened: "No se puede leer la clave privada.",
    remedy:
      "Compruebe la ruta y los permisos del archivo, y que sea una clave privada en formato OpenSSH o PEM.",
  },
  "key-passphrase": {
    happened: "La clave privada está protegida por una contraseña que no se dio o no encaja.",
    remedy: "Dé la contraseña de la clave, o deje la clave al agente ssh.",
  },
  "agent-absent": {
    happened: "Ningún agente ssh responde en este equipo.",
    remedy: "Inicie el agente y añádale la clave, o indique el archivo de una clave privada.",
  },
  "host-key-unknown": {
    happened: "Nadie ha dicho aún qué clave de host debe tener el servidor ssh.",
    remedy: "Compare la huella con la que le dé el administrador del servidor, y confírmela.",
  },
  "host-key-changed": {
    happened: "El servidor ssh presenta otra clave de host que la confirmada.",
    remedy: "Pregunte al administrador si se cambió. Si no, puede haber alguien en medio: no siga.",
  },
  "port-taken": {
    happened: "El puerto del otro extremo está ocupado.",
    remedy: "Termine lo que escucha allí, quizá un túnel anterior, o elija otro puerto.",
  },
  "forwarding-refused": {
    happened: "El servidor ssh no permite un túnel inverso.",
    remedy:
      "Permítalo allí: AllowTcpForwarding yes o remote, y ningún permitlisten que deje fuera este puerto.",
  },
  "program-missing": {
    happened: "El programa del túnel no está en este equipo.",
    remedy: "Instálelo, o indique su ruta.",
  },
  "program-failed": {
    happened: "El programa del túnel terminó con un error.",
    remedy: "Lea lo que dijo, y pruébelo a mano.",
  },
  "program-too-old": {
    happened: "El programa del túnel de este equipo es demasiado antiguo para un token en un archivo.",
    remedy:
      "Actualice cloudflared a 2025.4.0 o posterior. Los más antiguos mostrarían el token a todos aquí.",
  },
  "token-unreadable": {
    happened: "El archivo con el token del túnel no se puede leer.",
    remedy: "Compruebe su ruta completa y sus permisos. Solo usted debería poder leerlo (modo 600).",
  },
  "token-refused": {
    happened: "El programa del túnel no acepta el token del archivo.",
    remedy: "Copie de nuevo el token de la página del túnel en Cloudflare: solo el token, en una línea.",
  },
  "other-tunnel": {
    happened:
      "Un túnel que usted abrió para este receptor lleva por otro camino que el pedido. Se queda como está.",
    remedy: "Elija el túnel que está abierto, o ciérrelo antes.",
  },
  "authtoken-missing": {
    happened: "El servicio del túnel necesita un authtoken suyo, y no se dio ninguno.",
    remedy: "Copie el authtoken del panel de su cuenta y guárdelo.",
  },
  "authtoken-refused": {
    happened: "El servicio del túnel no acepta el authtoken.",
    remedy:
      "Cópielo de nuevo del panel de su cuenta. Varios túneles a la vez pueden necesitar otro contrato.",
  },
  lost: {
    happened: "El túnel se cortó.",
    remedy:
      "Compruebe la red. El túnel se abre de nuevo por sí mismo; empiece la prueba otra vez cuando esté en pie.",
  },
  "not-practice": {
    happened: "El túnel de práctica no lleva a ninguna parte fuera del ámbito de práctica.",
    remedy: "Elija otro camino desde fuera.",
  },
  "no-public-url": {
    happened: "El túnel está en pie, pero no dijo su dirección pública.",
    remedy: "Indique usted la dirección pública, o actualice el programa del túnel.",
  },
  other: {
    happened: "El túnel no se pudo abrir, por un motivo que Switchover no conoce.",
    remedy: "Lea lo que dijo el programa o el servidor.",
  },
  "not-ours": {
    happened: "La dirección pública respondió, pero lo enviado allí nunca llegó a este equipo.",
    remedy: "La dirección lleva a otro sitio. Compruebe adónde la pasan su proxy, router o túnel.",
  },
  "name-not-seen": {
    happened: "El nombre del túnel es nuevo, y el servicio de nombres de este equipo aún no lo conoce.",
    remedy:
      "Puede que la plataforma sí lo vea: la prueba sigue. Si no, espere media hora, o use un túnel con nombre propio.",
  },
  "interstitial-page": {
    happened: "El túnel muestra una página para visitantes delante de la dirección.",
    remedy: "La plataforma no puede cerrarla con un clic. Use un contrato o un túnel sin tal página.",
  },
  "body-changed": {
    happened: "Lo que llegó no es byte por byte lo que se envió.",
    remedy: "Algo en el camino reescribe el cuerpo, y ninguna firma encajará. Desactívelo para esta ruta.",
  },
  "signature-header-lost": {
    happened: "La cabecera con la firma no llegó.",
    remedy: "Haga que el proxy pase X-Hub-Signature-256 tal como vino.",
  },
  "status-not-200": {
    happened: "La dirección pública no respondió 200.",
    remedy: "Mire en su proxy o túnel qué responde en nuestro lugar.",
  },
  timeout: {
    happened: "No llegó respuesta a tiempo.",
    remedy: "Compruebe el camino por túnel y proxy, y pruebe otra vez.",
  },
  slow: {
    happened: "El camino tarda más de lo que la plataforma quiere esperar.",
    remedy: "Basta para una prueba. En producción use un endpoint más cercano a la plataforma.",
  },
  "token-needed": {
    happened: "En el nivel que gana hay un callback, y ninguna llamada dice su token de verificación.",
    remedy: "Pida el token a su dueño, para poder devolver el callback exactamente. Antes no se cambia nada.",
  },
  "level-taken": {
    happened: "Por encima del nivel elegido hay otro callback, y ganaría.",
    remedy: "Deje que Switchover elija el nivel, o elija el que gana.",
  },
  "borrowed-already": {
    happened:
      "El callback que hay allí lo fijó el propio Switchover, para otra prueba o desde otra carpeta de datos. No se cambió nada.",
    remedy:
      "Termine lo que siga en marcha allí, o devuelva allí lo que había antes (webhooks restore), y vuelva a intentarlo.",
  },
  "not-subscribed": {
    happened:
      "La aplicación del token no está suscrita a la cuenta de empresa, así que no se entregaría nada.",
    remedy: "Suscríbala primero. Una migración lo hace en su segundo paso.",
  },
  refused: {
    happened: "La plataforma rechazó el callback.",
    remedy:
      "Vea el motivo que dio. Al token puede faltarle el derecho a administrar la cuenta, o al despliegue este nivel.",
  },
  "not-known": {
    happened: "La plataforma no dijo cómo está ahora el callback.",
    remedy:
      "Switchover sigue intentando devolverlo, a más tardar cuando se inicie de nuevo. Mire entretanto en el panel de la plataforma.",
  },
  "address-too-long": {
    happened: "La dirección pública pasa de los 200 caracteres que admite la plataforma.",
    remedy: "Use una dirección pública más corta.",
  },
  "app-secret-missing": {
    happened: "En este nivel hace falta el secreto de la aplicación, y no hay ninguno.",
    remedy: "Guarde el secreto de la aplicación y pruebe otra vez.",
  },
  "reaches-further": {
    happened: "El callback no afecta solo a este número.",
    remedy:
      "Mientras lleve aquí, todo lo que recibe este callback llega aquí y se pasa adelante. Elija una hora tranquila.",
  },
  "no-way-back": {
    happened:
      "En este nivel no hay nada, o lo que hay está desactivado, y ninguna llamada de la plataforma podría dejarlo así otra vez.",
    remedy:
      "Fije y active antes el callback de la aplicación en el panel de la plataforma, o use un despliegue con callbacks por número.",
  },
  "private-address": {
    happened: "El callback que recibiría copias lleva a una red privada. No se cambió nada.",
    remedy:
      "Si es lo que quiere, dígalo con --allow-private o con la casilla de la ventana. O pruebe sin reenviar nada.",
  },
  "ip-literal": {
    happened: "El callback que recibiría copias es una dirección IP. No se cambió nada.",
    remedy:
      "Si es lo que quiere, dígalo con --allow-private o con la casilla de la ventana. O pruebe sin reenviar nada.",
  },
  "port-unusual": {
    happened: "El callback que recibiría copias tiene otro puerto que 443. No se cambió nada.",
    remedy:
      "Si es lo que quiere, dígalo con --allow-private o con la casilla de la ventana. O pruebe sin reenviar nada.",
  },
  "own-address": {
    happened:
      "El callback que está puesto lleva ya a este receptor: las copias darían vueltas sin fin. No se cambió nada.",
    remedy:
      "Ponga antes el callback de su producción en el panel de la plataforma, o no reenvíe nada (--no-forward).",
  },
  "not-https": {
    happened:
      "El callback que recibiría copias no empieza por https://, así que no puede recibirlas. No se cambió nada.",
    remedy:
      "Dé antes a su producción una dirección https, o no reenvíe nada (--no-forward): se queda entonces sin ello.",
  },
  "user-info": {
    happened:
      "El callback que recibiría copias contiene un usuario o una contraseña, así que no puede recibirlas. No se cambió nada.",
    remedy:
      "Ponga antes el callback de su producción sin ellos, o no reenvíe nada (--no-forward): se queda entonces sin ello.",
  },
  unreadable: {
    happened:
      "El callback que recibiría copias no se puede leer como dirección, así que no puede recibirlas. No se cambió nada.",
    remedy:
      "Ponga antes de nuevo el callback de su producción, o no reenvíe nada (--no-forward): se queda entonces sin ello.",
  },
  "copies-came-back": {
    happened:
      "Una copia volvió aquí desde producción. Ya no se reenvía nada, y a quien envía se le pide que vuelva.",
    remedy:
      "Busque qué envía aquí las notificaciones de producción (un espejo, un segundo endpoint) y apáguelo, o no reenvíe nada (--no-forward).",
  },
  "word-needed": {
    happened: "No se reenviaría nada al callback que ahora recibe las notificaciones. No se cambió nada.",
    remedy: "Reenvíele copias, o confirme que puede quedarse sin ellas.",
  },
  "authority-no-list": {
    happened:
      "El cliente local no guarda como lista las autoridades de sus callbacks: la nuestra no podría estar junto a ellas ni retirarse sola. No se tomó prestado nada.",
    remedy: "Use un túnel con un certificado de una autoridad pública.",
  },
  "authority-replaced": {
    happened:
      "La subida de nuestra autoridad ocupó el lugar de lo que el cliente local aceptaba. Se repone; no se tomó prestado nada.",
    remedy:
      "Mire las autoridades del cliente (certificates/webhooks/ca) y use un túnel con un certificado público.",
  },
  "authority-left": {
    happened: "El callback está como estaba, pero la autoridad de esta prueba sigue en el cliente local.",
    remedy:
      "Inténtelo de nuevo desde la pantalla de webhooks, o con webhooks restore. Nadie tiene ya su clave; también se puede retirar en el cliente.",
  },
  "not-written": {
    happened:
      "No se pudo anotar lo que había, o no se pudo leer lo que anotó una prueba anterior. No se fijó nada.",
    remedy: "Corrija lo que le pasa a la carpeta de datos y empiece la prueba de nuevo.",
  },
  "no-handshake": {
    happened: "El saludo de la plataforma nunca llegó aquí.",
    remedy: "Compruebe que la dirección pública se alcanza desde Internet, no solo desde aquí.",
  },
  "none-there": {
    happened: "El cliente local no pide ninguna prueba a una dirección antes de entregar allí.",
    remedy: "No hay que hacer nada.",
  },
  "handshake-refused": {
    happened: "El saludo de la plataforma llegó aquí, pero la plataforma no aceptó la respuesta.",
    remedy: "Algo en el camino cambia la respuesta. Mire la comprobación de la dirección pública.",
  },
  slept: {
    happened:
      "Este equipo estuvo en suspensión mientras se esperaba el mensaje. Entretanto no pudo llegar nada.",
    remedy: "Manténgalo despierto, y envíe otra vez la palabra si ya la había enviado.",
  },
  "no-message": {
    happened: "No llegó ningún mensaje a tiempo.",
    remedy:
      "Compruebe que el número esté en la API que se probó y que la palabra se le envió, y pruebe otra vez.",
  },
  "went-elsewhere": {
    happened: "Los avisos del número van ahora a otra dirección.",
    remedy: "Alguien cambió el callback entretanto. Pregunte quién, y pruebe otra vez.",
  },
  "others-came": {
    happened: "Sí llegan mensajes por este callback, pero ninguno llevaba la palabra.",
    remedy: "Pruebe otra vez, y envíe la palabra misma, como texto, desde cualquier teléfono.",
  },
  "line-broke": {
    happened: "El túnel estuvo caído durante la espera, así que el silencio no prueba nada.",
    remedy: "Espere a que el túnel esté abierto y pruebe otra vez.",
  },
  "signature-wrong": {
    happened: "Llegó, pero su firma no encaja con el secreto de la aplicación.",
    remedy: "Guarde el secreto de la aplicación suscrita. Hasta entonces nada de lo que llega es prueba.",
  },
  unchecked: {
    happened:
      "Llegó, pero no se comprobó su firma: el cliente local no firma nada, y para la de la nube hace falta el secreto de la aplicación.",
    remedy:
      "Para la nube, guarde el secreto de la aplicación, para que lo que llega sea prueba. Con el cliente local no hay nada que hacer.",
  },
  "no-status": {
    happened: "No llegó ningún estado mientras se esperaba.",
    remedy:
      "Los estados solo llegan para una respuesta. Si no se envió ninguna, no hay nada mal; si se rechazó, mire el rechazo.",
  },
  "not-restored": {
    happened: "No se pudo devolver el callback. Los avisos siguen yendo a una dirección que ya no escucha.",
    remedy: "Pruebe otra vez enseguida, o fije el callback en el panel de la plataforma.",
  },
  "not-here": {
    happened: "El número no está en la API cuyos callbacks se iban a probar. No se cambió nada.",
    remedy: "Pruebe el otro lado, en el que está el número.",
  },
  "changed-meanwhile": {
    happened: "Otra persona cambió el callback entretanto. Switchover lo dejó como está.",
    remedy: "Asegúrese de que es el callback que quiere.",
  },
} as const satisfies ShapeOf<typeof englishCauses>;

/** What the connectivity test says: its findings, and what it waits for. */
export const connectivity = {
  levels: {
    number: "este número solo",
    account: "toda la cuenta de empresa",
    application: "la aplicación con todo lo que atiende",
    client: "el cliente local",
  },
  found: {
    sleptWell:
      "este equipo estuvo en suspensión; el túnel, la dirección pública y el callback siguen como antes",
    sleptElsewhere: "este equipo estuvo en suspensión, y el callback ya lleva a otro sitio",
    sleptMoved: "este equipo estuvo en suspensión, y el túnel volvió con otra dirección",
    sleptDown: "este equipo estuvo en suspensión, y el túnel aún no ha vuelto",
    sleptNotHere: "este equipo estuvo en suspensión, y la dirección pública no lleva aquí por ahora",
    sleptUnseen: "este equipo estuvo en suspensión, y aún no se pudo ver si el callback sigue siendo nuestro",
    tunnelOpen: "{{url}} lleva hasta aquí",
    tunnelOpenNoting: "{{url}} está en pie; {{notices}}",
    tunnelOther: "{{url}} ya está abierto ahí, y lleva por otro camino que el pedido",
    tunnelFailed: "no está abierto ({{cause}})",
    tunnelFailedBecause: "no está abierto ({{cause}}): {{detail}}",
    outsideIn: "una palabra enviada desde fuera volvió sin cambios",
    outsideInUnasked: "la dirección pública no se pudo probar desde fuera",
    callbackFree: "fijado para {{level}}; antes no había nada",
    callbackTaken: "fijado para {{level}}, en lugar de {{before}}",
    teed: "{{set}}. Lo que llega se pasa a {{to}}",
    notTeed: "{{set}}. Lo que llega no se pasa a nadie",
    authorityNoListFor:
      "no se tomó prestado nada: el cliente no dio una lista de las autoridades de sus callbacks: {{answer}}",
    authorityNoIds:
      "no se tomó prestado nada: el cliente no identifica las autoridades de sus callbacks, y la nuestra no podría retirarse sola",
    authorityReplaced: "no se tomó prestado nada: el cliente sustituyó lo que aceptaba en lugar de añadirle",
    authorityUnseen: "no se tomó prestado nada: nuestra autoridad se subió, y el cliente no la muestra",
    authorityNotAdded: "no se tomó prestado nada: nuestra autoridad no se pudo subir: {{answer}}",
    authorityOthersChanged:
      "devuelto, y nuestra autoridad retirada; otra persona ha cambiado las demás mientras tanto",
    authorityLeft: "el callback está devuelto; nuestra autoridad sigue en el cliente",
    authorityLeftBy: "el callback está devuelto; no se sabe si nuestra autoridad ya no está: {{answer}}",
    teeUnknown: "{{set}}. No se sabe adónde iba antes, así que no se puede pasar",
    wordNeeded: "no se puso nada: lo que está puesto dejaría de recibir",
    takenUp: "sigue puesto para {{level}}, como se dejó",
    productionRefused: "no se puso nada: las copias irían a {{to}}",
    copiesCameBack: "una copia volvió desde {{to}}: ya no se reenvía nada allí",
    productionOwn: "no se puso nada: {{to}} está puesto ya, y lleva a este receptor",
    tokenNeeded: "{{before}} está fijado para {{level}}; hace falta su token de verificación para devolverlo",
    tokenRefused:
      "la plataforma no aceptó {{before}} con este token de verificación: es otro, o la dirección no responde",
    tokenNotProved: "aún no se sabe si el token de verificación encaja: {{answer}}",
    tokenNotGiven: "{{before}} está fijado para {{level}}; sin su token de verificación no se cambió nada",
    noNumberLevel: "este despliegue no dice los callbacks de un número",
    above: "{{before}} está fijado para {{level}} y ganaría",
    notSubscribed: "la aplicación de este token no está suscrita a la cuenta",
    refused: "rechazado para {{level}} ({{reason}})",
    setUnknown: "no se sabe si se fijó: {{answer}}",
    setUnseen: "confirmado, pero no está allí",
    notInCloud: "la nube dice que el número está en local; no se cambió nada",
    notOnClient: "el cliente dice que no atiende el número; no se cambió nada",
    lookClient: "no se pueden ver los ajustes del cliente: {{answer}}",
    look: "no se pueden ver los callbacks: {{answer}}",
    ownUntold: "no se dice cuál de las aplicaciones suscritas es la del token",
    tooLong: "la dirección pública tiene {{length}} caracteres; la plataforma admite 200",
    secretMissing: "el callback propio de la aplicación solo se cambia con el secreto de la aplicación",
    noWayBack: "la aplicación no tiene ningún callback que se pudiera devolver",
    appSwitchedOff: "el callback de la aplicación está desactivado, y ninguna llamada podría dejarlo así",
    notWritten: "no se fijó nada: lo que hay allí no se pudo anotar. {{why}}",
    leftUnread: "no se fijó nada: lo que dejó una prueba anterior no se puede leer. {{why}}",
    borrowedAlready:
      "el nuestro ya está para {{level}}; lo que había antes lo conoce la carpeta de datos {{folder}}",
    leftBehind: "no se pudo devolver un callback que dejó una prueba anterior",
    handshake: "la plataforma preguntó y recibió respuesta",
    noHandshake: "la pregunta de la plataforma no se vio aquí",
    handshakeRefused: "la plataforma recibió respuesta, y aun así rechazó",
    noHandshakeThere: "el cliente local no pide ninguna prueba a una dirección",
    message: "llegó después de {{span}}",
    messageUnchecked: "llegó después de {{span}}; su firma no se comprobó",
    messageUnsigned:
      "llegó después de {{span}}. El cliente no firma nada: se reconoce por la palabra y por la ruta secreta que nombran los ajustes del cliente",
    messageByWindow:
      "llegó un mensaje después de {{span}}; aquí no se guarda su texto, así que la palabra misma no se vio",
    messageWrong: "llegó con una firma que no encaja",
    refusedCame_one:
      "ninguno con la palabra {{word}} contó; llegó {{count}} aviso a esta dirección con una firma que no encaja, y se rechazó",
    refusedCame_other:
      "ninguno con la palabra {{word}} contó; llegaron {{count}} avisos a esta dirección con una firma que no encaja, y se rechazaron",
    together: "{{first}}; además, {{second}}",
    besideLineBroke: "el túnel estuvo caído un rato",
    besideWentElsewhere: "los avisos del número van ahora a {{to}}",
    besideWentNowhere: "el número ya no tiene ningún callback",
    besideStandingUnseen: "no se pudo ver si el callback sigue siendo nuestro",
    besideLeadsNoMore: "la dirección pública ya no lleva hasta aquí",
    noMessage: "no llegó ninguno con la palabra {{word}}",
    wentElsewhere: "no llegó ninguno; los avisos del número van ahora a {{to}}",
    wentNowhere: "no llegó ninguno; el número ya no tiene ningún callback",
    othersCame_one: "llegó {{count}} mensaje por este callback, pero sin la palabra {{word}}",
    othersCame_other: "llegaron {{count}} mensajes por este callback, pero ninguno con la palabra {{word}}",
    lineBroke: "no llegó ninguno, pero el túnel estuvo caído un rato",
    standingUnseen: "no llegó ninguno, y no se pudo ver si el callback sigue siendo nuestro",
    leadsNoMore: "no llegó ninguno, pero la dirección pública ya no lleva hasta aquí",
    addressMoved: "el túnel volvió con otra dirección, así que aquí ya no puede llegar nada",
    notAwaited: "no se esperó",
    status: "{{statuses}}, después de {{span}}",
    statusWrong: "llegó con una firma que no encaja",
    noStatus: "no llegó ninguno para una respuesta",
    restored: "todo está como estaba",
    nothingBorrowed: "no se cambió nada",
    notRestored: "sigue fijado para {{level}}: {{answer}}",
    notRestoredNow: "sigue fijado para {{level}}",
    restoreUnknown: "no se sabe cómo está para {{level}}: {{answer}}",
    restoreNeedsToken:
      "sigue fijado para {{level}}; hace falta el token de verificación de {{before}} para devolverlo",
    restoreElsewhere: "sigue fijado en {{api}}, donde se tomó prestado; la conexión lleva ahora a otro sitio",
    restoreNeedsSecret: "sigue fijado para {{level}}; hace falta el secreto de la aplicación para devolverlo",
    otherSettings:
      "la dirección está como estaba para {{level}}; entretanto se cambiaron otros ajustes, y se dejaron",
    changedMeanwhile: "ahora está {{to}} para {{level}}; lo fijó otra persona, y se dejó",
    changedToNothing: "ahora no hay nada para {{level}}; lo quitó otra persona",
  },
  phases: {
    working: "La prueba está en marcha.",
    "awaiting-token": "Ya hay un callback. Su dueño tiene que dar su token de verificación.",
    "awaiting-message": "Envíe ahora {{word}} a {{number}} desde cualquier teléfono.",
    "awaiting-reply": "Se puede responder al mensaje, si quiere.",
    restoring: "Se devuelve el callback.",
    ended: "La prueba ha terminado.",
  },
  awaitingToken:
    "{{before}} está fijado para {{level}}. Dé su token de verificación, para poder devolverlo exactamente.",
  notKeptAwake:
    "Aquí nada puede evitar que este equipo se suspenda por sí solo. Manténgalo despierto mientras deban llegar avisos aquí: mientras está en suspensión no llega nada.",
  tokenRefusedAsk: "No es su token de verificación, o la dirección no responde. Dé el correcto.",
  reply: {
    text: "Prueba de Switchover: su mensaje ha llegado y esta es la respuesta. No hace falta que conteste.",
    told: "Con --reply, quien envíe la palabra recibe una única respuesta, por la API en la que está el número:",
    to: "Respondiendo al número que termina en {{digits}}.",
    status: "Estado de la respuesta: {{status}}, tras {{span}}.",
    sending: {
      works: "El envío funciona: la respuesta llegó al teléfono.",
      refused: "El envío fue rechazado.",
      unknown: "No se sabe si el envío funciona.",
      none: "No se envió ninguna respuesta.",
    },
    reasons: {
      "no-message": "Ningún mensaje valió, así que no había a qué responder.",
      "not-signed": "La firma del mensaje no se comprobó o no encajó. Solo se responde a un mensaje firmado.",
      "keyword-not-seen": "Aquí no se guardan los textos, así que nadie vio la palabra en el mensaje.",
      "sender-unknown": "El mensaje no nombra ningún número al que se pueda responder.",
      "window-closed": "El mensaje tiene más de 24 horas. Solo se puede responder a uno más reciente.",
      "not-here": "El número ya no está en la API que se probó.",
      "number-busy": "Hay una migración abierta de este número, u otro proceso está cambiando algo en él.",
      "line-broke": "El túnel está caído o tiene otra dirección, así que no podría llegar ningún estado.",
      "not-recorded":
        "La carpeta de datos no pudo anotar la respuesta, y lo que no se puede anotar no se envía.",
      declined: "Usted eligió no enviar ninguna.",
      "not-confirmed": "Nadie la confirmó a tiempo.",
      stopped: "La prueba se detuvo antes.",
      "not-sent": "No se pudo llegar a la plataforma. No se envió nada.",
      rejected: "La plataforma rechazó la respuesta.",
      failed: "La plataforma aceptó la respuesta y después comunicó que falló.",
      "response-unknown":
        "La contestación de la plataforma se perdió o no es clara. La respuesta puede haberse enviado; no se envía otra vez.",
      "no-status": "La plataforma aceptó la respuesta, pero no llegó ningún estado que valga.",
      "sent-only": "La plataforma comunicó la respuesta como enviada, pero no como entregada.",
      "stopped-waiting": "La prueba se detuvo mientras se esperaban los estados.",
    },
  },
  verdicts: {
    arrives: "Los webhooks llegan.",
    "does-not-arrive": "Los webhooks no llegan.",
    inconclusive: "Todavía no se puede saber si los webhooks llegan.",
    stopped: "La prueba se detuvo antes de ver un mensaje.",
  },
  refusedBefore_one:
    "Hasta entonces había llegado {{count}} notificación con una firma que no encaja, y se rechazó: mire si el secreto es el de la aplicación de este callback.",
  refusedBefore_other:
    "Hasta entonces habían llegado {{count}} notificaciones con una firma que no encaja, y se rechazaron: mire si el secreto es el de la aplicación de este callback.",
  restoredYes: "Todos los callbacks están como estaban.",
  restoredNo: "Un callback no está como estaba.",
  restoredUnknown: "No se sabe si el callback está como estaba.",
} as const satisfies ShapeOf<typeof englishConnectivity>;
