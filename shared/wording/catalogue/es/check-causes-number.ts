import type { numberCauses as english } from "../en/check-causes-number.ts";
import type { ShapeOf } from "../words.ts";

/** Causes of checks about the number, its certificate, its webhooks and this computer: what happened, how to put it right. */
export const numberCauses = {
  "serves-another-number": {
    happened: "El cliente local atiende otro número que el del plan.",
    remedy:
      "Señale con onPrem.baseUrl del plan al cliente de este número. Cada número necesita un cliente propio.",
  },
  "webhook-url-missing": {
    happened: "El cliente local no tiene ninguna dirección a la que entregar los mensajes.",
    remedy: "Fije la dirección de webhook en los ajustes de aplicación del cliente y vuelva a comprobar.",
  },
  "webhook-not-https": {
    happened: "La dirección de webhook del cliente no empieza por https://.",
    remedy: "Fije una dirección https:// en los ajustes de aplicación del cliente.",
  },
  "queue-not-visible": {
    happened: "El cliente no muestra cuántos mensajes y callbacks esperan todavía.",
    remedy:
      "Deje de enviar y espere hasta que hayan llegado los últimos avisos de estado antes de traspasar el número.",
  },
  "callbacks-not-kept": {
    happened: "Los callbacks que esperan en el cliente se pierden cuando se reinicia.",
    remedy:
      "Deje de enviar y espere hasta que hayan llegado los últimos avisos. Active callback_persist si el cliente sigue en uso.",
  },
  "not-in-account": {
    happened: "La cuenta de empresa no contiene este número.",
    remedy:
      "Compare number.phoneNumberId y cloud.businessAccountId del plan con el gestor de números de la plataforma. Trasladar un número entre cuentas es otro procedimiento.",
  },
  "id-differs": {
    happened: "La cuenta contiene este número con otro identificador.",
    remedy: "Ponga en el plan, como number.phoneNumberId, el identificador que aquí se muestra.",
  },
  "number-differs": {
    happened: "El identificador del plan pertenece a otro número.",
    remedy:
      "Corrija number.phoneNumberId, o number.cc y number.phoneNumber, de modo que ambos nombren el mismo número.",
  },
  "number-not-found": {
    happened: "La nube no muestra tal número a este token.",
    remedy: "Revise number.phoneNumberId en el plan, y que el token pueda ver la cuenta.",
  },
  "already-on-target": {
    happened: "El número ya está donde quiere traspasarlo.",
    remedy: "Puede continuar: el traspaso en sí se omite o se confirma, y se hacen los pasos restantes.",
  },
  "sides-contradict": {
    happened: "Los dos lados dicen cosas distintas sobre dónde está el número.",
    remedy:
      "Espere unos minutos y vuelva a comprobar: un lado puede tardar en enterarse. Si sigue así, mire en ambos antes de continuar.",
  },
  "not-registered-anywhere": {
    happened: "Ningún lado dice que el número esté registrado en él.",
    remedy:
      "Un registro anterior puede haber quedado a medias. Registre primero el número donde corresponde; si no, no hay copia de seguridad que traspasar.",
  },
  "number-banned": {
    happened: "La plataforma ha vetado el número.",
    remedy:
      "Pida una revisión a la plataforma. El número no se puede traspasar hasta que se levante el veto.",
  },
  "number-deleted": {
    happened: "El número se eliminó de la cuenta.",
    remedy: "Añádalo de nuevo a la cuenta en el gestor de números de la plataforma y vuelva a comprobar.",
  },
  "number-migrated": {
    happened: "La nube dice que el número se trasladó a otra cuenta.",
    remedy: "Encuentre la cuenta que lo tiene ahora y ponga en el plan los identificadores de esa.",
  },
  "number-restricted": {
    happened: "La plataforma ha restringido o marcado el número.",
    remedy:
      "Vea el motivo en el gestor de números de la plataforma, y si esperar ayuda. Un número restringido puede ser rechazado.",
  },
  "sending-blocked": {
    happened: "La plataforma no deja enviar mensajes desde este número.",
    remedy:
      "Vea en el gestor de números de la plataforma qué parte está bloqueada: número, cuenta, empresa o aplicación. Mientras el número esté en el lado local, ese puede ser el único motivo.",
  },
  "sending-limited": {
    happened: "La plataforma limita el envío desde este número.",
    remedy:
      "Vea en el gestor de números de la plataforma qué falta, como un medio de pago o una verificación.",
  },
  "sandbox-mode": {
    happened: "El número está en modo de prueba.",
    remedy: "Continúe solo si de verdad quiere traspasar un número de prueba.",
  },
  "quality-low": {
    happened: "La calidad del número es baja.",
    remedy:
      "Continúe si no hay más remedio; mejor, envíe menos y espere hasta que la calidad se haya recuperado.",
  },
  "not-verified": {
    happened: "El número no está verificado en la nube.",
    remedy:
      "Verifíquelo primero en el gestor de números de la plataforma, o esté listo para hacerlo si se rechaza el registro.",
  },
  "name-not-approved": {
    happened: "El nombre visible no está aprobado.",
    remedy: "Espere su aprobación y descargue de nuevo el certificado.",
  },
  "name-differs": {
    happened: "La nube muestra otro nombre visible que el plan.",
    remedy: "Corrija number.displayName en el plan, o averigüe por qué el nombre es otro antes de continuar.",
  },
  "account-locked": {
    happened: "El número o su cuenta está bloqueado.",
    remedy: "Pida al soporte de la plataforma que levante el bloqueo. Volver a intentarlo lo alarga.",
  },
  "policy-block": {
    happened: "La plataforma bloquea la cuenta por incumplir sus normas.",
    remedy: "Vea los avisos de la cuenta en el gestor de la plataforma y pida una revisión.",
  },
  "pin-refused-before": {
    happened: "Este mismo PIN ya fue rechazado para este número.",
    remedy:
      "Encuentre el PIN correcto, o restablézcalo donde está ahora el número con un valor distinto de este, y delo en el plan.",
  },
  "pin-refused-elsewhere": {
    happened: "Se rechazó un PIN para este número desde otra carpeta de datos.",
    remedy:
      "Asegúrese de que el suyo es otro, o fije el PIN de nuevo donde está ahora el número. El traspaso le pide que escriba que es otro.",
  },
  "pin-not-given": {
    happened: "El plan no da ningún PIN.",
    remedy:
      "Delo como number.pin, o asegúrese de que la verificación en dos pasos está desactivada para el número.",
  },
  "attempts-spent": {
    happened: "No quedan intentos para este número.",
    remedy:
      "Espere hasta la hora que aquí se muestra. Más intentos harían que el registro se bloqueara otras 72 horas.",
  },
  "attempts-low": {
    happened: "Quedan pocos intentos para este número.",
    remedy: "Asegúrese del PIN antes de continuar, o espere hasta que la ventana de 72 horas haya avanzado.",
  },
  "not-base64": {
    happened: "El certificado no es texto base64, así que aquí no se puede decodificar. Se envía tal cual.",
    remedy: "Cópielo de nuevo del gestor de números de la plataforma, entero y sin cambios.",
  },
  "not-a-certificate": {
    happened: "Los bytes del certificado no se leen como un certificado de registro. Se envía tal cual.",
    remedy: "Asegúrese de que es el certificado del número y no el de un servidor, y cópielo de nuevo.",
  },
  "cert-of-another-number": {
    happened: "El certificado parece ser de otro número.",
    remedy: "Descargue el certificado de este número del gestor de números de la plataforma.",
  },
  "cert-number-unclear": {
    happened: "El certificado contiene cifras que pueden ser otro número, o no ser ningún teléfono.",
    remedy: "Asegúrese de que lo descargó para este número y continúe.",
  },
  "cert-name-differs": {
    happened: "El certificado parece llevar otro nombre visible.",
    remedy: "Descargue de nuevo el certificado; uno antiguo lleva el nombre de su día.",
  },
  "throughput-drops": {
    happened: "El número tiene alto rendimiento en la nube, y un solo shard renuncia a él.",
    remedy: "Prevea dos shards o más en number.shards si necesita ese rendimiento.",
  },
  "shards-not-connected": {
    happened: "No todos los shards del cliente local están conectados.",
    remedy:
      "Recupere las core apps que faltan antes de traspasar el número, para que la copia de seguridad esté entera.",
  },
  "too-few-nodes": {
    happened: "El clúster tiene muy pocas core apps para los shards deseados.",
    remedy: "Añada core apps hasta que haya una más que shards, o prevea menos shards.",
  },
  "not-a-cluster": {
    happened: "El cliente funciona como un solo nodo y solo puede llevar un shard.",
    remedy: "Configure primero el cliente como clúster, o prevea un solo shard.",
  },
  "other-apps-subscribed": {
    happened: "Otras aplicaciones además de la suya recibirán los mensajes de la cuenta.",
    remedy:
      "Si no conoce alguna de ellas, cancele su suscripción en el gestor de la plataforma antes de traspasar el número.",
  },
  "override-would-be-lost": {
    happened: "La cuenta tiene una dirección de callback propia, que se elimina al suscribir su aplicación.",
    remedy:
      "Pida la dirección completa y su token de verificación a quien la fijó, para volver a fijarlas después del traspaso, o haga que la dirección propia de su aplicación sea la correcta.",
  },
  "number-callback-set": {
    happened: "El número tiene una dirección de callback propia, que va antes que la de su aplicación.",
    remedy: "Asegúrese de que sigue siendo la correcta, o bórrela, antes de traspasar el número.",
  },
  "no-callback": {
    happened: "No hay ninguna dirección de callback fijada, así que los avisos no llegarían a ninguna parte.",
    remedy: "Fije una dirección de callback para su aplicación en el panel de aplicaciones de la plataforma.",
  },
  "same-endpoint": {
    happened: "Las dos API entregan en la misma dirección, con formas distintas.",
    remedy:
      "Dé a cada API una dirección propia, o asegúrese de que el programa que hay detrás entiende las dos.",
  },
  "country-code-repeated": {
    happened: "El número nacional empieza por el prefijo del país, que así está dos veces.",
    remedy: "Quite el prefijo del país de number.phoneNumber; va solo en number.cc.",
  },
  "trunk-prefix": {
    happened: "El número nacional tiene un prefijo que solo se marca dentro de su país.",
    remedy: "Deje ese prefijo fuera de number.phoneNumber, tal como el número se escribe en el extranjero.",
  },
  "number-invalid": {
    happened: "El número no encaja en ningún plan de numeración que Switchover conozca.",
    remedy: "Compare number.cc y number.phoneNumber con el número tal como lo muestra la plataforma.",
  },
  "disk-low": {
    happened: "Quedan menos de 50 MB libres en el disco de la carpeta de datos.",
    remedy: "Haga sitio, o elija con --data-dir una carpeta de datos en otro disco.",
  },
  "vault-damaged": {
    happened: "No se puede leer la bóveda. No se eliminó nada de ella.",
    remedy:
      "Recupere una copia de la carpeta de datos de una copia de seguridad suya, o empiece con otra carpeta de datos.",
  },
  "vault-changed": {
    happened: "La clave de la bóveda se sustituyó desde que se creó la bóveda. No se eliminó nada de ella.",
    remedy: "Recupere la carpeta de datos original, o empiece con otra.",
  },
  "vault-newer": {
    happened: "La bóveda la hizo una versión más nueva de Switchover. No se tocó nada de ella.",
    remedy: "Use la versión más nueva, o empiece con otra carpeta de datos.",
  },
  "unresolved-run": {
    happened: "Un traspaso anterior de este número terminó sin que se supiera dónde está el número.",
    remedy:
      "Consiga que los dos lados respondan, de modo que uno de ellos diga dónde está el número, y vuelva a comprobar.",
  },
  "run-open": {
    happened: "Un traspaso de este número está abierto.",
    remedy: "Continúe con ese traspaso, o abandónelo, y vuelva a comprobar.",
  },
  "run-elsewhere": {
    happened: "Un traspaso de este número está abierto en otra carpeta de datos.",
    remedy:
      "Continúe con ese traspaso en su propia carpeta de datos, o abandónelo allí. Si la carpeta se ha perdido, puede darlo por perdido desde cualquier otra.",
  },
  "number-busy": {
    happened: "Otro proceso suyo está trabajando en este número ahora mismo.",
    remedy: "Espere al otro proceso, o termínelo, y vuelva a comprobar.",
  },
  "records-unusable": {
    happened: "No se puede saber si un traspaso de este número está abierto.",
    remedy: "Revise los permisos de la carpeta y el espacio en su disco, y vuelva a comprobar.",
  },
  "clock-skew": {
    happened: "El reloj de este equipo difiere del de los servidores en más de cinco minutos.",
    remedy: "Haga que este equipo ajuste su reloj con un servidor de hora.",
  },
  "password-short": {
    happened: "La contraseña de la copia de seguridad es corta.",
    remedy:
      "Deje backupPassword fuera del plan y se creará una fuerte para usted. O use dieciséis caracteres o más.",
  },
} as const satisfies ShapeOf<typeof english>;
