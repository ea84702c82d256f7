/** Words of the practice platform. */
export const practice = {
  lead: "A plataforma simulada por trás da Prática. As outras telas sabem apenas o que as duas APIs dela devolvem.",
  elsewhere: "Disponível apenas na Prática.",
  number: "O número de prática",
  really: "Localização real do número de prática",
  home: {
    "on-premises": "A plataforma o tem registrado no cliente local.",
    cloud: "A plataforma o tem registrado na nuvem.",
    nowhere:
      "Não registrado em lugar nenhum: uma migração para o cliente local o removeu da nuvem e está esperando o código.",
  },
  phone: {
    title: "Telefone de prática",
    none: "Nenhuma mensagem ainda. Um código de registro chega aqui.",
    sms: "O seu código de registro é",
    copy: "Copiar código",
  },
  write: {
    title: "Enviar mensagem ao número de prática",
    text: "Mensagem",
    kind: "Tipo de mensagem",
    kinds: {
      text: "Texto",
      voice: "Mensagem de voz",
      unsupported: "Mensagem sem suporte",
    },
    send: "Enviar mensagem",
    fate: {
      cloud: "A nuvem a aceitou. Ela envia a notificação, a menos que uma falha ativada impeça isso.",
      "on-premises": "Ela chegou ao cliente local, e o cliente está enviando a notificação dela.",
      dropped:
        "Perdida: nenhuma das APIs tem uma conexão que funcione para o número. O remetente não é avisado.",
      unheard: "A nuvem a aceitou, mas nenhum app está inscrito, então nenhuma notificação é enviada.",
    },
  },
  notifications: {
    title: "Notificações",
    hint: "O que a plataforma envia sobre mensagens. Sem uma resposta 200, a nuvem tenta novamente por 7 dias em intervalos crescentes; o cliente local tenta novamente por tempo indeterminado.",
    delivered: "Entregues",
    waiting: "Em espera",
    failed: "Tentativas com falha",
    givenUp: "Não entregues",
    next: "Próxima tentativa em {{wait}}",
    nextNow: "Tentando novamente agora",
    clock: "O relógio da plataforma mostra {{time}}.",
    pass: "Adiantar o relógio",
    passHint:
      "Adianta o relógio da plataforma em relação ao seu. As novas tentativas previstas nesse período são enviadas; códigos, esperas e bloqueios envelhecem. As sessões de login não.",
    minutes: {
      "1": "1 minuto",
      "60": "1 hora",
      "1440": "1 dia",
      "10080": "7 dias",
    },
    passing: "Adiantando o relógio e enviando as novas tentativas previstas.",
  },
  faults: {
    title: "Falhas",
    hint: "Ative uma e inicie uma migração para ver como o Switchover lida com ela.",
    filter: "Encontrar uma falha",
    noneFits: "Nenhuma falha corresponde.",
    off: "Desativar",
    offNamed: "Desativar: {{fault}}",
    more: "Mais falhas ({{count}})",
    onTitle: "Falhas ativadas",
    on_one: "{{count}} ativada",
    on_other: "{{count}} ativadas",
    allOff: "Desativar todas",
    direction: {
      "to-cloud": "Movendo para a nuvem",
      "to-onprem": "Movendo para o cliente local",
      both: "Em ambas as direções",
      webhooks: "Notificações",
      registry: "Endereços remetentes",
    },
  },
  again: {
    title: "Reiniciar a prática",
    hint: "Coloca o número na API que você escolhe e remove falhas, tentativas usadas e migrações em aberto. As migrações terminadas continuam no histórico.",
    "on-premises": "Reiniciar no cliente local",
    cloud: "Reiniciar na nuvem",
    text: {
      "on-premises":
        "Coloca o número de prática no cliente local e reinicia todo o resto. As migrações de prática que não terminaram são abandonadas.",
      cloud:
        "Coloca o número de prática na nuvem e reinicia todo o resto. As migrações de prática que não terminaram são abandonadas.",
    },
    underWay: "Uma migração de prática está em execução. Espere até que ela pare, ou abandone-a, e reinicie.",
    cancel: "Manter como está",
  },
} as const;
