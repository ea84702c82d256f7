import type { traffic as english } from "../en/traffic.ts";
import type { TranslationOf } from "../words.ts";

export const traffic = {
  quietest: {
    enough: "Hora más tranquila: {{hour}}",
    little: "Hora más tranquila hasta ahora, solo un indicio: {{hour}}",
    none: "Se vio muy poco para proponer una hora",
  },
  figures_one:
    "{{count}} mensaje en {{hours}} h vistas, {{perHour}} por hora; también encajarían hasta {{atMost}} por hora.",
  figures_other:
    "{{count}} mensajes en {{hours}} h vistas, {{perHour}} por hora; también encajarían hasta {{atMost}} por hora.",
  next: "Próxima vez: {{next}}",
  alike_one: "{{count}} hora más fue igual de tranquila.",
  alike_other: "{{count}} horas más fueron igual de tranquilas.",
  office: "Las más tranquilas en horario de oficina, de lunes a viernes de 8:00 a 18:00:",
  noOffice: "No se vio ninguna hora de oficina.",
  busiest: "Hora con más mensajes: {{hour}}. Mensajes por hora: {{perHour}}.",
  hour: "{{day}}, de {{from}} a {{until}}",
  seen: "Mensajes de usuarios finales contados desde {{from}} hasta {{until}}: {{messages}}. Semanas de horas vistas: {{weeks}}.",
  leftOut_one: "Se descartó {{count}} mensaje de momentos que no se vieron por completo.",
  leftOut_other: "Se descartaron {{count}} mensajes de momentos que no se vieron por completo.",
  legend:
    "Cada cifra es una hora, de 0 (ningún mensaje) a 9 (tantos como en la de más mensajes); un punto es una hora que no se vio.",
  downtime:
    "Los mensajes que los usuarios finales envían durante los pocos segundos del tiempo sin servicio se pierden sin aviso, también a una hora tranquila.",
  note: {
    "no-messages":
      "No se vio ningún mensaje. Deje que lleguen notificaciones aquí durante dos semanas, o indique un CSV con las horas de los mensajes.",
    "few-messages": "Hay menos de 200 mensajes: uno más puede cambiar el orden.",
    "few-weeks": "Se vieron menos de dos semanas: un día inusual decide.",
    "hours-unseen": "No se vieron todas las horas de la semana; las que no se vieron nunca se proponen.",
    "coverage-assumed":
      "No consta para todo este tiempo si se podían ver mensajes. El tiempo cuenta como visto desde el primer mensaje hasta el último, sin los silencios de tres días o más.",
    "silences-counted":
      "Los silencios de un día o más cuentan como tranquilos. Si entonces nada escuchaba, esas horas tienen más mensajes de los que se muestran.",
    "out-of-date": "El mensaje más reciente tiene más de 30 días.",
  },
  gap: {
    counted: "Ningún mensaje desde {{from}} hasta {{until}}: cuenta como tranquilo.",
    leftOut: "Sin ver desde {{from}} hasta {{until}}: descartado.",
    more_one: "{{count}} hueco anterior no aparece en la lista.",
    more_other: "{{count}} huecos anteriores no aparecen en la lista.",
  },
  clocks: {
    forward:
      "Los relojes se adelantaron {{minutes}} min: {{at}}. Las horas son las que mostraban los relojes.",
    back: "Los relojes se atrasaron {{minutes}} min: {{at}}. Las horas son las que mostraban los relojes; una de ellas ocurrió dos veces.",
  },
  csv: {
    read_one: "Columna {{column}}: {{count}} fecha con hora.",
    read_other: "Columna {{column}}: {{count}} fechas con hora.",
    local_one: "{{count}} de ellas no indica el desfase y se leyó como hora local de {{zone}}.",
    local_other: "{{count}} de ellas no indican el desfase y se leyeron como hora local de {{zone}}.",
    unread_one: "{{count}} fila no tiene una fecha con hora que se pueda leer, en la línea {{line}}.",
    unread_other:
      "{{count}} filas no tienen una fecha con hora que se pueda leer, la primera en la línea {{line}}.",
    older_one: "{{count}} fecha es más de un año anterior a la más reciente y se descartó.",
    older_other: "{{count}} fechas son más de un año anteriores a la más reciente y se descartaron.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
