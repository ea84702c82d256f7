/** Copies of the data folder: to keep, for another computer, restored. */
export const dataCopy = {
  title: "Salinan dan komputer lain",
  text: "Salinan adalah seluruh folder data dalam satu berkas terenkripsi. Itu bukan cadangan pendaftaran, tetapi memuatnya.",
  file: "Berkas",
  fileHint: "Berkas baru di komputer ini atau di suatu drive, dengan jalur lengkapnya.",
  copy: {
    open: "Buat salinan",
    title: "Buat salinan folder data",
    text: "Folder data ini tetap dipakai. Yang terjadi kemudian tidak ada dalam salinan.",
    go: "Buat salinan",
  },
  move: {
    open: "Pindahkan ke komputer lain",
    title: "Pindahkan ke komputer lain",
    go: "Buat salinan dan tandai",
    before: {
      first:
        "Selesaikan atau hentikan yang sedang berjalan: migrasi, uji webhook, URL callback yang mengarah ke sini.",
      second: "Pilih berkas dan frasa sandinya. Berkas ditulis dan dibaca kembali.",
      third:
        "Setelah itu folder data ini ditandai sebagai dipindahkan: tidak ada yang dimulai atau dilanjutkan di sini.",
    },
    after: {
      first: "Bawa berkas ke komputer lain.",
      second: "Jalankan Switchover di sana dengan folder data kosong dan pilih “Pulihkan salinan”.",
      third: "Buka brankas di sana, periksa nomor-nomornya, lalu hapus berkasnya.",
    },
  },
  restore: {
    open: "Pulihkan salinan",
    title: "Pulihkan salinan",
    first:
      "Di komputer sebelumnya, pilih “Pindahkan ke komputer lain” di pengaturannya, atau gunakan salinan yang Anda simpan.",
    second: "Bawa berkas ke komputer ini, lalu masukkan jalur dan frasa sandinya.",
    third: "Setelah itu migrasi yang terbuka diperiksa dengan kedua API sebelum apa pun dikirim.",
    fileHint: "Jalur lengkap salinan di komputer ini.",
    passphrase: "Frasa sandi salinan",
    go: "Pulihkan salinan",
    done: "Salinan dipulihkan.",
  },
  stay: {
    open: "Lanjutkan di sini",
    title: "Lanjutkan di folder data ini?",
    word: "TETAP DI SINI",
    go: "Hapus tanda",
  },
} as const;
