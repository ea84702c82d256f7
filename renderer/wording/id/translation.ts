import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { translation as english } from "../en/translation.ts";

/** Words of notifications in the other API's shape. Reasons stand in shared/wording. */
export const translation = {
  shape: { cloud: "API cloud", "on-premises": "API on-premises" },
  kind: {
    renamed: "Diganti nama",
    moved: "Dipindahkan",
    dropped: "Dibuang",
    supplied: "Ditambahkan",
    changed: "Diubah",
  },
  differences_other: "{{count}} perbedaan",
  nothing: "API lainnya tidak memiliki padanan untuk notifikasi ini.",
  local:
    "Terjemahan dibuat di jendela ini: yang Anda jatuhkan atau tempelkan di sini tidak dikirim ke mana pun.",
  drop: "Jatuhkan di sini notifikasi webhook dari salah satu API: satu, daftar, atau satu per baris.",
  choose: "Pilih file",
  paste: { title: "Atau tempelkan", field: "Notifikasi dari salah satu API", go: "Terjemahkan" },
  empty: "Tempelkan notifikasi dulu.",
  reset: "Terjemahkan yang lain",
  title: {
    cloud: "Dalam bentuk API cloud",
    "on-premises": "Dalam bentuk API on-premises",
  },
  told: {
    cloud: "Dikenali dari bentuknya: API cloud",
    "on-premises": "Dikenali dari bentuknya: API on-premises",
  },
  count_other: "{{count}} notifikasi",
  which: "Notifikasi",
  one: "Notifikasi {{index}}",
  copy: "Salin terjemahan",
  save: "Simpan semua terjemahan",
  parties: {
    title: "Yang hanya disebut API cloud",
    text: "Notifikasi klien tidak menyebut nomor dan akunnya. Keduanya diambil dari ruang kerja, sejauh diketahui ruang kerja.",
    businessAccountId: "ID akun bisnis",
    phoneNumberId: "ID nomor telepon",
    displayPhoneNumber: "Nomor telepon seperti yang ditampilkan",
    missing: "Isi ketiganya untuk melihat terjemahan.",
  },
  fixtures: {
    title: "Contoh notifikasi untuk uji Anda sendiri",
    text: "Zip berisi setiap jenis dalam kedua bentuk, byte demi byte seperti saat dikirim, dengan header dan indeks. Notifikasi API cloud tersedia dengan dan tanpa tanda tangan, yang dibuat dengan rahasia terpublikasi. Dengan rahasia aplikasi Anda sendiri, di terminal, jalankan: switchover webhooks fixtures --out FILE --app-secret-file FILE",
    save: "Simpan contoh",
  },
  problem: {
    empty: "Tidak ada notifikasi di dalamnya.",
    tooLarge: "Ini lebih besar dari 8 MB. Di terminal, jalankan: switchover translate FILE --to SHAPE",
    unreadable: "File tidak dapat dibaca.",
    notJson:
      "Notifikasi {{index}} bukan JSON dalam UTF-8, memiliki anggota dua kali, atau bersarang terlalu dalam.",
    notJsonAt:
      "Baris {{line}} bukan JSON dalam UTF-8, memiliki anggota dua kali, atau bersarang terlalu dalam.",
    neitherShape:
      "Notifikasi {{index}} tidak berbentuk API mana pun: tidak ada daftar entry, dan tidak ada contacts, messages, statuses, atau errors.",
  },
  event: {
    view: "API lainnya",
    whole: "Seluruh notifikasi, sebagaimana API lainnya akan mengirimnya.",
    shortened:
      "Hanya bagian awal notifikasi ini yang ditampilkan di sini. Ekspor notifikasi itu dan gunakan Alat > Terjemahkan notifikasi.",
    unreadable: "Notifikasi ini tidak berbentuk API mana pun.",
    missing:
      "Ruang kerja tidak mengetahui nomor atau akun bisnisnya. Alat > Terjemahkan notifikasi memintanya.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
