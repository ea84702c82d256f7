import type { allowlist as english } from "../en/allowlist.ts";
import type { TranslationOf } from "../words.ts";

export const allowlist = {
  first: "Daftar pertama {{asns}}: {{four}} prefiks IPv4 dan {{six}} prefiks IPv6.",
  same: "Tidak berubah sejak {{previous}}: {{four}} prefiks IPv4 dan {{six}} prefiks IPv6 dari {{asns}}.",
  changed:
    "Berubah sejak {{previous}}: {{added}} ditambahkan, {{removed}} dihapus; {{four}} prefiks IPv4 dan {{six}} prefiks IPv6 dari {{asns}}.",
  compared: "Hanya dibandingkan: daftar baik yang terakhir tidak diubah.",
  saved: "Disimpan sebagai {{format}}: {{file}}",
  refused: "Jawaban registri tidak dipakai: {{reason}}",
  found: "Dalam jawaban: {{found}}",
  kept: "Daftar baik yang terakhir tetap dipakai: {{at}}, berumur {{days}} hari.",
  none: "Belum ada daftar yang baik.",
  listed_other:
    "{{asns}}: {{four}} prefiks IPv4 dan {{six}} prefiks IPv6, per {{at}} (berumur {{count}} hari).",
  schedule: {
    off: "Tanpa jadwal: daftar hanya disegarkan bila Anda memintanya.",
    refresh_other:
      "Disegarkan setiap {{count}} hari selama jendela atau serve berjalan: {{asns}}. Berikutnya: {{next}}",
    remind_other:
      "Diingatkan tentang umurnya setelah {{count}} hari selama jendela atau serve berjalan: {{asns}}. Berikutnya: {{next}}",
  },
  reason: {
    unreachable: "registri tidak dapat dijangkau. Periksa jaringan, lalu coba lagi.",
    "proxy-invalid": "pengaturan proxy dari administrator tidak dapat dipahami, jadi registri tidak ditanya.",
    timeout: "registri berhenti menjawab. Coba lagi nanti.",
    "too-large": "jawabannya terlalu besar untuk satu pengirim.",
    "cut-off": "jawabannya terpotong, sehingga mungkin ada prefiks yang hilang.",
    "registry-error": "registri melaporkan kesalahan.",
    empty: "jawabannya tidak berisi prefiks.",
    "no-prefix": "ada entri yang bukan prefiks alamat.",
    "host-bits": "ada prefiks dengan bit yang terisi di luar panjangnya.",
    "default-route": "ada prefiks yang mencakup semua alamat.",
    reserved: "ada prefiks dengan alamat privat atau yang dicadangkan.",
    shrunk:
      "jawabannya kurang dari separuh daftar baik yang terakhir, dalam prefiks atau alamat dari satu keluarga.",
  },
  finding: {
    changed:
      "Daftar alamat pengirim berubah: {{added}} ditambahkan, {{removed}} dihapus. Perbarui firewall Anda.",
    refused_other:
      "Daftar alamat pengirim tidak disegarkan: {{reason}} Daftar lama dipertahankan; umurnya {{count}} hari.",
    refusedFirst: "Daftar alamat pengirim tidak disegarkan: {{reason}} Belum ada daftar yang baik.",
    old_other: "Daftar alamat pengirim sudah berumur {{count}} hari.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
