import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { rehearsal as english } from "../en/rehearsal.ts";

/** What a rehearsal says. */
export const rehearsal = {
  sandbox: "Sandbox: nomor, kedua API, dan folder data hanya ada untuk gladi ini.",
  codeEntered: "Telepon sandbox menerima kode pendaftaran. Kode itu dimasukkan untuk Anda.",
  codeByProcess: "Telepon sandbox menerima kode pendaftaran. Proses baru yang lain memasukkannya untuk Anda.",
  killed: "Switchover dihentikan paksa selama “{{step}}”. Proses baru melanjutkan migrasi.",
  interruption: "Switchover dihentikan paksa selagi nomor pindah, dan proses baru melanjutkan migrasi.",
  notMeasured: "tidak diukur",
  location: "Lokasi, menurut Switchover",
  truth: "Lokasi sebenarnya di sandbox",
  downtime: "Dari permintaan pindah sampai konfirmasinya",
  gap: "Dari pendaftaran sampai langganan",
  sent: "Pesan yang dikirim ke nomor",
  arrived:
    "{{onPrem}} tiba di klien on-premises, {{cloud}} di cloud; {{dropped}} hilang di jalan, {{unheard}} tanpa aplikasi yang berlangganan",
  moved: "Nomor sandbox dipindahkan. Setiap langkah terkonfirmasi.",
  movedBack: "Nomor sandbox dipindahkan ke API lain dan kembali. Setiap langkah terkonfirmasi.",
  agrees: "Sandbox sependapat dengan Switchover tentang di mana nomor berada.",
  next: "Tidak ada yang disimpan dari gladi ini. Tulis rencana untuk nomor Anda sendiri, lalu jalankan: switchover check PLAN",
  disagree: {
    what: "Switchover dan sandbox berbeda tentang di mana nomor berada.",
    works: "Ini tidak boleh terjadi. Tidak ada nomor nyata yang terpengaruh.",
    next: "Laporkan hal ini beserta perintah yang Anda jalankan.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
