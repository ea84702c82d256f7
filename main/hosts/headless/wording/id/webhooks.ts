import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/webhooks.ts";

/** What the commands say that replace a callback URL: test, point and restore. */
export const webhooks = {
  stopping:
    "Berhenti setelah URL callback dipulihkan. Tekan Ctrl-C lagi untuk keluar sekarang tanpa memulihkannya.",
  nothingChanged: "Tidak ada yang diubah.",
  notSet: "tidak ditetapkan",
  tokenNotStored: "Token tidak dapat disimpan. Tidak ada yang diubah.",
  tokenOf: "Token verifikasi {{url}} (Esc: berhenti)",
  tokenOfIt: "Token verifikasi URL callback (Esc: berhenti)",
  listeningOn: "Mendengarkan di {{url}}. Arahkan proksi Anda ke sana.",
  publicUrls: "URL publik untuk kedua URL itu:",
  anotherUrl:
    "Tunnel terhubung lagi dengan URL lain. Notifikasi yang masih dikirim ke {{url}} tidak tiba di sini.",
  reconnecting: "Menghubungkan lagi.",
  send: "Kirim",
  sendTo: "ke",
  fromAnyPhone: "dari telepon mana pun.",
  qrCode: "Kode QR berisi nomor dan kata kunci sebagai teks biasa.",
  pointed: "Notifikasi {{level}} tiba di sini, sampai Ctrl-C.",
  pointedUntil: "Notifikasi {{level}} tiba di sini, sampai {{until}}, atau Ctrl-C.",
  productionMisses:
    "Sementara itu, URL callback saat ini tidak akan mendapat satu pun notifikasi nomor. Lanjutkan?",
  urlMisses: "Sementara itu, {{url}} tidak akan mendapat satu pun notifikasi nomor. Lanjutkan?",
  risk: {
    everyNetwork:
      "Penerima mendengarkan di setiap jaringan komputer ini ({{address}}): perangkat mana pun di dalamnya dapat terhubung. Penerima hanya menerima permintaan ke jalur rahasianya.",
    oneNetwork:
      "Penerima mendengarkan di {{address}} sampai berakhir: perangkat mana pun di jaringan itu dapat terhubung. Penerima hanya menerima permintaan ke jalur rahasianya.",
  },
  left: {
    ofTest:
      "URL callback sebelumnya untuk {{level}} adalah {{before}}; URL milik uji mungkin masih ditetapkan. Uji berikutnya untuk nomor ini memulihkannya lebih dulu; begitu pula jendela saat brankasnya dibuka pada folder data ini.",
    ofPoint:
      "URL callback sebelumnya untuk {{level}} adalah {{before}}; URL milik Switchover mungkin masih ditetapkan. Untuk memulihkannya: switchover webhooks restore PLAN. Awal berikutnya dengan folder data ini juga memulihkannya.",
  },
  earlier: {
    restored:
      "URL callback {{spoken}} untuk {{level}}, yang masih diganti sejak awal sebelumnya, dipulihkan.",
    replaced: "URL callback {{spoken}} untuk {{level}}, yang diganti pada awal sebelumnya: {{found}}.",
    notRestored:
      "URL callback {{spoken}} untuk {{level}}, yang masih diganti sejak awal sebelumnya, tidak dapat dipulihkan: {{found}}.",
  },
  restored: {
    "as-before": "URL callback dipulihkan.",
    "left-as-changed": "Tidak ada lagi milik Switchover yang perlu dipulihkan.",
    "certificate-left": "Tidak semuanya dapat dipulihkan.",
    "not-restored": "URL callback tidak dapat dipulihkan.",
    unknown: "Tidak diketahui apakah semuanya dipulihkan.",
    "nothing-replaced": "Tidak ada yang diganti.",
  },
  noneReplaced: {
    what: "Tidak ada URL callback yang diganti sementara di folder data ini.",
    works: "Tidak ada permintaan yang dikirim dan tidak ada yang diubah.",
  },
  next: {
    withToken:
      "Tanpa token yang benar tidak ada yang diubah. Jalankan lagi di terminal, atau sebutkan file yang berisi token itu dengan --callback-token-file FILE.",
    withSecret: "Jalankan lagi dengan --app-secret-file FILE.",
    fixLine: "Perbaiki yang dilaporkan baris di atas, lalu jalankan lagi.",
    fixLines: "Perbaiki yang dilaporkan baris-baris di atas, lalu jalankan lagi.",
    anyTime: "Anda dapat menjalankannya lagi kapan saja.",
    restore:
      "Periksa URL callback di dasbor platform. Untuk mencoba memulihkannya lagi: switchover webhooks restore PLAN",
    left: "Awal berikutnya dengan folder data ini menerima di sini lagi. Untuk memulihkannya saja: switchover webhooks restore PLAN",
    acceptOrForward: "Tambahkan --yes untuk menyetujuinya, atau --forward untuk meneruskan salinan.",
    form: "Untuk melihat bentuk yang benar: {{command}}",
  },
  pointEnds: {
    asked: "Notifikasi nomor tidak lagi tiba di sini.",
    "time-over": "Waktunya habis: notifikasi nomor tidak lagi tiba di sini.",
    changed: "URL callback lain ditetapkan di luar Switchover: notifikasi nomor tidak lagi tiba di sini.",
    moved: "Tunnel terhubung lagi dengan URL lain: notifikasi nomor tidak lagi tiba di sini.",
    lost: "Tunnel terputus: notifikasi nomor tidak lagi tiba di sini.",
    left: "URL callback dibiarkan di tempatnya.",
    "not-begun": "Notifikasi nomor tidak tiba di sini.",
    circle:
      "Salinan yang diteruskan kembali ke sini dari produksi, jadi produksi tidak dapat lagi menerima satu pun: notifikasi nomor tidak lagi tiba di sini.",
  },
} as const satisfies TranslationOf<"id", typeof english.webhooks>;
