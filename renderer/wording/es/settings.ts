/** Words of the settings. */
export const settings = {
  lead: "Los cambios se aplican de inmediato.",
  lost: {
    corrupted: "El archivo de ajustes está dañado; se aplican los valores predeterminados.",
    setAside:
      "No se pudo leer el archivo de ajustes; se aplican los valores predeterminados. El archivo antiguo está en la carpeta de datos como {{name}}.",
    works:
      "Los números, los traspasos, las conexiones y los secretos no están afectados. El idioma, el aspecto, el bloqueo automático y los ajustes de API para espacios de trabajo nuevos vuelven a sus valores predeterminados.",
    checkFirst: "Revise los ajustes de abajo. Su próximo cambio conserva el archivo antiguo junto al nuevo.",
    check: "Revise los ajustes de abajo.",
    seen: "Entendido",
  },
  lostAlerts: {
    what: "No se pudo leer la lista de adónde van las alertas, así que empezó de nuevo. El archivo antiguo está en la carpeta de datos como {{name}}.",
    works: "Los traspasos, los receptores, los secretos y las copias de seguridad no están afectados.",
    next: "Configure de nuevo las alertas y el resumen del escritorio, en las tarjetas de abajo. Hasta entonces, no se envía ninguna.",
  },
  lostReceiving: {
    what: "No se pudieron leer los ajustes para recibir webhooks, así que empezaron de nuevo con los valores predeterminados. El archivo antiguo está en la carpeta de datos como {{name}}.",
    works: "Los eventos guardados, los traspasos, los secretos y las copias de seguridad no están afectados.",
    next: "Compruebe para cada espacio de trabajo si se supervisa, su punto de conexión y su túnel, y después qué se guarda de las notificaciones y por cuánto tiempo.",
  },
  lostProofs: {
    what: "No se pudo leer lo que se confirmó después de los traspasos, así que empezó de nuevo. El archivo antiguo está en la carpeta de datos como {{name}}.",
    works:
      "Los traspasos, dónde están los números, los eventos guardados, los secretos y las copias de seguridad no están afectados.",
    next: "Para cada número, pruebe los webhooks y una respuesta, compruebe su punto de conexión y marque de nuevo lo que está hecho en su propio sistema.",
  },
  lostSenders: {
    what: "No se pudieron leer las listas de direcciones del remitente, así que empezaron de nuevo. El archivo antiguo está en la carpeta de datos como {{name}}.",
    works: "Los traspasos, los receptores, los secretos y las copias de seguridad no están afectados.",
    next: "En Herramientas, Direcciones del remitente, pregunte de nuevo al registro y configure otra vez cada cuánto se hace. Hasta entonces, no se avisa de los cambios de direcciones.",
  },
  lostWorkspaces: {
    what: "No se pudo leer la lista de espacios de trabajo, así que empezó de nuevo. El archivo antiguo está en la carpeta de datos como {{name}}.",
    works:
      "Los espacios de trabajo que contenía no se muestran: sus nombres, conexiones y números. Los traspasos, los secretos y las copias de seguridad siguen en la carpeta de datos.",
    next: "Añada de nuevo los espacios de trabajo, o restaure una copia de la carpeta de datos en una nueva. Hasta entonces, ninguno de sus números se supervisa aquí.",
  },
  damaged: {
    what_one: "1 valor de la bóveda está dañado y no se puede leer.",
    what_other: "{{count}} valores de la bóveda están dañados y no se pueden leer.",
    works:
      "Los números no están afectados. No se puede saber qué se guardaba ahí: un token, una contraseña o un PIN se pueden introducir de nuevo; la copia de seguridad de un traspaso, no.",
    next: "En Conexiones, introduzca lo que falte. Si un traspaso a la nube no ha terminado, mantenga en marcha su cliente local hasta que termine. Los archivos permanecen en la carpeta de datos.",
    connections: "Abrir conexiones",
  },
  window: "Ventana",
  quiet: {
    title: "Avisos de este equipo",
    text: "Los avisos aparecen mientras no hay ninguna ventana delante. No nombran ningún número ni contenido.",
    on: "Retener los avisos por la noche",
    from: "Desde",
    until: "Hasta",
    urgent: "Avisar de todos modos cuando un número puede estar sin servicio",
    now: "Los avisos se retienen de {{from}} a {{until}}, según el reloj de este equipo. Después, un solo aviso dice cuántos se retuvieron.",
    allDay: "Los avisos se retienen todo el día.",
    wrong: "Introduzca una hora, como 22:00.",
  },
  login: {
    title: "Inicio con la sesión",
    on: "Iniciar Switchover cuando inicio sesión en este equipo",
    text: "Entonces se abre su ventana. Lo que necesita la bóveda espera hasta que se desbloquea.",
    other:
      "Hasta ahora, al iniciar sesión se inicia otra carpeta de datos u otra copia de Switchover. Si activa esto, se reemplaza:",
  },
  appearance: {
    label: "Aspecto",
    system: "Como el sistema",
    light: "Claro",
    dark: "Oscuro",
    do: {
      system: "Usar el aspecto del sistema",
      light: "Usar el aspecto claro",
      dark: "Usar el aspecto oscuro",
    },
  },
  language: {
    label: "Idioma",
    system: "Como el sistema",
    follow: "Usar el idioma del sistema",
    use: "Idioma: {{language}}",
    reviewedNo: "Revisado por un hablante nativo: no",
  },
  vault: {
    title: "Bóveda",
    practice: "En Práctica, la bóveda se desbloquea automáticamente: nada de lo que contiene es real.",
    lockNow: "Bloquear ahora",
    change: "Cambiar la frase de contraseña",
    current: "Frase de contraseña actual",
    changed: "La frase de contraseña ha cambiado. La anterior ya no desbloquea la bóveda.",
    changedBySheet:
      "La frase de contraseña ha cambiado. La anterior ya no desbloquea la bóveda. La hoja de recuperación sigue sirviendo.",
    lockAfter: "Bloquear automáticamente después de",
    lockAfterHint: "Desde el último uso. La bóveda sigue desbloqueada mientras un traspaso está en marcha.",
    never: "Nunca",
    minutes_one: "{{count}} minuto",
    minutes_other: "{{count}} minutos",
  },
  dialect: {
    title: "Espacios de trabajo nuevos",
    text: "Ajustes de API para los espacios de trabajo nuevos. Los existentes conservan los suyos.",
    brand: "Prefijo de marca",
    brandHint: "El prefijo de los nombres de la plataforma, por ejemplo chat.",
    brandWrong: "Use minúsculas, dígitos y guiones bajos, empezando por una letra, por ejemplo chat.",
    apiVersion: "Versión de la API de la nube",
    apiVersionHint: "Como en las URL de la API, por ejemplo v23.0.",
    apiVersionWrong: "Use la forma v23.0.",
    save: "Guardar para los espacios de trabajo nuevos",
  },
  log: {
    title: "Registro",
    text: "Un registro en la carpeta de datos anota lo que hace Switchover, para el soporte: comandos, solicitudes, sus resultados y duraciones. No contiene secretos, números de teléfono ni mensajes, ocupa 5 MB como máximo y no se envía a ninguna parte.",
    level: "Anotar",
    levels: {
      error: "Solo errores internos",
      warn: "Errores y solicitudes fallidas",
      info: "Normal",
      debug: "Todo, también lo que solo se muestra",
    },
  },
  data: {
    title: "Carpeta de datos",
    text: "Contiene la bóveda, los diarios y los ajustes. Haga una copia de seguridad de esta carpeta. Su contenido no sale de este equipo automáticamente.",
    copy: "Copiar la ruta",
    show: "Mostrar la carpeta",
  },
} as const;
