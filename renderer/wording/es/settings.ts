/** Palabras de los ajustes. */
export const settings = {
  lead: "Cada cambio vale al momento.",
  window: "Ventana",
  appearance: {
    label: "Aspecto",
    system: "Como el sistema",
    light: "Claro",
    dark: "Oscuro",
    do: {
      system: "Usar el aspecto del sistema",
      light: "Usar el aspecto claro",
      dark: "Usar el aspecto oscuro",
    },
  },
  language: {
    label: "Idioma",
    system: "Como el sistema",
    en: "English",
    es: "Español",
    do: { system: "Usar el idioma del sistema", en: "Use English", es: "Usar español" },
  },
  vault: {
    title: "Bóveda",
    practice: "En la práctica la bóveda está abierta por sí misma: nada de lo que hay en ella es real.",
    lockNow: "Bloquear ahora",
    change: "Cambiar la frase de contraseña",
    current: "Frase de contraseña actual",
    changed: "La frase de contraseña ha cambiado. La antigua ya no abre la bóveda.",
    lockAfter: "Bloquear por sí misma después de",
    lockAfterHint: "Contado desde el último uso. La bóveda sigue abierta mientras se trabaja en un traspaso.",
    never: "Nunca",
    minutes_one: "{{count}} minuto",
    minutes_other: "{{count}} minutos",
  },
  dialect: {
    title: "Espacios de trabajo nuevos",
    text: "Cómo se llama a sí misma su plataforma. Los espacios que ya existen conservan lo suyo.",
    brand: "Palabra de marca",
    brandHint: "La palabra que figura en los nombres de la plataforma, por ejemplo chat.",
    brandWrong:
      "Una palabra en minúsculas con letras, cifras y guiones bajos que empiece por letra, por ejemplo chat.",
    apiVersion: "Versión de la API de la nube",
    apiVersionHint: "Como figura en las direcciones, por ejemplo v23.0.",
    apiVersionWrong: "Una versión tiene la forma v23.0.",
    save: "Usar esto en espacios nuevos",
  },
  data: {
    title: "Carpeta de datos",
    text: "Aquí están la bóveda, los diarios y los ajustes. Haga copias de esta carpeta; nada de ella sale de este equipo por sí mismo.",
    copy: "Copiar la ruta",
    show: "Mostrar la carpeta",
  },
} as const;
