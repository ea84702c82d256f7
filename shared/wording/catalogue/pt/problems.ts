import type { problems as english, problemsBeside as englishBeside } from "../en/problems.ts";
import type { TranslationOf } from "../words.ts";
import { programIncomplete } from "./program-incomplete.ts";

const NOTHING_SENT = "Nada foi enviado nem alterado: isto não afeta o seu número.";
const NOTHING_CHANGED = "Nada foi alterado: isto não afeta o seu número.";
const NOT_FROM_HERE = "Nada foi enviado daqui.";
const HELD_BACK = "Nada mais foi enviado: o Switchover não faz nada que não possa registrar.";
const RUN_UNTOUCHED = "Nada foi enviado. A migração não foi alterada.";
/** For what may come in the middle of a migration, after something was sent. */
const NOTHING_FURTHER = "Nada mais foi enviado. O que foi feito antes não foi alterado.";
const NOTHING_STARTED = "Nada foi iniciado nem enviado.";

/** Each problem in three parts: what happened, whether the number is affected, what to do next. */
export const problems = {
  programIncomplete,
  noAsNumber: {
    what: "Ainda não se conhece nenhum número de AS.",
    works: "Nada foi consultado nem alterado.",
    next: "Forneça o número de AS remetente da plataforma, que está na documentação dela.",
  },
  noCertificate: {
    what: "Nenhum certificado de nome verificado foi fornecido para este número.",
    works: "Nada foi alterado.",
    next: "Adicione number.cert ao plano, ou forneça o arquivo com o certificado.",
  },
  csvUnusable: {
    why: {
      empty: "O CSV está vazio.",
      "not-csv": "A linha {{line}} não é CSV: verifique as aspas.",
      "no-such-column": "O CSV não tem essa coluna uma única vez. Colunas: {{columns}}.",
      "column-needed": "Mais de uma coluna tem carimbos de data e hora: {{columns}}.",
      "no-timestamps":
        "Nenhum carimbo de data e hora no CSV pode ser lido. Colunas: {{columns}}. Podem ser lidas datas com hora, o ano primeiro, como 2026-01-31T14:00:00Z, e horários Unix; não antes de 2000, não no futuro.",
    },
    works: "Nada foi alterado.",
    next: "Corrija o arquivo, ou indique a coluna.",
  },
  noSuchZone: {
    what: "Não existe o fuso horário {{zone}}.",
    works: "Nada foi alterado.",
    next: "Forneça um fuso como Europe/Madrid, America/New_York ou UTC.",
  },
  copyRefused: {
    why: {
      "short-passphrase": "A frase secreta da cópia é curta demais: use pelo menos 8 caracteres.",
      "no-data": "Não há nenhuma pasta de dados aqui para copiar.",
      busy: "Outro processo está fazendo ou restaurando uma cópia desta pasta de dados.",
      "relative-path": "O caminho do arquivo não está completo.",
      "path-too-long": "O caminho do arquivo é longo demais para este sistema.",
      "folder-missing": "A pasta do arquivo não existe.",
      "inside-folder": "O arquivo ficaria dentro da pasta de dados que é copiada.",
      "file-exists": "Já existe um arquivo com esse nome.",
      "is-folder": "Já existe uma pasta com esse nome.",
      "file-unwritable": "Não é possível gravar o arquivo ali.",
      "file-full": "O disco do arquivo está cheio.",
      "file-too-large": "O disco do arquivo não aceita um arquivo tão grande quanto a cópia.",
      "file-unreadable": "Não é possível ler o arquivo.",
      "other-file": "Isto não é uma cópia de uma pasta de dados.",
      newer: "Uma versão mais nova do Switchover fez esta cópia.",
      damaged: "A cópia está corrompida ou incompleta: não está como foi gravada.",
      "wrong-passphrase": "A frase secreta não abre esta cópia.",
      "folder-in-use":
        "Esta pasta de dados já contém dados. Uma cópia só é restaurada em uma pasta nova ou vazia.",
      "at-work":
        "O Switchover está trabalhando em uma migração, um PIN ou uma URL de callback desta pasta de dados, ou escuta webhooks.",
      "no-plain-file":
        "Uma cópia não pode conter links nem outros arquivos especiais, então não estaria completa.",
      "name-unfit":
        "Uma cópia não pode conter um nome que nem todo sistema aceita, então não estaria completa.",
      "names-alike":
        "Alguns sistemas tomam alguns nomes desta pasta de dados pelo mesmo, então uma cópia não pode conter todos eles juntos.",
      "still-changing": "Outro programa, talvez em outro computador, continua gravando nesta pasta de dados.",
      stopped: "A cópia foi interrompida. Nada dela fica.",
    },
    replaced_one:
      "{{count}} URL de callback desta pasta de dados ainda está substituída pela do Switchover. Depois que a pasta for movida, nada aqui a restaura.",
    replaced_other:
      "{{count}} URLs de callback desta pasta de dados ainda estão substituídas pelas do Switchover. Depois que a pasta for movida, nada aqui as restaura.",
    named: "Nesta pasta de dados: {{names}}.",
    works: "Nenhuma cópia foi feita e nada foi restaurado.",
    next: "Espere o trabalho terminar ou encerre-o. Depois tente de novo.",
    nextWhy: {
      "short-passphrase": "Escolha uma frase secreta mais longa.",
      "no-data": "Escolha a pasta de dados que você quer copiar. Em uma nova não há nada para copiar.",
      "relative-path": "Informe o arquivo com o caminho completo.",
      "path-too-long": "Escolha um nome mais curto ou uma pasta mais próxima da raiz.",
      "folder-missing": "Crie essa pasta ou escolha outra. Depois tente de novo.",
      "inside-folder": "Escolha um lugar fora da pasta de dados.",
      "file-exists": "Escolha outro nome: nenhum arquivo é substituído.",
      "is-folder": "Acrescente o nome de um arquivo novo nessa pasta.",
      "file-unwritable": "Escolha uma pasta em que você possa gravar.",
      "file-full": "Libere espaço nesse disco ou escolha outro.",
      "file-too-large":
        "Escolha um disco com um formato para arquivos grandes, ou pergunte a quem administra este computador sobre os limites dele.",
      "file-unreadable": "Verifique o nome do arquivo e se você pode lê-lo.",
      "other-file": "Escolha o arquivo que foi gravado quando a cópia foi feita.",
      newer: "Atualize o Switchover aqui para pelo menos essa versão e tente de novo.",
      damaged:
        "Traga o arquivo inteiro de novo de onde ele foi guardado. Se continuar assim, use outra cópia.",
      "wrong-passphrase": "Digite a frase secreta definida quando a cópia foi feita. Não é a do cofre.",
      "folder-in-use": "Escolha uma pasta de dados nova ou vazia.",
      "callbacks-replaced": "Restaure-a primeiro; na janela, em Webhooks. Depois tente de novo.",
      "no-plain-file":
        "Substitua o link por aquilo a que ele leva, ou tire-o da pasta de dados. Depois tente de novo.",
      "name-unfit": "Mude o nome dele ou tire-o da pasta de dados. Depois tente de novo.",
      "names-alike": "Mude o nome de todos menos um, ou tire-os da pasta de dados. Depois tente de novo.",
      "still-changing":
        "Feche o Switchover onde quer que ele use esta pasta de dados, ou faça a cópia lá. Depois tente de novo.",
      stopped: "Faça-a de novo quando quiser.",
    },
  },
  folderMoved: {
    what: "Esta pasta de dados foi marcada como transferida para outro lugar em {{at}}.",
    some: "Esta pasta de dados foi marcada como transferida para outro lugar.",
    works: "Nada mais foi iniciado, enviado nem alterado aqui.",
    next: "Continue onde a cópia foi restaurada. Se ela não foi restaurada em lugar nenhum, remova a marca desta pasta de dados.",
  },
  handoverRefused: {
    why: {
      "short-passphrase": "A frase secreta do arquivo é curta demais: use pelo menos 8 caracteres.",
      "too-large": "O arquivo é maior do que qualquer espaço de trabalho entregue.",
      "other-file": "Este não é o arquivo de um espaço de trabalho entregue.",
      newer: "Uma versão mais recente do Switchover criou este arquivo.",
      damaged: "O arquivo está corrompido: não está como foi gravado.",
      "wrong-passphrase": "A frase secreta não abre este arquivo.",
      exists: "Este espaço de trabalho já está na pasta de dados.",
    },
    works: "Nada foi gravado.",
    next: "Escolha o arquivo certo e a frase secreta dele, ou peça que o arquivo seja criado de novo. Um espaço de trabalho que já está aqui pode ser adicionado como um novo.",
  },
  workspaceBusy: {
    why: {
      "open-migration":
        "O espaço de trabalho não foi arquivado: um dos números dele tem uma migração em aberto.",
      "replaced-callback":
        "O espaço de trabalho não foi arquivado: uma das URLs de callback dele leva até aqui ou não foi restaurada.",
    },
    works: "Nada foi alterado.",
    next: "Conclua ou abandone a migração, restaure a URL de callback e depois arquive o espaço de trabalho.",
  },
  pdfFailed: {
    why: {
      "no-printer":
        "Nenhum programa que imprime uma página como PDF foi encontrado: Chromium, Google Chrome, Microsoft Edge ou Brave.",
      failed: "O navegador não imprimiu a página como PDF.",
    },
    works: "Nenhum relatório foi salvo. A migração não foi alterada.",
    next: "Salve o relatório como HTML e imprima-o; ou escolha Markdown ou JSON.",
  },
  letterUnfit: {
    why: {
      "too-late": "Esta carta é para antes da migração, e o número foi movido ou a migração terminou.",
      "not-ended": "A migração não terminou, então o resultado dela ainda não é conhecido.",
      "needs-run": "Um plano não tem resultado a informar.",
      followed: "Uma migração mais recente do número veio depois. O resultado dela é o que vale.",
      "no-code": "Nenhum código de registro é enviado no caminho para a nuvem.",
      "time-past": "O horário planejado está no passado.",
      "no-number": "O espaço de trabalho não tem mais este número.",
    },
    works: "Nenhuma carta foi escrita. Nada foi enviado.",
    next: "Escolha outra carta, ou outra migração.",
  },
  newerVersion: {
    what: "A pasta de dados foi gravada por uma versão mais recente do Switchover (formato {{found}}; esta versão aceita {{known}}).",
    works: HELD_BACK,
    next: "Use a versão mais recente, ou outra pasta de dados.",
  },
  storageDamaged: {
    what: "Os registros na pasta de dados estão corrompidos. Uma cópia foi salva como {{setAside}}; nada foi excluído.",
    works: HELD_BACK,
    next: "Guarde essa cópia. Restaure a pasta a partir do seu próprio backup, ou inicie com uma pasta de dados vazia.",
  },
  storageReplaced: {
    what: "Os registros da pasta de dados são mais antigos do que deveriam: foram esvaziados, substituídos ou revertidos.",
    works: HELD_BACK,
    next: "Coloque a cópia mais recente de volta. Não inicie uma migração até lá: tentativas já feitas podem não ser contadas.",
  },
  storageFull: {
    what: "O disco da pasta de dados está cheio.",
    works: HELD_BACK,
    next: "Libere espaço e tente novamente.",
  },
  storageReadOnly: {
    what: "O Switchover não consegue gravar na pasta de dados.",
    works: HELD_BACK,
    next: "Dê a si mesmo permissão de gravação lá, ou escolha outra pasta de dados.",
  },
  storageFailed: {
    what: "O Switchover não conseguiu ler ou gravar a pasta de dados ({{code}}).",
    works: HELD_BACK,
    next: "Verifique o disco, as permissões da pasta e se uma pasta de sincronização ou um antivírus mantém um arquivo aberto lá (EBUSY). Depois tente novamente.",
    notAFolder: {
      what: "O caminho da pasta de dados leva a algo que não é uma pasta.",
      next: "Mova-o para outro lugar, ou escolha outra pasta de dados.",
    },
    tooLong: {
      what: "O caminho da pasta de dados, ou de um arquivo nela, é longo demais para este sistema.",
      next: "Escolha outra pasta de dados, com um caminho mais curto.",
    },
    tooLarge: {
      what: "Um arquivo da pasta de dados ficaria maior do que este sistema ou o formato do disco permite ({{code}}).",
      next: "Pergunte a quem administra este computador sobre os limites de arquivos. Depois, tente novamente.",
    },
  },
  machineState: {
    works: HELD_BACK,
    next: "Verifique as permissões da pasta e o espaço livre no disco dela e tente novamente. Uma pasta corrompida pode ser movida para outro lugar enquanto o Switchover não está em execução. Depois, abra cada uma das suas pastas de dados: elas adicionam o que sabem a uma nova.",
    why: {
      "not-writable":
        "O Switchover não consegue gravar na pasta {{folder}}. Ela registra qual pasta de dados está movendo qual dos seus números.",
      full: "O disco da pasta {{folder}} está cheio. A pasta registra qual pasta de dados está movendo qual dos seus números.",
      damaged:
        "Os registros na pasta {{folder}} estão corrompidos. Eles indicam qual pasta de dados está movendo qual dos seus números.",
      newer:
        "A pasta {{folder}} foi gravada por uma versão mais recente do Switchover. Ela registra qual pasta de dados está movendo qual dos seus números.",
      failed:
        "O Switchover não conseguiu ler ou gravar a pasta {{folder}}. Ela registra qual pasta de dados está movendo qual dos seus números.",
    },
  },
  vaultLocked: {
    what: "O cofre está bloqueado.",
    works: NOTHING_FURTHER,
    next: "Desbloqueie-o com a frase secreta.",
  },
  vaultAbsent: {
    what: "Esta pasta de dados ainda não tem cofre.",
    works: NOTHING_FURTHER,
    next: "Verifique se é a pasta de dados certa.",
  },
  wrongPassphrase: {
    what: "A frase secreta não desbloqueia este cofre.",
    works: NOTHING_SENT,
    next: "Verifique a frase secreta e a pasta de dados. Nada é excluído, por mais vezes que você tente.",
  },
  vaultDamaged: {
    what: "O cofre está corrompido.",
    whatSetAside: "O cofre está corrompido. Uma cópia foi salva como {{setAside}}; nada foi excluído.",
    works: HELD_BACK,
    next: "Restaure-o a partir do seu próprio backup da pasta de dados.",
  },
  vaultChanged: {
    what: "O cofre não pertence aos registros desta pasta de dados.",
    works: HELD_BACK,
    next: "Coloque de volta o cofre que pertence a esta pasta de dados.",
  },
  keyChangeUnsure: {
    what: "O que abre o cofre foi alterado, mas o disco não o confirmou ({{code}}).",
    works: "Isto não afeta o seu número.",
    next: "A alteração já vale. Depois de uma queda de energia, a frase secreta ou a chave de recuperação anterior pode voltar a valer: guarde as duas, verifique o disco e faça a alteração novamente.",
  },
  vaultNewer: {
    what: "O cofre foi criado por uma versão mais recente do Switchover. Nada nele foi alterado.",
    works: HELD_BACK,
    next: "Use a versão mais recente, ou outra pasta de dados.",
  },
  recordMissing: {
    what: "Um segredo necessário não está no cofre.",
    works: HELD_BACK,
    next: "Coloque-o onde o plano o lê e tente novamente.",
  },
  labelTaken: {
    what: "Este rótulo pertence a um backup que uma migração mantém no cofre.",
    works: HELD_BACK,
    next: "Escolha outro rótulo.",
  },
  recordDamaged: {
    what: "Um segredo no cofre está corrompido e não foi usado.",
    works: HELD_BACK,
    next: "Salve o segredo no cofre novamente, ou restaure o cofre a partir do seu próprio backup.",
  },
  secretsMissing: {
    works: NOTHING_SENT,
    worksOfRun: NOTHING_FURTHER,
    next: "Coloque cada segredo onde o plano o lê, ou altere o plano.",
    why: {
      "env-unset": "{{member}}: {{reference}} não está definido.",
      "file-unreadable":
        "{{member}}: não é possível ler {{reference}}. Está ausente, não é permitido, não é texto ou tem mais de 1 MiB.",
      "label-unknown": "{{member}}: {{reference}} não está no cofre.",
      "vault-locked":
        "{{member}}: não é possível ler {{reference}} enquanto o cofre está bloqueado ou ausente.",
      empty: "{{member}}: {{reference}} está vazio.",
      "of-another-address":
        "{{member}}: {{reference}} foi fornecido para outra URL. Forneça-o novamente para esta se ele deve ir para lá.",
    },
    unsealed:
      "{{member}}: {{reference}} não está definido, e o cofre não tem uma cópia criptografada utilizável.",
  },
  secretInvalid: {
    works: NOTHING_FURTHER,
    next: "Corrija-o onde o plano o lê.",
    why: {
      "pin-not-six-digits": "{{member}} não é um PIN: um PIN tem exatamente 6 dígitos.",
      "not-one-line": "{{member}} contém uma quebra de linha ou um caractere de controle; deve ser 1 linha.",
      empty: "{{member}} está vazio.",
    },
  },
  fileUnusable: {
    works: NOTHING_FURTHER,
    next: "Corrija o caminho no plano, ou o arquivo.",
    given: { next: "Corrija o caminho que você informou, ou o arquivo." },
    why: {
      missing: "{{member}}: o arquivo {{path}} não existe.",
      "not-a-file": "{{member}}: {{path}} é uma pasta, ou outra coisa que não é um arquivo.",
      unreadable: "{{member}}: não é possível ler o arquivo {{path}}.",
      "not-a-certificate":
        "{{member}}: o arquivo {{path}} não tem um certificado no formato PEM (“-----BEGIN CERTIFICATE-----”).",
      "does-not-open":
        "{{member}}: não é possível abrir o arquivo {{path}}. Verifique se a frase secreta e a chave são as dele.",
    },
  },
  noSuchRun: {
    what: "Não há migração {{run}} nesta pasta de dados.",
    works: NOTHING_STARTED,
    next: "Liste as migrações e verifique a pasta de dados.",
  },
  heldElsewhere: {
    what: "Outro processo está trabalhando na migração {{run}}.",
    works: NOT_FROM_HERE,
    next: "Espere esse processo, ou encerre-o. Depois tente novamente.",
  },
  runOpen: {
    what: "A migração {{run}} deste número já está em aberto.",
    works: NOT_FROM_HERE,
    next: "Continue essa migração, ou abandone-a, antes de iniciar outra.",
    held: {
      what: "Outro processo já está movendo este número: migração {{run}}.",
      next: "Espere até que ele pare.",
    },
  },
  runElsewhere: {
    works: NOT_FROM_HERE,
    why: {
      open: "A migração {{run}} deste número está em aberto em outra pasta de dados: {{folder}}.",
      gone: "A migração {{run}} deste número está em aberto, mas a pasta de dados dela não existe mais: {{folder}}.",
      "not-in-copy":
        "A migração {{run}} deste número está em aberto, mas a pasta de dados foi restaurada de uma cópia sem ela: {{folder}}.",
      damaged:
        "A migração {{run}} deste número está em aberto na pasta de dados {{folder}}, e os registros dela lá estão corrompidos.",
      later: "Uma migração posterior deste número, {{run}} na pasta de dados {{folder}}, substituiu esta.",
      ended:
        "A migração {{run}} continuou na pasta de dados {{folder}} e terminou lá. Esta é uma cópia mais antiga dela.",
    },
    next: "Continue essa migração na própria pasta de dados dela, ou abandone-a lá.",
    nextWhere: {
      gone: "Se a pasta está em uma unidade que não está conectada, conecte-a e continue lá. Se ela se perdeu, encontre o número no painel da plataforma e depois abandone a migração em um terminal.",
      "not-in-copy":
        "Encontre o número no painel da plataforma: solicitações dessa migração podem ter surtido efeito. Depois abandone-a em um terminal e inicie uma nova.",
      damaged:
        "Encontre o número no painel da plataforma, depois abandone a migração em um terminal e inicie uma nova.",
      later: "Esta migração não pode continuar; abandone-a aqui.",
      ended: "Ela não pode continuar aqui; abandone-a aqui.",
    },
  },
  numberBusy: {
    what: "Outro processo seu está trabalhando neste número agora.",
    works: NOT_FROM_HERE,
    next: "Espere esse processo, ou encerre-o. Depois tente novamente.",
  },
  noGo: {
    what_one: "Não iniciada: {{count}} verificação prévia falhou.",
    what_other: "Não iniciada: {{count}} verificações prévias falharam.",
    works: NOTHING_CHANGED,
    next: "Corrija o que as verificações com falha indicam e verifique novamente.",
  },
  notWaitingForThis: {
    what: "A migração {{run}} não está esperando por isto.",
    whatPhase: "A migração {{run}} não está esperando por isto. O estado dela: {{phase}}.",
    works: NOTHING_FURTHER,
    next: "Verifique o estado da migração.",
    spent: {
      what: "A migração {{run}} não tem mais tentativas, então a solicitação não é reenviada.",
      next: "Encontre o número no painel da plataforma e informe a localização dele. Uma nova migração tem as próprias tentativas.",
    },
  },
  codeNotAsked: {
    what: "Outro código não foi solicitado. {{why}}",
    works: NOTHING_FURTHER,
    next: "Você ainda pode inserir o código que foi enviado antes. Corrija a causa antes de solicitar outro.",
  },
  tooSoon: {
    what: "Cedo demais. A próxima tentativa é possível a partir de {{until}}.",
    works: NOTHING_FURTHER,
    next: "Espere até lá.",
    elsewhere: {
      what: "Cedo demais: a plataforma pediu que a migração {{run}} na pasta de dados {{folder}} esperasse, e isso se aplica ao número. A próxima tentativa é possível a partir de {{until}}.",
    },
    onlyHere: {
      what: "Cedo demais. O relógio da plataforma não mostra quanto da espera já passou, então só um programa que fica aberto pode saber quando ela termina: contando de agora, em {{until}}.",
      next: "Deixe este programa aberto até lá e tente novamente nele. Um que for iniciado depois conta desde o começo.",
    },
  },
  pinTooSoon: {
    what: "Cedo demais: após uma alteração anterior deste PIN, a plataforma pediu uma espera. A próxima alteração é possível a partir de {{until}}.",
    works: NOTHING_SENT,
    next: "Espere até lá.",
    onlyHere: {
      what: "Cedo demais: após uma alteração anterior deste PIN, a plataforma pediu uma espera. O relógio dela não mostra quanto já passou, então só um programa que fica aberto pode saber quando ela termina: contando de agora, em {{until}}.",
      next: "Deixe este programa aberto até lá e tente novamente nele. Um que for iniciado depois conta desde o começo.",
    },
  },
  journalDamaged: {
    what_one: "{{count}} linha do diário da migração {{run}} não é confiável e foi separada.",
    what_other: "{{count}} linhas do diário da migração {{run}} não são confiáveis e foram separadas.",
    works: "Nada foi enviado: sem o diário inteiro, não se sabe o que já foi feito.",
    next: "Esta migração não pode continuar daqui, e nada foi excluído. Encontre o número no painel da plataforma e continue com uma pasta de dados nova.",
  },
  runOfNewerVersion: {
    what: "Uma versão mais recente do Switchover trabalhou na migração {{run}} (as linhas dela são da versão {{found}}; esta versão aceita {{known}}).",
    works: "Nada foi enviado, e nada está corrompido. Esta versão não consegue saber o que já foi feito.",
    next: "Continue esta migração na versão mais recente. As outras migrações da pasta de dados podem ser usadas aqui.",
  },
  codeNotSixDigits: {
    what: "Um código de registro tem 6 dígitos.",
    works: RUN_UNTOUCHED,
    next: "Insira o código da mensagem, com ou sem o hífen.",
  },
  pinUnchanged: {
    what: "Este é o PIN que a plataforma já rejeitou, então a solicitação não é reenviada: cada PIN errado aproxima o bloqueio do PIN.",
    works: RUN_UNTOUCHED,
    next: "Se a localização é desconhecida, encontre o número no painel da plataforma e informe-a. Redefina o PIN na API que tem o número e forneça o novo antes de continuar.",
  },
  recoveryNeeded: {
    what: "O cofre abre com o armazenamento de chaves deste computador, e não há uma chave de recuperação confirmada. Se o computador se perder, o backup do número também se perde.",
    works: NOTHING_FURTHER,
    next: "Crie uma chave de recuperação e guarde-a longe deste computador, ou digite que continua sem ela. Depois continue.",
  },
  requestChanged: {
    what: "O PIN não é mais o que foi enviado antes. Só a mesma solicitação pode ser reenviada; com outro PIN, seria uma nova.",
    works: NOTHING_FURTHER,
    next: "Coloque o PIN que foi enviado antes de volta onde o plano o lê, ou encontre o número no painel da plataforma e informe a localização dele.",
  },
  placeUnknown: {
    what: "A localização do número é desconhecida. {{reason}}",
    works: NOTHING_CHANGED,
    next: "Encontre o número no painel da plataforma e escolha a API que o tem.",
  },
  pinOffInCloud: {
    what: "O número está na nuvem, e a nuvem não tem uma chamada que desative a confirmação em duas etapas.",
    works: NOTHING_SENT,
    next: "O dono dele a desativa no gerenciador de números da plataforma: confirmação em duas etapas, depois o link no e-mail. Ou defina um novo PIN: isso não exige o antigo.",
  },
  pinMissing: {
    what: "Nenhum PIN foi fornecido: falta number.pin.",
    works: NOTHING_SENT,
    next: "Forneça o PIN de 6 dígitos que o número deve ter.",
  },
  otherNumber: {
    works: NOTHING_CHANGED,
    next: "Corrija a conexão ou o número e tente novamente.",
    why: {
      "on-premises": "O cliente local atende outro número: {{serves}}.",
      cloud: "A nuvem tem outro número com este ID de número de telefone: {{serves}}.",
    },
  },
  sideSilent: {
    works: NOTHING_CHANGED,
    next: "Corrija a causa e tente novamente.",
    why: {
      "on-premises": "Não alterado: o cliente local não respondeu a uma consulta. {{cause}}",
      cloud: "Não alterado: a nuvem não respondeu a uma consulta. {{cause}}",
    },
  },
  pairInUse: {
    what: "A migração {{run}}, que não terminou, precisa do backup.",
    works: "Nada foi excluído.",
    next: "Conclua ou abandone essa migração primeiro.",
  },
  portTaken: {
    what: "Outro programa usa a porta {{port}} neste computador, ou a porta não é permitida.",
    works: NOTHING_STARTED,
    next: "Escolha outra porta, ou deixe-a de fora.",
  },
  addressRefused: {
    works: NOTHING_STARTED,
    next: "Corrija a URL e tente novamente.",
    why: {
      unreadable: "Esta não é uma URL válida.",
      "not-https": "A URL não começa com https://, então nada é enviado para lá.",
      "user-info": "A URL contém um nome de usuário ou uma senha, então nada é enviado para lá.",
      fragment: "A URL tem uma parte depois de #, que nenhum servidor recebe.",
      "ip-literal": "A URL tem um endereço IP em vez de um nome, então nada é enviado para lá.",
      "port-unusual": "A URL tem uma porta diferente de 443, então nada é enviado para lá.",
      "name-not-found": "O nome na URL não foi encontrado.",
      "private-address": "A URL leva a uma rede privada, então nada é enviado para lá.",
      "own-address": "A URL leva de volta para cá: o que é encaminhado entraria em ciclo.",
      other: "Não é possível enviar notificações para esta URL.",
    },
  },
  noSuchEvent: {
    what: "Este evento não está na pasta de dados: foi excluído, ou o prazo de retenção dele acabou.",
    works: NOT_FROM_HERE,
    next: "Liste os eventos e verifique a pasta de dados.",
  },
  notListening: {
    what: "O receptor não está em execução.",
    works: NOT_FROM_HERE,
    next: "Inicie o receptor e tente novamente.",
  },
  noSuchWorkspace: {
    what: "Não há espaço de trabalho {{workspace}} nesta pasta de dados.",
    works: NOT_FROM_HERE,
    next: "Verifique a pasta de dados.",
  },
  notSetUp: {
    what: "Ainda falta: {{missing}}.",
    works: NOTHING_SENT,
    next: "Adicione o que falta e tente novamente.",
  },
  noSuchTest: {
    what: "Não há teste {{test}} aqui.",
    works: NOT_FROM_HERE,
    next: "Verifique se uma URL de callback ainda precisa ser restaurada e inicie um novo teste.",
  },
  testRunning: {
    what: "{{test}} está em andamento: um teste de webhooks, ou uma URL de callback que aponta para cá. Ele usa o mesmo número ou receptor.",
    otherNumber:
      "{{test}} está em andamento para {{number}}: um teste de webhooks, ou uma URL de callback que aponta para cá. Um espaço de trabalho recebe para um número de cada vez: o receptor dele tem uma única URL pública, que é a URL de callback desse número.",
    works: NOT_FROM_HERE,
    next: "Espere até que termine, ou encerre-o. Depois tente novamente.",
  },
  wordNeeded: {
    what: "As notificações do número já vão para outra URL, que deixaria de recebê-las.",
    works: NOTHING_STARTED,
    next: "Adicione --yes se quiser isso, ou encaminhe cópias com --forward.",
  },
  tokenNotKept: {
    what: "A URL de callback agora é {{before}}, e nenhuma chamada devolve o token de verificação dela. Sem o token, ela não poderia ser restaurada após uma falha do programa.",
    works: NOTHING_STARTED,
    next: "Indique um arquivo que tenha o token com --callback-token-file FILE, ou desbloqueie o cofre com --passphrase-file FILE.",
  },
  bindRefused: {
    works: NOTHING_STARTED,
    next: "Escolha um endereço deste computador que o cliente local consiga alcançar, ou um túnel.",
    why: {
      "not-here": "{{address}} não é um endereço deste computador.",
      cloud: "A nuvem não consegue alcançar {{address}}: a rede local é apenas para o cliente local.",
      "already-listening":
        "O receptor agora escuta apenas neste computador, e outros podem estar usando-o. Pare-o primeiro.",
      "needs-public-url":
        "{{address}} significa todas as redes deste computador, então não pode ser dado a um cliente como URL. Indique a URL pública que leva até aqui.",
      "not-allowed": "O administrador deste computador não permite que o Switchover escute na rede local.",
    },
  },
  untilPast: {
    what: "O término está no passado.",
    works: NOTHING_STARTED,
    next: "Escolha um posterior, ou deixe-o de fora.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;

/** Problems told together with more than themselves. */
export const problemsBeside = {
  nothingSent: NOTHING_SENT,
  openRequest: {
    what: "“{{step}}” foi enviado, e o resultado é desconhecido. {{problem}}",
    works: "Só outra verificação das duas APIs pode mostrar onde o número está. Nada mais foi enviado.",
    next: "{{problem}} Depois retome a migração: ela verifica as duas APIs antes de qualquer outra coisa.",
    fix: {
      storageFull: "Libere espaço.",
      storageFailed:
        "Verifique o disco, as permissões da pasta e se uma pasta de sincronização ou um antivírus mantém um arquivo aberto lá (EBUSY).",
      storageReadOnly: "Dê a si mesmo permissão de gravação nesta pasta de dados.",
      storageDamaged: "Guarde essa cópia e restaure a pasta a partir do seu próprio backup.",
      storageReplaced: "Coloque a cópia mais recente desta pasta de dados de volta.",
      machineState: "Verifique as permissões da pasta e o espaço livre no disco dela.",
      newerVersion: "Use a versão mais nova.",
      vaultNewer: "Use a versão mais nova.",
    },
  },
  pairOfUnknownPlace: {
    what: "O backup pertence à migração {{run}}, que terminou, mas a localização do número dela é desconhecida.",
    works: "Nada foi excluído: o backup ainda pode ser necessário.",
    next: "Encontre o número no painel da plataforma e informe a localização dele. Então o backup pode ser excluído.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof englishBeside>;
