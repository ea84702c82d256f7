/** Words about the program itself. */
export const about = {
  title: "Acerca de Switchover",
  lead: "Switchover traspasa un número de teléfono de empresa entre una API de mensajería local y una API de la nube, y muestra su ubicación y en qué se basa.",
  this: "Esta instalación",
  version: "Versión",
  host: "Se ejecuta en",
  hosts: {
    desktop: "una ventana propia",
    browser: "un navegador, solo desde este equipo",
    terminal: "una terminal",
  },
  platform: "Sistema",
  data: "Carpeta de datos",
  promise: "Sus datos",
  promiseText:
    "Lo que usted introduce y recibe se queda en la carpeta de datos de este equipo hasta que lo exporte. Switchover se conecta a las plataformas que usted configura, a un túnel o un punto de conexión cuando usted lo pide, al servidor o la herramienta de chat adonde usted hace enviar alertas, a un registro de rutas cuando usted obtiene las direcciones del remitente, y a un servidor de actualizaciones si hay uno indicado. Los secretos se cifran en la bóveda y no vuelven a mostrarse.",
  ended: {
    abrupt:
      "No consta que Switchover se cerrara. Su última entrada en el registro es de las {{at}}. Falló, se terminó desde fuera, el equipo se quedó sin corriente o no se pudo escribir su última entrada.",
    page: "La página de la ventana terminó de forma inesperada y se volvió a cargar. Fue antes de {{at}}.",
    error: "Switchover tuvo un error interno. Fue antes de {{at}}.",
    works:
      "Lo registrado hasta entonces está en la carpeta de datos. Un traspaso interrumpido aparece en Traspasar.",
    next: "Si vuelve a ocurrir, prepare abajo un paquete de soporte y envíelo a su soporte. Nada se envía por sí solo.",
  },
  support: {
    title: "Soporte",
    text: "Un paquete de soporte es un zip con versiones, ajustes, el registro, diarios sin datos reservados y datos de este equipo. Usted ve lo que contiene antes de guardarlo. No se envía nada.",
    prepare: "Preparar paquete de soporte",
    save: "Guardar paquete de soporte",
    discard: "No guardar",
    saved: "Guardado como {{file}}. No se ha enviado nada.",
  },
  docs: "Documentación",
  doc: {
    readme: "README.md: qué hace Switchover y cómo se inicia",
    commandLine: "docs/command-line.md: todos los comandos, para scripts",
    plan: "docs/plan.md: el archivo de plan de un traspaso",
    assumptions: "docs/assumptions.md: lo que Switchover supone de las plataformas",
    webhooks: "docs/webhooks.md: recibir notificaciones y probar una URL de devolución de llamada",
    tunnels: "docs/tunnels.md: formas de tener una URL pública",
    desktop: "docs/desktop.md: la aplicación de escritorio",
    updates: "docs/updates.md: actualizaciones de la aplicación de escritorio",
    alerts: "docs/alerts.md: avisos a un servidor o a una herramienta de chat",
    managed: "docs/managed.md: lo que puede fijar un administrador",
    security: "docs/security.md: qué está protegido y contra qué",
    support: "docs/support.md: el registro y los paquetes de soporte",
  },
  licences: "Licencias",
  licencesText:
    "Switchover tiene la licencia Apache 2.0. Está hecho con paquetes de código abierto, cada uno con su propia licencia: sus nombres, versiones y licencias están en third-party-licenses.txt, en la carpeta del programa.",
} as const;
