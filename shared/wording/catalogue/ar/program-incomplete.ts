import type { programIncomplete as english } from "../en/program-incomplete.ts";
import type { TranslationOf } from "../words.ts";

/** A file of the program itself is missing or cut off. In a file of its own, since it is told when nothing more can be loaded. */
export const programIncomplete = {
  what: "ملفات Switchover نفسه غير مكتملة: الملف {{file}} مفقود أو تالف.",
  works: "لم يُفعل أي شيء آخر. لا يتأثر إلا البرنامج: يحتفظ مجلد البيانات بما سُجِّل.",
  next: "ثبّت Switchover مرة أخرى، ثم شغّله من جديد.",
} as const satisfies TranslationOf<"ar", typeof english>;
