/** Words of the command palette. */
export const palette = {
  title: "Semua tindakan",
  label: "Cari layar, nomor, atau tindakan",
  placeholder: "Layar, nomor, atau tindakan",
  nothing: "Tidak ada yang cocok.",
  group: {
    used: "Baru dipakai",
    screens: "Layar",
    runs: "Migrasi yang terbuka",
    certificates: "Sertifikat",
    workspaces: "Ruang kerja",
    numbers: "Nomor",
    vault: "Brankas",
    window: "Jendela",
  },
  workspace: "Buka ruang kerja {{name}}",
  number: {
    look: "Tampilkan {{spoken}}",
    "to-cloud": "Pindahkan {{spoken}} ke cloud",
    "to-onprem": "Pindahkan {{spoken}} ke on-premises",
    prove: "Uji webhook {{spoken}}",
  },
  run: {
    "to-cloud": "Migrasi {{spoken}} ke cloud",
    "to-onprem": "Migrasi {{spoken}} ke on-premises",
  },
  faults: "Gangguan lainnya…",
  certificate: "Tampilkan sertifikat {{spoken}}",
} as const;
