import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksWatch as english } from "../en/webhooks-watch.ts";

/** Words of the watch: what it noticed, and when it looks. */
export const webhooksWatch = {
  open_other: "{{count}} temuan",
  on: "Aktif",
  off: "Nonaktif",
  isPaused: "Dijeda",
  title: "Pemantauan",
  now: "Periksa sekarang",
  watched: "Pantau ruang kerja",
  watchedHint:
    "Memeriksa nomor, token, langganan, endpoint, tunnel, dan penerima secara terjadwal. Hanya membaca.",
  every: "Selang pemeriksaan",
  never: "tidak pernah",
  next: "Pemeriksaan berikutnya pada {{time}}.",
  nextOnBattery: "Pemeriksaan berikutnya pada {{time}}: lebih jarang selama komputer ini memakai baterai.",
  paused: {
    "nothing-watched": "Dijeda: tidak ada ruang kerja yang dipantau.",
    "vault-locked": "Dijeda selama brankas terkunci.",
    "switched-off": "Dijeda: selang pemeriksaan diatur ke tidak pernah.",
  },
  findings: "Temuan",
  noFinding: "Tidak ada temuan dalam peristiwa yang diterima.",
  noNewFinding: "Tidak ada temuan baru dalam peristiwa yang diterima.",
  settled_other: "{{count}} sudah diketahui",
  seen: "Sudah diketahui",
  settle: "Tandai sudah diketahui",
  settleNamed: "Tandai sudah diketahui: {{name}}",
  times_other: "{{count}} kali",
  detector: {
    "repeats-retry": "Duplikat: ada respons yang tidak datang",
    "repeats-second-app": "Duplikat: aplikasi kedua berlangganan",
    "repeats-both-apis": "Duplikat: kedua API mengantarkan",
    disorder: "Tidak berurutan",
    silence: "Peristiwa lebih sedikit dari biasanya",
    unsupported: "Pesan yang tidak diantarkan API",
    unsigned: "Permintaan tanpa tanda tangan",
    "wrong-signature": "Permintaan dengan tanda tangan yang salah",
    "sender-unlisted": "Bertanda tangan, dari alamat yang tidak ada di daftar",
    "sender-outside": "Ditolak, dari alamat yang tidak ada di daftar",
  },
  looks: "Pemeriksaan terakhir",
  since: "Pertama kali ditemukan",
  thing: {
    number: "Nomor",
    token: "Token akses",
    subscription: "Langganan",
    endpoint: "Endpoint",
    tunnel: "Tunnel",
    receiver: "Penerima",
  },
} as const satisfies TranslationOf<"id", typeof english>;
