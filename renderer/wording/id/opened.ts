import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { opened as english } from "../en/opened.ts";

/** Texts for files that were double-clicked or dropped, and for plans among them. */
export const opened = {
  title: "File untuk diambil",
  lead: "Anda melihat isinya sebelum apa pun ditambahkan. Tidak ada server yang ditanya.",
  unreadable: {
    title: "File tidak dapat dibuka",
    elsewhere:
      "Tidak ada file yang dibuka di jendela ini: itu hanya mungkin di aplikasi desktop. Di sini, pilih file di tempat ruang kerja ditambahkan atau laporan diperiksa.",
    gone: "File sudah tidak ada, atau Switchover sudah dimulai ulang. Buka lagi dari foldernya.",
    "too-large": "File terlalu besar untuk file Switchover.",
    "not-a-file": "Ini bukan file Switchover.",
    unreadable: "Sistem tidak mengizinkan Switchover membacanya. Periksa izinnya.",
  },
  plan: {
    tooLarge: "Sebuah rencana paling besar 1 MB.",
    unusable: "Rencana ini tidak dapat dipakai. Perbaiki, lalu pilih lagi:",
    secrets_other:
      "{{count}} rahasia tidak ada di dalam rencana. Masukkan setelah ruang kerja ditambahkan. Dari mana rencana mengambilnya:",
    secret: {
      "onprem-new-password": "Kata sandi baru klien on-premises",
      "backup-password": "Kata sandi cadangan",
    },
    leftOut: {
      "cloud-tls":
        "Rencana menyebut sertifikat tepercaya untuk cloud. Sertifikat itu tidak ikut diambil: pilih lagi di bagian Koneksi.",
      "onprem-tls":
        "Rencana menyebut sertifikat tepercaya untuk klien on-premises. Sertifikat itu tidak ikut diambil: pilih lagi di bagian Koneksi.",
      proxy: "Rencana menyebut proxy. Proxy itu tidak ikut diambil: masukkan lagi di bagian Jaringan.",
      "client-certificate":
        "Rencana menyebut sertifikat klien (TLS). Sertifikat itu tidak ikut diambil: pilih lagi di bagian Koneksi.",
    },
    addNumber: "Tambah nomor ke {{name}}",
    open: "Buka pemeriksaan",
  },
} as const satisfies TranslationOf<"id", typeof english>;
