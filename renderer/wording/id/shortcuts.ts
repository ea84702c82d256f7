/** Words of the keys that mean something anywhere. */
export const shortcuts = {
  title: "Pintasan papan ketik",
  key: "Tombol",
  does: "Tindakan",
  palette: "Cari tindakan",
  go: "Buka {{screen}}",
  list: "Tampilkan daftar ini",
  close: "Tutup dialog atau menu",
  closeList: "Tutup daftar",
} as const;
