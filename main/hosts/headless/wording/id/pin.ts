import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { pin as english } from "../en/pin.ts";

/** What a command says of a change of the two-step PIN besides the sentences that all hosts share. */
export const pin = {
  waiting: "Menunggu respons platform; permintaan tidak dapat dibatalkan.",
  leave: "Tekan Ctrl-C lagi untuk keluar sekarang: apakah PIN diubah lalu tidak diketahui.",
  confirm: "Tidak ada yang dikirim. Konfirmasikan untuk melanjutkan.",
  stoppedAfter: "Dihentikan sebelum respons tiba. Apakah PIN diubah tidak diketahui.",
  stoppedBefore: "Dihentikan sebelum apa pun dikirim.",
  whichSide: {
    set: "Periksa lokasinya di dasbor platform, lalu tambahkan --side on-premises atau --side cloud.",
    off: "Periksa lokasinya di dasbor platform, lalu tambahkan --side on-premises.",
  },
  corrupted_other: "{{count}} catatan perubahan PIN rusak dan tidak ditampilkan.",
} as const satisfies TranslationOf<"id", typeof english>;
