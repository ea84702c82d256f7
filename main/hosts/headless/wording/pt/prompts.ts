import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { prompts as english } from "../en/prompts.ts";

/** What a person is asked at a terminal, beside the questions that all hosts share. */
export const prompts = {
  yes: "Sim",
  no: "Não",
  nothingTyped: "Digite, ou pressione Esc para cancelar.",
  stopHere: "{{question}} (Esc: parar aqui)",
  continue: "Continuar?",
  waitHere: "Esperar aqui e depois continuar?",
  paused: "Todo o envio por este número está pausado?",
  digits: "Digite os dígitos do número para continuar: {{spoken}}",
  reportedName: "Digite o nome informado para aceitá-lo",
  noMatch: "Não coincide.",
  noMatchOr: "Não coincide. Em vez disso, você pode digitar: {{phrase}}",
  code: "Código de registro de {{spoken}} (Esc: mais tarde)",
  codeUntil: "Código de registro de {{spoken}}, válido até {{until}} (Esc: mais tarde)",
  codeExpired: "Código de registro de {{spoken}}. O último provavelmente expirou (Esc: mais tarde)",
  codeForm: "Um código de registro tem 6 dígitos, como 123-456.",
  codesSpent_one:
    "{{count}} código foi inserido. O Switchover não pede outro agora: códigos errados demais bloqueiam a inserção por algum tempo.",
  codesSpent_other:
    "{{count}} códigos foram inseridos. O Switchover não pede outro agora: códigos errados demais bloqueiam a inserção por algum tempo.",
  createKey: "Para criar uma chave em vez disso: switchover vault recovery --out FILE",
  idToAbandon: "Digite o ID da migração para abandoná-la",
  newVault: "Escolha uma frase secreta para o cofre desta pasta de dados",
  vault: "Frase secreta do cofre desta pasta de dados",
  current: "Frase secreta atual",
  newPassphrase: "Nova frase secreta",
  again: "Digite-a novamente",
  secretToStore: "Segredo a guardar como {{label}}",
  deleteSecret: "Excluir {{label}}? Isso não pode ser desfeito.",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
