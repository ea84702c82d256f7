import type { proof as english } from "../en/proof.ts";
import type { TranslationOf } from "../words.ts";

export const proof = {
  state: {
    proven: "Terkonfirmasi",
    "not-yet": "Belum",
    failed: "Gagal",
    "before-move": "Sebelum perpindahan",
  },
  link: {
    moved: "Pindah",
    message: "Pesan tiba",
    answer: "Balasan diantarkan",
    endpoint: "Endpoint produksi siap",
  },
  side: { cloud: "di cloud", "on-premises": "di klien on-premises" },
  evidence: {
    moved: {
      "platform-answer": "Dikonfirmasi oleh platform.",
      "both-apis": "Kedua API diperiksa setelah permintaan.",
      webhook: "Pesan bertanda tangan tiba melalui cloud setelah permintaan.",
      "already-there": "Nomor sudah ada di sana saat migrasi memeriksa.",
      reported: "Dilaporkan oleh Anda; platform belum mengonfirmasinya.",
      "outcome-unknown":
        "Lokasi nomor tidak diketahui. Tidak ada yang berlaku sampai lokasinya terkonfirmasi.",
      elsewhere: "Sejak itu nomor ditemukan di API lainnya. Yang dari sebelumnya tidak berlaku.",
    },
    message: {
      "signed-message": "Pesan bertanda tangan tiba di URL callback Switchover.",
      "client-message":
        "Pesan dengan kata kunci tiba, dan klien mengembalikan URL callback Switchover. Klien tidak menandatangani apa pun.",
      "no-test": "Tidak ada uji sejak perpindahan.",
      "signatures-unchecked":
        "Sebuah pesan tiba, tetapi tanda tangannya tidak diperiksa: tidak ada rahasia aplikasi yang disimpan.",
      "keyword-not-seen":
        "Sebuah pesan tiba, tetapi teks tidak disimpan, jadi pesan itu mungkin berasal dari sebelum perpindahan.",
      inconclusive: "Uji terakhir berhenti lebih awal atau tidak memiliki hasil yang jelas.",
      "did-not-arrive": "Uji terakhir menunggu pesan, dan tidak ada yang tiba.",
      "earlier-message":
        "Sebuah pesan tiba {{side}} sebelum perpindahan. Sekarang itu tidak mengonfirmasi apa pun.",
    },
    answer: {
      "signed-status": "Status “{{status}}” dari balasan uji tiba dalam notifikasi bertanda tangan.",
      "client-status":
        "Status “{{status}}” dari balasan uji tiba dari klien, yang tidak menandatangani apa pun.",
      "no-answer":
        "Tidak ada balasan yang dikirim sejak perpindahan. Uji webhook menawarkan untuk membalas pengirim.",
      "answer-unconfirmed": "Balasan dikirim; tidak diketahui apakah diantarkan.",
      "answer-refused": "Balasan ditolak atau tidak dapat diantarkan.",
      "earlier-answer":
        "Sebuah balasan diantarkan {{side}} sebelum perpindahan. Sekarang itu tidak mengonfirmasi apa pun.",
    },
    endpoint: {
      "checks-passed": "Pemeriksaan endpoint lolos, termasuk notifikasi uji.",
      "checks-passed-unsent": "Pemeriksaan endpoint lolos. Tidak ada notifikasi uji yang dikirim.",
      reachable:
        "URL, sertifikat, dan keterjangkauan lolos. Pemeriksaan ini tidak mengirim jenis notifikasi klien.",
      "no-check": "Tidak diperiksa sejak perpindahan.",
      "checks-failed": "Pemeriksaan endpoint gagal.",
      "own-authority": "Diperiksa dengan file CA Anda sendiri. Cloud hanya memercayai otoritas publik.",
      "other-address": "URL yang diperiksa bukan URL tujuan notifikasi.",
      "address-unknown":
        "Tidak diperiksa sejak perpindahan. Uji webhook membaca URL mana yang harus diperiksa.",
      "earlier-check": "Pemeriksaan lolos sebelum perpindahan. Sekarang itu tidak mengonfirmasi apa pun.",
    },
  },
} as const satisfies TranslationOf<"id", typeof english>;
