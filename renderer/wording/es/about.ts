/** Palabras sobre el propio programa. */
export const about = {
  title: "Acerca de Switchover",
  lead: "Switchover traspasa un número de empresa entre una API de mensajería local y una API en la nube, y le dice dónde está el número y cómo se sabe.",
  this: "Este Switchover",
  version: "Versión",
  host: "Se muestra en",
  hosts: {
    desktop: "una ventana propia",
    browser: "un navegador, solo desde este equipo",
    terminal: "un terminal",
  },
  platform: "Sistema",
  data: "Carpeta de datos",
  promise: "Qué hace con sus datos",
  promiseText:
    "Lo que usted escribe y lo que se recibe se queda en la carpeta de datos de este equipo, hasta que usted lo exporte. Switchover habla con las plataformas que usted conecta, y con un túnel o un endpoint cuando usted lo pide. Los secretos están cifrados en la bóveda; lo que se escribió una vez no se vuelve a mostrar.",
  docs: "Dónde seguir leyendo",
  doc: {
    readme: "README.md: qué hace Switchover y cómo se inicia",
    commandLine: "docs/command-line.md: todas las órdenes, para scripts",
    plan: "docs/plan.md: el archivo de plan de un traspaso",
    assumptions: "docs/assumptions.md: lo que Switchover da por supuesto de las plataformas",
  },
  licences: "Licencias",
  licencesText:
    "Switchover está hecho con paquetes de código abierto, cada uno con su propia licencia. Sus nombres y versiones figuran en el archivo package-lock.json del código fuente.",
} as const;
