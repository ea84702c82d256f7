import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { code as english } from "../en/code.ts";

/** Words of the entry of a registration code. */
export const code = {
  title: "Menunggu kode Anda",
  sent: {
    sms: "Dikirim melalui SMS ke {{spoken}} pada {{time}}.",
    voice: "Dikirim melalui panggilan telepon ke {{spoken}} pada {{time}}.",
  },
  maybe: {
    sms: "SMS ke {{spoken}} mungkin telah dikirim pada {{time}}. Permintaan tidak mendapat respons yang dapat dipakai.",
    voice:
      "Panggilan telepon ke {{spoken}} mungkin telah dilakukan pada {{time}}. Permintaan tidak mendapat respons yang dapat dipakai.",
  },
  name: {
    same: "Nama yang dilaporkan adalah nama yang diharapkan:",
    other: "Nama yang dilaporkan:",
  },
  group: "Kode pendaftaran",
  pasteBad: "Teks yang ditempelkan tidak memuat kode 6 digit.",
  go: "Kirim kode",
  point: "Mengirim kode memindahkan nomor. Itu tidak dapat dibatalkan.",
  valid: "berlaku sekitar {{left}}",
  ran: "kemungkinan besar sudah kedaluwarsa",
  insist: "Tetap masukkan",
  refused: "Ditolak",
  notTaken: "Tidak diperiksa",
  guesses_other: "Sejauh ini {{count}} kode ditolak.",
  guard:
    "Terlalu banyak kode yang salah memblokir pemasukan kode untuk sementara waktu. Batasnya tidak dipublikasikan.",
  guessFrom: "Platform menerima kode berikutnya mulai {{time}}.",
  guessAt: "Platform menerima kode berikutnya dalam {{left}}.",
  channels: "Kode lain",
  again: { sms: "Kirim ulang melalui SMS", voice: "Telepon lagi" },
  instead: { sms: "Kirim melalui SMS", voice: "Minta panggilan" },
  wait: "{{action}} (dalam {{left}})",
  anotherNote: "Minta kode lain hanya jika tidak ada yang tiba. Masukkan yang terbaru.",
  holder: {
    title: "Apakah telepon dipegang orang lain?",
    lead: "Kirimkan teks ini kepadanya. Teks ini tidak memuat rahasia.",
    copy: "Salin teks",
  },
} as const satisfies TranslationOf<"id", typeof english>;
