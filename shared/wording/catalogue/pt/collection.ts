import type { TranslationOf } from "../words.ts";
import type { collection as en } from "../en/collection.ts";

export const collection: TranslationOf<"pt-BR", typeof en> = {
  title: "Chamadas da migração {{run}}: {{spoken}}, {{direction}}",
  name: "Nome de exibição no plano: {{name}}",
  use: {
    read: "As chamadas que apenas leem estão prontas para executar. Todas as outras estão comentadas: remova “## ” do início das linhas para enviá-las.",
    hand: "O Switchover não fica sabendo do que é enviado à mão. Verifique as duas APIs depois.",
    secrets:
      "Os segredos são variáveis. Defina-as antes de executar este arquivo e não escreva nenhum nele. Outros usuários deste computador podem ver os argumentos de um comando enquanto ele é executado.",
    kept: "O diário de uma migração não guarda solicitações nem corpos. Estas são as solicitações que cada etapa envia; de uma resposta, só se conhece o resultado.",
  },
  variable: {
    "cloud-token": "token de acesso da API de nuvem",
    "app-secret-proof": "HMAC-SHA256 do token de acesso com a chave secreta do app, em hexadecimal",
    "on-premises-token": "token do cliente local",
    "on-premises-password": "senha do cliente local",
    "new-password": "nova senha do cliente local",
    pin: "o PIN de 6 dígitos do número",
    "backup-password": "senha do backup",
    "backup-data": "settings.data na resposta do backup",
    certificate: "o certificado de nome verificado do número, em base64",
    code: "código de registro, apenas dígitos",
    "cloud-ca": "arquivo PEM da autoridade certificadora que assinou o certificado da API de nuvem",
    "on-premises-ca":
      "arquivo PEM do certificado do cliente local ou da autoridade dele. Se o seu plano tem uma impressão digital, compare-a: openssl x509 -in FILE -noout -fingerprint -sha256",
    "client-certificate": "certificado de cliente para a API local",
    "client-key": "chave do certificado de cliente",
  },
  call: {
    step: "{{name}} (tentativa {{attempt}})",
    look: "Verificar onde o número está",
    "sign-in": "Entrar no cliente local",
    "password-change": "Alterar a senha do cliente",
    planned: "{{name}} (não enviado)",
    sent: "Enviado em {{at}}.",
  },
  answer: {
    confirmed: "Registrado: confirmado pela resposta.",
    rejected: "Registrado: rejeitado.",
    notSent: "Registrado: nada foi enviado.",
    unknown: "Registrado: resultado desconhecido.",
    none: "Nenhuma resposta está registrada.",
    status: "Status HTTP: {{status}}.",
    late: "A resposta chegou depois que o Switchover parou de esperar por ela.",
  },
  does: {
    read: "Apenas lê.",
    "sign-in": "A resposta contém o token para ONPREM_TOKEN. Mantenha-o em segredo.",
    backup:
      "Pede um backup do registro do número e não muda nada. A resposta pode mover o número: mantenha-a em segredo.",
    register:
      "MUDA ALGO: move o número para a API de nuvem. As mensagens para o número se perdem por alguns segundos.",
    subscribe: "MUDA ALGO: inscreve o seu app nos webhooks da conta.",
    account: "MUDA ALGO: pede o registro no cliente local, e o número recebe um código por SMS ou ligação.",
    code: "MUDA ALGO: move o número para o cliente local. Isto não pode ser desfeito.",
    shards: "MUDA ALGO: distribui o número entre fragmentos.",
    "password-change": "MUDA ALGO: define a nova senha do cliente.",
  },
  resend: {
    backup: "Reenviar não gasta tentativa e cria outro backup com uma senha própria.",
    register:
      "Reenviar pode gastar uma tentativa: após cerca de 10 em 72 horas, a plataforma bloqueia o número, e um PIN errado pode desconectar o cliente local.",
    subscribe:
      "Reenviar não gasta tentativa, mas remove a URL de callback da própria conta, se houver uma definida.",
    account:
      "Reenviar pode gastar uma tentativa: cada chamada pode enviar outro código, e cada uma tem uma espera.",
    code: "Reenviar pode gastar uma tentativa: códigos errados demais bloqueiam a entrada por um tempo.",
    shards:
      "Reenviar pode gastar uma tentativa e, mais de 7 dias após o registro, desconecta o número. Um certificado expirado faz o número ser banido.",
    "password-change": "Reenviar pode gastar uma tentativa: senhas erradas podem bloquear a conta.",
  },
  damaged_one: "{{count}} linha do diário não pode ser lida. As chamadas depois dela não aparecem aqui.",
  damaged_other:
    "{{count}} linhas do diário não podem ser lidas. As chamadas depois da primeira delas não aparecem aqui.",
  planned: "Não enviado por esta migração até agora:",
  saved: "Salvo: {{file}}",
};
