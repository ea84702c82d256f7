import type { watch as english } from "../en/watch.ts";
import type { TranslationOf } from "../words.ts";

/** What detectors and scheduled checks report. */
export const watch = {
  found: {
    "repeats-retry_other":
      "{{count}} peristiwa diterima lagi. Endpoint, atau koneksi ke endpoint, tidak mengembalikan 200 tepat waktu.",
    "repeats-second-app_other":
      "{{count}} peristiwa diterima dua kali, ditandatangani dengan 2 rahasia: aplikasi kedua berlangganan.",
    "repeats-both-apis_other": "{{count}} pesan diterima melalui kedua API.",
    disorder_other: "{{count}} peristiwa diterima tidak berurutan, setelah yang lebih baru.",
    silence:
      "Tidak ada peristiwa yang diterima selama lebih dari {{minutes}} menit. Itu lebih lama dari biasanya di sini.",
    unsupported_other: "{{count}} pesan berjenis yang tidak diantarkan API.",
    unsigned_other: "{{count}} permintaan tidak memiliki tanda tangan dan ditolak.",
    "wrong-signature_other":
      "{{count}} permintaan memiliki tanda tangan yang salah dan ditolak. Kemungkinan penyebab: pengirim tak dikenal, aplikasi lain, atau rahasia yang diubah.",
    "sender-unlisted_other":
      "{{count}} peristiwa ditandatangani secara sah, tetapi alamat pengirimnya tidak ada di daftar alamat pengirim. Daftar itu mungkin usang: segarkan.",
    "sender-outside_other":
      "{{count}} permintaan tanpa tanda tangan yang sah datang dari alamat yang tidak ada di daftar alamat pengirim. Permintaan itu ditolak; firewall dengan daftar ini mencegahnya masuk.",
  },
  looks: {
    number: {
      works: "Nomor dilaporkan berfungsi ({{home}}).",
      down: "Nomor tidak berfungsi di tempatnya ({{home}}).",
      untold: "Tidak diketahui apakah nomor berfungsi.",
      reported: {
        status: "Platform melaporkan status nomor sebagai “{{value}}” ({{home}}).",
        sending: "Platform melaporkan pengiriman nomor sebagai “{{value}}” ({{home}}).",
      },
      homes: { "on-premises": "di klien on-premises", cloud: "di cloud", unknown: "lokasi tidak diketahui" },
    },
    subscription: {
      own: "Aplikasi berlangganan.",
      missing: "Aplikasi tidak berlangganan: aplikasi tidak menerima notifikasi dari cloud.",
      untold: "Daftar aplikasi yang berlangganan tidak dapat dibaca.",
      notInCloud: "Nomor tidak ada di cloud, jadi langganan tidak diperlukan sekarang.",
      strangers_other: "Aplikasi berlangganan. {{count}} aplikasi lain juga menerima pesan akun.",
    },
    tunnel: {
      open: "Tunnel terbuka.",
      opening: "Tunnel sedang dibuka.",
      reconnecting: "Tunnel terputus dan sedang menghubungkan kembali.",
      closed: "Tunnel tertutup.",
      failed: "Tunnel tidak dapat dibuka.",
    },
    receiver: {
      listening: "Penerima berjalan.",
      stopped: "Penerima berhenti.",
      trouble: "Penerima berjalan tetapi tidak menerima apa pun: {{trouble}}.",
      troubleStopped: "Penerima tidak berjalan: {{trouble}}.",
      troubles: {
        "port-taken": "port-nya sudah dipakai",
        "disk-full": "disk penuh",
        "store-full": "penyimpanan mencapai batas ukurannya",
        "store-failed": "penyimpanan tidak dapat ditulisi",
        "vault-locked": "brankas terkunci",
        "copies-circle": "salinan yang diteruskan datang kembali",
      },
    },
    notLooked: "Tidak dapat diperiksa: {{why}}.",
    notSetUp: "ada yang belum disiapkan",
  },
} as const satisfies TranslationOf<"id", typeof english>;
