import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { describedTotals as english } from "../en/described-totals.ts";

export const describedTotals = {
  totals: "apa yang tiba per jam, hari, atau minggu, juga dari peristiwa yang sudah dihapus",
  totalsBy: "cakupan setiap baris",
  totalsSince: "mulai waktu ini; sebuah tanggal dimulai pada tengah malam di zona itu",
  totalsZone: "zona waktu untuk jam dan hari, seperti Europe/Madrid; bawaan: zona komputer ini",
  totalsNumber: "hanya yang menyangkut nomor dengan ID nomor telepon ini",
  totalsWorkspace: "hanya yang diterima penerima ruang kerja ini",
} as const satisfies TranslationOf<"id", typeof english>;
