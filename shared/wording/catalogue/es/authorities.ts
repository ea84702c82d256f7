import type { authorities as english } from "../en/authorities.ts";
import type { TranslationOf } from "../words.ts";

/** En qué autoridades de certificación confían las conexiones. */
export const authorities = {
  public: "Las autoridades públicas valen para todas las conexiones.",
  system: "Las autoridades de este equipo valen también.",
  notSystem: "Las autoridades de este equipo no valen.",
  added: "Añadida: {{subject}}, válida hasta {{validTo}}, SHA-256 {{fingerprint}}",
  none: "No se ha añadido ninguna autoridad desde un archivo.",
  unknown:
    "El administrador fijó esto con algo que no se entiende, así que solo valen las autoridades públicas.",
} as const satisfies TranslationOf<"es", typeof english>;
