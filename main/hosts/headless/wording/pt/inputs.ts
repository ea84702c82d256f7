import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { inputs as english } from "../en/inputs.ts";

/** Why a value can't be used, as several commands say it. Where the sentence ends with a colon, a command or an option follows. */
export const inputs = {
  optionNeeds: {
    what: "{{option}} precisa de {{needed}}.",
    next: "Para ver a forma correta:",
  },
  oneOf: {
    what: "{{option}} aceita {{values}}.",
    next: "Escolha um deles.",
  },
  fullUrl: {
    what: "{{option}} precisa ser uma URL completa.",
    next: "Para ver a forma correta:",
  },
  wholeNumber: {
    what: "{{option}} precisa ser um número inteiro de {{least}} a {{most}}.",
    next: "Corrija-o ou deixe a opção de fora.",
  },
  numberOfSeconds: {
    what: "{{option}} precisa ser de {{least}} a {{most}} segundos.",
    next: "Corrija-o ou deixe a opção de fora.",
  },
  digits: {
    what: "{{option}} precisa ter de {{least}} a {{most}} dígitos.",
    next: "Corrija-o ou deixe a opção de fora.",
  },
  characters: {
    what: "{{option}} precisa ter de {{least}} a {{most}} caracteres.",
    next: "Corrija-o ou deixe a opção de fora.",
  },
  tooLong: {
    what: "{{option}} pode ter no máximo {{most}} caracteres.",
    next: "Encurte-o.",
  },
  emptyValue: {
    what: "{{option}} tem um valor vazio.",
    next: "Indique um ou deixe a opção de fora.",
  },
  isoTime: {
    what: "{{option}} precisa ser um horário em ISO 8601.",
    next: "Escreva-o como 2026-01-31T14:00:00Z.",
  },
  unreadable: {
    what: "Não é possível ler {{file}}: {{reason}}.",
    next: "{{advice}}",
  },
  tooLarge: {
    what: "{{file}} tem mais de {{mib}} MiB.",
    next: "Divida-o em vários arquivos.",
  },
  notForTerminal: {
    what: "O que é gravado não é texto para um terminal.",
    next: "Indique um arquivo: --out FILE",
  },
  filePassphraseNeeded: {
    what: "A frase secreta do arquivo é necessária, e não há terminal em que pedi-la.",
    next: "Escreva-a em um arquivo que só você possa ler e adicione --file-passphrase-file FILE.",
  },
  runWanted: {
    what: "Nenhuma migração foi indicada.",
    next: "Para listar as migrações: switchover status",
  },
  reportTooLarge: {
    what: "{{file}} é maior que qualquer relatório.",
    next: "Verifique se este é o arquivo certo.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
