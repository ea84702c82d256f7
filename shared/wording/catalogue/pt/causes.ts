import type { causes as english } from "../en/causes.ts";
import type { TranslationOf } from "../words.ts";

/** Why a request certainly never reached the platform, why its effect is unknown, why it was rejected. */
export const causes = {
  notSent: {
    "name-not-found":
      "O nome do servidor não foi encontrado. Verifique se há erros de digitação na URL e o DNS deste computador.",
    "connection-refused":
      "O servidor recusou a conexão. Verifique se ele está em execução e se a porta está correta.",
    "no-route":
      "Não é possível alcançar o servidor pela rede deste computador. Verifique a rede, a VPN e o firewall.",
    "connect-timeout": "O servidor não aceitou a conexão a tempo. Verifique a URL e os firewalls no caminho.",
    "self-signed":
      "O certificado do servidor é autoassinado. Adicione a impressão digital SHA-256 dele ou o arquivo da autoridade certificadora ao plano, em tls.",
    "unknown-ca":
      "O certificado do servidor vem de uma autoridade desconhecida. Adicione o arquivo dessa autoridade certificadora ao plano, em tls.",
    "name-mismatch":
      "O certificado do servidor é para outro nome. Use um nome do certificado ou fixe a impressão digital dele.",
    expired:
      "O certificado do servidor expirou. Verifique o relógio deste computador e depois o certificado: talvez precise ser renovado.",
    "not-yet-valid":
      "O certificado do servidor ainda não é válido. Verifique o relógio deste computador e depois o certificado.",
    "missing-intermediate":
      "O servidor não envia toda a cadeia de certificados. Peça que o certificado intermediário seja adicionado lá.",
    "old-tls": "O servidor aceita apenas uma versão desatualizada do TLS. É preciso TLS 1.2 ou mais recente.",
    "weak-certificate": "O certificado do servidor é fraco demais para ser confiável. Peça a substituição.",
    "fingerprint-mismatch":
      "O servidor apresenta um certificado diferente do fixado. Descubra o motivo antes de mudar a impressão digital: pode ser um certificado renovado ou alguém interceptando a conexão.",
    "tls-failed": "Não foi possível estabelecer uma conexão criptografada.",
    "proxy-refused": "Um proxy no caminho recusou a conexão.",
    "proxy-unreachable":
      "Não é possível alcançar um proxy no caminho. Verifique a URL dele, no plano ou nas configurações deste computador.",
    "proxy-authentication":
      "Um proxy no caminho rejeitou o nome de usuário e a senha, ou os exige. Adicione-os ao plano, em proxy.",
    "proxy-lost": "Um proxy no caminho fechou a conexão antes que ela fosse estabelecida.",
    "proxy-unsupported":
      "O proxy definido aqui é de um tipo que o Switchover não aceita, ou a URL dele não pode ser lida. Indique um proxy HTTP no plano, em proxy.",
    "proxy-invalid":
      "Não é possível entender o que o administrador definiu como proxy, então nenhuma conexão foi feita.",
    "cancelled-before-sending": "Foi cancelado antes que algo fosse enviado.",
    "sign-in-refused": "O cliente local rejeitou as credenciais, então a solicitação não foi enviada.",
  },
  signIn: { wrong: "Verifique o nome de usuário e a senha." },
  unknown: {
    "connection-lost": "A conexão foi perdida antes que a resposta chegasse.",
    timeout: "Nenhuma resposta chegou a tempo.",
    "server-error": "O servidor devolveu um erro próprio, que não mostra se ele agiu.",
    redirect: "O servidor redirecionou para outra URL. Redirecionamentos nunca são seguidos.",
    "not-json": "A resposta não era da plataforma: outro servidor pode ter respondido no lugar dela.",
    "malformed-json": "A resposta estava corrompida.",
    "unexpected-shape": "A resposta não era uma confirmação conhecida nem uma rejeição conhecida.",
    "unexpected-status": "O status da resposta não é um dos que se sabe que a plataforma devolve.",
    "too-large": "A resposta era maior do que qualquer resposta legítima.",
    "unlisted-refusal":
      "A resposta indicou um erro, mas não um que exclua um efeito. A solicitação pode ter surtido efeito mesmo assim.",
    interrupted: "O programa terminou antes que a resposta chegasse.",
    "since-copy": "Pode ter sido enviado de outro lugar depois que a cópia desta pasta de dados foi feita.",
    contradicted: "A plataforma respondeu à consulta, mas a resposta contradiz as etapas anteriores.",
  },
  refused: {
    "success-false": "A plataforma rejeitou a solicitação sem indicar um motivo.",
    "token-expired": "O token de acesso expirou. Obtenha um novo.",
    "token-invalid":
      "O token de acesso foi rejeitado. Verifique se ele está completo e se pertence a este app.",
    "permission-missing":
      "Falta uma permissão ao token de acesso, ou o dono dele não tem acesso a esta conta.",
    "not-found": "A plataforma não conhece este ID. Verifique os IDs no plano.",
    "bad-parameter": "A plataforma rejeitou um valor.",
    "field-unknown": "A plataforma não conhece um campo que foi solicitado.",
    "pin-wrong": "O PIN da confirmação em duas etapas está errado ou falta.",
    "pin-locked": "Muitos PINs errados: a plataforma não aceita mais nenhum por um tempo.",
    "pin-too-fast": "Os PINs foram tentados rápido demais. Espere antes do próximo.",
    "number-not-verified": "Primeiro, o número precisa ser verificado na plataforma.",
    "number-just-deleted": "O número foi excluído há pouco tempo. Espere 5 min.",
    "deregistration-incomplete":
      "Um cancelamento de registro anterior não foi concluído. Conclua-o primeiro.",
    "not-registered": "O número não está registrado.",
    "registration-limit":
      "O número foi registrado vezes demais em 72 h. A plataforma não aceita mais registros por enquanto.",
    "rate-limited": "Solicitações demais. Espere antes de tentar de novo.",
    "backup-refused":
      "A plataforma rejeitou o backup ou a senha dele. Uma nova migração cria um novo backup.",
    "certificate-refused": "O certificado do número foi rejeitado. Baixe um novo.",
    "account-locked": "A plataforma bloqueou a conta. O suporte dela precisa desbloqueá-la.",
    "policy-block": "A conta está bloqueada por motivo de política. Verifique os avisos da plataforma.",
    "password-change-required":
      "O cliente local exige que a primeira senha seja alterada antes de qualquer outra coisa.",
    "code-wrong": "O código está errado.",
    "code-expired": "O código expirou.",
    "code-too-many-guesses": "Muitos códigos errados: a plataforma não aceita nenhum por um tempo.",
    "code-too-soon": "Um código foi solicitado há pouco tempo. Espere antes de solicitar outro.",
    "service-not-ready": "O serviço não está pronto. Espere um pouco e depois verifique a integridade dele.",
    "temporarily-refused": "A plataforma rejeita isto por enquanto. Tente novamente mais tarde.",
    "override-needs-subscription":
      "A conta precisa estar inscrita antes que a URL de callback dela possa ser definida.",
    maintenance: "A plataforma está em manutenção. Tente novamente mais tarde.",
    other: "A plataforma rejeitou a solicitação por um motivo que não é conhecido aqui.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
