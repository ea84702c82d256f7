import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { webhookInputs as english } from "../en/webhook-inputs.ts";

/** Why a command about notifications can't be carried out as it was typed. */
export const webhookInputs = {
  threeSecrets: {
    what: "--app-secret-file dapat dipakai paling banyak dua kali: untuk rahasia saat ini dan yang berikutnya.",
    next: "Hapus salah satunya.",
  },
  noBrand: {
    what: "--brand bukan awalan merek.",
    next: "Hilangkan untuk memakai chat.",
  },
  cloudSigns: {
    what: "Cloud menandatangani notifikasinya.",
    next: "Tambahkan --app-secret-file FILE, atau --signature none.",
  },
  clientDoesNotSign: {
    what: "Klien on-premises tidak menandatangani notifikasinya.",
    next: "Hilangkan --app-secret-file dan --signature.",
  },
  unknownKind: {
    what: "Jenis tidak dikenal “{{kind}}”.",
    next: "Untuk melihat jenis dan opsinya:",
  },
  kindOfOtherShape: {
    what: "Jenis “{{kind}}” tidak ada dalam bentuk {{shape}}.",
    next: "Untuk melihat jenis dan opsinya:",
  },
  noEventId: {
    what: "“{{id}}” bukan ID peristiwa; ID peristiwa berupa angka.",
    next: "Untuk menampilkannya:",
  },
  tooManyEvents: {
    what: "Paling banyak {{most}} peristiwa dapat dikirim ulang sekaligus.",
    next: "Kirim ulang dalam beberapa langkah.",
  },
  severalWorkspaces: {
    what: "Peristiwa ini milik beberapa ruang kerja, dan masing-masing punya rahasia aplikasi sendiri.",
    next: "Kirim ulang milik setiap ruang kerja secara terpisah.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
