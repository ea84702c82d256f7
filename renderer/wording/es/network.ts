import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { network as english } from "../en/network.ts";

/** Words of how a workspace's servers are reached: proxy and client certificate. */
export const network = {
  lead: "La mayoría de las redes no necesita cambios. Estos ajustes se aplican a las comprobaciones, los traspasos y los cambios de PIN de este espacio de trabajo. Los túneles y el reenvío a su propio punto de conexión no los usan.",
  fact: {
    system: "Ajustes de proxy del sistema",
    none: "Sin proxy",
    proxy: "Proxy {{host}}",
    fixed: {
      system: "Ajustes de proxy del sistema, fijados por su administrador",
      none: "Sin proxy, fijado por su administrador",
      proxy: "Proxy {{host}}, fijado por su administrador",
      except: "Proxy {{host}} con excepciones, fijado por su administrador",
    },
    unknown: "Proxy desconocido, así que no se establece ninguna conexión",
    client: "certificado de cliente {{subject}}",
  },
  proxy: {
    label: "Proxy",
    kind: { system: "Ajustes del equipo", none: "Sin proxy", own: "Proxy propio" },
    when: {
      system:
        "Los ajustes de este equipo deciden si se usa un proxy, y cuál. Es lo recomendado mientras una prueba de conexión no muestre otra cosa.",
      none: "Hace falta si los ajustes de este equipo indican un proxy que no lleva a estos servidores. Se llega a ambos directamente.",
      own: "Hace falta si su empresa solo permite conexiones salientes por un proxy que los ajustes de este equipo no indican. Se llega por él a ambos servidores.",
    },
    address: "URL del proxy",
    addressHint: "Servidor y puerto, por ejemplo http://proxy.example:3128",
    fault: {
      "scheme-missing": "Introduzca la URL completa con http://, por ejemplo http://proxy.example:3128.",
      unsupported: "Use http:// o https://. No se admiten otros tipos de proxy, incluido SOCKS.",
      credentials: "Quite de la URL el usuario y la contraseña. Tienen sus propios campos.",
      "more-than-address": "Quite todo lo que sigue al servidor y al puerto.",
      "not-an-address": "Esto no es una URL. Introduzca http:// y el nombre del proxy.",
    },
    username: "Usuario (opcional)",
    usernameHint: "Solo hace falta si el proxy lo exige.",
    usernameWrong: "Como máximo 128 caracteres, sin dos puntos.",
    password: "Contraseña del proxy",
    save: "Guardar el proxy",
    saved: "Guardado. Pruebe las dos conexiones para comprobar que se llega así a sus servidores.",
  },
  client: {
    label: "Certificado de cliente",
    when: "Solo hace falta si el servidor que está delante del cliente local exige un certificado de cliente (TLS mutuo). Lo proporciona el administrador del servidor.",
    add: "Añadir certificado de cliente",
    replace: "Reemplazar certificado de cliente",
    remove: "Quitar certificado de cliente",
    removeShort: "Quitar",
    until: "Válido hasta {{until}}",
    ended: "Caducado ({{until}}): el servidor lo rechazará.",
    stored: "Clave privada guardada",
    missing: "Su clave privada no está en la bóveda. Añada el certificado de nuevo.",
    unknown: "La bóveda está bloqueada, así que se desconoce si su clave privada está guardada.",
    title: "Certificado de cliente",
    form: "Formato de archivo",
    kind: { pfx: "Un archivo PFX", pem: "Certificado y clave" },
    pfx: "Archivo PFX (.pfx o .p12)",
    cert: "Certificado (PEM)",
    key: "Clave privada (PEM)",
    passphrase: "Frase de contraseña (vacía si no tiene)",
    keeps:
      "La clave privada se guarda en la bóveda. Los archivos se quedan donde están; Switchover no los necesita después.",
    store: "Guardar certificado de cliente",
    tooLarge: "El archivo es demasiado grande. Elija otro.",
    fault: {
      "not-a-pfx": "Esto no es un archivo PFX.",
      "outdated-pfx":
        "Este archivo usa un cifrado obsoleto. Expórtelo de nuevo con AES, o use certificado y clave.",
      "no-key": "Este archivo no tiene un certificado con su clave privada.",
      "not-a-certificate": "Este archivo no tiene un certificado PEM («-----BEGIN CERTIFICATE-----»).",
      "not-a-key": "Este archivo no tiene una clave privada PEM («-----BEGIN PRIVATE KEY-----»).",
      "key-mismatch": "Esta clave pertenece a otro certificado.",
      "does-not-open": "La frase de contraseña no abre este archivo.",
    },
    removeTitle: "¿Quitar el certificado de cliente?",
    removeWhat:
      "Su clave privada y su frase de contraseña se eliminan de la bóveda y no se pueden recuperar. Los servidores que exigen el certificado rechazarán las conexiones.",
  },
  file: {
    choose: "Elegir archivo",
    chooseFor: "Elegir archivo: {{label}}",
    none: "Ningún archivo elegido",
  },
} as const satisfies TranslationOf<"es", typeof english>;
