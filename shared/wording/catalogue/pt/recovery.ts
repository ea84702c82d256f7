import type { recovery as english } from "../en/recovery.ts";
import type { TranslationOf } from "../words.ts";

/** Going without a recovery key: what it means, and the phrase that a person types. */
export const recovery = {
  waiver: {
    title: "Continuar sem uma chave de recuperação?",
    why: "O cofre terá a única cópia do backup e do PIN do número. Se este computador ou a conta de usuário dele se perder, e a frase secreta também, nada o abre de novo. O Switchover não pode recuperá-lo.",
    label: "Digite SEM CHAVE DE RECUPERAÇÃO para continuar",
    word: "SEM CHAVE DE RECUPERAÇÃO",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
