import type { planFaults as englishPlan, rowFaults as english } from "../en/row-faults.ts";
import type { TranslationOf } from "../words.ts";

/** Why a row of a table of numbers can't be used. Each follows "Line 3": what the row is, has or lacks. */
export const rowFaults = {
  csv: "bukan CSV: periksa tanda kutipnya",
  header: "tajuk tidak ada",
  strangeColumns: "tajuk memiliki kolom yang tidak dikenal, atau ganda: {{names}}",
  noName: "(tanpa nama)",
  cells_other: "memiliki {{count}} sel, tajuk memiliki {{header}}",
  json: "bukan JSON",
  array: "bukan larik nomor",
  object: "bukan objek",
  twice: "memiliki anggota dua kali: {{key}}",
  strangeMembers: "memiliki anggota yang tidak dikenal, atau bukan teks: {{names}}",
  sameNumber: "memiliki nomor yang sama dengan baris {{line}}",
  sameId: "memiliki number.phoneNumberId yang sama dengan baris {{line}}",
  sameNumberRow: "memiliki nomor yang sama dengan entri {{line}}",
  sameIdRow: "memiliki number.phoneNumberId yang sama dengan entri {{line}}",
  folder:
    "menyebut file dengan jalur relatif, dan folder tabel tidak diketahui: berikan folder itu, atau jalur lengkapnya",
  noNumbers: "tabel tidak memuat nomor",
  tooMany:
    "tabel memiliki terlalu banyak baris, atau isinya terlalu banyak: paling banyak {{count}} nomor; bagilah",
  noPlan: "file rencananya bukan rencana",
  noReference: "{{column}} bukan referensi: tulis {{forms}}",
  window: "window bukan dua waktu yang berbeda sebagai HH:MM-HH:MM",
  member: "{{member}}: {{fault}}",
  wholePlan: "rencana",
  reference: {
    env: "variabel lingkungan {{name}}",
    file: "file bernama {{name}}",
    vault: "label brankas {{name}}",
  },
  planFile: {
    unreadable: "Tidak dapat membaca rencana {{path}}: {{reason}}.",
    cutOff:
      "Rencana {{path}}, baris {{line}}, kolom {{column}}: file berakhir terlalu awal; JSON-nya tidak lengkap.",
    syntax:
      "Rencana {{path}}, baris {{line}}, kolom {{column}}: ini bukan JSON yang valid. Periksa apakah ada koma, tanda kutip, atau kurung yang kurang tepat sebelumnya.",
    repeated:
      "Rencana {{path}}, baris {{line}}, kolom {{column}}: anggota “{{member}}” muncul lebih dari sekali.",
    tooDeep:
      "Rencana {{path}}, baris {{line}}, kolom {{column}}: kurung bersarang terlalu dalam; rencana memerlukan paling banyak 4 tingkat.",
  },
  file: {
    ENOENT: "file tidak ada (ENOENT)",
    ENOTDIR: "bagian dari jalurnya bukan folder (ENOTDIR)",
    EISDIR: "ini folder (EISDIR)",
    NOFILE: "ini pipa atau perangkat, bukan file",
    EIO: "isinya tidak dapat dibaca (EIO)",
    EACCES: "Anda tidak memiliki izin untuk membacanya (EACCES)",
    EPERM: "Anda tidak memiliki izin untuk membacanya (EPERM)",
    EFBIG: "lebih besar dari 1 MiB (EFBIG)",
    ENXIO: "tidak ada perangkat di baliknya (ENXIO)",
    ENODEV: "tidak ada perangkat di baliknya (ENODEV)",
    EILSEQ: "bukan teks UTF-8 (EILSEQ)",
    ELOOP: "tautannya membentuk lingkaran (ELOOP)",
    ENAMETOOLONG: "namanya terlalu panjang (ENAMETOOLONG)",
    nul: "path-nya berisi karakter NUL (ERR_INVALID_ARG_VALUE)",
    other: "sistem mengembalikan {{code}}",
  },
} as const satisfies TranslationOf<"id", typeof english>;

