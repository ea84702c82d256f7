import type { dataPlace as english } from "../en/data-place.ts";
import type { TranslationOf } from "../words.ts";

/** Why the data folder, or the folder that all data folders share, can't be where it is. */
export const dataPlace = {
  title: "لا يمكن أن يكون مجلد البيانات هناك",
  data: {
    network:
      "مجلد البيانات {{folder}} على محرك أقراص شبكي ({{name}}، {{at}}). لا ترى أجهزة الكمبيوتر الأخرى أقفال Switchover هناك، وقد يُفقد ما يحفظه.",
    synced:
      "مجلد البيانات {{folder}} داخل مجلد يزامنه {{name}} ({{at}}). سينسخ ملفات في منتصف التغيير ويعيد ملفات أقدم.",
  },
  state: {
    network:
      "المجلد {{folder}}، الذي يَعُدّ فيه Switchover عمليات التسجيل والترحيل المفتوحة، على محرك أقراص شبكي ({{name}}، {{at}}). لا ترى أجهزة الكمبيوتر الأخرى أقفال Switchover هناك.",
    synced:
      "المجلد {{folder}}، الذي يَعُدّ فيه Switchover عمليات التسجيل والترحيل المفتوحة، داخل مجلد يزامنه {{name}} ({{at}}). سيعيد أعدادًا أقدم.",
  },
  works: "لم يُكتب شيء ولم يُرسَل شيء.",
  next: {
    data: "اختر مجلدًا على قرص محلي باستخدام --data-dir. إذا كان هذا المجلد قيد الاستخدام، فأغلق Switchover على كل جهاز كمبيوتر، وانقل المجلد كله إلى قرص محلي، واختره هناك: يتابع عندها الترحيل المفتوح.",
    state: "انقل ملف تعريفك إلى قرص محلي. على Linux، عيِّن بدلًا من ذلك XDG_STATE_HOME إلى مجلد على قرص محلي.",
  },
} as const satisfies TranslationOf<"ar", typeof english>;
