/** A lost response after which the number was found without another request. */
export const rescue = {
  "look-up":
    "A solicitação não recebeu uma resposta utilizável. A verificação das duas APIs mostrou onde o número está; a solicitação não foi enviada novamente.",
  webhook:
    "A solicitação não recebeu uma resposta utilizável. Um webhook assinado mostrou onde o número está; a solicitação não foi enviada novamente.",
  "late-answer": "A resposta chegou atrasada; a solicitação não foi enviada novamente.",
} as const;
