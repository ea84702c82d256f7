import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { networkInputs as english } from "../en/network-inputs.ts";

/** Why serve, egress, traffic, translate and sandbox can't be carried out as they were typed. */
export const networkInputs = {
  windowNotBuilt: {
    what: "Jendela Switchover belum dibangun.",
    next: "Jalankan {{build}}, atau mulai dengan {{start}}.",
  },
  portUnusable: {
    what: "Tidak dapat mendengarkan di port {{port}} ({{code}}).",
    next: "Pilih port lain, atau hilangkan opsi itu.",
  },
  somePortUnusable: {
    what: "Tidak dapat mendengarkan di sebuah port ({{code}}).",
    next: "Pilih port lain, atau hilangkan opsi itu.",
  },
  authorityFile: {
    what: "{{file}} tidak berisi 1 sampai 20 sertifikat otoritas dalam PEM.",
    next: "Minta sertifikat otoritas perusahaan kepada administrator; awalnya -----BEGIN CERTIFICATE-----.",
  },
  authoritiesFixed: {
    what: "Administrator komputer ini menetapkan otoritas sertifikat.",
    next: "Untuk melihat caranya:",
  },
  wayUrl: {
    what: "{{url}} bukan URL API.",
    next: "Berikan sebagai https://HOST atau https://HOST:PORT, tanpa nama pengguna, ? atau #. http:// hanya untuk komputer ini sendiri.",
  },
  containerAndDocker: {
    what: "--container dan --shell docker saling memerlukan, beserta nama sebuah kontainer.",
    next: "Misalnya:",
  },
  tooManyHosts: {
    what: "Terlalu banyak host: paling banyak {{most}}.",
    next: "Hilangkan sebagian.",
  },
  noHostName: {
    what: "{{host}} bukan host.",
    next: "Berikan nama seperti chat.example, tanpa https:// dan port.",
  },
  noHostKnown: {
    what: "Belum ada host yang diketahui.",
    next: "Berikan host yang dicantumkan dokumentasi klien, masing-masing dengan --host.",
  },
  outputTooLong: {
    what: "Keluaran lebih panjang dari {{most}} karakter.",
    next: "Berikan keluaran perintah itu saja.",
  },
  csvOfNumber: {
    what: "CSV tidak membedakan nomor.",
    next: "Hilangkan --number, atau berikan CSV nomor itu.",
  },
  numberIdWanted: {
    what: "--number menerima ID nomor telepon.",
    next: "Salin dari rencana.",
  },
  eventsUnread: {
    what: "Notifikasi tersimpan tidak terbaca.",
    next: "Coba lagi.",
  },
  partiesWanted: {
    what: "Notifikasi cloud menyebut nomor dan akunnya, sedangkan notifikasi klien tidak menyebutkannya.",
    next: "Berikan --phone-number-id, --display-phone-number, dan --business-account-id.",
  },
  emptyInput: {
    what: "{{file}} kosong.",
    next: "Berikan paling sedikit satu notifikasi.",
  },
  notJson: {
    what: "Notifikasi {{index}} dari {{file}} bukan JSON dalam UTF-8, atau memiliki anggota dua kali.",
    next: "Perbaiki, atau hilangkan.",
  },
  notJsonOnLine: {
    what: "Notifikasi {{index}} dari {{file}} di baris {{line}} bukan JSON dalam UTF-8, atau memiliki anggota dua kali.",
    next: "Perbaiki, atau hilangkan.",
  },
  neitherShape: {
    what: "Notifikasi {{index}} dari {{file}} tidak berbentuk API mana pun: {{cloud}} tidak ada, begitu pula {{client}}.",
    next: "Hilangkan. Notifikasi dihitung dari 0.",
  },
  targetShape: {
    what: "Notifikasi {{index}} dari {{file}} sudah berbentuk {{shape}}.",
    next: "Hilangkan, atau pakai --to {{other}}. Notifikasi dihitung dari 0.",
  },
  secretCharacters: {
    what: "{{name}} menerima 1 sampai 512 karakter ASCII yang terlihat.",
    next: "Perbaiki, atau hilangkan.",
  },
  secretDigits: {
    what: "{{name}} menerima enam angka, sebagai teks.",
    next: "Perbaiki, atau hilangkan.",
  },
  secretMembers: {
    what: "--secrets menerima objek JSON dengan {{names}}.",
    next: "Perbaiki, atau hilangkan.",
  },
  folderUnwritable: {
    what: "Tidak dapat menulis ke {{folder}}: {{reason}}.",
    next: "Pilih folder lain.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
