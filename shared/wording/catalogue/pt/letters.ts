import type { letters as english } from "../en/letters.ts";
import type { TranslationOf } from "../words.ts";

/** Cartas sobre un traspaso, al cliente y al titular del número. */
export const letters = {
  subjectLine: "Assunto: {{subject}}",
  mark: "PRÁTICA: nada aqui é real",
  greeting: "Olá",
  facts: {
    number: "Número",
    name: "Nome de exibição",
    when: "Quando",
    whenOpen: "Ainda não definido: avisaremos com antecedência.",
    downtime: "Tempo de inatividade",
    downtimeAhead:
      "Alguns segundos, segundo a descrição da plataforma. Nesse tempo, as mensagens para o número se perdem.",
    started: "Início",
    ended: "Término",
    confirmedAfter: "{{duration}} da solicitação até a confirmação",
    unmeasured: "Não medido",
    gap: "Sem webhooks",
    gapValue: "{{duration}} depois que o número foi movido",
  },
  before: {
    subject: {
      "to-cloud": "Antes da migração de {{spoken}} para a API de nuvem",
      "to-onprem": "Antes da migração de {{spoken}} para o cliente local",
    },
    lead: {
      "to-cloud": "Vamos mover {{spoken}} do cliente local para a API de nuvem da plataforma de mensagens.",
      "to-onprem": "Vamos mover {{spoken}} da API de nuvem da plataforma de mensagens para o cliente local.",
    },
    know: {
      heading: "O que você precisa saber",
      lost: "Em torno da migração, a plataforma descarta as mensagens para o número por alguns segundos. Ela não informa quais nem quantas, e elas não podem ser buscadas depois.",
      point: "Uma vez que o número foi movido, só outra migração o traz de volta.",
      same: "A plataforma garante que nome de exibição, status de verificação, classificação de qualidade, modelos, conta proprietária, status oficial e limite de mensagens continuam os mesmos. Nós os comparamos antes e depois e enviamos o resultado a você.",
      throughput:
        "Um número que funcionava com 2 ou mais fragmentos passa a ter uma taxa de transferência maior. Isso leva até 1 min na plataforma.",
    },
    todo: {
      heading: "O que fazer",
      pause:
        "Pause campanhas e envios programados a partir do horário planejado até receber notícias nossas.",
      freeze: "Até lá, não altere o número, os modelos dele nem o PIN da confirmação em duas etapas.",
      payloads:
        "Verifique se as mensagens do seu sistema seguem a API de nuvem: ela rejeita propriedades que o cliente local aceita, botões sem índice e espaços em volta dos textos dos botões.",
      media:
        "Os IDs de mídia do cliente local não funcionam na nuvem: envie as mídias novamente, ou use links públicos.",
      endpoint:
        "Tenha um endpoint pronto para as notificações da nuvem: elas têm outra estrutura que as do cliente local.",
      phone:
        "Deixe alguém junto ao telefone de {{spoken}}: um código de 6 dígitos chega por {{channel}}. Só nós devemos recebê-lo, por telefone.",
      network: "Mantenha abertas as conexões de saída do cliente local: portas TCP 443 e 5222.",
      endpointBack:
        "Tenha o seu endpoint pronto para as notificações do cliente local: elas têm outra estrutura que as da nuvem.",
    },
    channel: { sms: "SMS", voice: "ligação telefônica" },
    close: "Depois, enviaremos o resultado a você, com o que o confirma.",
  },
  after: {
    subject: {
      complete: "Resultado da migração de {{spoken}}: concluída",
      open: "Resultado da migração de {{spoken}}: não concluída",
    },
    lead: {
      complete: "A migração de {{spoken}} está concluída.",
      open: "A migração de {{spoken}} terminou sem ser concluída.",
    },
    place: {
      cloud: {
        proven: "O número está na nuvem. {{basis}}",
        attested:
          "O número está na nuvem, conforme informado pela pessoa que realizou a migração. A plataforma não confirmou isso.",
      },
      "on-premises": {
        proven: "O número está no cliente local. {{basis}}",
        attested:
          "O número está no cliente local, conforme informado pela pessoa que realizou a migração. A plataforma não confirmou isso.",
      },
      unknown:
        "A localização do número é desconhecida. Mensagens podem se perder até que ela seja confirmada. Continuamos verificando e informaremos o que encontrarmos.",
    },
    downtimeNote:
      "Pelo relógio do computador que realizou a migração. A plataforma descarta mensagens por mais alguns segundos e não informa quais.",
    proof: {
      heading: "O que confirma isso",
      line: "{{link}}: {{state}}",
      lineAt: "{{link}}: {{state}}, {{at}}",
      reported: "{{link}}: informado pela pessoa que realizou a migração, não confirmado pela plataforma",
      none: "Nenhum teste após a migração está registrado.",
    },
    compared: {
      heading: "Antes e depois",
      same_one: "{{count}} valor comparado é igual ao de antes.",
      same_other: "{{count}} valores comparados são iguais aos de antes.",
      line: "{{member}}: {{before}} antes, {{after}} depois. {{why}}",
      none: "Nada pôde ser comparado: os valores do número não foram lidos antes e depois.",
    },
    todo: {
      heading: "O que fazer agora",
      cloud: {
        send: "Envie apenas pela API de nuvem. O cliente local não envia mais por este número.",
        receive:
          "As notificações agora vêm da nuvem, na estrutura dela e assinadas. Algumas podem vir duas vezes: conte cada ID de mensagem uma vez.",
        media:
          "Envie as mídias novamente, ou use links públicos: os IDs de mídia do cliente local não funcionam na nuvem.",
        watch:
          "Comece com poucas mensagens e verifique se os status delas chegam antes de retomar as campanhas.",
      },
      "on-premises": {
        send: "Envie apenas pelo cliente local. A API de nuvem não envia mais por este número.",
        receive: "As notificações agora vêm do cliente local, na estrutura dele e sem assinatura.",
        media:
          "Envie as mídias novamente, ou use links públicos: os IDs de mídia da nuvem não funcionam no cliente local.",
        watch:
          "Comece com poucas mensagens e verifique se os status delas chegam antes de retomar as campanhas.",
      },
      worksNot:
        "Não envie ainda: o número não funciona até que a plataforma o analise. Deixe as campanhas pausadas até receber notícias nossas.",
      unclear:
        "Deixe as campanhas pausadas até receber notícias nossas: a plataforma informa algo sobre o número cujo significado não é certo.",
      unsubscribed:
        "As notificações ainda não chegam: não está confirmado que os webhooks do número estejam inscritos. Avisaremos quando estiverem.",
      wait: "Não envie pelo número até receber notícias nossas: não é certo em qual API ele está registrado.",
      stay: "Continue como antes da migração. Avisaremos como ela prossegue.",
    },
    report: "Um relatório assinado com cada etapa e as evidências dela está disponível conosco.",
  },
  twoStep: {
    subject: "Desative a confirmação em duas etapas de {{spoken}}",
    lead: {
      "to-cloud":
        "Para mover {{spoken}} para a API de nuvem, a plataforma exige o PIN de 6 dígitos da confirmação em duas etapas do número. Nós não o conhecemos.",
      "to-onprem":
        "Para mover {{spoken}} para o cliente local, a plataforma exige o PIN de 6 dígitos da confirmação em duas etapas do número, se ela estiver ativada. Nós não o conhecemos.",
    },
    ask: "Se você sabe o PIN, ligue para nós e não mude nada. Caso contrário, desative a confirmação em duas etapas:",
    steps: {
      open: "Abra o gerenciador da plataforma na web e entre como dono da conta comercial.",
      number: "Abra as configurações de {{spoken}} e depois a confirmação em duas etapas.",
      off: "Desative-a e confirme com o link no e-mail que a plataforma envia a você.",
      tell: "Avise-nos que ela está desativada. Não a ative novamente até que a migração termine.",
    },
    after: {
      "to-cloud": "A migração define um novo PIN. Você o recebe de nós de forma segura.",
      "to-onprem": "Após a migração, ative-a novamente com um PIN seu.",
    },
    warning:
      "Nunca envie o PIN por e-mail ou chat, nem a nós nem a mais ninguém. Com ele, outra pessoa poderia registrar o número.",
  },
  code: {
    subject: "Um código para {{spoken}}: leia-o para mim",
    ask: {
      sms: "Nos próximos minutos, {{spoken}} recebe um SMS com um código de 6 dígitos. Leia-o para mim por telefone. Não o insira em lugar nenhum.",
      voice:
        "Nos próximos minutos, {{spoken}} recebe uma ligação com um código de 6 dígitos. Anote-o e leia-o para mim por telefone. Não o insira em lugar nenhum.",
    },
    warning:
      "Nunca dê o código a mais ninguém, por telefone, e-mail ou chat, mesmo que digam ser da plataforma. Com ele, o número pode ser tomado.",
    unasked:
      "Se chegar um código de que não falamos, não o dê a ninguém e ligue para mim no número que você conhece.",
    valid: "O código vale por cerca de 10 minutos. Se ele expirar, solicito outro.",
  },
  closing: "Atenciosamente",
  saved: "Carta salva: {{file}}",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
