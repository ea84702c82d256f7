import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { migrationCertificate as english } from "../en/migration-certificate.ts";

/** Words of the page that certifies a complete migration. */
export const migrationCertificate = {
  title: "Sertifikat",
  lead: "Satu halaman, tanpa rahasia. Dialog cetak juga menyimpannya sebagai PDF; file HTML terbuka di peramban mana pun.",
  none: "Hanya migrasi yang selesai yang memiliki sertifikat.",
  followed: "Ada migrasi nomor ini yang lebih baru. Sertifikat migrasi itu menyatakan di mana nomor berada.",
  elsewhere:
    "Sejak itu nomor ditemukan di API lainnya. Tidak ada sertifikat untuk hal yang tidak lagi demikian.",
  back: "Tampilkan migrasi",
  print: "Cetak",
  save: "Simpan sebagai HTML",
  fileTitle: "Sertifikat migrasi {{spoken}} ({{run}})",
  notSaved: "Sertifikat tidak disimpan. Muat ulang jendela, lalu coba lagi, atau cetak.",
  report: {
    save: "Laporan bertanda tangan",
    form: {
      html: "HTML, terbuka di peramban mana pun",
      pdf: "PDF",
      md: "Markdown",
      json: "JSON, untuk program",
    },
    saved:
      "Laporan sudah dibuat: hasil, lini masa, pemeriksaan, bukti, dan rantai hash jurnal, bertanda tangan. Sidik jari kunci: {{fingerprint}}",
  },
  name: "Sertifikat migrasi",
  practice: "LATIHAN: tidak ada yang nyata di sini",
  mark: "LATIHAN",
  number: "No. {{run}}",
  span: "{{from}} sampai {{to}}",
  compared: "Sebelum dan sesudah: {{count}} dari {{all}} sama",
  explained: "Laporan bertanda tangan menjelaskan masing-masing.",
  evidence: "Bukti",
  facts: {
    missing: "Belum terkonfirmasi",
    requests: "Permintaan",
    location: "Lokasi",
    reported: "Dilaporkan",
    backup: "Cadangan",
  },
  missing: {
    nothing: "Tidak ada: keempat bukti ada di halaman ini.",
    unread: "Rantai bukti tidak dapat dibaca: hanya perpindahannya yang ada di halaman ini.",
  },
  sent_other: "{{count}}, masing-masing dicatat sebelum dikirim",
  attestedNone: "Tidak ada di halaman ini yang dilaporkan oleh manusia.",
  attested_other: "{{count}} lokasi dilaporkan oleh manusia.",
  journalUnread: "tidak diketahui: jurnal tidak dapat dibaca",
  rowsUnread_other: "{{count}} baris jurnal yang rusak tidak dihitung.",
  backup: {
    there: "terenkripsi di brankas saat halaman ini dibuat",
    released: "sejak itu dihapus dari brankas",
    "not-known": "terenkripsi; brankas terkunci saat halaman ini dibuat",
    none: "tidak ada di brankas",
  },
  by: "Dijalankan oleh",
  to: "Diterima oleh",
  date: "Tanggal",
  meaning:
    "Terkonfirmasi berarti: platform atau pesan yang tiba mengonfirmasinya. Yang kurang disebut sebagai kurang.",
} as const satisfies TranslationOf<"id", typeof english>;
