import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksPoint as english } from "../en/webhooks-point.ts";

/** Words of a standing callback URL. */
export const webhooksPoint = {
  title: "Receber os webhooks deste número",
  up: "Recebendo aqui",
  down: "Não recebendo aqui",
  interrupted: "Recebimento interrompido",
  what: "A plataforma entrega as notificações do número neste computador até que você pare. A URL de callback atual é salva antes e restaurada depois.",
  number: "Número",
  since: "Desde",
  ends: "Termina",
  endsNever: "quando você parar",
  length: "Duração",
  before: "URL de callback anterior",
  beforeNone: "nenhuma",
  forwards: "Encaminha para",
  forwardsNowhere: "lugar nenhum",
  quit: "Quando o Switchover for encerrado",
  atQuit: {
    "give-back": "a URL de callback anterior é restaurada",
    stay: "a URL de callback permanece até que o prazo dela acabe. As notificações enviadas nesse meio-tempo não são recebidas; a plataforma as tenta novamente",
  },
  reaches: {
    account:
      "Esta é a URL de callback de toda a conta comercial: as notificações dos outros números dela também vêm para cá.",
    application: "Esta é a URL de callback do app: as notificações de tudo o que o app atende vêm para cá.",
  },
  resumed: "Retomado de antes que o Switchover fosse encerrado.",
  forward: "Encaminhar tudo para a URL de callback anterior",
  forwardOn:
    "O seu endpoint de produção recebe cada notificação, sem alterações; a plataforma recebe a resposta dele.",
  forwardOff: "As notificações ficam aqui. O seu endpoint de produção não as recebe.",
  allowPrivate:
    "Essa URL de callback pode usar um endereço privado, um endereço IP ou uma porta diferente de 443",
  confirm: "A URL de callback atual pode deixar de receber notificações",
  stay: "Deixar a URL de callback no lugar se o Switchover for encerrado antes do fim do prazo",
  stayHint: "O próximo início continua quando o cofre for desbloqueado, se a URL pública for a mesma.",
  start: "Receber aqui",
  startHint: "Abre o túnel, verifica-o de fora e define a URL de callback.",
  noTunnel: "Primeiro, escolha um túnel abaixo.",
  stop: "Restaurar URL",
  oneAtATime:
    "Um número de um espaço de trabalho de cada vez: o receptor tem uma URL e um túnel. Restaure esta URL de callback antes de receber os webhooks de outro número. Em um terminal, webhooks point trata cada número separadamente.",
  stopHint: "Encerra isto e restaura a URL de callback anterior.",
  cancelHint: "Encerra isto. Se a URL de callback foi substituída, a anterior é restaurada.",
  steps: "Etapas",
  phase: {
    working: "Abrindo o túnel e definindo a URL de callback.",
    restoring: "Restaurando a URL de callback anterior.",
  },
  end: {
    asked: "Parado.",
    "time-over": "O prazo acabou.",
    changed: "A URL de callback foi alterada fora do Switchover.",
    moved: "O túnel reabriu com uma URL diferente.",
    lost: "O túnel ou o receptor foi perdido.",
    left: "A URL de callback foi deixada no lugar.",
    "not-begun": "Não iniciado.",
    circle:
      "Uma cópia encaminhada voltou para cá do seu endpoint de produção, então ele não podia receber mais nada por aqui.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
