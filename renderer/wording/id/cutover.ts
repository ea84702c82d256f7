/** Words of the cut-over: two lanes around a change of sides. */
export const cutover = {
  title: {
    reading: "Peralihan",
    none: "Tidak ada peralihan dalam peristiwa yang tersimpan",
    gap: {
      "to-cloud": "Peristiwa beralih ke cloud dengan celah {{duration}}",
      "to-onprem": "Peristiwa beralih ke klien on-premises dengan celah {{duration}}",
    },
    overlap: {
      "to-cloud": "Peristiwa beralih ke cloud dan bertumpang tindih",
      "to-onprem": "Peristiwa beralih ke klien on-premises dan bertumpang tindih",
    },
  },
  lead: "Pergantian API terakhir: kapan peristiwa dari satu API berhenti tiba di sini, dan kapan peristiwa dari API lainnya mulai.",
  number: "Nomor",
  noNumbers: "Ruang kerja ini belum memiliki nomor. Tambahkan satu untuk membedakan peristiwanya.",
  addNumber: "Tambahkan nomor",
  none: "Tidak ada peralihan dalam peristiwa {{spoken}} yang tersimpan. Peralihan muncul di sini setelah peristiwa dari kedua API tiba.",
  noneDo: "Uji webhook",
  gap: "celah {{duration}}",
  noGap: "tanpa celah",
  overlap: "tumpang tindih",
  lanes: { onPremises: "Klien on-premises", cloud: "Cloud" },
  last: {
    "to-cloud": "peristiwa on-premises terakhir {{time}}",
    "to-onprem": "peristiwa cloud terakhir {{time}}",
  },
  first: {
    "to-cloud": "peristiwa cloud pertama {{time}}",
    "to-onprem": "peristiwa on-premises pertama {{time}}",
  },
  direction: {
    "to-cloud": "Dari on-premises ke cloud",
    "to-onprem": "Dari cloud ke on-premises",
  },
  says: {
    "to-cloud":
      "Peristiwa on-premises terakhir yang tiba di sini datang {{duration}} sebelum peristiwa cloud pertama yang tiba di sini.",
    "to-onprem":
      "Peristiwa cloud terakhir yang tiba di sini datang {{duration}} sebelum peristiwa on-premises pertama yang tiba di sini.",
  },
  saysOverlap_other:
    "{{count}} peristiwa dari API sebelumnya tiba setelah peristiwa pertama dari API baru. Kedua API sempat mengirim bersamaan.",
  honest:
    "Hanya peristiwa yang tiba di komputer ini. Yang dikirim kedua API ke tempat lain, atau yang tidak dikirimnya, tidak ditampilkan.",
  table: "Peristiwa kedua sumber",
  tableShow: "Tampilkan sebagai tabel",
  tableHide: "Sembunyikan tabel",
  column: { lane: "Sumber", at: "Tiba", event: "Peristiwa" },
  open: "Buka peristiwa {{id}}",
  marks_other: "{{lane}}: {{count}} peristiwa",
} as const;
