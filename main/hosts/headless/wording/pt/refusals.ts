import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { refusals as english } from "../en/refusals.ts";

/** Why a command stops before it does anything, and what to do. */
export const refusals = {
  noFolder: {
    what: "{{folder}} não é uma pasta.",
    next: "Indique uma pasta com --data-dir; ela é criada se não existir. Sem a opção, o Switchover usa a pasta de dados padrão.",
  },
  emptyFolder: {
    what: "--data-dir está vazio.",
    next: "Indique uma pasta com --data-dir; ela é criada se não existir. Sem a opção, o Switchover usa a pasta de dados padrão.",
  },
  noMigrationId: {
    what: "Isso não é o ID de uma migração.",
    next: "O ID de uma migração é como r-20261121-7k2q9d. Para listá-los: switchover status",
  },
  noResolution: {
    what: "Não foi indicado como resolver a migração.",
    next: "Adicione --as cloud ou --as onprem para informar onde você vê o número, ou --repeat para reenviar a solicitação.",
  },
  planUnreadable: { what: "{{fault}}", next: "{{advice}}" },
  planFaulty: {
    what: "{{fault}}",
    next: "Corrija o plano e execute o comando novamente. docs/plan.schema.json descreve cada membro.",
  },
  unknownFault: {
    what: "Falha desconhecida: “{{fault}}”. Falhas disponíveis: {{list}}",
    next: "Escolha uma delas.",
  },
  fileUnreadable: {
    what: "{{option}}: não é possível ler {{file}}: {{reason}}.",
    next: "{{advice}}",
  },
  fileUnwritable: {
    what: "{{option}}: não é possível gravar {{file}}: {{reason}}.",
    next: "Escolha um arquivo em uma pasta em que você possa gravar.",
  },
  outputUnwritable: {
    what: "Não é possível gravar na saída padrão: {{reason}}.",
    next: "Envie-a para outro lugar ou para um arquivo para o qual haja espaço.",
  },
  emptyFileName: { what: "{{option}} está vazio.", next: "Indique um arquivo." },
  dashForFile: {
    what: "{{option}}: - não é o nome de um arquivo.",
    next: "Indique um arquivo. O que pode ser gravado na saída padrão é gravado lá sem a opção.",
  },
  fileExists: {
    what: "--out: {{file}} já existe. O Switchover não o substitui.",
    next: "Escolha outro nome de arquivo.",
  },
  emptySecretFile: {
    what: "{{option}}: {{file}} está vazio.",
    next: "Escreva o segredo nele, em uma só linha.",
  },
  emptyCertificateFile: {
    what: "{{file}} está vazio.",
    next: "Aqui se espera um certificado de nome verificado: texto em base64, como a plataforma o fornece. Também pode ser um plano que o indique.",
  },
  longCertificateFile: {
    what: "{{file}} é longo demais para um certificado.",
    next: "Verifique se este é o arquivo certo.",
  },
  emptyRecoveryKeyFile: {
    what: "{{option}}: {{file}} está vazio.",
    next: "Ele deve conter a chave de recuperação, como switchover vault recovery a gravou.",
  },
  longSecretFile: {
    what: "{{option}}: {{file}} é longo demais para um segredo.",
    next: "Verifique se este é o arquivo certo.",
  },
  passphraseNeeded: {
    what: "A frase secreta do cofre é necessária, e não há terminal em que pedi-la.",
    next: "Escreva-a em um arquivo que só você possa ler e adicione --passphrase-file FILE.",
  },
  shortPassphrase: {
    what: "A frase secreta é curta demais: use pelo menos {{least}} caracteres.",
    next: "O cofre guarda os seus tokens e o backup do número. Quem copiar o arquivo dele pode adivinhar uma frase secreta curta. Escolha uma mais longa.",
  },
  emptyPassphraseFile: {
    what: "{{option}}: {{file}} está vazio.",
    next: "Escreva a frase secreta nele, em uma só linha.",
  },
  longPassphrase: {
    what: "{{option}}: {{file}} é longo demais para uma frase secreta.",
    next: "Verifique se este é o arquivo certo.",
  },
  noPassphrase: {
    what: "Nenhuma frase secreta foi indicada.",
    next: "Execute o comando novamente quando você a tiver.",
  },
  passphrasesDiffer: {
    what: "As frases secretas não coincidem.",
    next: "Execute o comando novamente e digite a mesma frase secreta duas vezes.",
  },
  twoLinesWanted: {
    what: "A entrada padrão precisa ter duas linhas: a frase secreta atual e depois a nova.",
    next: "Ou escreva cada uma em um arquivo e use --passphrase-file e --new-passphrase-file.",
  },
  oneLineWanted: {
    what: "A entrada padrão precisa ter uma linha: a frase secreta que não é indicada em um arquivo.",
    next: "Ou escreva essa também em um arquivo: --passphrase-file para a frase secreta atual, --new-passphrase-file para a nova.",
  },
  notTheKey: {
    what: "Esta chave de recuperação não desbloqueia o cofre desta pasta de dados.",
    next: "Compare-a grupo a grupo com a folha ou o arquivo mais recente: uma chave mais recente substitui a anterior. Verifique também --data-dir.",
  },
  passphraseAndKey: {
    what: "--passphrase-file e --recovery-key-file foram indicados ao mesmo tempo.",
    next: "Use só um: a chave de recuperação substitui uma frase secreta perdida.",
  },
  noRecoveryKey: {
    what: "O cofre desta pasta de dados não tem chave de recuperação.",
    next: "Só a frase secreta dele o desbloqueia. Depois de desbloqueado, switchover vault recovery cria uma chave.",
  },
  notARecoveryKey: {
    what: "--recovery-key-file: o arquivo não contém uma chave de recuperação.",
    next: "Uma chave de recuperação tem 9 grupos de 4 letras e dígitos, em uma linha própria. Verifique se este é o arquivo certo.",
  },
  mistypedKey: {
    what: "--recovery-key-file: a chave de recuperação está digitada errado ou incompleta.",
    next: "Compare-a com a sua cópia grupo a grupo: o último grupo não combina com os outros.",
  },
  keyOfAnother: {
    what: "--recovery-key-file: esta chave de recuperação não desbloqueia o cofre desta pasta de dados.",
    next: "Ela é de outro cofre, ou uma chave mais recente a substituiu. Use o arquivo certo ou o --data-dir certo.",
  },
  keyNotPrinted: {
    what: "--out: - não pode ser usado aqui, porque a chave de recuperação nunca é exibida.",
    next: "Escolha um arquivo novo, de preferência em um disco removível.",
  },
  keyInDataFolder: {
    what: "--out: {{file}} está dentro da pasta de dados. Quem copiasse o cofre teria também a chave dele.",
    next: "Escolha um arquivo em outro lugar, de preferência em um disco removível.",
  },
  keyUnwritable: {
    what: "--out: não é possível gravar {{file}}: {{reason}}.",
    next: "Escolha um arquivo em uma pasta em que você possa gravar. O cofre não mudou.",
  },
  keyLeft: {
    what: "--out: {{file}} ainda está lá e não pôde ser excluído. A chave nele não desbloqueia nada.",
    next: "Exclua este arquivo e crie a chave de recuperação novamente. O cofre não mudou, e uma chave de recuperação anterior ainda funciona.",
  },
  keyNotReadBack: {
    what: "--out: {{file}} não pode ser lido de volta como foi gravado, então a chave nele não desbloquearia nada.",
    next: "Escolha um arquivo em outro disco. O cofre não mudou, e uma chave de recuperação anterior ainda funciona.",
  },
  noLabel: {
    what: "Isso não é um rótulo válido.",
    next: "Um rótulo tem de 1 a 64 letras, dígitos, pontos, hifens ou sublinhados, e começa com uma letra ou um dígito.",
  },
  noSecret: {
    what: "Nenhum segredo recebido: a entrada padrão estava vazia ou em branco.",
    next: "Escreva-o na entrada padrão, por exemplo: switchover vault put {{label}} < secret.txt",
  },
  longSecret: {
    what: "O segredo é longo demais: o limite é de 64 KiB.",
    next: "Escreva-o na entrada padrão, por exemplo: switchover vault put {{label}} < secret.txt",
  },
  noSuchSecret: {
    what: "O cofre não tem nenhum segredo com o rótulo {{label}}.",
    next: "Para ver os rótulos: switchover vault list",
  },
  notDeleted: { what: "Nada foi excluído.", next: "Execute o comando novamente quando tiver certeza." },
  noPort: {
    what: "{{option}} precisa ser um número inteiro de 0 a 65535.",
    next: "Escolha outra porta, ou deixe a opção de fora.",
  },
  noUntil: {
    what: "--until precisa ser um horário em ISO 8601.",
    next: "Escreva-o como 2026-12-24T18:00:00Z, ou sem o Z para o horário local deste computador.",
  },
  tunnelOption: {
    what: "--tunnel {{tunnel}}: {{options}} não é válido.",
    next: "Uma URL pública começa com https:// e não tem ? nem #. --bind recebe um endereço IP deste computador, como ADDRESS ou ADDRESS:PORT. Uma chave de host tem a forma que ssh-keygen -l mostra: SHA256:…",
  },
  tunnelOptions: {
    what: "--tunnel {{tunnel}}: {{options}} não são válidos.",
    next: "Uma URL pública começa com https:// e não tem ? nem #. --bind recebe um endereço IP deste computador, como ADDRESS ou ADDRESS:PORT. Uma chave de host tem a forma que ssh-keygen -l mostra: SHA256:…",
  },
  bindAlone: {
    what: "--bind precisa de --tunnel lan.",
    next: "Adicione --tunnel lan, ou deixe --bind de fora.",
  },
  portOfLan: {
    what: "--port é para 127.0.0.1. Com --tunnel lan, indique a porta em --bind.",
    next: "Deixe --port de fora.",
  },
  tunnelNeeds: {
    what: "--tunnel {{tunnel}} também precisa de {{options}}.",
    next: "Para ver a forma correta: switchover webhooks test --help",
  },
  noWait: {
    what: "--wait precisa ser um número inteiro de minutos de 1 a 120.",
    next: "Escolha outro tempo, ou deixe a opção de fora.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
