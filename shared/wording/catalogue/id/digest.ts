import type { digest as english } from "../en/digest.ts";
import type { TranslationOf } from "../words.ts";

export const digest = {
  title: {
    daily: "Ringkasan harian dari Switchover, {{from}} sampai {{until}}:",
    weekly: "Ringkasan mingguan dari Switchover, {{from}} sampai {{until}}:",
  },
  number: {
    some: "{{number}}: pesan {{messages}}, status {{statuses}}, lainnya {{others}}, ditolak {{rejected}}.",
    gap: "Waktu terlama tanpa satu pun selama penerima mendengarkan: {{gap}}.",
    partly: "Tidak diketahui selama {{time}}: tidak ada penerima yang mendengarkan.",
    none: "{{number}}: tidak ada kedatangan yang terhitung selama {{time}} ketika penerima mendengarkan.",
    noneSince:
      "{{number}}: tidak ada kedatangan yang terhitung selama {{time}} ketika penerima mendengarkan. Yang terakhir pada {{last}}.",
    notKnown: "{{number}}: tidak diketahui, karena tidak ada penerima yang mendengarkan.",
  },
  rest: "Semua yang lain bersama-sama: pesan {{messages}}, status {{statuses}}, lainnya {{others}}, ditolak {{rejected}}.",
  restSilent: "Nomor lain tanpa kedatangan yang terhitung walaupun penerima mendengarkan: {{silent}}.",
  noNumbers: "Tidak ada nomor yang disiapkan untuk ini.",
  arrivalsNotKnown: "Apa yang tiba tidak diketahui: catatannya tidak dapat dibaca.",
  migrations:
    "Migrasi yang belum berakhir: {{open}}. Migrasi yang membuat lokasi sebuah nomor tidak diketahui: {{unknown}}.",
  migrationsNotKnown: "Apakah ada migrasi yang terbuka tidak diketahui: catatannya tidak dapat dibaca.",
  monitoring: "Temuan pemantauan yang terbuka: {{findings}}. Pemeriksaan terjadwal yang gagal: {{failed}}.",
  monitoringNotKnown: "Temuan pemantauan tidak diketahui di sini: hanya jendela dan “serve” yang memantau.",
  paused: "Untuk saat ini tidak ada pemeriksaan terjadwal.",
  replaced: "URL callback yang masih diganti: {{replaced}}.",
  replacedNotKnown:
    "Apakah ada URL callback yang masih diganti tidak diketahui: catatannya tidak dapat dibaca.",
  notice: {
    title: { daily: "Ringkasan harian dari Switchover", weekly: "Ringkasan mingguan dari Switchover" },
    arrived:
      "Kedatangan yang terhitung: pesan {{messages}}, status {{statuses}}, lainnya {{others}}, ditolak {{rejected}}.",
    silent: "Nomor tanpa kedatangan yang terhitung walaupun penerima mendengarkan: {{silent}}.",
    partly: "Untuk sebagian waktu tidak diketahui apa yang tiba: tidak ada penerima yang mendengarkan.",
    nothingOpen:
      "Tidak diketahui adanya migrasi yang terbuka, temuan yang terbuka, atau URL callback yang diganti.",
    more: "Buka Switchover untuk melihat lebih banyak.",
  },
  plan: {
    daily: "ringkasan setiap hari pukul {{at}}",
    weekly: "ringkasan setiap {{day}} pukul {{at}}",
  },
} as const satisfies TranslationOf<"id", typeof english>;
