import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksPoint as english } from "../en/webhooks-point.ts";

/** Words of a standing callback. */
export const webhooksPoint = {
  title: "Terima webhook nomor ini",
  up: "Menerima di sini",
  down: "Tidak menerima di sini",
  interrupted: "Penerimaan terputus",
  what: "Platform mengantarkan notifikasi nomor ke komputer ini sampai Anda menghentikannya. URL callback saat ini disimpan dulu dan dipulihkan sesudahnya.",
  number: "Nomor",
  since: "Sejak",
  ends: "Berakhir",
  endsNever: "bila Anda menghentikannya",
  length: "Durasi",
  before: "URL callback sebelumnya",
  beforeNone: "tidak ada",
  forwards: "Diteruskan ke",
  forwardsNowhere: "tidak ke mana pun",
  quit: "Saat Switchover ditutup",
  atQuit: {
    "give-back": "URL callback sebelumnya dipulihkan",
    stay: "URL callback tetap sampai waktunya habis. Notifikasi yang dikirim sementara itu tidak diterima; platform mencobanya lagi",
  },
  reaches: {
    account: "Ini URL callback seluruh akun bisnis: notifikasi nomor lainnya juga datang ke sini.",
    application: "Ini URL callback aplikasi: notifikasi semua yang dilayani aplikasi datang ke sini.",
  },
  resumed: "Dilanjutkan dari sebelum Switchover ditutup.",
  forward: "Teruskan semuanya ke URL callback sebelumnya",
  forwardOn:
    "Endpoint produksi Anda menerima setiap notifikasi, tanpa perubahan; platform menerima responsnya.",
  forwardOff: "Notifikasi tetap di sini. Endpoint produksi Anda tidak menerimanya.",
  allowPrivate: "URL callback itu boleh memakai alamat privat, alamat IP, atau port selain 443",
  confirm: "URL callback saat ini boleh berhenti menerima notifikasi",
  stay: "Biarkan URL callback tetap terpasang jika Switchover ditutup sebelum waktunya habis",
  stayHint: "Mulai berikutnya melanjutkan setelah brankas dibuka, jika URL publiknya sama.",
  start: "Terima di sini",
  startHint: "Membuka tunnel, memeriksanya dari luar, dan menetapkan URL callback.",
  noTunnel: "Pilih dulu tunnel di bawah.",
  stop: "Pulihkan URL",
  oneAtATime:
    "Satu nomor ruang kerja pada satu waktu: penerima memiliki satu URL dan satu tunnel. Pulihkan URL callback ini sebelum Anda menerima webhook nomor lain. Di terminal, webhooks point menangani setiap nomor secara terpisah.",
  stopHint: "Mengakhiri ini dan memulihkan URL callback sebelumnya.",
  cancelHint: "Mengakhiri ini. Jika URL callback sudah diganti, URL sebelumnya dipulihkan.",
  steps: "Langkah",
  phase: {
    working: "Membuka tunnel dan menetapkan URL callback.",
    restoring: "Memulihkan URL callback sebelumnya.",
  },
  end: {
    asked: "Dihentikan.",
    "time-over": "Waktunya habis.",
    changed: "URL callback diubah di luar Switchover.",
    moved: "Tunnel dibuka kembali dengan URL yang berbeda.",
    lost: "Tunnel atau penerima terputus.",
    left: "URL callback dibiarkan tetap terpasang.",
    "not-begun": "Tidak dimulai.",
    circle:
      "Salinan yang diteruskan telah kembali ke sini dari endpoint produksi Anda, jadi endpoint itu tidak dapat menerima apa pun lagi melalui sini.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
