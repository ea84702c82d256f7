/** A lost response after which the number was found without another request. */
export const rescue = {
  "look-up":
    "La petición no obtuvo una respuesta utilizable. La comprobación de ambas API mostró dónde está el número; la petición no se volvió a enviar.",
  webhook:
    "La petición no obtuvo una respuesta utilizable. Un webhook firmado mostró dónde está el número; la petición no se volvió a enviar.",
  "late-answer": "La respuesta llegó tarde; la petición no se volvió a enviar.",
} as const;
