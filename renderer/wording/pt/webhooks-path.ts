import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksHours as englishHours, webhooksPath as englishPath } from "../en/webhooks-path.ts";

/** Words of the drawing that shows the path of a notification. */
export const webhooksPath = {
  label: "Caminho de uma notificação",
  checked: "verificado",
  cloud: {
    name: "API de nuvem",
    subscribed: "O seu app está inscrito",
    inactive: "A inscrição do seu app está inativa",
    others: "Só outros apps estão inscritos",
    none: "Nenhum app está inscrito",
    unclear: "Há apps inscritos, dono desconhecido",
    unknown: "Inscrição não verificada",
  },
  callback: {
    name: "URL de callback",
    number: "Definida para o número",
    account: "Definida para a conta",
    application: "Definida para o app",
    differ_one: "{{count}} URL em vários níveis",
    differ_other: "{{count}} URLs diferentes",
    missing_one: "{{count}} número não tem nenhuma",
    missing_other: "{{count}} números não têm nenhuma",
    unseen: "Desconhecida: não pôde ser lida",
    unknown: "Não verificada",
  },
  endpoint: {
    name: "O seu endpoint",
    ready: "Passou na verificação",
    warned_one: "Passou na verificação, {{count}} aviso",
    warned_other: "Passou na verificação, {{count}} avisos",
    notReady_one: "{{count}} verificação falhou",
    notReady_other: "{{count}} verificações falharam",
    unsent: "Passou sem notificações",
    unchecked: "Não verificado",
    none: "Nenhuma URL inserida",
  },
  leg: {
    signed: "assinado",
    unsigned: "sem assinatura",
    unchecked: "remetente não confirmado",
    fails: "não chega",
    rejected: "assinatura incorreta",
    untold: "desconhecido",
    busy: "teste em execução",
    partly: "nem todos testados",
    unknown: "não testado",
    notMeasured: "não medido",
  },
  computer: {
    silent: "Este computador não está escutando",
    silentText: "Um teste substitui a URL de callback por pouco tempo e a restaura.",
    listening: "Este computador está escutando",
    listeningUntil: "Este computador está escutando até {{time}}",
  },
} as const satisfies TranslationOf<"pt-BR", typeof englishPath>;

/** Words of the events of the last 24 hours. */
export const webhooksHours = {
  title: "Últimas 24 horas",
  titleLess_one: "Última hora ({{count}} h)",
  titleLess_other: "Últimas {{count}} horas",
  accepted: "Aceitos {{count}}",
  rejected: "Rejeitados {{count}}",
  none: "Nenhum evento nas últimas 24 horas.",
  label: "Eventos por hora: {{accepted}} aceitos, {{rejected}} rejeitados, no máximo {{most}} em uma hora",
  now: "agora",
  inDay_one: "{{count}} evento em 24 h",
  inDay_other: "{{count}} eventos em 24 h",
  refused: {
    title_one: "{{count}} evento foi rejeitado desde {{time}}",
    title_other: "{{count}} eventos foram rejeitados desde {{time}}",
    text: "A assinatura estava ausente ou errada. Eventos rejeitados não confirmam nada.",
    show: "Mostrar rejeitados",
  },
} as const satisfies TranslationOf<"pt-BR", typeof englishHours>;
