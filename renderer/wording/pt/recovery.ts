import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { recovery as english } from "../en/recovery.ts";

/** Texts of the recovery sheet. The key on it never reaches the window. */
export const recovery = {
  lead: "Tokens e backups são criptografados em um cofre neste computador. Com esta folha e uma cópia da pasta de dados, o cofre abre em qualquer computador.",
  noVault: "Ainda não há um cofre. Salvar uma conexão o cria.",
  unreadable:
    "O arquivo de chave do cofre não pode ser lido. Restaure a pasta de dados a partir do seu próprio backup e tente novamente.",
  needed:
    "O armazenamento de chaves deste computador abre o cofre. Se o computador se perder, a folha é o único acesso, então a primeira migração precisa dela.",
  optional: "Uma frase secreta abre o cofre. A folha é o segundo acesso, caso a frase secreta se perca.",
  practice: "Nada aqui é real: experimente a folha. As impressões são marcadas.",
  confirmed: {
    typed: "Confirmada: você digitou de volta os quatro últimos caracteres",
    file: "Confirmada: o terminal gravou a chave em um arquivo e a leu de volta",
    unknown: "Confirmada anteriormente; não se sabe mais quando e como",
  },
  unconfirmed: "Criada, ainda não confirmada:",
  unconfirmable:
    "A folha mais recente desbloqueia o cofre, mas não pode mais ser confirmada: a anotação dela no cofre se perdeu. Imprima uma nova.",
  newer: "Uma folha mais recente ainda não está confirmada. Até que esteja, a antiga continua funcionando:",
  waived: "Você optou por continuar sem uma chave de recuperação",
  print: "Imprimir folha de recuperação",
  printAgain: "Imprimir uma nova folha",
  save: { pdf: "Salvar como PDF", html: "Salvar como arquivo" },
  folder: "Pasta para a folha",
  folderHint: "No computador que executa o Switchover, fora da pasta de dados.",
  handedOver: "Entregue à impressora. Pegue o papel e digite os quatro últimos caracteres que estão nele.",
  saved: {
    pdf: "Salva: {{path}}. Mova-a para longe deste computador ou imprima-a e depois exclua o arquivo.",
    html: "Salva no computador que executa o Switchover: {{path}}. Abra-a lá, imprima-a e depois exclua o arquivo.",
  },
  nowhere:
    "Esta janela não pode imprimir nem salvar a folha. Em um terminal, execute: switchover vault recovery --out FILE",
  lastFour: "Digite os quatro últimos caracteres da folha",
  lastFourHint: "Isto confirma que a folha é legível.",
  differs: "Estes não são os quatro últimos caracteres de uma folha que aguarda confirmação.",
  confirm: "Confirmar folha",
  waive: "Continuar sem folha de recuperação…",
  waiveGo: "Continuar sem",
  state: {
    noVault: "Nenhum cofre ainda: salvar uma conexão o cria",
    unreadable: "O arquivo de chave do cofre não pode ser lido",
    none: "Não impressa. Opcional: uma frase secreta abre o cofre",
    practice: "Não impressa. Na Prática, nada depende dela",
    needed: "Não impressa. A primeira migração precisa dela",
    unconfirmed: "Criada, mas não confirmada",
    newer: "Uma folha mais recente não está confirmada",
    confirmed: "Confirmada",
    waived: "Você continua sem uma chave de recuperação",
  },
  picture: {
    text: "Com esta folha e uma cópia da pasta de dados, o cofre abre em qualquer computador. Guarde-a onde você guarda contratos.",
    stored: "Guardada em",
    date: "Data, iniciais",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
