/** Words about newer versions of the program. */
export const updates = {
  title: "Actualizaciones",
  choice: {
    label: "Versiones más recientes",
    ask: "Preguntarme antes de cada descarga e instalación",
    off: "No comprobar si hay versiones más recientes",
  },
  metered: {
    label: "Conexión de uso medido",
    choice: {
      automatic: "Como la indica el sistema",
      yes: "Tratar como de uso medido",
      no: "Tratar como de uso no medido",
    },
    system: {
      yes: "El sistema indica que esta conexión es de uso medido.",
      no: "El sistema indica que esta conexión no es de uso medido.",
      unknown:
        "Aquí no se puede saber si esta conexión es de uso medido, así que se trata como si no lo fuera.",
    },
    weekly:
      "Switchover pregunta por versiones más recientes una vez por semana en lugar de cada día. Todo lo demás sigue como siempre: traspasos, comprobaciones, webhooks, supervisión y alertas.",
    daily: "Switchover pregunta una vez al día; con una conexión de uso medido, una vez por semana.",
    download: "Esta conexión cuenta como de uso medido: la descarga ocupa {{size}}.",
  },
  never: {
    "no-window":
      "Esta ventana pertenece al programa de la línea de comandos. Se actualiza con el paquete con el que vino.",
    checkout: "Esta copia se ejecuta desde el código fuente. No se actualiza por sí sola.",
    unsigned:
      "Esta copia no está firmada, así que no se puede comprobar si una versión más reciente es del mismo editor. Instale a mano las versiones más recientes.",
    "unknown-package": "No se sabe cómo se instaló esta copia. Instale a mano las versiones más recientes.",
  },
  notSetUp:
    "Las actualizaciones no están configuradas en esta compilación, así que no se consulta ningún servidor. Instale a mano las versiones más recientes.",
  noKey:
    "Hay un servidor de actualizaciones indicado, pero ninguna clave para comprobar sus archivos, así que no se consulta.",
  off: {
    administrator: "Su administrador desactivó las actualizaciones. No se consulta ningún servidor.",
    user: "Las actualizaciones están desactivadas. No se consulta ningún servidor.",
  },
  invalid:
    "El ajuste administrado de las actualizaciones no se entiende, así que no se consulta ningún servidor hasta que su administrador lo corrija.",
  on: {
    build:
      "Switchover pregunta si hay una versión más reciente. No descarga ni instala nada si usted no lo indica.",
    administrator:
      "Switchover pregunta al servidor de su administrador si hay una versión más reciente. No descarga ni instala nada si usted no lo indica.",
  },
  fact: {
    version: "Esta versión",
    server: "Servidor",
    checkedAt: "Última comprobación",
    released: "Publicada",
    size: "Tamaño",
    notes: "Qué cambia",
    never: "ninguna desde que se inició Switchover",
  },
  checked: {
    none: "No se sabe si hay una versión más reciente.",
    current: "El servidor indica esta versión como la más reciente.",
    older:
      "El servidor indica la versión {{version}}, que es anterior a esta. No se instala nada. Si esta versión fue retirada, instale a mano la anterior.",
    staged: "La versión {{version}} se publica por etapas. Este equipo la recibirá más adelante.",
    unfit: {
      preview: "La versión {{version}} es preliminar. Solo se actualizan a ella las versiones preliminares.",
      "no-file": "La versión {{version}} no tiene ningún paquete para este equipo.",
    },
    newer: "La versión {{version}} está disponible.",
    failed: "La comprobación falló. No se sabe si hay una versión más reciente.",
  },
  failure: {
    unreachable: "No se puede conectar con el servidor, o se perdió la conexión.",
    certificate: "No se acepta el certificado del servidor.",
    timeout: "El servidor no respondió a tiempo.",
    refused: "El servidor no devolvió el archivo. No se siguen redirecciones.",
    "no-feed": "El servidor no tiene ninguna lista de versiones para este sistema.",
    "no-package": "El paquete no está en el servidor.",
    "too-large": "La lista de versiones del servidor es demasiado larga.",
    "bad-signature":
      "La lista de versiones del servidor no está firmada con una clave conocida. Tampoco instale a mano nada de este servidor.",
    "bad-feed": "La lista de versiones del servidor está firmada, pero no se entiende.",
    "bad-package":
      "El paquete no es el que se firmó: su tamaño o su suma de comprobación son otros. Se eliminó.",
    "not-ours": "Windows no confirma que el paquete esté firmado por el editor de esta versión. Se eliminó.",
    system: "Este sistema es demasiado antiguo para esa versión.",
    disk: "No se pudo escribir el paquete en el disco.",
    interrupted: "Empezó algo que una actualización habría interrumpido.",
    "proxy-invalid":
      "El ajuste administrado del proxy no se entiende, así que no se estableció ninguna conexión.",
    failed: "No se conoce el motivo.",
  },
  step: {
    checking: "Comprobando…",
    downloading: "Descargando: {{done}} de {{all}}",
    downloadFailed: "La descarga falló. No se instaló nada.",
    downloaded:
      "La versión {{version}} se descargó y se comprobó. Aún no está instalada. Al reiniciar se descarta lo que no esté guardado en alguna ventana.",
    byHand:
      "La versión {{version}} se descargó y se comprobó. Instálela con el gestor de paquetes de su sistema:",
    installFailed:
      "La instalación no pudo empezar, o el paquete cambió después de la descarga. Sigue funcionando esta versión.",
    installing: "Switchover se cierra y se inicia de nuevo con la versión {{version}}.",
  },
  waits: {
    title: "Una actualización tiene que esperar:",
    migration: "Un traspaso no ha terminado.",
    batch: "Hay un lote en curso.",
    callback: "Una URL de devolución de llamada está reemplazada o aún no se ha restaurado.",
    receiver: "Un receptor está escuchando.",
    unknown: "No se puede leer en la carpeta de datos si hay algo en curso.",
  },
  do: {
    check: "Comprobar ahora",
    download: "Descargar",
    stop: "Detener descarga",
    install: "Reiniciar e instalar",
    seen: "Entendido",
  },
  older: {
    what: "Antes, la versión {{before}} usó esta carpeta de datos. Ahora se ejecuta la versión anterior {{version}}.",
    works:
      "Lo que escribió la versión más reciente queda como está. Donde esta versión no lo entiende, lo dice y no cambia nada.",
    next: "Si no volvió atrás a propósito, instale de nuevo la versión {{before}}.",
  },
  notInstalled: {
    what: "La versión {{wanted}} no se instaló. Sigue funcionando la versión {{version}}.",
    works: "La carpeta de datos no está afectada.",
    next: "Compruébela de nuevo o instálela a mano.",
  },
} as const;
