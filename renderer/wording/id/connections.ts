import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { connections as english } from "../en/connections.ts";

/** Texts about the two connections of a workspace, wherever their state is shown. */
export const connections = {
  title: {
    none: "Belum ada yang terhubung.",
    troubled_other: "{{count}} koneksi memerlukan perhatian.",
    untested_other: "{{count}} koneksi belum diuji.",
    connected_other: "Semua {{count}} koneksi menjawab.",
  },
  lead: "Apa yang dijangkau Switchover, bagaimana, dan dengan sertifikat mana. Uji hanya membaca.",
  empty: "Sebuah ruang kerja memuat dua koneksi dan nomor-nomor di kedua API.",
  test: "Uji",
  testNamed: "Uji: {{name}}",
  testBoth: "Uji keduanya",
  testing: "Menguji",
  drawing: "Klien on-premises: {{client}}. API cloud: {{cloud}}.",
  state: {
    missing: "Belum disiapkan",
    untested: "Disimpan, belum diuji",
    works: "Berfungsi",
    answered: "Menjawab",
    trouble: "Tidak menjawab sebagaimana mestinya pada pemeriksaan terakhir",
    partly: "Tidak semuanya dapat diperiksa",
    unsure_other: "{{count}} peringatan",
    warned_other: "Menjawab, {{count}} peringatan",
    failed_other: "{{count}} pemeriksaan gagal",
  },
  mark: {
    missing: "Belum disiapkan",
    untested: "Belum diuji",
    works: "Berfungsi",
    answered: "Menjawab",
    partly: "Tidak semuanya dapat diperiksa",
    warned: "Menjawab, dengan peringatan",
    failed: "Gagal",
    trouble: "Gagal",
  },
  age: { tested: "Diuji", checked: "Terakhir diperiksa" },
  fact: {
    account: "akun {{id}}",
    login: "masuk sebagai {{username}}",
    token: "masuk dengan token",
    version: "Versi {{version}}, berfungsi",
    tokenUntil: "Token berlaku sampai {{until}}",
    plain: "tidak terenkripsi",
    trust: {
      public: "memercayai otoritas publik",
      ca: "sertifikat menurut file CA Anda",
      system: "sertifikat menurut otoritas komputer ini",
      fingerprint: "sertifikat dipercaya menurut sidik jarinya",
    },
  },
} as const satisfies TranslationOf<"id", typeof english>;
