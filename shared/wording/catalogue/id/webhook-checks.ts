import type {
  connectivity as englishConnectivity,
  tunnelCauses as englishRemedies,
  webhookCauses as englishCauses,
  webhookChecks as englishChecks,
} from "../en/webhook-checks.ts";
import type { TranslationOf } from "../words.ts";

/** What each line of the webhook test is about, and why. */
export const webhookChecks = {
  tunnel: {
    title: "Tunnel ke komputer ini",
    why: "Platform hanya mengantarkan ke URL https publik. Tunnel memberikannya kepada komputer ini.",
  },
  "outside-in": {
    title: "URL publik, diuji dari luar",
    why: "Teks acak yang dikirim ke URL publik harus tiba di sini tanpa perubahan sebelum platform mendapat URL itu.",
  },
  borrowed: {
    title: "URL callback sementara",
    why: "Platform mengantarkan ke komputer ini selama uji, di tingkat yang memengaruhi nomor paling sedikit.",
  },
  handshake: {
    title: "Permintaan verifikasi",
    why: "API cloud meminta bukti dari URL sebelum mengantarkan apa pun ke sana. Klien on-premises tidak memintanya.",
  },
  message: {
    title: "Pesan dari telepon",
    why: "Hanya pesan yang dikirim telepon dan tiba di sini yang membuktikan bahwa webhook tiba.",
  },
  status: {
    title: "Status pesan Anda",
    why: "Pesan yang dikirim bisnis Anda dilaporkan sebagai terkirim, diantarkan, dan dibaca. Status ini tiba melalui jalan yang sama.",
  },
  restored: {
    title: "URL callback semula",
    why: "Pada akhirnya semuanya harus seperti semula, jika tidak pesan Anda akan terus dikirim ke komputer yang tidak lagi mendengarkan.",
  },
} as const satisfies TranslationOf<"id", typeof englishChecks>;

/** How a cause that the preflight checks explain is fixed for a tunnel. */
export const tunnelCauses = {
  "name-not-found": {
    remedy: "Periksa ejaan nama server, dan pastikan komputer ini memakai server nama atau VPN yang benar.",
  },
  "connection-refused": {
    remedy: "Periksa port server, dan pastikan server berjalan.",
  },
  "certificate-ends-soon": {
    remedy: "Minta agar diperbarui sebelum tunnel dipakai lebih lama.",
  },
} as const satisfies TranslationOf<"id", typeof englishRemedies>;

