import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { secrets as english } from "../en/secrets.ts";

/** Words of secrets in forms. A secret itself is never shown. */
export const secrets = {
  stored: "guardado",
  replace: "Reemplazar",
  replaceNamed: "Reemplazar: {{name}}",
  forget: "Eliminar",
  forgetNamed: "Eliminar: {{name}}",
  keep: "Conservar el guardado",
  openVault: "Desbloquear la bóveda",
  show: "Mostrar u ocultar",
  twoLines: "{{hint}} {{standing}}",
  standing: {
    stored: "Al guardar se reemplaza el secreto guardado.",
    "not-stored": "Aún no está guardado.",
    "not-known": "La bóveda está bloqueada, así que se desconoce si hay uno guardado.",
  },
  forgetTitle: "Eliminar: {{name}}",
  forgetWhat:
    "Se elimina de la bóveda y no se puede recuperar. La ubicación del número no cambia; lo que necesite este secreto volverá a pedirlo.",
} as const satisfies TranslationOf<"es", typeof english>;
