import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { prompts as english } from "../en/prompts.ts";

/** What a person is asked at a terminal, beside the questions that all hosts share. */
export const prompts = {
  yes: "Ya",
  no: "Tidak",
  nothingTyped: "Ketik, atau tekan Esc untuk membatalkan.",
  stopHere: "{{question}} (Esc: berhenti di sini)",
  continue: "Lanjutkan?",
  waitHere: "Tunggu di sini, lalu lanjutkan?",
  paused: "Apakah semua pengiriman melalui nomor ini dijeda?",
  digits: "Ketik angka-angka nomor untuk melanjutkan: {{spoken}}",
  reportedName: "Ketik nama yang dilaporkan untuk menerimanya",
  noMatch: "Tidak cocok.",
  noMatchOr: "Tidak cocok. Sebagai gantinya Anda dapat mengetik: {{phrase}}",
  code: "Kode pendaftaran untuk {{spoken}} (Esc: nanti)",
  codeUntil: "Kode pendaftaran untuk {{spoken}}, berlaku sampai {{until}} (Esc: nanti)",
  codeExpired:
    "Kode pendaftaran untuk {{spoken}}. Yang terakhir kemungkinan besar sudah kedaluwarsa (Esc: nanti)",
  codeForm: "Kode pendaftaran terdiri dari 6 angka, seperti 123-456.",
  codesSpent_other:
    "{{count}} kode dimasukkan. Switchover tidak meminta kode lain sekarang: terlalu banyak kode yang salah memblokir pemasukan kode untuk sementara.",
  createKey: "Untuk membuat kunci sebagai gantinya: switchover vault recovery --out FILE",
  idToAbandon: "Ketik ID migrasi untuk meninggalkannya",
  newVault: "Pilih frasa sandi untuk brankas folder data ini",
  vault: "Frasa sandi brankas folder data ini",
  current: "Frasa sandi saat ini",
  newPassphrase: "Frasa sandi baru",
  again: "Ketik lagi",
  secretToStore: "Rahasia yang disimpan sebagai {{label}}",
  deleteSecret: "Hapus {{label}}? Ini tidak dapat dibatalkan.",
} as const satisfies TranslationOf<"id", typeof english>;
