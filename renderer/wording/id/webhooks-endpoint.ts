import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksEndpoint as english } from "../en/webhooks-endpoint.ts";

/** Words of the look at a customer's own endpoint. */
export const webhooksEndpoint = {
  title: "Periksa endpoint Anda",
  lead: "Mengirim ke endpoint produksi Anda permintaan yang akan dikirim platform, sebelum pesan Anda bergantung padanya.",
  which: "Endpoint Anda",
  address: "URL endpoint",
  addressHint: "Tempat sistem produksi Anda menerima notifikasi.",
  send: "Kirim juga notifikasi uji",
  sendHint:
    "Mengirim sekitar 50 notifikasi uji dengan kira-kira 1.750 pesan, ditandatangani dengan rahasia aplikasi Anda: pesan, status, dan jenis lain dari pengirim rekaan, dengan huruf beraksen dan emoji, sebagian ditandatangani dengan salah atau tanpa tanda tangan, sebagian lebih dari sekali atau tidak berurutan, satu berukuran hampir 3 MB dan satu kumpulan berisi 1.000. Sistem Anda mungkin menyimpan dan menjawabnya. Tanpa ini, tidak ada notifikasi yang dikirim.",
  more: "Opsi lainnya",
  private: "Izinkan alamat jaringan privat",
  privateHint:
    "Untuk Latihan, atau sebelum endpoint publik. Platform tidak pernah dapat menjangkaunya di sana.",
  ca: "File CA yang dipercaya",
  caHint: "Dipakai sebagai ganti otoritas publik. Platform hanya memercayai yang publik.",
  go: "Periksa endpoint",
  goSend: "Periksa endpoint dan kirim notifikasi uji",
  secrets: "Rahasia untuk pemeriksaan",
  token: "Token verifikasi endpoint",
  tokenHint:
    "Token yang diharapkan sistem Anda sendiri. Dengannya, Switchover mengirim permintaan verifikasi seperti platform.",
  secretHint: "Menandatangani notifikasi uji seperti platform.",
  results: "Hasil",
  outdated: "URL di formulir telah berubah sejak pemeriksaan ini.",
  waiting: "Memeriksa endpoint",
  again: "Periksa lagi",
  tested: "diperiksa",
  took: "dalam {{time}}",
  found: "Teramati",
  evidence: "Tampilkan yang dicatat",
  noRemedy: "Ubah endpoint agar melakukan yang diharapkan, lalu periksa lagi.",
  all: "Semua pemeriksaan",
  passed_other: "{{count}} dari {{all}} lolos",
  skipped: "dilewati",
  group: {
    connection: { name: "Koneksi", text: "Alamat, server, sertifikat, pengalihan" },
    verification: { name: "Verifikasi", text: "Token benar, salah, dan tidak ada" },
    signatures: { name: "Tanda tangan", text: "Benar, salah, tidak ada, ditulis ulang" },
    content: { name: "Isi", text: "Status 200, setiap jenis notifikasi" },
    load: { name: "Beban", text: "Besar, banyak sekaligus, waktu respons" },
    order: { name: "Urutan", text: "Duplikat, tidak berurutan" },
  },
  time: {
    title: "Waktu respons",
    median: "median",
    slowest: "paling lambat",
    measured_other: "{{count}} notifikasi diukur, {{slow}} memerlukan lebih dari 1 detik.",
    target: "Targetkan median paling lama 250 ms. Waktu ini mencakup jaringan dari komputer ini.",
    none: "Hanya diukur dengan notifikasi uji.",
    noneMeasured: "Tidak ada waktu respons yang dapat diukur.",
  },
  sample: {
    language: "Bahasa pemrograman",
    label: "Kode contoh",
    copy: "Salin kode",
    signature: "Panggil dengan isi seperti saat diterima, sebelum diurai. Jika hasilnya false, respons 401.",
    verification: "Respons permintaan verifikasi dengan persis ini, tanpa markup atau tanda kutip.",
    receipt:
      "Simpan dulu, respons 200, kerjakan kemudian. Antrean menyimpan satu entri per kunci, jadi duplikat tidak mengubah apa pun.",
  },
  headline: {
    busy: "Memeriksa endpoint Anda",
    unsent:
      "Tidak ada pemeriksaan yang gagal: apa yang dilakukannya dengan notifikasi platform tidak diketahui",
    ready: "Siap: tidak ada pemeriksaan endpoint Anda yang gagal",
    "not-ready": "Belum siap: endpoint Anda gagal dalam sebuah pemeriksaan",
    failed_other: "Belum siap: {{count}} dari {{all}} pemeriksaan gagal",
  },
  verdict: {
    unsent: "Diperiksa sebagian",
    ready: "Siap",
    readyBut_other: "{{count}} peringatan",
    "not-ready": "Belum siap",
    notAsked: "Beberapa pemeriksaan dilewati karena tidak ada notifikasi uji yang dikirim.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
