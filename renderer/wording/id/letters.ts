import type { letters as english } from "../en/letters.ts";
import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";

/** Words of the dialog with letters about a migration. */
export const letters = {
  open: "Surat…",
  title: "Surat tentang {{spoken}}",
  lead: "Teks untuk Anda salin, ubah, dan kirim sendiri. Switchover tidak mengirim apa pun, dan teks ini tidak memuat rahasia.",
  kind: "Surat",
  kinds: {
    before: "Kepada pelanggan, sebelum migrasi",
    after: "Kepada pelanggan, dengan hasilnya",
    "two-step": "Kepada pemilik: mohon nonaktifkan verifikasi dua langkah",
    code: "Kepada orang yang memegang telepon: bacakan kodenya kepada saya",
  },
  language: "Bahasa",
  at: "Direncanakan untuk (opsional)",
  writing: "Menulis surat…",
  copy: "Salin teks",
  saveText: "Simpan sebagai teks",
  saveMarkdown: "Simpan sebagai Markdown",
} as const satisfies TranslationOf<"id", typeof english>;
