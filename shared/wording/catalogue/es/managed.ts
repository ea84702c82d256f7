import type { managed as english } from "../en/managed.ts";
import type { TranslationOf } from "../words.ts";

/** What the administrator of this computer fixed, and what is wrong with how it was written down. */
export const managed = {
  title: "Fijado por su administrador",
  none: "El administrador de este equipo no ha fijado ningún ajuste.",
  source: "Leído de {{source}} al iniciar Switchover. Un cambio se aplica tras el próximo inicio.",
  unused:
    "Lugar de estos ajustes: {{source}}. No se pudieron usar al iniciar Switchover; un cambio se aplica tras el próximo inicio.",
  here: "Lo fijó su administrador.",
  notYet: "Esto no se puede cambiar hasta que se corrijan los ajustes administrados.",
  proxy: {
    system: "Proxy: los ajustes de este equipo",
    none: "Proxy: ninguno",
    url: "Proxy: {{url}}",
    except: "Proxy: {{url}}, excepto para {{except}}",
    invalid: "Proxy: desconocido. No se establece ninguna conexión con otro equipo.",
  },
  retention: {
    days: "Días que se guardan las notificaciones: como máximo {{days}}",
    size: "Tamaño de todas las notificaciones guardadas: como máximo {{megabytes}} MB",
    invalid:
      "Ahora no se puede cambiar cuánto tiempo se guardan las notificaciones. Se aplica lo elegido antes.",
  },
  tunnels: {
    each: "Túneles que se pueden usar:",
    only: "Túneles que se pueden usar: {{tunnels}}",
    none: "No se puede usar ningún túnel.",
    invalid: "No se sabe qué túneles se pueden usar, así que no se puede usar ninguno.",
  },
  updates: {
    off: "Actualizaciones: ninguna. Switchover no las busca.",
    feed: "Actualizaciones: desde {{url}}",
    invalid: "Actualizaciones: no se sabe desde dónde. Switchover no las busca.",
  },
  certificates: {
    public: "Autoridades de certificación: las públicas",
    system: "Autoridades de certificación: las públicas y las de este equipo",
    added: "Autoridades de certificación añadidas: {{count}}",
    invalid: "Autoridades de certificación: no se sabe cuáles. Solo valen las públicas.",
  },
  trouble: {
    unreadable: "No se pueden leer los ajustes administrados.",
    "too-large": "Los ajustes administrados superan los 64 KB.",
    "not-json": "Los ajustes administrados no son un objeto JSON con cada nombre una sola vez.",
    "not-protected":
      "Los ajustes administrados no cuentan tal como están: otros usuarios además del administrador pueden cambiar {{at}}.",
    invalid: "El ajuste «{{key}}» está, pero no en una forma que Switchover entienda.",
    unknown: "Esta versión no conoce el ajuste «{{key}}», así que no fija nada.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
