import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { tools as english } from "../en/tools.ts";

/** What lint, endpoint, workspace, alerts and allowlist say besides the sentences that all hosts share. */
export const tools = {
  severity: {
    error: "kesalahan",
    warning: "peringatan",
  },
  input: "masukan standar",
  inputFirst: "Masukan standar",
  largerThan: "lebih besar dari {{mib}} MiB (EFBIG)",
  sending:
    "Dengan --send, pemeriksaan juga mengirim sekitar 50 notifikasi uji, ditandatangani dengan rahasia dari --app-secret-file: semua jenis, tanda tangan sah dan tidak sah, duplikat, satu kumpulan 1.000 pembaruan, dan satu yang hampir 3 MB. Semuanya membawa ID nomor telepon 0 dan teks {{text}}.",
  workspace: {
    none: "Belum ada ruang kerja di folder data ini.",
    numbers_other: "{{count}} nomor",
    archivedAt: "diarsipkan {{at}}",
    archived: "Diarsipkan. Tidak ada isinya yang dihapus.",
    shown: "Ditampilkan lagi.",
    written: "Ditulis: {{file}}. Kirim frasa sandinya secara terpisah.",
    added_other: "Ditambahkan sebagai {{id}}, dengan {{count}} rahasia.",
    reportsIn: "Laporan migrasinya: {{folder}}",
    ask: "Tambahkan ruang kerja ini?",
    summary: {
      workspace: "Ruang kerja: {{name}} ({{id}}), {{at}}",
      number: "Nomor: {{spoken}}",
      namedNumber: "Nomor: {{spoken}} ({{name}})",
      cloud: "API cloud: {{url}}",
      onPrem: "Klien on-premises: {{url}}",
      secrets: "Rahasia: {{list}}",
      reports: "Laporan: {{list}}",
      none: "tidak ada",
      missing:
        "Tidak ada di dalamnya: {{path}} (tidak terbaca, tanpa sertifikat, atau lebih besar dari 256 KB)",
      exists: "Ruang kerja dengan ID ini ada di folder data ini.",
    },
  },
  alerts: {
    none: "Tidak ada peringatan yang dikirim.",
    saved: "Peringatan dikirim ke {{host}}. Untuk mencobanya: switchover alerts test",
    removed: "Peringatan tidak lagi dikirim ke sana. URL dan kunci yang tersimpan dihapus.",
    notSet:
      "Tidak ada peringatan yang diatur ke sana, jadi tidak ada yang dikirim ke sana, dan tidak ada yang diubah.",
    desktop: "Aplikasi desktop menampilkan ringkasan sebagai pemberitahuan: {{plan}}.",
    noDesktop: "Tidak ada ringkasan yang ditampilkan di desktop.",
    desktopDigest: "Untuk melihat ringkasan desktop: switchover alerts digest --desktop",
    onlyDesktop:
      "Terminal dan “serve” tidak menampilkan pemberitahuan: aplikasi desktop yang menampilkannya selama berjalan pada folder data ini.",
  },
  acceptShrink: "Jika itu benar: --accept-shrink",
  allowPrivate: "Jika itu benar: --allow-private",
  filePassphrase: "Frasa sandi file",
  newFilePassphrase: "Pilih frasa sandi untuk file (paling sedikit {{least}} karakter)",
} as const satisfies TranslationOf<"id", typeof english>;
