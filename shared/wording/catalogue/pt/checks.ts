import type { checks as english } from "../en/checks.ts";
import type { TranslationOf } from "../words.ts";

/** What each check is about and why it matters; what to heed even where it passes. */
export const checks = {
  number: {
    format: {
      title: "Formato do número",
      why: "O cliente local recebe o código do país e o número nacional separadamente. Um número com erro é rejeitado ou pertence a outra pessoa.",
    },
    account: {
      title: "Número na conta comercial",
      why: "O token só pode migrar um número desta conta, pelo ID correto.",
    },
    place: {
      title: "Localização do número",
      why: "Um número está registrado em um lugar de cada vez. A localização dele decide quais etapas são necessárias.",
    },
    status: {
      title: "Status do número",
      why: "Um número banido ou excluído não pode ser registrado em lugar nenhum. Um restrito pode ser rejeitado.",
    },
    sending: {
      title: "Envio pelo número",
      why: "Se o envio está bloqueado antes da migração, continua bloqueado depois.",
    },
    mode: {
      title: "Modo do número",
      why: "Um número em modo de avaliação alcança apenas alguns destinatários, em qualquer uma das APIs.",
    },
    quality: {
      title: "Classificação de qualidade",
      why: "Uma migração não muda a classificação. Se for baixa, a plataforma pode limitar o número a qualquer momento.",
    },
    verification: {
      title: "Verificação do número",
      why: "Um backup poupa um novo código, mas alguns números precisam ser verificados novamente mesmo assim.",
    },
    name: {
      title: "Nome de exibição",
      why: "O cliente local obtém o nome de exibição de um certificado. A plataforma só emite certificados para nomes aprovados.",
    },
    lock: {
      title: "Bloqueios",
      why: "Enquanto o número ou a conta dele estiver bloqueado, a plataforma rejeita todas as etapas.",
    },
    pin: {
      title: "PIN da confirmação em duas etapas",
      why: "Um PIN errado gasta 1 de poucas tentativas e pode desconectar o cliente local. Por isso, o Switchover nunca o testa.",
      heed: "Um PIN errado pode parar o cliente local. Se você não tem certeza dele, redefina-o antes da migração, na API onde o número está agora.",
    },
    attempts: {
      title: "Tentativas restantes",
      why: "A plataforma permite 10 registros em 72 h e depois nenhum por outras 72 h. O Switchover para em 8.",
    },
  },
  local: {
    disk: {
      title: "Pasta de dados e espaço em disco",
      why: "Cada etapa é gravada em disco antes de ser enviada. Com o disco cheio, a migração teria de parar no meio.",
    },
    vault: {
      title: "Cofre neste computador",
      why: "O backup e a senha dele são guardados no cofre antes que o número seja movido. Eles não podem ser criados uma segunda vez.",
    },
    "unresolved-run": {
      title: "Migrações anteriores deste número",
      why: "Uma migração cuja resposta se perdeu ainda pode ter movido o número. Uma segunda por cima dela poderia causar danos.",
    },
    clock: {
      title: "Relógio deste computador",
      why: "O Switchover usa este relógio para saber quando os tokens expiram e quanto esperar entre as tentativas.",
    },
    "backup-password": {
      title: "Senha do backup",
      why: "A senha protege a identidade codificada do número. Quem obtiver o backup pode adivinhar uma senha curta.",
    },
  },
  cloud: {
    reachable: {
      title: "Conexão com a API de nuvem",
      why: "A nuvem registra o número e depois informa se ele chegou.",
    },
    tls: {
      title: "Certificado da API de nuvem",
      why: "Seu token e o backup vão para este servidor. O certificado dele mostra que é o servidor certo.",
    },
    version: {
      title: "Versão da API de nuvem",
      why: "Cada chamada indica uma versão. A nuvem rejeita uma versão que não aceita mais, mesmo no meio de uma migração.",
    },
    token: {
      title: "Token de acesso da nuvem",
      why: "As etapas depois que o número é movido também precisam do token. Se ele expirar no meio, o número fica sem mensagens.",
    },
    app: {
      title: "App do token de acesso",
      why: "Depois que o número é movido, o app do token é o que fica inscrito. Deve ser o app em que você espera as mensagens.",
    },
    permissions: {
      title: "Permissões do token de acesso",
      why: "Registrar um número e inscrever um app exigem cada um a própria permissão, para a sua conta comercial.",
    },
  },
  onprem: {
    reachable: {
      title: "Conexão com o cliente local",
      why: "O cliente faz o backup em uma migração para a nuvem e recebe o número em uma migração para o cliente local.",
    },
    tls: {
      title: "Certificado do cliente local",
      why: "Suas credenciais e o registro vão para este servidor. Por padrão, ele assina o próprio certificado, então você precisa indicar em qual confia.",
    },
    token: {
      title: "Credenciais do cliente local",
      why: "Backup, registro e configurações exigem um administrador autenticado.",
    },
    health: {
      title: "Integridade do cliente local",
      why: "Só um cliente registrado e conectado pode fazer um backup. Em uma migração para o cliente local, ele precisa estar pronto para receber o número.",
    },
    number: {
      title: "Número no cliente local",
      why: "Um cliente atende 1 número. Se for um diferente, o backup seria desse número, ou esse número seria expulso.",
    },
    webhooks: {
      title: "URL de callback do cliente local",
      why: "O cliente entrega as mensagens dos seus clientes nesta URL.",
    },
    queue: {
      title: "Mensagens em espera no cliente local",
      why: "Um backup não contém mensagens. As mensagens que ainda esperam no cliente não vão com o número.",
    },
  },
  cert: {
    readable: {
      title: "Certificado de registro",
      why: "O certificado comprova o nome de exibição perante a plataforma. Uma cópia corrompida é rejeitada.",
    },
    number: {
      title: "Número e nome no certificado",
      why: "Um certificado de um número ou nome diferente é rejeitado ou desconecta o cliente.",
    },
    expiry: {
      title: "Validade do certificado",
      why: "Definir fragmentos com um certificado expirado faz o número ser banido.",
    },
  },
  shards: {
    throughput: {
      title: "Fragmentos e taxa de transferência",
      why: "Com 2 ou mais fragmentos, a nuvem dá ao número taxa de transferência alta. No cliente local, a taxa de transferência vem dos fragmentos.",
    },
    nodes: {
      title: "Nós para os fragmentos",
      why: "Vários fragmentos precisam de um cluster com 1 core app a mais do que fragmentos.",
    },
  },
  webhooks: {
    subscription: {
      title: "Apps inscritos",
      why: "Cada app desta lista recebe as mensagens da conta assim que o número estiver na nuvem.",
    },
    override: {
      title: "URL de callback da conta",
      why: "Inscrever um app novamente remove uma URL de callback que foi definida apenas para a conta.",
    },
    callback: {
      title: "URL de callback das notificações",
      why: "A URL de callback do número tem precedência sobre a da conta, e a da conta sobre a do app.",
    },
    endpoint: {
      title: "URLs separadas para as duas APIs",
      why: "As duas APIs descrevem as mensagens de formas diferentes. Um app escrito para uma interpreta mal as da outra.",
    },
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
