import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { certificate as english } from "../en/certificate.ts";

/** Words about the certificates of servers. */
export const certificate = {
  trustLabel: "Confianza en el certificado",
  byPublicRoots: "Autoridades públicas y las elegidas en Ajustes.",
  byFingerprint: "Huella: solo se acepta este certificado.",
  byCa: "Autoridades públicas y su archivo de CA {{file}}.",
  byNamedCa: "Autoridades públicas y su archivo de CA, que contiene: {{names}}.",
  bySystem:
    "Autoridades públicas y las de este equipo, que pueden incluir la de una empresa que inspecciona el tráfico.",
  look: "Comprobar certificado",
  useCa: "Usar archivo de CA",
  useSystem: "Confiar también en las autoridades de este equipo",
  whenSystem:
    "Las autoridades de este equipo hacen falta si la red de su empresa inspecciona el tráfico cifrado, o si su empresa emitió el certificado del servidor.",
  toPublicRoots: "Usar solo autoridades públicas",
  title: {
    "first-use": "¿Confía en este certificado?",
    changed: "El certificado ha cambiado",
    same: "El certificado ya es de confianza",
    "not-needed": "Las autoridades públicas confían en el certificado",
  },
  lead: {
    "first-use":
      "El servidor acaba de presentar este certificado. Aún no se le ha enviado nada. Compare la huella antes de confiar en él.",
    same: "El servidor presenta el certificado cuya huella usted aceptó. No hay que hacer nada.",
    "not-needed": "La conexión se acepta. No hay que hacer nada.",
  },
  changedWhat:
    "El servidor presenta ahora un certificado distinto del que usted aceptó. Puede que se haya renovado, o que alguien esté interceptando su conexión para leer lo que envía. No se envió nada. No continúe hasta saber cuál de las dos cosas es.",
  fingerprint: "Huella SHA-256",
  trustedFingerprint: "Huella de confianza",
  newFingerprint: "Huella nueva",
  copyFingerprint: "Copiar: {{label}}",
  subject: "Emitido para",
  names: "Nombres",
  noNames: "ninguno",
  issuer: "Emitido por",
  selfSigned: "Autofirmado: ninguna otra autoridad lo confirma.",
  validity: "Válido",
  span: "del {{from}} al {{to}}",
  publicRoots: "Autoridades públicas",
  verdict: {
    trusted: "De confianza.",
    "self-signed": "No es de confianza: autofirmado.",
    "unknown-ca": "No es de confianza: emisor desconocido.",
    "name-mismatch": "Emitido para otro nombre.",
    expired: "Caducado.",
    "not-yet-valid": "Aún no es válido.",
    "missing-intermediate": "Falta un certificado intermedio.",
    "old-tls": "El servidor solo admite una versión obsoleta de TLS.",
    "weak-certificate": "Su clave o su firma es demasiado débil.",
    "fingerprint-mismatch": "No coincide con el certificado fijado.",
    "tls-failed": "No se pudo establecer una conexión TLS.",
  },
  compareWith:
    "Compárela con el certificado del propio servidor. Ejecute este comando en el equipo del cliente, sustituyendo HOST por su nombre o por localhost:",
  copyCommand: "Copiar el comando",
  meaning:
    "Si confía en él, Switchover envía sus credenciales y la copia de seguridad solo a un servidor que presente exactamente este certificado. Cuando se renueve, se le preguntará de nuevo.",
  compared: "He comparado la huella",
  comparedNew: "He comparado la huella nueva en el propio servidor",
  replacedOnPurpose: "Sé que el certificado se reemplazó intencionadamente",
  trust: "Confiar en el certificado",
  doNotTrust: "No confiar",
  trustNew: "Confiar en el certificado nuevo",
  keepOld: "Seguir confiando solo en el anterior",
} as const satisfies TranslationOf<"es", typeof english>;
