import type { SheetWords } from "./words.ts";

/** Reviewed by a native speaker: no. */
export const pt: SheetWords = {
  title: "Folha de recuperação",
  practice: "Prática: nada aqui é real",
  opens:
    "Junto com a pasta de dados do Switchover, ou uma cópia dela, esta chave abre o cofre em qualquer computador, também quando a frase secreta se perdeu. A folha sozinha não abre nada.",
  keep: "Guarde-a onde você guarda contratos, longe do computador. Quem tiver a folha e a pasta de dados pode ler todos os tokens de acesso, PINs e backups do cofre.",
  fileOnly: "Isto é um arquivo, não papel: imprima-o e depois exclua-o daqui.",
  key: "Chave de recuperação",
  last: "Digite os quatro últimos caracteres no Switchover para confirmar que a folha é legível.",
  qr: "A mesma chave, para escanear",
  facts: {
    title: "Espaço de trabalho",
    computer: "Computador",
    folder: "Pasta de dados",
    made: "Criada",
  },
  use: "Na janela: Desbloquear cofre e depois Use a folha de recuperação. Em um terminal: insira a chave onde se pede a frase secreta. Maiúsculas ou minúsculas, espaços e hifens não importam.",
  newer: "Uma folha mais recente substitui esta quando os quatro últimos caracteres dela são confirmados.",
  storedAt: "Guardada em",
  dateInitials: "Data, iniciais",
  file: "folha-de-recuperacao-switchover",
  save: "Salvar folha de recuperação",
};
