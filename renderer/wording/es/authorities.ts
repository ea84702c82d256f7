import type { authorities as english } from "../en/authorities.ts";
import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";

/** En qué autoridades de certificación confían las conexiones. */
export const authorities = {
  title: "Autoridades de certificación",
  text: "Quién responde por los servidores a los que se conecta Switchover: API, destinos de alertas, servidores de actualizaciones y sus propios puntos de conexión. La comprobación del punto de conexión y los túneles juzgan como la plataforma, solo por las autoridades públicas.",
  system: "Confiar también en las autoridades de este equipo",
  choose: "Elegir archivo PEM",
  remove: "Quitar autoridades añadidas",
  warning:
    "Añada una autoridad solo si su administrador la confirma: su dueño puede leer todas las conexiones.",
  tooLarge: "El archivo es demasiado grande. Elija otro.",
} as const satisfies TranslationOf<"es", typeof english>;
