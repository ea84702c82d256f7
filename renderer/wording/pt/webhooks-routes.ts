import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksApps as englishApps, webhooksRoutes as englishRoutes } from "../en/webhooks-routes.ts";

/** Words of the map of callback URLs. */
export const webhooksRoutes = {
  title: "URLs de callback",
  lead: "A plataforma usa a primeira que está definida: número, depois conta, depois app.",
  headline: {
    every_one: "Uma URL de callback está definida para {{count}} número",
    every_other: "Uma URL de callback está definida para todos os números",
    missing_one: "{{count}} de {{all}} números não tem URL de callback",
    missing_other: "{{count}} de {{all}} números não têm URL de callback",
    unknown_one: "A URL de callback de {{count}} número é desconhecida",
    unknown_other: "As URLs de callback de {{count}} números são desconhecidas",
    unknownWord: "Desconhecida",
  },
  empty: "Verifique para onde a plataforma envia notificações. Apenas leitura.",
  ask: "Verificar URLs de callback",
  again: "Atualizar",
  asking: "Verificando as URLs de callback",
  numbers: "Por número",
  noNumber: "Este espaço de trabalho ainda não tem números.",
  level: { number: "Número", account: "Conta", application: "App" },
  used: "usada",
  notSet: "não definida",
  nobodyHears:
    "Nenhuma URL de callback está definida: as notificações da nuvem para este número não são entregues.",
  onPremises: "O cliente local envia as notificações dele para",
  unseen: {
    "not-reachable": "Desconhecida: não foi possível alcançar a plataforma.",
    "not-answered": "Desconhecida: a plataforma não devolveu uma resposta utilizável.",
    "not-allowed": "Desconhecida: o token de acesso não tem permissão para lê-la.",
    "not-told": "Desconhecida: esta implantação não a informa.",
  },
  same: {
    what: "O cliente local e a nuvem usam a mesma URL.",
    next: "Eles enviam formatos diferentes. Certifique-se de que o seu endpoint os distingue, ou dê a cada um a própria URL.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof englishRoutes>;

/** Words of the apps that receive an account's notifications. */
export const webhooksApps = {
  title: "Apps inscritos",
  count_one: "{{count}} app",
  count_other: "{{count}} apps",
  none: "Nenhum app está inscrito: as notificações da nuvem não são entregues.",
  own: "Seu",
  stranger: "Não é seu",
  notKnown: "Dono desconhecido",
  unnamed: "App sem nome",
  override: "Entrega em",
  strangers_one: "{{count}} app que não é seu também recebe as mensagens dos seus clientes.",
  strangers_other: "{{count}} apps que não são seus também recebem as mensagens dos seus clientes.",
  strangersNext:
    "Descubra quem o adicionou. Você pode removê-lo da conta no painel da plataforma; o Switchover não o altera.",
  fields_one: "O app está inscrito em {{count}} campo:",
  fields_other: "O app está inscrito em {{count}} campos:",
  noFields: "O app não está inscrito em nenhum campo.",
  inactive: "A inscrição do app está inativa.",
} as const satisfies TranslationOf<"pt-BR", typeof englishApps>;
