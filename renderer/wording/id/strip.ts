import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { strip as english } from "../en/strip.ts";

/** Texts of the strips at the bottom of the window: of an open migration, and on its own screen. */
export const strip = {
  label: "Migrasi yang terbuka",
  safety: "Keamanan migrasi ini",
  open: "Tampilkan migrasi",
  more_other: "dan {{count}} lagi",
  nothingMoved: { title: "Belum ada yang pindah", text: "Nomor tetap di tempatnya." },
  sent: { title: "Kemungkinan waktu henti:", text: "Pesan yang dikirim sekarang mungkin hilang." },
  moved: { title: "Pindah", text: "Langkah yang tersisa menyusul." },
  notThere: { title: "Tidak berada di tempat tujuan perpindahan", text: "Kedua API diperiksa lagi." },
  reported: { title: "Lokasi dilaporkan oleh Anda", text: "Platform belum mengonfirmasinya." },
  unknown: {
    title: "Lokasi tidak diketahui",
    for: "Tidak diketahui selama",
    since: "Tidak diketahui sejak {{time}}",
    next: "Pemeriksaan berikutnya dalam",
    checking: "Sedang memeriksa",
    paused: "Pemeriksaan dijeda: brankas terkunci",
    text: "Pesan mungkin hilang.",
    copied: "Nomor mungkin sudah dipindahkan dari tempat lain sejak salinan dibuat.",
  },
  backup: {
    title: "Cadangan terenkripsi",
    none: "Belum ada cadangan",
    before: "Dibuat sebelum nomor pindah.",
  },
  checked: { title: "Kedua API sudah diperiksa" },
  attempts: {
    title_other: "{{count}} percobaan tersisa",
    text: "Dalam 72 jam",
  },
  requests: {
    title_other: "Dikirim {{count}} kali",
    text: "Dikirim ulang hanya jika Anda memintanya.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
