import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { bridge as english } from "../en/bridge.ts";

/** Texts in the drawing of the bridge. */
export const bridge = {
  line: {
    safe: "Aman sampai di sini",
    passed: "Melewati titik tanpa jalan kembali",
    perhaps: "Mungkin sudah melewati titik tanpa jalan kembali",
  },
  awaited: "Menunggu respons",
  unanswered: "Tidak ada respons",
  cloud: {
    cloud: "Terdaftar di sini",
    "on-premises": "Terdaftar di klien on-premises",
    nowhere: "Tidak terdaftar",
    somewhere: "Beroperasi",
    silent: "Lokasi tidak dilaporkan",
  },
  client: {
    "serves-number": "Terhubung",
    "serves-another": "Melayani nomor lain",
    connected: "Terhubung, nomor tidak dilaporkan",
    connecting: "Sedang menghubungkan",
    down: "Tidak terhubung",
    unregistered: "Tidak terdaftar",
    silent: "Lokasi tidak dilaporkan",
  },
} as const satisfies TranslationOf<"id", typeof english>;
