import type { egress as english } from "../en/egress.ts";
import type { TranslationOf } from "../words.ts";

export const egress = {
  outcome: {
    open: "Host klien menjangkau semua yang diperlukannya",
    limited: "Host klien menjangkau 443, tetapi tidak menjangkau 5222",
    blocked: "Host klien tidak dapat menjangkau yang diperlukannya",
    "not-told": "Apa yang dapat dijangkau host klien tidak dapat dipastikan dari teks ini",
  },
  means: {
    open: "Koneksi juga harus tetap terbuka selama berjam-jam: firewall tidak boleh memutus koneksi yang menganggur.",
    limited: "Klien berfungsi dengan 443 saja; 5222 lebih diutamakan. Buka port itu jika bisa.",
    blocked:
      "Jangan pindahkan nomor ke klien ini dulu: pendaftaran dan mulai ulang memerlukan 443, dan 5222 saja tidak cukup.",
    "not-told": "Jalankan lagi perintahnya di host klien, dan tempelkan semua yang dicetaknya.",
  },
  state: {
    reachable: "terjangkau",
    refused: "ditolak",
    "timed-out": "melewati batas waktu",
    "name-not-found": "nama tidak ditemukan",
    "no-route": "jaringan tidak terjangkau",
    reset: "terputus",
    "tls-intercepted": "TLS disadap",
    "tls-not-told": "TLS tidak diperiksa",
    "tls-failed": "TLS gagal",
    "no-tool": "tidak dicoba",
    "not-told": "tidak dapat dipastikan",
  },
  why: {
    reachable: "Koneksi terbuka.",
    refused:
      "Sebuah mesin menolak koneksi: firewall yang menjawab, atau tidak ada yang mendengarkan di port ini.",
    "timed-out": "Tidak ada yang merespons: biasanya firewall membuang paketnya.",
    "name-not-found": "Server nama host tidak mengenal nama itu, atau tidak merespons.",
    "no-route":
      "Host tidak memiliki jalan ke jaringan itu: periksa gateway-nya, dan IPv6 jika hanya itu yang ada.",
    reset: "Koneksi langsung diputus: biasanya oleh firewall yang memeriksanya.",
    "tls-intercepted":
      "Sertifikat itu bukan milik host sendiri, atau tidak diterbitkan oleh otoritas yang dikenal di sana. Biasanya sebuah proxy membuka TLS di tengah jalan: kecualikan host ini darinya. Jika penerbitnya otoritas publik, host klien kekurangan otoritas.",
    "tls-not-told":
      "Koneksi terbuka, tetapi tidak ada sertifikat dalam teks. Periksa TLS dengan perintah dari sini.",
    "tls-failed": "Koneksi terbuka, tetapi TLS gagal.",
    "no-tool":
      "Ada alat yang tidak tersedia di sana: perintahnya memerlukan bash, timeout, dan openssl, atau nama kontainernya salah.",
    "not-told": "Teks itu tidak memuat apa pun tentang hal ini yang dapat dipahami.",
  },
  issuer: "Penerbit: {{issuer}}",
  evidence: "Baris {{line}}: {{evidence}}",
  commands: {
    where: {
      linux: "Jalankan ini di host klien:",
      docker: "Jalankan ini di mesin yang memuat kontainer:",
      powershell: "Jalankan ini di PowerShell di host klien:",
    },
    afterwards: "Lalu berikan hasil cetaknya kepada: switchover egress read",
    harmless:
      "Perintah ini membuka setiap koneksi satu kali, tidak mengirim apa pun selain sapaan TLS, dan tidak mengubah apa pun.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
