import type { dataPlace as english } from "../en/data-place.ts";
import type { TranslationOf } from "../words.ts";

/** Why the data folder, or the folder that all data folders share, can't be where it is. */
export const dataPlace = {
  title: "Folder data tidak boleh berada di sana",
  data: {
    network:
      "Folder data {{folder}} ada di drive jaringan ({{name}}, {{at}}). Komputer lain tidak melihat kunci Switchover di sana, dan apa yang disimpannya bisa hilang.",
    synced:
      "Folder data {{folder}} ada di dalam folder yang disinkronkan {{name}} ({{at}}). Sinkronisasi itu akan menyalin file di tengah perubahan dan mengembalikan file yang lebih lama.",
  },
  state: {
    network:
      "Folder {{folder}}, tempat Switchover menghitung pendaftaran dan migrasi yang terbuka, ada di drive jaringan ({{name}}, {{at}}). Komputer lain tidak melihat kunci Switchover di sana.",
    synced:
      "Folder {{folder}}, tempat Switchover menghitung pendaftaran dan migrasi yang terbuka, ada di dalam folder yang disinkronkan {{name}} ({{at}}). Sinkronisasi itu akan mengembalikan hitungan yang lebih lama.",
  },
  works: "Tidak ada yang ditulis atau dikirim.",
  next: {
    data: "Pilih folder di disk lokal dengan --data-dir. Jika folder ini sedang dipakai, tutup Switchover di setiap komputer, pindahkan seluruh folder ke disk lokal, dan pilih di sana: migrasi yang terbuka lalu dapat dilanjutkan.",
    state:
      "Pindahkan profil Anda ke disk lokal. Di Linux, tetapkan saja XDG_STATE_HOME ke folder di disk lokal.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
