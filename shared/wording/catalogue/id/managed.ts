import type { managed as english } from "../en/managed.ts";
import type { TranslationOf } from "../words.ts";

/** What the administrator of this computer fixed, and what is wrong with how it was written down. */
export const managed = {
  title: "Ditetapkan oleh administrator Anda",
  none: "Administrator komputer ini belum menetapkan pengaturan apa pun.",
  source: "Dibaca dari {{source}} saat Switchover dijalankan. Perubahan berlaku setelah dijalankan lagi.",
  unused:
    "Tempat pengaturan ini: {{source}}. Pengaturan ini tidak dapat digunakan saat Switchover dijalankan; perubahan berlaku setelah dijalankan lagi.",
  here: "Administrator Anda menetapkan ini.",
  notYet: "Ini tidak dapat diubah sampai pengaturan terkelola diperbaiki.",
  proxy: {
    system: "Proxy: pengaturan komputer ini",
    none: "Proxy: tidak ada",
    url: "Proxy: {{url}}",
    except: "Proxy: {{url}}, kecuali untuk {{except}}",
    invalid: "Proxy: tidak diketahui. Tidak ada koneksi ke komputer lain yang dibuat.",
  },
  retention: {
    days: "Jumlah hari notifikasi disimpan: paling lama {{days}}",
    size: "Ukuran semua notifikasi yang disimpan: paling besar {{megabytes}} MB",
    invalid:
      "Lama penyimpanan notifikasi sekarang tidak dapat diubah. Yang dipilih sebelumnya tetap berlaku.",
  },
  tunnels: {
    each: "Tunnel yang boleh dipakai:",
    only: "Tunnel yang boleh dipakai: {{tunnels}}",
    none: "Tidak ada tunnel yang boleh dipakai.",
    invalid: "Tidak diketahui tunnel mana yang boleh dipakai, jadi tidak ada yang dapat dipakai.",
  },
  updates: {
    off: "Pembaruan: tidak ada. Switchover tidak mencarinya.",
    feed: "Pembaruan: dari {{url}}",
    invalid: "Pembaruan: sumbernya tidak diketahui. Switchover tidak mencarinya.",
  },
  certificates: {
    public: "Otoritas sertifikat: yang publik",
    system: "Otoritas sertifikat: yang publik dan yang di komputer ini",
    added: "Otoritas sertifikat yang ditambahkan: {{count}}",
    invalid: "Otoritas sertifikat: tidak diketahui yang mana. Hanya yang publik yang berlaku.",
  },
  trouble: {
    unreadable: "Pengaturan terkelola tidak dapat dibaca.",
    "too-large": "Pengaturan terkelola lebih besar dari 64 KB.",
    "not-json": "Pengaturan terkelola bukan objek JSON dengan setiap nama satu kali.",
    "not-protected":
      "Pengaturan terkelola tidak berlaku dalam keadaan ini: pengguna selain administrator dapat mengubah {{at}}.",
    invalid: "Pengaturan “{{key}}” ada, tetapi tidak dalam bentuk yang dipahami Switchover.",
    unknown: "Versi ini tidak mengenal pengaturan “{{key}}”, jadi tidak ada yang ditetapkannya.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
