import type { recovery as english } from "../en/recovery.ts";
import type { TranslationOf } from "../words.ts";

/** Going without a recovery key: what it means, and the phrase that a person types. */
export const recovery = {
  waiver: {
    title: "¿Continuar sin clave de recuperación?",
    why: "La bóveda tendrá la única copia de la copia de seguridad y del PIN del número. Si se pierde este equipo o su cuenta de usuario, y también la frase de contraseña, nada volverá a abrirla. Switchover no puede recuperarla.",
    label: "Escriba SIN CLAVE DE RECUPERACIÓN para continuar",
    word: "SIN CLAVE DE RECUPERACIÓN",
  },
} as const satisfies TranslationOf<"es", typeof english>;
