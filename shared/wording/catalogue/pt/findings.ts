import type { findings as english } from "../en/findings.ts";
import type { TranslationOf } from "../words.ts";

/** What was asked, where a check tells that it brought no answer. */
const looks = {
  token: "verificação do token",
  number: "campos do número",
  numbers: "números da conta",
  subscriptions: "apps inscritos",
  health: "integridade do cliente",
  settings: "configurações de aplicativo",
  shards: "fragmentos",
  callbacks: "URLs de callback",
  callbackChange: "definição da URL de callback",
  authorities: "certificados de CA do callback",
  authorityUpload: "envio do certificado de CA",
} as const;

const unseen = {
  notSent: "{{what}}: não consultado, não é possível conectar-se ao servidor ({{cause}})",
  rejected: "{{what}}: rejeitado ({{reason}})",
  rejectedWithCode: "{{what}}: rejeitado ({{reason}}, código {{code}})",
  unknown: "{{what}}: {{answer}}",
  unknownWithStatus: "{{what}}: {{answer}} (HTTP {{status}})",
  answers: {
    "connection-lost": "a conexão foi perdida antes que uma resposta chegasse",
    timeout: "sem resposta a tempo",
    "server-error": "o servidor devolveu um erro próprio",
    redirect: "o servidor redirecionou para outra URL, o que nunca é seguido",
    "not-json": "a resposta não era JSON",
    "malformed-json": "a resposta era JSON inválido",
    "unexpected-shape": "a resposta não tinha os membros esperados",
    "unexpected-status": "a resposta tinha um status HTTP inesperado",
    "too-large": "a resposta era grande demais",
    "unlisted-refusal": "a resposta tinha um erro que não mostra se o servidor agiu",
    interrupted: "a chamada foi interrompida",
    "since-copy": "a chamada pode ter sido feita de outro lugar depois da cópia desta pasta de dados",
    contradicted: "a resposta contradisse as etapas anteriores",
  },
} as const;

const reachable = {
  answers: "{{host}} responde",
  redirected:
    "{{host}} redirecionou {{redirects}} de {{looks}} consultas para outra URL; nenhum redirecionamento foi seguido",
  unconnected: "{{host}}: {{why}}",
  unconnectedNow: "{{host}}: {{why}}, embora tenha respondido um instante antes",
  outOfTime: "{{host}} não foi verificado: o tempo de todas as verificações acabou",
  certificateElsewhere: "um servidor responde em {{host}}; outra verificação trata do certificado dele",
  why: {
    "name-not-found": "o DNS não conhece o nome",
    "connection-refused": "nada aceita conexões nesse host e nessa porta",
    "no-route": "a rede não consegue alcançá-lo",
    "connect-timeout": "a conexão não foi estabelecida a tempo",
    "proxy-refused": "o proxy no caminho recusou a conexão",
    "proxy-unreachable": "não é possível alcançar o proxy no caminho",
    "proxy-authentication": "o proxy no caminho rejeitou o nome de usuário e a senha, ou os exige",
    "proxy-lost": "o proxy no caminho fechou a conexão antes que ela fosse estabelecida",
    "proxy-unsupported": "o proxy definido aqui é de um tipo não aceito",
    "proxy-invalid": "não é possível entender o que o administrador definiu como proxy",
  },
} as const;

const tls = {
  plain: "{{host}} é este próprio computador, alcançado sem criptografia",
  unconnected: "não é possível conectar-se a {{host}} ({{cause}}), então nenhum certificado foi visto",
  failed: "{{host}}: {{why}}",
  refused: "certificado de {{host}} ({{subject}}, de {{issuer}}): {{why}}",
  accepted: "certificado de {{host}} ({{subject}}, de {{issuer}}), válido por mais {{span}}",
  why: {
    "self-signed": "é autoassinado",
    "unknown-ca": "a autoridade dele não é confiável",
    "name-mismatch": "é para outros nomes que não o deste host",
    expired: "expirou",
    "not-yet-valid": "ainda não é válido",
    "missing-intermediate": "o servidor não envia o certificado entre o dele e o da autoridade",
    "old-tls": "o servidor aceita apenas versões desatualizadas do TLS",
    "weak-certificate": "a chave ou a assinatura dele é fraca demais",
    "fingerprint-mismatch": "a impressão digital dele não é a do plano",
    "tls-failed": "nenhuma conexão criptografada foi estabelecida",
  },
} as const;

