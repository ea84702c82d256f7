import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksWatch as english } from "../en/webhooks-watch.ts";

/** Words of monitoring: what it noticed, and when it checks. */
export const webhooksWatch = {
  open_one: "{{count}} constatação",
  open_other: "{{count}} constatações",
  on: "Ativado",
  off: "Desativado",
  isPaused: "Pausado",
  title: "Monitoramento",
  now: "Verificar agora",
  watched: "Monitorar espaço de trabalho",
  watchedHint:
    "Verifica número, token, inscrição, endpoint, túnel e receptor conforme um agendamento. Apenas leitura.",
  every: "Intervalo de verificação",
  never: "nunca",
  next: "Próxima verificação: {{time}}.",
  nextOnBattery:
    "Próxima verificação: {{time}}, com menos frequência enquanto este computador usa a bateria.",
  paused: {
    "nothing-watched": "Pausado: nenhum espaço de trabalho é monitorado.",
    "vault-locked": "Pausado enquanto o cofre está bloqueado.",
    "switched-off": "Pausado: o intervalo de verificação está definido como nunca.",
  },
  findings: "Constatações",
  noFinding: "Nada foi encontrado nos eventos recebidos.",
  noNewFinding: "Nada de novo foi encontrado nos eventos recebidos.",
  settled_one: "{{count}} marcada como vista",
  settled_other: "{{count}} marcadas como vistas",
  seen: "Vista",
  settle: "Marcar como vista",
  settleNamed: "Marcar como vista: {{name}}",
  times_one: "{{count}} vez",
  times_other: "{{count}} vezes",
  detector: {
    "repeats-retry": "Duplicatas: faltou uma resposta",
    "repeats-second-app": "Duplicatas: um segundo app está inscrito",
    "repeats-both-apis": "Duplicatas: as duas APIs entregam",
    disorder: "Fora de ordem",
    silence: "Menos eventos do que o normal",
    unsupported: "Mensagens que a API não entrega",
    unsigned: "Solicitações sem assinatura",
    "wrong-signature": "Solicitações com assinatura errada",
    "sender-unlisted": "Assinado, de um endereço que não está na lista",
    "sender-outside": "Rejeitado, de um endereço que não está na lista",
  },
  looks: "Últimas verificações",
  since: "Primeira constatação",
  thing: {
    number: "Número",
    token: "Token de acesso",
    subscription: "Inscrição",
    endpoint: "Endpoint",
    tunnel: "Túnel",
    receiver: "Receptor",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
