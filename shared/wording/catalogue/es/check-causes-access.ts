import type { accessCauses as english } from "../en/check-causes-access.ts";
import type { TranslationOf } from "../words.ts";

/** Causes of checks about connections, certificates, credentials and the client's health: what happened, how to fix it. */
export const accessCauses = {
  "not-reachable": {
    happened: "Sin comprobar: no se pudo conectar con el servidor.",
    remedy: "Corrija lo que indican las comprobaciones de conexión y certificado, y vuelva a comprobar.",
  },
  "not-answered": {
    happened: "El servidor no devolvió ninguna respuesta utilizable.",
    remedy:
      "Vuelva a comprobar dentro de un momento. Si su despliegue no ofrece esta consulta, asegúrese usted antes de continuar.",
  },
  "not-allowed": {
    happened: "El servidor rechazó esta consulta: sus credenciales no la permiten.",
    remedy: "Corrija lo que indican las comprobaciones de token y permisos, y vuelva a comprobar.",
  },
  "not-told": {
    happened: "Los datos que compara esta comprobación no están disponibles aquí.",
    remedy: "No hay nada que corregir. Si es importante para usted, asegúrese por su cuenta.",
  },
  "name-not-found": {
    happened: "El servidor de nombres no conoce el nombre del servidor.",
    remedy:
      "Revise cómo está escrita la URL en el plan, y que este equipo use el servidor de nombres o la VPN correctos.",
  },
  "connection-refused": {
    happened: "Nada acepta conexiones en la dirección y el puerto del servidor.",
    remedy: "Revise el puerto en el plan, y que el servidor esté en marcha.",
  },
  "no-route": {
    happened: "La red informa de que el servidor es inaccesible.",
    remedy:
      "Revise la red y la VPN de este equipo, o ejecute Switchover en un equipo de la red del servidor.",
  },
  "connect-timeout": {
    happened: "La conexión agotó el tiempo de espera.",
    remedy:
      "A menudo la causa es un cortafuegos. Permita que este equipo se conecte a la dirección y al puerto del servidor.",
  },
  "proxy-refused": {
    happened: "El proxy rechazó la conexión.",
    remedy:
      "Pida al administrador del proxy que permita la dirección del servidor, o conéctese sin el proxy.",
  },
  "proxy-unreachable": {
    happened: "No se puede conectar con el proxy.",
    remedy:
      "Compruebe la dirección y el puerto del proxy, en el plan o en los ajustes de este equipo, y que el proxy esté en marcha.",
  },
  "proxy-authentication": {
    happened: "El proxy rechazó el usuario y la contraseña, o los necesita y no los recibió.",
    remedy:
      "Indique el usuario y la contraseña del proxy en el plan, en proxy, o en la variable de entorno que nombra el proxy. Si quiere otro método que Basic, «switchover network test PLAN» lo nombra.",
  },
  "proxy-lost": {
    happened: "El proxy cerró la conexión antes de que se estableciera.",
    remedy:
      "Vuelva a comprobar dentro de un momento. Si persiste, pregunte al administrador del proxy; su registro tiene los detalles.",
  },
  "proxy-unsupported": {
    happened:
      "Switchover no admite el tipo de proxy configurado aquí, por ejemplo SOCKS, o no puede leer su URL.",
    remedy:
      "Indique un proxy HTTP o HTTPS en el plan, en proxy, o en HTTPS_PROXY. Si se llega al servidor sin proxy, exclúyalo con NO_PROXY.",
  },
  "proxy-invalid": {
    happened:
      "No se entiende lo que su administrador fijó como proxy en este equipo, así que no se establece ninguna conexión.",
    remedy:
      "Pida al administrador de este equipo que corrija los ajustes administrados y vuelva a iniciar Switchover.",
  },
  redirect: {
    happened:
      "El servidor redirige a otra URL. Switchover nunca sigue redirecciones, porque sus secretos irían allí.",
    remedy: "Asegúrese de cuál es la URL de la propia API y póngala en el plan.",
  },
  "self-signed": {
    happened: "El certificado del servidor está autofirmado: ninguna autoridad de certificación lo avala.",
    remedy:
      "Lea la huella SHA-256 del certificado en el propio servidor y póngala en el plan como tls.sha256, o indique su autoridad con tls.caFile.",
  },
  "unknown-ca": {
    happened: "El certificado del servidor procede de una autoridad en la que este equipo no confía.",
    remedy:
      "Si es la autoridad de su propia empresa, indique su certificado en el plan con tls.caFile. Si no, puede que la conexión esté interceptada: pregunte antes de continuar.",
  },
  "name-mismatch": {
    happened: "El certificado del servidor es para un nombre distinto del de la URL del plan.",
    remedy:
      "Use en la URL uno de los nombres del certificado, o ponga la huella del certificado en el plan como tls.sha256.",
  },
  expired: {
    happened: "El certificado ha caducado.",
    remedy:
      "Revise primero el reloj de este equipo. Si es correcto, obtenga un certificado nuevo: el de un servidor, de su administrador; el de registro de un número, del gestor de números de la plataforma. Después vuelva a comprobar.",
  },
  "not-yet-valid": {
    happened: "El certificado del servidor aún no es válido.",
    remedy:
      "Revise los relojes de este equipo y del servidor. Si ambos están bien, espere o haga sustituir el certificado.",
  },
  "missing-intermediate": {
    happened: "El servidor no envía un certificado entre el suyo y el de la autoridad.",
    remedy:
      "Haga que el servidor envíe la cadena completa, o indique en el plan el certificado que falta con tls.caFile.",
  },
  "old-tls": {
    happened: "El servidor solo admite versiones anticuadas de TLS.",
    remedy: "Haga que activen TLS 1.2 o posterior en el servidor.",
  },
  "weak-certificate": {
    happened: "El certificado del servidor tiene una clave o una firma demasiado débil para confiar en ella.",
    remedy:
      "Haga que lo sustituyan por uno con clave RSA de 2048 bits o más, o de curva elíptica, y firma SHA-256.",
  },
  "fingerprint-mismatch": {
    happened: "El certificado del servidor no coincide con la huella del plan. No se le envió nada.",
    remedy:
      "Si el certificado se sustituyó a propósito, lea la huella nueva en el propio servidor y póngala en el plan. Si no, puede que la conexión esté interceptada.",
  },
  "tls-failed": {
    happened: "Falló la conexión cifrada.",
    remedy:
      "Compruebe que la URL y el puerto son los de un servidor HTTPS, y que ningún dispositivo intermedio intercepta la conexión.",
  },
  "certificate-ends-soon": {
    happened: "El certificado del servidor caduca en menos de un día.",
    remedy:
      "Haga que lo renueven antes de traspasar el número, para que los pasos posteriores puedan conectarse.",
  },
  "plain-http": {
    happened:
      "Esta URL está en su propio equipo y no está cifrada, así que no hay certificado que comprobar.",
    remedy: "No hay nada que corregir.",
  },
  "version-refused": {
    happened: "La API de la nube rechazó la versión del plan.",
    remedy: "Ponga en dialect.apiVersion del plan una versión que su plataforma admita.",
  },
  "token-invalid": {
    happened: "Se rechazaron las credenciales.",
    remedy: "Cree un token nuevo, o revise el usuario y la contraseña, y guárdelo donde señala el plan.",
  },
  "token-expired": {
    happened: "El token ha caducado.",
    remedy: "Cree un token nuevo y guárdelo donde señala el plan.",
  },
  "token-ends-soon": {
    happened: "El token caduca pronto, quizá durante el traspaso.",
    remedy:
      "Cree uno que dure al menos un día, como el de un usuario del sistema, y guárdelo donde señala el plan.",
  },
  "app-differs": {
    happened: "El token pertenece a una aplicación distinta de la que nombra el plan.",
    remedy:
      "Use un token de la aplicación del plan. Si la que quiere es la del token, póngala en el plan como cloud.appId.",
  },
  "permission-missing": {
    happened: "Al token le falta un permiso que el traspaso necesita.",
    remedy: "Dé a la aplicación del token los dos permisos que se nombran aquí y cree un token nuevo.",
  },
  "brand-differs": {
    happened: "Los permisos del token tienen un prefijo de marca distinto del que indica el plan.",
    remedy: "Ponga en dialect.brand del plan el prefijo con el que empiezan los nombres de su plataforma.",
  },
  "account-not-granted": {
    happened: "Los permisos del token son para otras cuentas de empresa.",
    remedy:
      "Dé al usuario del token acceso a esta cuenta y cree un token nuevo. O corrija cloud.businessAccountId en el plan.",
  },
  "password-change-required": {
    happened: "El cliente tiene todavía su primera contraseña y no da acceso hasta que se cambie.",
    remedy: "Cámbiela en el cliente, o indique una nueva en el plan como onPrem.auth.newPassword.",
  },
  "password-will-change": {
    happened:
      "El cliente tiene todavía su primera contraseña. Usted dio una nueva; el traspaso la fija antes que nada.",
    remedy:
      "Continúe, o cambie antes la contraseña en el cliente: hasta entonces no se pueden hacer sus otras comprobaciones.",
  },
  "not-admin": {
    happened: "Este usuario puede iniciar sesión, pero no ver los ajustes del cliente.",
    remedy: "Use en el plan un administrador del cliente.",
  },
  "gateway-disconnected": {
    happened: "El cliente local no está conectado con la plataforma.",
    remedy:
      "Compruebe que puede conectarse hacia fuera a los puertos 443 y 5222, reinicie su core app y espere hasta que su estado sea conectado.",
  },
  "gateway-uninitialized": {
    happened: "El cliente local no ha terminado de arrancar.",
    remedy:
      "Espere hasta que su core app esté en marcha y se pueda acceder a su base de datos, y vuelva a comprobar.",
  },
  "gateway-unregistered": {
    happened: "No hay ningún número registrado en el cliente local.",
    remedy:
      "Asegúrese de que el plan señala al cliente que atiende su número. Si el número ya está en la nube, no hay nada que traspasar.",
  },
  "gateway-unclear": {
    happened: "El cliente local devolvió un estado de conexión que Switchover no conoce.",
    remedy: "Asegúrese en el cliente de que está conectado antes de continuar.",
  },
  "no-primary": {
    happened: "Ningún nodo del clúster local es su maestro primario.",
    remedy:
      "Espere hasta que el clúster haya elegido uno, o reinicie sus nodos maestros, y vuelva a comprobar.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
