import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksPrivacy as english } from "../en/webhooks-privacy.ts";

/** Words of what is kept of notifications. */
export const webhooksPrivacy = {
  title: "Notifikasi yang tersimpan",
  lead: "Ini pesan orang lain. Simpan hanya yang Anda perlukan, dan hanya selama Anda memerlukannya.",
  mode: {
    title: "Yang disimpan",
    now: "sedang dipakai",
    searchable: {
      name: "Dapat dicari",
      keeps: "Menyimpan semuanya, dengan indeks teks, dalam file yang hanya boleh dibaca akun pengguna Anda.",
      cannot: "Siapa pun yang dapat membaca file Anda dapat membaca pesannya.",
    },
    sealed: {
      name: "Terenkripsi",
      keeps: "Menyimpan semuanya, dienkripsi dengan kunci brankas. Pesan tidak dapat dibaca tanpa brankas.",
      cannot: "Teks tidak dapat dicari. Tidak ada yang diterima selama brankas terkunci.",
    },
    facts: {
      name: "Hanya metadata",
      keeps:
        "Menyimpan ID, jenis, dan waktu. Pengguna tampil sebagai sidik jari; tidak ada pesan yang disimpan.",
      cannot: "Pesan tidak dapat dibaca, diekspor seperti saat diterima, atau dikirim ulang.",
    },
    fromNow:
      "Ini berlaku untuk notifikasi baru. Yang sudah tersimpan tetap seperti adanya; hapus jika Anda tidak menginginkannya.",
    change: "Gunakan untuk notifikasi baru",
  },
  retention: {
    title: "Batas penyimpanan",
    hint: "Peristiwa lama dihapus, yang terlama lebih dulu bila penyimpanan penuh. Peristiwa terlindungi yang belum diekspor tidak pernah dihapus untuk menghemat ruang.",
    keepDays: "Simpan selama (hari)",
    capMegabytes: "Batas ukuran (MB)",
    between: "Bilangan bulat dari {{least}} sampai {{most}}.",
    save: "Simpan batas",
  },
  store: {
    title: "Di penyimpanan",
    again: "Segarkan",
    empty: "Tidak ada yang tersimpan.",
    events: "Peristiwa",
    counted_other: "{{events}}, dari {{notifications}} notifikasi",
    size: "Ukuran",
    oldest: "Terlama",
    newest: "Terbaru",
    heldBack: "Terlindungi",
    heldNone: "tidak ada",
    held_other: "{{count}} peristiwa disimpan sampai diekspor, terlepas dari batas ukuran",
    byMode: "Notifikasi menurut cara penyimpanan",
    mode: {
      searchable: "{{n}} dapat dicari",
      sealed: "{{n}} terenkripsi",
      facts: "{{n}} hanya metadata",
    },
  },
  erase: {
    title: "Hapus",
    text: "Hapus semua milik satu nomor atau satu orang, berapa pun umurnya.",
    go: "Hapus peristiwa yang tersimpan",
  },
} as const satisfies TranslationOf<"id", typeof english>;
