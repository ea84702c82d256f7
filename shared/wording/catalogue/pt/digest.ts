import type { digest as english } from "../en/digest.ts";
import type { TranslationOf } from "../words.ts";

export const digest = {
  title: {
    daily: "Resumo diário do Switchover, de {{from}} até {{until}}:",
    weekly: "Resumo semanal do Switchover, de {{from}} até {{until}}:",
  },
  number: {
    some: "{{number}}: mensagens {{messages}}, status {{statuses}}, outros {{others}}, rejeitadas {{rejected}}.",
    gap: "O tempo mais longo sem nenhum enquanto um receptor escutava: {{gap}}.",
    partly: "Não se sabe durante {{time}}: nenhum receptor escutou.",
    none: "{{number}}: nenhuma chegada foi contada no tempo em que um receptor escutou ({{time}}).",
    noneSince:
      "{{number}}: nenhuma chegada foi contada no tempo em que um receptor escutou ({{time}}). A última foi em {{last}}.",
    notKnown: "{{number}}: não se sabe, porque nenhum receptor escutou.",
  },
  rest: "Todos os outros juntos: mensagens {{messages}}, status {{statuses}}, outros {{others}}, rejeitadas {{rejected}}.",
  restSilent: "Outros números sem chegadas contadas embora um receptor escutasse: {{silent}}.",
  noNumbers: "Nenhum número está configurado para isto.",
  arrivalsNotKnown: "Não se sabe o que chegou: os registros não podem ser lidos.",
  migrations:
    "Migrações que não terminaram: {{open}}. Migrações que deixam desconhecida a localização de um número: {{unknown}}.",
  migrationsNotKnown: "Não se sabe se há migrações abertas: os registros delas não podem ser lidos.",
  monitoring:
    "Constatações abertas do monitoramento: {{findings}}. Verificações agendadas que falharam: {{failed}}.",
  monitoringNotKnown:
    "As constatações do monitoramento não são conhecidas aqui: só a janela e “serve” monitoram.",
  paused: "Por enquanto, nenhuma verificação agendada é feita.",
  replaced: "URLs de callback que ainda estão substituídas: {{replaced}}.",
  replacedNotKnown:
    "Não se sabe se há URLs de callback que ainda estão substituídas: os registros não podem ser lidos.",
  notice: {
    title: { daily: "Resumo diário do Switchover", weekly: "Resumo semanal do Switchover" },
    arrived:
      "Chegadas contadas: mensagens {{messages}}, status {{statuses}}, outros {{others}}, rejeitadas {{rejected}}.",
    silent: "Números sem chegadas contadas embora um receptor escutasse: {{silent}}.",
    partly: "De uma parte do tempo não se sabe o que chegou: nenhum receptor escutou.",
    nothingOpen:
      "Não se conhece nenhuma migração aberta, nenhuma constatação aberta nem URL de callback substituída.",
    more: "Abra o Switchover para ver mais.",
  },
  plan: {
    daily: "resumo todos os dias às {{at}}",
    weekly: "resumo semanal ({{day}}) às {{at}}",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
