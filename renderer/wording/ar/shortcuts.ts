/** Words of the keys that mean something anywhere. */
export const shortcuts = {
  title: "اختصارات لوحة المفاتيح",
  key: "المفتاح",
  does: "الإجراء",
  palette: "البحث عن الإجراءات",
  go: "الانتقال إلى {{screen}}",
  list: "عرض هذه القائمة",
  close: "إغلاق مربع حوار أو القائمة",
  closeList: "إغلاق القائمة",
} as const;
