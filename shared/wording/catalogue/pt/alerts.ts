import type { alerts as english } from "../en/alerts.ts";
import type { TranslationOf } from "../words.ts";

export const alerts = {
  aNumber: "um número",
  news: {
    test: "Alerta de teste do Switchover. Nada aconteceu com nenhum número.",
    "awaiting-code": "A migração de {{number}} aguarda o código de registro. Insira-o no Switchover.",
    unknown:
      "A localização de {{number}} é desconhecida. Abra o Switchover: alguém precisa decidir como continuar.",
    complete: {
      "to-cloud": "A migração de {{number}} para a nuvem foi concluída.",
      "to-onprem": "A migração de {{number}} para o cliente local foi concluída.",
      reportedAgainst:
        "A migração de {{number}} foi concluída, mas a plataforma informa algo sobre o número: talvez ele não funcione. Abra o Switchover.",
    },
    ended:
      "A migração de {{number}} terminou sem ser concluída. Abra o Switchover para ver onde o número está.",
    silent: "Nenhum webhook chega para {{number}} há mais tempo que o normal.",
    silentSince: "Nenhum webhook chega para {{number}} desde {{since}}. É mais tempo que o normal.",
    arriving: "Os webhooks de {{number}} voltaram a chegar.",
    several: "Muita coisa aconteceu de uma vez: {{counts}}. Abra o Switchover para ver tudo.",
    counted: "{{name}} ({{count}})",
  },
  names: {
    test: "Alerta de teste",
    "awaiting-code": "Uma migração aguarda o código",
    unknown: "Uma localização é desconhecida",
    ended: "Uma migração terminou",
    silent: "Os webhooks deixam de chegar",
    arriving: "Os webhooks voltam a chegar",
    several: "Vários alertas em um",
    digest: "Resumo",
  },
  forms: {
    generic: "Servidor próprio (JSON assinado)",
    slack: "Slack",
    teams: "Microsoft Teams (fluxo de trabalho)",
    discord: "Discord",
    "google-chat": "Google Chat",
  },
  unsent: {
    "newer-version":
      "Nenhum alerta é enviado: uma versão mais nova do Switchover gravou a lista dos enviados. Atualize o Switchover.",
    unreadable: "Nenhum alerta é enviado: a lista dos enviados não pode ser lida ou gravada.",
  },
  outcome: {
    accepted: "Aceito por {{host}} com o status {{status}}. Daqui não dá para saber se alguém viu.",
    refused: "Não aceito: {{host}} respondeu com o status {{status}}.",
    "not-sent": {
      connection: "Não enviado: sem conexão com {{host}}.",
      unconnected: "Não enviado: sem conexão com {{host}}: {{why}}.",
      certificate: "Não enviado: o certificado de {{host}} não foi aceito: {{why}}.",
      authority:
        "Não enviado: o certificado de {{host}} não foi aceito: {{why}}. Se uma autoridade da sua empresa o emitiu, permita para este destino as autoridades deste computador.",
      address: "Não enviado: o endereço de {{host}} não foi encontrado ou não é permitido.",
      "no-url": "Não enviado: o cofre não tem a URL. Insira-a novamente.",
      storage: "Não enviado: não é possível gravar na pasta de dados.",
      "target-changed": "Não enviado: antes disso, o destino foi alterado ou removido.",
      "too-old": "Não enviado: esperou mais de um dia.",
      "no-notices": "Não exibido: esta área de trabalho não exibe avisos.",
    },
    shown: "Entregue à área de trabalho para ser exibido. Não dá para saber aqui se alguém viu.",
    desktop: {
      sending: "Sendo exibido.",
      unknown:
        "Não se sabe se a área de trabalho o exibiu. Ele não é exibido de novo, porque pode já ter sido exibido.",
    },
    sending: "Sendo enviado para {{host}}.",
    waiting: "Aguarda até que o cofre seja desbloqueado.",
    unknown:
      "Desconhecido: {{host}} não deu uma resposta utilizável. Não é enviado de novo, porque pode ter chegado.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
