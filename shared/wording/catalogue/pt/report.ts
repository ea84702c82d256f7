import type { report as english } from "../en/report.ts";
import type { TranslationOf } from "../words.ts";

export const report = {
  title: "Relatório de migração: {{spoken}} ({{run}})",
  mark: "PRÁTICA: nada aqui é real",
  span: "{{from}} a {{to}}",
  since: "Iniciada em {{from}}; não terminada quando este relatório foi criado",
  facts: {
    heading: "Migração",
    run: "Migração",
    number: "Número",
    name: "Nome de exibição",
    direction: "Direção",
    apis: "APIs",
    opened: "Início",
    ended: "Término",
    state: "Estado",
    location: "Localização",
    basis: "Fonte",
    by: "Realizada por",
    madeAt: "Relatório criado",
  },
  api: { cloud: "Nuvem: {{origin}}", onPremises: "Cliente local: {{origin}}" },
  checks: {
    heading: "Verificações prévias",
    head: { check: "Verificação", result: "Resultado", found: "Constatado" },
    status: { pass: "aprovada", warn: "aviso", fail: "falhou", skip: "não foi possível" },
    because: "{{found}}. {{why}}",
    none: "Nenhuma verificação está registrada.",
  },
  timeline: {
    heading: "Linha do tempo",
    head: { at: "Hora", step: "Etapa", what: "O que aconteceu", details: "Detalhes" },
    http: "HTTP {{status}}",
    after: "após {{duration}}",
    code: "erro {{code}}",
    subcode: "subcódigo {{subcode}}",
    trace: 'ID de rastreamento "{{id}}"',
  },
  downtime: {
    heading: "Tempo de inatividade",
    sent: "Solicitação enviada",
    confirmed: "Chegada confirmada",
    measured: "Tempo de inatividade",
    until: "Tempo até a confirmação",
    unmeasured:
      "Não medido: não há uma solicitação desta migração cujo sucesso encerre um tempo de inatividade.",
    note: "Pelo relógio do computador que realizou a migração. A plataforma descarta mensagens por mais alguns segundos e não informa quantas.",
  },
  compared: {
    heading: "Antes e depois",
    head: { member: "O quê", before: "Antes", after: "Depois", judged: "Comparação", why: "Explicação" },
    none: "Nada a comparar: o número não pôde ser lido antes e depois.",
  },
  proof: {
    heading: "Comprovação após a migração",
    head: { link: "Comprovação", state: "Estado", evidence: "Evidência", at: "Quando" },
    none: "Nenhuma comprovação vale para esta migração: nada mostra que ela moveu o número, ou uma migração mais recente do número veio depois.",
  },
  journal: {
    heading: "Diário",
    lead: "Cada linha do diário da migração tem um hash sobre o conteúdo dela e o hash da linha anterior, então uma linha alterada, ausente ou inserida aparece. A chave desses hashes fica na pasta de dados.",
    head: { row: "Linha", at: "Gravada", kind: "Tipo", hash: "Hash" },
    damaged_one: "{{count}} linha não pode ser lida: {{rows}}. O conteúdo dela falta neste relatório.",
    damaged_other: "{{count}} linhas não podem ser lidas: {{rows}}. O conteúdo delas falta neste relatório.",
  },
  signature: {
    heading: "Assinatura",
    lead: "Este arquivo está assinado. Para verificar se nada nele foi alterado: switchover report --verify FILE",
    key: "Chave pública (Ed25519)",
    fingerprint: "Impressão digital",
    who: "A assinatura prova que o arquivo não foi alterado desde que o detentor desta chave o assinou. De quem é a chave, o remetente informa a você por outro meio: compare a impressão digital.",
    you: "“Você” neste relatório é a pessoa que realizou a migração.",
    version: "Criado pelo Switchover {{version}}.",
  },
  verify: {
    genuine: "Sem alterações desde que foi assinado, {{at}}.",
    altered: {
      bytes: "Alterado: o conteúdo não é o que foi assinado.",
      signature: "Alterado: a assinatura não corresponde à declaração dela.",
      after: "Alterado: há algo depois da assinatura.",
      missing: "Alterado: este é um relatório do Switchover, mas a assinatura dele está ausente ou cortada.",
      named: "Alterado: o relatório indica outra chave que não a que o assinou.",
    },
    unknown: "Este arquivo não é um relatório do Switchover, ou nada nele indica isso.",
    key: {
      own: "Assinado com a chave desta pasta de dados.",
      other:
        "Assinado com outra chave que não a desta pasta de dados. Compare a impressão digital com a do remetente.",
      "not-known":
        "Não é possível saber aqui de quem é a chave: compare a impressão digital com a do remetente.",
    },
    journal: {
      same: "O diário nesta pasta de dados tem as mesmas linhas.",
      grown: "O diário nesta pasta de dados tem as mesmas linhas, e outras mais recentes.",
      differs: "O diário nesta pasta de dados tem outras linhas que não as do relatório.",
      "not-here": "O diário não está nesta pasta de dados, então não foi comparado.",
    },
  },
  saved: "Relatório salvo: {{file}}",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