/** What each check found: the observed values as text. */
export const findings = {
  list: { and: "{{first}} e {{second}}", or: "{{first}} ou {{second}}" },
  quoted: '"{{text}}"',
  looks,
  unseen,
  reachable,
  tls,
  token: {
    ended: "a plataforma informa que o token expirou",
    invalid: "a plataforma informa que o token não é válido",
    acceptedEndUntold: "token aceito; a expiração dele não é informada",
    acceptedForever: "token aceito; ele nunca expira",
    kindAcceptedEndUntold: "token {{kind}} aceito; a expiração dele não é informada",
    kindAcceptedForever: "token {{kind}} aceito; ele nunca expira",
    refusedAsEnded: "uma consulta foi rejeitada porque o token expirou",
    refusedAsInvalid: "uma consulta foi rejeitada porque o token não é válido",
    acceptedElsewhere: "outras consultas aceitam o token; a expiração dele não pode ser consultada aqui",
    endedAgo: "expirou há {{span}}",
    endsIn: "aceito; expira em {{span}}",
    endUntold: "aceito; a expiração dele não é informada",
  },
  signIn: {
    ended: "o cliente informa que o token expirou",
    refused: "o cliente rejeita o token, ou o nome de usuário e a senha",
    newPassword: "o cliente exige uma nova senha antes que alguém possa entrar",
    newPasswordGiven: "o cliente exige primeiro uma nova senha; a migração vai definir a fornecida",
    notAdmin: "o cliente aceita este usuário, mas não para as configurações",
    accepted: "nome de usuário e senha aceitos; uma sessão expirada é renovada",
  },
  app: {
    untold: "a verificação do token não indica o app do token",
    unplanned: "o token pertence ao app {{app}}; o plano não indica nenhum",
    asPlanned: "o token pertence ao app {{app}}, como planejado",
    differs: "o token pertence ao app {{app}}, o plano indica {{planned}}",
  },
  permissions: {
    untold: "a verificação do token não lista permissões",
    invalid: "um token inválido não tem permissões",
    otherBrand: "o token tem {{alike}}; o plano espera {{missing}}",
    missing: "o token não tem {{missing}}",
    carried: "o token tem {{permissions}}",
    elsewhere: "{{permissions}} concedidas para outras contas que não {{account}}",
  },
  version: {
    refused: "{{version}} foi rejeitada com o código {{code}}",
    served: "{{version}} é aceita",
    unanswered: "nenhuma consulta de {{version}} foi respondida",
  },
  certificate: {
    notGiven: "o plano não tem certificado",
    unreadable: "o certificado não pode ser lido",
    notBase64: "{{characters}} caracteres que não são base64",
    notOne: "{{bytes}} bytes que não são um certificado",
    one: "um certificado de {{bytes}} bytes",
    otherNumber: "o certificado indica {{names}}, o plano {{number}}",
    perhapsOther:
      "o certificado contém {{digits}}, que pode ser outro número ou não ser um número de telefone; o plano indica {{number}}",
    names: "o certificado indica {{what}}",
    namesNot: "o certificado não indica {{what}}",
    namesNothing: "o certificado não indica um número nem um nome de exibição para comparar",
    endUntold: "o certificado não mostra a validade dele",
    endedAgo: "a última data dele foi há {{span}}",
    endsIn: "a última data dele é daqui a {{span}}",
  },
  backupPassword: {
    notGiven: "nenhuma fornecida; uma senha forte será criada",
    short: "menos de {{length}} caracteres",
    long: "{{length}} caracteres ou mais",
  },
  clock: {
    untold: "nenhuma das APIs devolveu a hora dela",
    withinBoth: "a menos de {{span}} das duas APIs",
    within: { cloud: "a menos de {{span}} da nuvem", client: "a menos de {{span}} do cliente local" },
    ahead: {
      cloud: "este relógio está {{span}} adiantado em relação ao da nuvem",
      client: "este relógio está {{span}} adiantado em relação ao do cliente local",
    },
    behind: {
      cloud: "este relógio está {{span}} atrasado em relação ao da nuvem",
      client: "este relógio está {{span}} atrasado em relação ao do cliente local",
    },
  },
  disk: {
    untold: "este sistema não informa o espaço livre em disco",
    readOnly: "nada pode ser gravado na pasta de dados",
    moved: "a pasta de dados foi marcada como transferida para outro lugar",
    free: "{{megabytes}} MB livres",
    freeMuch: "{{gigabytes}} GB livres",
  },
  vault: {
    damaged: "o cofre não pode ser lido",
    changed: "a chave do cofre não é aquela com que ele foi criado",
    newer: "uma versão mais recente do Switchover criou o cofre",
    absent: "ainda não há cofre; a primeira frase secreta cria um",
    locked: "o cofre está bloqueado; a migração vai pedir a frase secreta dele",
    open: "o cofre está desbloqueado",
    noRecoveryKey:
      "o armazenamento de chaves deste computador abre o cofre, e nenhuma chave de recuperação está confirmada",
  },
  earlierRun: {
    none: "nenhuma migração anterior deste número está em aberto",
    unresolved: "a migração {{run}} terminou com a localização desconhecida; agora {{place}}",
    open: "a migração {{run}} deste número está em aberto",
    elsewhere: {
      open: "a migração {{run}} deste número está em aberto em outra pasta de dados: {{folder}}",
      gone: "a migração {{run}} deste número está em aberto, mas a pasta de dados dela não existe mais: {{folder}}",
      "not-in-copy":
        "a migração {{run}} deste número está em aberto, mas a pasta de dados foi restaurada de uma cópia sem ela: {{folder}}",
      damaged:
        "a migração {{run}} deste número está em aberto na pasta de dados {{folder}}, e os registros dela lá estão corrompidos",
    },
    busy: "outro processo está trabalhando neste número agora",
    machineState: "a pasta que registra quais números estão sendo movidos não pode ser usada: {{folder}}",
    records: "os registros desta pasta de dados não podem ser usados",
  },
  place: {
    bothSides: "nuvem: {{cloud}}; cliente local: {{client}}",
    silent: "não informado",
    otherNumber: "{{gateway}}, para outro número",
  },
  gateway: {
    words: {
      connected: "conectado",
      connecting: "conectando",
      disconnected: "desconectado",
      uninitialized: "não inicializado",
      unregistered: "não registrado",
      other: "outro",
    },
    onNodes_one: "{{gateway}} em {{nodes}} de {{count}} nó",
    onNodes_other: "{{gateway}} em {{nodes}} de {{count}} nós",
    onNodesAs_one: "{{gateway}} em {{nodes}} de {{count}} nó ({{roles}})",
    onNodesAs_other: "{{gateway}} em {{nodes}} de {{count}} nós ({{roles}})",
    plain: "estado do gateway: {{gateway}}",
    noPrimary: "estado do gateway: {{gateway}}; nenhum nó é o mestre primário",
    unclear: "estado do gateway: {{gateway}}, um estado que não é conhecido aqui",
    inCloudAlready: "estado do gateway: {{gateway}}; o número já está na nuvem",
    noBackup: "estado do gateway: {{gateway}}; não é possível fazer um backup",
    ready: "estado do gateway: {{gateway}}, pronto para registrar o número",
  },
  served: {
    untold: "as configurações não indicam o número que o cliente atende",
    none: "o cliente ainda não atende nenhum número",
    asPlanned: "o cliente atende {{number}}",
    another: "o cliente indica {{served}}, o plano {{number}}",
  },
  queue: {
    notKept: "as notificações pendentes não são mantidas após um reinício",
    notVisible: "o cliente não mostra quantas mensagens e notificações estão pendentes",
  },
  clientWebhook: {
    untold: "as configurações não mostram uma URL de callback",
    none: "nenhuma URL de callback está definida",
    address: "as notificações vão para {{webhook}}",
  },
  account: {
    holds: "a conta {{account}} tem {{number}} como {{id}}",
    holdsOtherwise: "a conta {{account}} tem {{number}} como {{id}}, o plano indica {{planned}}",
    holdsNot: "nenhum dos {{listed}} números da conta {{account}} é {{id}}",
    readable: "o token consegue ler o número; {{list}}",
    notShown: "este token não vê nenhum número {{id}}; {{list}}",
    otherDigits: "{{id}} é {{displayed}}, o plano indica {{number}}",
  },
  attempts: {
    untold: "nada está registrado neste computador ainda",
    left_one: "resta {{count}} tentativa ({{inWindow}} em 72 h, {{inRun}} por migração)",
    left_other: "restam {{count}} tentativas ({{inWindow}} em 72 h, {{inRun}} por migração)",
  },
  format: {
    codeTwice: '"{{national}}" começa com o código do país {{cc}}; +{{national}} já seria um número completo',
    codePerhapsTwice:
      '"{{national}}" começa com o código do país {{cc}}; +{{national}} já seria um número completo, e {{number}} também',
    trunk: "{{number}} é escrito {{abroad}} no exterior",
    fits: "{{number}} se encaixa no plano de numeração do país",
    fitsNone: "{{number}} não se encaixa em nenhum plano de numeração conhecido aqui",
  },
  lock: {
    locked: "uma consulta foi rejeitada porque o número ou a conta dele está bloqueado",
    blocked: "uma consulta foi rejeitada por causa de um bloqueio segundo as políticas da plataforma",
    none: "nenhum bloqueio é informado",
  },
  mode: {
    untold: "a nuvem não informa o modo do número",
    told: "o modo do número é {{mode}}",
  },
  name: {
    status: "o status do nome de exibição é {{status}}",
    differs: 'a nuvem mostra "{{shown}}", o plano indica "{{expected}}"',
    untold: "a nuvem não informa se o nome de exibição está aprovado",
    approved: "o nome de exibição está {{status}}",
    namedApproved: '"{{name}}" está {{status}}',
  },
  pin: {
    notGiven: "o plano não tem PIN; correto apenas se a confirmação em duas etapas está desativada",
    refusedAgo: "este PIN foi rejeitado para este número há {{span}}",
    refusedElsewhere_one:
      "{{count}} PIN foi rejeitado para este número há {{span}}, enviado da pasta de dados {{folder}}; só essa pasta sabe se foi este",
    refusedElsewhere_other:
      "{{count}} PINs foram rejeitados para este número, enviados de outras pastas de dados, o último há {{span}} de {{folder}}; só essas pastas sabem se um deles foi este",
    given:
      "um PIN foi fornecido; nenhuma rejeição dele está registrada, e só a migração pode mostrar se está correto",
    givenVaultShut:
      "um PIN foi fornecido; não se sabe se ele foi rejeitado antes enquanto o cofre está bloqueado",
  },
  quality: {
    untold: "a nuvem não informa a qualidade do número",
    told: "a qualidade do número é {{quality}}",
  },
  sending: {
    untold: "a nuvem não informa se mensagens podem ser enviadas",
    told: "o envio está {{sending}}",
  },
  status: {
    untold: "a nuvem não informa o status do número",
    told: "a nuvem informa {{status}}",
  },
  verification: {
    untold: "a nuvem não informa se o número está verificado",
    told: "a verificação do número está {{status}}",
  },
  shards: {
    oneWanted: "1 fragmento, o que todo cliente aceita",
    singleNode: "{{wanted}} fragmentos solicitados; o cliente funciona como um único nó",
    coreApps_one: "{{wanted}} fragmentos solicitados, {{count}} core app encontrado, {{needed}} necessários",
    coreApps_other:
      "{{wanted}} fragmentos solicitados, {{count}} core apps encontrados, {{needed}} necessários",
    connected_one: "{{connected}} de {{count}} fragmento conectado",
    connected_other: "{{connected}} de {{count}} fragmentos conectados",
    high_one: "{{count}} fragmento: taxa de transferência alta após a migração",
    high_other: "{{count}} fragmentos: taxa de transferência alta após a migração",
    standard_one: "{{count}} fragmento: taxa de transferência padrão após a migração",
    standard_other: "{{count}} fragmentos: taxa de transferência padrão após a migração",
    wantedUntold_one: "{{count}} fragmento solicitado; a taxa de transferência na nuvem não é informada",
    wantedUntold_other: "{{count}} fragmentos solicitados; a taxa de transferência na nuvem não é informada",
    wanted_one: "{{count}} fragmento solicitado; taxa de transferência na nuvem: {{throughput}}",
    wanted_other: "{{count}} fragmentos solicitados; taxa de transferência na nuvem: {{throughput}}",
  },
  callback: {
    untold: "a nuvem não informa para onde vão as notificações",
    ofNumber: "o número tem a própria URL de callback: {{callback}}",
    none: "nenhuma URL de callback está definida para o número, a conta ou o app",
    ofAccount: "as notificações vão para {{callback}} (conta)",
    ofApplication: "as notificações vão para {{callback}} (aplicativo)",
  },
  endpoint: {
    untold: "pelo menos uma das APIs não informa nenhuma URL de callback",
    untoldOf: {
      client: "o cliente local não informa nenhuma URL de callback",
      cloud: "a nuvem não informa nenhuma URL de callback",
      both: "nenhuma das APIs informa uma URL de callback",
    },
    same: "as duas APIs entregam em {{webhook}}",
    apart: "o cliente local entrega em {{webhook}}, a nuvem em outro lugar",
  },
  override: {
    set: "as notificações da conta vão para {{callback}} em vez da URL de callback do seu app",
    kept: "o seu app já está inscrito, então a URL de callback da conta, {{callback}}, é mantida",
    whoseUntold: "há uma substituição definida, mas o app dela não é informado",
    none: "nenhuma substituição está definida para a conta",
  },
  subscription: {
    none: "nenhum app está inscrito ainda; a migração inscreve o seu",
    ownUntold_one: "{{count}} app inscrito: {{apps}}; não é informado qual é o seu",
    ownUntold_other: "{{count}} apps inscritos: {{apps}}; não é informado qual é o seu",
    own: "o seu app está inscrito",
    ownNot: "o seu app ainda não está inscrito",
    ownAndOthers: "o seu app está inscrito; também inscritos: {{others}}",
    others: "o seu app ainda não está inscrito; também inscritos: {{others}}",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
