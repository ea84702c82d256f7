/** A word that texts no longer use, its replacement, and the phrases in which it means something else. */
export type RetiredWord = { readonly pattern: RegExp; readonly use: string; readonly except?: RegExp };

/** A term in both languages: if an English text uses the term, the Spanish one must use its own. */
export type GlossaryTerm = { readonly en: RegExp; readonly es: RegExp; readonly means: string };

/** English words that the vocabulary replaced. Flags, member names and ids are not checked. */
export const RETIRED_ENGLISH: readonly RetiredWord[] = [
  {
    pattern: /\b(?:the|this|that|a|each|every|any|another|new|newer|open|ended|no|its|of|past) runs?\b/i,
    use: "migration",
    except: /\b(?:that|any|no) runs\b/i,
  },
  { pattern: /\bpre-?checks?\b/i, use: "preflight check" },
  { pattern: /\bsides?\b/i, use: "API; or cloud, on-premises client" },
  { pattern: /\b(?:number's|its) (?:place|home)\b/i, use: "location" },
  { pattern: /\b(?:un)?proven\b/i, use: "confirmed, unconfirmed" },
  {
    pattern: /\bsaid by you\b|\byour word\b|\ba person(?:'s)? (?:says|said|word)\b/i,
    use: "reported by you",
  },
  { pattern: /\b(?:nobody|somebody|whoever|whatever)\b/i, use: "name the actor" },
  {
    pattern:
      /\b(?:platform|cloud|clients?|APIs?|apps?|server|Switchover|endpoint|tunnel|both|neither) (?:itself )?(?:says?|said|tells?|told)\b/i,
    use: "returns, reports",
  },
  {
    pattern: /\blook(?:s|ed|ing)?\b|\blook-?ups?\b/i,
    use: "check; search for; Refresh",
    except: /\blooks? like\b/i,
  },
  {
    pattern: /\breadings?\b/i,
    use: "observation",
    except: /\b(?:for|by|while|from|of|before|after|when) reading\b/i,
  },
  { pattern: /\b(?:take[ns]?|took|taking) (?:it |them )?up\b/i, use: "resume" },
  { pattern: /\b(?:go(?:es)?|went|going|gone) on\b/i, use: "continue" },
  { pattern: /\b(?:give[sn]?|gave|giving) (?:it |them )?up\b/i, use: "abandon" },
  { pattern: /\bway back\b/i, use: "reverse migration; Move back; restore" },
  { pattern: /\bpairs?\b/i, use: "backup" },
  { pattern: /\bdialects?\b(?!\.[a-z])|\bbrand words?\b/i, use: "API settings, brand prefix" },
  { pattern: /\bborrow(?:s|ed|ing)?\b/i, use: "replace temporarily" },
  { pattern: /\b(?:give[sn]?|gave|giving) (?:it |them )?back\b/i, use: "restore" },
  { pattern: /\bhandshakes?\b/i, use: "verification request", except: /\bTLS handshakes?\b/ },
  { pattern: /\brepeat(?:s|ed|ing)?\b/i, use: "duplicate; resend; retry" },
  { pattern: /\bonce (?:more|again)\b/i, use: "again; retry; resend" },
  { pattern: /\bwords?\b/i, use: "keyword; text; name the thing" },
  { pattern: /\bdoctor\b/i, use: "endpoint check" },
  { pattern: /\bmade[- ]up\b/i, use: "test notification" },
  { pattern: /\bwatch(?:es|ed|ing)?\b/i, use: "monitor, monitoring" },
  { pattern: /\bstor(?:y|ies)\b/i, use: "activity log" },
  { pattern: /\bout of reach\b/i, use: "downtime" },
  {
    pattern: /\b(?:forg[eo]t(?:s|ten|ting)?|eras(?:e|es|ed|ing))\b/i,
    use: "delete",
    except: /\bvault forget\b/,
  },
  {
    pattern: /\breleas(?:e|es|ed|ing)\b/i,
    use: "delete",
    except: /\b(?:first|next|new|last|this|the|each|macOS|a) release\b|\breleases? (?:of|notes|files)\b/i,
  },
  { pattern: /\bshut\b/i, use: "locked; closed", except: /\bshut(?:s|ting)? down\b/i },
  { pattern: /\bsign-ins?\b/i, use: "credentials; signing in" },
  { pattern: /\bdisorder\b/i, use: "out of order" },
  { pattern: /\bsilence\b/i, use: "no recent events" },
  { pattern: /\b(?:deaf|unheard)\b/i, use: "not subscribed" },
  { pattern: /\broutes?\b/i, use: "callback URLs" },
  { pattern: /\bstrangers?\b/i, use: "other app; unknown sender" },
  { pattern: /\bcut[- ]over\b/i, use: "cutover" },
  { pattern: /\blanes?\b/i, use: "source" },
  { pattern: /\bpass(?:es|ed|ing)? (?:it |them |events )?on\b/i, use: "forward" },
  { pattern: /\bsealed\b/i, use: "encrypted" },
  { pattern: /\bfacts only\b/i, use: "metadata only" },
  { pattern: /\b(?:a|each|the|more|oldest|first|last|of|\d+|\}\}|ten|two) tr(?:y|ies)\b/i, use: "attempt" },
  { pattern: /\bdamaged\b/i, use: "corrupted" },
  { pattern: /\bmistakes? of ours\b|\bour (?:own )?mistakes?\b/i, use: "internal error" },
  { pattern: /\bat the moment\b/i, use: "now" },
  {
    pattern:
      /\b(?:cancell(?:ed|ing)|colours?|behaviours?|recogni[s]e[sd]?|organi[s]ation\w*|authori[s]e[sd]?|initiali[s]e[sd]?|licence|catalogues?|centre|favour\w*|grey|unauthori[s]ed|summari[s]e[sd]?|seriali[s]e[sd]?|normali[s]e[sd]?|minimi[s]e[sd]?|honour\w*|neighbour\w*|labell(?:ed|ing)|travell(?:ed|ing|s)|travelled|practis(?:e|es|ed|ing)|analyse[sd]?|judgement|whilst|towards)\b/i,
    use: "US spelling",
  },
];

/** Spanish words that the glossary replaced, and English words that Spanish texts avoid. */
export const RETIRED_SPANISH: readonly RetiredWord[] = [
  { pattern: /\btraslad\p{L}*/iu, use: "traspaso, traspasar" },
  { pattern: /\bmigra\p{L}*/iu, use: "traspaso, traspasar" },
  {
    pattern: /\b(?:ambos|los dos|ning[úu]n|del otro|el otro|un) lados?\b|\blado local\b/iu,
    use: "API; la nube, el cliente local",
  },
  { pattern: /\blugar del n[úu]mero\b/iu, use: "ubicación" },
  { pattern: /\bAPI en la nube\b/iu, use: "API de la nube" },
  { pattern: /\b(?:no )?probad[oa]s?\b/iu, use: "confirmado, sin confirmar" },
  { pattern: /\bdich[oa] por usted\b|\bsu palabra\b|\blo dijo una persona\b/iu, use: "indicado por usted" },
  { pattern: /\bnadie\b|\bquienquiera\b/iu, use: "nombrar al actor" },
  {
    pattern:
      /\b(?:plataforma|nube|cliente local|servidor|aplicaci[óo]n|Switchover) (?:misma )?(?:dice|dijo)\b/iu,
    use: "devuelve, informa",
  },
  {
    pattern: /\bmir(?:ar?|e|en|ado|ada|aron|ando|arlo|ó)\b|\bvolver a mirar\b/iu,
    use: "comprobar; actualizar",
  },
  { pattern: /\bret[óo]m\p{L}*/iu, use: "reanudar" },
  { pattern: /\bpresta(?:d[oa]s?|r|mo)\b/iu, use: "sustituir temporalmente" },
  {
    pattern: /\bdevuel(?:ve|to|ta|tos|tas) (?:a su sitio|la direcci[óo]n|el callback)\b/iu,
    use: "restaurar",
  },
  { pattern: /\brepetid[oa]s?\b|\brepeticion(?:es)?\b/iu, use: "duplicado" },
  { pattern: /\bhistoria\b/iu, use: "registro de actividad" },
  { pattern: /\bplataforma de pr[áa]ctica\b/iu, use: "entorno de pruebas" },
  { pattern: /\binventad[oa]s?\b/iu, use: "notificación de prueba" },
  { pattern: /\bsilencio\b/iu, use: "sin eventos recientes" },
  { pattern: /\bdesconocid[oa]s? en la suscripci[óo]n\b/iu, use: "otra aplicación" },
  { pattern: /\bcallbacks?\b/iu, use: "URL de devolución de llamada" },
  { pattern: /\bendpoints?\b/iu, use: "punto de conexión" },
  { pattern: /\bsandbox\b/iu, use: "entorno de pruebas" },
  { pattern: /(?<!\.)\bshards?\b/iu, use: "partición, particiones" },
  {
    pattern: /\b(?:dashboard|backup|keyword|log|payload|proof|handshake|vault|workspace)\b/iu,
    use: "la palabra española",
    except: /\blog\/mistakes\.log\b|\bswitchover vault\b/,
  },
  { pattern: /(?<!core )(?<!Core )\bapps?\b/iu, use: "aplicación" },
];

/** What each term is called in both languages. */
export const GLOSSARY: readonly GlossaryTerm[] = [
  {
    en: /\bmigrations?\b/i,
    es: /\btraspas\p{L}+/iu,
    means: "one attempt to move a number between the two APIs",
  },
  {
    en: /\bon-premises client\b/i,
    es: /\bclientes? loca(?:l|les)\b/iu,
    means: "the API that a customer runs",
  },
  { en: /\bcloud\b(?!\.[a-z])/i, es: /\bnube\b/iu, means: "the API that the platform runs" },
  { en: /\blocation\b/i, es: /\bubicaci[óo]n\b|\bd[óo]nde\b/iu, means: "on-premises, cloud or unknown" },
  { en: /\bunconfirmed\b/i, es: /\bsin confirmar\b/iu, means: "assumed; the platform has not said it" },
  { en: /\breported by you\b/i, es: /\bindicad[oa]s? por usted\b/iu, means: "not confirmed by the platform" },
  { en: /\bpreflight checks?\b/i, es: /\bcomprobaci(?:ón|ones) previas?\b/iu, means: "what blocks a start" },
  { en: /\bresum(?:e|es|ed|ing)\b/i, es: /\brean[uú]d\p{L}+/iu, means: "continue after a stop" },
  { en: /\babandon(?:s|ed|ing)?\b/i, es: /\baband[oó]n\p{L}+/iu, means: "end unfinished and change nothing" },
  { en: /\bbackups?\b/i, es: /\bcopias? de seguridad\b/iu, means: "registration data and its password" },
  {
    en: /\bbrand prefix\b/i,
    es: /\bprefijo de marca\b/iu,
    means: "the start of this deployment's header names",
  },
  {
    en: /\bcallback URLs?\b/i,
    es: /\bURL de devoluci[óo]n de llamada\b/iu,
    means: "where webhooks are sent",
  },
  {
    en: /\bverification requests?\b/i,
    es: /\bsolicitud(?:es)? de verificaci[óo]n\b/iu,
    means: "the platform's GET to a callback URL",
  },
  { en: /\bwebhook tests?\b/i, es: /\bpruebas? de webhooks\b/iu, means: "a message seen to arrive here" },
  { en: /\bkeywords?\b/i, es: /\bpalabras? clave\b/iu, means: "the text to send in a webhook test" },
  {
    en: /\bendpoint checks?\b/i,
    es: /\bcomprobaci(?:ón|ones) del punto de conexi[óo]n\b/iu,
    means: "what your own endpoint answers",
  },
  {
    en: /\btest notifications?\b/i,
    es: /\bnotificaci(?:ón|ones) de prueba\b/iu,
    means: "one that Switchover wrote",
  },
  { en: /\bprotected\b/i, es: /\bprotegid[oa]s?\b/iu, means: "kept until exported" },
  { en: /\bactivity log\b/i, es: /\bregistro de actividad\b/iu, means: "what a migration did, line by line" },
  { en: /\bdowntime\b/i, es: /\btiempo sin servicio\b/iu, means: "time in which messages are lost" },
  { en: /\bvaults?\b/i, es: /\bb[óo]vedas?\b/iu, means: "the encrypted store of secrets" },
  { en: /\bpassphrases?\b/i, es: /\bfrases? de contraseña\b/iu, means: "what unlocks the vault" },
  { en: /\bsandbox\b/i, es: /\bentorno de pruebas\b/iu, means: "the simulated platform" },
  { en: /\bendpoints?\b/i, es: /\bpuntos? de conexi[óo]n\b/iu, means: "a server that takes webhooks" },
  {
    en: /\bworkspaces?\b/i,
    es: /\bespacios? de trabajo\b/iu,
    means: "one client's numbers, connections and secrets",
  },
  {
    en: /\bshards?\b/i,
    es: /\bparticion(?:es)?\b|\bpartición\b/iu,
    means: "parts of the on-premises client's load",
  },
];
