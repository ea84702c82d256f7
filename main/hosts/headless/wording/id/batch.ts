import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { batch as english } from "../en/batch.ts";

/** What a batch says besides what its summary says too. */
export const batch = {
  held: {
    what: "Proses lain sedang mengerjakan kelompok nomor ini.",
    works: "Tidak ada yang dimulai dari sini.",
    next: "Tunggu sampai selesai, atau hentikan di sana dengan Ctrl-C.",
  },
  line: "Baris {{line}}",
  row: "Entri {{line}}",
  more: "Baris lain yang juga tidak dapat dipakai: {{number}}. Dengan --json, masing-masing punya satu baris.",
  correct: "Perbaiki tabel, lalu jalankan perintah lagi. “batch template” menampilkan kolomnya.",
  waits: "Di luar jam yang ditentukan: nomor berikutnya dimulai dalam {{span}}.",
  stopping: "Berhenti: tidak ada nomor lagi yang dimulai; yang sedang berjalan diselesaikan.",
  leave:
    "Tekan Ctrl-C lagi untuk langsung keluar: hasilnya lalu tidak diketahui sampai kelompok nomor dilanjutkan.",
  left: "Langsung keluar. Perintah yang sama mencari tahu nasib nomor yang sedang berjalan, dan melanjutkan.",
  each: "Untuk setiap migrasi di atas: switchover status ID",
} as const satisfies TranslationOf<"id", typeof english>;
