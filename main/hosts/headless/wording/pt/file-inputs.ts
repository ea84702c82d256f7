import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { fileInputs as english } from "../en/file-inputs.ts";

/** Why batch, lint, endpoint, letter, workspace, alerts and allowlist can't be carried out as they were typed. */
export const fileInputs = {
  noNumbers: {
    what: "{{file}} não tem números.",
    next: "Adicione uma linha para cada número. Para mostrar as colunas: switchover batch template",
  },
  summaryForm: {
    what: "--report aceita um arquivo que termine em .html ou .csv.",
    next: "Por exemplo:",
  },
  dayWindow: {
    what: "--window aceita dois horários diferentes como HH:MM-HH:MM, no horário local.",
    next: "Por exemplo:",
  },
  fullHour: {
    what: "{{option}} aceita uma hora cheia, em hora local, como 08:00.",
    next: "Por exemplo:",
  },
  alertSecretMissing: {
    what: "{{option}} é necessário: ainda não há nada armazenado para este destino.",
    next: "Grave o valor em um arquivo e indique-o.",
  },
  alertTargetsDamaged: {
    what: "O arquivo com os destinos dos alertas e o resumo da área de trabalho estava corrompido e foi colocado de lado como {{file}}. Nenhum alerta é enviado, e a área de trabalho não mostra resumo.",
    next: "Configure novamente o que você tinha escolhido: os destinos com “alerts set”, o resumo da área de trabalho com “alerts desktop”:",
  },
  contradiction: {
    what: "{{first}} e {{second}} se contradizem.",
    next: "Deixe um deles de fora.",
  },
  noHost: {
    what: "A linha {{line}} de {{file}} não é um host.",
    next: "Escreva um host por linha.",
  },
  emptyPath: {
    what: "Um caminho está vazio.",
    next: "Indique um arquivo ou uma pasta.",
  },
  missing: {
    what: "{{file}} não existe.",
    next: "Verifique o caminho.",
  },
  notReadable: {
    what: "{{file}} não pode ser lido.",
    next: "Verifique quem pode lê-lo.",
  },
  notAFile: {
    what: "{{file}} é um pipe ou um dispositivo, não um arquivo.",
    next: "Passe-o para a entrada padrão (-), ou grave-o em um arquivo.",
  },
  tooLargeAsOne: {
    what: "{{file}} é grande demais para ser lido como um só texto (512 MB).",
    next: "Escreva-o como NDJSON, uma mensagem por linha, de qualquer tamanho.",
  },
  otherKind: {
    what: "{{file}} não é um arquivo .json, .ndjson, .jsonl ou .har.",
    next: "Renomeie-o, ou verifique outro arquivo.",
  },
  notFixable: {
    what: "{{file}} pode ser verificado, mas não corrigido.",
    next: "Deixe --fix de fora, ou corrija as mensagens em arquivos próprios.",
  },
  readOnly: {
    what: "{{file}} é somente leitura e foi deixado como está.",
    next: "Permita gravar nele.",
  },
  notWritten: {
    what: "{{file}} não pode ser reescrito e foi deixado como está.",
    next: "Verifique o disco e quem pode gravar lá.",
  },
  urlLength: {
    what: "Uma URL tem de 1 a {{most}} caracteres.",
    next: "Insira a URL https completa do endpoint.",
  },
  offsetTime: {
    what: "--at aceita uma data, um horário e a diferença dele para UTC.",
    next: "Por exemplo:",
  },
  noWorkspaceId: {
    what: "{{id}} não é o ID de um espaço de trabalho.",
    next: "Para listá-los: switchover workspace list",
  },
  shortKey: {
    what: "{{option}}: uma chave tem pelo menos {{least}} caracteres.",
    next: "Corrija o comando e tente novamente.",
  },
  someOf: {
    what: "{{option}} aceita {{values}}, separados por vírgulas.",
    next: "Corrija o comando e tente novamente.",
  },
  noAlertTarget: {
    what: "Nada está definido para onde o alerta possa ir.",
    next: "Para definir: switchover alerts set --form FORM --url-file FILE",
  },
  listAside: {
    what: "--status, --refresh-every e --remind-every não pedem nenhuma lista, então --diff, --out e --accept-shrink não se aplicam.",
    next: "Deixe um ou outro de fora.",
  },
  scheduleDays: {
    what: "{{option}} aceita dias de 1 a 365; 0 desativa.",
    next: "Por exemplo:",
  },
  asNumbers: {
    what: "--asn aceita números AS, separados por vírgulas.",
    next: "Por exemplo:",
  },
  registry: {
    what: "--whois aceita HOST:PORT.",
    next: "Por exemplo:",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
