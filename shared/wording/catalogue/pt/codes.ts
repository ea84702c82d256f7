import type { codes as english } from "../en/codes.ts";
import type { TranslationOf } from "../words.ts";

/** What the platforms' error codes mean, and what the person who runs the migration can do, by the rows of the code tables. */
export const codes = {
  cloud: {
    "window-closed": {
      cause: "Passaram-se mais de 24 h desde que esta pessoa escreveu ao número pela última vez.",
      advice:
        "Peça que a pessoa escreva de novo e responda então. Fora dessas 24 h, a plataforma entrega apenas modelos aprovados.",
    },
    "message-undeliverable": {
      cause: "A mensagem não pode ser entregue a esta pessoa.",
      advice:
        "Teste com outro telefone cujo app de mensagens esteja atualizado e que não tenha bloqueado o número.",
    },
    "recipient-not-allowed": {
      cause:
        "Este número só pode escrever a uma lista de destinatários permitidos, e este telefone não está nela.",
      advice:
        "Adicione o telefone a essa lista no painel da plataforma, ou teste com um telefone que esteja nela.",
    },
    "recipient-is-sender": {
      cause: "O remetente e o destinatário são o mesmo número.",
      advice: "Envie a palavra-chave de outro telefone.",
    },
    "name-not-approved": {
      cause: "O nome de exibição do número precisa ser aprovado antes que ele possa enviar mensagens.",
      advice: "Peça a aprovação do nome no painel da plataforma. Receber mensagens não exige isso.",
    },
    payment: {
      cause: "A conta tem um problema de pagamento.",
      advice: "Verifique as configurações de pagamento da conta comercial.",
    },
    "spam-limit": {
      cause:
        "A plataforma limita o que este número envia, porque pessoas bloquearam ou denunciaram as mensagens dele.",
      advice: "Verifique a qualidade do número no painel da plataforma antes de enviar novamente.",
    },
    "message-held-back": {
      cause: "A plataforma optou por não entregar esta mensagem a esta pessoa.",
      advice: "Espere algumas horas e teste novamente, ou teste com outro telefone.",
    },
    "country-not-served": {
      cause: "A conta não pode enviar mensagens ao país desta pessoa.",
      advice: "Teste com um telefone de outro país, ou consulte a plataforma sobre a restrição.",
    },
    "token-ran-out": {
      cause: "O token de acesso expirou.",
      advice: "Crie um novo token de acesso no painel de apps da plataforma e continue de onde está.",
    },
    "token-withdrawn": {
      cause: "O token de acesso foi revogado ou não é mais válido.",
      advice: "Crie um novo token de acesso e verifique se ele foi copiado por inteiro.",
    },
    "token-not-accepted": {
      cause: "A plataforma rejeita o token de acesso.",
      advice: "Verifique se o token inteiro foi copiado, se pertence ao app certo e se não expirou.",
    },
    "not-allowed": {
      cause: "O token não tem permissão para fazer isto nesta conta comercial.",
      advice:
        "Dê ao app as duas permissões de mensagens, e ao usuário dele acesso a esta conta comercial. Depois crie um novo token.",
    },
    "capability-missing": {
      cause: "Falta ao app um recurso de que esta chamada precisa.",
      advice:
        "Verifique no painel de apps se o produto de mensagens foi adicionado ao app e se a análise do app foi aprovada.",
    },
    "policy-block": {
      cause: "A plataforma bloqueou esta conta por violar as políticas dela.",
      advice: "Abra a página de qualidade da conta na plataforma e siga os passos indicados.",
    },
    "unknown-id": {
      cause: "Nada tem este ID, ou o token não tem permissão para vê-lo.",
      advice: "Compare o ID do número de telefone e o ID da conta comercial com o painel da plataforma.",
    },
    "override-too-early": {
      cause: "Só um app que já está inscrito pode ter a própria URL de callback.",
      advice: "Inscreva o app primeiro e depois defina a URL de callback dele.",
    },
    "field-unknown": {
      cause: "Esta versão da plataforma não conhece um dos campos solicitados.",
      advice: "Nada a fazer: os campos são solicitados um por um.",
    },
    "backup-unreadable": {
      cause: "A plataforma não conseguiu ler o backup com a senha que foi enviada.",
      advice: "Não registre o número em nenhum outro lugar. Crie um novo backup e tente novamente.",
    },
    "value-refused": {
      cause: "Um valor enviado está ausente ou não é permitido.",
      advice: "Leia os detalhes, corrija o plano e execute as verificações novamente.",
    },
    "removal-unfinished": {
      cause: "Uma remoção anterior deste número não foi concluída.",
      advice: "Conclua a remoção do número no painel da plataforma e registre novamente.",
    },
    "registration-down": {
      cause: "O serviço de registro não está disponível agora.",
      advice: "Espere alguns minutos e verifique onde o número está. Só então tente novamente.",
    },
    "pin-wrong": {
      cause: "O PIN não é o que protege este número.",
      advice:
        "Não tente adivinhar. Desative a confirmação em duas etapas na API que tem o número, ou encontre o PIN correto.",
    },
    "account-locked": {
      cause:
        "A conta comercial está bloqueada, ou o que foi enviado não corresponde aos registros da plataforma.",
      advice:
        "Antes de tentar novamente, verifique o status da conta no painel da plataforma e certifique-se do PIN da confirmação em duas etapas: um PIN errado também pode ser rejeitado com este erro.",
    },
    "number-unverified": {
      cause: "O número precisa ser verificado antes de poder ser registrado.",
      advice: "Verifique o número com um código no painel da plataforma.",
    },
    "pin-locked": {
      cause: "Muitos PINs errados: a plataforma não aceita nenhum por um tempo.",
      advice:
        "Espere o tempo que os detalhes pedem, ou um pouco se eles não dizem quanto. Cada nova tentativa aumenta a espera.",
    },
    "pin-too-fast": {
      cause: "Os PINs foram tentados rápido demais, um após o outro.",
      advice: "Espere alguns minutos e certifique-se do PIN antes da próxima tentativa.",
    },
    "not-registered": {
      cause: "O número não está registrado na API de nuvem.",
      advice: "Verifique onde o número está antes de continuar.",
    },
    "number-just-deleted": {
      cause: "O número foi excluído há instantes e ainda não está livre.",
      advice: "Espere 5 min e tente novamente.",
    },
    "registration-limit": {
      cause: "O número foi registrado ou teve o registro cancelado 10 vezes em 72 h.",
      advice: "Espere 72 h. Até lá, todas as tentativas são rejeitadas.",
    },
    "certificate-fault": {
      cause: "O certificado do número tem um erro, ou o registro falhou por causa de um.",
      advice: "Verifique se o nome de exibição está aprovado e registre novamente.",
    },
    "code-wrong": {
      cause: "O código de verificação foi rejeitado.",
      advice: "Verifique o código, ou solicite um novo após a espera.",
    },
    "too-many-calls": {
      cause: "Chamadas demais foram feitas em pouco tempo.",
      advice: "Espere o tempo que a plataforma pede, ou um pouco se ela não diz quanto, e continue.",
    },
    "account-busy": {
      cause: "A conta está sendo alterada, por exemplo, passada para uma taxa de transferência maior.",
      advice: "Espere alguns minutos e tente novamente.",
    },
    maintenance: {
      cause: "A plataforma está em manutenção.",
      advice: "Espere e verifique a página de status da plataforma.",
    },
    "not-now": {
      cause: "A plataforma não pôde fazer isto agora e não indica um motivo.",
      advice: "Espere alguns minutos e verifique onde o número está. Só então tente novamente.",
    },
    "account-unproven": {
      cause:
        "Isto diz respeito à transferência de um número para outra conta comercial: a propriedade dele não está confirmada, ou a confirmação em duas etapas ainda está ativada.",
      advice:
        "Mover entre APIs não exige nenhuma das duas. Verifique no plano se o número e a conta correspondem um ao outro.",
    },
    "listed-already": {
      cause: "O número já está na lista desta conta comercial.",
      advice: "Compare a lista de números da conta com o plano.",
    },
    "no-account-move": {
      cause: "O número não está sendo transferido entre contas comerciais.",
      advice:
        "Uma transferência entre contas começa no painel da plataforma e não é necessária para mudar de API.",
    },
    "account-move-blocked": {
      cause:
        "O número não pode ser transferido para esta conta comercial: webhooks, aprovação do nome, pagamento ou uma solicitação em aberto impedem isso.",
      advice: "Compare as duas contas no painel da plataforma. Mudar de API não exige outra conta.",
    },
    template: {
      cause: "Um modelo de mensagem viola as regras da plataforma.",
      advice: "Os modelos continuam os mesmos quando um número muda de API; corrija o modelo no painel.",
    },
  },
  onPrem: {
    "window-closed": {
      cause: "Passaram-se mais de 24 h desde que esta pessoa escreveu ao número pela última vez.",
      advice:
        "Peça que a pessoa escreva de novo e responda então. Fora dessas 24 h, apenas modelos são entregues.",
    },
    "message-undeliverable": {
      cause: "A mensagem não pode ser entregue a esta pessoa.",
      advice: "Teste com outro telefone cujo app de mensagens esteja atualizado.",
    },
    "recipient-blocked": {
      cause: "O destinatário está bloqueado.",
      advice: "Teste com outro telefone, ou desbloqueie este.",
    },
    "identity-changed": {
      cause:
        "O código de segurança do destinatário mudou, e o cliente espera até que a mudança seja reconhecida.",
      advice: "Reconheça a mudança no cliente, ou teste com outro telefone.",
    },
    "code-guesses": {
      cause: "Códigos errados demais foram inseridos.",
      advice:
        "Espere o tempo que os detalhes pedem, ou um pouco se eles não dizem quanto, e solicite um novo código.",
    },
    "code-too-soon": {
      cause: "Um código foi solicitado há pouco tempo.",
      advice:
        "Use o código que foi enviado, ou espere e solicite outro. Se os detalhes dizem quanto, espere esse tempo.",
    },
    "registration-down": {
      cause: "O serviço de registro não está disponível agora.",
      advice: "Espere alguns minutos e tente novamente.",
    },
    "pin-wrong": {
      cause: "O PIN está ausente ou não é o que protege este número.",
      advice:
        "Não tente adivinhar. Encontre o PIN correto, ou desative a confirmação em duas etapas onde o número está.",
    },
    "sign-in-ran-out": {
      cause: "A sessão com o cliente local expirou.",
      advice:
        "Entre novamente. O Switchover faz isso automaticamente se tiver um nome de usuário e uma senha.",
    },
    "token-refused": {
      cause: "O cliente local rejeita o token.",
      advice:
        "Entre novamente. O Switchover faz isso automaticamente se tiver um nome de usuário e uma senha.",
    },
    "code-too-old": {
      cause: "O código expirou.",
      advice: "Solicite um novo código e insira-o em até 10 min.",
    },
    "code-wrong": {
      cause: "O código não é o que foi enviado.",
      advice: "Compare-o com a mensagem. Só o código mais recente vale.",
    },
    "number-blocked": {
      cause: "O número está bloqueado.",
      advice:
        "Pergunte o motivo ao suporte da plataforma; o número não pode ser registrado até que eles o desbloqueiem.",
    },
    "certificate-refused": {
      cause: "O cliente rejeita o certificado do número.",
      advice: "Baixe o certificado deste número novamente e coloque o texto inteiro no arquivo do plano.",
    },
    "refused-without-reason": {
      cause:
        "O cliente rejeitou a solicitação sem indicar um motivo: o código, o PIN ou o próprio número podem ser a causa.",
      advice: "Verifique o código e o PIN antes da próxima tentativa; cada tentativa conta.",
    },
    "shards-not-now": {
      cause: "O cliente não pode mudar os fragmentos agora.",
      advice: "Espere um pouco e tente novamente com os mesmos valores.",
    },
    "not-admin": {
      cause: "O usuário autenticado não é administrador do cliente.",
      advice: "Entre como administrador do cliente local.",
    },
    "sign-in-refused": {
      cause: "O cliente local rejeita o token, ou o nome de usuário e a senha.",
      advice: "Verifique o nome de usuário e a senha, ou obtenha um novo token entrando novamente.",
    },
    "user-unknown": {
      cause: "O cliente local não conhece este usuário.",
      advice: "Verifique o nome de usuário.",
    },
    "first-password": {
      cause: "A primeira senha do cliente precisa ser alterada antes de qualquer outra coisa.",
      advice:
        "Adicione uma nova senha ao plano; ela passa a valer quando o Switchover entra pela primeira vez.",
    },
    "account-locked": {
      cause: "A conta do número está bloqueada.",
      advice: "Verifique a conta no painel da plataforma; registrar não a desbloqueia.",
    },
    "unknown-call": {
      cause: "O cliente não tem nada com este nome.",
      advice: "Verifique se a versão do cliente tem esta chamada e se o número está configurado nele.",
    },
    "value-refused": {
      cause: "Um valor enviado está ausente, é longo demais ou não é permitido.",
      advice: "Leia os detalhes, corrija o plano e execute as verificações novamente.",
    },
    "certificate-altered": {
      cause: "O certificado do número não está assinado, pertence a outro número ou foi alterado.",
      advice: "Baixe o certificado deste número novamente.",
    },
    "too-many-calls": {
      cause: "Chamadas demais foram feitas em pouco tempo.",
      advice: "Espere o tempo que o cliente pede, ou um pouco se ele não diz quanto, e continue.",
    },
    "still-starting": {
      cause: "O cliente ainda está iniciando.",
      advice: "Espere até que a integridade dele seja “connected” e tente novamente.",
    },
    overloaded: {
      cause:
        "O cliente não pôde fazer isto agora: está sobrecarregado, o banco de dados dele não responde ou ele não indica um motivo.",
      advice: "Verifique os logs e a integridade do cliente antes de tentar novamente.",
    },
    "not-primary": {
      cause: "O nó que respondeu não é o primário do cluster.",
      advice: "Verifique as funções na integridade do cliente e envie a chamada ao primário.",
    },
    "no-webhook-address": {
      cause: "Nenhuma URL de callback está definida no cliente.",
      advice: "Defina a URL de callback nas configurações de aplicativo do cliente.",
    },
    "exists-already": {
      cause: "O que devia ser criado já existe.",
      advice: "Verifique o estado atual do cliente antes de continuar.",
    },
    payment: {
      cause: "A conta tem um problema de pagamento.",
      advice: "Verifique as configurações de pagamento da conta comercial.",
    },
    "about-a-message": {
      cause: "Isto diz respeito a uma única mensagem ou ao destinatário dela, não ao número.",
      advice: "Verifique as mensagens do seu próprio sistema.",
    },
    template: {
      cause: "Isto diz respeito a um modelo de mensagem.",
      advice: "Os modelos continuam os mesmos quando um número muda de API.",
    },
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
