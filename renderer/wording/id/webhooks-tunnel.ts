import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type {
  webhooksHostKey as englishHostKey,
  webhooksProbe as englishProbe,
  webhooksTunnel as englishTunnel,
} from "../en/webhooks-tunnel.ts";

/** Words of the way from the public internet to the receiver. */
export const webhooksTunnel = {
  title: "Tunnel",
  status: {
    closed: "Tertutup",
    opening: "Sedang membuka",
    open: "Terbuka",
    reconnecting: "Sedang menghubungkan kembali",
    failed: "Gagal",
  },
  none: "Platform hanya mengantarkan ke URL https publik. Tunnel memberikannya kepada komputer ini.",
  choose: "Tunnel ke komputer ini",
  kind: {
    ssh: "ssh, melalui server Anda sendiri",
    cloudflared: "cloudflared",
    ngrok: "ngrok",
    own: "URL Anda sendiri",
    lan: "Langsung melalui jaringan lokal",
    practice: "Tunnel Latihan",
  },
  kindHint: {
    ssh: "Server apa pun dengan sshd dan ujung depan https yang meneruskan ke port loopback.",
    cloudflared: "Memakai program cloudflared di komputer ini.",
    ngrok: "Memerlukan authtoken akun Anda.",
    own: "Reverse proxy atau router yang sudah Anda siapkan.",
    lan: "Untuk klien on-premises di jaringan yang sama. Penerima mendengarkan di sana dengan TLS.",
    practice: "Bagian dari Latihan. Tidak perlu disiapkan.",
  },
  lan: {
    address: "Alamat komputer ini di jaringan itu",
    choose: "Pilih alamat",
    every: "Pilih alamat yang dapat dijangkau klien on-premises.",
    risk: "Selama uji berjalan, komputer ini mendengarkan di alamat itu, dan siapa pun di jaringan itu dapat terhubung. Hanya permintaan ke jalur rahasia yang diterima. CA baru dibuat, diunggah ke klien on-premises, dan dihapus pada akhirnya; kuncinya tidak pernah meninggalkan komputer ini. Firewall mungkin harus mengizinkan koneksi.",
  },
  managedUnknown:
    "Pengaturan terkelola tidak dapat dipahami, jadi tidak ada tunnel yang dapat dipakai. Minta administrator komputer ini memperbaikinya, lalu jalankan Switchover lagi.",
  notHere: "Tidak tersedia di komputer ini.",
  field: {
    host: "Server",
    port: "Port sshd",
    user: "Pengguna",
    keyFile: "File kunci privat",
    hostKey: "Kunci host",
    remotePort: "Port loopback di server",
    publicUrl: "URL publik",
    program: "Jalur program",
    name: "Nama tunnel",
    tokenFile: "File token tunnel",
    domain: "Domain",
  },
  fieldHint: {
    remotePort: "Port tujuan penerusan ujung depan https-nya, misalnya 8080.",
    keyFile: "Kosongkan untuk memakai agen ssh di komputer ini.",
    program: "Kosongkan untuk memakai program yang ditemukan.",
    name: "Untuk tunnel bernama. Kosongkan untuk tunnel cepat dengan URL baru.",
    tokenFile:
      "Untuk tunnel bernama yang dikelola di Cloudflare, sebagai ganti namanya. Aturannya harus mengarah ke port penerima.",
    domain: "Domain milik akun Anda. Kosongkan untuk domain yang diberikan ngrok.",
  },
  fieldWrong: "Nilai ini tidak valid. Periksa.",
  publicUrlHint: "Diawali dengan https:// dan mengarah ke komputer ini.",
  publicUrlOptional: "Untuk tunnel bernama. Kosongkan untuk tunnel cepat dengan URL baru.",
  publicUrlWrong: "Platform hanya menerima URL yang diawali dengan https://.",
  secret: { ssh: "Frasa sandi kunci privat", ngrok: "Authtoken ngrok" },
  secretHint: {
    ssh: "Diperlukan hanya jika file kunci memilikinya.",
    ngrok: "Temukan di dasbor ngrok Anda.",
  },
  open: "Buka tunnel",
  openHint: "Juga menjalankan penerima jika sedang berhenti.",
  close: "Tutup tunnel",
  way: "Jenis",
  address: "URL publik",
  copyAddress: "Salin URL publik",
  since: "Perubahan terakhir",
  latency: "Waktu pulang pergi",
  reconnects: "Koneksi",
  held: "tanpa penyambungan ulang sejak dibuka",
  reconnected_other: "menghubungkan kembali {{count}} kali",
  moved: "URL tunnel berubah",
  movedWhat:
    "Apa pun yang masih memakai URL sebelumnya, seperti URL callback, tidak lagi menjangkau komputer ini. URL itu:",
} as const satisfies TranslationOf<"id", typeof englishTunnel>;

/** Words of recognising an ssh server by its key. */
export const webhooksHostKey = {
  title: "Kunci host server",
  none: "Server harus dikenali dari kuncinya sebelum apa pun dikirim kepadanya.",
  pinned: "Switchover hanya terhubung ke server yang menunjukkan kunci ini.",
  fetch: "Ambil kunci host",
  forget: "Hapus kunci host",
  shows: "Server menunjukkan kunci ini, berjenis",
  compare:
    "Bandingkan dengan kunci yang diberikan administrator server kepada Anda, atau dengan ssh-keygen -l di server itu sendiri.",
  mine: "Saya sudah membandingkannya: ini server saya",
  same: "Server menunjukkan kunci yang sama.",
  differs:
    "Server menunjukkan kunci yang berbeda dari yang Anda konfirmasi. Tanyakan sebabnya kepada administratornya sebelum Anda melanjutkan.",
  needed: "Ambil dulu kuncinya dan konfirmasikan.",
  copy: "Salin kunci host",
} as const satisfies TranslationOf<"id", typeof englishHostKey>;

/** Words of the look at the public address from outside. */
export const webhooksProbe = {
  title: "Periksa dari luar",
  go: "Periksa dari luar",
  hint: "Mengirim teks acak ke URL publik. Teks itu harus kembali tanpa perubahan.",
  waiting: "Menunggu teks itu kembali",
  done: "Diperiksa",
} as const satisfies TranslationOf<"id", typeof englishProbe>;
