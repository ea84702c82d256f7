import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { recovery as english } from "../en/recovery.ts";

/** Texts of the recovery sheet. The key on it never reaches the window. */
export const recovery = {
  lead: "Token dan cadangan dienkripsi dalam brankas di komputer ini. Dengan lembar ini dan salinan folder data, brankas terbuka di komputer mana pun.",
  noVault: "Belum ada brankas. Menyimpan koneksi membuatnya.",
  unreadable:
    "File kunci brankas tidak dapat dibaca. Pulihkan folder data dari cadangan Anda sendiri, lalu coba lagi.",
  needed:
    "Penyimpanan kunci komputer ini membuka brankas. Jika komputer hilang, lembar ini satu-satunya jalan masuk, jadi migrasi pertama memerlukannya.",
  optional: "Frasa sandi membuka brankas. Lembar ini jalan masuk kedua, jika frasa sandi hilang.",
  practice: "Tidak ada yang nyata di sini: cobalah lembar ini. Hasil cetak diberi tanda.",
  confirmed: {
    typed: "Terkonfirmasi: Anda mengetik ulang empat karakter terakhir",
    file: "Terkonfirmasi: terminal menulis kunci ke file dan membacanya kembali",
    unknown: "Terkonfirmasi sebelumnya; kapan dan bagaimana sudah tidak diketahui",
  },
  unconfirmed: "Dibuat, belum terkonfirmasi:",
  unconfirmable:
    "Lembar terbaru membuka brankas, tetapi tidak dapat dikonfirmasi lagi: catatannya di brankas hilang. Cetak yang baru.",
  newer: "Lembar yang lebih baru belum terkonfirmasi. Sampai terkonfirmasi, yang lama masih berfungsi:",
  waived: "Anda memilih melanjutkan tanpa kunci pemulihan",
  print: "Cetak lembar pemulihan",
  printAgain: "Cetak lembar baru",
  save: { pdf: "Simpan sebagai PDF", html: "Simpan sebagai file" },
  folder: "Folder untuk lembar",
  folderHint: "Di komputer yang menjalankan Switchover, di luar folder data.",
  handedOver: "Diserahkan ke printer. Ambil kertasnya, lalu ketik empat karakter terakhir darinya.",
  saved: {
    pdf: "Disimpan: {{path}}. Pindahkan dari komputer ini atau cetak, lalu hapus filenya.",
    html: "Disimpan di komputer yang menjalankan Switchover: {{path}}. Buka di sana, cetak, lalu hapus filenya.",
  },
  nowhere:
    "Jendela ini tidak dapat mencetak atau menyimpan lembar. Di terminal, jalankan: switchover vault recovery --out FILE",
  lastFour: "Ketik empat karakter terakhir dari lembar",
  lastFourHint: "Ini mengonfirmasi bahwa lembar itu terbaca.",
  differs: "Ini bukan empat karakter terakhir dari lembar yang menunggu konfirmasi.",
  confirm: "Konfirmasi lembar",
  waive: "Tanpa lembar pemulihan…",
  waiveGo: "Lanjutkan tanpa",
  state: {
    noVault: "Belum ada brankas: menyimpan koneksi membuatnya",
    unreadable: "File kunci brankas tidak dapat dibaca",
    none: "Belum dicetak. Opsional: frasa sandi membuka brankas",
    practice: "Belum dicetak. Dalam Latihan tidak ada yang bergantung padanya",
    needed: "Belum dicetak. Migrasi pertama memerlukannya",
    unconfirmed: "Dibuat, tetapi belum terkonfirmasi",
    newer: "Lembar yang lebih baru belum terkonfirmasi",
    confirmed: "Terkonfirmasi",
    waived: "Anda melanjutkan tanpa kunci pemulihan",
  },
  picture: {
    text: "Dengan lembar ini dan salinan folder data, brankas terbuka di komputer mana pun. Simpan di tempat Anda menyimpan kontrak.",
    stored: "Disimpan di",
    date: "Tanggal, paraf",
  },
} as const satisfies TranslationOf<"id", typeof english>;
