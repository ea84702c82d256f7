import type { changes as english } from "../en/changes.ts";
import type { ShapeOf } from "../words.ts";

/** What differs after the move although it was promised to stay. */
export const changes = {
  override:
    "La dirección de callback propia de la cuenta para su aplicación era «{{before}}» antes del traspaso y ahora es «{{after}}». Vuelva a fijarla si quiere recibir allí los avisos.",
  member:
    "{{member}} era «{{before}}» antes del traspaso y ahora es «{{after}}», aunque un traspaso debería dejarlo como está.",
} as const satisfies ShapeOf<typeof english>;
