/** Words about newer versions of the program. */
export const updates = {
  title: "Atualizações",
  choice: {
    label: "Versões mais recentes",
    ask: "Perguntar antes de cada download e instalação",
    off: "Não verificar se há versões mais recentes",
  },
  metered: {
    label: "Conexão limitada",
    choice: {
      automatic: "Como o sistema informa",
      yes: "Tratar como limitada",
      no: "Tratar como não limitada",
    },
    system: {
      yes: "O sistema informa que esta conexão é limitada.",
      no: "O sistema informa que esta conexão não é limitada.",
      unknown: "Não dá para saber aqui se esta conexão é limitada, então ela é tratada como não limitada.",
    },
    weekly:
      "O Switchover pergunta por versões mais recentes uma vez por semana em vez de todos os dias. Todo o resto continua como sempre: migrações, verificações, webhooks, monitoramento e alertas.",
    daily: "O Switchover pergunta uma vez por dia; em uma conexão limitada, uma vez por semana.",
    download: "Esta conexão conta como limitada: o download tem {{size}}.",
  },
  never: {
    "no-window":
      "Esta janela pertence ao programa da linha de comando. Ele é atualizado com o pacote em que veio.",
    checkout: "Esta cópia é executada a partir do código-fonte. Ela não se atualiza sozinha.",
    unsigned:
      "Esta cópia não é assinada, então não é possível verificar se uma versão mais recente é do mesmo editor. Instale manualmente as versões mais recentes.",
    "unknown-package":
      "Não se sabe como esta cópia foi instalada. Instale manualmente as versões mais recentes.",
  },
  notSetUp:
    "As atualizações não estão configuradas nesta compilação, então nenhum servidor é consultado. Instale manualmente as versões mais recentes.",
  noKey:
    "Há um servidor de atualizações indicado, mas nenhuma chave para verificar os arquivos dele, então ele não é consultado.",
  off: {
    administrator: "O administrador desativou as atualizações. Nenhum servidor é consultado.",
    user: "As atualizações estão desativadas. Nenhum servidor é consultado.",
  },
  invalid:
    "A configuração gerenciada das atualizações não é compreendida, então nenhum servidor é consultado até que o administrador a corrija.",
  on: {
    build:
      "O Switchover pergunta se há uma versão mais recente. Ele não baixa nem instala nada sem que você peça.",
    administrator:
      "O Switchover pergunta ao servidor do administrador se há uma versão mais recente. Ele não baixa nem instala nada sem que você peça.",
  },
  fact: {
    version: "Esta versão",
    server: "Servidor",
    checkedAt: "Última verificação",
    released: "Publicada em",
    size: "Tamanho",
    notes: "O que muda",
    never: "nenhuma desde que o Switchover foi iniciado",
  },
  checked: {
    none: "Não se sabe se há uma versão mais recente.",
    current: "O servidor indica esta versão como a mais recente.",
    older:
      "O servidor indica a versão {{version}}, que é anterior a esta. Nada é instalado. Se esta versão foi retirada, instale manualmente a anterior.",
    staged: "A versão {{version}} é publicada em etapas. Este computador a receberá mais tarde.",
    unfit: {
      preview: "A versão {{version}} é uma prévia. Só prévias são atualizadas para ela.",
      "no-file": "A versão {{version}} não tem nenhum pacote para este computador.",
    },
    newer: "A versão {{version}} está disponível.",
    failed: "A verificação falhou. Não se sabe se há uma versão mais recente.",
  },
  failure: {
    unreachable: "Não foi possível alcançar o servidor, ou a conexão foi perdida.",
    certificate: "O certificado do servidor não é aceito.",
    timeout: "O servidor não respondeu a tempo.",
    refused: "O servidor não retornou o arquivo. Redirecionamentos não são seguidos.",
    "no-feed": "O servidor não tem nenhuma lista de versões para este sistema.",
    "no-package": "O pacote não está no servidor.",
    "too-large": "A lista de versões do servidor é longa demais.",
    "bad-signature":
      "A lista de versões do servidor não está assinada com uma chave conhecida. Também não instale manualmente nada deste servidor.",
    "bad-feed": "A lista de versões do servidor está assinada, mas não é compreendida.",
    "bad-package":
      "O pacote não é o que foi assinado: o tamanho ou a soma de verificação é outro. Ele foi excluído.",
    "not-ours":
      "O Windows não confirma que o pacote foi assinado pelo editor desta versão. Ele foi excluído.",
    system: "Este sistema é antigo demais para essa versão.",
    disk: "Não foi possível gravar o pacote no disco.",
    interrupted: "Começou algo que uma atualização teria interrompido.",
    "proxy-invalid":
      "A configuração gerenciada do proxy não é compreendida, então nenhuma conexão foi feita.",
    failed: "O motivo não é conhecido.",
  },
  step: {
    checking: "Verificando…",
    downloading: "Baixando: {{done}} de {{all}}",
    downloadFailed: "O download falhou. Nada foi instalado.",
    downloaded:
      "A versão {{version}} foi baixada e verificada. Ela ainda não está instalada. Reiniciar descarta o que não estiver salvo em alguma janela.",
    byHand:
      "A versão {{version}} foi baixada e verificada. Instale-a com o gerenciador de pacotes do sistema:",
    installFailed:
      "A instalação não pôde começar, ou o pacote mudou depois do download. Esta versão continua em uso.",
    installing: "O Switchover é encerrado e iniciado de novo com a versão {{version}}.",
  },
  waits: {
    title: "Uma atualização precisa esperar:",
    migration: "Uma migração não terminou.",
    batch: "Um lote está em andamento.",
    callback: "Uma URL de callback está substituída ou ainda não foi restaurada.",
    receiver: "Um receptor está escutando.",
    unknown: "Não é possível ler na pasta de dados se há algo em andamento.",
  },
  do: {
    check: "Verificar agora",
    download: "Baixar",
    stop: "Parar download",
    install: "Reiniciar e instalar",
    seen: "Entendi",
  },
  older: {
    what: "Antes, a versão {{before}} usou esta pasta de dados. Agora a versão anterior {{version}} está em uso.",
    works:
      "O que a versão mais recente gravou fica como está. Onde esta versão não o compreende, ela diz isso e não altera nada.",
    next: "Se você não voltou de propósito, instale de novo a versão {{before}}.",
  },
  notInstalled: {
    what: "A versão {{wanted}} não foi instalada. A versão {{version}} continua em uso.",
    works: "A pasta de dados não foi afetada.",
    next: "Verifique de novo ou instale-a manualmente.",
  },
} as const;
