import type {
  skipped as englishSkipped,
  stepProofs as englishProofs,
  steps as english,
} from "../en/steps.ts";
import type { TranslationOf } from "../words.ts";

/** A step's name, its text while it is in progress, and its text once it is done. */
export const steps = {
  inspect: {
    name: "Periksa kedua API",
    doing: "Memeriksa nomor di kedua API",
    done: "Nomor diperiksa sebelum perpindahan",
  },
  backup: {
    name: "Cadangkan pendaftaran",
    doing: "Meminta cadangan dari klien on-premises",
    done: "Cadangan terenkripsi di brankas dan sudah dibaca kembali",
  },
  register: {
    name: "Daftarkan di cloud",
    doing: "Memindahkan nomor ke cloud",
    done: "Nomor terdaftar di cloud",
  },
  subscribe: {
    name: "Berlangganan webhook",
    doing: "Membuat aplikasi Anda berlangganan webhook akun",
    done: "Aplikasi Anda berlangganan webhook akun",
  },
  verify: {
    name: "Verifikasi hasil",
    doing: "Memeriksa di kedua API di mana nomor berada",
    done: "Nomor diperiksa setelah perpindahan, dan tidak ada yang membantahnya",
  },
  account: {
    name: "Minta pendaftaran",
    doing: "Meminta klien on-premises mendaftarkan nomor",
    done: "Klien on-premises telah meminta pendaftaran",
  },
  code: {
    name: "Masukkan kode pendaftaran",
    doing: "Memindahkan nomor ke klien on-premises",
    done: "Nomor terdaftar di klien on-premises",
  },
  shards: {
    name: "Tetapkan shard",
    doing: "Membagi nomor ke beberapa shard",
    done: "Shard sudah ditetapkan",
  },
} as const satisfies TranslationOf<"id", typeof english>;

/** By what a step counts as done. */
export const stepProofs = {
  answer: "dikonfirmasi oleh responsnya",
  "look-up": "dikonfirmasi oleh pemeriksaan",
  asked: "belum terkonfirmasi; kedua API tidak memberi respons yang dapat dipakai",
  webhook: "dikonfirmasi oleh webhook bertanda tangan",
  person: "dilaporkan oleh Anda",
} as const satisfies TranslationOf<"id", typeof englishProofs>;

/** Why a step was skipped. */
export const skipped = {
  "already-on-target": "tidak diperlukan: nomor sudah ada di sana",
  "already-registered": "tidak diperlukan: klien merespons bahwa nomor sudah terdaftar di sana",
  "not-wanted": "tidak diminta oleh rencana",
  "already-so": "tidak diperlukan: sudah ditetapkan",
  "no-look-ups": "tidak mungkin: tidak ada kueri yang dijawab",
} as const satisfies TranslationOf<"id", typeof englishSkipped>;
