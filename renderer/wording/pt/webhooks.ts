import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooks as english } from "../en/webhooks.ts";
import { webhooksEndpoint } from "./webhooks-endpoint.ts";
import { webhooksHistory } from "./webhooks-history.ts";
import { webhooksHours, webhooksPath } from "./webhooks-path.ts";
import { webhooksPoint } from "./webhooks-point.ts";
import { webhooksPrivacy } from "./webhooks-privacy.ts";
import { webhooksApps, webhooksRoutes } from "./webhooks-routes.ts";
import { webhooksTest } from "./webhooks-test.ts";
import { webhooksHostKey, webhooksProbe, webhooksTunnel } from "./webhooks-tunnel.ts";
import { webhooksWatch } from "./webhooks-watch.ts";

/** Words around webhooks: what the screens share, and the first of them. */
export const webhooks = {
  tabs: {
    label: "Webhooks",
    overview: "Visão geral",
    events: "Eventos",
    routes: "URLs de callback",
    endpoint: "Endpoint",
  },
  palette: {
    test: "Testar webhooks",
    events: "Mostrar eventos recebidos",
    cutover: "Mostrar a transição de um número",
    routes: "Mostrar URLs de callback e apps inscritos",
    endpoint: "Verificar o seu endpoint",
    privacy: "Escolher o que é armazenado das notificações",
  },
  noWorkspace: {
    text: "Os webhooks pertencem a um espaço de trabalho. Adicione um e conecte-o à nuvem.",
    add: "Adicionar espaço de trabalho",
  },
  ms: "{{n}} ms",
  portWrong: "Uma porta é um número de 1 a 65535.",
  secret: { keep: "Guardar: {{name}}" },
  address: {
    show: "Mostrar",
    cover: "Ocultar",
    showNamed: "Mostrar a URL inteira: {{name}}",
    coverNamed: "Ocultar a URL: {{name}}",
    copy: "Copiar a URL inteira: {{name}}",
  },
  overview: {
    title: "Webhooks",
    lead: "O receptor só escuta depois que você o inicia, até o horário que você escolher.",
    prove: "Testar webhooks",
    events: "Mostrar eventos",
  },
  headline: {
    arrive: "Os webhooks chegam",
    arriveSome: "Está confirmado que os webhooks de {{good}} de {{count}} números chegam",
    notAll: "Nem todos testados",
    fails: "Os webhooks não chegam",
    failSome: "Os webhooks de {{failed}} de {{count}} números não chegam",
    underWay: "Um teste de webhooks está em andamento",
    unchecked: "Os webhooks chegam, o remetente deles não está confirmado",
    something: "Chegaram notificações assinadas; nenhum teste confirmou a entrega",
    rejected: "O que chegou tinha uma assinatura incorreta",
    unknown: "Não se sabe se os webhooks chegam",
    notTested: "Os webhooks ainda não foram testados",
    tested: "testado",
    last: "último recebido",
  },
  answer: {
    title: "Entrega por número",
    arrives: "Chegam: o último teste recebeu uma mensagem real, assinada e sem alterações. Ele terminou",
    unchecked:
      "Chegam, remetente não confirmado: o último teste recebeu mensagens, mas as assinaturas delas não foram verificadas. Ele terminou",
    "does-not-arrive": "Não chegam: o último teste não recebeu nenhuma mensagem. Ele terminou",
    stopped: "Não se sabe: o último teste foi parado antes que uma mensagem chegasse. Ele terminou",
    rejected: "Não confirmado: o que o último teste recebeu tinha uma assinatura incorreta. Ele terminou",
    others: "Não confirmado: o último teste recebeu mensagens, mas nenhuma com a palavra-chave. Ele terminou",
    inconclusive: "Não se sabe: o último teste não pôde indicar por que nenhuma mensagem valeu. Ele terminou",
    unsigned:
      "Chegam: o último teste recebeu uma mensagem real do cliente local, que não assina nada. Ele terminou",
    interrupted:
      "Não se sabe: o Switchover foi encerrado durante o último teste. O que o teste tinha substituído foi resolvido",
    "under-way": "Teste em andamento.",
    "something-came":
      "Ainda não testado. Chegaram notificações assinadas para este espaço de trabalho, a última",
    "not-known": "Não testado desde que o Switchover foi iniciado.",
    test: "Testar",
    follow: "Acompanhar teste",
    more_one: "Mais {{count}} número",
    more_other: "Mais {{count}} números",
    noNumber: "Este espaço de trabalho ainda não tem números.",
    addNumber: "Adicionar número",
  },
  interrupted: {
    title: "Teste de {{number}} interrompido",
    givenBack:
      "O Switchover foi encerrado durante o teste. A URL de callback foi restaurada após o reinício ({{time}}).",
    changed:
      "O Switchover foi encerrado durante o teste. No reinício ({{time}}), algo tinha sido alterado fora do Switchover. Foi deixado como está.",
    notKnown: "Não se sabe se as mensagens chegam.",
    see: "Ver este teste ou executar outro",
  },
  unrestored: {
    title: "URL de callback de {{number}} a restaurar",
    what: {
      number:
        "O Switchover substituiu a URL de callback deste número, e nada mostra ainda que ela foi restaurada. Substituída",
      account:
        "O Switchover substituiu a URL de callback de toda a conta comercial, e nada mostra ainda que ela foi restaurada. Substituída",
      application:
        "O Switchover substituiu a URL de callback do app, e nada mostra ainda que ela foi restaurada. Substituída",
      client:
        "O Switchover substituiu a URL de callback do cliente local, e nada mostra ainda que ela foi restaurada. Substituída",
    },
    certificate: {
      title: "Certificado de AC do teste de {{number}} a remover",
      what: "Não resta nenhuma URL de callback a restaurar, mas o certificado de AC ainda está no cliente local. Adicionado",
    },
    before: "URL de callback anterior:",
    beforeNone: "Nenhuma URL de callback estava definida antes.",
    now: "Restaurar agora",
    outcome: "Resultado",
    locked: {
      title: "As notificações de {{number}} não podem ser recebidas: o cofre está bloqueado",
      what: "Um início anterior deixou esta URL de callback no lugar. Continuar e restaurar precisam ambos do cofre. Até que você o desbloqueie, estas notificações não são recebidas; a plataforma as tenta novamente. No lugar desde",
      until: "Ela foi definida para permanecer até {{until}}.",
      goesOn:
        "Quando o cofre for desbloqueado, o recebimento continua automaticamente. Se o prazo dela acabou ou a URL pública deste computador mudou, a URL de callback é restaurada em vez disso.",
      open: "Desbloquear cofre",
      back: "Desbloquear e restaurar",
    },
  },
  receiver: {
    title: "Receptor",
    listening: "Escutando",
    silent: "Parado",
    never:
      "Recebe notificações neste computador e armazena cada uma de forma durável antes de responder. Só pode ser alcançado por um túnel ou pela rede local.",
    since: "Início",
    stops: "Para automaticamente",
    stopsNever: "nunca; pare-o você mesmo",
    signatures: "Assinaturas",
    checks: "verificadas; uma assinatura válida confirma o remetente",
    checksNot:
      "não verificadas: nenhuma chave secreta do app está guardada, então nenhum remetente é confirmado",
    handshakes: "Solicitações de verificação",
    noToken: "ainda não podem ter êxito: o token de verificação é criado quando o receptor é iniciado",
    shook_one: "{{count}} respondida",
    shook_other: "{{count}} respondidas",
    shookNot_one: "{{count}} rejeitada",
    shookNot_other: "{{count}} rejeitadas",
    came: "Notificações",
    accepted_one: "{{count}} armazenada",
    accepted_other: "{{count}} armazenadas",
    signed_one: "{{count}} com uma assinatura válida",
    signed_other: "{{count}} com uma assinatura válida",
    refused_one: "{{count}} rejeitada",
    refused_other: "{{count}} rejeitadas",
    busy_one: "{{count}} devolvida para nova tentativa",
    busy_other: "{{count}} devolvidas para nova tentativa",
    dropped_one: "{{count}} conexão acima do limite, fechada sem ser lida",
    dropped_other: "{{count}} conexões acima do limite, fechadas sem serem lidas",
    last: "Última recebida",
    lastNone: "nenhuma ainda",
    forwards: "Encaminha para",
    addresses: "URLs do receptor",
    local: "Para notificações da nuvem, neste computador",
    onPrem: "Para notificações do cliente local, neste computador",
    addressesHint:
      "Mantenha estas URLs em segredo. O caminho funciona como uma senha: quem o tem pode enviar para cá.",
    stop: "Parar receptor",
    stopHint: "As notificações armazenadas continuam. O túnel dele também é fechado.",
    stopAfter: "Parar automaticamente após",
    stopNever: "nunca",
    minutes_one: "{{count}} minuto",
    minutes_other: "{{count}} minutos",
    hours_one: "{{count}} hora",
    hours_other: "{{count}} horas",
    port: "Porta",
    portAny: "qualquer porta livre",
    forward: "Encaminhar tudo, sem alterações, ao endpoint de produção",
    forwardNow: "Encaminhar à produção",
    forwardOff: "Parar de encaminhar",
    start: "Iniciar receptor",
    startHint: "Escuta apenas neste computador. Um túnel o torna público.",
    ofOther: "Receptor de {{name}}",
    ofTerminal: "um comando em um terminal",
    trouble: {
      "port-taken": {
        what: "Outro programa está usando a porta. Nenhuma notificação é recebida.",
        next: "Escolha outra porta, ou deixe vazio, e inicie novamente.",
      },
      "disk-full": {
        what: "O disco está cheio. As notificações não são armazenadas; pede-se à plataforma que as tente novamente.",
        next: "Libere espaço em disco. O receptor então continua automaticamente.",
      },
      "store-full": {
        what: "O armazenamento de eventos está cheio e contém eventos protegidos que não foram exportados. Pede-se à plataforma que tente novamente as novas notificações.",
        next: "Exporte os eventos protegidos, ou aumente o limite de tamanho em Privacidade.",
      },
      "store-failed": {
        what: "O armazenamento de eventos não pode ser gravado. Pede-se à plataforma que tente novamente as novas notificações.",
        next: "Verifique a pasta de dados e as permissões dela e inicie novamente.",
      },
      "vault-locked": {
        what: "O cofre está bloqueado, e as notificações devem ser armazenadas criptografadas. Pede-se à plataforma que as tente novamente.",
        next: "Desbloqueie o cofre. O receptor então continua automaticamente.",
      },
      "copies-circle": {
        what: "Notificações encaminhadas voltaram para cá. O encaminhamento parou.",
        next: "Verifique para onde o seu endpoint de produção as envia e ative o encaminhamento novamente.",
      },
    },
  },
  secrets: {
    title: "Segredos do receptor",
    lead: "Guardados no cofre e nunca mostrados novamente.",
    app: "Chave secreta do app",
    appHint:
      "Encontre-a nas configurações do app na plataforma. Ela confirma que uma notificação é autêntica.",
    next: "Próxima chave secreta do app",
    nextHint:
      "Enquanto você troca a chave secreta do app, notificações assinadas com qualquer uma das duas são aceitas como autênticas.",
    appStanding: {
      stored: "Chave secreta do app guardada",
      "not-stored": "Falta a chave secreta do app",
      "not-known": "Desconhecido: cofre bloqueado",
    },
    verify: "Token de verificação",
    verifyStanding: {
      "not-stored": "criado quando o receptor é iniciado pela primeira vez",
      "not-known": "desconhecido enquanto o cofre está bloqueado",
    },
    verifyHint:
      "O Switchover cria este token. Ele nunca é mostrado e não pode ser copiado: o teste o define na plataforma junto com a URL de callback.",
  },
  path: webhooksPath,
  history: webhooksHistory,
  hours: webhooksHours,
  tunnel: webhooksTunnel,
  hostKey: webhooksHostKey,
  probe: webhooksProbe,
  watch: webhooksWatch,
  test: webhooksTest,
  point: webhooksPoint,
  routes: webhooksRoutes,
  apps: webhooksApps,
  endpoint: webhooksEndpoint,
  privacy: webhooksPrivacy,
} as const satisfies TranslationOf<"pt-BR", typeof english>;
