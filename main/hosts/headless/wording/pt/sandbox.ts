import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { sandbox as english } from "../en/sandbox.ts";

/** What the sandbox says while it runs. */
export const sandbox = {
  lead: "Ambiente de testes: nada abaixo é real, e ele para com Ctrl-C.",
  stopped: "O ambiente de testes parou.",
  labels: {
    cloud: "API de nuvem",
    caFile: "arquivo da autoridade certificadora",
    accessToken: "token de acesso",
    app: "app do negócio",
    appSecret: "chave secreta do app",
    verifyToken: "token de verificação",
    account: "conta comercial",
    numberId: "ID do número de telefone",
    onPrem: "Cliente local",
    fingerprint: "impressão digital",
    credentials: "credenciais",
    token: "token de sessão",
    number: "Número",
    pin: "PIN da confirmação",
    certificate: "certificado",
    health: "Saúde",
    plans: "Planos",
    tables: "Tabelas para um lote",
  },
  ofProduction:
    "da URL de callback de produção do app; a sua própria URL de callback tem o seu próprio token",
  more_one: "e mais {{count}} número",
  more_other: "e mais {{count}} números",
  code: "Código enviado: {{code}}",
  codeTo: "Código enviado para {{number}}: {{code}}",
  moved: "O número está agora: {{place}}",
  movedOf: "{{number}} está agora: {{place}}",
  fates: {
    cloud: "A mensagem chegou à nuvem; a notificação dela está a caminho.",
    onprem: "A mensagem chegou ao cliente local; a notificação dela está a caminho.",
    dropped: "A mensagem se perdeu: nenhuma das APIs tem agora uma conexão que funcione para o número.",
    unheard: "A mensagem chegou à nuvem, mas nenhum app está inscrito nas notificações dela.",
  },
  delivery: {
    cloud: "Notificação da nuvem para {{url}} (atualizações: {{updates}}): {{result}}",
    onprem: "Notificação do cliente local para {{url}} (atualizações: {{updates}}): {{result}}",
  },
  clock:
    "Horário do ambiente de testes: {{now}}. Entregues {{delivered}}, em espera {{waiting}}, sem mais tentativas {{abandoned}}.",
  front: "{{url}} encaminha para {{address}}",
  production:
    "{{url}} escuta em {{address}}, com um certificado da autoridade certificadora do ambiente de testes",
  onlyExample: "Só URLs em .example podem representar o endpoint da própria empresa.",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
