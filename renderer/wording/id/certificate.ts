import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { certificate as english } from "../en/certificate.ts";

/** Words about the certificates of servers. */
export const certificate = {
  trustLabel: "Kepercayaan sertifikat",
  byPublicRoots: "Otoritas publik dan yang dipilih di Pengaturan.",
  byFingerprint: "Sidik jari: hanya satu sertifikat ini yang diterima.",
  byCa: "Otoritas publik dan file CA Anda {{file}}.",
  byNamedCa: "Otoritas publik dan file CA Anda, yang memuat: {{names}}.",
  bySystem:
    "Otoritas publik dan otoritas komputer ini sendiri, yang mungkin mencakup otoritas perusahaan yang memeriksa lalu lintas.",
  look: "Periksa sertifikat",
  useCa: "Gunakan file CA",
  useSystem: "Percayai juga otoritas komputer ini",
  whenSystem:
    "Otoritas komputer ini diperlukan jika jaringan perusahaan Anda memeriksa lalu lintas terenkripsi, atau jika perusahaan Anda menerbitkan sertifikat server.",
  toPublicRoots: "Gunakan hanya otoritas publik",
  title: {
    "first-use": "Apakah Anda memercayai sertifikat ini?",
    changed: "Sertifikat telah berubah",
    same: "Sertifikat sudah dipercaya",
    "not-needed": "Sertifikat dipercaya oleh otoritas publik",
  },
  lead: {
    "first-use":
      "Server baru saja menunjukkan sertifikat ini. Belum ada yang dikirim kepadanya. Bandingkan sidik jarinya sebelum Anda memercayainya.",
    same: "Server menunjukkan sertifikat yang sidik jarinya Anda percayai. Tidak diperlukan tindakan.",
    "not-needed": "Koneksi diterima. Tidak diperlukan tindakan.",
  },
  changedWhat:
    "Server sekarang menunjukkan sertifikat yang berbeda dari yang Anda percayai. Mungkin sertifikatnya diperbarui, atau mungkin ada yang menyadap koneksi Anda untuk membaca apa yang Anda kirim. Tidak ada yang dikirim. Jangan lanjutkan sampai Anda tahu yang mana.",
  fingerprint: "Sidik jari SHA-256",
  trustedFingerprint: "Sidik jari tepercaya",
  newFingerprint: "Sidik jari baru",
  copyFingerprint: "Salin: {{label}}",
  subject: "Diterbitkan untuk",
  names: "Nama",
  noNames: "tidak ada",
  issuer: "Diterbitkan oleh",
  selfSigned: "Ditandatangani sendiri: tidak ada otoritas lain yang mengonfirmasinya.",
  validity: "Berlaku",
  span: "dari {{from}} sampai {{to}}",
  publicRoots: "Otoritas publik",
  verdict: {
    trusted: "Dipercaya.",
    "self-signed": "Tidak dipercaya: ditandatangani sendiri.",
    "unknown-ca": "Tidak dipercaya: penerbit tidak dikenal.",
    "name-mismatch": "Diterbitkan untuk nama yang berbeda.",
    expired: "Kedaluwarsa.",
    "not-yet-valid": "Belum berlaku.",
    "missing-intermediate": "Sertifikat perantara tidak ada.",
    "old-tls": "Server hanya mendukung versi TLS yang usang.",
    "weak-certificate": "Kunci atau tanda tangannya terlalu lemah.",
    "fingerprint-mismatch": "Tidak cocok dengan sertifikat yang ditetapkan.",
    "tls-failed": "Koneksi TLS tidak dapat dibuat.",
  },
  compareWith:
    "Bandingkan dengan sertifikat server sendiri. Jalankan perintah ini di mesin klien, ganti HOST dengan namanya atau localhost:",
  copyCommand: "Salin perintah",
  meaning:
    "Jika Anda memercayainya, Switchover mengirim kredensial Anda dan cadangan hanya ke server yang menunjukkan persis sertifikat ini. Saat sertifikat diperbarui, Anda ditanya lagi.",
  compared: "Saya sudah membandingkan sidik jarinya",
  comparedNew: "Saya sudah membandingkan sidik jari baru di server itu sendiri",
  replacedOnPurpose: "Saya tahu bahwa sertifikat itu sengaja diganti",
  trust: "Percayai sertifikat",
  doNotTrust: "Jangan percayai",
  trustNew: "Percayai sertifikat baru",
  keepOld: "Tetap percayai hanya yang lama",
} as const satisfies TranslationOf<"id", typeof english>;
