import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/vault.ts";

/** What the vault's commands say. */
export const vault = {
  none: "Folder data ini belum memiliki brankas.",
  empty: "Anda tidak memiliki rahasia di brankas.",
  listed: "Isi brankas ditampilkan.",
  stored: "{{label}} disimpan di brankas. Rujuklah di rencana sebagai {{reference}}.",
  deleted: "{{label}} dihapus dari brankas.",
  changed: "Frasa sandi brankas diubah. Yang lama tidak lagi membuka brankas.",
  changedByKey:
    "Frasa sandi brankas diubah. Yang lama tidak lagi membuka brankas. Kunci pemulihan masih membukanya.",
  keySaved: {
    first:
      "Kunci pemulihan disimpan ke {{file}}. Bersama folder data, atau salinannya, kunci ini membuka brankas jika frasa sandi atau komputer ini hilang. Cetak file itu atau pindahkan ke tempat lain, lalu hapus dari sini: siapa pun yang memiliki kunci dan salinan folder data dapat membaca seluruh isi brankas.",
    replaced:
      "Kunci pemulihan disimpan ke {{file}}. Bersama folder data, atau salinannya, kunci ini membuka brankas jika frasa sandi atau komputer ini hilang. Kunci pemulihan sebelumnya tidak lagi berlaku. Cetak file itu atau pindahkan ke tempat lain, lalu hapus dari sini: siapa pun yang memiliki kunci dan salinan folder data dapat membaca seluruh isi brankas.",
  },
  keyFile: {
    title: "Kunci pemulihan Switchover",
    unlocks: "Bersama folder data, atau salinannya, kunci ini membuka brankas di komputer mana pun:",
    enter:
      "di mana pun Switchover meminta frasa sandi, masukkan kunci ini atau berikan --passphrase-file FILE.",
    reset: "Untuk menetapkan frasa sandi baru: switchover vault passphrase --recovery-key-file FILE",
    away: "Simpan jauh dari komputer pemiliknya. Kunci pemulihan baru menggantikan kunci ini.",
  },
  recovery: {
    unreadable: "File kunci brankas tidak dapat dibaca: tidak ada yang diketahui tentang kunci pemulihan.",
    created: "Kunci pemulihan sudah dibuat. Kunci itu membuka brankas jika frasa sandi hilang.",
    unconfirmed:
      "Lembar pemulihan sudah dibuat, dan empat karakter terakhirnya belum diketik: konfirmasikan di jendela, atau buat kunci dengan switchover vault recovery --out FILE",
    passphrase:
      "Tidak ada kunci pemulihan: hanya frasa sandi yang membuka brankas. Untuk membuatnya: switchover vault recovery --out FILE",
    computer:
      "Tidak ada kunci pemulihan: hanya frasa sandi dan penyimpanan kunci komputer ini yang membuka brankas. Untuk membuatnya: switchover vault recovery --out FILE",
    needed:
      "Tidak ada kunci pemulihan: hanya frasa sandi dan penyimpanan kunci komputer ini yang membuka brankas. Untuk membuatnya: switchover vault recovery --out FILE. Migrasi pertama ke cloud memerlukannya, atau seseorang yang mengonfirmasi untuk meneruskan tanpa kunci.",
  },
  locked:
    "Brankas terkunci. Dengan frasa sandinya, perintah ini juga menampilkan nilai terenkripsi yang tidak dirujuk oleh apa pun.",
  unreadRuns_other:
    "Jurnal {{count}} migrasi rusak; nilai yang hanya dirujuk oleh jurnal itu juga ditampilkan.",
  corrupted_other:
    "{{count}} nilai yang disimpan rusak dan tidak dapat dibaca. Masukkan lagi rahasia yang tidak ada; filenya tetap berada di vault/.",
  partlyReadable: "Brankas terbuka, tetapi tidak semua nilai di dalamnya dapat dibaca.",
  allReferredTo: "Brankas terbuka, dan setiap nilai di dalamnya dirujuk.",
  unclaimed_other:
    "Brankas terbuka. {{count}} nilai terenkripsi yang tidak dirujuk oleh apa pun disimpan. Awal migrasi yang terputus meninggalkan salinan seperti itu; salinan itu tidak dihapus secara otomatis.",
} as const satisfies TranslationOf<"id", typeof english.vault>;

/** What to do about a file that can't be read. */
export const readAdvice = {
  path: "Periksa jalur dan izin file.",
  folder: "Sebutkan file di folder itu, atau file lain.",
  notAFile: "Tulis isinya ke sebuah file, lalu sebutkan file itu.",
  notUtf8: "Simpan sebagai teks UTF-8, lalu jalankan perintahnya lagi.",
  large: "Pastikan bahwa ini file yang benar.",
};

/** Why a file can't be written, by the system's code. */
export const writeReasons = {
  ENOENT: "foldernya tidak ada",
  ENOTDIR: "sebagian jalurnya bukan folder",
  EISDIR: "itu adalah folder",
  EEXIST: "file dengan nama ini sudah ada",
  EACCES: "Anda tidak memiliki izin untuk menulis di sana",
  EPERM: "Anda tidak memiliki izin untuk menulis di sana",
  EROFS: "disk hanya dapat dibaca",
  ENOSPC: "disk penuh",
  EDQUOT: "disk penuh",
  ENAMETOOLONG: "namanya terlalu panjang",
  nul: "jalurnya memuat karakter NUL",
  NOREADER: "itu pipa tanpa pembaca",
} as const satisfies TranslationOf<"id", typeof english.writeReasons>;
