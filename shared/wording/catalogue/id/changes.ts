import type { changes as english } from "../en/changes.ts";
import type { TranslationOf } from "../words.ts";

/** What changed unexpectedly with the move. Both values are shown as the platform returned them. */
export const changes = {
  override:
    "URL callback milik akun sendiri untuk aplikasi Anda adalah “{{before}}” sebelum perpindahan dan sekarang “{{after}}”. Tetapkan lagi bila Anda menginginkan notifikasi di sana.",
  member:
    "{{member}} adalah “{{before}}” sebelum perpindahan dan sekarang “{{after}}”, padahal perpindahan seharusnya tidak mengubahnya.",
  expected:
    "{{member}} adalah “{{after}}” setelah perpindahan, padahal “{{expected}}” yang diperkirakan. Platform mungkin masih akan menaikkannya.",
  members: {
    "verified-name": "Nama terverifikasi",
    "display-phone-number": "Nomor seperti yang ditampilkan",
    "code-verification-status": "Verifikasi dengan kode",
    "quality-rating": "Kualitas",
    "name-status": "Status nama",
    "is-official-business-account": "Akun bisnis resmi",
    "messaging-limit-tier": "Batas pesan",
    "account-mode": "Mode nomor",
    status: "Status nomor",
    "platform-type": "Lokasi",
    throughput: "Throughput nomor",
    "health-status": "Boleh mengirim",
    "webhook-configuration-number": "URL callback nomor",
    "webhook-configuration-account": "URL callback akun",
    "webhook-configuration-application": "URL callback aplikasi",
    "subscribed-apps-override": "URL callback pengganti",
    "owning-account": "Akun pemilik",
    "message-templates": "Templat",
    "message-templates-status": "Status templat",
  },
  same: "sama",
  changed: "berubah, sesuai perkiraan",
  unexpected: "berubah tanpa diperkirakan",
  missed: "tidak sesuai perkiraan",
  untold: "tidak dapat dibandingkan",
  notTold: "tidak dilaporkan",
  because: {
    promised: "Platform menjanjikan bahwa migrasi tidak mengubahnya.",
    "not-explained":
      "Migrasi seharusnya tidak mengubahnya, dan tidak ada yang terbaca yang menjelaskannya. Tanyakan kepada dukungan platform.",
    "own-rating":
      "Migrasi seharusnya tidak mengubahnya. Platform terus-menerus menilai nomor, jadi peringkat baru itu mungkin punya sebab lain.",
    "own-limit":
      "Migrasi seharusnya tidak mengubahnya. Platform terus-menerus menyesuaikan batas, jadi batas baru itu mungkin punya sebab lain.",
    "own-review":
      "Migrasi seharusnya tidak mengubahnya. Platform terus-menerus meninjau templat, jadi ini mungkin punya sebab lain.",
    "name-review":
      "Migrasi seharusnya tidak mengubahnya. Nama dapat diedit dan ditinjau kapan saja, jadi ini mungkin punya sebab lain.",
    elsewhere:
      "Migrasi seharusnya tidak mengubahnya. Mungkin ada yang mengubahnya sementara itu, di pengelola platform atau dengan program lain.",
    "by-the-move": "Bergantung pada lokasi nomor.",
    upgraded: "2 shard atau lebih: platform menaikkannya.",
    "not-upgraded":
      "Nomor berjalan dengan 2 shard atau lebih, jadi “{{expected}}” yang diperkirakan. Saat terakhir dibaca, platform belum menaikkannya.",
    "few-shards": "Kurang dari 2 shard: platform tidak menaikkannya.",
    "shards-not-told":
      "Tidak diketahui dengan berapa shard nomor berjalan; mulai dari 2, platform menaikkannya sendiri.",
    "left-cloud": "Hanya berlaku untuk nomor di cloud.",
    override: "Langganan aplikasi menghapusnya. Tetapkan lagi bila Anda menginginkan notifikasi di sana.",
  },
  untoldBecause: {
    before: "Nilai ini tidak dilaporkan sebelum migrasi, jadi tidak dapat dibandingkan.",
    after: "Nilai ini tidak dilaporkan setelah migrasi, jadi tidak dapat dibandingkan.",
    both: "Nilai ini tidak dilaporkan sebelum maupun setelah migrasi, jadi tidak dapat dibandingkan.",
  },
  untoldList: "Tidak dilaporkan sebelum atau setelah perpindahan, jadi tidak dibandingkan: {{members}}",
  templates: {
    changed: "{{name}} ({{language}}): {{before}}, sekarang {{after}}",
    added: "{{name}} ({{language}}): baru, {{after}}",
    removed: "{{name}} ({{language}}): hilang, sebelumnya {{before}}",
    more_other: "{{count}} templat lagi berbeda.",
    unnamed: "Templat mana yang berbeda tidak lagi diketahui: daftar dari sebelumnya sudah tidak disimpan.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
