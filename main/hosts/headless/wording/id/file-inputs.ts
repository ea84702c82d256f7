import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { fileInputs as english } from "../en/file-inputs.ts";

/** Why batch, lint, endpoint, letter, workspace, alerts and allowlist can't be carried out as they were typed. */
export const fileInputs = {
  noNumbers: {
    what: "{{file}} tidak memuat nomor.",
    next: "Tambahkan satu baris untuk setiap nomor. Untuk menampilkan kolomnya: switchover batch template",
  },
  summaryForm: {
    what: "--report menerima file yang berakhir dengan .html atau .csv.",
    next: "Misalnya:",
  },
  dayWindow: {
    what: "--window menerima dua waktu yang berbeda sebagai HH:MM-HH:MM, dalam waktu lokal.",
    next: "Misalnya:",
  },
  fullHour: {
    what: "{{option}} menerima jam penuh dalam waktu setempat, seperti 08:00.",
    next: "Misalnya:",
  },
  alertSecretMissing: {
    what: "{{option}} diperlukan: belum ada yang disimpan untuk tujuan ini.",
    next: "Tulis nilainya ke sebuah file, lalu sebutkan file itu.",
  },
  alertTargetsDamaged: {
    what: "File berisi tujuan peringatan dan ringkasan desktop rusak dan disisihkan sebagai {{file}}. Tidak ada peringatan yang dikirim, dan desktop tidak menampilkan ringkasan.",
    next: "Atur lagi yang sudah Anda pilih: tujuan dengan “alerts set”, ringkasan di desktop dengan “alerts desktop”:",
  },
  contradiction: {
    what: "{{first}} dan {{second}} saling bertentangan.",
    next: "Hilangkan salah satunya.",
  },
  noHost: {
    what: "Baris {{line}} dari {{file}} bukan host.",
    next: "Tulis satu host per baris.",
  },
  emptyPath: {
    what: "Sebuah jalur kosong.",
    next: "Sebutkan file atau folder.",
  },
  missing: {
    what: "{{file}} tidak ada.",
    next: "Periksa jalurnya.",
  },
  notReadable: {
    what: "{{file}} tidak dapat dibaca.",
    next: "Periksa siapa yang boleh membacanya.",
  },
  notAFile: {
    what: "{{file}} adalah pipa atau perangkat, bukan file.",
    next: "Berikan ke masukan standar (-), atau tulis ke sebuah file.",
  },
  tooLargeAsOne: {
    what: "{{file}} terlalu besar untuk dibaca sebagai satu teks (512 MB).",
    next: "Tulis sebagai NDJSON, satu pesan per baris, berapa pun ukurannya.",
  },
  otherKind: {
    what: "{{file}} bukan file .json, .ndjson, .jsonl, atau .har.",
    next: "Ganti namanya, atau periksa file lain.",
  },
  notFixable: {
    what: "{{file}} dapat diperiksa, tetapi tidak dapat diperbaiki.",
    next: "Hilangkan --fix, atau perbaiki pesan dalam file tersendiri.",
  },
  readOnly: {
    what: "{{file}} hanya dapat dibaca dan dibiarkan seperti adanya.",
    next: "Izinkan penulisan padanya.",
  },
  notWritten: {
    what: "{{file}} tidak dapat ditulis ulang dan dibiarkan seperti adanya.",
    next: "Periksa disk, dan siapa yang boleh menulis di sana.",
  },
  urlLength: {
    what: "URL terdiri dari 1 sampai {{most}} karakter.",
    next: "Masukkan URL https lengkap endpoint.",
  },
  offsetTime: {
    what: "--at menerima tanggal, waktu, dan selisihnya dari UTC.",
    next: "Misalnya:",
  },
  noWorkspaceId: {
    what: "{{id}} bukan ID ruang kerja.",
    next: "Untuk menampilkannya: switchover workspace list",
  },
  shortKey: {
    what: "{{option}}: kunci terdiri dari paling sedikit {{least}} karakter.",
    next: "Perbaiki perintahnya, lalu coba lagi.",
  },
  someOf: {
    what: "{{option}} menerima {{values}}, dipisahkan koma.",
    next: "Perbaiki perintahnya, lalu coba lagi.",
  },
  noAlertTarget: {
    what: "Tidak ada tujuan yang ditetapkan untuk peringatan.",
    next: "Untuk menetapkannya: switchover alerts set --form FORM --url-file FILE",
  },
  listAside: {
    what: "--status, --refresh-every, dan --remind-every tidak meminta daftar, jadi --diff, --out, dan --accept-shrink tidak cocok.",
    next: "Hilangkan salah satunya.",
  },
  scheduleDays: {
    what: "{{option}} menerima hari dari 1 sampai 365; 0 mematikannya.",
    next: "Misalnya:",
  },
  asNumbers: {
    what: "--asn menerima nomor AS, dipisahkan koma.",
    next: "Misalnya:",
  },
  registry: {
    what: "--whois menerima HOST:PORT.",
    next: "Misalnya:",
  },
} as const satisfies TranslationOf<"id", typeof english>;
