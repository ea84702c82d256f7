import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksHistory as english } from "../en/webhooks-history.ts";

/** Words of what arrived by the hour, day and week. */
export const webhooksHistory = {
  title: "Riwayat",
  by: "Satu batang untuk tiap",
  hour: "Jam",
  day: "Hari",
  week: "Minggu",
  latency: "Latensi",
  table: "Tampilkan sebagai tabel",
  present: {
    hour: "sekarang",
    day: "hari ini",
    week: "minggu ini",
  },
  label: {
    hour: "Peristiwa dalam 48 jam terakhir: {{accepted}} diterima, {{rejected}} ditolak. Jam tanpa peristiwa padahal biasanya ada yang tiba: {{quiet}}. Tabel di bawah memuat semua angka.",
    day: "Peristiwa dalam 30 hari terakhir: {{accepted}} diterima, {{rejected}} ditolak. Hari dengan jam tanpa peristiwa padahal biasanya ada yang tiba: {{quiet}}. Tabel di bawah memuat semua angka.",
    week: "Peristiwa dalam 26 minggu terakhir: {{accepted}} diterima, {{rejected}} ditolak. Minggu dengan jam tanpa peristiwa padahal biasanya ada yang tiba: {{quiet}}. Tabel di bawah memuat semua angka.",
  },
  legend: {
    accepted: "Diterima",
    rejected: "Ditolak",
    unusual: "Tanpa peristiwa padahal biasanya ada yang tiba",
    off: "Tidak ada penerima yang mendengarkan",
    median: "Separuh tiba dalam",
    most: "95% tiba dalam",
  },
} as const satisfies TranslationOf<"id", typeof english>;
