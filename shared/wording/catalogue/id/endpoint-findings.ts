import type { endpointFindings as english } from "../en/endpoint-findings.ts";
import type { TranslationOf } from "../words.ts";

/** What the endpoint check found: the observed values as text. */
export const endpointFindings = {
  notAsked: "tidak diperiksa: tidak ada koneksi tepercaya",
  noAnswer: "tidak ada respons yang dapat dipakai",
  none: {
    silent: "tidak ada respons lengkap dalam 10 detik",
    lost: "koneksi terputus",
    unusable: "tidak ada respons yang dapat dipakai",
  },
  address: {
    "not-https": "{{url}} bukan URL https",
    "ip-literal": "{{url}} menyebut alamat IP",
    "user-info": "{{url}} berisi nama pengguna atau kata sandi",
    "port-unusual": "{{url}} menyebut port tersendiri",
    "name-not-found": "{{url}}: nama itu tidak dikenal",
    unreadable: "masukan tidak dapat dibaca sebagai URL",
    leadsTo: "{{url}} mengarah ke {{address}}, yang tidak publik",
    same: "{{url}} juga merupakan URL callback klien on-premises",
    fine: "{{url}} mengarah ke {{addresses}}",
  },
  reachable: {
    answers: "{{host}} merespons setelah {{ms}} ms",
    silent: "{{host}} tidak mengirim respons lengkap dalam 10 detik",
    lost: "{{host}} tidak mengirim respons yang dapat dipakai: koneksi terputus lebih dulu, atau yang tiba bukan HTTP yang lengkap",
  },
  tls: {
    accepted: "{{judged}}, menurut root publik; {{system}}; {{versions}}",
    acceptedByCaFile: "{{judged}}, dengan file CA sebagai ganti root publik; {{system}}; {{versions}}",
    refused: "{{judged}}; {{system}}",
    systemAccepts: "penyimpanan komputer ini sendiri menerimanya",
    systemRefuses: "penyimpanan komputer ini sendiri menolaknya: {{why}}",
    systemUnasked: "penyimpanan komputer ini sendiri tidak diperiksa",
    oldRefused: "TLS 1.0 dan 1.1 ditolak; versi yang lebih lama dan tiap cipher tidak diuji",
    oldAccepted: "{{versions}} juga diterima; versi yang lebih lama dan tiap cipher tidak diuji",
    oldUntried:
      "tidak diketahui apakah endpoint menerima versi TLS yang lebih lama: versi itu tidak dapat diuji",
  },
  redirect: {
    none: "endpoint merespons sendiri",
    to: "HTTP {{status}}, ke {{to}}",
    nowhere: "HTTP {{status}}, tanpa tujuan",
  },
  handshake: {
    fine: "token yang benar mendapat challenge apa adanya; token yang salah dan tanpa token tidak",
    untried: "token yang salah dan tanpa token tidak mendapat challenge; token yang benar tidak diuji",
    refused: "HTTP {{status}} untuk token yang benar",
    wrongToken: "endpoint mengembalikan challenge untuk token yang salah",
    noToken: "endpoint mengembalikan challenge tanpa token",
    anything: "endpoint mengembalikan challenge untuk token yang salah dan tanpa token",
    markup: "endpoint mengembalikan markup dalam challenge sebagai halaman web",
    form: {
      quoted: "endpoint mengembalikan challenge dalam tanda kutip",
      json: "endpoint mengembalikan challenge di dalam JSON",
      html: "endpoint mengembalikan challenge di dalam halaman web",
      whitespace: "endpoint mengembalikan challenge dengan spasi di sekitarnya",
      other: "endpoint mengembalikan challenge dengan teks lain di sekitarnya",
      missing: "HTTP 200 untuk token yang benar, tetapi tanpa challenge",
    },
  },
  sending: {
    notAsked: "tidak ada notifikasi yang dikirim",
    unsigned:
      "endpoint menolak notifikasi tanpa tanda tangan, dan tidak ada rahasia aplikasi untuk menandatangani",
    refused: "endpoint tidak menerima teks sederhana, jadi tidak ada lagi yang dikirim",
  },
  status: {
    fine: "endpoint mengembalikan 200 untuk teks sederhana",
    other: "endpoint mengembalikan {{status}} untuk teks sederhana",
    none: "tidak ada respons yang dapat dipakai atas teks sederhana ({{cause}})",
  },
  signature: {
    fine: "4 tanda tangan yang benar diterima; yang tidak ada, yang salah, dan yang ditulis ulang ditolak",
    unsignedRefused:
      "notifikasi tanpa tanda tangan ditolak; tanpa rahasia aplikasi tidak ada lagi yang dapat diuji",
    missing: "endpoint menerima notifikasi tanpa tanda tangan",
    wrong: "endpoint menerima notifikasi dengan tanda tangan yang salah",
    rewritten: "endpoint menerima tanda tangan atas JSON yang ditulis ulang",
    escaped: "endpoint menolak tanda tangan yang benar atas karakter yang di-escape",
    refused: "endpoint tidak menerima tanda tangan yang benar: {{which}}",
  },
  kinds: {
    fine: "semua {{kinds}} jenis diterima",
    refused: "tidak diterima: {{refused}}",
  },
  latency: {
    measured:
      "{{measured}} diukur: median {{medianMs}} ms, paling lambat {{slowestMs}} ms, {{aboveOneSecond}} di atas 1 detik",
  },
  large: {
    taken: "{{bytes}} byte diterima",
    refused: "{{bytes}} byte tidak diterima ({{answer}})",
  },
  batch: {
    taken:
      "{{updates}} pembaruan dalam satu notifikasi diterima; hanya catatan endpoint sendiri yang menunjukkan apakah semuanya dibaca",
    refused: "1.000 pembaruan dalam satu notifikasi tidak diterima ({{answer}})",
  },
  repeats: {
    fine: "notifikasi yang sama diterima 3 kali; hanya catatan endpoint sendiri yang menunjukkan apakah dihitung satu kali",
    refused: "tidak diterima: {{refused}}",
  },
  order: {
    fine: "read sebelum delivered diterima",
    refused: "tidak diterima: {{refused}}",
  },
} as const satisfies TranslationOf<"id", typeof english>;
