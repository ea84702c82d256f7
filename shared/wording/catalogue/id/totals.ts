import type { totals as english } from "../en/totals.ts";
import type { TranslationOf } from "../words.ts";

export const totals = {
  columns: {
    from: "Dari",
    messages: "Pesan",
    statuses: "Status",
    others: "Lainnya",
    rejected: "Ditolak",
    duplicates: "Duplikat",
    median: "Separuh dalam",
    most: "95% dalam",
  },
  range: "{{from}} sampai {{to}}",
  atMost: "sampai {{to}}",
  since: "Total disimpan sejak {{since}}.",
  utc: "Untuk waktu sebelum {{since}}, hanya hari utuh dalam UTC yang disimpan.",
  counting: "Peristiwa yang lebih lama masih ditambahkan.",
  more: "Hanya {{count}} yang terbaru yang ditampilkan.",
  none: "Tidak ada yang tiba dalam waktu ini.",
  quiet: {
    unusual:
      "Tidak ada peristiwa dari {{from}} sampai {{until}}. Pada minggu-minggu sebelumnya, ada yang tiba pada jam-jam ini. Penyebabnya tidak diketahui.",
    off: "Tidak ada penerima yang mendengarkan dari {{from}} sampai {{until}}.",
  },
  ahead_other: "Menurut kedua jam, {{count}} peristiwa dikirim setelah tiba. Latensinya tidak dihitung.",
} as const satisfies TranslationOf<"id", typeof english>;
