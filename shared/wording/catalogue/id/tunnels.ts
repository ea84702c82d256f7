import type { tunnels as english } from "../en/tunnels.ts";
import type { TranslationOf } from "../words.ts";

const found = {
  tunnel: {
    open: "{{host}} terbuka",
    openFor: "{{host}} terbuka; sertifikatnya berlaku {{span}} lagi",
    endsSoon: "{{host}} terbuka, tetapi sertifikatnya kedaluwarsa dalam {{span}}",
    none: "tidak ada tunnel yang terbuka",
    down: "tunnel tidak terbuka ({{cause}})",
    downBecause: "tunnel tidak terbuka ({{cause}}): {{detail}}",
  },
  outsideIn: {
    unchanged: "{{bodies}} isi melewati {{host}} tanpa perubahan dalam {{ms}} ms (median)",
    unasked: "tidak diuji: tidak ada tunnel yang terbuka",
    notSeen:
      "tidak meyakinkan: komputer ini belum dapat meresolusi {{host}}, dan server namanya sendiri tidak dapat ditanyai dari sini",
    private: "{{host}} mengarah ke {{address}}, yang bukan alamat internet publik",
    unconnected: "tidak dapat terhubung ke {{host}} ({{cause}})",
    redirect: "{{host}} mengalihkan ke URL lain (HTTP {{status}}), yang tidak diikuti platform",
    page: "{{host}} mengembalikan halaman untuk pengunjung (HTTP {{status}}), bukan meneruskan notifikasi",
    notOurs: "{{host}} mengembalikan 200, tetapi tidak ada yang tiba di sini",
    status: "{{host}} mengembalikan HTTP {{status}} untuk {{what}}",
    broken: "{{host}} menutup koneksi tanpa respons atas {{what}}",
    late: "{{host}} tidak merespons {{what}} tepat waktu",
    changed: "berubah dalam perjalanan melalui {{host}}: {{what}}",
    headerLost: "isinya melewati {{host}}, tetapi header X-Hub-Signature-256-nya tidak",
    bodies: {
      ascii: "huruf biasa",
      accents: "huruf beraksen dan emoji",
      escaped: "karakter yang di-escape",
      spacing: "akhir baris dan spasi",
      medium: "64 KB teks",
      large: "2,9 MB",
    },
  },
} as const;

/** What a person should know of a tunnel although it is open. */
const notices = {
  configLeftOut:
    "cloudflared akan memakai {{path}}, yang aturannya mengarah ke tempat lain: file itu diabaikan untuk tunnel ini",
  rulesElsewhere:
    "aturan yang ditetapkan di Cloudflare mengirim {{host}} ke {{service}}, bukan ke {{here}}: tidak ada yang tiba di sini sampai aturannya mengarah ke sini",
} as const;

/** Texts about tunnels other than their causes, which are those of the check `webhooks.tunnel`. */
export const tunnels = { found, notices } as const satisfies TranslationOf<"id", typeof english>;
