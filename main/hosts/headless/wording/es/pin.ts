import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type { pin as english } from "../en/pin.ts";

/** What a command says of a change of the two-step PIN besides the sentences that all hosts share. */
export const pin = {
  waiting: "Se espera la respuesta de la plataforma; la petición no se puede cancelar.",
  leave: "Pulse Ctrl-C otra vez para salir ahora: será entonces desconocido si se cambió el PIN.",
  confirm: "No se envió nada. Confirme para continuar.",
  stoppedAfter: "Detenido antes de que llegara la respuesta. Se desconoce si se cambió el PIN.",
  stoppedBefore: "Detenido antes de enviar nada.",
  whichSide: {
    set: "Busque su ubicación en el panel de la plataforma y añada --side on-premises o --side cloud.",
    off: "Busque su ubicación en el panel de la plataforma y añada --side on-premises.",
  },
  corrupted_one: "{{count}} anotación de un cambio de PIN está dañada y no se muestra.",
  corrupted_other: "{{count}} anotaciones de cambios de PIN están dañadas y no se muestran.",
} as const satisfies TranslationOf<"es", typeof english>;
