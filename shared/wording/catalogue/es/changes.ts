import type { changes as english } from "../en/changes.ts";
import type { ShapeOf } from "../words.ts";

/** What changed unexpectedly with the move. */
export const changes = {
  override:
    "La URL de devolución de llamada propia de la cuenta para su aplicación era «{{before}}» antes del traspaso y ahora es «{{after}}». Vuelva a configurarla si quiere recibir allí las notificaciones.",
  member:
    "{{member}} era «{{before}}» antes del traspaso y ahora es «{{after}}», aunque un traspaso no debería cambiarlo.",
} as const satisfies ShapeOf<typeof english>;
