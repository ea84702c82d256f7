import type { verdicts as english } from "../en/verdicts.ts";
import type { TranslationOf } from "../words.ts";

/** The result of all preflight checks together. */
export const verdicts = {
  go: {
    plain: "Tidak ada pemeriksaan awal yang gagal.",
    warned_other: "Tidak ada pemeriksaan awal yang gagal; {{count}} memiliki peringatan.",
    skipped_other: "{{count}} pemeriksaan dilewati, jadi hasilnya tidak diketahui.",
    works: "Tidak ada yang diubah: ini tidak memengaruhi nomor Anda.",
    next: "Mulai migrasi bila Anda siap. Pemeriksaan berjalan lagi sebelum migrasi dimulai.",
    nextSkipped:
      "Baca mengapa ada pemeriksaan yang dilewati sebelum Anda memulai migrasi. Pemeriksaan berjalan lagi sebelum migrasi dimulai.",
  },
  endpoint: {
    ready: "Endpoint siap: tidak ada pemeriksaan yang gagal.",
    readyWarned_other: "Endpoint siap: tidak ada pemeriksaan yang gagal, {{count}} memiliki peringatan.",
    notReady_other: "Endpoint belum siap: {{count}} pemeriksaan gagal.",
    byCaFile:
      "{{verdict}} File CA menggantikan root publik, jadi ini tidak mencakup sertifikat yang akan dilihat platform.",
    partly: "Tidak ada pemeriksaan yang gagal, tetapi tidak semuanya diperiksa.",
    unsignedSent:
      "Notifikasi tanpa tanda tangan dikirim dan ditolak, sebagaimana mestinya; cara endpoint menangani yang bertanda tangan tidak diuji.",
    nothingSent: "Tidak ada notifikasi yang dikirim; cara endpoint menanganinya tidak diuji.",
    sent: "Notifikasi uji dikirim kepadanya.",
    repair: "Perbaiki yang gagal, lalu periksa lagi.",
    goOn: "Uji webhook menunjukkan apakah platform menjangkaunya.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