/** What each cause of such a line means and how to fix it. */
export const webhookCauses = {
  "auth-refused": {
    happened: "Server SSH menolak kunci.",
    remedy: "Periksa nama pengguna dan kunci, dan pastikan authorized_keys di server memuat kunci publiknya.",
  },
  "key-unreadable": {
    happened: "Kunci privat tidak dapat dibaca.",
    remedy: "Periksa jalur dan izin file, dan pastikan itu kunci privat berformat OpenSSH atau PEM.",
  },
  "key-passphrase": {
    happened: "Kunci privat dilindungi frasa sandi yang tidak ada atau tidak cocok.",
    remedy: "Masukkan frasa sandi kunci, atau biarkan agen SSH memegang kunci.",
  },
  "agent-absent": {
    happened: "Tidak ada agen SSH yang merespons di komputer ini.",
    remedy: "Jalankan agen dan tambahkan kunci kepadanya, atau sebutkan file kunci privat.",
  },
  "host-key-unknown": {
    happened: "Kunci host server SSH belum dikonfirmasi.",
    remedy: "Bandingkan sidik jarinya dengan yang dari administrator server, lalu konfirmasikan.",
  },
  "host-key-changed": {
    happened: "Server SSH menunjukkan kunci host yang berbeda dari yang dikonfirmasi.",
    remedy:
      "Tanyakan kepada administratornya apakah kunci itu diganti. Jika tidak, koneksi mungkin disadap: jangan lanjutkan.",
  },
  "port-taken": {
    happened: "Port di ujung jauh sedang dipakai.",
    remedy: "Hentikan yang mendengarkan di sana, mungkin tunnel sebelumnya, atau pilih port lain.",
  },
  "forwarding-refused": {
    happened: "Server SSH tidak mengizinkan tunnel balik.",
    remedy:
      "Izinkan di sana: AllowTcpForwarding yes atau remote, dan tanpa permitlisten yang mengecualikan port ini.",
  },
  "program-missing": {
    happened: "Program tunnel tidak ada di komputer ini.",
    remedy: "Pasang program itu, atau tetapkan jalurnya.",
  },
  "program-failed": {
    happened: "Program tunnel berakhir dengan kesalahan.",
    remedy: "Baca keluarannya, dan jalankan secara manual.",
  },
  "program-too-old": {
    happened: "Program tunnel di komputer ini terlalu usang untuk token dari file.",
    remedy:
      "Perbarui cloudflared ke 2025.4.0 atau yang lebih baru. Versi yang lebih lama akan menunjukkan token kepada semua orang di komputer ini.",
  },
  "token-unreadable": {
    happened: "File berisi token tunnel tidak dapat dibaca.",
    remedy: "Periksa jalur lengkapnya dan izinnya. Seharusnya hanya Anda yang dapat membacanya (mode 600).",
  },
  "token-refused": {
    happened: "Program tunnel menolak token dalam file.",
    remedy: "Salin lagi token dari halaman tunnel di Cloudflare: hanya token, dalam satu baris.",
  },
  "other-tunnel": {
    happened:
      "Tunnel yang berbeda dari yang diminta sudah terbuka untuk penerima ini. Tunnel itu dibiarkan seperti adanya.",
    remedy: "Pilih tunnel yang terbuka, atau tutup dulu.",
  },
  "authtoken-missing": {
    happened: "Layanan tunnel memerlukan authtoken Anda, dan tidak ada yang diberikan.",
    remedy: "Salin authtoken dari dasbor akun Anda dan simpan.",
  },
  "authtoken-refused": {
    happened: "Layanan tunnel menolak authtoken.",
    remedy:
      "Salin lagi dari dasbor akun Anda. Beberapa tunnel sekaligus mungkin memerlukan langganan yang berbeda.",
  },
  lost: {
    happened: "Tunnel terputus.",
    remedy: "Periksa jaringan, lalu coba lagi. Tunnel yang terbuka tersambung kembali secara otomatis.",
  },
  "not-practice": {
    happened: "Tunnel Latihan tidak mengarah ke mana pun di luar Latihan.",
    remedy: "Pilih tunnel yang berbeda.",
  },
  "tunnel-not-allowed": {
    happened: "Administrator komputer ini tidak mengizinkan tunnel ini.",
    remedy: "Pilih tunnel yang diizinkan, atau tanyakan kepada administrator komputer ini.",
  },
  "service-unreachable": {
    happened: "Layanan tunnel tidak dapat dijangkau.",
    remedy:
      "Periksa koneksi internet komputer ini, dan pastikan firewall mengizinkannya terhubung ke layanan itu.",
  },
  "no-public-url": {
    happened: "Tunnel terbuka, tetapi tidak melaporkan URL publiknya.",
    remedy: "Masukkan sendiri URL publiknya, atau perbarui program tunnel.",
  },
  other: {
    happened: "Tunnel tidak dapat dibuka, karena alasan yang tidak diketahui Switchover.",
    remedy: "Baca keluaran program atau server.",
  },
  "not-ours": {
    happened: "URL publik merespons, tetapi yang dikirim ke sana tidak pernah tiba di komputer ini.",
    remedy: "URL itu mengarah ke tempat lain. Periksa ke mana proxy, router, atau tunnel Anda meneruskannya.",
  },
  "not-public": {
    happened:
      "URL publik mengarah ke alamat yang hanya dapat dijangkau komputer ini atau jaringannya sendiri.",
    remedy: "Berikan URL yang namanya mengarah ke alamat internet publik, atau pilih tunnel lain.",
  },
  "name-not-seen": {
    happened: "Nama tunnel masih baru, dan server nama komputer ini belum mengenalnya.",
    remedy:
      "Platform mungkin sudah melihatnya: uji dilanjutkan. Jika tidak, tunggu 30 menit, atau gunakan tunnel dengan nama sendiri.",
  },
  "interstitial-page": {
    happened: "Tunnel menampilkan halaman untuk pengunjung di depan URL.",
    remedy:
      "Platform tidak dapat mengekliknya agar hilang. Gunakan langganan atau tunnel tanpa halaman semacam itu.",
  },
  "body-changed": {
    happened: "Yang tiba tidak sama byte demi byte dengan yang dikirim.",
    remedy:
      "Ada sesuatu di antaranya yang menulis ulang isinya, jadi tidak ada tanda tangan yang akan cocok. Nonaktifkan itu untuk jalur ini.",
  },
  "signature-header-lost": {
    happened: "Header tanda tangan tidak tiba.",
    remedy: "Buat proxy meneruskan X-Hub-Signature-256 tanpa perubahan.",
  },
  "status-not-200": {
    happened: "URL publik tidak mengembalikan 200.",
    remedy: "Cari tahu di proxy atau tunnel Anda apa yang merespons sebagai ganti Switchover.",
  },
  timeout: {
    happened: "Tidak ada respons yang tiba tepat waktu.",
    remedy: "Periksa koneksi melalui tunnel dan proxy, lalu coba lagi.",
  },
  slow: {
    happened: "Koneksi memerlukan waktu lebih lama daripada yang biasanya ditunggu platform.",
    remedy: "Ini cukup baik untuk uji. Untuk produksi, gunakan endpoint yang lebih dekat ke platform.",
  },
  "token-needed": {
    happened:
      "URL callback sudah ditetapkan di tingkat yang didahulukan, dan tidak ada panggilan yang mengembalikan token verifikasinya.",
    remedy:
      "Mintalah token verifikasi dari pemiliknya, supaya URL itu dapat dipulihkan persis. Tidak ada yang diubah sebelumnya.",
  },
  "level-taken": {
    happened: "URL callback lain ditetapkan di atas tingkat yang dipilih dan akan didahulukan.",
    remedy: "Biarkan Switchover memilih tingkatnya, atau pilih tingkat yang didahulukan.",
  },
  "borrowed-already": {
    happened:
      "Switchover sendiri yang menetapkan URL callback saat ini, untuk uji lain atau dari folder data lain. Tidak ada yang diubah.",
    remedy:
      "Akhiri yang berjalan di sana, atau pulihkan URL sebelumnya dari sana (webhooks restore), lalu coba lagi.",
  },
  copied: {
    happened:
      "Folder data ini dipulihkan dari salinan yang di dalamnya URL callback diganti dengan URL Switchover. Di tempat folder disalin, URL itu mungkin sudah dipulihkan sejak itu atau masih dipakai. Tidak ada yang diubah.",
    remedy:
      "Pastikan tidak ada yang memakainya di tempat folder disalin. Lalu pulihkan di sini (webhooks restore, atau “Pulihkan sekarang” di Webhooks), dan coba lagi.",
  },
  "not-subscribed": {
    happened: "Aplikasi token tidak berlangganan ke akun bisnis, jadi tidak ada yang akan diantarkan.",
    remedy: "Buat dulu aplikasi berlangganan. Migrasi ke cloud melakukannya setelah pendaftaran.",
  },
  refused: {
    happened: "Platform menolak URL callback.",
    remedy:
      "Periksa alasan yang dikembalikannya. Token mungkin tidak memiliki izin untuk mengelola akun, atau deployment mungkin tidak mendukung tingkat ini.",
  },
  "not-known": {
    happened: "Tidak diketahui: platform tidak melaporkan URL callback saat ini.",
    remedy:
      "Switchover terus mencoba memulihkannya, paling lambat saat dimulai berikutnya. Sementara itu, periksa dasbor platform.",
  },
  "address-too-long": {
    happened: "URL publik lebih panjang dari 200 karakter yang diterima platform.",
    remedy: "Gunakan URL publik yang lebih pendek.",
  },
  "app-secret-missing": {
    happened: "Tingkat ini memerlukan rahasia aplikasi, dan tidak ada yang disimpan.",
    remedy: "Simpan rahasia aplikasi, lalu coba lagi.",
  },
  "reaches-further": {
    happened: "URL callback ini memengaruhi lebih dari nomor ini saja.",
    remedy:
      "Selama URL itu mengarah ke sini, semua yang dikirim kepadanya tiba di sini dan diteruskan jika Anda memilihnya. Pilih jam yang sepi.",
  },
  "no-way-back": {
    happened:
      "Tidak ada URL callback yang ditetapkan di tingkat ini, atau URL itu dinonaktifkan, dan tidak ada panggilan platform yang dapat memulihkan keadaan itu.",
    remedy:
      "Tetapkan dan aktifkan dulu URL callback aplikasi di dasbor platform, atau gunakan deployment dengan URL callback per nomor.",
  },
  "private-address": {
    happened: "URL callback yang akan mendapat salinan mengarah ke jaringan privat. Tidak ada yang diubah.",
    remedy:
      "Jika itu disengaja, izinkan dengan --allow-private atau kotak centang di jendela. Atau uji tanpa meneruskan.",
  },
  "ip-literal": {
    happened: "URL callback yang akan mendapat salinan adalah alamat IP. Tidak ada yang diubah.",
    remedy:
      "Jika itu disengaja, izinkan dengan --allow-private atau kotak centang di jendela. Atau uji tanpa meneruskan.",
  },
  "port-unusual": {
    happened: "URL callback yang akan mendapat salinan memiliki port selain 443. Tidak ada yang diubah.",
    remedy:
      "Jika itu disengaja, izinkan dengan --allow-private atau kotak centang di jendela. Atau uji tanpa meneruskan.",
  },
  "own-address": {
    happened:
      "URL callback saat ini sudah mengarah ke penerima ini: salinan akan berputar selamanya. Tidak ada yang diubah.",
    remedy:
      "Tetapkan dulu URL callback produksi Anda di dasbor platform, atau jangan teruskan apa pun (--no-forward).",
  },
  "not-https": {
    happened:
      "URL callback yang akan mendapat salinan tidak diawali dengan https://, jadi tidak ada yang dapat dikirim ke sana. Tidak ada yang diubah.",
    remedy:
      "Berikan dulu URL https kepada produksi Anda, atau jangan teruskan apa pun (--no-forward): produksi lalu tidak mendapat notifikasi.",
  },
  "user-info": {
    happened:
      "URL callback yang akan mendapat salinan berisi nama pengguna atau kata sandi, jadi tidak ada yang dapat dikirim ke sana. Tidak ada yang diubah.",
    remedy:
      "Tetapkan dulu URL callback produksi Anda tanpa keduanya, atau jangan teruskan apa pun (--no-forward): produksi lalu tidak mendapat notifikasi.",
  },
  unreadable: {
    happened:
      "URL callback yang akan mendapat salinan tidak dapat dibaca sebagai URL, jadi tidak ada yang dapat dikirim ke sana. Tidak ada yang diubah.",
    remedy:
      "Tetapkan dulu lagi URL callback produksi Anda, atau jangan teruskan apa pun (--no-forward): produksi lalu tidak mendapat notifikasi.",
  },
  "copies-came-back": {
    happened:
      "Sebuah salinan kembali ke sini dari produksi. Tidak ada lagi yang diteruskan, dan pengirim diminta mencoba lagi nanti.",
    remedy:
      "Temukan apa yang mengirim notifikasi produksi ke sini (cermin, endpoint kedua) dan nonaktifkan, atau jangan teruskan apa pun (--no-forward).",
  },
  "word-needed": {
    happened:
      "Tidak ada yang akan diteruskan ke URL callback yang mendapat notifikasi sekarang. Tidak ada yang diubah.",
    remedy: "Teruskan salinan kepadanya, atau konfirmasikan bahwa URL itu boleh tidak mendapatkannya.",
  },
  "authority-no-list": {
    happened:
      "Klien on-premises tidak mencantumkan sertifikat CA callback-nya, jadi sertifikat milik uji tidak dapat ditambahkan dan dihapus tersendiri. Tidak ada yang diganti.",
    remedy: "Gunakan tunnel dengan sertifikat dari otoritas publik.",
  },
  "authority-replaced": {
    happened:
      "Mengunggah sertifikat CA milik uji menggantikan sertifikat yang dipercaya klien on-premises. Sertifikat itu dikembalikan; tidak ada URL callback yang diganti.",
    remedy:
      "Periksa sertifikat CA klien (certificates/webhooks/ca), dan gunakan tunnel dengan sertifikat publik.",
  },
  "authority-left": {
    happened:
      "Tidak ada lagi URL callback yang perlu dipulihkan, tetapi sertifikat CA milik uji ini masih ada di klien on-premises.",
    remedy:
      "Coba lagi dari layar webhook, atau dengan webhooks restore. Kunci privatnya sudah tidak ada; Anda juga dapat menghapusnya di klien.",
  },
  "not-written": {
    happened:
      "URL callback saat ini tidak dapat dicatat, atau catatan uji sebelumnya tidak dapat dibaca. Tidak ada yang ditetapkan.",
    remedy: "Perbaiki masalah pada folder data, lalu mulai lagi uji.",
  },
  "no-handshake": {
    happened: "Permintaan verifikasi platform tidak pernah tiba di sini.",
    remedy: "Pastikan URL publik dapat dijangkau dari internet, tidak hanya dari sini.",
  },
  "none-there": {
    happened: "Klien on-premises tidak mengirim permintaan verifikasi sebelum mengantarkan.",
    remedy: "Tidak ada yang perlu dilakukan.",
  },
  "handshake-refused": {
    happened: "Permintaan verifikasi platform tiba di sini, tetapi platform menolak responsnya.",
    remedy: "Ada sesuatu di antaranya yang mengubah respons. Lihat pemeriksaan URL publik.",
  },
  slept: {
    happened: "Komputer ini tidur saat uji menunggu pesan. Tidak ada yang dapat tiba saat itu.",
    remedy: "Jaga agar tetap bangun, dan kirim ulang kata kunci jika Anda sudah mengirimnya sebelumnya.",
  },
  "no-message": {
    happened: "Tidak ada pesan yang tiba tepat waktu.",
    remedy: "Pastikan nomor ada di API yang diuji dan kata kunci dikirim ke nomor itu, lalu coba lagi.",
  },
  "went-elsewhere": {
    happened: "Notifikasi nomor sekarang dikirim ke URL yang berbeda.",
    remedy: "URL callback diubah sementara itu. Cari tahu oleh siapa, lalu coba lagi.",
  },
  "others-came": {
    happened: "Pesan tiba melalui URL callback ini, tetapi tidak ada yang memuat kata kunci.",
    remedy: "Uji lagi, dan kirim kata kunci itu sendiri, sebagai teks, dari telepon mana pun.",
  },
  "line-broke": {
    happened: "Tunnel terputus selama penantian, jadi pesan yang tidak ada tidak membuktikan apa pun.",
    remedy: "Tunggu sampai tunnel terbuka, lalu uji lagi.",
  },
  "turned-away": {
    happened:
      "Komputer ini tidak menerima semua yang tiba, jadi pesan yang tidak ada tidak membuktikan apa pun.",
    remedy:
      "Lihat apa yang menghentikan penerima: ruang disk, brankas, atau terlalu banyak permintaan. Lalu uji lagi.",
  },
  "not-read": {
    happened: "Ada notifikasi yang tiba dan tidak sempat dibaca. Kata kunci mungkin ada di antaranya.",
    remedy: "Cari kata kunci dalam peristiwa, atau uji lagi saat lebih sedikit yang tiba.",
  },
  "number-moved": {
    happened: "Nomor meninggalkan API yang diuji saat uji menunggu pesan.",
    remedy: "Uji API lainnya, tempat nomor berada sekarang.",
  },
  "signature-wrong": {
    happened: "Yang tiba memiliki tanda tangan yang tidak cocok dengan rahasia aplikasi.",
    remedy:
      "Simpan rahasia aplikasi yang berlangganan. Sampai saat itu, tidak ada yang tiba yang dihitung sebagai bukti.",
  },
  unchecked: {
    happened:
      "Pesan tiba, tetapi tanda tangannya tidak diperiksa: klien on-premises tidak menandatangani apa pun, dan memeriksa tanda tangan cloud memerlukan rahasia aplikasi.",
    remedy:
      "Untuk cloud, simpan rahasia aplikasi, supaya yang tiba dihitung sebagai bukti. Untuk klien on-premises, tidak ada yang perlu dilakukan.",
  },
  "no-status": {
    happened: "Tidak ada status yang tiba selama penantian.",
    remedy:
      "Status hanya tiba untuk sebuah balasan. Jika tidak ada yang dikirim, tidak ada yang salah; jika ditolak, lihat penolakannya.",
  },
  "not-restored": {
    happened:
      "URL callback tidak dipulihkan. Notifikasi mungkin masih dikirim ke URL tempat Switchover tidak lagi mendengarkan.",
    remedy: "Segera coba lagi, atau tetapkan URL callback di dasbor platform.",
  },
  "may-come-late": {
    happened:
      "Respons atas permintaan yang mengganti URL callback hilang, dan permintaan itu mungkin masih akan berlaku.",
    remedy:
      "Switchover terus memeriksa dan memulihkannya bila perlu, paling lambat saat dimulai berikutnya. webhooks restore juga melakukannya.",
  },
  "not-here": {
    happened: "Nomor tidak ada di API yang URL callback-nya akan diuji. Tidak ada yang diubah.",
    remedy: "Uji API lainnya, tempat nomor berada.",
  },
  "changed-meanwhile": {
    happened: "Sesuatu diubah di luar Switchover sementara itu. Switchover membiarkannya seperti adanya.",
    remedy: "Pastikan itu yang Anda inginkan.",
  },
} as const satisfies TranslationOf<"id", typeof englishCauses>;

