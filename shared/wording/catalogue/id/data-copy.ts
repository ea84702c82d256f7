import type { dataCopy as english } from "../en/data-copy.ts";
import type { TranslationOf } from "../words.ts";

/** Copies of the data folder: what is told when one is made or restored, and afterwards. */
export const dataCopy = {
  holds: "Salinan {{madeAt}}, dibuat oleh versi {{version}}: {{files}} berkas, {{size}}.",
  made: "Ditulis dan dibaca kembali: {{file}}. Simpan berkas dan frasa sandinya terpisah: dengan keduanya pesan Anda dapat dibaca, dan dengan frasa sandi brankas juga rahasia Anda.",
  moved:
    "Ditulis dan dibaca kembali: {{file}}. Folder data ini sekarang ditandai sebagai dipindahkan: tidak ada yang dimulai atau dilanjutkan di sini. Pulihkan berkas itu di komputer lain. Setelah berfungsi di sana, hapus berkasnya.",
  ofMoved:
    "Folder yang disalin ditandai telah dipindahkan: apa yang terjadi di tempat ia dipulihkan tidak ada dalam salinan ini.",
  damaged:
    "Rusak, seperti di folder yang disalin: {{files}}. Semua yang lain dalam salinan itu utuh. Jika itu journal.db, tidak ada migrasi dari folder itu yang dapat dilanjutkan.",
  replacedLeft:
    "URL callback yang masih diganti: {{replaced}}. Tidak ada lagi di sini yang memulihkannya: pulihkan di tempat salinan dipulihkan.",
  withoutCopy:
    "Tidak ada salinan yang selesai, jadi tidak ada yang berlanjut di tempat lain: hapus tandanya untuk melanjutkan di sini.",
  notMarked: "Folder data ini tidak ditandai sebagai dipindahkan.",
  vault: {
    "no-vault": "Tidak ada brankas di dalamnya.",
    passphrase: "Di komputer lain, brankas dibuka dengan frasa sandinya. Tidak ada kunci pemulihan.",
    "passphrase-or-recovery-key":
      "Di komputer lain, brankas dibuka dengan frasa sandinya atau kunci pemulihan.",
    remembered:
      "Komputer ini membuka brankas tanpa bertanya. Di komputer lain, frasa sandinya diperlukan, dan tidak ada kunci pemulihan. Buat satu sebelum komputer ini tidak ada lagi.",
  },
  stay: {
    why: "Jika salinan dipulihkan di suatu tempat, migrasinya mungkin sudah dilanjutkan di sana. Dua folder yang sama-sama melanjutkan dapat mengirim dua pendaftaran untuk satu nomor, dan keduanya tidak saling menghitung.",
    label: "Ketik {{word}} untuk melanjutkan di sini",
    kept: "Tandanya tetap ada.",
    done: "Tandanya dihapus. Migrasi dilanjutkan di sini. Hapus salinannya, agar tidak dipulihkan tanpa sengaja.",
  },
  restored: {
    copied:
      "Folder data ini dipulihkan dari salinan {{madeAt}}. Yang terjadi sejak itu di tempat salinan dibuat tidak ada di dalamnya. Jangan lanjutkan di kedua tempat.",
    moved:
      "Folder data ini dipindahkan ke sini dengan salinan {{madeAt}}. Yang terjadi sejak itu, jika folder sebelumnya dipakai lagi, tidak ada di dalamnya.",
    open: "Migrasi yang terbuka di dalamnya: {{runs}}. Masing-masing mungkin sudah dilanjutkan di tempat lain sejak itu, jadi lokasi nomornya tidak diketahui sampai kedua API diperiksa. Satu pendaftaran yang mungkin terjadi sejak itu dihitung dalam batasnya.",
    replaced:
      "URL callback yang sedang diganti saat salinan dibuat: {{replaced}}. URL itu mungkin sudah dipulihkan sejak itu, jadi tidak ada yang dipulihkan otomatis.",
  },
  run: {
    open: "Dari salinan {{madeAt}}. Migrasi ini mungkin sudah dilanjutkan di tempat lain sejak itu: kedua API diperiksa sebelum apa pun dikirim.",
    ended:
      "Dari salinan {{madeAt}}. Yang terjadi pada nomor ini di tempat lain sejak itu tidak diketahui di sini.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
