import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/webhooks.ts";

/** What the commands say that replace a callback URL: test, point and restore. */
export const webhooks = {
  stopping:
    "Parando depois que a URL de callback for restaurada. Pressione Ctrl-C novamente para sair agora sem restaurá-la.",
  nothingChanged: "Nada foi alterado.",
  notSet: "não definida",
  tokenNotStored: "O token não pôde ser guardado. Nada foi alterado.",
  tokenOf: "Token de verificação de {{url}} (Esc: parar)",
  tokenOfIt: "Token de verificação da URL de callback (Esc: parar)",
  listeningOn: "Escutando em {{url}}. Aponte o seu proxy para lá.",
  publicUrls: "URLs públicas para as mesmas duas:",
  anotherUrl:
    "O túnel se reconectou com outra URL. Notificações ainda enviadas para {{url}} não chegam aqui.",
  reconnecting: "Reconectando.",
  send: "Envie",
  sendTo: "para",
  fromAnyPhone: "de qualquer telefone.",
  qrCode: "O código QR contém o número e a palavra-chave como texto simples.",
  pointed: "As notificações de {{level}} chegam aqui, até Ctrl-C.",
  pointedUntil: "As notificações de {{level}} chegam aqui, até {{until}} ou Ctrl-C.",
  productionMisses:
    "Enquanto isso, a URL de callback atual não receberá nenhuma das notificações do número. Continuar?",
  urlMisses: "Enquanto isso, {{url}} não receberá nenhuma das notificações do número. Continuar?",
  risk: {
    everyNetwork:
      "O receptor escuta em todas as redes deste computador ({{address}}): qualquer dispositivo nelas pode se conectar a ele. Ele só aceita solicitações ao seu caminho secreto.",
    oneNetwork:
      "O receptor escuta em {{address}} até terminar: qualquer dispositivo nessa rede pode se conectar a ele. Ele só aceita solicitações ao seu caminho secreto.",
  },
  left: {
    ofTest:
      "A URL de callback anterior de {{level}} era {{before}}; a do teste talvez ainda esteja definida. O próximo teste deste número a restaura primeiro; a janela também, quando o cofre dela é desbloqueado nesta pasta de dados.",
    ofPoint:
      "A URL de callback anterior de {{level}} era {{before}}; a do Switchover talvez ainda esteja definida. Para restaurá-la: switchover webhooks restore PLAN. O próximo início com esta pasta de dados também a restaura.",
  },
  earlier: {
    restored:
      "A URL de callback de {{spoken}} para {{level}}, ainda substituída desde um início anterior, foi restaurada.",
    replaced: "URL de callback de {{spoken}} para {{level}}, substituída por um início anterior: {{found}}.",
    notRestored:
      "A URL de callback de {{spoken}} para {{level}}, ainda substituída desde um início anterior, não pôde ser restaurada: {{found}}.",
  },
  restored: {
    "as-before": "A URL de callback foi restaurada.",
    "left-as-changed": "Nada do Switchover resta para restaurar.",
    "certificate-left": "Nem tudo pôde ser restaurado.",
    "not-restored": "A URL de callback não pôde ser restaurada.",
    unknown: "Não se sabe se tudo foi restaurado.",
    "nothing-replaced": "Nada foi substituído.",
  },
  noneReplaced: {
    what: "Nenhuma URL de callback está substituída temporariamente nesta pasta de dados.",
    works: "Nenhuma solicitação foi enviada e nada foi alterado.",
  },
  next: {
    withToken:
      "Sem o token certo, nada foi alterado. Execute novamente em um terminal, ou informe um arquivo que o contenha com --callback-token-file FILE.",
    withSecret: "Execute novamente com --app-secret-file FILE.",
    fixLine: "Corrija o que a linha acima informa e execute novamente.",
    fixLines: "Corrija o que as linhas acima informam e execute novamente.",
    anyTime: "Você pode executar novamente quando quiser.",
    restore:
      "Verifique a URL de callback no painel da plataforma. Para tentar restaurá-la novamente: switchover webhooks restore PLAN",
    left: "O próximo início com esta pasta de dados volta a receber aqui. Para restaurá-la em vez disso: switchover webhooks restore PLAN",
    acceptOrForward: "Adicione --yes para aceitar isso, ou --forward para encaminhar cópias.",
    form: "Para ver a forma correta: {{command}}",
  },
  pointEnds: {
    asked: "As notificações do número não chegam mais aqui.",
    "time-over": "O tempo acabou: as notificações do número não chegam mais aqui.",
    changed:
      "Outra URL de callback foi definida fora do Switchover: as notificações do número não chegam mais aqui.",
    moved: "O túnel se reconectou com outra URL: as notificações do número não chegam mais aqui.",
    lost: "O túnel se perdeu: as notificações do número não chegam mais aqui.",
    left: "A URL de callback foi deixada como está.",
    "not-begun": "As notificações do número não chegam aqui.",
    circle:
      "Uma cópia encaminhada voltou da produção para cá, então a produção não podia mais receber nenhuma: as notificações do número não chegam mais aqui.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english.webhooks>;
