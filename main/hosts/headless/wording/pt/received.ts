import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { received as english } from "../en/received.ts";

/** What the commands about notifications say: listen, events, trigger and replay. */
export const received = {
  listening: "Escutando neste computador até Ctrl-C:",
  signed: "(notificações assinadas da nuvem)",
  unsigned:
    "(notificações, com assinaturas não verificadas: sem uma chave secreta do app, o que chega não confirma nada)",
  onPrem: "(notificações de um cliente local, que não as assina)",
  noToken: "Nenhum token de verificação foi indicado. As solicitações de verificação falharão.",
  authority:
    "Os remetentes precisam confiar nesta autoridade certificadora. Ela é nova a cada início e expira: {{until}}.",
  forwarding: {
    on: "As notificações são encaminhadas para {{url}}, com novas tentativas por até 3 dias até que ela as aceite.",
    paused: "O encaminhamento está pausado; digite {{line}} para continuar.",
    control: "Digite {{first}} ou {{second}} para controlar o encaminhamento.",
    unchanged: "O encaminhamento não pôde ser alterado.",
  },
  copy: {
    sent: "notificação {{notification}} encaminhada, tentativa {{attempt}}: {{response}}",
    again:
      "notificação {{notification}} encaminhada, tentativa {{attempt}}: {{response}}; próxima tentativa: {{next}}",
    last: "notificação {{notification}} encaminhada, tentativa {{attempt}}: {{response}}; sem mais tentativas: a produção não a aceitou",
  },
  copies: {
    paused: "Pausado.",
    waiting: "Aguardando encaminhamento: {{number}}.",
    others: "De inícios anteriores para outra URL, aguardando um início com essa URL: {{number}}.",
    abandoned: "Não encaminhadas, sem mais tentativas: {{number}}.",
  },
  answering: {
    usual:
      "Cada notificação é respondida como de costume, conforme --answer-status e --answer-after. As notificações continuam sendo guardadas.",
    usualLate:
      "Cada notificação é respondida como de costume, após {{seconds}} s, conforme --answer-status e --answer-after. As notificações continuam sendo guardadas.",
    status:
      "Cada notificação é respondida com {{status}}, conforme --answer-status e --answer-after. As notificações continuam sendo guardadas.",
    statusLate:
      "Cada notificação é respondida com {{status}}, após {{seconds}} s, conforme --answer-status e --answer-after. As notificações continuam sendo guardadas.",
  },
  dropped:
    "Conexões simultâneas demais. As que excedem são fechadas sem leitura, e os remetentes delas não recebem resposta.",
  acceptedAgain: "As notificações são aceitas novamente.",
  troubles: {
    "port-taken": "Outro programa está usando a porta.",
    "disk-full":
      "O disco da pasta de dados está cheio. Pede-se aos remetentes que tentem novamente mais tarde.",
    "store-full":
      "O armazenamento de eventos está cheio, e só restam eventos protegidos que não foram exportados. Pede-se aos remetentes que tentem novamente mais tarde.",
    "store-failed":
      "Os eventos não podem ser gravados no armazenamento. Pede-se aos remetentes que tentem novamente mais tarde.",
    "copies-circle": "Uma notificação encaminhada voltou para cá. O encaminhamento parou.",
    "vault-locked": "O cofre está bloqueado. Pede-se aos remetentes que tentem novamente mais tarde.",
  },
  verification: {
    succeeded: "A solicitação de verificação foi atendida.",
    failed: "A solicitação de verificação falhou: token incorreto ou forma inválida.",
  },
  noEvents: "Nenhum evento correspondente nesta pasta de dados.",
  older:
    "Há eventos mais antigos. São exibidos os {{number}} mais recentes; para listar mais, use --limit N.",
  signatures: {
    valid: "assinatura válida",
    invalid: "assinatura inválida",
    missing: "sem assinatura",
    unchecked: "assinatura não verificada",
  },
  rejected: "rejeitado",
  unlisted: "endereço que não está na lista",
  testNotification: "notificação de teste",
  times_one: "recebido {{count}} vez",
  times_other: "recebido {{count}} vezes",
  duplicateOf: "duplicata de {{event}}",
  noResponse: "sem resposta",
  isSigned: "assinada",
  isSignedAgain: "assinada novamente",
  isUnsigned: "não assinada",
  taken: "{{taken}} de {{all}} aceitas.",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
