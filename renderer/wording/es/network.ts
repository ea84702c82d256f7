import type { ShapeOf } from "../../../shared/wording/catalogue/words.ts";
import type { network as english } from "../en/network.ts";

/** Palabras sobre cómo se llega a los servidores de un espacio de trabajo: proxy y certificado de cliente. */
export const network = {
  lead: "La mayoría de las redes no necesita nada de esto. Lo que configure vale para las comprobaciones, los traspasos y los cambios de PIN de este espacio de trabajo. Los túneles y el reenvío a su propio endpoint no lo usan.",
  proxy: {
    label: "Proxy",
    kind: { system: "Como este equipo", none: "Sin proxy", own: "Uno propio" },
    when: {
      system:
        "Los ajustes de este equipo deciden si se usa un proxy, y cuál. Es lo correcto mientras la prueba de una conexión no diga otra cosa.",
      none: "Hace falta cuando los ajustes de este equipo nombran un proxy que no lleva a estos servidores. Se llega a los dos directamente.",
      own: "Hace falta cuando su empresa solo deja salir por un proxy que los ajustes de este equipo no nombran. Se llega por él a los dos servidores.",
    },
    address: "Dirección del proxy",
    addressHint: "Servidor y puerto, por ejemplo http://proxy.example:3128",
    fault: {
      "scheme-missing":
        "Escriba la dirección completa con su http://, por ejemplo http://proxy.example:3128.",
      unsupported: "Use http:// o https://. No se admiten otros tipos de proxy, como SOCKS.",
      credentials: "Quite usuario y contraseña de la dirección: tienen sus propios campos.",
      "more-than-address": "Quite todo lo que sigue al servidor y al puerto.",
      "not-an-address": "Esto no es una dirección. Empieza con http:// y el nombre del proxy.",
    },
    username: "Usuario (opcional)",
    usernameHint: "Solo hace falta si el proxy pregunta quién es usted.",
    usernameWrong: "Como máximo 128 caracteres, sin dos puntos.",
    password: "Contraseña del proxy",
    save: "Guardar el proxy",
    saved: "Guardado. «Guardar y probar» en cada conexión dice si así se llega a su servidor.",
  },
  client: {
    label: "Certificado de cliente",
    when: "Solo hace falta si el servidor que está delante del cliente local pregunta quién llama (TLS mutuo). El certificado se lo da quien administra ese servidor.",
    add: "Añadir un certificado de cliente",
    replace: "Sustituir el certificado de cliente",
    remove: "Quitar el certificado de cliente",
    removeShort: "Quitar",
    until: "Válido hasta: {{until}}",
    ended: "Caducado ({{until}}): el servidor ya no lo aceptará.",
    stored: "Clave privada guardada",
    missing: "Su clave privada no está en la bóveda: añada otra vez el certificado.",
    unknown: "La bóveda está cerrada, así que no se sabe si su clave privada está guardada.",
    title: "Certificado de cliente",
    form: "Lo que le han dado",
    kind: { pfx: "Un archivo PFX", pem: "Certificado y clave" },
    pfx: "Archivo PFX (.pfx o .p12)",
    cert: "Certificado (PEM)",
    key: "Clave privada (PEM)",
    passphrase: "Frase de contraseña (vacía si no la hay)",
    keeps:
      "La clave privada se guarda en la bóveda. Los archivos se quedan donde están; Switchover ya no los necesita después.",
    store: "Guardar el certificado de cliente",
    tooLarge: "El archivo es demasiado grande para esto. Elija otro.",
    fault: {
      "not-a-pfx": "Esto no es un archivo PFX.",
      "outdated-pfx":
        "Este archivo está cifrado de una forma anticuada. Expórtelo otra vez con AES, o use certificado y clave.",
      "no-key": "En este archivo no hay ningún certificado con su clave privada.",
      "not-a-certificate":
        "En este archivo no hay ningún certificado en forma PEM («-----BEGIN CERTIFICATE-----»).",
      "not-a-key":
        "En este archivo no hay ninguna clave privada en forma PEM («-----BEGIN PRIVATE KEY-----»).",
      "key-mismatch": "Esta clave pertenece a otro certificado.",
      "does-not-open": "El archivo no se abre con esta frase de contraseña.",
    },
    removeTitle: "¿Quitar el certificado de cliente?",
    removeWhat:
      "Su clave privada y su frase de contraseña se borran de la bóveda y no se pueden recuperar. Un servidor que pida el certificado rechazará entonces las conexiones.",
  },
  file: {
    choose: "Elegir un archivo",
    chooseFor: "Elegir un archivo: {{label}}",
    none: "Ningún archivo elegido",
  },
} as const satisfies ShapeOf<typeof english>;
