/** Texts of the first start. */
export const start = {
  title: "Pindahkan nomor bisnis ke cloud, atau kembali, dan buktikan bahwa nomor itu berfungsi.",
  lead: "Switchover memindahkan satu nomor pada satu waktu antara klien on-premises Anda dan API cloud. Switchover menunjukkan di mana nomor berada, sejauh itu terkonfirmasi, dan bagaimana.",
  office: "Kantor Anda",
  cloud: "Cloud",
  practise: { do: "Mulai dengan latihan", goOn: "Lanjutkan latihan" },
  own: { do: "Hubungkan nomor nyata" },
  about: "Tempat data disimpan",
  points: {
    checks: {
      title: "Pemeriksaan dulu",
      text: "Pemeriksaan awal sebelum apa pun pindah. Semuanya hanya membaca.",
    },
    safe: {
      title: "Aman sampai Anda menyetujui",
      text: "Titik tanpa jalan kembali yang ditandai. Berhentilah sebelum titik itu, dan nomor belum pindah.",
    },
    proof: {
      title: "Berakhir dengan bukti",
      text: "Pesan yang tiba dan balasan yang diantarkan, keduanya tercatat.",
    },
  },
} as const;
