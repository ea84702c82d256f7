import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { certificate as english } from "../en/certificate.ts";

/** Palabras sobre los certificados de los servidores. */
export const certificate = {
  trustLabel: "Cómo se juzga su certificado",
  byPublicRoots: "Por las autoridades públicas, como en un navegador.",
  byFingerprint: "Por su huella: solo se acepta este certificado.",
  byCa: "Por las autoridades públicas y su archivo de CA {{file}}.",
  byNamedCa: "Por las autoridades públicas y su archivo de CA, que contiene: {{names}}.",
  bySystem:
    "Por las autoridades públicas y las de este equipo, entre las que puede estar la de una empresa que lee las conexiones.",
  look: "Ver el certificado",
  useCa: "Usar un archivo de CA",
  useSystem: "Confiar también en las autoridades de este equipo",
  whenSystem:
    "Las autoridades de este equipo hacen falta si la red de su empresa lee el tráfico cifrado, o si su empresa emitió ella misma el certificado del servidor.",
  toPublicRoots: "Volver a las autoridades públicas",
  title: {
    "first-use": "¿Confía en este certificado?",
    changed: "Este no es el certificado en el que confió",
    same: "Este es el certificado en el que confía",
    "not-needed": "Las autoridades públicas responden por este certificado",
  },
  lead: {
    "first-use":
      "Este es el certificado que el servidor acaba de mostrar. Aún no se le ha enviado nada. Compare su huella antes de confiar en él.",
    same: "El servidor muestra el certificado en cuya huella confió. No hay nada que hacer.",
    "not-needed": "No hay nada que hacer: la conexión se acepta tal como está.",
  },
  changedWhat:
    "El servidor muestra ahora un certificado distinto de aquel en el que confió. Puede que se haya renovado, o que alguien esté entre usted y el servidor y lea lo que envía. No se le ha enviado nada. No siga antes de saber cuál de las dos cosas es.",
  fingerprint: "Huella SHA-256",
  trustedFingerprint: "La huella en la que confía",
  newFingerprint: "La huella que se muestra ahora",
  copyFingerprint: "Copiar: {{label}}",
  subject: "Emitido para",
  names: "Nombres que contiene",
  noNames: "ninguno",
  issuer: "Emitido por",
  selfSigned: "Se firmó a sí mismo: nadie más responde por él.",
  validity: "Válido",
  span: "de {{from}} a {{to}}",
  publicRoots: "Autoridades públicas",
  verdict: {
    trusted: "Responden por él.",
    "self-signed": "No lo conocen: está firmado por sí mismo.",
    "unknown-ca": "No conocen a quien lo emitió.",
    "name-mismatch": "Es para un nombre distinto del de la dirección.",
    expired: "Su plazo terminó.",
    "not-yet-valid": "Aún no es válido.",
    "missing-intermediate": "Falta un certificado entre él y la autoridad.",
    "old-tls": "El servidor solo habla una versión anticuada de TLS.",
    "weak-certificate": "Su clave o su firma es demasiado débil.",
    "fingerprint-mismatch": "No es el fijado.",
    "tls-failed": "No se pudo establecer una conexión protegida.",
  },
  compareWith:
    "Compárela con lo que dice el propio servidor. Ejecute esta línea en la máquina del cliente, con su nombre o localhost en lugar de HOST:",
  copyCommand: "Copiar la orden",
  meaning:
    "Confiar significa: Switchover envía su acceso y la copia de seguridad solo a un servidor que muestre exactamente este certificado. Cuando se renueve, se le volverá a preguntar.",
  compared: "He comparado la huella",
  comparedNew: "He comparado la nueva huella en el propio servidor",
  replacedOnPurpose: "Sé que el certificado se reemplazó a propósito",
  trust: "Confiar en este certificado",
  doNotTrust: "No confiar en él",
  trustNew: "Confiar en el nuevo certificado",
  keepOld: "Seguir confiando solo en el anterior",
} as const satisfies ShapeOf<typeof english>;
