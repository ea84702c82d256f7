import type { faults as english } from "../en/faults.ts";
import type { TranslationOf } from "../words.ts";

/** Everything that the sandbox can let go wrong: what happens, and what a person learns from it. */
export const faults = {
  "delay-register": {
    says: "O registro demora 5 s a mais do que o normal.",
    lesson: "O Switchover espera por uma resposta lenta e nunca envia a solicitação duas vezes.",
  },
  "lost-register-before": {
    says: "A solicitação de registro se perde no caminho.",
    lesson: "Uma conexão interrompida não prova nada; só uma verificação mostra que o número não foi movido.",
  },
  "lost-register-after": {
    says: "O registro funciona, mas a resposta se perde.",
    lesson: "Uma conexão interrompida não prova nada; uma verificação mostra que o número foi movido.",
  },
  "register-late-effect": {
    says: "O registro tem efeito segundos depois que a conexão foi perdida.",
    lesson: "Uma verificação imediata ainda pode mostrar a localização antiga.",
  },
  "register-502-after": {
    says: "O registro funciona, mas um gateway devolve uma página de erro.",
    lesson: "Uma página 502 não significa que o registro falhou.",
  },
  "register-error-after": {
    says: "A nuvem executa a chamada de registro, mas devolve um erro geral.",
    lesson:
      "Um erro geral não significa que nada aconteceu. O Switchover verifica as duas APIs antes de qualquer outra coisa.",
  },
  "register-503-before": {
    says: "A nuvem está sobrecarregada e rejeita a solicitação de registro.",
    lesson: "Após um 503, o resultado é desconhecido até que as duas APIs tenham sido verificadas.",
  },
  "register-success-false": {
    says: "A nuvem rejeita o registro, mas devolve o status 200.",
    lesson: "Só o corpo mostra se deu certo.",
  },
  "register-string-true": {
    says: "O registro funciona, e a resposta contém um texto em vez de um valor booleano.",
    lesson: 'O texto "true" também conta como sucesso.',
  },
  "register-success-one": {
    says: "O registro funciona, e a resposta contém 1 em vez de um valor booleano.",
    lesson: "Uma resposta de um tipo desconhecido não prova nada.",
  },
  "register-empty-200": {
    says: "O registro funciona, mas a resposta é vazia.",
    lesson: "HTTP 200 sozinho não prova nada.",
  },
  "register-html-200": {
    says: "A página de login de uma rede de visitantes responde no lugar da nuvem.",
    lesson: "Uma página no caminho pode responder no lugar da plataforma.",
  },
  "register-truncated": {
    says: "O registro funciona, mas falta metade da resposta.",
    lesson: "Uma resposta incompleta não prova nada, mesmo que o número tenha sido movido.",
  },
  "register-duplicate-key": {
    says: "O registro funciona, mas a resposta contém sim e não ao mesmo tempo.",
    lesson: "Uma resposta ambígua conta como nenhuma.",
  },
  "register-redirect": {
    says: "A nuvem redireciona a solicitação de registro para outra URL.",
    lesson: "O PIN e o backup nunca seguem um redirecionamento.",
  },
  "huge-body": {
    says: "O registro funciona, mas a resposta parece não terminar nunca.",
    lesson: "O Switchover só aceita uma resposta até um limite de tamanho.",
  },
  "body-stall": {
    says: "O registro funciona, mas a resposta para no meio.",
    lesson: "O Switchover para de esperar em um prazo.",
  },
  "register-silent": {
    says: "O registro funciona, mas nenhuma resposta chega.",
    lesson: "O Switchover para de esperar em um prazo, e o resultado é desconhecido.",
  },
  "register-limit": {
    says: "A nuvem informa que o número foi registrado vezes demais.",
    lesson: "Os registros são limitados; o bloqueio dura 3 dias.",
  },
  "register-rate-limited": {
    says: "A nuvem pede que o Switchover espere 2 s antes de registrar.",
    lesson: "Um 429 indica a espera.",
  },
  "pin-wrong-stops-gateway": {
    says: "Um PIN errado também para o cliente local.",
    lesson: "Depois de um PIN rejeitado, as duas APIs precisam ser verificadas.",
  },
  "pin-locked": {
    says: "O PIN fica bloqueado por uma hora após muitos PINs errados.",
    lesson: "Após muitos PINs errados, até o certo precisa esperar.",
  },
  "backup-rejected-false": {
    says: "A nuvem rejeita o backup sem um motivo.",
    lesson: "`success: false` é uma rejeição.",
  },
  "backup-rejected-code": {
    says: "A nuvem rejeita o backup com um código de erro.",
    lesson: "Os detalhes do erro contêm o motivo.",
  },
  "name-not-approved": {
    says: "O nome de exibição ainda está em análise.",
    lesson: "A análise precisa terminar primeiro.",
  },
  "deregistration-incomplete": {
    says: "Um cancelamento anterior do registro do número parou no meio.",
    lesson: "O registro do número precisa ser cancelado novamente.",
  },
  "number-just-deleted": {
    says: "O número foi excluído da conta há instantes.",
    lesson: "Um número excluído fica bloqueado por 5 min.",
  },
  "lost-subscribe-before": {
    says: "A solicitação de inscrição se perde no caminho.",
    lesson: "A inscrição pode ser tentada novamente com segurança.",
  },
  "lost-subscribe-after": {
    says: "A inscrição funciona, mas a resposta se perde.",
    lesson: "A inscrição pode ser tentada novamente com segurança; a lista de apps inscritos a confirma.",
  },
  "subscribe-denied": {
    says: "A nuvem não deixa o app se inscrever.",
    lesson: "Um número registrado sem um app inscrito não recebe notificações.",
  },
  "subscribed-by-others": {
    says: "Outro app também está inscrito, e a conta tem a própria URL de callback.",
    lesson: "Uma segunda chamada de inscrição removeria essa URL de callback.",
  },
  "rate-limited": {
    says: "A nuvem pede duas vezes que o Switchover espere 1 s antes de inscrever.",
    lesson: "Um 429 indica a espera, e o sucesso vem depois.",
  },
  "token-expired": {
    says: "O token de acesso da nuvem expirou.",
    lesson: "Um novo token é necessário; nada foi alterado.",
  },
  "token-lacks-scope": {
    says: "Falta uma permissão ao token de acesso da nuvem.",
    lesson: "O token consegue ler, mas não mudar nada.",
  },
  "unknown-field-refused": {
    says: "A nuvem rejeita consultas de alguns dados do número.",
    lesson: "Um campo desconhecido faz a consulta inteira falhar; o Switchover consulta os outros um por um.",
  },
  "platform-field-refused": {
    says: "A nuvem rejeita consultas sobre onde o número está hospedado.",
    lesson: "Sem este dado, a nuvem não informa a localização de um número.",
  },
  "no-lookups": {
    says: "A nuvem não responde a nenhuma consulta.",
    lesson: "Uma migração funciona sem elas, com menos confirmado.",
  },
  "cloud-lookup-missing": {
    says: "A nuvem não oferece consultas de números individuais.",
    lesson: "A integridade do cliente local é a única evidência que resta.",
  },
  "template-changed": {
    says: "A plataforma pausa um modelo enquanto o número é movido.",
    lesson: "Uma diferença após uma migração não precisa vir da migração.",
  },
  "templates-cut-off": {
    says: "A segunda página dos modelos não pode ser lida.",
    lesson: "Metade de uma lista não mostra nada sobre a outra metade, então ela não é comparada.",
  },
  "templates-missing": {
    says: "A nuvem não oferece a lista de modelos.",
    lesson: "O que não é informado não é inalterado: é desconhecido.",
  },
  "throughput-late": {
    says: "A taxa de transferência sobe 15 s após a movimentação, se o número funcionava com 2 ou mais fragmentos.",
    lesson: "Algumas mudanças levam até um minuto na plataforma.",
  },
  "banned-after-move": {
    says: "O número é movido e a plataforma o bane.",
    lesson: "Um número que foi movido não funciona só por isso.",
  },
  "restricted-after-move": {
    says: "O número é movido e a plataforma o restringe.",
    lesson: "Não se sabe o que uma restrição ainda permite.",
  },
  "verify-code-expired": {
    says: "O código que foi solicitado à nuvem expirou.",
    lesson: "Outro código é necessário.",
  },
  "password-change-required": {
    says: "O cliente local exige uma nova senha no próximo login.",
    lesson: "Um cliente novo exige a própria senha.",
  },
  "onprem-token-expired": {
    says: "A sessão no cliente local terminou.",
    lesson: "O Switchover entra novamente e depois tenta de novo a mesma etapa.",
  },
  "lost-health": {
    says: "Uma resposta sobre a integridade do cliente local se perde.",
    lesson: "Consultas podem ser tentadas novamente.",
  },
  "health-disconnected": {
    says: "O cliente local perdeu a conexão com a plataforma.",
    lesson: "Um cliente desconectado não pode fazer um backup.",
  },
  "clustered-health": {
    says: "O cliente local é um cluster e informa a integridade nó por nó.",
    lesson: "Um nó em espera está desconectado, e isso é normal.",
  },
  "onprem-lookup-missing": {
    says: "O cliente local não informa a integridade nem as configurações.",
    lesson: "Os campos da nuvem para o número são a única evidência que resta.",
  },
  "settings-other-number": {
    says: "O cliente local informa que atende um número diferente.",
    lesson: "Um backup do número errado nunca deve ser enviado.",
  },
  "lost-backup": {
    says: "O cliente faz o backup, mas a resposta se perde.",
    lesson: "Nada foi movido; o cliente pode fazer outro backup.",
  },
  "empty-backup": {
    says: "O cliente local devolve um backup vazio.",
    lesson: "O Switchover detecta um backup vazio antes que o número seja movido.",
  },
  "lost-account-before": {
    says: "A solicitação de um código de registro se perde no caminho.",
    lesson: "Nenhum código vai chegar, e o Switchover não solicita outro a menos que você peça.",
  },
  "lost-account-after": {
    says: "A plataforma envia um código de registro, mas a resposta se perde.",
    lesson: "Você ainda pode inserir o código do telefone.",
  },
  "account-error-after": {
    says: "A plataforma envia o código, mas devolve um erro geral para a solicitação.",
    lesson: "O código pode estar a caminho: você pode inseri-lo, e o Switchover não solicita outro sozinho.",
  },
  "settings-missing": {
    says: "O cliente local não informa qual número atende.",
    lesson: "Um cliente conectado que não indica o número não prova nada.",
  },
  "vname-differs": {
    says: "O cliente local informa um nome de exibição diferente do da nuvem.",
    lesson: "Um certificado para um nome diferente é um motivo para parar.",
  },
  "account-no-vname": {
    says: "O cliente local não informa um nome de exibição.",
    lesson: "Você verifica o nome.",
  },
  "cert-expired": {
    says: "O cliente local informa que o certificado do número expirou.",
    lesson: "Um novo certificado precisa ser baixado; um antigo pode fazer um número ser banido.",
  },
  "lost-verify-before": {
    says: "O código de registro se perde no caminho até a plataforma.",
    lesson: "Você pode inserir o mesmo código novamente.",
  },
  "lost-verify-after": {
    says: "O código de registro funciona, mas a resposta se perde.",
    lesson: "A integridade do cliente mostra que o número foi movido.",
  },
  "code-expired": {
    says: "O primeiro código de registro que você insere expirou.",
    lesson: "Outro código é necessário.",
  },
  "code-rate-limited": {
    says: "A plataforma informa que um código foi solicitado há muito pouco tempo.",
    lesson: "Cada canal tem a própria espera.",
  },
  "webhook-ca-no-list": {
    says: "O cliente local armazena os certificados de CA do callback como um único texto, não como uma lista.",
    lesson:
      "O Switchover não envia nem substitui nada lá: isso sobrescreveria os certificados da própria produção.",
  },
  "lost-webhook-ca-after": {
    says: "Um certificado de CA é enviado ao cliente local, mas a resposta se perde.",
    lesson: "Uma verificação mostra se ele está lá; o Switchover não o envia uma segunda vez.",
  },
  "shards-temporary-403": {
    says: "Para um número com vários fragmentos, o cliente rejeita duas vezes a definição deles.",
    lesson: "Um 403 aqui é temporário; o Switchover tenta a chamada novamente.",
  },
  "lost-pin-before": {
    says: "A solicitação que altera um PIN da confirmação em duas etapas se perde no caminho.",
    lesson: "Nenhuma consulta mostra se um PIN foi alterado: o resultado permanece desconhecido.",
  },
  "lost-pin-after": {
    says: "Um PIN da confirmação em duas etapas é alterado, mas a resposta se perde.",
    lesson: "O Switchover não reenvia uma alteração sozinho após uma resposta perdida.",
  },
  "pin-string-true": {
    says: "Um PIN da confirmação em duas etapas é alterado, e a resposta contém um texto em vez de um valor booleano.",
    lesson: 'O texto "true" também conta como sucesso.',
  },
  "pin-success-one": {
    says: "Um PIN da confirmação em duas etapas é alterado, e a resposta contém 1 em vez de um valor booleano.",
    lesson: "Uma resposta de um tipo desconhecido não prova nada.",
  },
  "pin-rate-limited": {
    says: "O cliente local adia uma alteração do PIN da confirmação em duas etapas e indica uma espera.",
    lesson: "A espera se aplica ao número, em todas as pastas de dados.",
  },
  "lost-message-before": {
    says: "Uma resposta a uma mensagem se perde no caminho até a plataforma.",
    lesson:
      "Uma conexão interrompida não mostra se uma mensagem foi enviada. O Switchover não a reenvia sozinho.",
  },
  "lost-message-after": {
    says: "Uma resposta a uma mensagem é enviada, mas a resposta da plataforma se perde.",
    lesson:
      "Sem a resposta da plataforma, o ID da mensagem é desconhecido, então os status dela não provam nada.",
  },
  "message-refused": {
    says: "A plataforma rejeita uma resposta a esta pessoa.",
    lesson: "Uma rejeição contém um código, e o código indica o que fazer.",
  },
  "message-window-closed": {
    says: "A plataforma informa que as 24 h para uma resposta terminaram.",
    lesson: "Depois disso, a plataforma entrega apenas modelos aprovados.",
  },
  "message-token-refused": {
    says: "A plataforma rejeita o token para envio, e apenas para envio.",
    lesson: "Um token que consegue ler ainda pode não ter permissão para enviar.",
  },
  "message-sent-only": {
    says: "Uma resposta é enviada e nunca entregue.",
    lesson: "Enviada significa que a plataforma a tem, não que o telefone a tem.",
  },
  "message-failed": {
    says: "A plataforma aceita uma resposta que depois falha.",
    lesson: "Os status de uma mensagem mostram se ela chega, não a resposta da plataforma.",
  },
  "message-status-first": {
    says: "Os status de uma resposta chegam antes da resposta da plataforma ao envio.",
    lesson: "Um status pode indicar uma mensagem cujo ID ainda não é conhecido aqui.",
  },
  "webhooks-delayed": {
    says: "As notificações são enviadas com 30 s de atraso.",
    lesson: "Uma notificação que ainda não chegou ainda não está perdida.",
  },
  "webhooks-duplicated": {
    says: "Cada notificação é enviada duas vezes.",
    lesson: "O ID da mensagem identifica duplicatas; elas contam uma vez.",
  },
  "webhooks-reordered": {
    says: "As notificações chegam fora de ordem.",
    lesson: "A ordem de chegada não é a ordem dos eventos.",
  },
  "webhooks-wrong-signature": {
    says: "A nuvem assina as notificações com uma chave secreta diferente da do app.",
    lesson: "Não confie em um corpo cuja assinatura não corresponde.",
  },
  "webhooks-to-second-app": {
    says: "Um segundo app está inscrito e tem a mesma URL de callback.",
    lesson: "Cada app inscrito envia a própria cópia, assinada com a própria chave secreta.",
  },
  "webhooks-lost-handshake": {
    says: "A nuvem define uma URL de callback sem enviar uma solicitação de verificação.",
    lesson: "Uma URL de callback definida não é necessariamente alcançável.",
  },
  "webhooks-off": {
    says: "O app está em modo de desenvolvimento, então a nuvem não envia notificações.",
    lesson: "Mesmo com tudo configurado corretamente, pode ser que nada chegue.",
  },
  "production-fails": {
    says: "O endpoint da própria empresa devolve 500 para tudo.",
    lesson: "A plataforma tenta novamente o que o Switchover encaminha até que a produção o aceite.",
  },
  "production-slow": {
    says: "O endpoint da própria empresa leva 12 s para responder.",
    lesson: "Toda espera por uma resposta termina antes disso, então uma resposta lenta conta como nenhuma.",
  },
  "production-absent": {
    says: "Nada escuta no endpoint da própria empresa.",
    lesson: "Um teste pode mostrar que os webhooks chegam enquanto a produção não recebe nada.",
  },
  "registry-changed": {
    says: "O registro de roteamento tem 3 prefixos novos, e 1 desapareceu.",
    lesson: "Um firewall que não é atualizado então bloqueia notificações.",
  },
  "registry-shrunk": {
    says: "O registro de roteamento tem apenas 2 dos prefixos.",
    lesson: "Uma lista que encolhe tanto só é usada se você a aceitar.",
  },
  "registry-cut-off": {
    says: "A resposta do registro de roteamento termina no meio.",
    lesson: "Uma resposta que não está inteira não substitui uma lista válida.",
  },
  "registry-empty": {
    says: "A resposta do registro de roteamento é vazia.",
    lesson: "Uma lista vazia bloquearia todas as notificações, então a última lista válida é mantida.",
  },
  "registry-error": {
    says: "O registro de roteamento devolve um erro.",
    lesson: "Após uma recusa, a última lista válida é mantida.",
  },
  "registry-private-prefix": {
    says: "O registro de roteamento tem um prefixo privado entre os outros.",
    lesson: "Uma entrada errada basta para recusar a resposta inteira.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
