import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { received as english } from "../en/received.ts";

/** What the commands about notifications say: listen, events, trigger and replay. */
export const received = {
  listening: "Mendengarkan di komputer ini sampai Ctrl-C:",
  signed: "(notifikasi bertanda tangan dari cloud)",
  unsigned:
    "(notifikasi, tanda tangan tidak diperiksa: tanpa rahasia aplikasi, yang tiba tidak mengonfirmasi apa pun)",
  onPrem: "(notifikasi dari klien on-premises, yang tidak menandatanganinya)",
  noToken: "Token verifikasi tidak diberikan. Permintaan verifikasi akan gagal.",
  authority:
    "Pengirim harus memercayai otoritas sertifikat ini. Otoritas ini baru setiap kali mulai dan berakhir {{until}}.",
  forwarding: {
    on: "Notifikasi diteruskan ke {{url}}, dengan percobaan ulang hingga 3 hari sampai diterima.",
    paused: "Penerusan dijeda; ketik {{line}} untuk melanjutkan.",
    control: "Ketik {{first}} atau {{second}} untuk mengatur penerusan.",
    unchanged: "Penerusan tidak dapat diubah.",
  },
  copy: {
    sent: "notifikasi {{notification}} diteruskan, percobaan {{attempt}}: {{response}}",
    again:
      "notifikasi {{notification}} diteruskan, percobaan {{attempt}}: {{response}}; percobaan berikutnya pada {{next}}",
    last: "notifikasi {{notification}} diteruskan, percobaan {{attempt}}: {{response}}; tidak ada percobaan lagi: produksi tidak menerimanya",
  },
  copies: {
    paused: "Dijeda.",
    waiting: "Menunggu diteruskan: {{number}}.",
    others: "Dari awal sebelumnya untuk URL lain, menunggu awal dengan URL itu: {{number}}.",
    abandoned: "Tidak diteruskan, tidak ada percobaan lagi: {{number}}.",
  },
  answering: {
    usual:
      "Setiap notifikasi dijawab seperti biasa, sesuai --answer-status dan --answer-after. Notifikasi tetap disimpan.",
    usualLate:
      "Setiap notifikasi dijawab seperti biasa, setelah {{seconds}} s, sesuai --answer-status dan --answer-after. Notifikasi tetap disimpan.",
    status:
      "Setiap notifikasi dijawab dengan {{status}}, sesuai --answer-status dan --answer-after. Notifikasi tetap disimpan.",
    statusLate:
      "Setiap notifikasi dijawab dengan {{status}}, setelah {{seconds}} s, sesuai --answer-status dan --answer-after. Notifikasi tetap disimpan.",
  },
  dropped:
    "Terlalu banyak koneksi bersamaan. Kelebihannya ditutup tanpa dibaca, dan pengirimnya tidak mendapat respons.",
  acceptedAgain: "Notifikasi diterima lagi.",
  troubles: {
    "port-taken": "Program lain sedang memakai port.",
    "disk-full": "Disk folder data penuh. Pengirim diminta mencoba lagi nanti.",
    "store-full":
      "Penyimpanan peristiwa penuh, dan yang tersisa hanya peristiwa terlindungi yang belum diekspor. Pengirim diminta mencoba lagi nanti.",
    "store-failed": "Peristiwa tidak dapat ditulis ke penyimpanan. Pengirim diminta mencoba lagi nanti.",
    "copies-circle": "Notifikasi yang diteruskan kembali ke sini. Penerusan berhenti.",
    "vault-locked": "Brankas terkunci. Pengirim diminta mencoba lagi nanti.",
  },
  verification: {
    succeeded: "Permintaan verifikasi berhasil.",
    failed: "Permintaan verifikasi gagal: token salah atau bentuk tidak sah.",
  },
  noEvents: "Tidak ada peristiwa yang cocok di folder data ini.",
  older:
    "Ada peristiwa yang lebih lama. Yang ditampilkan {{number}} terbaru; untuk melihat lebih banyak, pakai --limit N.",
  signatures: {
    valid: "tanda tangan sah",
    invalid: "tanda tangan tidak sah",
    missing: "tanpa tanda tangan",
    unchecked: "tanda tangan tidak diperiksa",
  },
  rejected: "ditolak",
  unlisted: "alamat tidak ada dalam daftar",
  testNotification: "notifikasi uji",
  times_other: "diterima {{count}} kali",
  duplicateOf: "duplikat dari {{event}}",
  noResponse: "tidak ada respons",
  isSigned: "bertanda tangan",
  isSignedAgain: "ditandatangani lagi",
  isUnsigned: "tidak bertanda tangan",
  taken: "{{taken}} dari {{all}} diterima.",
} as const satisfies TranslationOf<"id", typeof english>;
