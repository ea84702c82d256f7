/** A lost response after which the number was found without another request. */
export const rescue = {
  "look-up":
    "Permintaan tidak mendapat respons yang dapat dipakai. Pemeriksaan kedua API menunjukkan di mana nomor berada; permintaan tidak dikirim lagi.",
  webhook:
    "Permintaan tidak mendapat respons yang dapat dipakai. Webhook bertanda tangan menunjukkan di mana nomor berada; permintaan tidak dikirim lagi.",
  "late-answer": "Respons tiba terlambat; permintaan tidak dikirim lagi.",
} as const;
