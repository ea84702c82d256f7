export const checkCauses = {
  "name-mismatch": "El certificado del servidor es para otro nombre que el de la dirección de la conexión.",
  "fingerprint-mismatch":
    "El certificado del servidor no es aquel en cuya huella usted confía. No se le ha enviado nada.",
  "version-refused": "La API de la nube ha rechazado la versión de la API del espacio de trabajo.",
  "app-differs": "El token pertenece a otra aplicación que la del espacio de trabajo.",
  "brand-differs": "El token lleva los permisos con otra palabra de marca que la del espacio de trabajo.",
  "serves-another-number": "El cliente local atiende a otro número, no a este.",
  "number-differs": "El id del número pertenece a otro número.",
  "name-differs": "La nube muestra un nombre visible distinto del que usted espera para este número.",
  "pin-not-given": "No hay ningún PIN guardado para este número.",
  "number-invalid": "El número no encaja en ninguna forma de numeración que Switchover conozca.",
} as const;

export const checkRemedies = {
  "name-not-found":
    "Revise la dirección en el espacio de trabajo y compruebe que este equipo usa el servidor de nombres o la VPN correctos.",
  "connection-refused": "Revise el puerto de la dirección y compruebe que el servidor está en marcha.",
  "proxy-unreachable":
    "Compruebe la dirección del proxy, en «Red» en el espacio de trabajo o en los ajustes de este equipo, y que el proxy esté en marcha.",
  "proxy-authentication":
    "Indique la dirección, el usuario y la contraseña del proxy en el espacio de trabajo, en «Red».",
  "proxy-unsupported":
    "Nombre un proxy HTTP o HTTPS en el espacio de trabajo, en «Red», o elija allí ninguno si se llega al servidor sin él.",
  redirect:
    "Escriba en el espacio de trabajo la dirección propia de la API, tras asegurarse de que es la correcta.",
  "self-signed":
    "Vea el certificado en el espacio de trabajo y compare su huella, o use el archivo de CA de su autoridad.",
  "unknown-ca":
    "Si es la autoridad de su propia empresa, use su archivo de CA en el espacio de trabajo. Si no, alguien podría estar escuchando: vea el certificado y pregunte antes de seguir.",
  "name-mismatch":
    "Use como dirección uno de los nombres del certificado, o vea el certificado en el espacio de trabajo y confíe en su huella.",
  "missing-intermediate":
    "Haga que el servidor envíe toda la cadena, o use el certificado que falta como archivo de CA en el espacio de trabajo.",
  "fingerprint-mismatch":
    "Vea el certificado en el espacio de trabajo. Si no se reemplazó a propósito, alguien podría estar en medio.",
  "version-refused":
    "Cambie la versión de la API en «Nombre y dialecto» del espacio de trabajo por una que su plataforma ofrezca.",
  "token-invalid": "Cree un token nuevo, o revise usuario y contraseña, y guárdelo en el espacio de trabajo.",
  "token-expired": "Cree un token nuevo y guárdelo en el espacio de trabajo.",
  "token-ends-soon":
    "Cree uno que dure al menos un día, como el de un usuario del sistema, y guárdelo en el espacio de trabajo.",
  "app-differs":
    "Guarde un token de la aplicación del espacio de trabajo, o escriba en él la aplicación del token si es la que quiere.",
  "brand-differs":
    "Cambie la palabra de marca en «Nombre y dialecto» del espacio de trabajo por aquella con la que empiezan los nombres de su plataforma.",
  "account-not-granted":
    "Dé acceso a esta cuenta al usuario del token y cree un token nuevo. O corrija el id de la cuenta de empresa en el espacio de trabajo.",
  "password-change-required":
    "Guarde una contraseña nueva en el espacio de trabajo, junto al inicio de sesión: un traspaso la fija. O cambie la primera en el propio cliente y guarde la nueva como contraseña.",
  "not-admin": "Haga que el espacio de trabajo inicie sesión como administrador del cliente.",
  "gateway-unregistered":
    "Compruebe que la dirección local del espacio de trabajo es la del cliente que atiende su número. Si el número ya está en la nube, no hay nada que traspasar.",
  "serves-another-number":
    "Cada número necesita un cliente propio: tenga este número en un espacio de trabajo cuya dirección local sea la de su cliente.",
  "not-in-account":
    "Compare el id del número y el id de la cuenta de empresa del espacio de trabajo con el gestor de números de la plataforma. Pasar un número de una cuenta a otra es otro procedimiento.",
  "id-differs":
    "Quite el número del espacio de trabajo y tómelo otra vez de la cuenta: vendrá con el identificador que aquí se muestra.",
  "number-differs":
    "Quite el número del espacio de trabajo y tómelo otra vez de la cuenta, para que id y número sean el uno del otro.",
  "number-not-found":
    "Compare el id del número con el gestor de números de la plataforma y compruebe que el token puede ver la cuenta.",
  "number-migrated":
    "Averigüe qué cuenta lo tiene ahora y añada el número a un espacio de trabajo con esa cuenta.",
  "name-differs":
    "Corrija el nombre visible en los ajustes del número para un traspaso, o averigüe por qué el nombre es otro antes de seguir.",
  "pin-refused-before":
    "Averigüe el PIN correcto, o restablézcalo donde está ahora el número con un valor distinto de este, y guárdelo entre los secretos del número.",
  "pin-not-given":
    "Guárdelo entre los secretos del número, o compruebe que la verificación en dos pasos está desactivada para el número.",
  "throughput-drops":
    "Elija dos shards o más en los ajustes del número para un traspaso si necesita ese rendimiento.",
  "too-few-nodes":
    "Añada core apps hasta que haya una más que shards, o elija menos shards en los ajustes del número para un traspaso.",
  "not-a-cluster":
    "Configure antes el cliente como clúster, o elija un shard en los ajustes del número para un traspaso.",
  "country-code-repeated":
    "Quite el número del espacio de trabajo y añádalo otra vez con el código de país escrito una sola vez.",
  "trunk-prefix":
    "Quite el número del espacio de trabajo y añádalo otra vez sin el prefijo, como se escribe desde el extranjero.",
  "number-invalid":
    "Compare el número con cómo lo muestra la plataforma. Si aquí está mal escrito, quítelo y añádalo otra vez.",
  "disk-low": "Libere espacio, o inicie Switchover con una carpeta de datos en otro disco.",
  "password-short":
    "Olvide la contraseña de copia guardada y cada traspaso creará una fuerte. O guarde una de dieciséis caracteres o más.",
} as const;
