import type { timeline as english } from "../en/timeline.ts";
import type { TranslationOf } from "../words.ts";

export const timeline = {
  sent: "Enviado, tentativa {{attempt}}",
  sentBy: {
    sms: "Enviado, tentativa {{attempt}}, código por SMS",
    voice: "Enviado, tentativa {{attempt}}, código por ligação telefônica",
  },
  answered: {
    confirmed: "Confirmado",
    rejected: "Rejeitado",
    notSent: "Não enviado deste computador",
    unknown: "Nenhuma resposta conclusiva",
  },
  late: {
    confirmed: "Confirmado depois que o Switchover tinha parado de esperar",
    rejected: "Rejeitado depois que o Switchover tinha parado de esperar",
    notSent: "Não enviado deste computador",
    unknown: "Resposta inconclusiva depois que o Switchover tinha parado de esperar",
  },
  looked: {
    "lost-answer":
      "As duas APIs foram verificadas, porque uma solicitação não recebeu uma resposta utilizável",
    refusal: "As duas APIs foram verificadas após uma rejeição",
    resumed: "As duas APIs foram verificadas ao retomar",
    "before-register":
      "As duas APIs foram verificadas novamente antes de mover o número: a última verificação foi há algum tempo",
    override: "Verificado se o app continua inscrito, para que a URL de callback dele seja mantida",
    abandoning: "As duas APIs foram verificadas antes de abandonar a migração",
    throughput: "Verificado se a plataforma aumentou a taxa de transferência",
  },
  settled: {
    answer: "Feito: outra resposta confirma isso",
    asked: "Marcado como feito; nenhuma das APIs deu uma resposta utilizável",
    "look-up": "Feito: uma verificação confirma isso",
    unproven:
      "Uma versão anterior o marcou como feito por uma verificação que não confirma isso: está em aberto de novo",
    webhook: "Feito: confirmado por um webhook assinado",
    person: "Marcado como feito: informado por você",
  },
  granted: "Você permitiu um reenvio",
  withdrawn: "O reenvio que você permitiu foi retirado: não tinha sido usado",
  reopened: "Retomada",
  skipped: "Ignorado",
  opened_one: "Iniciada após {{count}} verificação; avisos: {{warnings}}",
  opened_other: "Iniciada após {{count}} verificações; avisos: {{warnings}}",
  confirmed: {
    person: "Confirmado por você: {{what}}",
    "yes-option": "Confirmado pela opção --yes: {{what}}",
  },
  /** What was confirmed. */
  what: {
    warnings: "avisos das verificações",
    "sending-paused": "o envio está pausado",
    "point-of-no-return": "a partir daqui, o número pode ser movido",
    "display-name": "outro nome de exibição que não o esperado",
    "recent-register": "registrar novamente embora uma solicitação recente possa surtir efeito",
    "refused-pin": "outro PIN que não o rejeitado em outro lugar",
    "older-registration": "definir os fragmentos de um registro mais antigo",
    "wipe-override": "a URL de callback da própria conta é removida",
  },
  attested: "Localização informada por você: {{home}}",
  takenUp: "Continuada por outro processo",
  sinceCopy: "De uma cópia de {{copied}}: isto pode ter sido enviado de outro lugar desde então",
  recentRegister: "Uma solicitação de registro recente de outro lugar é levada em conta",
  refusedElsewhere: "PINs rejeitados de outra pasta de dados são levados em conta",
  password: {
    sent: "Alterando a primeira senha do cliente",
    confirmed: "A primeira senha do cliente foi alterada",
    rejected: "O cliente rejeitou a alteração da primeira senha dele",
    notSent: "A alteração da primeira senha do cliente não saiu deste computador",
    unknown: "Não se sabe se a primeira senha do cliente foi alterada",
  },
  erased: "Cópias guardadas de segredos excluídas",
  ended: {
    complete: "Terminada: concluída",
    other: "Terminada: {{end}}",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
