import type { numberCauses as english } from "../en/check-causes-number.ts";
import type { TranslationOf } from "../words.ts";

/** Causes of checks about the number, its certificate, its webhooks and this computer: what happened, how to fix it. */
export const numberCauses = {
  "serves-another-number": {
    happened: "El cliente local atiende un número distinto del que indica el plan.",
    remedy:
      "Señale con onPrem.baseUrl del plan al cliente de este número. Cada número necesita su propio cliente.",
  },
  "webhook-url-missing": {
    happened:
      "El cliente local no tiene ninguna URL de devolución de llamada, así que no puede entregar mensajes.",
    remedy:
      "Fije la URL de devolución de llamada en los ajustes de aplicación del cliente y vuelva a comprobar.",
  },
  "webhook-not-https": {
    happened: "La URL de devolución de llamada del cliente no empieza por https://.",
    remedy: "Fije una URL https:// en los ajustes de aplicación del cliente.",
  },
  "queue-not-visible": {
    happened: "El cliente no informa de cuántos mensajes y notificaciones esperan todavía.",
    remedy:
      "Deje de enviar y espere hasta que hayan llegado las últimas notificaciones de estado antes de traspasar el número.",
  },
  "callbacks-not-kept": {
    happened: "Las notificaciones que esperan en el cliente se pierden cuando se reinicia.",
    remedy:
      "Deje de enviar y espere hasta que hayan llegado las últimas notificaciones. Active callback_persist si va a seguir usando el cliente.",
  },
  "not-in-account": {
    happened: "La cuenta de empresa no contiene este número.",
    remedy:
      "Compare number.phoneNumberId y cloud.businessAccountId del plan con el gestor de números de la plataforma. Pasar un número de una cuenta a otra es un procedimiento distinto.",
  },
  "id-differs": {
    happened: "La cuenta tiene este número con otro ID.",
    remedy: "Ponga en el plan, como number.phoneNumberId, el ID que se muestra aquí.",
  },
  "number-differs": {
    happened: "El ID del plan pertenece a otro número.",
    remedy:
      "Corrija number.phoneNumberId, o number.cc y number.phoneNumber, de modo que ambos nombren el mismo número.",
  },
  "number-not-found": {
    happened: "La nube no muestra ese número a este token.",
    remedy: "Revise number.phoneNumberId en el plan, y que el token tenga acceso a la cuenta.",
  },
  "already-on-target": {
    happened: "El número ya está donde quiere traspasarlo.",
    remedy: "Puede continuar: el cambio de ubicación se omite o se confirma, y se hacen los pasos restantes.",
  },
  "sides-contradict": {
    happened: "La nube y el cliente local no coinciden en la ubicación del número.",
    remedy:
      "Espere unos minutos y vuelva a comprobar: una de las dos API puede tardar en actualizarse. Si persiste, compruebe ambas antes de continuar.",
  },
  "not-registered-anywhere": {
    happened: "Ni la nube ni el cliente local informan de que el número esté registrado.",
    remedy:
      "Un registro anterior puede haber quedado incompleto. Registre primero el número donde corresponde; si no, no hay copia de seguridad que traspasar.",
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
    happened: "La nube informa de que el número pasó a otra cuenta.",
    remedy: "Encuentre la cuenta que lo tiene ahora y ponga en el plan los ID de esa cuenta.",
  },
  "number-restricted": {
    happened: "La plataforma ha restringido o marcado el número.",
    remedy:
      "Vea el motivo en el gestor de números de la plataforma, y si esperar ayuda. Un número restringido puede ser rechazado.",
  },
  "status-not-known": {
    happened: "La plataforma indica un estado del número que Switchover no conoce.",
    remedy: "Antes de continuar, vea en el gestor de números de la plataforma qué significa.",
  },
  "sending-blocked": {
    happened: "La plataforma bloquea el envío desde este número.",
    remedy:
      "Vea en el gestor de números de la plataforma qué parte está bloqueada: número, cuenta, empresa o aplicación. Mientras el número esté en el cliente local, ese puede ser el único motivo.",
  },
  "sending-limited": {
    happened: "La plataforma limita el envío desde este número.",
    remedy:
      "Vea en el gestor de números de la plataforma qué falta, como un medio de pago o una verificación.",
  },
  "sending-not-known": {
    happened: "Switchover no conoce lo que la plataforma indica para el envío de este número.",
    remedy: "Antes de continuar, vea en el gestor de números de la plataforma qué significa.",
  },
  "sandbox-mode": {
    happened: "El número está en modo de prueba.",
    remedy: "Continúe solo si de verdad quiere traspasar un número de prueba.",
  },
  "quality-low": {
    happened: "La calificación de calidad del número es baja.",
    remedy:
      "Puede continuar, pero es mejor enviar menos y esperar hasta que la calificación se haya recuperado.",
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
    happened: "La nube muestra un nombre visible distinto del que indica el plan.",
    remedy: "Corrija number.displayName en el plan, o averigüe por qué el nombre difiere antes de continuar.",
  },
  "account-locked": {
    happened: "El número o su cuenta están bloqueados.",
    remedy: "Pida al soporte de la plataforma que levante el bloqueo. Reintentar lo alarga.",
  },
  "policy-block": {
    happened: "La plataforma ha bloqueado la cuenta por incumplir sus normas.",
    remedy: "Lea los avisos de la cuenta en el gestor de la plataforma y pida una revisión.",
  },
  "pin-refused-before": {
    happened: "Este mismo PIN ya fue rechazado para este número.",
    remedy:
      "Encuentre el PIN correcto, o restablézcalo con otro valor donde está ahora el número, y póngalo en el plan.",
  },
  "pin-refused-elsewhere": {
    happened: "Se rechazó un PIN para este número desde otra carpeta de datos.",
    remedy:
      "Asegúrese de que el suyo es otro, o restablezca el PIN donde está ahora el número. El traspaso le pide que escriba que es otro.",
  },
  "pin-not-given": {
    happened: "El plan no contiene ningún PIN.",
    remedy:
      "Indíquelo como number.pin, o asegúrese de que la verificación en dos pasos está desactivada para el número.",
  },
  "attempts-spent": {
    happened: "No quedan intentos para este número.",
    remedy: "Espere hasta la hora que se muestra aquí. Más intentos bloquearían el registro otras 72 h.",
  },
  "attempts-low": {
    happened: "Quedan pocos intentos para este número.",
    remedy:
      "Asegúrese del PIN antes de continuar, o espere hasta que los intentos anteriores tengan más de 72 h.",
  },
  "not-base64": {
    happened: "El certificado no es texto base64, así que aquí no se puede decodificar. Se envía tal cual.",
    remedy: "Cópielo de nuevo del gestor de números de la plataforma, completo y sin cambios.",
  },
  "not-a-certificate": {
    happened: "El certificado no se puede leer como un certificado de registro. Se envía tal cual.",
    remedy: "Asegúrese de que es el certificado del número y no el de un servidor, y cópielo de nuevo.",
  },
  "cert-of-another-number": {
    happened: "El certificado parece ser de otro número.",
    remedy: "Descargue el certificado de este número del gestor de números de la plataforma.",
  },
  "cert-number-unclear": {
    happened: "El certificado contiene dígitos que pueden ser otro número, o no ser ningún teléfono.",
    remedy: "Asegúrese de que lo descargó para este número y continúe.",
  },
  "cert-name-differs": {
    happened: "El certificado parece contener otro nombre visible.",
    remedy: "Descargue de nuevo el certificado; uno antiguo lleva el nombre de su época.",
  },
  "throughput-drops": {
    happened: "El número tiene alto rendimiento en la nube, y lo pierde con 1 partición.",
    remedy: "Prevea 2 particiones o más en number.shards si necesita ese rendimiento.",
  },
  "shards-not-connected": {
    happened: "No todas las particiones del cliente local están conectadas.",
    remedy:
      "Vuelva a conectar las core apps que faltan antes de traspasar el número, para que la copia de seguridad esté completa.",
  },
  "too-few-nodes": {
    happened: "El clúster tiene muy pocas core apps para el número de particiones.",
    remedy: "Añada core apps hasta que haya 1 más que particiones, o prevea menos particiones.",
  },
  "not-a-cluster": {
    happened: "El cliente funciona como un solo nodo y solo admite 1 partición.",
    remedy: "Configure primero el cliente como clúster, o prevea 1 partición.",
  },
  "other-apps-subscribed": {
    happened: "Otras aplicaciones además de la suya recibirán los mensajes de la cuenta.",
    remedy:
      "Si no conoce alguna de ellas, cancele su suscripción en el gestor de la plataforma antes de traspasar el número.",
  },
  "override-would-be-lost": {
    happened:
      "La cuenta tiene su propia URL de devolución de llamada. Al suscribir su aplicación se elimina.",
    remedy:
      "Pida a su responsable la URL completa y su token de verificación, para volver a fijar ambos después del traspaso. O haga que la URL de devolución de llamada de su aplicación sea la correcta.",
  },
  "number-callback-set": {
    happened:
      "El número tiene su propia URL de devolución de llamada, que prevalece sobre la de su aplicación.",
    remedy: "Antes de traspasar el número, asegúrese de que sigue siendo la correcta, o bórrela.",
  },
  "no-callback": {
    happened:
      "No hay ninguna URL de devolución de llamada fijada, así que las notificaciones no irían a ninguna parte.",
    remedy:
      "Fije una URL de devolución de llamada para su aplicación en el panel de aplicaciones de la plataforma.",
  },
  "same-endpoint": {
    happened: "Ambas API entregan en la misma URL, en formatos distintos.",
    remedy:
      "Dé a cada API su propia URL, o asegúrese de que la aplicación que hay detrás entiende ambos formatos.",
  },
  "country-code-repeated": {
    happened: "El número nacional empieza por el prefijo del país, que así aparece dos veces.",
    remedy: "Quite el prefijo del país de number.phoneNumber; va solo en number.cc.",
  },
  "trunk-prefix": {
    happened: "El número nacional tiene un prefijo que solo se marca dentro de su país.",
    remedy: "Quite el prefijo de number.phoneNumber: escriba el número como se marca desde el extranjero.",
  },
  "number-invalid": {
    happened: "El número no encaja en ningún plan de numeración que Switchover conozca.",
    remedy: "Compare number.cc y number.phoneNumber con el número tal como lo muestra la plataforma.",
  },
  "disk-low": {
    happened: "Quedan menos de 50 MB libres en el disco de la carpeta de datos.",
    remedy: "Libere espacio, o elija con --data-dir una carpeta de datos en otro disco.",
  },
  "folder-read-only": {
    happened: "No se puede escribir nada en la carpeta de datos: para este usuario es de solo lectura.",
    remedy: "Permita a este usuario escribir en la carpeta, o elija otra carpeta de datos con --data-dir.",
  },
  "folder-moved": {
    happened: "Esta carpeta de datos se marcó como llevada a otro lugar: aquí no se inicia ni continúa nada.",
    remedy:
      "Continúe donde se restauró la copia. Si no se restauró en ningún sitio, quite la marca con switchover data stay.",
  },
  "vault-damaged": {
    happened: "No se puede leer la bóveda. No se eliminó nada de ella.",
    remedy:
      "Restaure la carpeta de datos desde su propia copia de seguridad, o empiece con otra carpeta de datos.",
  },
  "vault-changed": {
    happened: "La clave de la bóveda se sustituyó después de crearla. No se eliminó nada de ella.",
    remedy: "Vuelva a poner la carpeta de datos original, o empiece con otra.",
  },
  "vault-newer": {
    happened: "Una versión más nueva de Switchover creó la bóveda. No se cambió nada en ella.",
    remedy: "Use la versión más nueva, o empiece con otra carpeta de datos.",
  },
  "no-recovery-key": {
    happened:
      "La bóveda se abre con el almacén de claves de este equipo. Si se pierde el equipo, se pierde también la copia de seguridad del número.",
    remedy:
      "Cree una clave de recuperación de la bóveda y guárdela lejos de este equipo: imprima o guarde la hoja de recuperación y escriba sus cuatro últimos caracteres. Sin clave, el traspaso se detiene antes de registrar el número, hasta que usted confirme que prescinde de ella.",
  },
  "unresolved-run": {
    happened: "Un traspaso anterior de este número terminó con la ubicación desconocida.",
    remedy:
      "Consiga que ambas API respondan, de modo que una de ellas informe de la ubicación, y vuelva a comprobar.",
  },
  "run-open": {
    happened: "Hay un traspaso abierto de este número.",
    remedy: "Reanúdelo o abandónelo, y vuelva a comprobar.",
  },
  "run-elsewhere": {
    happened: "Hay un traspaso abierto de este número en otra carpeta de datos.",
    remedy:
      "Reanúdelo en su propia carpeta de datos, o abandónelo allí. Si esa carpeta se ha perdido, puede abandonarlo desde cualquier otra.",
  },
  "number-busy": {
    happened: "Otro proceso suyo está trabajando ahora mismo en este número.",
    remedy: "Espere al otro proceso, o termínelo, y vuelva a comprobar.",
  },
  "records-unusable": {
    happened: "Se desconoce si hay un traspaso abierto de este número: los registros no se pueden usar.",
    remedy: "Revise los permisos de la carpeta y el espacio libre en su disco, y vuelva a comprobar.",
  },
  "clock-skew": {
    happened: "El reloj de este equipo difiere de los relojes de los servidores en más de 5 min.",
    remedy: "Haga que este equipo ajuste su reloj con un servidor de hora.",
  },
  "password-short": {
    happened: "La contraseña de la copia de seguridad es corta.",
    remedy: "Deje backupPassword fuera del plan, y Switchover crea una fuerte. O use 16 caracteres o más.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
