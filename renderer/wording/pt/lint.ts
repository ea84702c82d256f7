import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { lint as english } from "../en/lint.ts";

/** Words of the check of outgoing messages. */
export const lint = {
  local:
    "A verificação é executada nesta janela: o que você solta ou cola aqui não é enviado a lugar nenhum.",
  stays: "nada saiu desta janela",
  drop: "Solte aqui mensagens que foram escritas para a API local: arquivos .json, .ndjson, .jsonl ou .har, ou pastas com eles.",
  chooseFiles: "Escolher arquivos",
  chooseFolder: "Escolher pasta",
  pasted: "Texto colado",
  reset: "Verificar outras mensagens",
  cancel: "Cancelar",
  paste: {
    title: "Ou cole",
    field: "Uma mensagem, uma lista delas, uma mensagem por linha ou uma gravação (HAR)",
    go: "Verificar texto",
    empty: "Cole uma mensagem primeiro.",
    tooLong: "Isto tem mais de 2 MB. Salve como arquivo e solte o arquivo.",
  },
  settings: {
    title: "Em que a verificação se baseia",
    brand: "messaging_product deve ser {{brand}}, como nas configurações da API do espaço de trabalho.",
    hosts: "Hosts de mídia bloqueados",
    hostsHint:
      "Hosts dos quais a API de nuvem não aceita mídia, um por linha, com os subdomínios deles. Lembrados enquanto esta janela está aberta.",
    hostsWrong: "A linha {{line}} não é um host. Nenhum host é bloqueado até que seja um.",
  },
  problem: {
    canceled: "A verificação foi cancelada.",
    unreadable: "Um arquivo não pode ser lido. Ele pode ter sido movido ou excluído.",
    nothing: "Não há nenhum arquivo .json, .ndjson, .jsonl ou .har aí.",
    mistake:
      "O Switchover encontrou um erro interno. Nada foi alterado. Verifique menos arquivos, ou use o terminal.",
  },
  busy: {
    reading: "Carregando e verificando as mensagens",
    checking: "Verificando as mensagens",
    fixing: "Corrigindo as mensagens",
  },
  title: {
    errors_one: "{{count}} erro encontrado",
    errors_other: "{{count}} erros encontrados",
    warnings_one: "Nenhum erro, {{count}} aviso",
    warnings_other: "Nenhum erro, {{count}} avisos",
    clean_one: "{{count}} mensagem está pronta para a API de nuvem",
    clean_other: "{{count}} mensagens estão prontas para a API de nuvem",
    nothing: "Não havia nenhuma mensagem para verificar",
    none: "Nenhum arquivo pôde ser verificado",
  },
  word: {
    stopped: "Não pronta",
    attention: "Pronta, com avisos",
    proven: "Pronta",
    unknown: "Não verificada",
  },
  files_one: "{{count}} arquivo",
  files_other: "{{count}} arquivos",
  note: {
    tooLarge_one:
      "{{count}} arquivo é grande demais para a janela ({{names}}): 256 MB para uma mensagem por linha, 64 MB para os outros. Em um terminal, execute: switchover lint FILE",
    tooLarge_other:
      "{{count}} arquivos são grandes demais para a janela ({{names}}): 256 MB para uma mensagem por linha, 64 MB para os outros. Em um terminal, execute: switchover lint FILE",
    unreadable_one: "{{count}} arquivo não pode mais ser lido ({{names}}). Solte-o novamente.",
    unreadable_other: "{{count}} arquivos não podem mais ser lidos ({{names}}). Solte-os novamente.",
    otherKind_one: "{{count}} arquivo é de outro tipo e não foi verificado ({{names}}).",
    otherKind_other: "{{count}} arquivos são de outro tipo e não foram verificados ({{names}}).",
    tooMany:
      "Só os primeiros {{most}} arquivos foram verificados. Em um terminal, execute: switchover lint FOLDER",
    notListed:
      "As primeiras {{most}} constatações estão listadas, mais {{left}} foram contadas. Para ver todas, em um terminal, execute: switchover lint FILE --json",
  },
  filter: {
    file: "Arquivo",
    severity: "Gravidade",
    rule: "Regra",
    allFiles_one: "Todos os arquivos ({{count}})",
    allFiles_other: "Todos os arquivos ({{count}})",
    allSeverities: "Erros e avisos",
    allRules: "Todas as regras",
    one: "{{name}} ({{count}})",
  },
  severity: { error: "Erro", warning: "Aviso" },
  findings_one: "{{count}} constatação",
  findings_other: "{{count}} constatações",
  line: "Linha {{line}}",
  fixable: "pode ser corrigida",
  notFixable: "precisa da sua decisão",
  text: {
    title: "Texto",
    label: "Texto de {{name}}",
    busy: "Carregando o texto…",
    tooLarge: "Este arquivo é grande demais para ser mostrado. As constatações dele estão listadas.",
    unreadable: "O texto não pode ser lido. O arquivo pode ter sido movido ou excluído.",
    cut: "Só o primeiro milhão de linhas é mostrado.",
  },
  fix: {
    show_one: "Mostrar {{count}} correção",
    show_other: "Mostrar {{count}} correções",
    title: "O que as correções mudam",
    lead: "Só estes valores mudam; todos os outros caracteres continuam. Os seus arquivos não são tocados: salve o resultado depois.",
    busy: "Calculando as mudanças…",
    copy: "Copiar diff",
    go: "Aplicar correções",
  },
  save: {
    findings: "Salvar constatações",
    lines: "Linhas JSON",
    sarif: "SARIF 2.1.0",
    file: "Salvar arquivo corrigido",
    files_one: "Salvar {{count}} arquivo corrigido",
    files_other: "Salvar {{count}} arquivos corrigidos",
    all: "Todos em um arquivo ZIP",
    copy: "Copiar resultado",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
