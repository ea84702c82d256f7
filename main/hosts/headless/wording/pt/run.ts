import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/run.ts";

/** What a command says of a migration besides the sentences that all hosts share. */
export const run = {
  took: "A mudança levou {{span}} da solicitação à confirmação. Em torno dela, a plataforma descarta mensagens por alguns segundos e não informa quais.",
  subscribedAfter: "Os webhooks foram inscritos {{span}} depois da resposta ao registro.",
  id: "Migração {{run}}.",
  notConfirmedYet:
    "Ainda não confirmado: que as mensagens chegam, que as respostas são entregues e que o seu endpoint está pronto.",
  nothingStarted: "Nada foi iniciado.",
  calledFor: "O que esse estado pede:",
  nobodyWaits:
    "Cada comando recomeça a espera. Execute-o em um terminal, onde ele oferece esperar, ou continue na janela e deixe-a aberta: switchover serve",
  recoveryFirst:
    "Crie uma chave de recuperação: switchover vault recovery --out FILE. Ou retome a migração em um terminal e digite que você continua sem ela; --yes não inclui isso. Depois:",
  givenUp: {
    what: "A migração {{run}} foi abandonada. Ela não bloqueia mais outras migrações.",
    works:
      "Nada foi enviado. A localização do número é desconhecida; as verificações prévias de uma nova migração a verificam.",
    next: "Inicie uma nova migração. Os registros que a abandonada enviou ainda contam para o limite da plataforma.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english.run>;

/** What is said at Ctrl-C. */
export const interrupt = {
  waiting: "Esperando a resposta a “{{step}}”; isso não pode ser cancelado.",
  waitingUpTo:
    "Esperando a resposta a “{{step}}”; isso não pode ser cancelado. Ela chega em até {{limit}}; depois disso, o resultado é desconhecido.",
  again:
    "Pressione Ctrl-C novamente para sair agora: o resultado desta etapa fica então desconhecido até que você retome a migração.",
  notStarted: {
    what: "Parado antes que a migração começasse.",
    works: "Nada foi alterado: isso não afeta o seu número.",
    next: "Você pode começar novamente quando quiser.",
  },
  early: {
    what: "Parado antes que o estado da migração fosse conhecido.",
    perhapsSent: "Uma solicitação pode ter sido enviada; o resultado dela é desconhecido.",
    notSent:
      "Este comando não alterou nada no número. Verifique a migração para saber a localização do número.",
    next: "Verifique o estado da migração.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english.interrupt>;

/** How a step ended, where no proof is named. */
export const steps = {
  rejected: "{{name}}: rejeitada",
  notSent: "{{name}}: não enviada",
  unknown: "{{name}}: resultado desconhecido",
  noReason: "sem motivo informado",
  took: "{{line}}, {{span}}",
} as const satisfies TranslationOf<"pt-BR", typeof english.steps>;

/** The state of a step in a table. */
export const stepStates = {
  pending: "não iniciada",
  "in-flight": "enviada, sem resposta registrada",
  sentAt: "enviada em {{at}}, sem resposta registrada",
  "not-sent": "não enviada",
  rejected: "rejeitada",
  unknown: "resultado desconhecido",
} as const satisfies TranslationOf<"pt-BR", typeof english.stepStates>;

/** The result of a migration in a table. */
export const outcomes = {
  complete: "concluída",
  rejected: "rejeitada",
  stopped: "parada",
  unknown: "desconhecido",
  "awaiting-code": "aguardando o seu código",
  "awaiting-confirmation": "aguardando a sua confirmação",
} as const satisfies TranslationOf<"pt-BR", typeof english.outcomes>;

/** What follows a command that is printed as the next one to run. */
export const hints = {
  onTerminal: "(em um terminal; ou: {{command}})",
  withoutYes: "(em um terminal, deixe --yes de fora para ser perguntado)",
  anotherCode: "(para solicitar outro código: {{command}})",
  checksAgain: "(verifica de novo as duas APIs), ou: {{command}}",
  orResend: "(ou --repeat, para reenviar a solicitação)",
  deletesBackup: "(exclui o backup, quando você não precisar mais dele)",
} as const satisfies TranslationOf<"pt-BR", typeof english.hints>;

/** What is awaited. */
export const wait = {
  upTo: "{{what}}, até {{limit}}",
  until: "esperando até {{until}}",
} as const satisfies TranslationOf<"pt-BR", typeof english.wait>;

/** What is wrong with a plan, before its members. */
export const plan = {
  unusable: "O plano {{path}} não pode ser usado:",
} as const satisfies TranslationOf<"pt-BR", typeof english.plan>;

/** At the start of a command. */
export const start = {
  mistake: {
    what: "O Switchover encontrou um erro interno (referência {{reference}}).",
    next: "O que foi feito até agora está registrado. Para ver onde o número está: switchover status",
    file: "Detalhes para um relato do erro, sem segredos: {{file}}",
  },
  unknownLevel: "SWITCHOVER_LOG_LEVEL não é um de {{levels}}: o log tem o nível das configurações.",
} as const satisfies TranslationOf<"pt-BR", typeof english.start>;
