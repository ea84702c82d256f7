import type { batch as english } from "../en/batch.ts";
import type { TranslationOf } from "../words.ts";

/** Words of a batch of numbers that the window and its summary share. */
export const batch = {
  outcome: {
    go: "Pemeriksaan lolos",
    "no-go": "Pemeriksaan gagal",
    complete: "Selesai",
    rejected: "Ditolak",
    stopped: "Berhenti",
    unknown: "Lokasi tidak diketahui",
    unconfirmed: "Belum terkonfirmasi",
    "awaiting-code": "Menunggu kode",
    "awaiting-confirmation": "Menunggu Anda",
    none: "Belum dimulai",
  },
  place: { cloud: "Di cloud", "on-premises": "Di klien on-premises", unknown: "Tidak diketahui" },
  reported: {
    cloud: "Di cloud, dilaporkan oleh Anda",
    "on-premises": "Di klien on-premises, dilaporkan oleh Anda",
  },
  assumed: {
    cloud: "Di cloud, belum terkonfirmasi",
    "on-premises": "Di klien on-premises, belum terkonfirmasi",
  },
  because: {
    canary: "Sebuah nomor perintis tidak selesai, jadi sisanya tidak dimulai.",
    failures: "Terlalu banyak nomor gagal atau tidak diketahui, jadi tidak ada lagi yang dimulai.",
    stopped: "Dihentikan: tidak ada nomor lagi yang dimulai. Tabel yang sama dapat melanjutkan.",
  },
  summary: {
    title: "Kelompok {{name}}",
    checks: "Pemeriksaan {{name}}",
    lead: "Selesai {{complete}}, gagal {{failed}}, tidak diketahui {{unknown}}, menunggu {{waiting}}, belum dimulai {{notStarted}}.",
    from: "Dari {{from}} sampai {{to}}.",
    since: "Sejak {{from}}, belum berakhir.",
    column: {
      line: "Baris",
      number: "Nomor",
      outcome: "Hasil",
      location: "Lokasi",
      migration: "Migrasi",
      why: "Alasan",
    },
    failed: "Pemeriksaan yang gagal: {{checks}}",
    note: "Apa yang dilakukan dengan sebuah nomor, dan apa yang mengonfirmasinya, ada di laporan migrasinya.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
