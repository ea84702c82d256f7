import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { forms as english } from "../en/forms.ts";

/** Words of the parts that forms are made of. */
export const forms = {
  close: "Tutup",
  cancel: "Batal",
  needed: "Wajib diisi.",
  address: {
    "scheme-missing": "Masukkan seluruh URL dengan https://, misalnya https://api.example:9090.",
    credentials: "Hapus nama pengguna dan kata sandi dari URL.",
    "more-than-address": "Hapus semuanya mulai dari ? atau #.",
    "plain-http": "Gunakan https://. http:// biasa hanya diterima untuk alamat komputer ini sendiri.",
    "too-long": "Gunakan paling banyak {{most}} karakter.",
    "not-an-address": "Ini bukan URL. Masukkan https:// dan nama server.",
    shorten: "Anda menempelkan lebih dari URL server. Gunakan hanya {{origin}}?",
    useOrigin: "Gunakan {{origin}}",
    keep: "Pertahankan yang saya tempelkan",
  },
  id: { wrong: "Gunakan huruf, digit, - dan _, seperti yang ditunjukkan platform: paling banyak 64." },
  file: {
    choose: "Pilih file",
    chooseFor: "Pilih file: {{label}}",
    tooLarge: "File ini lebih besar daripada sertifikat mana pun. Pilih yang lain.",
    unreadable: "File tidak dapat dibaca.",
  },
  phone: {
    region: "Negara",
    choose: "Pilih negara",
    noRegion: "Tidak ada negara yang cocok.",
    national: "Nomor telepon",
    "no-region": "Pilih negara, atau tempelkan seluruh nomor dengan tanda +.",
    "not-digits": "Gunakan digit saja.",
    "too-short": "Nomor terlalu pendek.",
    "too-long": "Nomor terlalu panjang.",
    unlikely: {
      "too-short": "Untuk {{region}} nomor ini tampaknya terlalu pendek. Cocokkan dengan dasbor platform.",
      "too-long": "Untuk {{region}} nomor ini tampaknya terlalu panjang. Cocokkan dengan dasbor platform.",
      "not-of-region": "Ini tampaknya bukan nomor {{region}}. Cocokkan dengan dasbor platform.",
    },
  },
  elsewhere: {
    what: "Ini diubah di tempat lain.",
    next: "Muat keadaan terkini, atau terus mengedit: menyimpan akan menimpanya.",
    take: "Muat keadaan terkini",
    keep: "Terus mengedit",
  },
  unsaved: {
    title: "Perubahan belum disimpan",
    what: "Perubahan Anda di layar ini belum disimpan. Jika Anda pergi, perubahan itu hilang.",
    stay: "Terus mengedit",
    leave: "Pergi tanpa menyimpan",
  },
} as const satisfies TranslationOf<"id", typeof english>;
