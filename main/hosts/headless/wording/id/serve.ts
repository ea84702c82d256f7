import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { serve as english } from "../en/serve.ts";

/** What serve says in its terminal, and in a browser that isn't signed in. */
export const serve = {
  link: "Buka Switchover pada tautan ini, yang berlaku satu kali:",
  anotherLink: "Tekan Enter untuk tautan baru.",
  quit: "Tekan Ctrl-C untuk keluar.",
  closed: "Switchover ditutup.",
  noVault: "Folder data ini belum punya brankas. Frasa sandi tidak diperlukan.",
  obstacles: {
    "no-display": "Tidak ada layar, jadi tidak ada peramban yang dibuka.",
    root: "Switchover berjalan sebagai root, dan peramban tidak seharusnya begitu, jadi tidak ada yang dibuka.",
    "no-browser": "Tidak ada peramban yang ditemukan.",
    "not-started": "Peramban tidak dapat dijalankan.",
  },
  openIt: "Buka tautan itu di peramban, di sini atau melalui tunnel (lihat docs/command-line.md).",
  mistake: "Switchover mengalami kesalahan internal dalam panggilan dari jendela (referensi {{reference}}).",
  waiting: "Menunggu respons untuk “{{step}}” dari migrasi {{run}}; tidak dapat dibatalkan.",
  closes:
    "Switchover ditutup saat migrasi berhenti sementara atau berakhir. Tekan Ctrl-C lagi untuk keluar sekarang: hasilnya lalu tidak diketahui sampai Anda melanjutkan migrasi.",
  call: "Panggilan dari jendela belum selesai; Switchover ditutup sesudahnya. Tekan Ctrl-C lagi untuk keluar sekarang.",
  leftCall:
    "Ditutup sebelum panggilan dari jendela selesai. Yang sudah dilakukan tercatat. Untuk melihat di mana nomor berada: switchover status",
  leftStep:
    "Ditutup tanpa respons untuk “{{step}}”: hasilnya tidak diketahui. Untuk mengetahuinya, lanjutkan: switchover resume {{run}}",
  locked:
    "Notifikasi {{spoken}} seharusnya tiba di sini, tetapi brankas terkunci. Buka di jendela: lalu notifikasi tiba lagi, atau URL callback sebelumnya dipulihkan.",
  lockedUntil:
    "Notifikasi {{spoken}} seharusnya tiba di sini sampai {{until}}, tetapi brankas terkunci. Buka di jendela: lalu notifikasi tiba lagi, atau URL callback sebelumnya dipulihkan.",
  pages: {
    used: "Tautan ini tidak dapat dipakai",
    usedWhy: "Setiap tautan Switchover berlaku satu kali, dan hanya yang terbaru yang berlaku.",
    tooMany: "Terlalu banyak percobaan",
    tooManyWhy: "Terlalu banyak tautan tidak sah yang dicoba. Tunggu satu menit.",
    signedOut: "Peramban ini tidak masuk ke Switchover",
    signedOutWhy:
      "Switchover menampilkan jendelanya hanya di peramban yang membuka tautan dari terminalnya. Switchover mungkin juga sudah dimulai ulang sejak itu.",
    howToGet:
      "Untuk tautan baru, tekan Enter di terminal tempat Switchover berjalan, atau mulai lagi dengan “{{command}}”. Lalu buka tautan yang ditampilkannya.",
    opening: "Membuka Switchover.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