/** What is wrong with a member of a plan. */
export const planFaults = {
  unknown: "bukan anggota rencana; periksa ejaannya atau hapus",
  exactly: "harus {{values}}",
  oneOf: "harus salah satu dari: {{values}}",
  type: {
    string: "tidak ada, atau bukan string",
    number: "tidak ada, atau bukan angka",
    boolean: "tidak ada, atau bukan boolean",
    object: "tidak ada, atau bukan objek",
  },
  text: {
    url: "masukkan URL lengkap dengan https://, misalnya https://api.example:9090",
    urlCredentials: "hapus nama pengguna dan kata sandi dari URL",
    urlTail: "hapus semuanya mulai dari ? atau #",
    urlPlainHttp: "gunakan https:// (http:// biasa hanya diterima untuk alamat komputer ini sendiri)",
    urlScheme: "gunakan https://",
    userName: "masukkan nama pengguna",
    tooLong128: "paling banyak 128 karakter",
    tooLong256: "paling banyak 256 karakter",
    shards: "harus 1, 2, 4, 8, 16, atau 32",
    name: "masukkan nama, atau hilangkan anggotanya",
    digits: "kode negara dan nomor bersama-sama paling banyak 15 digit",
    pinNeeded:
      "migrasi ke cloud memerlukan PIN 6 digit: yang sudah ada, atau yang akan ditetapkan jika verifikasi dua langkah nonaktif",
    certNeeded: "migrasi ke klien on-premises memerlukan sertifikat nama terverifikasi nomor",
    envName:
      "nama variabel lingkungan hanya berisi huruf, digit, dan garis bawah, dan tidak diawali dengan digit",
    secretFile: "masukkan jalur file yang memuat rahasia",
    fingerprint: "harus sidik jari SHA-256: 64 digit heksadesimal, dengan atau tanpa titik dua",
    caFile: "masukkan jalur file CA",
    tlsOneChoice: "gunakan caFile atau sha256, jangan keduanya",
    tlsNoRoots: "hapus systemRoots bila sha256 dipakai: sertifikat yang ditetapkan tidak memerlukan CA root",
    tlsEmpty: "gunakan caFile, sha256, atau systemRoots, atau hilangkan tls",
    tlsEmptyClient: "gunakan caFile, sha256, systemRoots, atau client, atau hilangkan tls",
    pfx: "masukkan jalur file PFX",
    clientCert: "masukkan jalur file sertifikat",
    proxyScheme: "gunakan http:// atau https://; jenis proxy lain, seperti SOCKS, tidak didukung",
    proxyCredentials: "hapus nama pengguna dan kata sandi dari URL; keduanya memiliki anggota sendiri",
    proxyTail: "hapus semuanya setelah host dan port",
    proxyUser: "nama pengguna tidak boleh berisi titik dua atau baris baru",
    proxyUserAlone: "hapus nama pengguna: tidak ada proxy yang dipakai",
    proxyPassword: "masukkan nama pengguna pemilik kata sandi itu",
    platformId: "hanya huruf, digit, - dan _, seperti yang ditunjukkan platform",
    brand: "harus huruf kecil, seperti chat",
    version: "bentuknya seperti v23.0",
    countryCode: "1 sampai 3 digit tanpa tanda plus, misalnya 1 atau 34",
    nationalNumber: "4 sampai 14 digit, tanpa kode negara, spasi, atau tanda hubung",
    label: "1 sampai 64 huruf, digit, titik, tanda hubung, atau garis bawah, diawali dengan huruf atau digit",
    secret: "gunakan {{env}}, {{file}}, atau {{vault}}, bukan rahasia itu sendiri",
    certificate: "gunakan {{pfx}} atau {{pair}}, dengan {{passphrase}} bila ada",
    signIn: "gunakan {{token}} atau {{user}}, dengan setiap SECRET berupa {{env}}, {{file}}, atau {{vault}}",
  },
} as const satisfies TranslationOf<"id", typeof englishPlan>;
