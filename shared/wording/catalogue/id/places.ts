import type {
  bases as englishBases,
  directions as englishDirections,
  homes as englishHomes,
  places as englishPlaces,
  proofs as englishProofs,
  readings as englishReadings,
} from "../en/places.ts";
import type { TranslationOf } from "../words.ts";

/** The locations of a number, as lists and the diagram name them. */
export const homes = {
  "on-premises": "Di klien on-premises",
  cloud: "Di cloud",
  unknown: "Tidak diketahui",
} as const satisfies TranslationOf<"id", typeof englishHomes>;

export const directions = {
  "to-cloud": "Dari on-premises ke cloud",
  "to-onprem": "Dari cloud ke on-premises",
} as const satisfies TranslationOf<"id", typeof englishDirections>;

/** How the location is known: in one to three words, and in a sentence for when no basis is recorded. */
export const proofs = {
  proven: {
    word: "terkonfirmasi",
    sentence: "Dicatat oleh versi Switchover sebelumnya, yang tidak menyimpan buktinya.",
  },
  attested: {
    word: "dilaporkan oleh Anda",
    sentence: "Dilaporkan oleh Anda; platform belum mengonfirmasinya.",
  },
  none: { word: "belum terkonfirmasi", sentence: "Belum ada yang mengonfirmasinya." },
} as const satisfies TranslationOf<"id", typeof englishProofs>;

/** What the known location rests on. */
export const bases = {
  "both-sides": "Kedua API diperiksa dan sependapat.",
  "cloud-look-up": "Cloud melaporkannya; klien on-premises tidak membantahnya.",
  "client-look-up":
    "Klien on-premises melaporkan bahwa klien itu melayani nomor ini; cloud tidak membantahnya.",
  "backup-given":
    "Klien on-premises mengembalikan cadangan, yang hanya dilakukan klien terdaftar. Tidak ada kueri yang mengonfirmasinya.",
  "register-answer": "Cloud mengonfirmasi pendaftaran dalam responsnya.",
  "account-answer": "Klien on-premises merespons bahwa nomor ini terdaftar padanya.",
  "code-answer": "Klien on-premises menerima kode pendaftaran.",
  webhook: "Pesan bertanda tangan yang diantarkan cloud sejak itu mengonfirmasinya.",
  person: "Dilaporkan oleh Anda.",
} as const satisfies TranslationOf<"id", typeof englishBases>;

/** Where the number is, how that is known and whether it works there. */
export const places = {
  withObstacle: "{{sentence}} {{reported}}",
  obstacles: {
    status: {
      no: "Platform melaporkan statusnya sebagai “{{value}}”: nomor tidak berfungsi di sana sekarang, dan pesan mungkin tidak sampai.",
      unknown:
        "Platform melaporkan statusnya sebagai “{{value}}”, jadi tidak diketahui apakah nomor berfungsi di sana.",
    },
    sending: {
      no: "Platform melaporkan pengiriman sebagai “{{value}}”: nomor tidak dapat mengirim pesan sekarang.",
      unknown:
        "Platform melaporkan pengiriman sebagai “{{value}}”, jadi tidak diketahui apakah nomor berfungsi sepenuhnya.",
    },
    untold: "Platform tidak melaporkan statusnya, jadi tidak diketahui apakah nomor berfungsi di sana.",
  },
  unknown: "Lokasi {{spoken}} tidak diketahui. Pesan mungkin hilang sampai lokasinya terkonfirmasi.",
  "on-premises": {
    works: "{{spoken}} ada di klien on-premises dan terhubung.",
    worksNot:
      "{{spoken}} ada di klien on-premises, tetapi klien on-premises melaporkan bahwa nomor tidak berfungsi sekarang. Pesan mungkin tidak tiba.",
    plain: "{{spoken}} ada di klien on-premises.",
    attested: "Anda melaporkan bahwa {{spoken}} ada di klien on-premises. Platform belum mengonfirmasinya.",
    none: "{{spoken}} diasumsikan ada di klien on-premises. Itu belum terkonfirmasi.",
  },
  cloud: {
    works: "{{spoken}} ada di cloud dan terhubung.",
    unheard:
      "{{spoken}} ada di cloud, tetapi aplikasi Anda tidak berlangganan: pesannya tidak sampai kepada Anda.",
    maybeUnheard:
      "{{spoken}} ada di cloud. Tidak diketahui apakah aplikasi Anda berlangganan: pesannya mungkin tidak sampai kepada Anda.",
    worksNot:
      "{{spoken}} ada di cloud, tetapi cloud melaporkan bahwa nomor tidak berfungsi sekarang. Pesan mungkin tidak tiba.",
    plain: "{{spoken}} ada di cloud.",
    attested: "Anda melaporkan bahwa {{spoken}} ada di cloud. Platform belum mengonfirmasinya.",
    none: "{{spoken}} diasumsikan ada di cloud. Itu belum terkonfirmasi.",
  },
} as const satisfies TranslationOf<"id", typeof englishPlaces>;

/** What an observation of both APIs amounts to. */
export const readings = {
  "both-agree": "Kedua API sependapat.",
  "cloud-says-cloud": "Cloud melaporkan bahwa cloud yang menghosting nomor.",
  "cloud-says-on-premises": "Cloud melaporkan bahwa klien on-premises yang menghosting nomor.",
  "client-connected": "Klien on-premises melaporkan bahwa klien itu terhubung dengan nomor.",
  "sides-contradict": "Kedua API saling bertentangan.",
  "client-not-connected":
    "Klien on-premises merespons tetapi tidak terhubung, dan cloud tidak melaporkan di mana nomor berada.",
  "nobody-answered": "Kedua API tidak melaporkan di mana nomor berada.",
  "not-registered-anywhere": "Kedua API tidak melaporkan nomor sebagai terdaftar.",
  "client-serves-another": "Klien on-premises melayani nomor lain, dan cloud tidak melaporkan nomor ini.",
  "client-does-not-tell":
    "Klien on-premises terhubung tetapi tidak melaporkan dengan nomor yang mana, dan cloud tidak melaporkan di mana nomor ini berada.",
} as const satisfies TranslationOf<"id", typeof englishReadings>;
