import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { nothing as english } from "../en/nothing.ts";

/** What was left undone where a command stops before its result. */
export const nothing = {
  done: "Tidak ada yang dilakukan.",
  sentByCommand: "Perintah ini tidak mengirim apa pun ke API mana pun, jadi nomor Anda tidak terpengaruh.",
  written: "Tidak ada yang ditulis.",
  read: "Tidak ada yang dibaca.",
  sent: "Tidak ada yang dikirim.",
  startedOrSent: "Tidak ada yang dimulai atau dikirim.",
  changedOrSent: "Tidak ada yang diubah atau dikirim.",
  checkedOrChanged: "Tidak ada yang diperiksa atau diubah.",
  askedOrChanged: "Tidak ada yang ditanyakan atau diubah.",
  translated: "Tidak ada yang diterjemahkan.",
  tried: "Tidak ada yang dicoba.",
  copied: "Tidak ada salinan yang dibuat dan tidak ada yang dipulihkan.",
  restoredWhole: "Salinan tidak dipulihkan seutuhnya. Filenya tidak berubah.",
  letter: "Tidak ada surat yang ditulis. Tidak ada yang dikirim.",
  report: "Tidak ada laporan yang disimpan. Migrasi tidak berubah.",
  list: "Daftar baru disimpan di folder data; file tetap seperti semula.",
  listOutput: "Daftar baru disimpan di folder data; keluarannya tidak lengkap.",
  output: "Keluarannya tidak lengkap. Tidak ada yang diubah.",
  summary: "Kelompok nomor berakhir seperti disebutkan di atas; hanya ringkasannya yang tidak ada.",
} as const satisfies TranslationOf<"id", typeof english>;
