import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/data.ts";

/** What to type next about copies of the data folder. */
export const data = {
  leave: "Ou acrescente --leave-replaced para deixá-la para o outro computador",
  replaced:
    "A URL de callback de {{spoken}} ({{level}}) ainda está substituída pela do Switchover, desde {{since}}. Para restaurá-la: switchover webhooks restore PLAN",
  certificate:
    "O certificado CA de um teste ainda está no cliente local de {{spoken}}, desde {{since}}. Para removê-lo: switchover webhooks restore PLAN",
  finishing: "Isto é concluído primeiro: pela metade, o que muda não ficaria nem como antes nem como depois.",
  stopping: "A cópia está sendo interrompida, a menos que já esteja pronta.",
  there: "Lá: switchover data restore FILE. Para continuar aqui mesmo assim: switchover data stay",
  key: "Para criar uma chave de recuperação: switchover vault recovery --out FILE",
  check: "Para verificar, retome-a: switchover resume {{run}}",
  restoreOne: "Para restaurar uma URL de callback: switchover webhooks restore PLAN",
  removeMark: "Para remover a marca: switchover data stay",
} as const satisfies TranslationOf<"pt-BR", typeof english.data>;
