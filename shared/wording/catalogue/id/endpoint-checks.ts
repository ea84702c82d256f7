import type { endpointChecks as english } from "../en/endpoint-checks.ts";
import type { TranslationOf } from "../words.ts";

/** What each line of the endpoint check is about, and why. */
export const endpointChecks = {
  address: {
    title: "URL endpoint",
    why: "Platform mengantarkan ke URL https publik. Platform tidak dapat menjangkau URL yang mengarah ke jaringan privat.",
  },
  reachable: {
    title: "Respons dari endpoint",
    why: "Jika endpoint tidak merespons, platform mencoba lagi sampai 7 hari, lalu membuang notifikasi itu.",
  },
  tls: {
    title: "Sertifikat endpoint",
    why: "Platform hanya memercayai otoritas sertifikat publik. Platform mungkin menolak sertifikat yang diterima komputer ini atau klien on-premises.",
  },
  redirect: {
    title: "Tanpa pengalihan",
    why: "Platform tidak mengikuti pengalihan. Notifikasi yang dialihkan tidak diantarkan.",
  },
  handshake: {
    title: "Permintaan verifikasi",
    why: "Platform baru menetapkan URL callback setelah endpoint mengembalikan challenge untuk token verifikasi yang benar. Endpoint yang mengembalikannya untuk token lain dapat diklaim pihak lain.",
  },
  status: {
    title: "Respons atas notifikasi",
    why: "Hanya HTTP 200 yang mengakhiri pengantaran. Setelah respons lain apa pun, platform mencoba lagi notifikasi yang sama.",
  },
  signature: {
    title: "Tanda tangan",
    why: "Hanya tanda tangan yang membedakan notifikasi platform dari milik pihak lain. Tanda tangan itu mencakup byte persis seperti saat tiba, dengan huruf beraksen dan emoji dalam bentuk escape.",
  },
  kinds: {
    title: "Jenis notifikasi",
    why: "Jika endpoint mengembalikan kesalahan untuk jenis yang tak terduga, platform mencobanya lagi selama berhari-hari, dan notifikasi lain tertunda karenanya.",
  },
  latency: {
    title: "Waktu respons",
    why: "Target yang dipublikasikan adalah median 250 ms, dengan kurang dari 1 di antara 100 di atas 1 detik. Waktu ini mencakup jaringan dari komputer ini.",
  },
  large: {
    title: "Notifikasi besar",
    why: "Sebuah notifikasi dapat berukuran sampai 3 MB. Banyak server dan proxy secara bawaan hanya menerima 1 MB.",
  },
  batch: {
    title: "Kumpulan pembaruan",
    why: "Satu notifikasi dapat memuat sampai 1.000 pembaruan, dalam beberapa entri dan perubahan.",
  },
  repeats: {
    title: "Notifikasi duplikat",
    why: "Setelah respons yang hilang, dan untuk setiap aplikasi yang berlangganan, notifikasi yang sama tiba lagi. Endpoint harus menerimanya dan menghitungnya satu kali.",
  },
  order: {
    title: "Notifikasi tidak berurutan",
    why: "Platform tidak menjamin urutan: read bisa tiba sebelum delivered.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
