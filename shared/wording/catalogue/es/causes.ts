import type { causes as english } from "../en/causes.ts";
import type { TranslationOf } from "../words.ts";

/** Why a request certainly never reached the platform, why its effect is unknown, why it was rejected. */
export const causes = {
  notSent: {
    "name-not-found":
      "No se encontró el nombre del servidor. Revise si hay un error de escritura en la URL, y el DNS de este equipo.",
    "connection-refused":
      "El servidor rechazó la conexión. Compruebe que está en marcha y que el puerto es el correcto.",
    "no-route":
      "No se puede llegar al servidor desde la red de este equipo. Revise la red, la VPN y el cortafuegos.",
    "connect-timeout":
      "El servidor no aceptó la conexión a tiempo. Revise la URL y los cortafuegos intermedios.",
    "self-signed":
      "El certificado del servidor está autofirmado. Añada al plan su huella SHA-256 o su archivo de CA, en tls.",
    "unknown-ca":
      "El certificado del servidor procede de una autoridad desconocida. Añada al plan el archivo de CA de esa autoridad, en tls.",
    "name-mismatch":
      "El certificado del servidor es para otro nombre. Use un nombre del certificado, o fije su huella.",
    expired:
      "El certificado del servidor ha caducado. Revise el reloj de este equipo y después el certificado: quizá haya que renovarlo.",
    "not-yet-valid":
      "El certificado del servidor aún no es válido. Revise el reloj de este equipo y después el certificado.",
    "missing-intermediate":
      "El servidor no envía toda su cadena de certificados. Haga que añadan allí el certificado intermedio.",
    "old-tls": "El servidor solo admite una versión anticuada de TLS. Necesita TLS 1.2 o posterior.",
    "weak-certificate":
      "El certificado del servidor es demasiado débil para confiar en él. Haga que lo sustituyan.",
    "fingerprint-mismatch":
      "El servidor presenta un certificado distinto del fijado. Averigüe el motivo antes de cambiar la huella: puede ser un certificado renovado, o alguien que intercepta la conexión.",
    "tls-failed": "No se pudo establecer una conexión cifrada.",
    "proxy-refused": "Un proxy intermedio rechazó la conexión.",
    "proxy-unreachable":
      "No se puede llegar a un proxy intermedio. Revise su URL, en el plan o en los ajustes de este equipo.",
    "proxy-authentication":
      "Un proxy intermedio rechazó el usuario y la contraseña, o los exige. Añádalos al plan, en proxy.",
    "proxy-lost": "Un proxy intermedio cerró la conexión antes de que se estableciera.",
    "proxy-unsupported":
      "El proxy configurado aquí es de un tipo que Switchover no admite, o no se puede leer su URL. Indique un proxy HTTP en el plan, en proxy.",
    "proxy-invalid":
      "No se entiende lo que su administrador fijó como proxy, así que no se estableció ninguna conexión.",
    "cancelled-before-sending": "Se canceló antes de enviar nada.",
    "sign-in-refused": "El cliente local rechazó las credenciales, así que la petición no se envió.",
  },
  signIn: { wrong: "Revise el nombre de usuario y la contraseña." },
  unknown: {
    "connection-lost": "La conexión se perdió antes de que llegara la respuesta.",
    timeout: "No llegó ninguna respuesta a tiempo.",
    "server-error": "El servidor devolvió un error propio, que no muestra si actuó.",
    redirect: "El servidor redirigió a otra URL. Nunca se siguen las redirecciones.",
    "not-json": "La respuesta no era de la plataforma: puede que otro servidor haya respondido en su lugar.",
    "malformed-json": "La respuesta estaba dañada.",
    "unexpected-shape": "La respuesta no era una confirmación conocida ni un rechazo conocido.",
    "unexpected-status": "El estado de la respuesta no es uno de los que se sabe que devuelve la plataforma.",
    "too-large": "La respuesta era mayor que cualquier respuesta auténtica.",
    "unlisted-refusal":
      "La respuesta indicó un error, pero no uno que descarte un efecto. La petición puede haber tenido efecto de todos modos.",
    interrupted: "El programa terminó antes de que llegara la respuesta.",
    "since-copy":
      "Puede haberse enviado desde otro lugar después de que se hiciera la copia de esta carpeta de datos.",
    contradicted: "La plataforma respondió a la consulta, pero su respuesta contradice los pasos anteriores.",
  },
  refused: {
    "success-false": "La plataforma rechazó la petición sin dar un motivo.",
    "token-expired": "El token de acceso ha caducado. Obtenga uno nuevo.",
    "token-invalid":
      "El token de acceso se rechazó. Compruebe que está completo y que pertenece a esta aplicación.",
    "permission-missing":
      "Al token de acceso le falta un permiso, o su titular no tiene acceso a esta cuenta.",
    "not-found": "La plataforma no conoce este ID. Revise los ID del plan.",
    "bad-parameter": "La plataforma rechazó un valor.",
    "field-unknown": "La plataforma no conoce un campo que se pidió.",
    "pin-wrong": "El PIN de dos pasos es incorrecto o falta.",
    "pin-locked": "Demasiados PIN incorrectos: la plataforma no acepta más durante un tiempo.",
    "pin-too-fast": "Se probaron PIN demasiado deprisa. Espere antes del siguiente.",
    "number-not-verified": "Primero hay que verificar el número en la plataforma.",
    "number-just-deleted": "El número se eliminó hace poco. Espere 5 min.",
    "deregistration-incomplete": "Una baja anterior no se completó. Termínela primero.",
    "not-registered": "El número no está registrado.",
    "registration-limit":
      "El número se registró demasiadas veces en 72 h. La plataforma no acepta más por ahora.",
    "rate-limited": "Demasiadas peticiones. Espere antes de volver a intentarlo.",
    "backup-refused":
      "La plataforma rechazó la copia de seguridad o su contraseña. Un traspaso nuevo crea otra copia de seguridad.",
    "certificate-refused": "El certificado del número se rechazó. Descargue uno nuevo.",
    "account-locked": "La plataforma bloqueó la cuenta. Su servicio de soporte tiene que desbloquearla.",
    "policy-block": "La cuenta está bloqueada por motivos de política. Consulte los avisos de la plataforma.",
    "password-change-required": "El cliente local exige que se cambie su primera contraseña antes de nada.",
    "code-wrong": "El código es incorrecto.",
    "code-expired": "El código ha caducado.",
    "code-too-many-guesses": "Demasiados códigos incorrectos: la plataforma no acepta ninguno por un tiempo.",
    "code-too-soon": "Se pidió un código hace poco. Espere antes de pedir otro.",
    "service-not-ready": "El servicio no está listo. Espere un poco y compruebe su estado.",
    "temporarily-refused": "La plataforma lo rechaza por ahora. Inténtelo más tarde.",
    "override-needs-subscription":
      "La cuenta tiene que estar suscrita antes de poder configurar su URL de devolución de llamada.",
    maintenance: "La plataforma está en mantenimiento. Inténtelo más tarde.",
    other: "La plataforma rechazó la petición, por un motivo que aquí no se conoce.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
