export const checkCauses = {
  "name-mismatch": "El certificado del servidor es para un nombre distinto del de la URL de la conexión.",
  "fingerprint-mismatch":
    "El certificado del servidor no es aquel en cuya huella usted confía. No se le ha enviado nada.",
  "version-refused": "La nube rechazó la versión de la API del espacio de trabajo.",
  "app-differs": "El token pertenece a una aplicación distinta de la fijada en el espacio de trabajo.",
  "brand-differs": "Los permisos del token tienen un prefijo de marca distinto del del espacio de trabajo.",
  "serves-another-number": "El cliente local atiende a otro número, no a este.",
  "number-differs": "El ID del número pertenece a otro número.",
  "name-differs": "La nube informa de un nombre visible distinto del que usted espera para este número.",
  "pin-not-given": "No hay ningún PIN guardado para este número.",
  "number-invalid": "El número no coincide con ningún formato de número que Switchover conozca.",
} as const;

export const checkRemedies = {
  "name-not-found":
    "Revise la URL en el espacio de trabajo y compruebe que este equipo usa el servidor DNS o la VPN correctos.",
  "connection-refused": "Revise el puerto de la URL y compruebe que el servidor está en marcha.",
  "proxy-unreachable":
    "Compruebe la URL del proxy, en «Red» en el espacio de trabajo o en los ajustes de este equipo, y que el proxy esté en marcha.",
  "proxy-authentication":
    "Introduzca la URL, el usuario y la contraseña del proxy en el espacio de trabajo, en «Red». Si quiere otro método que Basic, pruebe la conexión en los ajustes: la prueba lo nombra.",
  "proxy-unsupported":
    "Fije un proxy HTTP o HTTPS en el espacio de trabajo, en «Red», o elija allí ninguno si se llega al servidor sin él.",
  redirect: "Fije en el espacio de trabajo la URL propia de la API, tras asegurarse de que es la correcta.",
  "self-signed":
    "Abra el certificado en el espacio de trabajo y compare su huella, o use el archivo de CA de su autoridad.",
  "unknown-ca":
    "Si es la autoridad de su propia empresa, use su archivo de CA en el espacio de trabajo. Si no, la conexión podría estar interceptada: revise antes el certificado con el administrador de su red.",
  "name-mismatch":
    "Use en la URL uno de los nombres del certificado, o abra el certificado en el espacio de trabajo y confíe en su huella.",
  "missing-intermediate":
    "Configure el servidor para que envíe toda la cadena, o use el certificado que falta como archivo de CA en el espacio de trabajo.",
  "fingerprint-mismatch":
    "Abra el certificado en el espacio de trabajo. Si no se reemplazó a propósito, la conexión podría estar interceptada.",
  "version-refused":
    "Cambie la versión de la API en «Nombre y ajustes de API» del espacio de trabajo por una que su plataforma admita.",
  "token-invalid": "Cree un token nuevo, o revise usuario y contraseña, y guárdelo en el espacio de trabajo.",
  "token-expired": "Cree un token nuevo y guárdelo en el espacio de trabajo.",
  "token-ends-soon":
    "Cree uno que dure al menos un día, como el de un usuario del sistema, y guárdelo en el espacio de trabajo.",
  "app-differs":
    "Guarde un token de la aplicación del espacio de trabajo, o fije en él la aplicación del token si es la que quiere.",
  "brand-differs":
    "Cambie el prefijo de marca en «Nombre y ajustes de API» del espacio de trabajo por aquel con el que empiezan los nombres de su plataforma.",
  "account-not-granted":
    "Dé acceso a esta cuenta al usuario del token y cree un token nuevo. O corrija el ID de la cuenta de empresa en el espacio de trabajo.",
  "password-change-required":
    "Guarde una contraseña nueva en el espacio de trabajo, junto a las credenciales: un traspaso la fija. O cambie la primera en el propio cliente y guarde la nueva como contraseña.",
  "not-admin": "Use en el espacio de trabajo las credenciales de un administrador del cliente.",
  "gateway-unregistered":
    "Compruebe que la URL del cliente local del espacio de trabajo es la del cliente que atiende su número. Si el número ya está en la nube, no hay nada que traspasar.",
  "serves-another-number":
    "Cada número necesita un cliente propio: tenga este número en un espacio de trabajo cuya URL del cliente local sea la de su cliente.",
  "not-in-account":
    "Compare el ID del número y el ID de la cuenta de empresa del espacio de trabajo con el gestor de números de la plataforma. Mover un número entre cuentas es una transferencia, que Switchover no hace.",
  "id-differs":
    "Quite el número del espacio de trabajo e impórtelo otra vez de la cuenta, con el ID que se muestra aquí.",
  "number-differs":
    "Quite el número del espacio de trabajo e impórtelo otra vez de la cuenta, para que ID y número coincidan.",
  "number-not-found":
    "Compare el ID del número con el gestor de números de la plataforma y compruebe que el token tiene acceso a la cuenta.",
  "number-migrated":
    "Averigüe qué cuenta lo tiene ahora y añada el número a un espacio de trabajo con esa cuenta.",
  "name-differs":
    "Corrija el nombre visible en los ajustes de traspaso del número, o averigüe por qué el nombre es otro antes de continuar.",
  "pin-refused-before":
    "Averigüe el PIN correcto, o restablézcalo donde está ahora el número con un valor distinto de este, y guárdelo entre los secretos del número.",
  "pin-not-given":
    "Guárdelo entre los secretos del número, o compruebe que la verificación en dos pasos está desactivada para el número.",
  "throughput-drops":
    "Elija 2 particiones o más en los ajustes de traspaso del número si necesita ese rendimiento.",
  "too-few-nodes":
    "Añada core apps hasta que haya una más que particiones, o elija menos particiones en los ajustes de traspaso del número.",
  "not-a-cluster":
    "Configure antes el cliente como clúster, o elija 1 partición en los ajustes de traspaso del número.",
  "country-code-repeated":
    "Quite el número del espacio de trabajo y añádalo otra vez con el código de país escrito una sola vez.",
  "trunk-prefix":
    "Quite el número del espacio de trabajo y añádalo otra vez sin el prefijo, como se escribe desde el extranjero.",
  "number-invalid":
    "Compare el número con cómo lo muestra la plataforma. Si aquí está mal escrito, quítelo y añádalo otra vez.",
  "disk-low": "Libere espacio, o inicie Switchover con una carpeta de datos en otro disco.",
  "folder-read-only": "Permita a este usuario escribir en la carpeta de datos, o inicie Switchover con otra.",
  "folder-moved":
    "Continúe donde se restauró la copia. Si no se restauró en ningún sitio, quite la marca en Resumen.",
  "password-short":
    "Elimine la contraseña guardada de la copia de seguridad, y cada traspaso creará una fuerte. O guarde una de 16 caracteres o más.",
} as const;
