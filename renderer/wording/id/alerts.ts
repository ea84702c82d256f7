import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { alerts as english } from "../en/alerts.ts";

export const alerts = {
  title: "Peringatan ke server atau obrolan",
  lead: "Switchover dapat memberi tahu server atau alat obrolan ketika sesuatu memerlukan seseorang. Peringatan tidak berisi pesan, nama, atau rahasia. Masing-masing dikirim sekali; dikirim lagi hanya jika pasti tidak diterima.",
  scope: "Peringatan tentang",
  all: "Semua yang tidak memiliki tujuan sendiri",
  none: "Tidak ada peringatan yang dikirim tentang ini.",
  set: "Peringatan tentang ini dikirim ke {{host}}.",
  form: "Dikirim ke",
  url: "URL webhook",
  urlHint:
    "Seperti yang diberikan oleh alat obrolan atau server. Siapa pun yang memilikinya dapat menulis di sana, jadi URL ini disimpan di brankas.",
  key: "Kunci tanda tangan",
  keyHint: "Sedikitnya {{least}} karakter. Dengannya, server memeriksa bahwa peringatan itu asli.",
  keyShort: "Gunakan sedikitnya {{least}} karakter.",
  news: "Kirim peringatan ketika",
  digest: "Ringkasan",
  digestNever: "Tidak ada",
  digestDaily: "Setiap hari",
  digestWeekly: "Setiap {{day}}",
  digestAt: "Dikirim pukul",
  digestHint:
    "Apa yang tiba untuk setiap nomor, apa yang terbuka, dan apa yang tidak diketahui. Pada jam ini menurut jam komputer ini, juga selama pemberitahuan ditahan pada malam hari; lebih lambat jika saat itu tidak ada yang berjalan atau brankas terkunci.",
  showDigest: "Tampilkan ringkasan",
  digestShown: "Isi sebuah ringkasan, di sini tentang hari atau minggu terakhir. Tidak ada yang dikirim.",
  desktop: {
    title: "Ringkasan di desktop ini",
    lead: "Jumlah dari apa yang tiba dan apa yang terbuka, sebagai pemberitahuan komputer ini. Tidak menyebut nomor atau isi, karena bisa muncul di layar yang terkunci. Tidak memerlukan server atau obrolan.",
    at: "Ditampilkan pukul",
    hint: "Pada jam ini menurut jam komputer ini. Jika saat itu pemberitahuan ditahan atau Switchover tidak berjalan, lebih lambat dan tentang seluruh waktu itu.",
    elsewhere:
      "Hanya aplikasi desktop yang menampilkan pemberitahuan. Di peramban ini tidak ada yang muncul; pilihan ini berlaku untuk aplikasi desktop pada folder data yang sama.",
    shown: "Isi pemberitahuan, di sini tentang hari atau minggu terakhir. Tidak ditampilkan di desktop.",
    latest: "Ringkasan terakhir: {{at}}",
  },
  wholeNumbers: "Tampilkan nomor telepon secara lengkap; jika tidak, hanya awal dan akhirnya",
  allowPrivate: "Izinkan URL dengan alamat IP, port lain, atau di jaringan privat",
  systemRoots: "Percayai juga otoritas sertifikat komputer ini",
  whileRunning:
    "Peringatan dikirim selama Switchover berjalan dan brankas terbuka. Migrasi tidak pernah menunggu peringatan.",
  save: "Simpan",
  test: "Kirim peringatan uji",
  remove: "Hapus",
  latest: "Peringatan terbaru",
  row: "{{name}}, {{at}}",
} as const satisfies TranslationOf<"id", typeof english>;
