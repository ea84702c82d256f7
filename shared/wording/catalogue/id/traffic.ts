import type { traffic as english } from "../en/traffic.ts";
import type { TranslationOf } from "../words.ts";

export const traffic = {
  quietest: {
    enough: "Jam paling sepi: {{hour}}",
    little: "Jam paling sepi sejauh ini, hanya petunjuk: {{hour}}",
    none: "Terlalu sedikit yang terlihat untuk menyebut sebuah jam",
  },
  figures_other:
    "{{count}} pesan dalam {{hours}} jam yang terlihat, {{perHour}} per jam; sampai {{atMost}} per jam pun akan cocok.",
  next: "Berikutnya: {{next}}",
  alike_other: "{{count}} jam lain sama sepinya.",
  office: "Paling sepi pada jam kantor, Senin sampai Jumat dari 08.00 sampai 18.00:",
  noOffice: "Tidak ada jam kantor yang terlihat.",
  busiest: "Jam paling sibuk: {{hour}}, {{perHour}} pesan per jam.",
  hour: "{{day}}, {{from}} sampai {{until}}",
  seen: "Dihitung: {{messages}} pesan pengguna akhir dari {{from}} sampai {{until}}; jam selama {{weeks}} minggu terlihat.",
  leftOut_other: "{{count}} pesan dari waktu yang tidak terlihat seutuhnya tidak dihitung.",
  legend:
    "Setiap angka adalah satu jam, dari 0 (tanpa pesan) sampai 9 (sesibuk jam paling sibuk); titik adalah jam yang tidak terlihat.",
  downtime:
    "Pesan yang dikirim pengguna akhir selama beberapa detik waktu henti hilang tanpa pemberitahuan, pada jam sepi juga.",
  note: {
    "no-messages":
      "Tidak ada pesan yang terlihat. Biarkan notifikasi tiba di sini selama dua minggu, atau berikan CSV waktu pesan.",
    "few-messages": "Ada kurang dari 200 pesan: satu lagi dapat mengubah urutannya.",
    "few-weeks": "Kurang dari dua minggu yang terlihat: satu hari yang tidak biasa sudah menentukan.",
    "hours-unseen":
      "Tidak semua jam dalam seminggu terlihat; jam yang tidak terlihat tidak pernah diusulkan.",
    "coverage-assumed":
      "Tidak tercatat untuk seluruh waktu ini apakah pesan dapat terlihat. Waktu dihitung sebagai terlihat dari pesan pertama sampai terakhir, tanpa masa hening tiga hari atau lebih.",
    "silences-counted":
      "Masa hening sehari atau lebih dihitung sebagai sepi. Jika saat itu tidak ada yang mendengarkan, jam-jam itu lebih sibuk daripada yang ditunjukkan.",
    "out-of-date": "Pesan terbaru berumur lebih dari 30 hari.",
  },
  gap: {
    counted: "Tidak ada pesan dari {{from}} sampai {{until}}: dihitung sebagai sepi.",
    leftOut: "Tidak terlihat dari {{from}} sampai {{until}}: tidak dihitung.",
    more_other: "{{count}} celah sebelumnya tidak dicantumkan.",
  },
  clocks: {
    forward:
      "Jam dimajukan {{minutes}} menit: {{at}}. Jam di sini adalah jam yang ditunjukkan penunjuk waktu.",
    back: "Jam dimundurkan {{minutes}} menit: {{at}}. Jam di sini adalah jam yang ditunjukkan penunjuk waktu; salah satunya terjadi dua kali.",
  },
  csv: {
    read_other: "Kolom {{column}}: {{count}} cap waktu.",
    local_other: "{{count}} di antaranya tidak memiliki offset dan dibaca sebagai waktu lokal {{zone}}.",
    unread_other:
      "{{count}} baris tidak memiliki cap waktu yang dapat dibaca, yang pertama di baris {{line}}.",
    older_other:
      "{{count}} cap waktu lebih tua dari yang terbaru dengan selisih lebih dari setahun dan tidak dihitung.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
