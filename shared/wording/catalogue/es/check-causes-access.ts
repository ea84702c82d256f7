import type { accessCauses as english } from "../en/check-causes-access.ts";
import type { ShapeOf } from "../words.ts";

/** Causes of checks about connections, certificates, sign-ins and the client's health: what happened, how to put it right. */
export const accessCauses = {
  "not-reachable": {
    happened: "No se pudo conectar con el servidor, así que esto no se pudo mirar.",
    remedy:
      "Corrija lo que digan las comprobaciones de la conexión y de su certificado, y vuelva a comprobar.",
  },
  "not-answered": {
    happened: "El servidor no dio ninguna respuesta que se pudiera usar.",
    remedy:
      "Vuelva a comprobar dentro de un momento. Si su instalación no ofrece esta consulta, asegúrese usted antes de continuar.",
  },
  "not-allowed": {
    happened: "El servidor denegó esta consulta a su inicio de sesión.",
    remedy: "Corrija lo que digan las comprobaciones del token y de sus permisos, y vuelva a comprobar.",
  },
  "not-told": {
    happened: "Lo que compara esta comprobación no se dice aquí.",
    remedy: "No hay nada que corregir. Asegúrese usted si le importa.",
  },
  "name-not-found": {
    happened: "El servicio de nombres no conoce el nombre del servidor.",
    remedy:
      "Revise cómo está escrita la dirección en el plan, y que este equipo use el servidor de nombres o la VPN correctos.",
  },
  "connection-refused": {
    happened: "Nada acepta conexiones en la dirección y el puerto del servidor.",
    remedy: "Revise el puerto del plan, y que el servidor esté en marcha.",
  },
  "no-route": {
    happened: "La red no conoce ningún camino hasta el servidor.",
    remedy:
      "Revise la red y la VPN de este equipo, o ejecute Switchover en un equipo de la red del servidor.",
  },
  "connect-timeout": {
    happened: "La conexión no se estableció a tiempo.",
    remedy:
      "A menudo el motivo es un cortafuegos. Permita que este equipo se conecte a la dirección y al puerto del servidor.",
  },
  "proxy-refused": {
    happened: "El proxy del camino rechazó la conexión.",
    remedy: "Pida a quien gestiona el proxy que permita la dirección del servidor, o conéctese sin el proxy.",
  },
  "proxy-unreachable": {
    happened: "No se puede llegar al proxy del camino al servidor.",
    remedy:
      "Compruebe la dirección y el puerto del proxy, en el plan o en los ajustes de este equipo, y que el proxy esté en marcha.",
  },
  "proxy-authentication": {
    happened: "El proxy del camino no aceptó el usuario y la contraseña, o los pide y no los recibió.",
    remedy:
      "Indique el usuario y la contraseña del proxy en el plan, en proxy, o en la variable de entorno que nombra el proxy.",
  },
  "proxy-lost": {
    happened: "El proxy del camino cortó antes de que la conexión estuviera hecha.",
    remedy:
      "Compruebe otra vez dentro de un momento. Si sigue igual, pregunte a quien gestiona el proxy; su registro dice más.",
  },
  "proxy-unsupported": {
    happened: "El proxy configurado aquí es de un tipo que Switchover no habla, por ejemplo SOCKS.",
    remedy:
      "Indique un proxy HTTP o HTTPS en el plan, en proxy, o en HTTPS_PROXY; exceptúe el servidor con NO_PROXY si se llega a él sin proxy.",
  },
  redirect: {
    happened:
      "El servidor remite a otra dirección. Switchover nunca la sigue, porque sus secretos irían allí.",
    remedy: "Ponga en el plan la dirección de la propia API, tras asegurarse de que es la correcta.",
  },
  "self-signed": {
    happened: "El certificado del servidor está firmado por sí mismo, así que nadie responde de él.",
    remedy:
      "Lea la huella SHA-256 del certificado en el propio servidor y póngala en el plan como tls.sha256, o indique su autoridad con tls.caFile.",
  },
  "unknown-ca": {
    happened: "El certificado del servidor procede de una autoridad en la que este equipo no confía.",
    remedy:
      "Si es la autoridad de su propia empresa, indique su certificado en el plan con tls.caFile. Si no, puede que alguien esté escuchando: pregunte antes de continuar.",
  },
  "name-mismatch": {
    happened: "El certificado del servidor es para otro nombre que el de la dirección del plan.",
    remedy:
      "Use como dirección uno de los nombres del certificado, o ponga la huella del certificado en el plan como tls.sha256.",
  },
  expired: {
    happened: "El plazo del certificado ha terminado.",
    remedy:
      "Obtenga un certificado nuevo: el de un servidor, de quien lo gestiona; el de registro de un número, del gestor de números de la plataforma. Después vuelva a comprobar.",
  },
  "not-yet-valid": {
    happened: "El certificado del servidor aún no es válido.",
    remedy:
      "Revise el reloj de este equipo y el del servidor. Si ambos están bien, espere o haga sustituir el certificado.",
  },
  "missing-intermediate": {
    happened: "El servidor omite un certificado entre el suyo y el de la autoridad.",
    remedy:
      "Haga que el servidor envíe la cadena entera, o indique en el plan el certificado que falta con tls.caFile.",
  },
  "old-tls": {
    happened: "El servidor solo habla versiones anticuadas de TLS.",
    remedy: "Haga que activen TLS 1.2 o posterior en el servidor.",
  },
  "weak-certificate": {
    happened: "El certificado del servidor tiene una clave o una firma demasiado débil para confiar en ella.",
    remedy: "Haga que lo sustituyan por uno con clave RSA de 2048 bits o más, o elíptica, y firma SHA-256.",
  },
  "fingerprint-mismatch": {
    happened: "El certificado del servidor no es aquel cuya huella está en el plan. No se le envió nada.",
    remedy:
      "Si el certificado se cambió a propósito, lea la huella nueva en el propio servidor y póngala en el plan. Si no, puede que alguien esté en medio.",
  },
  "tls-failed": {
    happened: "No se estableció ninguna conexión cifrada.",
    remedy:
      "Compruebe que la dirección y el puerto son los de un servidor HTTPS, y que nada en el camino abre la conexión.",
  },
  "certificate-ends-soon": {
    happened: "El certificado del servidor termina dentro de un día.",
    remedy:
      "Haga que lo renueven antes de traspasar el número, para que los pasos posteriores también lleguen.",
  },
  "plain-http": {
    happened:
      "Esta dirección está en su propio equipo y se alcanza sin cifrado, así que no hay certificado que mirar.",
    remedy: "No hay nada que corregir.",
  },
  "version-refused": {
    happened: "La API de la nube rechazó la versión del plan.",
    remedy: "Ponga en dialect.apiVersion del plan una versión que su plataforma ofrezca.",
  },
  "token-invalid": {
    happened: "No se aceptó el inicio de sesión.",
    remedy: "Cree un token nuevo, o revise el nombre y la contraseña, y guárdelo donde señala el plan.",
  },
  "token-expired": {
    happened: "El token ha terminado.",
    remedy: "Cree un token nuevo y guárdelo donde señala el plan.",
  },
  "token-ends-soon": {
    happened: "El token termina pronto, quizá en mitad del traspaso.",
    remedy:
      "Cree uno que dure al menos un día, como el de un usuario del sistema, y guárdelo donde señala el plan.",
  },
  "app-differs": {
    happened: "El token pertenece a otra aplicación que la que nombra el plan.",
    remedy:
      "Use un token de la aplicación prevista, o ponga la aplicación del token en el plan como cloud.appId si es la que quiere.",
  },
  "permission-missing": {
    happened: "Al token le falta un permiso que el traspaso necesita.",
    remedy: "Dé a la aplicación del token los dos permisos aquí nombrados y cree un token nuevo.",
  },
  "brand-differs": {
    happened: "El token lleva los permisos con otra palabra de marca que la del plan.",
    remedy: "Ponga en dialect.brand del plan la palabra con la que empiezan los nombres de su plataforma.",
  },
  "account-not-granted": {
    happened: "Los permisos del token se dieron para otras cuentas de empresa.",
    remedy:
      "Dé al usuario del token acceso a esta cuenta y cree un token nuevo. O corrija cloud.businessAccountId en el plan.",
  },
  "password-change-required": {
    happened: "El cliente tiene todavía su primera contraseña y no deja entrar a nadie hasta que se cambie.",
    remedy: "Cámbiela en el cliente, o dé una nueva en el plan como onPrem.auth.newPassword.",
  },
  "password-will-change": {
    happened:
      "El cliente tiene todavía su primera contraseña. Se da una nueva, que el traspaso fija antes que nada.",
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
      "Compruebe que puede conectarse hacia fuera a los puertos 443 y 5222, reinicie su core app y espere hasta que su estado sea connected.",
  },
  "gateway-uninitialized": {
    happened: "El cliente local no ha terminado de arrancar.",
    remedy:
      "Espere hasta que su core app esté en marcha y se pueda alcanzar su base de datos, y vuelva a comprobar.",
  },
  "gateway-unregistered": {
    happened: "No hay ningún número registrado en el cliente local.",
    remedy:
      "Asegúrese de que el plan señala al cliente que atiende su número. Si el número ya está en la nube, no hay nada que traspasar.",
  },
  "gateway-unclear": {
    happened: "El cliente local describe su conexión con una palabra que Switchover no conoce.",
    remedy: "Asegúrese en el cliente de que está conectado antes de continuar.",
  },
  "no-primary": {
    happened: "Ningún nodo del clúster local es su maestro primario.",
    remedy:
      "Espere hasta que el clúster haya elegido uno, o reinicie sus nodos maestros, y vuelva a comprobar.",
  },
} as const satisfies ShapeOf<typeof english>;
