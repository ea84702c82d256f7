import type { traffic as english } from "../en/traffic.ts";
import type { TranslationOf } from "../words.ts";

export const traffic = {
  quietest: {
    enough: "Hora mais tranquila: {{hour}}",
    little: "Hora mais tranquila até agora, apenas uma indicação: {{hour}}",
    none: "Foi visto muito pouco para indicar uma hora",
  },
  figures_one:
    "{{count}} mensagem em {{hours}} h vistas, {{perHour}} por hora; até {{atMost}} por hora também seria compatível.",
  figures_other:
    "{{count}} mensagens em {{hours}} h vistas, {{perHour}} por hora; até {{atMost}} por hora também seria compatível.",
  next: "Em seguida: {{next}}",
  alike_one: "{{count}} outra hora foi igualmente tranquila.",
  alike_other: "{{count}} outras horas foram igualmente tranquilas.",
  office: "Mais tranquila no horário comercial, de segunda a sexta, das 8:00 às 18:00:",
  noOffice: "Nenhuma hora do horário comercial foi vista.",
  busiest: "Hora mais movimentada: {{hour}}. Mensagens por hora: {{perHour}}.",
  hour: "{{day}}, {{from}} a {{until}}",
  seen: "Mensagens de usuários finais contadas de {{from}} a {{until}}: {{messages}}. Semanas de horas vistas: {{weeks}}.",
  leftOut_one: "{{count}} mensagem de períodos que não foram vistos por inteiro foi deixada de fora.",
  leftOut_other: "{{count}} mensagens de períodos que não foram vistos por inteiro foram deixadas de fora.",
  legend:
    "Cada dígito é uma hora, de 0 (nenhuma mensagem) a 9 (tão movimentada quanto a mais movimentada); um ponto é uma hora que não foi vista.",
  downtime:
    "As mensagens que os usuários finais enviam durante os poucos segundos de tempo de inatividade se perdem sem aviso, mesmo em uma hora tranquila.",
  note: {
    "no-messages":
      "Nenhuma mensagem foi vista. Deixe as notificações chegarem aqui por duas semanas, ou forneça um CSV com os horários das mensagens.",
    "few-messages": "Há menos de 200 mensagens: uma a mais pode mudar a ordem.",
    "few-weeks": "Menos de duas semanas foram vistas: um dia incomum decide.",
    "hours-unseen": "Nem todas as horas da semana foram vistas; as que não foram nunca são propostas.",
    "coverage-assumed":
      "Não está anotado, para todo este período, se as mensagens podiam ser vistas. O tempo conta como visto da primeira mensagem à última, sem os períodos sem eventos de três dias ou mais.",
    "silences-counted":
      "Períodos sem eventos de um dia ou mais contam como tranquilos. Se nada estava escutando então, essas horas são mais movimentadas do que o mostrado.",
    "out-of-date": "A mensagem mais recente tem mais de 30 dias.",
  },
  gap: {
    counted: "Nenhuma mensagem de {{from}} a {{until}}: contado como tranquilo.",
    leftOut: "Não visto de {{from}} a {{until}}: deixado de fora.",
    more_one: "{{count}} lacuna anterior não está listada.",
    more_other: "{{count}} lacunas anteriores não estão listadas.",
  },
  clocks: {
    forward:
      "Os relógios foram adiantados em {{minutes}} min: {{at}}. As horas são as que os relógios mostravam.",
    back: "Os relógios foram atrasados em {{minutes}} min: {{at}}. As horas são as que os relógios mostravam; uma delas aconteceu duas vezes.",
  },
  csv: {
    read_one: "Coluna {{column}}: {{count}} carimbo de data e hora.",
    read_other: "Coluna {{column}}: {{count}} carimbos de data e hora.",
    local_one: "{{count}} deles não tem diferença de fuso e foi lido como hora local de {{zone}}.",
    local_other: "{{count}} deles não têm diferença de fuso e foram lidos como hora local de {{zone}}.",
    unread_one: "{{count}} linha não tem um carimbo de data e hora que possa ser lido, na linha {{line}}.",
    unread_other:
      "{{count}} linhas não têm um carimbo de data e hora que possa ser lido, a primeira na linha {{line}}.",
    older_one:
      "{{count}} carimbo de data e hora é mais de um ano anterior ao mais recente e foi deixado de fora.",
    older_other:
      "{{count}} carimbos de data e hora são mais de um ano anteriores ao mais recente e foram deixados de fora.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
