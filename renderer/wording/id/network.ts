import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { network as english } from "../en/network.ts";

/** Words of how a workspace's servers are reached: proxy and client certificate. */
export const network = {
  lead: "Sebagian besar jaringan tidak memerlukan perubahan. Pengaturan ini berlaku untuk pemeriksaan, migrasi, dan perubahan PIN di ruang kerja ini. Tunnel dan penerusan ke endpoint Anda sendiri tidak memakainya.",
  fact: {
    system: "Pengaturan proxy sistem",
    none: "Tanpa proxy",
    proxy: "Proxy {{host}}",
    fixed: {
      system: "Pengaturan proxy sistem, ditetapkan oleh administrator Anda",
      none: "Tanpa proxy, ditetapkan oleh administrator Anda",
      proxy: "Proxy {{host}}, ditetapkan oleh administrator Anda",
      except: "Proxy {{host}} dengan pengecualian, ditetapkan oleh administrator Anda",
    },
    unknown: "Proxy tidak diketahui, jadi tidak ada koneksi yang dibuat",
    client: "sertifikat klien (TLS) {{subject}}",
  },
  proxy: {
    label: "Proxy",
    kind: { system: "Pengaturan sistem", none: "Tanpa proxy", own: "Proxy tersendiri" },
    when: {
      system:
        "Pengaturan komputer ini menentukan apakah proxy dipakai, dan yang mana. Disarankan, kecuali uji koneksi menunjukkan lain.",
      none: "Diperlukan jika pengaturan komputer ini menyebut proxy yang tidak mengarah ke server-server ini. Keduanya dijangkau langsung.",
      own: "Diperlukan jika perusahaan Anda mengizinkan koneksi keluar hanya melalui proxy yang tidak disebut pengaturan komputer ini. Kedua server dijangkau melaluinya.",
    },
    address: "URL proxy",
    addressHint: "Host dan port, misalnya http://proxy.example:3128",
    fault: {
      "scheme-missing": "Masukkan seluruh URL dengan http://, misalnya http://proxy.example:3128.",
      unsupported: "Gunakan http:// atau https://. Proxy lain, termasuk SOCKS, tidak didukung.",
      credentials: "Hapus nama pengguna dan kata sandi dari URL. Keduanya memiliki bidang tersendiri.",
      "more-than-address": "Hapus semuanya setelah host dan port.",
      "not-an-address": "Ini bukan URL. Masukkan http:// dan nama proxy.",
    },
    username: "Nama pengguna (opsional)",
    usernameHint: "Diperlukan hanya jika proxy memintanya.",
    usernameWrong: "Paling banyak 128 karakter, tanpa titik dua.",
    password: "Kata sandi proxy",
    save: "Simpan proxy",
    saved: "Disimpan. Uji kedua koneksi untuk memastikan servernya dijangkau dengan cara ini.",
  },
  client: {
    label: "Sertifikat klien (TLS)",
    when: "Diperlukan hanya jika server di depan klien on-premises meminta sertifikat klien (TLS timbal balik). Administrator server yang menyediakannya.",
    add: "Tambah sertifikat klien (TLS)",
    replace: "Ganti sertifikat klien (TLS)",
    remove: "Hapus sertifikat klien (TLS)",
    removeShort: "Hapus",
    until: "Berlaku sampai {{until}}",
    ended: "Kedaluwarsa ({{until}}): server akan menolaknya.",
    stored: "Kunci privat tersimpan",
    missing: "Kunci privatnya tidak ada di brankas. Tambahkan lagi sertifikat itu.",
    unknown: "Brankas terkunci, jadi tidak diketahui apakah kunci privatnya tersimpan.",
    title: "Sertifikat klien (TLS)",
    form: "Format file",
    kind: { pfx: "Satu file PFX", pem: "Sertifikat dan kunci" },
    pfx: "File PFX (.pfx atau .p12)",
    cert: "Sertifikat (PEM)",
    key: "Kunci privat (PEM)",
    passphrase: "Frasa sandi (kosongkan jika tidak ada)",
    keeps:
      "Kunci privat disimpan di brankas. Filenya tetap di tempatnya; Switchover tidak memerlukannya sesudah itu.",
    store: "Simpan sertifikat klien (TLS)",
    tooLarge: "File terlalu besar. Pilih yang lain.",
    fault: {
      "not-a-pfx": "Ini bukan file PFX.",
      "outdated-pfx":
        "File ini memakai enkripsi yang usang. Ekspor lagi dengan AES, atau gunakan sertifikat dan kunci.",
      "no-key": "File ini tidak memuat sertifikat dengan kunci privatnya.",
      "not-a-certificate": "File ini tidak memuat sertifikat PEM (“-----BEGIN CERTIFICATE-----”).",
      "not-a-key": "File ini tidak memuat kunci privat PEM (“-----BEGIN PRIVATE KEY-----”).",
      "key-mismatch": "Kunci ini milik sertifikat lain.",
      "does-not-open": "Frasa sandi itu tidak membuka file ini.",
    },
    removeTitle: "Hapus sertifikat klien (TLS)?",
    removeWhat:
      "Kunci privat dan frasa sandinya dihapus dari brankas dan tidak dapat dipulihkan. Server yang meminta sertifikat itu akan menolak koneksi.",
  },
  file: {
    choose: "Pilih file",
    chooseFor: "Pilih file: {{label}}",
    none: "Tidak ada file yang dipilih",
  },
} as const satisfies TranslationOf<"id", typeof english>;
