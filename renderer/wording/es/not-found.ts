import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { notFound as english } from "../en/not-found.ts";

/** Texts for an address that leads to no screen. */
export const notFound = {
  title: "Página no encontrada",
  text: "Switchover no tiene ninguna pantalla en esta dirección.",
  do: "Abrir resumen",
} as const satisfies TranslationOf<"es", typeof english>;
