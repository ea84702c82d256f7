import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { frame as english } from "../en/frame.ts";

/** Texts of the frame around the screens. */
export const frame = {
  rail: {
    label: "Utama",
    overview: "Ikhtisar",
    migrate: "Migrasikan",
    webhooks: "Webhook",
    scenarios: "Skenario",
    platform: "Sandbox",
    faultsOn_other: "{{count}} gangguan aktif",
    tools: "Alat",
    history: "Riwayat",
    connections: "Koneksi",
    settings: "Pengaturan",
    about: "Tentang",
    numbers: "Nomor",
    openRuns_other: "{{count}} migrasi terbuka",
  },
  crumb: { connect: "Hubungkan" },
  crumbs: "Anda di sini",
  skip: "Lompat ke isi",
  failed: "Layar ini tidak dapat ditampilkan",
  moreEnded_other: "{{count}} migrasi lain berakhir",
  noticeClose: "Tutup",
  menu: "Buka menu",
  menuClose: "Tutup menu",
  practice: {
    edge: "Latihan: tidak ada yang nyata di sini",
    leave: "Keluar dari latihan",
    enter: "Latihan dulu",
    start: "Latihan",
  },
  switcher: {
    named: "Ruang kerja: {{name}}",
    practice: "Latihan",
    practiceHint: "tidak ada yang nyata di sini",
    none: "Belum ada ruang kerja",
    untold: "Ruang kerja",
    add: "Tambah ruang kerja",
    edit: "Koneksi dan rahasia",
    search: "Cari ruang kerja",
    noneFits: "Tidak ada ruang kerja yang cocok",
    archived: "Diarsipkan",
    numbers_other: "{{count}} nomor",
  },
  palette: { open: "Cari atau jalankan perintah", hint: "Cari atau jalankan…" },
  vault: {
    absent: "Belum ada brankas",
    locked: "Brankas terkunci",
    open: "Brankas terbuka",
    damaged: "Brankas rusak",
    changed: "Brankas lain",
    newer: "Brankas dari versi yang lebih baru",
    unlock: "Buka brankas",
    lock: "Kunci brankas",
    inUse: "Sebuah migrasi sedang memakai brankas. Kunci setelah migrasi berhenti.",
    notLocked: "Brankas tidak dikunci. Coba lagi.",
  },
  link: {
    lost: "Tidak dapat menjangkau Switchover sejak {{time}}. Data sudah usang; sebuah migrasi mungkin masih berjalan.",
    lostNext:
      "Jika Switchover dihentikan, mulai lagi dan buka tautan barunya. Jika tidak, jendela ini disegarkan secara otomatis.",
    signedOut:
      "Jendela ini tidak masuk: Switchover dimulai lagi, atau tautannya sudah dipakai sebelumnya. Yang ditampilkan sudah usang. Tekan Enter di terminal untuk tautan baru, atau mulai lagi Switchover.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
