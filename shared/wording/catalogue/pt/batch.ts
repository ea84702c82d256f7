import type { batch as english } from "../en/batch.ts";
import type { TranslationOf } from "../words.ts";

/** Words of a batch of numbers that the window and its summary share. */
export const batch = {
  outcome: {
    go: "Verificações aprovadas",
    "no-go": "Verificações com falha",
    complete: "Concluída",
    rejected: "Rejeitada",
    stopped: "Parada",
    unknown: "Localização desconhecida",
    unconfirmed: "Não confirmada",
    "awaiting-code": "Aguarda um código",
    "awaiting-confirmation": "Aguarda você",
    none: "Não iniciada",
  },
  place: { cloud: "Nuvem", "on-premises": "Cliente local", unknown: "Desconhecida" },
  reported: { cloud: "Nuvem, informada por você", "on-premises": "Cliente local, informada por você" },
  assumed: { cloud: "Nuvem, não confirmada", "on-premises": "Cliente local, não confirmada" },
  because: {
    canary: "Um canário não foi concluído, então o restante não foi iniciado.",
    failures: "Números demais falharam ou são desconhecidos, então nenhum outro foi iniciado.",
    stopped: "Parado: nenhum outro número foi iniciado. A mesma tabela continua.",
  },
  summary: {
    title: "Lote {{name}}",
    checks: "Verificações de {{name}}",
    lead: "Concluídas {{complete}}, com falha {{failed}}, desconhecidas {{unknown}}, em espera {{waiting}}, não iniciadas {{notStarted}}.",
    from: "De {{from}} a {{to}}.",
    since: "Desde {{from}}, ainda não terminou.",
    column: {
      line: "Linha",
      number: "Número",
      outcome: "Resultado",
      location: "Localização",
      migration: "Migração",
      why: "Motivo",
    },
    failed: "Verificações com falha: {{checks}}",
    note: "O que foi feito com um número, e o que confirma isso, está no relatório da sua migração.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
