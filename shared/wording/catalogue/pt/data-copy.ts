import type { dataCopy as english } from "../en/data-copy.ts";
import type { TranslationOf } from "../words.ts";

/** Copies of the data folder: what is told when one is made or restored, and afterwards. */
export const dataCopy = {
  holds: "Cópia de {{madeAt}}, feita pela versão {{version}}: {{files}} arquivos, {{size}}.",
  made: "Gravada e lida de volta: {{file}}. Guarde o arquivo e a frase secreta dele em lugares separados: com os dois é possível ler suas mensagens e, com a frase secreta do cofre, também seus segredos.",
  moved:
    "Gravada e lida de volta: {{file}}. Esta pasta de dados agora está marcada como transferida: nada começa nem continua aqui. Restaure o arquivo no outro computador. Quando funcionar lá, exclua o arquivo.",
  ofMoved:
    "A pasta que foi copiada está marcada como transferida: o que aconteceu onde ela foi restaurada não está nesta cópia.",
  damaged:
    "Corrompido, como na pasta que foi copiada: {{files}}. Todo o resto da cópia está íntegro. Se for journal.db, nenhuma migração da pasta pode continuar.",
  replacedLeft:
    "URLs de callback que ainda estão substituídas: {{replaced}}. Nada aqui as restaura mais: restaure-as onde a cópia for restaurada.",
  withoutCopy:
    "Nenhuma cópia foi concluída, então nada continua em outro lugar: remova a marca para continuar aqui.",
  notMarked: "Esta pasta de dados não está marcada como transferida.",
  vault: {
    "no-vault": "Não há cofre nela.",
    passphrase: "Em outro computador, o cofre abre com a frase secreta dele. Não há chave de recuperação.",
    "passphrase-or-recovery-key":
      "Em outro computador, o cofre abre com a frase secreta ou com a chave de recuperação dele.",
    remembered:
      "Este computador abre o cofre sem perguntar. Em outro, é preciso a frase secreta dele, e não há chave de recuperação. Crie uma antes de ficar sem este computador.",
  },
  stay: {
    why: "Se a cópia foi restaurada em algum lugar, as migrações dela podem ter continuado lá. Duas pastas que continuam ao mesmo tempo podem enviar dois registros do mesmo número, e nenhuma conta o da outra.",
    label: "Digite {{word}} para continuar aqui",
    kept: "A marca permanece.",
    done: "A marca foi removida. As migrações continuam aqui. Exclua a cópia, para que não seja restaurada por engano.",
  },
  restored: {
    copied:
      "Esta pasta de dados foi restaurada de uma cópia de {{madeAt}}. O que aconteceu desde então onde a cópia foi feita não está nela. Não continue nos dois lugares.",
    moved:
      "Esta pasta de dados foi transferida para cá com uma cópia de {{madeAt}}. O que aconteceu desde então, se a pasta anterior voltou a ser usada, não está nela.",
    open: "Migrações abertas nela: {{runs}}. Cada uma pode ter continuado em outro lugar desde então; por isso, a localização do número é desconhecida até que as duas APIs sejam verificadas. Um possível registro desde então conta para o limite.",
    replaced:
      "URLs de callback que estavam substituídas quando a cópia foi feita: {{replaced}}. Elas podem ter sido restauradas desde então; por isso, nenhuma é restaurada automaticamente.",
  },
  run: {
    open: "De uma cópia de {{madeAt}}. Esta migração pode ter continuado em outro lugar desde então: as duas APIs são verificadas antes de qualquer envio.",
    ended:
      "De uma cópia de {{madeAt}}. Aqui não se sabe o que aconteceu com o número em outro lugar desde então.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
