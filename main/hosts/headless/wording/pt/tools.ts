import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { tools as english } from "../en/tools.ts";

/** What lint, endpoint, workspace, alerts and allowlist say besides the sentences that all hosts share. */
export const tools = {
  severity: {
    error: "erro",
    warning: "aviso",
  },
  input: "a entrada padrão",
  inputFirst: "A entrada padrão",
  largerThan: "tem mais de {{mib}} MiB (EFBIG)",
  sending:
    "Com --send, a verificação também envia cerca de 50 notificações de teste, assinadas com a chave de --app-secret-file: de todos os tipos, com assinaturas válidas e inválidas, duplicatas, um lote de 1.000 atualizações e uma de quase 3 MB. Elas levam o ID de número de telefone 0 e o texto {{text}}.",
  workspace: {
    none: "Ainda não há espaços de trabalho nesta pasta de dados.",
    numbers_one: "{{count}} número",
    numbers_other: "{{count}} números",
    archivedAt: "arquivado: {{at}}",
    archived: "Arquivado. Nada dele foi excluído.",
    shown: "Exibido novamente.",
    written: "Gravado: {{file}}. Envie a frase secreta dele separadamente.",
    added_one: "Adicionado como {{id}}, com {{count}} segredo.",
    added_other: "Adicionado como {{id}}, com {{count}} segredos.",
    reportsIn: "Relatórios das migrações dele: {{folder}}",
    ask: "Adicionar este espaço de trabalho?",
    summary: {
      workspace: "Espaço de trabalho: {{name}} ({{id}}), {{at}}",
      number: "Número: {{spoken}}",
      namedNumber: "Número: {{spoken}} ({{name}})",
      cloud: "API de nuvem: {{url}}",
      onPrem: "Cliente local: {{url}}",
      secrets: "Segredos: {{list}}",
      reports: "Relatórios: {{list}}",
      none: "nenhum",
      missing: "Não incluído: {{path}} (ilegível, sem certificado ou com mais de 256 KB)",
      exists: "Há um espaço de trabalho com este ID nesta pasta de dados.",
    },
  },
  alerts: {
    none: "Nenhum alerta é enviado.",
    saved: "Os alertas vão para {{host}}. Para testar: switchover alerts test",
    removed: "Não são mais enviados alertas para lá. A URL e a chave guardadas foram excluídas.",
    notSet: "Não havia alertas configurados para lá: nenhum era enviado, e nada foi alterado.",
    desktop: "O aplicativo para desktop exibe um resumo como aviso: {{plan}}.",
    noDesktop: "Nenhum resumo é exibido na área de trabalho.",
    desktopDigest: "Para ver o resumo do desktop: switchover alerts digest --desktop",
    onlyDesktop:
      "O terminal e “serve” não exibem avisos: o aplicativo para desktop os exibe enquanto está em execução com esta pasta de dados.",
  },
  acceptShrink: "Se isso estiver certo: --accept-shrink",
  allowPrivate: "Se isso estiver certo: --allow-private",
  filePassphrase: "Frase secreta do arquivo",
  newFilePassphrase: "Escolha uma frase secreta para o arquivo (pelo menos {{least}} caracteres)",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
