import type { alerts as english } from "../en/alerts.ts";
import type { TranslationOf } from "../words.ts";

export const alerts = {
  aNumber: "un número",
  news: {
    test: "Alerta de prueba de Switchover. No ha pasado nada con ningún número.",
    "awaiting-code": "El traspaso de {{number}} espera su código de registro. Introdúzcalo en Switchover.",
    unknown:
      "La ubicación de {{number}} es desconocida. Abra Switchover: alguien tiene que decidir cómo continuar.",
    complete: {
      "to-cloud": "El traspaso de {{number}} a la nube se ha completado.",
      "to-onprem": "El traspaso de {{number}} al cliente local se ha completado.",
      reportedAgainst:
        "El traspaso de {{number}} se ha completado, pero la plataforma informa de algo sobre el número: puede que no funcione. Abra Switchover.",
    },
    ended:
      "El traspaso de {{number}} ha terminado sin completarse. Abra Switchover para ver dónde está el número.",
    silent: "No llegan webhooks para {{number}} desde hace más tiempo de lo habitual.",
    silentSince: "No llegan webhooks para {{number}} desde {{since}}. Es más tiempo de lo habitual.",
    arriving: "Vuelven a llegar webhooks para {{number}}.",
    several: "Ha ocurrido mucho a la vez: {{counts}}. Abra Switchover para verlo todo.",
    counted: "{{name}} ({{count}})",
  },
  names: {
    test: "Alerta de prueba",
    "awaiting-code": "Un traspaso espera su código",
    unknown: "Una ubicación es desconocida",
    ended: "Un traspaso ha terminado",
    silent: "Dejan de llegar webhooks",
    arriving: "Vuelven a llegar webhooks",
    several: "Varias alertas en una",
    digest: "Resumen",
  },
  forms: {
    generic: "Servidor propio (JSON firmado)",
    slack: "Slack",
    teams: "Microsoft Teams (flujo de trabajo)",
    discord: "Discord",
    "google-chat": "Google Chat",
  },
  unsent: {
    "newer-version":
      "No se envían alertas: una versión más nueva de Switchover escribió la lista de las enviadas. Actualice Switchover.",
    unreadable: "No se envían alertas: la lista de las enviadas no se puede leer o escribir.",
  },
  outcome: {
    accepted: "{{host}} la aceptó con el estado {{status}}. Aquí no se puede saber si alguien la vio.",
    refused: "No aceptada: {{host}} respondió con el estado {{status}}.",
    "not-sent": {
      connection: "No enviada: no hay conexión con {{host}}.",
      unconnected: "No enviada: no hay conexión con {{host}}: {{why}}.",
      certificate: "No enviada: no se aceptó el certificado de {{host}}: {{why}}.",
      authority:
        "No enviada: no se aceptó el certificado de {{host}}: {{why}}. Si lo emitió una autoridad de su empresa, permita para este destino las autoridades de este equipo.",
      address: "No enviada: la dirección de {{host}} no se encontró o no está permitida.",
      "no-url": "No enviada: la bóveda no tiene su URL. Introdúzcala de nuevo.",
      storage: "No enviada: no se puede escribir en la carpeta de datos.",
      "target-changed": "No enviada: antes se cambió o se quitó su destino.",
      "too-old": "No enviada: esperó más de un día.",
      "no-notices": "No mostrado: este escritorio no muestra avisos.",
    },
    shown: "Entregado al escritorio para mostrarlo. Aquí no se puede saber si alguien lo vio.",
    desktop: {
      sending: "Mostrándose.",
      unknown:
        "No se sabe si el escritorio lo mostró. No se muestra de nuevo, porque puede haberse mostrado.",
    },
    sending: "Enviándose a {{host}}.",
    waiting: "Espera hasta que se desbloquee la bóveda.",
    unknown:
      "Desconocido: {{host}} no dio una respuesta utilizable. No se envía de nuevo, porque puede haber llegado.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
