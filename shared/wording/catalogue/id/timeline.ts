import type { timeline as english } from "../en/timeline.ts";
import type { TranslationOf } from "../words.ts";

export const timeline = {
  sent: "Dikirim, percobaan {{attempt}}",
  sentBy: {
    sms: "Dikirim, percobaan {{attempt}}, kode melalui SMS",
    voice: "Dikirim, percobaan {{attempt}}, kode melalui panggilan telepon",
  },
  answered: {
    confirmed: "Terkonfirmasi",
    rejected: "Ditolak",
    notSent: "Tidak dikirim dari komputer ini",
    unknown: "Tidak ada respons yang meyakinkan",
  },
  late: {
    confirmed: "Dikonfirmasi setelah Switchover berhenti menunggu",
    rejected: "Ditolak setelah Switchover berhenti menunggu",
    notSent: "Tidak dikirim dari komputer ini",
    unknown: "Respons yang tidak meyakinkan setelah Switchover berhenti menunggu",
  },
  looked: {
    "lost-answer": "Memeriksa kedua API, karena sebuah permintaan tidak mendapat respons yang dapat dipakai",
    refusal: "Memeriksa kedua API setelah penolakan",
    resumed: "Memeriksa kedua API saat dilanjutkan",
    "before-register":
      "Memeriksa lagi kedua API sebelum memindahkan nomor: pemeriksaan terakhir sudah agak lama",
    override: "Memeriksa bahwa aplikasi masih berlangganan, supaya URL callback-nya dipertahankan",
    abandoning: "Memeriksa kedua API sebelum meninggalkan migrasi",
    throughput: "Memeriksa apakah platform sudah menaikkan throughput",
  },
  settled: {
    answer: "Selesai: respons lain mengonfirmasinya",
    asked: "Ditandai selesai; kedua API tidak memberi respons yang dapat dipakai",
    "look-up": "Selesai: pemeriksaan mengonfirmasinya",
    unproven:
      "Versi sebelumnya menandainya selesai dengan pemeriksaan yang tidak mengonfirmasinya: langkah ini terbuka lagi",
    webhook: "Selesai: dikonfirmasi oleh webhook bertanda tangan",
    person: "Ditandai selesai: dilaporkan oleh Anda",
  },
  granted: "Anda mengizinkan satu pengiriman ulang",
  withdrawn: "Pengiriman ulang yang Anda izinkan ditarik kembali: belum dipakai",
  reopened: "Dilanjutkan",
  skipped: "Dilewati",
  opened_other: "Dimulai setelah {{count}} pemeriksaan; peringatan: {{warnings}}",
  confirmed: {
    person: "Dikonfirmasi oleh Anda: {{what}}",
    "yes-option": "Dikonfirmasi oleh opsi --yes: {{what}}",
  },
  /** What was confirmed. */
  what: {
    warnings: "peringatan pemeriksaan",
    "sending-paused": "pengiriman dijeda",
    "point-of-no-return": "mulai dari sini, nomor mungkin pindah",
    "display-name": "nama tampilan yang lain dari yang diharapkan",
    "recent-register": "mendaftarkan lagi walaupun permintaan yang belum lama mungkin berlaku",
    "refused-pin": "PIN yang lain dari yang ditolak di tempat lain",
    "older-registration": "menetapkan shard untuk pendaftaran lama",
    "wipe-override": "URL callback milik akun sendiri dihapus",
  },
  attested: "Lokasi dilaporkan oleh Anda: {{home}}",
  takenUp: "Dilanjutkan oleh proses lain",
  sinceCopy: "Dari salinan {{copied}}: ini mungkin sudah dikirim dari tempat lain sejak itu",
  recentRegister: "Permintaan pendaftaran yang belum lama dari tempat lain diperhitungkan",
  refusedElsewhere: "PIN yang ditolak dari folder data lain diperhitungkan",
  password: {
    sent: "Mengubah kata sandi pertama klien",
    confirmed: "Kata sandi pertama klien diubah",
    rejected: "Klien menolak perubahan kata sandi pertamanya",
    notSent: "Perubahan kata sandi pertama klien tidak meninggalkan komputer ini",
    unknown: "Tidak diketahui apakah kata sandi pertama klien diubah",
  },
  erased: "Salinan rahasia yang tersimpan dihapus",
  ended: {
    complete: "Berakhir: selesai",
    other: "Berakhir: {{end}}",
  },
} as const satisfies TranslationOf<"id", typeof english>;
