import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { lint as english } from "../en/lint.ts";

/** Words of the check of outgoing messages. What a finding says stands in shared/wording. */
export const lint = {
  local:
    "Pemeriksaan berjalan di jendela ini: yang Anda jatuhkan atau tempelkan di sini tidak dikirim ke mana pun.",
  stays: "tidak ada yang meninggalkan jendela ini",
  drop: "Jatuhkan di sini pesan yang ditulis untuk API on-premises: file .json, .ndjson, .jsonl, atau .har, atau folder berisi file itu.",
  chooseFiles: "Pilih file",
  chooseFolder: "Pilih folder",
  pasted: "Teks yang ditempelkan",
  reset: "Periksa pesan lain",
  cancel: "Batal",
  paste: {
    title: "Atau tempelkan",
    field: "Satu pesan, daftar pesan, satu pesan per baris, atau rekaman (HAR)",
    go: "Periksa teks",
    empty: "Tempelkan pesan dulu.",
    tooLong: "Ini lebih panjang dari 2 MB. Simpan sebagai file dan jatuhkan file itu.",
  },
  settings: {
    title: "Patokan pemeriksaan",
    brand: "messaging_product harus {{brand}}, seperti di pengaturan API ruang kerja.",
    hosts: "Host media yang diblokir",
    hostsHint:
      "Host yang medianya tidak diterima API cloud, satu per baris, dengan subdomainnya. Diingat selama jendela ini terbuka.",
    hostsWrong: "Baris {{line}} bukan host. Tidak ada host yang diblokir sampai baris itu berupa host.",
  },
  problem: {
    canceled: "Pemeriksaan dibatalkan.",
    unreadable: "Ada file yang tidak dapat dibaca. File itu mungkin dipindahkan atau dihapus.",
    nothing: "Tidak ada file .json, .ndjson, .jsonl, atau .har di dalamnya.",
    mistake:
      "Switchover mengalami kesalahan internal. Tidak ada yang diubah. Periksa lebih sedikit file, atau gunakan terminal.",
  },
  busy: {
    reading: "Memuat dan memeriksa pesan",
    checking: "Memeriksa pesan",
    fixing: "Memperbaiki pesan",
  },
  title: {
    errors_other: "{{count}} kesalahan ditemukan",
    warnings_other: "Tidak ada kesalahan, {{count}} peringatan",
    clean_other: "{{count}} pesan siap untuk API cloud",
    nothing: "Tidak ada pesan untuk diperiksa",
    none: "Tidak ada file yang dapat diperiksa",
  },
  word: {
    stopped: "Belum siap",
    attention: "Siap, dengan peringatan",
    proven: "Siap",
    unknown: "Tidak diperiksa",
  },
  files_other: "{{count}} file",
  note: {
    tooLarge_other:
      "{{count}} file terlalu besar untuk jendela ({{names}}): 256 MB untuk satu pesan per baris, 64 MB untuk yang lain. Di terminal, jalankan: switchover lint FILE",
    unreadable_other: "{{count}} file tidak dapat dibaca lagi ({{names}}). Jatuhkan lagi.",
    otherKind_other: "{{count}} file berjenis lain dan tidak diperiksa ({{names}}).",
    tooMany: "Hanya {{most}} file pertama yang diperiksa. Di terminal, jalankan: switchover lint FOLDER",
    notListed:
      "{{most}} temuan pertama dicantumkan, {{left}} lagi dihitung. Untuk semuanya, di terminal, jalankan: switchover lint FILE --json",
  },
  filter: {
    file: "Nama file",
    severity: "Tingkat",
    rule: "Aturan",
    allFiles_other: "Semua file ({{count}})",
    allSeverities: "Kesalahan dan peringatan",
    allRules: "Semua aturan",
    one: "{{name}} ({{count}})",
  },
  severity: { error: "Kesalahan", warning: "Peringatan" },
  findings_other: "{{count}} temuan",
  line: "Baris {{line}}",
  fixable: "dapat diperbaiki",
  notFixable: "memerlukan keputusan Anda",
  text: {
    title: "Teks",
    label: "Teks {{name}}",
    busy: "Memuat teks…",
    tooLarge: "File ini terlalu besar untuk ditampilkan. Temuannya dicantumkan.",
    unreadable: "Teks tidak dapat dibaca. File itu mungkin dipindahkan atau dihapus.",
    cut: "Hanya satu juta baris pertama yang ditampilkan.",
  },
  fix: {
    show_other: "Tampilkan {{count}} perbaikan",
    title: "Yang diubah perbaikan",
    lead: "Hanya nilai ini yang berubah; setiap karakter lain tetap. File Anda tidak disentuh: simpan hasilnya sesudahnya.",
    busy: "Menyusun perubahan…",
    copy: "Salin diff",
    go: "Terapkan perbaikan",
  },
  save: {
    findings: "Simpan temuan",
    lines: "Baris JSON",
    sarif: "SARIF 2.1.0",
    file: "Simpan file yang diperbaiki",
    files_other: "Simpan {{count}} file yang diperbaiki",
    all: "Semua dalam satu file ZIP",
    copy: "Salin hasil",
  },
} as const satisfies TranslationOf<"id", typeof english>;
