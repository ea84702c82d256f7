import type { complete as english } from "../en/completion.ts";
import type { TranslationOf } from "../words.ts";

/** The result of a complete migration, by how much of it is confirmed: no sentence may claim more. */
export const complete = {
  unproven: {
    "to-cloud":
      "Versi Switchover sebelumnya menandai migrasi ini selesai, tetapi catatannya tidak mengonfirmasi bahwa {{spoken}} pindah ke cloud.",
    "to-onprem":
      "Versi Switchover sebelumnya menandai migrasi ini selesai, tetapi catatannya tidak mengonfirmasi bahwa {{spoken}} pindah ke klien on-premises.",
  },
  looked: {
    "to-cloud": "{{spoken}} pindah ke cloud, dan setiap langkah terkonfirmasi.",
    "to-onprem": "{{spoken}} pindah ke klien on-premises, dan setiap langkah terkonfirmasi.",
  },
  "source-looked": {
    "to-cloud":
      "{{spoken}} pindah ke cloud: platform menjawab setiap langkah, dan klien on-premises tidak lagi memiliki nomor itu. Cloud sendiri tidak melaporkan di mana nomor berada.",
    "to-onprem":
      "{{spoken}} pindah ke klien on-premises: platform menjawab setiap langkah, dan cloud tidak lagi memiliki nomor itu. Klien on-premises sendiri tidak melaporkan apakah klien itu melayaninya.",
  },
  answered: {
    "to-cloud":
      "{{spoken}} pindah ke cloud: platform menjawab setiap langkah. Tidak ada kueri yang dijawab, jadi hasilnya tidak dapat diperiksa.",
    "to-onprem":
      "{{spoken}} pindah ke klien on-premises: platform menjawab setiap langkah. Tidak ada kueri yang dijawab, jadi hasilnya tidak dapat diperiksa.",
  },
  "attested-looked": {
    "to-cloud":
      "{{spoken}} pindah ke cloud. 1 langkah dilaporkan oleh Anda sebagai selesai; pemeriksaan kemudian sesuai dengan itu.",
    "to-onprem":
      "{{spoken}} pindah ke klien on-premises. 1 langkah dilaporkan oleh Anda sebagai selesai; pemeriksaan kemudian sesuai dengan itu.",
  },
  attested: {
    "to-cloud":
      "Anda melaporkan bahwa {{spoken}} pindah ke cloud. Langkah-langkah lain dijawab, tetapi platform sendiri belum mengonfirmasi perpindahan itu.",
    "to-onprem":
      "Anda melaporkan bahwa {{spoken}} pindah ke klien on-premises. Langkah-langkah lain dijawab, tetapi platform sendiri belum mengonfirmasi perpindahan itu.",
  },
  witnessed: {
    "to-cloud":
      "{{spoken}} pindah ke cloud: respons atas 1 permintaan hilang, tetapi pesan bertanda tangan yang diterima sesudahnya mengonfirmasinya. Tidak ada kueri yang dijawab, jadi hasilnya tidak dapat diperiksa lagi.",
    "to-onprem":
      "{{spoken}} pindah ke klien on-premises: respons atas 1 permintaan hilang, tetapi apa yang diterima sesudahnya mengonfirmasinya. Tidak ada kueri yang dijawab, jadi hasilnya tidak dapat diperiksa lagi.",
  },
  "there-already": {
    "to-cloud": "{{spoken}} sudah berada di cloud. Migrasi ini tidak memindahkannya.",
    "to-onprem": "{{spoken}} sudah terdaftar di klien on-premises. Migrasi ini tidak memindahkannya.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
