import type { support as english } from "../en/support.ts";
import type { TranslationOf } from "../words.ts";

/** Support bundles: what is in one, and what isn't. */
export const support = {
  title: "Paket dukungan Switchover, dibuat",
  contains: "Isinya:",
  leftOut: {
    heading: "Yang tidak disertakan:",
    secrets: "token, kata sandi, PIN, kode, cadangan, dan semua isi brankas lainnya",
    numbers: "nomor telepon: dari setiap nomor hanya dua angka terakhirnya",
    messages: "pesan dan notifikasi",
    names: "nama, nama server, URL, jalur, dan teks dari server",
    mistakes: "file kesalahan internal, yang memuat jalur file",
  },
  gap: {
    "older-log": "file log yang lebih lama, yang tidak muat: {{n}}",
    "older-migrations": "migrasi yang lebih lama, yang tidak muat: {{n}}",
    "older-rows": "baris jurnal yang lebih lama, yang tidak muat: {{n}}",
    "foreign-lines": "baris log yang tidak ditulis seperti ini oleh Switchover: {{n}}",
    "no-log": "log: belum ada",
    "unreadable-log": "file log yang tidak dapat dibaca: {{n}}",
    "journal-closed": "semua jurnal: tidak dapat dibuka; alasannya ada di journals/problem.json",
    "unreadable-migrations": "migrasi yang barisnya tidak dapat dibaca; alasannya ada di filenya: {{n}}",
    "corrupted-rows": "baris jurnal yang rusak, disebut di baris pertama setiap jurnal: {{n}}",
    "no-answer":
      "data tentang komputer ini yang tidak diberikan dalam 5 dtk, di computer.json sebagai no-answer: {{n}}",
  },
  size: {
    bytes: "{{n}} B",
    kilobytes: "{{n}} KB",
    megabytes: "{{n}} MB",
  },
  saved: "Disimpan: {{file}} ({{size}})",
  notSent: "Tidak ada yang dikirim. Periksa isinya, lalu kirimkan ke dukungan Anda.",
} as const satisfies TranslationOf<"id", typeof english>;
