import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { run as english } from "../en/run.ts";

/** Texts of a migration: its screen, its steps, its questions and its end. */
export const run = {
  title: {
    before: {
      "to-cloud": "Preparando para mover {{spoken}} para a nuvem",
      "to-onprem": "Preparando para mover {{spoken}} para o cliente local",
    },
    point: {
      "to-cloud": "Pronto para mover {{spoken}} para a nuvem: nada foi movido",
      "to-onprem": "Pronto para mover {{spoken}} para o cliente local: nada foi movido",
    },
    question: {
      before: "Aguardando a sua confirmação: nada foi movido",
      after: "Aguardando a sua confirmação para terminar de mover {{spoken}}",
      unknown: "Aguardando a sua confirmação: a localização de {{spoken}} é desconhecida",
    },
    code: "Aguardando o seu código: nada foi movido",
    codeAgain: "Aguardando o seu código: a localização de {{spoken}} é desconhecida",
    codeReported: {
      cloud: "Aguardando o seu código: {{spoken}} está na nuvem, não confirmado pela plataforma",
      "on-premises":
        "Aguardando o seu código: {{spoken}} está no cliente local, não confirmado pela plataforma",
    },
    pausing: {
      before: "Esperando até {{time}}: nada foi movido",
      after: "Esperando até {{time}}",
    },
    interrupted: {
      before: "Migração de {{spoken}} interrompida: nada foi movido",
      after: "Migração de {{spoken}} interrompida",
    },
    rest: {
      "to-cloud": "Terminando a migração de {{spoken}} para a nuvem",
      "to-onprem": "Terminando a migração de {{spoken}} para o cliente local",
    },
    moving: {
      "to-cloud": "Movendo {{spoken}} para a nuvem",
      "to-onprem": "Movendo {{spoken}} para o cliente local",
    },
    unknown: "A localização de {{spoken}} é desconhecida",
    besides: {
      status: "{{title}}. Status na plataforma: “{{value}}”",
      sending: "{{title}}. Envio: “{{value}}”",
    },
    moved: {
      unheard: "{{spoken}} está na nuvem, mas as mensagens dele não chegam a você",
      cloud: {
        working: "{{spoken}} agora está na nuvem e funcionando",
        plain: "{{spoken}} agora está na nuvem",
      },
      "on-premises": {
        working: "{{spoken}} agora está no cliente local e funcionando",
        plain: "{{spoken}} agora está no cliente local",
      },
    },
    notMoved: {
      unconfirmed: "Nada foi movido por esta migração",
      cloud: {
        working: "Não movido: ainda na nuvem, ainda funcionando",
        plain: "Não movido: ainda na nuvem",
      },
      "on-premises": {
        working: "Não movido: ainda no cliente local, ainda funcionando",
        plain: "Não movido: ainda no cliente local",
      },
    },
    arrives: {
      cloud: "{{spoken}} está na nuvem, e as mensagens chegam",
      "on-premises": "{{spoken}} está no cliente local, e as mensagens chegam",
    },
    silent: {
      cloud: "{{spoken}} está na nuvem, mas a mensagem de teste não chegou",
      "on-premises": "{{spoken}} está no cliente local, mas a mensagem de teste não chegou",
    },
    reported: {
      cloud: "{{spoken}} está na nuvem, não confirmado pela plataforma",
      "on-premises": "{{spoken}} está no cliente local, não confirmado pela plataforma",
    },
    ended: {
      "to-cloud": "Migração de {{spoken}} para a nuvem",
      "to-onprem": "Migração de {{spoken}} para o cliente local",
    },
  },
  lead: "Início: {{at}} · ID {{run}}",
  leadOpen: "Início: {{at}}",
  close:
    "Você pode fechar esta janela. O que está em andamento continua, e você pode voltar à migração mais tarde.",
  gone: "Mostrar migrações",
  damagedRows_one:
    "{{count}} linha do diário desta migração não pode ser lida. O que ela registrou falta aqui.",
  damagedRows_other:
    "{{count}} linhas do diário desta migração não podem ser lidas. O que elas registraram falta aqui.",
  evidence: {
    crossing: "Movendo: “{{step}}” foi enviado, esperando a resposta",
    crossingUnseen: "“{{step}}” foi enviado; não se sabe aqui se uma resposta chegou",
    lost: "Nenhuma resposta utilizável a “{{step}}” está registrada",
    copied: "“{{step}}” pode ter sido enviada de outro lugar depois da cópia",
    unusable: "Uma resposta a “{{step}}” chegou, mas não informa o resultado",
    unlooked: "Esta migração ainda não verificou; a primeira etapa dela faz isso.",
    untold: "Nenhuma das APIs informa uma localização",
    answer: "Confirmada pela resposta a “{{step}}”",
    webhook: "Confirmada por um webhook assinado",
    person: "não confirmada pela plataforma",
    none: "não confirmada",
    cloud: {
      cloud: "nuvem: registrado aqui",
      "on-premises": "nuvem: registrado no cliente local",
      nowhere: "nuvem: não registrado",
      somewhere: "nuvem: em serviço, localização não informada",
      silent: "nuvem: localização não informada",
    },
    client: {
      "serves-number": "cliente local: conectado com este número",
      "serves-another": "cliente local: atende outro número",
      connected: "cliente local: conectado, número não informado",
      connecting: "cliente local: conectando",
      down: "cliente local: não conectado",
      unregistered: "cliente local: não registrado",
      silent: "cliente local: localização não informada",
    },
  },
  rescue: {
    title: "Não houve resposta utilizável, e o Switchover encontrou {{spoken}}",
    sent: "A solicitação foi enviada.",
    lost: "Ela não recebeu uma resposta utilizável e não foi enviada novamente.",
    checked_one: "As duas APIs foram verificadas, pelo menos {{count}} vez.",
    checked_other: "As duas APIs foram verificadas, pelo menos {{count}} vezes.",
    waited: "A localização era desconhecida.",
    found: "Encontrado: {{finding}}",
    by: {
      webhook: "Encontrado: chegou uma mensagem assinada que só um número na nuvem pode receber.",
      "late-answer": "Encontrado: a resposta acabou chegando e confirma a movimentação.",
    },
  },
  certificate: "Certificado",
  evidenceOf: {
    open: "Mostrar as evidências",
    title: "Evidências",
    about: "Migração {{run}}. Os segredos nunca são mostrados.",
    comparisons_one: "{{count}} comparação",
    comparisons_other: "{{count}} comparações",
    requests_one: "{{count}} solicitação",
    requests_other: "{{count}} solicitações",
    checks_one: "{{count}} verificação",
    checks_other: "{{count}} verificações",
    unexpected_one: "{{count}} dado mudou inesperadamente",
    unexpected_other: "{{count}} dados mudaram inesperadamente",
    tab: {
      comparisons: "Comparações",
      requests: "Solicitações",
      messages: "Mensagens",
      checks: "Verificações",
    },
    none: {
      comparisons: "Nada pôde ser comparado: os dados do número não foram lidos antes e depois.",
      arrived: "Nada chegou aqui para este número desde então.",
      number: "Nenhum espaço de trabalho contém este número, então as mensagens dele não podem ser listadas.",
      messages: "Nenhuma mensagem e nenhuma resposta estão confirmadas desde a migração.",
      checks: "Nenhuma verificação prévia está registrada para esta migração.",
    },
    arrived: "Chegaram desde que esta migração começou",
    more: "São mostradas as {{count}} mais recentes.",
    event: "Mostrar este evento",
    events: "Mostrar todos os eventos",
  },
  calls: {
    about:
      "As mesmas chamadas para um terminal ou outra ferramenta. Os segredos são indicados, não mostrados; as chamadas que mudam algo estão comentadas.",
    copy: "Copiar como cURL",
    save: "Salvar chamadas",
    form: {
      curl: "Script de shell com cURL",
      har: "Arquivo HTTP (HAR)",
      openapi: "As duas APIs como OpenAPI",
    },
    copied: "Copiado",
    notCopied: "Não copiado. Em vez disso, salve o script.",
  },
  cells: {
    label: "Etapas desta migração",
    show: "Mostrar as etapas e as evidências delas",
    you: "aguardando você",
    inspect: "Verificar",
    backup: "Fazer backup",
    register: "Registrar",
    subscribe: "Inscrever",
    verify: "Conferir",
    account: "Solicitar código",
    code: "Enviar código",
    shards: "Definir fragmentos",
  },
  steps: {
    title: "Etapas",
    state: {
      pending: "não iniciada",
      skipped: "ignorada",
      "in-flight": "em andamento",
      "not-sent": "não enviada",
      rejected: "rejeitada",
      unknown: "resultado desconhecido",
      confirmed: "feita",
      said: "informada por você",
      asked: "não confirmada, sem resposta utilizável",
    },
    will: {
      inspect: "Verifica o número nas duas APIs. Apenas leitura: nada muda.",
      backup:
        "O cliente local faz um backup do registro. O Switchover o criptografa no cofre e o lê de volta.",
      register: "A nuvem registra o número com o backup e o PIN. A partir daqui, o número é movido.",
      subscribe: "Inscreve o seu app nos webhooks da conta, para que as mensagens cheguem.",
      verify: "Verifica as duas APIs novamente e compara o número com como ele estava antes.",
      account: "O cliente local solicita o registro. A plataforma envia um código de registro.",
      code: "Você envia o código. Com ele, o número sai da nuvem e é movido para o cliente local.",
      shards: "Define a quantidade de fragmentos que você escolheu.",
    },
    byBackup: "A localização é confirmada pelo cliente local: ele forneceu um backup.",
    once: "Enviada uma vez; reenviada apenas se você pedir.",
    progress: "Esperando a resposta",
    meanwhile:
      "Nada está errado ainda: a plataforma pode demorar um pouco. Você pode fechar esta janela. Não inicie a mesma migração em nenhum outro lugar.",
    interrupted: "Parou antes da resposta. Resultado desconhecido.",
    copied: "Pode ter sido enviado de outro lugar depois da cópia. Resultado desconhecido.",
  },
  detail: {
    open: "Solicitações e respostas: {{step}}",
    summary: "Solicitações e respostas",
    none: "Nada foi enviado para esta etapa ainda.",
    reading: "Carregando o que foi enviado",
    failed: "O que foi enviado não pode ser mostrado agora.",
    list: "Solicitações e respostas de “{{step}}”",
    request: "Solicitação",
    requestNote: "Os segredos são substituídos por marcadores.",
    duration: "Após {{duration}}",
    status: "Status HTTP {{status}}",
    code: "Erro {{code}}",
    codeSub: "Erro {{code}}, subcódigo {{subcode}}",
    platformSaid: "Mensagem da plataforma",
    trace: "ID de rastreamento",
    copyTrace: "Copiar ID de rastreamento",
    witness: "Mostrar mensagem",
  },
  ready: {
    held: {
      title: "O Switchover está trabalhando nisso.",
      text: "Cada etapa é registrada antes de ser enviada. Você vê aqui pelo que o Switchover está esperando.",
    },
    lost: "Quando a conexão foi perdida, o Switchover estava trabalhando nesta migração. Não se sabe aqui se ela continuou.",
    again: "Retomar migração",
    againIn: "Retomar em {{left}}",
  },
  pausing: {
    title: "Esperando até {{time}}",
    left: "Faltam {{duration}}",
    why: {
      retry: "A solicitação não saiu deste computador. O Switchover tenta novamente depois desta espera.",
      "second-look":
        "Uma mudança pode levar alguns segundos para aparecer. O Switchover verifica as duas APIs novamente depois desta espera.",
      "told-to-wait": "A plataforma pediu esta espera.",
      throughput:
        "O número foi movido e os webhooks dele estão inscritos. A plataforma precisa de até 1 min para aumentar a taxa de transferência dele; o Switchover a verifica novamente depois desta espera.",
    },
    itself: "Continua automaticamente.",
    now: "A espera terminou. Retome a migração.",
  },
  ask: {
    warnings: {
      list: "Avisos",
      accept: "Li os avisos e os aceito",
      go: "Continuar com avisos",
    },
    sending: {
      accept: "Nada está enviando por este número",
      go: "O envio está pausado: continuar",
    },
    point: {
      next: "O que acontece em seguida",
      nextText: {
        "to-cloud":
          "A nuvem registra o número com o backup e o PIN. Isto não pode ser cancelado: o cliente local perde o número imediatamente.",
        "to-onprem":
          "O cliente local solicita o registro, e a plataforma envia um código. Pedir o código não move nada.",
      },
      downtime: "Tempo de inatividade esperado",
      downtimeIs: "Alguns segundos. Mensagens enviadas nesse momento se perdem sem aviso.",
      backup: "Onde o backup está",
      backupText: "Criptografado no cofre, como {{label}}, até que você o exclua.",
      backupNone: "O cofre não tem backup para esta migração.",
      code: "O que não pode ser desfeito",
      codeText:
        "Enviar o código. Quando a plataforma o aceita, a nuvem perde o número imediatamente. É você quem o envia, na próxima tela.",
      back: "Como mover de volta",
      backText: "Uma nova migração na outra direção, com verificações e tempo de inatividade próprios.",
      pin: "Um PIN errado pode parar o cliente local. Se o PIN pode ser outro, defina-o de novo antes.",
      go: { "to-cloud": "Mover para a nuvem", "to-onprem": "Solicitar código" },
      stay: "Pausar aqui",
      doneBackup: "Pausada. O backup foi feito e está criptografado no cofre.",
      doneChecks: "Pausada. As duas APIs foram verificadas; nada foi alterado.",
      notDone: {
        "to-cloud": "Nenhum registro foi enviado. Continue aqui quando quiser.",
        "to-onprem": "Nenhum código foi solicitado. Continue aqui quando quiser.",
      },
    },
    phrase: { go: "Continuar" },
    name: {
      expected: "Esperado",
      reported: "Informado pelo cliente local",
      noneExpected: "nenhum definido",
      noneReported: "nenhum",
      label: "Digite o nome informado para aceitá-lo",
      accept: "Comparei os dois nomes: o informado é a minha empresa",
      go: "Aceitar nome",
      hidden:
        "O nome contém caracteres invisíveis. Eles são mostrados como sequências de escape, como \\u{202e}; digite-os como mostrados.",
    },
  },
  type: {
    number: "Digite os dígitos do número para continuar: {{spoken}}",
    left_one: "falta {{count}} dígito",
    left_other: "faltam {{count}} dígitos",
    matches: "Corresponde",
    hint: "Todos os dígitos com o código do país. Os espaços não importam.",
    not: "Esse ainda não é o número.",
  },
  unknown: {
    watch: {
      title: "Verificando automaticamente",
      paused: "Verificações pausadas",
      text: "As próximas verificações vêm após 30 s e depois com frequência cada vez menor, até uma a cada 2 min. A solicitação nunca é reenviada sozinha.",
      next: "até a próxima verificação",
      checking: "Verificando as duas APIs",
      locked: "As verificações estão pausadas: o cofre está bloqueado.",
      unlock: "Desbloquear e verificar",
      failed: "A verificação não pôde ser feita.",
      agree: {
        still: {
          cloud: "As duas APIs ainda o informam na nuvem. A solicitação pode surtir efeito mais tarde.",
          "on-premises":
            "As duas APIs ainda o informam no cliente local. A solicitação pode surtir efeito mais tarde.",
        },
        there: {
          cloud: "As duas APIs o informam na nuvem.",
          "on-premises": "As duas APIs o informam no cliente local.",
        },
      },
      count_one: "{{count}} verificação desde {{since}}",
      count_other: "{{count}} verificações desde {{since}}",
      latest: "Verificações mais recentes",
      go: "Verificar agora",
    },
    message: {
      title: "Uma mensagem pode confirmar a nuvem",
      text: "Uma mensagem assinada a {{spoken}} que chegue aqui confirma que o número está na nuvem. Se nenhuma chegar, isso não confirma nada: ela só pode chegar onde o seu app já está inscrito.",
      listening: "Escutando desde {{since}}: as mensagens para este número vêm para cá.",
      test: "Testar webhooks",
    },
    meanwhile: {
      title: "Até lá",
      lost: "Mensagens para o número podem se perder.",
      backup: {
        there: "O backup está seguro no cofre.",
        released: "O backup não está mais no cofre.",
        "not-known": "O backup foi guardado no cofre antes da solicitação.",
      },
      screens:
        "Você pode usar outras telas: as verificações continuam enquanto o Switchover está em execução.",
      next: "Assim que a localização for conhecida, a migração continua ou termina sozinha.",
    },
    ways: "Eu sei onde ele está",
    waysNote: "Apenas se você mesmo puder vê-lo. Nada aqui é feito sem a sua confirmação.",
    seen: {
      title: "Informar a localização",
      text: "Use o painel da plataforma. Registrado como informado por você.",
      cloud: "Informar nuvem…",
      "on-premises": "Informar cliente local…",
      dialog: {
        cloud: "Informar que {{spoken}} está na nuvem?",
        "on-premises": "Informar que {{spoken}} está no cliente local?",
      },
      means: {
        moved: "A etapa é marcada como feita, como informada por você, e a migração continua com a próxima.",
        "unmoved-register": "A migração termina como não movida. Você pode iniciar uma nova.",
        "unmoved-code": "A migração espera novamente pelo código de registro.",
        ended:
          "Registrado na migração como informado por você. Depois disso, você pode iniciar novas migrações deste número.",
      },
      warning: "Uma informação errada pode cortar mensagens. Não informe se não tiver certeza.",
      go: { cloud: "Informar nuvem", "on-premises": "Informar cliente local" },
    },
    repeat: {
      register: {
        title: "Reenviar o registro",
        text: "Mesmo PIN e mesmo backup. Usa 1 tentativa.",
        go: "Reenviar…",
        dialog: "Reenviar o registro de {{spoken}}?",
        means:
          "O Switchover verifica primeiro as duas APIs. Ele só reenvia a mesma solicitação se isso não resolver nada.",
        confirm: "Reenviar registro",
      },
      code: {
        title: "Enviar o código novamente",
        text: "Só isto não envia nada. Você pode inserir o código de registro novamente.",
        go: "Inserir código novamente…",
        dialog: "Inserir o código de {{spoken}} novamente?",
        means:
          "O Switchover verifica primeiro as duas APIs. Você só pode enviar o código novamente se isso não resolver nada.",
        confirm: "Inserir código novamente",
      },
    },
    attempts: "Restam: {{inRun}} nesta migração, {{inWindow}} em 72 h.",
    attemptsFree: "Restam: {{inRun}} nesta migração, {{inWindow}} em 72 h. Próxima disponível: {{time}}.",
    spent: "Não restam tentativas: a solicitação não pode ser reenviada agora.",
    abandon: {
      title: "Abandonar esta migração",
      text: "A migração termina. A localização do número continua desconhecida até que uma verificação o encontre ou você a informe.",
    },
  },
  abandon: {
    open: "Abandonar migração…",
    title: "Abandonar esta migração?",
    means:
      "O Switchover verifica as duas APIs uma vez e encerra a migração. Ele não envia nada que mude o número.",
    place: {
      known: "O número continua onde está. Você pode iniciar uma nova migração.",
      unknown:
        "Localização desconhecida; abandonar não muda isso. Uma nova migração verifica primeiro as duas APIs. Se elas não mostrarem o número, informe a localização dele.",
      half: "O número já foi movido. O que resta a fazer, como os webhooks, fica sem ser feito.",
    },
    ended:
      "Você não pode retomá-la depois disso. Os segredos guardados para ela são excluídos; o backup continua.",
    confirm: "Abandonar migração",
    cancel: "Manter migração",
  },
  foundSince: {
    title: {
      cloud: "Uma verificação desde então o encontrou na nuvem",
      "on-premises": "Uma verificação desde então o encontrou no cliente local",
      unknown: "Uma verificação desde então não encontrou uma localização",
    },
    text: "Verificado: {{time}}.",
    reported: {
      cloud: "Não é onde você o informou: na nuvem. Vale a verificação.",
      "on-premises": "Não é onde você o informou: no cliente local. Vale a verificação.",
      unknown: "Vale a verificação.",
    },
    before: {
      cloud: "Esta migração terminou com o número na nuvem.",
      "on-premises": "Esta migração terminou com o número no cliente local.",
      unknown: "Quando esta migração terminou, a localização era desconhecida.",
    },
    open: "Abrir número",
  },
  followed: { open: "Abrir migração mais recente" },
  ended: {
    pin: {
      title: "Insira o PIN certo",
      text: {
        "to-cloud":
          "A nuvem rejeitou o PIN. Um PIN errado também pode parar o cliente local, então as duas APIs foram verificadas depois. Cada PIN é enviado uma vez.",
        "to-onprem": "O cliente local rejeitou o PIN. Cada PIN é enviado uma vez.",
      },
      held: "A plataforma pediu uma espera. Você pode retomar em",
      go: "Salvar PIN e retomar",
    },
    movesAtOnce: {
      title: "Retomar move o número imediatamente",
      text: "O ponto sem volta está confirmado. Ao retomar, o Switchover envia a solicitação de registro sem perguntar novamente.",
    },
    newRun: "Iniciar uma nova migração",
    newRunIn: "Iniciar uma nova migração em {{left}}",
    downtimeTitle: "Tempo de inatividade medido: {{duration}}",
    downtimeUntilConfirmed: "Tempo de inatividade: {{duration}} da solicitação até a confirmação",
    unmeasured: "O tempo de inatividade não foi medido.",
    tick: "1 marca é {{duration}}",
    sentAt: "Solicitação enviada {{time}}",
    arrivedAt: "Confirmado {{time}}",
    waited: "Disso, esperando por uma pessoa",
    downtime: {
      answer: "Da solicitação de movimentação até a resposta dela",
      "look-up": "Da solicitação de movimentação até a verificação que a confirmou",
      asked: "Da solicitação de movimentação até a verificação depois dela",
      webhook: "Da solicitação de movimentação até a mensagem que a confirmou",
      person: "Da solicitação de movimentação até a sua informação",
    },
    downtimeNote:
      "Em torno da movimentação, a plataforma descarta mensagens por alguns segundos e não informa quais.",
    gap: "Da resposta do registro até a inscrição",
    changes: {
      title: "Antes e depois",
      member: "O quê",
      before: "Antes",
      after: "Depois",
      judged: "Comparação",
    },
    pair: {
      title: "Backup no cofre",
      text: "O backup do registro está no cofre com este rótulo. Guarde-o até que o número tenha sido movido e as mensagens cheguem.",
      unseen:
        "A migração salvou o backup do registro no cofre com este rótulo. O cofre não foi verificado agora, então não se sabe se ele ainda está lá.",
      label: "Rótulo",
      copy: "Copiar rótulo",
      forget: "Excluir backup…",
      dialog: "Excluir o backup de {{spoken}}?",
      means:
        "O backup é excluído do cofre. Depois que o número saiu do cliente local, um novo backup não pode ser feito.",
      confirm: "Excluir backup permanentemente",
      gone: "O backup foi excluído do cofre.",
    },
    back: {
      title: "Mover de volta",
      text: "Uma nova migração com verificações e tempo de inatividade próprios.",
      show: "Mostrar plano",
      notes: "Antes de usá-lo",
      copy: "Copiar plano",
      save: "Salvar plano como arquivo",
      link: "Mover de volta",
    },
    story: {
      save: "Salvar registro de atividades",
      copy: "Copiar registro de atividades",
      failed: "O registro de atividades não pôde ser lido.",
    },
  },
  problem: {
    goToRun: "Abrir essa migração",
    toSheet: "Criar folha de recuperação",
    again: "Tentar novamente",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