/** What the webhook test says: its findings, and what it waits for. */
export const connectivity = {
  levels: {
    number: "nomor ini saja",
    account: "seluruh akun bisnis",
    application: "aplikasi dan semua yang dilayaninya",
    client: "klien on-premises",
  },
  found: {
    sleptWell: "komputer ini tidur; tunnel, URL publik, dan URL callback seperti sebelumnya",
    sleptElsewhere: "komputer ini tidur, dan URL callback sekarang mengarah ke tempat lain",
    sleptMoved: "komputer ini tidur, dan tunnel dibuka kembali dengan URL yang berbeda",
    sleptDown: "komputer ini tidur, dan tunnel belum terbuka kembali",
    sleptNotHere: "komputer ini tidur, dan URL publik sekarang tidak mengarah ke sini",
    sleptUnseen: "komputer ini tidur, dan tidak diketahui apakah URL callback Switchover masih ditetapkan",
    tunnelOpen: "URL publiknya {{url}}",
    tunnelOpenNoting: "{{url}} terbuka; {{notices}}",
    tunnelOther: "{{url}} sudah terbuka di sana; itu bukan tunnel yang diminta",
    tunnelFailed: "tidak terbuka",
    tunnelFailedBecause: "tidak terbuka: “{{detail}}”",
    outsideIn: "teks yang dikirim dari luar tiba tanpa perubahan",
    outsideInUnasked: "URL publik tidak dapat diuji dari luar",
    callbackFree: "ditetapkan untuk {{level}}; sebelumnya tidak ada yang ditetapkan",
    callbackTaken: "ditetapkan untuk {{level}}, sebagai ganti {{before}}",
    teed: "{{set}}. Yang tiba diteruskan ke {{to}}",
    notTeed: "{{set}}. Yang tiba tidak diteruskan",
    authorityNoListFor:
      "tidak ada yang diganti: klien tidak mengembalikan daftar sertifikat CA callback-nya: {{answer}}",
    authorityNoIds:
      "tidak ada yang diganti: klien tidak mengembalikan ID untuk sertifikat CA callback-nya, jadi sertifikat milik uji tidak dapat dihapus tersendiri",
    authorityReplaced:
      "tidak ada URL callback yang diganti: klien mengganti sertifikat CA-nya, bukan menambahkan satu",
    authorityUnseen:
      "tidak ada URL callback yang diganti: sertifikat CA milik uji diunggah, tetapi klien tidak mencantumkannya",
    authorityNotAdded:
      "tidak ada URL callback yang diganti: sertifikat CA milik uji tidak dapat diunggah: {{answer}}",
    authorityOthersChanged:
      "URL callback seperti sebelumnya, dan sertifikat CA milik uji dihapus; orang lain mengubah sertifikat lainnya sementara itu",
    authorityLeft:
      "tidak ada lagi URL callback yang perlu dipulihkan; sertifikat CA milik uji masih ada di klien",
    authorityLeftBy:
      "tidak ada lagi URL callback yang perlu dipulihkan; tidak diketahui apakah sertifikat CA milik uji masih ada di klien: {{answer}}",
    teeUnknown: "{{set}}. Tidak diketahui ke mana sebelumnya mengarah, jadi tidak ada yang dapat diteruskan",
    wordNeeded: "tidak ada yang ditetapkan: URL callback saat ini tidak akan mendapat apa pun lagi",
    takenUp: "masih ditetapkan untuk {{level}}, seperti ditinggalkan",
    productionRefused: "tidak ada yang ditetapkan: salinan akan dikirim ke {{to}}",
    copiesCameBack: "sebuah salinan kembali dari {{to}}: tidak ada lagi yang diteruskan ke sana",
    productionOwn: "tidak ada yang ditetapkan: {{to}} sudah ditetapkan, dan mengarah ke penerima ini",
    tokenNeeded: "{{before}} ditetapkan untuk {{level}}; memulihkannya memerlukan token verifikasinya",
    tokenRefused:
      "platform menolak {{before}} dengan token verifikasi ini: tokennya berbeda, atau URL tidak merespons",
    tokenNotProved: "tidak diketahui apakah token verifikasi benar: {{answer}}",
    tokenNotGiven: "{{before}} ditetapkan untuk {{level}}; tanpa token verifikasinya, tidak ada yang diubah",
    noNumberLevel: "deployment ini tidak melaporkan URL callback sebuah nomor",
    above: "{{before}} ditetapkan untuk {{level}} dan akan didahulukan",
    notSubscribed: "aplikasi token tidak berlangganan ke akun",
    refused: "ditolak untuk {{level}} ({{reason}})",
    setUnknown: "tidak diketahui apakah sudah ditetapkan: {{answer}}",
    setUnseen: "ditetapkan, tetapi tidak ada pemeriksaan yang menunjukkannya berlaku",
    look: "URL callback tidak dapat dibaca: {{answer}}",
    notInCloud: "cloud melaporkan nomor ada di klien on-premises; tidak ada yang diubah",
    notOnClient: "klien melaporkan bahwa klien itu tidak melayani nomor; tidak ada yang diubah",
    lookClient: "pengaturan klien tidak dapat dibaca: {{answer}}",
    ownUntold: "platform tidak melaporkan aplikasi berlangganan mana yang milik token",
    tooLong: "URL publik memiliki {{length}} karakter; platform menerima 200",
    secretMissing: "mengubah URL callback aplikasi sendiri memerlukan rahasia aplikasi",
    noWayBack: "aplikasi tidak memiliki URL callback yang dapat dipulihkan",
    noExactWayBack:
      "{{before}} ditetapkan untuk {{level}}; API mengembalikannya terpotong, tersembunyi sebagian, atau dengan karakter tak terlihat, sehingga tidak bisa dipulihkan persis seperti semula",
    appSwitchedOff: "URL callback aplikasi dinonaktifkan, dan tidak ada panggilan yang dapat memulihkan itu",
    notWritten: "tidak ada yang ditetapkan: URL callback saat ini tidak dapat dicatat. {{why}}",
    leftUnread: "tidak ada yang ditetapkan: yang ditinggalkan uji sebelumnya tidak dapat dibaca. {{why}}",
    borrowedAlready:
      "milik Switchover sendiri sudah ditetapkan untuk {{level}}; folder data {{folder}} memiliki yang dari sebelumnya",
    leftCopied:
      "tidak ada yang ditetapkan: folder data ini dipulihkan dari salinan, dan di dalamnya URL callback nomor ini diganti dengan URL Switchover. Di tempat folder disalin, URL itu mungkin sudah dipulihkan sejak itu atau masih dipakai. Pulihkan lebih dulu: webhooks restore, atau “Pulihkan sekarang” di Webhooks",
    leftCopiedOther:
      "tidak ada yang ditetapkan: folder data ini dipulihkan dari salinan, dan di dalamnya URL callback yang berlaku di sini diganti dengan URL Switchover, untuk {{number}}. Di tempat folder disalin, URL itu mungkin sudah dipulihkan sejak itu atau masih dipakai. Pulihkan lebih dulu: webhooks restore dengan {{number}}, atau “Pulihkan sekarang” di Webhooks",
    leftCopiedUnknown:
      "tidak ada yang dipulihkan: URL callback diganti sebelum salinan dibuat, dan tidak diketahui apakah masih diganti",
    leftBehind: "URL callback yang diganti uji sebelumnya tidak dapat dipulihkan",
    handshake: "permintaan verifikasi platform tiba dan dijawab",
    noHandshake: "permintaan verifikasi platform tidak tiba di sini",
    handshakeRefused: "permintaan verifikasi platform dijawab, tetapi platform menolak URL",
    noHandshakeThere: "klien on-premises tidak mengirim permintaan verifikasi",
    message: "tiba setelah {{span}}",
    messageUnchecked: "tiba setelah {{span}}; tanda tangannya tidak diperiksa",
    messageUnsigned:
      "tiba setelah {{span}}. Klien tidak menandatangani apa pun: kata kunci dan jalur rahasia dari pengaturan klien yang mengenalinya",
    messageByWindow:
      "sebuah pesan tiba setelah {{span}}; teksnya tidak disimpan di sini, jadi kata kunci itu sendiri tidak terlihat",
    messageWrong: "tiba dengan tanda tangan yang tidak cocok",
    refusedCame_other:
      "tidak ada pesan dengan kata kunci {{word}} yang dihitung; {{count}} notifikasi tiba di URL ini dengan tanda tangan yang tidak cocok, dan ditolak",
    together: "{{first}}; juga, {{second}}",
    besideTurnedAway: "komputer ini tidak menerima semua yang tiba",
    besideNotRead: "belum semua yang tiba dibaca",
    besideSleptMeanwhile: "komputer ini sempat tidur beberapa lama",
    besideNumberGone: "nomor sudah tidak ada di API yang diuji",
    besideLineBroke: "tunnel sempat terputus beberapa lama",
    besideWentElsewhere: "notifikasi nomor sekarang dikirim ke {{to}}",
    besideWentNowhere: "nomor sudah tidak memiliki URL callback",
    besideStandingUnseen: "tidak diketahui apakah URL callback Switchover masih ditetapkan",
    besideLeadsNoMore: "URL publik sudah tidak mengarah ke sini",
    noMessage: "tidak ada pesan dengan kata kunci {{word}} yang tiba",
    wentElsewhere: "tidak ada pesan yang tiba; notifikasi nomor sekarang dikirim ke {{to}}",
    wentNowhere: "tidak ada pesan yang tiba; nomor sudah tidak memiliki URL callback",
    othersCame_other:
      "{{count}} pesan tiba melalui URL callback ini, tetapi tidak ada yang memuat kata kunci {{word}}",
    turnedAway: "tidak ada pesan yang dihitung, tetapi komputer ini tidak menerima semua yang tiba",
    notRead: "sejauh ini tidak ada pesan yang dihitung, tetapi belum semua yang tiba dibaca",
    sleptMeanwhile: "tidak ada pesan yang tiba, tetapi komputer ini sempat tidur beberapa lama",
    numberGone: "tidak ada pesan yang tiba; nomor sudah tidak ada di API yang diuji",
    lineBroke: "tidak ada pesan yang tiba, tetapi tunnel sempat terputus beberapa lama",
    standingUnseen:
      "tidak ada pesan yang tiba; tidak diketahui apakah URL callback Switchover masih ditetapkan",
    leadsNoMore: "tidak ada pesan yang tiba, tetapi URL publik sudah tidak mengarah ke sini",
    addressMoved:
      "tunnel dibuka kembali dengan URL yang berbeda, jadi tidak ada lagi yang dapat tiba di sini",
    notAwaited: "tidak ada pesan dengan kata kunci yang tiba sebelum uji diakhiri",
    status: "{{statuses}}, setelah {{span}}",
    statusWrong: "tiba dengan tanda tangan yang tidak cocok",
    noStatus: "tidak ada yang tiba untuk sebuah balasan",
    restored: "semuanya seperti semula",
    nothingBorrowed: "tidak ada yang diubah",
    notRestored: "tidak dipulihkan ({{level}}): {{answer}}",
    notRestoredNow: "tidak dipulihkan ({{level}})",
    restoredButUnread:
      "yang disebut catatan yang terbaca sudah dipulihkan; tidak diketahui apakah URL callback uji sebelumnya masih ditetapkan: catatannya rusak dan disimpan sebagai {{setAside}}",
    restoreMayComeLate:
      "URL callback untuk {{level}} sejauh ini seperti semula; permintaan yang menggantinya mungkin masih akan berlaku",
    restoreUnknown: "tidak diketahui apa yang ditetapkan untuk {{level}}: {{answer}}",
    restoreNeedsToken: "tidak dipulihkan ({{level}}); itu memerlukan token verifikasi {{before}}",
    restoreElsewhere:
      "tidak dipulihkan di {{api}}, tempat URL itu diganti; koneksi sekarang mengarah ke tempat lain",
    restoreNeedsSecret: "tidak dipulihkan ({{level}}); itu memerlukan rahasia aplikasi",
    otherSettings:
      "URL callback untuk {{level}} seperti semula; pengaturan lain di sampingnya diubah sementara itu, dan dibiarkan seperti adanya",
    otherVersions:
      "URL callback aplikasi seperti semula; platform sekarang mencantumkan bidangnya dengan versi API lain",
    restoredOtherwise:
      "kembali tidak ada URL callback, seperti sebelumnya; klien sekarang menyimpannya secara berbeda",
    restoreSwitchedOff:
      "tidak dipulihkan: seseorang menonaktifkan URL callback aplikasi sementara itu, dan menetapkan URL akan mengaktifkannya lagi. Setelah aktif, Switchover memulihkannya",
    restoreUrlLost:
      "milik Switchover sendiri masih ditetapkan untuk {{level}}; yang dari sebelumnya ({{before}}) tidak dapat dibaca lagi. Tetapkan lagi sendiri",
    notOurs:
      "{{to}} ditetapkan untuk {{level}}, dan milik Switchover sendiri sudah tidak ada; tidak diketahui apakah itu yang dari sebelumnya, yang tidak dapat dibaca lagi",
    notOursNothing:
      "milik Switchover sendiri sudah tidak ada untuk {{level}}, dan tidak ada yang ditetapkan; yang dari sebelumnya tidak dapat dibaca lagi",
    changedMeanwhile:
      "{{to}} sekarang ditetapkan untuk {{level}}; orang lain menetapkannya, dan dibiarkan seperti adanya",
    changedToNothing: "URL callback untuk {{level}} diubah atau dihapus oleh orang lain",
  },
  phases: {
    working: "Uji sedang berjalan.",
    "awaiting-token": "URL callback sudah ditetapkan. Pemiliknya harus memberikan token verifikasinya.",
    "awaiting-message": "Sekarang kirim {{word}} ke {{number}} dari telepon mana pun.",
    "awaiting-reply": "Anda dapat membalas pesan itu jika mau.",
    restoring: "URL callback sedang dipulihkan.",
    ended: "Uji sudah berakhir.",
  },
  awaitingToken:
    "{{before}} ditetapkan untuk {{level}}. Masukkan token verifikasinya, supaya dapat dipulihkan persis.",
  notKeptAwake:
    "Switchover tidak dapat mencegah komputer ini tidur. Jaga agar tetap bangun selama notifikasi harus tiba di sini: selama komputer tidur, tidak ada yang tiba.",
  lacksKeyword: "Sebuah pesan tanpa kata kunci {{word}} telah tiba. Uji tetap menunggu pesan yang memuatnya.",
  tokenRefusedAsk: "Ini bukan token verifikasinya, atau URL tidak merespons. Masukkan yang benar.",
  reply: {
    text: "Uji Switchover: pesan Anda sudah tiba, dan ini jawabannya. Anda tidak perlu membalas.",
    told: "Dengan --reply, pengirim kata kunci mendapat satu balasan, melalui API tempat nomor berada:",
    to: "Membalas ke nomor yang berakhiran {{digits}}.",
    status: "Status balasan: {{status}}, setelah {{span}}.",
    sending: {
      works: "Pengiriman berfungsi: balasan sampai ke telepon.",
      refused: "Pengiriman ditolak.",
      unknown: "Tidak diketahui apakah pengiriman berfungsi.",
      none: "Tidak ada balasan yang dikirim.",
    },
    reasons: {
      "no-message": "Tidak ada pesan yang dihitung, jadi tidak ada yang dapat dibalas.",
      "not-signed":
        "Tanda tangan pesan tidak diperiksa atau tidak cocok. Switchover hanya membalas pesan bertanda tangan.",
      "keyword-not-seen": "Teks tidak disimpan di sini, jadi kata kunci tidak terlihat dalam pesan.",
      "sender-unknown": "Pesan tidak memuat nomor untuk dibalas.",
      "window-closed": "Pesan berumur lebih dari 24 jam. Hanya pesan yang lebih baru yang boleh dibalas.",
      "not-here": "Nomor sudah tidak ada di API yang diuji.",
      "number-busy": "Ada migrasi nomor ini yang terbuka, atau proses lain sedang mengubah sesuatu padanya.",
      "line-broke": "Tunnel terputus atau memiliki URL yang berbeda, jadi tidak ada status yang dapat tiba.",
      "not-recorded":
        "Folder data tidak dapat mencatat balasan, dan Switchover tidak mengirim apa yang tidak dapat dicatatnya.",
      declined: "Anda memilih tidak mengirim balasan.",
      "not-confirmed": "Balasan tidak dikonfirmasi tepat waktu.",
      stopped: "Uji dihentikan lebih dulu.",
      "not-sent": "Platform tidak dapat dijangkau. Tidak ada yang dikirim.",
      rejected: "Platform menolak balasan.",
      failed: "Platform menerima balasan, lalu melaporkan bahwa balasan gagal.",
      "response-unknown":
        "Respons platform hilang atau tidak jelas. Balasan mungkin telah dikirim; balasan itu tidak dikirim ulang.",
      "no-status": "Platform menerima balasan, tetapi tidak ada status yang dihitung yang tiba.",
      "sent-only": "Platform melaporkan balasan sebagai terkirim, tetapi tidak sebagai diantarkan.",
      "stopped-waiting": "Uji dihentikan saat menunggu status.",
    },
  },
  verdicts: {
    arrives: "Webhook tiba.",
    "does-not-arrive": "Webhook tidak tiba.",
    inconclusive: "Belum diketahui apakah webhook tiba.",
    stopped: "Uji dihentikan sebelum ada pesan yang terlihat.",
    unchecked: "Pesan tiba, tetapi tanda tangannya tidak diperiksa.",
    unsigned: "Pesan tiba dari klien on-premises, yang tidak menandatangani apa pun.",
    rejected: "Tidak ada pesan yang dihitung: yang tiba bertanda tangan salah.",
    others: "Pesan tiba, tetapi tidak ada yang memuat kata kunci.",
    interrupted: "Uji terputus. Belum diketahui apakah webhook tiba.",
  },
  refusedBefore_other:
    "Sampai saat itu, {{count}} notifikasi tiba dengan tanda tangan yang tidak cocok, dan ditolak: pastikan rahasia aplikasi adalah milik aplikasi yang memiliki URL callback ini.",
  restoredYes: "Semua URL callback seperti sebelumnya.",
  restoredNo: "Ada URL callback yang tidak seperti sebelumnya.",
  restoredChanged: "Sesuatu diubah di luar Switchover sementara itu, dan dibiarkan seperti adanya.",
  restoredCertificate:
    "Tidak ada lagi URL callback yang perlu dipulihkan, tetapi sertifikat CA uji masih ada di klien on-premises.",
  restoredUnknown: "Tidak diketahui apakah URL callback seperti sebelumnya.",
} as const satisfies TranslationOf<"id", typeof englishConnectivity>;
