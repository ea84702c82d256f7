import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { proof as english } from "../en/proof.ts";

/** Words of the chain of proof and of the list for the customer's own system. */
export const proof: TranslationOf<"id", typeof english> = {
  title: "Terkonfirmasi sejak perpindahan",
  count: "{{count}} dari {{of}} terkonfirmasi",
  list: "Yang terkonfirmasi sejak perpindahan, dan yang belum",
  do: {
    message: "Kirim pesan uji",
    answer: "Uji balasan",
    endpoint: "Periksa endpoint",
  },
  sender: {
    title: "Sistem Anda sendiri",
    lead: "Sistem pengiriman dan penerimaan Anda juga harus beralih ke API baru. Centang yang sudah selesai.",
    count: "{{count}} dari {{of}} selesai",
    list: "Yang perlu diubah di sistem Anda sendiri",
    seen: "Sistem Anda mengirim lagi.",
    seenBy: {
      signed:
        "Status “{{status}}” dari pesan yang tidak dikirim dari sini, dalam notifikasi bertanda tangan.",
      unsigned:
        "Status “{{status}}” dari pesan yang tidak dikirim dari sini. Klien tidak menandatangani apa pun.",
    },
    unseen: "Belum terlihat mengirim.",
    unseenWhy:
      "Dicentang otomatis bila status pesan Anda melewati Switchover: dalam uji webhook, atau selama Switchover menerima webhook nomor ini.",
    done: "Selesai",
    bySending: "Terlihat: sistem Anda mengirim lagi.",
    "to-cloud": {
      address: {
        title: "URL dasar",
        text: "Kirim ke cloud: POST /v<version>/{{phoneNumberId}}/messages di URL cloud. /v1/messages milik klien tidak lagi berfungsi.",
      },
      token: {
        title: "Token akses",
        text: "Gunakan token akses cloud sebagai Bearer, sebaiknya milik pengguna sistem. Token masuk klien tidak berfungsi di sana.",
      },
      payload: {
        title: "Pesan",
        text: "Tambahkan messaging_product. Hilangkan yang tidak didukung cloud: cloud menolak sebagian yang diterima klien. Beri setiap tombol indeksnya, walaupun hanya satu. Tanpa spasi di kedua ujung teks tindakan dan tombol. Tanpa paket stiker.",
      },
      incoming: {
        title: "Notifikasi",
        text: "Baca entry, changes, dan value sebagai ganti daftar biasa; metadata menyebut nomor. Pesan suara adalah audio dengan voice true. Periksa tanda tangan. Endpoint terpisah paling aman.",
      },
      media: {
        title: "Media pesan",
        text: "Unggah lagi: ID media klien tidak berfungsi di cloud. URL publik juga bisa, kecuali cloud memblokir host-nya.",
      },
      templates: {
        title: "Templat",
        text: "Templat milik akun. Pastikan yang Anda pakai ada, dan periksa yang memuat tombol atau media: aturan cloud berlaku sekarang.",
      },
    },
    "to-onprem": {
      address: {
        title: "URL dasar",
        text: "Kirim ke klien Anda: POST /v1/messages di URL-nya. /{{phoneNumberId}}/messages milik cloud tidak lagi berfungsi.",
      },
      token: {
        title: "Token akses",
        text: "Masuk ke klien (POST /v1/users/login) dan gunakan tokennya. Token itu kedaluwarsa setelah sekitar 7 hari: perbarui.",
      },
      payload: {
        title: "Pesan",
        text: "Gunakan bentuk pesan klien. Hapus messaging_product: itu milik cloud. Kode kesalahan adalah milik klien sendiri.",
      },
      incoming: {
        title: "Notifikasi",
        text: "Baca daftar biasa contacts, messages, dan statuses: tanpa amplop, tanpa tanda tangan, tanpa nomor. Pesan suara berjenis voice. Status sent hanya tiba jika klien diatur untuk mengirimnya.",
      },
      media: {
        title: "Media pesan",
        text: "Unggah lagi: ID media cloud tidak berfungsi di klien. URL publik juga bisa.",
      },
      templates: {
        title: "Templat",
        text: "Templat milik akun. Kirim satu dari setiap jenis yang Anda pakai.",
      },
    },
  },
};
