import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { sandbox as english } from "../en/sandbox.ts";

/** What the sandbox says while it runs. */
export const sandbox = {
  lead: "Sandbox: tidak ada yang nyata di bawah ini, dan berhenti dengan Ctrl-C.",
  stopped: "Sandbox berhenti.",
  labels: {
    cloud: "API cloud",
    caFile: "file CA",
    accessToken: "token akses",
    app: "aplikasi",
    appSecret: "rahasia aplikasi",
    verifyToken: "token verifikasi",
    account: "akun bisnis",
    numberId: "ID nomor telepon",
    onPrem: "Klien on-premises",
    fingerprint: "sidik jari",
    credentials: "kredensial",
    token: "token sesi",
    number: "Nomor",
    pin: "PIN dua langkah",
    certificate: "sertifikat",
    health: "Kesehatan",
    plans: "Rencana",
    tables: "Tabel untuk kelompok nomor",
  },
  ofProduction: "untuk URL callback produksi aplikasi; URL callback Anda sendiri punya tokennya sendiri",
  more_other: "dan {{count}} nomor lagi",
  code: "Kode dikirim: {{code}}",
  codeTo: "Kode dikirim ke {{number}}: {{code}}",
  moved: "Nomor sekarang: {{place}}",
  movedOf: "{{number}} sekarang: {{place}}",
  fates: {
    cloud: "Pesan sampai di cloud; notifikasinya sedang dikirim.",
    onprem: "Pesan sampai di klien on-premises; notifikasinya sedang dikirim.",
    dropped: "Pesan hilang: tidak satu pun API punya koneksi yang berfungsi untuk nomor itu sekarang.",
    unheard: "Pesan sampai di cloud, tetapi tidak ada aplikasi yang berlangganan notifikasinya.",
  },
  delivery: {
    cloud: "Notifikasi cloud ke {{url}} (pembaruan: {{updates}}): {{result}}",
    onprem: "Notifikasi klien on-premises ke {{url}} (pembaruan: {{updates}}): {{result}}",
  },
  clock:
    "Waktu sandbox: {{now}}. Terkirim {{delivered}}, menunggu {{waiting}}, tanpa percobaan lagi {{abandoned}}.",
  front: "{{url}} meneruskan ke {{address}}",
  production: "{{url}} mendengarkan di {{address}}, dengan sertifikat dari CA sandbox",
  onlyExample: "Hanya URL di bawah .example yang dapat mewakili endpoint milik bisnis itu sendiri.",
} as const satisfies TranslationOf<"id", typeof english>;
