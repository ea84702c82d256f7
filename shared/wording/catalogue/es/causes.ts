import type { causes as english } from "../en/causes.ts";
import type { ShapeOf } from "../words.ts";

/** Why a request certainly never reached the platform, why it cannot be told whether it acted, why it said no. */
export const causes = {
  notSent: {
    "name-not-found":
      "No se encontró el nombre del servidor. Revise si hay un error de escritura en la dirección, y el servicio de nombres de este equipo.",
    "connection-refused":
      "El servidor rechazó la conexión. Compruebe que está en marcha y que el puerto es el correcto.",
    "no-route":
      "No hay camino hasta el servidor desde la red de este equipo. Revise la red, la VPN y el cortafuegos.",
    "connect-timeout":
      "El servidor no aceptó la conexión a tiempo. Revise la dirección y los cortafuegos del camino.",
    "self-signed":
      "El certificado del servidor está firmado por sí mismo. Indique en el plan su huella SHA-256 o su archivo de CA, en tls.",
    "unknown-ca":
      "El certificado del servidor procede de una autoridad que aquí no se conoce. Indique en el plan el archivo de CA de esa autoridad, en tls.",
    "name-mismatch":
      "El certificado del servidor es para otro nombre. Use el nombre que figura en el certificado, o fije su huella.",
    expired: "El certificado del servidor ha caducado. Haga que lo renueven.",
    "not-yet-valid":
      "El certificado del servidor aún no es válido. Revise el reloj de este equipo y después el certificado.",
    "missing-intermediate":
      "El servidor no envía toda su cadena de certificados. Haga que añadan allí el certificado intermedio.",
    "old-tls": "El servidor solo habla una versión anticuada de TLS. Necesita TLS 1.2 o posterior.",
    "weak-certificate":
      "El certificado del servidor es demasiado débil para confiar en él. Haga que lo sustituyan.",
    "fingerprint-mismatch":
      "El servidor muestra un certificado distinto del fijado. Averigüe el motivo antes de cambiar la huella: puede ser un certificado renovado, o alguien en medio.",
    "tls-failed": "No se pudo establecer una conexión protegida.",
    "proxy-refused": "Un proxy del camino rechazó la conexión.",
    "proxy-unreachable":
      "No se puede llegar al proxy del camino. Compruebe su dirección, en el plan o en los ajustes de este equipo.",
    "proxy-authentication":
      "El proxy del camino no aceptó el usuario y la contraseña, o los pide. Indíquelos en el plan, en proxy.",
    "proxy-lost": "El proxy del camino cortó antes de que la conexión estuviera hecha.",
    "proxy-unsupported":
      "El proxy configurado aquí es de un tipo que Switchover no habla. Indique un proxy HTTP en el plan, en proxy.",
    "cancelled-before-sending": "Se canceló antes de enviar nada.",
    "sign-in-refused": "El cliente local rechazó el inicio de sesión, así que la petición no se envió.",
  },
  signIn: { wrong: "Revise el nombre de usuario y la contraseña." },
  unknown: {
    "connection-lost": "La conexión se cortó antes de que llegara la respuesta.",
    timeout: "No llegó ninguna respuesta a tiempo.",
    "server-error": "El servidor respondió con un error propio, que no dice si actuó o no.",
    redirect: "El servidor remitió a otra dirección. Nunca se siguen las redirecciones.",
    "not-json": "La respuesta no era de la plataforma: puede que otro equipo haya respondido en su lugar.",
    "malformed-json": "La respuesta estaba dañada.",
    "unexpected-shape": "La respuesta no decía ni sí ni no de un modo conocido.",
    "unexpected-status": "El estado de la respuesta no es uno de los que se sabe que da la plataforma.",
    "too-large": "La respuesta era mayor que cualquier respuesta verdadera.",
    "unlisted-refusal":
      "La respuesta nombró un error, pero no uno que pruebe que no pasó nada. Puede haber actuado de todos modos.",
    interrupted: "El programa terminó antes de que llegara la respuesta.",
    contradicted: "La plataforma respondió a la consulta, pero no con lo que prometían los pasos anteriores.",
  },
  refused: {
    "success-false": "La plataforma dijo que no, sin dar un motivo.",
    "token-expired": "El token de acceso ha caducado. Obtenga uno nuevo.",
    "token-invalid":
      "No se aceptó el token de acceso. Compruebe que está entero y que pertenece a esta aplicación.",
    "permission-missing":
      "Al token de acceso le falta un permiso, o su titular no tiene acceso a esta cuenta.",
    "not-found": "La plataforma no conoce este identificador. Revise los identificadores del plan.",
    "bad-parameter": "La plataforma no aceptó un valor.",
    "field-unknown": "La plataforma no conoce un campo que se pidió.",
    "pin-wrong":
      "El PIN de dos pasos es incorrecto. Restablézcalo en el lado donde está ahora el número; no pruebe a adivinarlo.",
    "pin-locked": "Demasiados PIN incorrectos: la plataforma no acepta más durante un tiempo.",
    "pin-too-fast": "Se probaron PIN demasiado deprisa. Espere antes del siguiente.",
    "number-not-verified": "Primero hay que verificar el número en la plataforma.",
    "number-just-deleted": "El número se eliminó hace poco. Espere cinco minutos.",
    "deregistration-incomplete": "Una baja anterior quedó a medias. Termínela primero.",
    "not-registered": "El número no está registrado.",
    "registration-limit":
      "El número se registró demasiadas veces en 72 horas. La plataforma no acepta más por ahora.",
    "rate-limited": "Demasiadas peticiones. Espere el tiempo que diga la plataforma.",
    "backup-refused": "La plataforma no aceptó la copia de seguridad o su contraseña.",
    "certificate-refused": "No se aceptó el certificado del número. Descargue uno nuevo.",
    "account-locked": "La plataforma ha bloqueado la cuenta. Su servicio de soporte tiene que liberarla.",
    "policy-block": "La cuenta está bloqueada por motivos de política. Consulte los avisos de la plataforma.",
    "password-change-required": "El cliente local pide que se cambie su primera contraseña antes de nada.",
    "code-wrong": "El código es incorrecto.",
    "code-expired": "El código ha caducado. Pida otro.",
    "code-too-many-guesses": "Demasiados códigos incorrectos. Pida otro cuando haya pasado la espera.",
    "code-too-soon": "Se pidió un código hace poco. Espere antes de volver a pedirlo.",
    "service-not-ready": "El servicio no está listo. Espere un poco y consulte su estado.",
    "temporarily-refused": "La plataforma lo rechaza por ahora. Inténtelo más tarde.",
    "override-needs-subscription":
      "La cuenta tiene que estar suscrita antes de poder fijar su dirección de callback.",
    maintenance: "La plataforma está en mantenimiento. Inténtelo más tarde.",
    other: "La plataforma se negó, y el motivo no es uno de los que aquí se conocen.",
  },
} as const satisfies ShapeOf<typeof english>;
