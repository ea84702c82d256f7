import type { verdicts as english } from "../en/verdicts.ts";
import type { TranslationOf } from "../words.ts";

/** The result of all preflight checks together. */
export const verdicts = {
  go: {
    plain: "Nenhuma verificação prévia falhou.",
    warned_one: "Nenhuma verificação prévia falhou; {{count}} tem um aviso.",
    warned_other: "Nenhuma verificação prévia falhou; {{count}} têm avisos.",
    skipped_one: "{{count}} verificação foi ignorada, então o resultado dela é desconhecido.",
    skipped_other: "{{count}} verificações foram ignoradas, então os resultados delas são desconhecidos.",
    works: "Nada foi alterado: isto não afeta o seu número.",
    next: "Inicie a migração quando quiser. As verificações são executadas novamente antes que ela comece.",
    nextSkipped:
      "Leia por que verificações foram ignoradas antes de iniciar a migração. As verificações são executadas novamente antes que ela comece.",
  },
  endpoint: {
    ready: "O endpoint está pronto: nenhuma verificação falhou.",
    readyWarned_one: "O endpoint está pronto: nenhuma verificação falhou, {{count}} tem um aviso.",
    readyWarned_other: "O endpoint está pronto: nenhuma verificação falhou, {{count}} têm avisos.",
    notReady_one: "O endpoint não está pronto: {{count}} verificação falhou.",
    notReady_other: "O endpoint não está pronto: {{count}} verificações falharam.",
    byCaFile:
      "{{verdict}} Um arquivo de autoridade certificadora substituiu as raízes públicas, então isto não abrange o certificado que a plataforma veria.",
    partly: "Nenhuma verificação falhou, mas nem tudo foi verificado.",
    unsignedSent:
      "Uma notificação sem assinatura foi enviada e rejeitada, como deve ser; não foi testado como ele trata as assinadas.",
    nothingSent: "Nenhuma notificação foi enviada; não foi testado como ele as trata.",
    sent: "Notificações de teste foram enviadas a ele.",
    repair: "Corrija o que falhou e verifique novamente.",
    goOn: "Um teste de webhooks mostra se a plataforma o alcança.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
