import type { translate as english } from "../en/translate.ts";
import type { TranslationOf } from "../words.ts";

export const translate = {
  line: {
    renamed: "{{from}} → {{to}} (diganti nama): {{why}}",
    moved: "{{from}} → {{to}} (dipindahkan): {{why}}",
    dropped: "{{from}} (dibuang): {{why}}",
    supplied: "{{to}} (ditambahkan): {{why}}",
    changed: "{{from}} → {{to}} (diubah): {{why}}",
  },
  notification: "Notifikasi {{index}}",
  summary_other:
    "{{count}} notifikasi diterjemahkan. Perbedaan: {{differences}}, di antaranya dibuang: {{dropped}}.",
  ids: "ID pesan dan media dipertahankan, tetapi setiap API hanya mengenal miliknya sendiri.",
  fixtures: {
    saved_other: "{{count}} notifikasi disimpan di {{file}}.",
    sample:
      "Notifikasi API cloud ditandatangani dengan rahasia terpublikasi yang disebut index.json. Itu tidak membuktikan apa pun: gunakan hanya dalam uji.",
    own: "Notifikasi API cloud ditandatangani dengan rahasia aplikasi Anda, yang tidak ada di dalam file.",
  },
  why: {
    envelope: "cloud membungkus notifikasi dalam amplop; klien menaruh daftarnya di tingkat teratas.",
    account: "hanya cloud yang menyebut akun bisnis.",
    number: "hanya cloud yang menyebut nomor: klien hanya memiliki satu.",
    product: "hanya cloud yang menyebut produk pesan.",
    field: "hanya cloud yang menyebut bidang yang berubah.",
    "entry-time": "hanya cloud yang melaporkan kapan notifikasi dibuat.",
    "other-field": "klien hanya memberi notifikasi tentang pesan.",
    "nothing-in-it": "tidak ada pesan, status, atau kesalahan di dalamnya.",
    voice: "rekaman suara adalah jenis tersendiri di klien on-premises, dan audio bertanda di cloud.",
    "voice-false": "klien tidak menandai audio yang bukan rekaman suara.",
    unsupported:
      "pesan yang tidak dapat digambarkan API disebut unknown di klien on-premises, unsupported di cloud.",
    "unsupported-code":
      "kode kesalahan pesan semacam itu adalah 501 di klien on-premises dan 131051 di cloud.",
    "unsupported-type": "klien tidak menyatakan pesan itu berupa apa.",
    "error-details":
      "rincian kesalahan ada di error_data di cloud, dan di samping judulnya di klien on-premises.",
    "error-message": "kesalahan di klien on-premises tidak memiliki pesan.",
    "error-data": "klien tidak memiliki data semacam itu untuk kesalahan.",
    "file-path": "itu jalur di disk klien sendiri.",
    "status-played": "klien tidak memiliki status untuk rekaman yang diputar.",
    "status-deleted": "cloud tidak memiliki status untuk pesan yang dihapus.",
  },
} as const satisfies TranslationOf<"id", typeof english>;
