import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { frame as english } from "../en/frame.ts";

/** Texts of the frame around the screens. */
export const frame = {
  rail: {
    label: "Principal",
    overview: "Resumen",
    migrate: "Traspasar",
    webhooks: "Webhooks",
    scenarios: "Escenarios",
    platform: "Entorno de pruebas",
    faultsOn_one: "{{count}} fallo activado",
    faultsOn_other: "{{count}} fallos activados",
    tools: "Herramientas",
    history: "Historial",
    connections: "Conexiones",
    settings: "Ajustes",
    about: "Acerca de",
    numbers: "Números",
    openRuns_one: "{{count}} traspaso abierto",
    openRuns_other: "{{count}} traspasos abiertos",
  },
  crumb: { connect: "Conectar" },
  crumbs: "Está aquí",
  skip: "Ir al contenido",
  failed: "No se puede mostrar esta pantalla",
  moreEnded_one: "Terminó {{count}} traspaso más",
  moreEnded_other: "Terminaron {{count}} traspasos más",
  noticeClose: "Descartar",
  menu: "Abrir menú",
  menuClose: "Cerrar menú",
  practice: {
    edge: "Práctica: aquí nada es real",
    leave: "Salir de la práctica",
    enter: "Practicar primero",
    start: "Práctica",
  },
  switcher: {
    named: "Espacio de trabajo: {{name}}",
    practice: "Práctica",
    practiceHint: "aquí nada es real",
    none: "Todavía no hay espacios de trabajo",
    add: "Añadir espacio de trabajo",
    edit: "Conexiones y secretos",
    numbers_one: "{{count}} número",
    numbers_other: "{{count}} números",
  },
  palette: { open: "Buscar o ejecutar un comando", hint: "Buscar o ejecutar…" },
  vault: {
    absent: "Todavía no hay bóveda",
    locked: "Bóveda bloqueada",
    open: "Bóveda desbloqueada",
    damaged: "Bóveda dañada",
    changed: "Otra bóveda",
    newer: "Bóveda de una versión más reciente",
    lock: "Bloquear bóveda",
    inUse: "Un traspaso está usando la bóveda. Bloquéela cuando el traspaso se detenga.",
    notLocked: "La bóveda no se bloqueó. Inténtelo de nuevo.",
  },
  link: {
    lost: "No se puede conectar con Switchover desde {{time}}. Los datos no están al día; puede que un traspaso siga en curso.",
    lostNext:
      "Si se detuvo, inícielo de nuevo y abra su enlace nuevo. Si no, esta ventana se actualiza automáticamente.",
    signedOut:
      "Esta ventana no tiene la sesión iniciada: Switchover se inició de nuevo o su enlace ya se usó. Lo que se muestra está desactualizado. Pulse Intro en el terminal para obtener un enlace nuevo, o inicie Switchover de nuevo.",
  },
} as const satisfies ShapeOf<typeof english>;
