import type { way as english } from "../en/way.ts";
import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";

/** Kata-kata uji jalan ke API. */
export const way = {
  title: "Uji koneksi",
  text: "Mencoba jalan ke API langkah demi langkah: nama, koneksi, proxy, TLS, dan jawaban. Tidak mengirim token dan tidak mengubah apa pun.",
  target: "Uji jalan ke",
  cloud: "API cloud {{name}}",
  onPrem: "Klien on-premises {{name}}",
  otherCloud: "URL lain dari API cloud",
  otherOnPrem: "URL lain dari klien on-premises",
  url: "URL API",
  urlHint: "Dijangkau dengan pengaturan komputer ini, tanpa proxy ruang kerja.",
  noUrl: "Masukkan https:// dan host, tanpa nama pengguna, ? atau #.",
  go: "Uji koneksi",
  busy: "Mencoba tiap langkah. Satu langkah paling lama 10 dtk.",
  steps: "Langkah-langkah uji",
} as const satisfies TranslationOf<"id", typeof english>;
