import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { code as english } from "../en/code.ts";

/** Words of the entry of a registration code. */
export const code = {
  title: "Aguardando o seu código",
  sent: {
    sms: "Enviado por SMS para {{spoken}} ({{time}}).",
    voice: "Enviado por ligação telefônica para {{spoken}} ({{time}}).",
  },
  maybe: {
    sms: "Um SMS para {{spoken}} pode ter sido enviado ({{time}}). A solicitação não recebeu uma resposta utilizável.",
    voice:
      "Uma ligação telefônica para {{spoken}} pode ter sido feita ({{time}}). A solicitação não recebeu uma resposta utilizável.",
  },
  name: {
    same: "O nome informado é o esperado:",
    other: "O nome informado:",
  },
  group: "Código de registro",
  pasteBad: "O texto colado não contém um código de 6 dígitos.",
  go: "Enviar código",
  point: "Enviar o código move o número. Isso não pode ser desfeito.",
  valid: "válido por cerca de {{left}}",
  ran: "provavelmente expirou",
  insist: "Inserir mesmo assim",
  refused: "Rejeitado",
  notTaken: "Não verificado",
  guesses_one: "{{count}} código rejeitado até agora.",
  guesses_other: "{{count}} códigos rejeitados até agora.",
  guard: "Códigos errados demais bloqueiam a entrada por um tempo. O limite não é divulgado.",
  guessFrom: "A plataforma aceita o próximo código a partir de {{time}}.",
  guessAt: "A plataforma aceita o próximo código em {{left}}.",
  channels: "Outro código",
  again: { sms: "Reenviar por SMS", voice: "Ligar novamente" },
  instead: { sms: "Enviar por SMS", voice: "Solicitar uma ligação" },
  wait: "{{action}} (em {{left}})",
  anotherNote: "Solicite outro código apenas se nenhum chegou. Insira o mais recente.",
  holder: {
    title: "Outra pessoa está com o telefone?",
    lead: "Envie este texto à pessoa. Ele não contém segredos.",
    copy: "Copiar texto",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
