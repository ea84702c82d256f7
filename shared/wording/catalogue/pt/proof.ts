import type { proof as english } from "../en/proof.ts";
import type { TranslationOf } from "../words.ts";

export const proof = {
  state: {
    proven: "Confirmado",
    "not-yet": "Ainda não",
    failed: "Falhou",
    "before-move": "Antes da migração",
  },
  link: {
    moved: "Movido",
    message: "Mensagem chegou",
    answer: "Resposta entregue",
    endpoint: "Endpoint de produção pronto",
  },
  side: { cloud: "na nuvem", "on-premises": "no cliente local" },
  evidence: {
    moved: {
      "platform-answer": "Confirmado pela plataforma.",
      "both-apis": "As duas APIs foram verificadas após a solicitação.",
      webhook: "Uma mensagem assinada chegou pela nuvem após a solicitação.",
      "already-there": "Já estava lá quando a migração verificou.",
      reported: "Informado por você; a plataforma não confirmou isso.",
      "outcome-unknown": "A localização do número é desconhecida. Nada vale até que ela seja confirmada.",
      elsewhere: "Desde então, foi encontrado na outra API. Nada de antes vale.",
    },
    message: {
      "signed-message": "Uma mensagem assinada chegou à URL de callback do Switchover.",
      "client-message":
        "Uma mensagem com a palavra-chave chegou, e o cliente devolve a URL de callback do Switchover. O cliente não assina nada.",
      "no-test": "Nenhum teste desde a migração.",
      "signatures-unchecked":
        "Uma mensagem chegou, mas a assinatura dela não foi verificada: nenhuma chave secreta do app está guardada.",
      "keyword-not-seen":
        "Uma mensagem chegou, mas os textos não são guardados, então ela pode ser anterior à migração.",
      inconclusive: "O último teste parou antes do fim ou não teve um resultado claro.",
      "did-not-arrive": "O último teste esperou uma mensagem, e nenhuma chegou.",
      "earlier-message": "Uma mensagem chegou {{side}} antes da migração. Ela não confirma nada agora.",
    },
    answer: {
      "signed-status": "O status “{{status}}” da resposta do teste chegou em uma notificação assinada.",
      "client-status": "O status “{{status}}” da resposta do teste chegou do cliente, que não assina nada.",
      "no-answer":
        "Nenhuma resposta foi enviada desde a migração. Um teste de webhooks oferece responder ao remetente.",
      "answer-unconfirmed": "Uma resposta foi enviada; não se sabe se ela foi entregue.",
      "answer-refused": "A resposta foi rejeitada ou não pôde ser entregue.",
      "earlier-answer": "Uma resposta foi entregue {{side}} antes da migração. Ela não confirma nada agora.",
    },
    endpoint: {
      "checks-passed": "As verificações do endpoint foram aprovadas, inclusive com notificações de teste.",
      "checks-passed-unsent":
        "As verificações do endpoint foram aprovadas. Nenhuma notificação de teste foi enviada.",
      reachable:
        "URL, certificado e acessibilidade foram aprovados. Estas verificações não enviam o tipo de notificação do cliente.",
      "no-check": "Não verificado desde a migração.",
      "checks-failed": "As verificações do endpoint falharam.",
      "own-authority":
        "Verificado com o seu próprio arquivo de autoridade certificadora. A nuvem confia apenas em autoridades públicas.",
      "other-address": "A URL que foi verificada não é a URL para a qual as notificações vão.",
      "address-unknown": "Não verificado desde a migração. Um teste de webhooks lê qual URL verificar.",
      "earlier-check": "As verificações foram aprovadas antes da migração. Isso não confirma nada agora.",
    },
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
