/** Words of the vault: its passphrase, and whether this computer may open it by itself. */
export const vault = {
  title: {
    absent: "Buat brankas",
    locked: "Buka brankas",
    open: "Buka brankas",
    damaged: "Brankas rusak",
    changed: "Brankas berbeda ditemukan",
    newer: "Brankas memerlukan versi yang lebih baru",
  },
  close: "Tutup",
  cancel: "Jangan sekarang",
  goOn: "Lanjutkan tanpa",
  show: "Tampilkan atau sembunyikan",
  new: {
    why: "Brankas mengenkripsi token akses, PIN, kata sandi, dan cadangan Anda di komputer ini. Satu frasa sandi membukanya.",
    noRecovery:
      "Switchover tidak dapat memulihkan frasa sandi ini. Tanpanya, atau tanpa lembar pemulihan yang dicetak sebelumnya, semua isi brankas hilang, termasuk cadangan. Simpan baik-baik, dan cetak lembarnya di Koneksi.",
    hint: "Sedikitnya 8 karakter. Frasa itu kuat dan mudah diingat.",
    first: "Frasa sandi baru",
    second: "Konfirmasi frasa sandi",
    tooShort: "Gunakan sedikitnya 8 karakter.",
    differ: "Frasa sandinya tidak cocok. Ketik lagi yang kedua.",
    create: "Buat brankas",
  },
  inForm: {
    title: "Pilih frasa sandi untuk brankas",
    why: "Brankas mengenkripsi token, kata sandi, dan cadangan Anda di komputer ini. Switchover tidak dapat memulihkan frasa sandi; lembar pemulihan, langkah terakhir, adalah jalan masuk kedua.",
  },
  strength: {
    "too-short": "Terlalu pendek: sedikitnya 8 karakter.",
    weak: "Lemah: komputer dapat menebaknya. Buat lebih panjang.",
    fair: "Cukup. Buat lebih panjang agar frasa sandinya kuat.",
    strong: "Kuat.",
  },
  unlock: {
    why: "Token akses, PIN, dan cadangan ada di brankas. Frasa sandi membukanya sampai dikunci lagi.",
    passphrase: "Frasa sandi",
    wrong: "Frasa sandi salah. Tidak ada yang diubah; coba lagi.",
    open: "Buka brankas",
  },
  lost: {
    sheet: "Kehilangan frasa sandi? Gunakan lembar pemulihan",
    noSheet:
      "Brankas ini tidak memiliki lembar pemulihan: frasa sandi yang hilang tidak dapat diganti selama brankas terkunci.",
    printFirst:
      "Kehilangan frasa sandi? Cetak lembar pemulihan selagi brankas terbuka: kuncinya menetapkan frasa sandi baru.",
    print: "Buka koneksi",
  },
  sheet: {
    why: "Kunci pada lembar pemulihan membuka brankas ini tanpa frasa sandi.",
    key: "Kunci pemulihan",
    hint: "Kelompok empat karakter seperti tercetak. Huruf besar atau kecil, spasi, dan tanda hubung tidak berpengaruh.",
    back: "Masukkan frasa sandi saja",
    alsoNew: "Tetapkan juga frasa sandi baru",
    alsoNewHint: "Yang lama lalu tidak lagi membuka brankas. Lembar pemulihan masih bisa.",
    newSet: "Frasa sandi baru ditetapkan. Yang lama tidak lagi membuka brankas.",
  },
  unusable: {
    damaged:
      "File brankas rusak, jadi rahasianya tidak dapat dibaca. File yang rusak disimpan. Temukan folder data di Pengaturan, dan pulihkan salinan file itu.",
    changed:
      "Brankas di folder data bukan brankas yang dipakai sebelumnya. Kembalikan file yang benar; sampai saat itu Switchover tidak mengubahnya.",
    newer:
      "Brankas ini dibuat oleh versi Switchover yang lebih baru. Gunakan versi itu; versi ini tidak mengubahnya.",
  },
  remember: {
    label: "Ingat di komputer ini",
    usable:
      "Penyimpanan kunci komputer ini ({{backend}}) dapat membuka brankas saat Switchover dimulai. Frasa sandi juga bisa.",
    none: "Tidak ada penyimpanan kunci yang tersedia di komputer ini, jadi frasa sandi yang membuka brankas.",
    unprotected:
      "Penyimpanan kunci komputer ini ({{backend}}) tidak memberi perlindungan: kuncinya sama di setiap komputer. Penyimpanan itu tidak dipakai; frasa sandi yang membuka brankas.",
    changed:
      "Brankas diingat dengan penyimpanan kunci lain ({{was}}); sekarang yang dipakai {{backend}}. Buka brankas dengan frasa sandi, lalu ingat lagi di Pengaturan.",
    failed:
      "Brankas terbuka, tetapi komputer ini tidak dapat mengingatnya. Lain kali Anda juga memerlukan frasa sandi.",
  },
} as const;
