import type { checks as english } from "../en/checks.ts";
import type { TranslationOf } from "../words.ts";

/** What each check is about and why it matters; what to heed even where it passes. */
export const checks = {
  number: {
    format: {
      title: "Format nomor",
      why: "Klien on-premises menerima kode negara dan nomor nasional secara terpisah. Nomor yang salah tulis ditolak, atau milik orang lain.",
    },
    account: {
      title: "Nomor dalam akun bisnis",
      why: "Token hanya dapat memigrasikan nomor dari akun ini, dengan ID yang benar.",
    },
    place: {
      title: "Lokasi nomor",
      why: "Sebuah nomor terdaftar di satu tempat pada satu waktu. Lokasinya menentukan langkah mana yang diperlukan.",
    },
    status: {
      title: "Status nomor",
      why: "Nomor yang dicekal atau dihapus tidak dapat didaftarkan di mana pun. Nomor yang dibatasi mungkin ditolak.",
    },
    sending: {
      title: "Pengiriman dari nomor",
      why: "Jika pengiriman diblokir sebelum migrasi, pengiriman tetap diblokir sesudahnya.",
    },
    mode: {
      title: "Mode nomor",
      why: "Nomor dalam mode uji coba hanya menjangkau beberapa penerima, di kedua API.",
    },
    quality: {
      title: "Peringkat kualitas",
      why: "Migrasi tidak mengubah peringkat. Jika rendah, platform dapat membatasi nomor kapan saja.",
    },
    verification: {
      title: "Verifikasi nomor",
      why: "Cadangan membuat Anda tidak memerlukan kode baru, tetapi beberapa nomor tetap harus diverifikasi lagi.",
    },
    name: {
      title: "Nama tampilan",
      why: "Klien on-premises mengambil nama tampilan dari sertifikat. Platform hanya menerbitkan sertifikat untuk nama yang disetujui.",
    },
    lock: {
      title: "Kunci dan blokir",
      why: "Selama nomor atau akunnya terkunci, platform menolak setiap langkah.",
    },
    pin: {
      title: "PIN dua langkah",
      why: "PIN yang salah memakai 1 dari sedikit percobaan dan dapat memutus klien on-premises. Karena itu Switchover tidak pernah mengujinya.",
      heed: "PIN yang salah dapat menghentikan klien on-premises. Jika Anda tidak yakin, atur ulang PIN sebelum migrasi, di API tempat nomor berada sekarang.",
    },
    attempts: {
      title: "Percobaan yang tersisa",
      why: "Platform mengizinkan 10 pendaftaran dalam 72 jam, lalu tidak satu pun selama 72 jam lagi. Switchover berhenti pada 8.",
    },
  },
  local: {
    disk: {
      title: "Folder data dan ruang disk",
      why: "Setiap langkah dicatat di disk sebelum dikirim. Dengan disk penuh, migrasi harus berhenti di tengah jalan.",
    },
    vault: {
      title: "Brankas di komputer ini",
      why: "Cadangan dan kata sandinya disimpan di brankas sebelum nomor pindah. Keduanya tidak dapat dibuat untuk kedua kalinya.",
    },
    "unresolved-run": {
      title: "Migrasi sebelumnya untuk nomor ini",
      why: "Migrasi yang responsnya hilang mungkin tetap telah memindahkan nomor. Migrasi kedua di atasnya dapat merugikan.",
    },
    clock: {
      title: "Jam komputer ini",
      why: "Switchover memakai jam ini untuk mengetahui kapan token kedaluwarsa dan berapa lama harus menunggu di antara percobaan.",
    },
    "backup-password": {
      title: "Kata sandi cadangan",
      why: "Kata sandi ini melindungi identitas nomor yang dikodekan. Siapa pun yang mendapatkan cadangan dapat menebak kata sandi yang pendek.",
    },
  },
  cloud: {
    reachable: {
      title: "Koneksi ke API cloud",
      why: "Cloud mendaftarkan nomor, dan sesudahnya melaporkan apakah nomor itu sampai.",
    },
    tls: {
      title: "Sertifikat API cloud",
      why: "Token Anda dan cadangan dikirim ke server ini. Sertifikatnya menunjukkan bahwa servernya benar.",
    },
    version: {
      title: "Versi API cloud",
      why: "Setiap panggilan menyebut versi. Cloud menolak versi yang tidak lagi didukungnya, bahkan di tengah migrasi.",
    },
    token: {
      title: "Token akses cloud",
      why: "Langkah-langkah setelah nomor pindah juga memerlukan token. Jika token kedaluwarsa di antaranya, nomor tertinggal tanpa pesan.",
    },
    app: {
      title: "Aplikasi token akses",
      why: "Setelah nomor pindah, aplikasi token-lah yang berlangganan. Itu harus aplikasi tempat Anda menantikan pesan.",
    },
    permissions: {
      title: "Izin token akses",
      why: "Mendaftarkan nomor dan membuat aplikasi berlangganan masing-masing memerlukan izin tersendiri, untuk akun bisnis Anda.",
    },
  },
  onprem: {
    reachable: {
      title: "Koneksi ke klien on-premises",
      why: "Klien membuat cadangan untuk migrasi ke cloud, dan menerima nomor dalam migrasi ke on-premises.",
    },
    tls: {
      title: "Sertifikat klien on-premises",
      why: "Kredensial Anda dan pendaftaran dikirim ke server ini. Secara bawaan server menandatangani sertifikatnya sendiri, jadi Anda harus menyebutkan sertifikat yang Anda percaya.",
    },
    token: {
      title: "Kredensial klien on-premises",
      why: "Cadangan, pendaftaran, dan pengaturan memerlukan administrator yang sudah masuk.",
    },
    health: {
      title: "Kesehatan klien on-premises",
      why: "Hanya klien yang terdaftar dan terhubung yang dapat membuat cadangan. Untuk migrasi ke on-premises, klien harus siap menerima nomor.",
    },
    number: {
      title: "Nomor di klien on-premises",
      why: "Satu klien melayani 1 nomor. Jika nomornya berbeda, cadangannya akan berasal dari nomor itu, atau nomor itu akan tergusur.",
    },
    webhooks: {
      title: "URL callback on-premises",
      why: "Klien mengantarkan pesan pelanggan Anda ke URL ini.",
    },
    queue: {
      title: "Pesan yang menunggu di klien on-premises",
      why: "Cadangan tidak berisi pesan. Pesan yang masih menunggu di klien tidak ikut pindah bersama nomor.",
    },
  },
  cert: {
    readable: {
      title: "Sertifikat pendaftaran",
      why: "Sertifikat membuktikan nama tampilan kepada platform. Salinan yang rusak ditolak.",
    },
    number: {
      title: "Nomor dan nama dalam sertifikat",
      why: "Sertifikat untuk nomor atau nama yang berbeda ditolak, atau memutus koneksi klien.",
    },
    expiry: {
      title: "Masa berlaku sertifikat",
      why: "Menetapkan shard dengan sertifikat yang kedaluwarsa membuat nomor dicekal.",
    },
  },
  shards: {
    throughput: {
      title: "Shard dan throughput",
      why: "Dengan 2 shard atau lebih, cloud memberi nomor throughput tinggi. Di klien on-premises, throughput berasal dari shard.",
    },
    nodes: {
      title: "Node untuk shard",
      why: "Beberapa shard memerlukan klaster dengan core app 1 lebih banyak daripada shard.",
    },
  },
  webhooks: {
    subscription: {
      title: "Aplikasi yang berlangganan",
      why: "Setiap aplikasi dalam daftar ini menerima pesan akun begitu nomor berada di cloud.",
    },
    override: {
      title: "URL callback akun",
      why: "Membuat aplikasi berlangganan lagi menghapus URL callback yang ditetapkan khusus untuk akun.",
    },
    callback: {
      title: "URL callback untuk notifikasi",
      why: "URL callback nomor didahulukan daripada milik akun, dan milik akun daripada milik aplikasi.",
    },
    endpoint: {
      title: "URL terpisah untuk kedua API",
      why: "Kedua API menggambarkan pesan secara berbeda. Aplikasi yang ditulis untuk satu API salah membaca pesan API lainnya.",
    },
  },
} as const satisfies TranslationOf<"id", typeof english>;
