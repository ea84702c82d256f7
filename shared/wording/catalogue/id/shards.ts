import type { shards as english } from "../en/shards.ts";
import type { TranslationOf } from "../words.ts";

export const shards = {
  outcome: {
    ready_other: "Klien siap untuk {{count}} shard",
    "not-ready_other": "Klien belum siap untuk {{count}} shard",
    unknown_other: "Tidak dapat dipastikan apakah klien siap untuk {{count}} shard",
  },
  now_other: "Klien sekarang melaporkan {{count}} shard.",
  containers: {
    coreApps: "Jumlah core app",
    masters: "Jumlah master",
    found: "{{found}} dari {{needed}}",
    notTold: "{{needed}} diperlukan; tidak dilaporkan",
    single: "Satu node cukup untuk 1 shard.",
  },
  node: {
    title: "Daftar node",
    name: "Nama node",
    role: "Peran",
    gateway: "Keadaan",
    means: "Arti",
    noRole: "tidak dilaporkan",
  },
  means: {
    serving: "melayani nomor",
    standby: "siaga: memang seharusnya terputus",
    starting: "sedang memulai",
    unregistered: "tidak ada nomor yang terdaftar di sini",
    missing: "terputus, padahal node yang melayani kurang dari seharusnya",
    "not-set-up": "belum disiapkan",
    "not-told": "tidak dapat dipastikan",
  },
  throughput: {
    title: "Throughput di cloud",
    rises: "HIGH diperkirakan setelah migrasi dengan shard ini; sekarang STANDARD.",
    drops: "STANDARD diperkirakan setelah migrasi dengan shard ini; sekarang HIGH.",
    stays: "Tetap {{now}}.",
    "not-told":
      "{{expected}} diperkirakan setelah migrasi dengan shard ini; keadaannya sekarang tidak dilaporkan.",
    other: "Cloud melaporkan {{now}}; {{expected}} diperkirakan setelah migrasi dengan shard ini.",
  },
  step: {
    title: "Dengan urutan ini",
    cluster: "Jalankan klien sebagai klaster dengan master utama dan master sekunder.",
    database:
      "Biarkan semua kontainer memakai satu basis data. Klien tidak melaporkannya; periksa di pengaturan kontainer.",
    "core-apps_other": "Jalankan {{count}} core app: 1 lebih banyak daripada shard.",
    nodes: "Pastikan setiap node menjawab dan sudah disiapkan.",
    certificate: "Unduh sertifikat baru dan periksa: sertifikat yang kedaluwarsa membuat nomor dicekal.",
    register: "Daftarkan nomor di klien on-premises: dengan migrasi, jika nomor ada di cloud.",
    set: "Tetapkan shard, paling lambat 7 hari setelah pendaftaran. Migrasi ke on-premises melakukannya bila rencana memuatnya.",
    verify_other:
      "Periksa lagi: klien melaporkan {{count}} shard; core app sebanyak itu dan master utama melayani.",
    throughput:
      "Setelah migrasi ke cloud, HIGH diperkirakan dalam 1 menit. Sampai saat itu permintaan bisa ditolak dengan 131057.",
  },
  state: {
    done: "selesai",
    "to-do": "perlu dilakukan",
    "not-told": "tidak dilaporkan",
  },
} as const satisfies TranslationOf<"id", typeof english>;
