import type { SheetWords } from "./words.ts";

/** Reviewed by a native speaker: no */
export const id: SheetWords = {
  title: "Lembar pemulihan",
  practice: "Latihan: tidak ada yang nyata di sini",
  opens:
    "Bersama folder data Switchover, atau salinannya, kunci ini membuka brankas di komputer mana pun, juga bila frasa sandi hilang. Lembar ini saja tidak membuka apa pun.",
  keep: "Simpan di tempat Anda menyimpan kontrak, jauh dari komputer. Siapa pun yang memiliki lembar ini dan folder data dapat membaca setiap token akses, PIN, dan cadangan di brankas.",
  fileOnly: "Ini file, bukan kertas: cetak, lalu hapus di sini.",
  key: "Kunci pemulihan",
  last: "Ketik empat karakter terakhir di Switchover untuk mengonfirmasi bahwa lembar ini terbaca.",
  qr: "Kunci yang sama, untuk dipindai",
  facts: { title: "Ruang kerja", computer: "Komputer", folder: "Folder data", made: "Dibuat" },
  use: "Di jendela: Buka brankas, lalu Gunakan lembar pemulihan. Di terminal: masukkan kunci saat frasa sandi diminta. Huruf besar atau kecil, spasi, dan tanda hubung tidak berpengaruh.",
  newer: "Lembar yang lebih baru menggantikan lembar ini setelah empat karakter terakhirnya dikonfirmasi.",
  storedAt: "Disimpan di",
  dateInitials: "Tanggal, paraf",
  file: "lembar-pemulihan-switchover",
  save: "Simpan lembar pemulihan",
};
