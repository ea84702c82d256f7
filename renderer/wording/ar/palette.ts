/** Words of the command palette. */
export const palette = {
  title: "كل الإجراءات",
  label: "البحث عن شاشة أو رقم أو إجراء",
  placeholder: "شاشة أو رقم أو إجراء",
  nothing: "لا شيء يطابق.",
  group: {
    used: "المستخدَم مؤخرًا",
    screens: "الشاشات",
    runs: "عمليات الترحيل المفتوحة",
    certificates: "الشهادات",
    workspaces: "مساحات العمل",
    numbers: "الأرقام",
    vault: "الخزنة",
    window: "النافذة",
  },
  workspace: "فتح مساحة العمل {{name}}",
  number: {
    look: "عرض {{spoken}}",
    "to-cloud": "نقل {{spoken}} إلى السحابة",
    "to-onprem": "نقل {{spoken}} إلى العميل المحلي",
    prove: "اختبار خطافات الويب للرقم {{spoken}}",
  },
  run: {
    "to-cloud": "ترحيل {{spoken}} إلى السحابة",
    "to-onprem": "ترحيل {{spoken}} إلى العميل المحلي",
  },
  faults: "أعطال أخرى…",
  certificate: "عرض شهادة {{spoken}}",
} as const;
