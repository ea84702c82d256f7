import type { pin as english } from "../en/pin.ts";
import type { TranslationOf } from "../words.ts";

/** The two-step PIN outside any migration: what is asked, the outcome, and its line in a history. */
export const pin = {
  question: {
    once: "1 permintaan dikirim. Permintaan itu tidak pernah dikirim ulang secara otomatis.",
    set: {
      title: "Tetapkan PIN dua langkah {{spoken}}?",
      why: {
        "on-premises":
          "Klien on-premises menetapkannya ke PIN yang Anda berikan. PIN lama langsung tidak berlaku, bagi semua orang yang memakainya.",
        cloud:
          "Cloud menetapkannya ke PIN yang Anda berikan. PIN lama langsung tidak berlaku, bagi semua orang yang memakainya.",
      },
    },
    off: {
      title: "Nonaktifkan verifikasi dua langkah untuk {{spoken}}?",
      why: {
        "on-premises":
          "Klien on-premises menghapus PIN. Sampai PIN lain ditetapkan, hanya kode pendaftaran yang melindungi nomor, dan pendaftaran berikutnya menetapkan PIN.",
        cloud: "Cloud tidak memiliki panggilan untuk itu.",
      },
    },
  },
  /** A response to a change that was no longer awaited. */
  late: {
    told: "Respons tiba setelah Switchover berhenti menunggu: {{cause}}",
    unwritten:
      "Respons yang terlambat tiba dan belum dicatat: disk mungkin penuh. Switchover mencoba lagi selama program ini berjalan.",
  },
  earlier: {
    set: "Tidak diketahui apakah PIN ditetapkan pada {{time}}: tidak ada respons yang dapat dipakai yang tercatat.",
    off: "Tidak diketahui apakah PIN dinonaktifkan pada {{time}}: tidak ada respons yang dapat dipakai yang tercatat.",
  },
  done: {
    set: {
      complete: {
        what: "PIN dua langkah {{spoken}} sudah ditetapkan.",
        next: "Gunakan PIN ini mulai sekarang. Migrasi yang terhenti karena PIN yang salah dapat dilanjutkan dengannya.",
      },
      rejected: {
        what: "PIN dua langkah {{spoken}} tidak ditetapkan.",
        next: "Perbaiki penyebabnya, lalu tetapkan lagi PIN.",
      },
      "not-sent": {
        what: "Permintaan untuk menetapkan PIN {{spoken}} tidak dikirim.",
        next: "Perbaiki penyebabnya, lalu tetapkan lagi PIN.",
      },
      unknown: {
        what: "Tidak diketahui apakah PIN dua langkah {{spoken}} ditetapkan.",
        next: "Permintaan tidak dikirim ulang secara otomatis. Untuk memastikan, tetapkan lagi PIN yang sama: itu tidak mengubah apa pun jika sudah ditetapkan.",
      },
      "under-way": {
        what: "PIN dua langkah {{spoken}} sedang ditetapkan.",
        next: "Tunggu responsnya.",
      },
    },
    off: {
      complete: {
        what: "Verifikasi dua langkah nonaktif untuk {{spoken}}.",
        next: "Tetapkan PIN baru, atau pindahkan nomor: PIN yang Anda berikan lalu menjadi PIN nomor itu.",
      },
      rejected: {
        what: "Verifikasi dua langkah tidak dinonaktifkan untuk {{spoken}}.",
        next: "Perbaiki penyebabnya, lalu nonaktifkan lagi.",
      },
      "not-sent": {
        what: "Permintaan untuk menonaktifkan PIN {{spoken}} tidak dikirim.",
        next: "Perbaiki penyebabnya, lalu nonaktifkan lagi.",
      },
      unknown: {
        what: "Tidak diketahui apakah verifikasi dua langkah nonaktif untuk {{spoken}}.",
        next: "Permintaan tidak dikirim ulang secara otomatis. Untuk memastikan, nonaktifkan lagi, atau tetapkan PIN baru.",
      },
      "under-way": {
        what: "Verifikasi dua langkah {{spoken}} sedang dinonaktifkan.",
        next: "Tunggu responsnya.",
      },
    },
  },
  works: {
    complete: "Nomor tetap berada di tempatnya.",
    rejected: "PIN tidak berubah, dan nomor tetap berada di tempatnya.",
    "not-sent": "Tidak ada yang diubah.",
    unknown: "Nomor tetap berada di tempatnya. PIN-nya seperti sebelumnya, atau seperti yang Anda minta.",
    "under-way": "Nomor tetap berada di tempatnya.",
  },
  action: { set: "PIN ditetapkan", off: "PIN dinonaktifkan" },
  state: {
    complete: "selesai",
    rejected: "ditolak",
    "not-sent": "tidak dikirim",
    unknown: "hasil tidak diketahui",
    "under-way": "sedang berjalan",
  },
  noAnswer: "Tidak ada respons yang tercatat.",
} as const satisfies TranslationOf<"id", typeof english>;
