import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { secrets as english } from "../en/secrets.ts";

/** Palabras de los secretos en formularios. Un secreto nunca se muestra. */
export const secrets = {
  stored: "guardado",
  replace: "Reemplazar",
  replaceNamed: "Reemplazar: {{name}}",
  forget: "Olvidar",
  forgetNamed: "Olvidar: {{name}}",
  keep: "Conservar el guardado",
  openVault: "Abrir la bóveda",
  show: "Mostrar u ocultar lo escrito",
  twoLines: "{{hint}} {{standing}}",
  standing: {
    stored: "Lo que escriba aquí reemplaza lo guardado cuando lo guarde.",
    "not-stored": "Aún no está guardado.",
    "not-known": "La bóveda no está abierta, así que no se sabe si hay uno guardado.",
  },
  forgetTitle: "Olvidar: {{name}}",
  forgetWhat:
    "Se borra de la bóveda y no se puede recuperar. El lugar de su número no cambia; lo que necesite este secreto volverá a pedirlo.",
} as const satisfies ShapeOf<typeof english>;
