/** Words of the guided scenarios of Practice and of the guide inside them. */
export const scenarios = {
  title: "Escenarios",
  hero: {
    none: "Seis escenarios y nada que perder. Primero: {{next}}.",
    some: "{{done}} de seis hechos. Ahora: {{next}}.",
    all: "Los seis escenarios, hechos.",
  },
  done: { "1": "Uno", "2": "Dos", "3": "Tres", "4": "Cuatro", "5": "Cinco" },
  guided: "Una guía acompaña cada escenario",
  left: "quedan unos {{count}} min",
  kept: "restablecer conserva lo hecho",
  repeatAny: "Se puede repetir cualquiera o practicar sin guía",
  progress_one: "{{count}} de 6 escenarios hecho",
  progress_other: "{{count}} de 6 escenarios hechos",
  free: "Practicar sin guía",
  start: "Iniciar el escenario {{number}}",
  startNamed: "Iniciar el escenario {{number}}: {{title}}",
  repeatNamed: "Repetir el escenario {{number}}: {{title}}",
  begin: "Iniciar",
  repeat: "Repetir",
  next: "Ahora",
  doneMark: "Hecho",
  about: "Unos {{count}} min",
  all: "Todos los escenarios",
  lose: {
    title: "¿Iniciar el escenario {{number}}?",
    text: "Un traspaso de práctica abierto se abandona y el entorno de pruebas empieza de nuevo.",
    stay: "Conservar el traspaso",
  },
  underWay:
    "Hay un traspaso de práctica en marcha. Espere a que se detenga, o abandónelo, e inicie el escenario.",
  sandbox: {
    title: "Entorno de pruebas",
    starting: "Un teléfono, las dos API y fallos que se pueden activar.",
    text_one: "Un teléfono, las dos API y {{count}} fallo que se puede activar.",
    text_other: "Un teléfono, las dos API y {{count}} fallos que se pueden activar.",
    open: "Abrir",
    reset: "Restablecer la práctica",
  },
  of: {
    "to-cloud": {
      title: "Un traspaso a la nube",
      next: "un traspaso a la nube",
      goal: "De la primera comprobación a un número que funciona en la nube.",
      lesson:
        "Un traspaso comprueba primero, mueve el número una sola vez y muestra cómo se confirma su ubicación.",
    },
    back: {
      title: "Y de vuelta",
      next: "el traspaso de vuelta",
      goal: "La vuelta necesita un código que llega al teléfono.",
      lesson: "La vuelta es un traspaso nuevo y necesita un código del teléfono.",
    },
    "lost-answer": {
      title: "Se pierde la respuesta",
      next: "se pierde la respuesta",
      goal: "La solicitud sale y no vuelve nada. Así se resuelve.",
      lesson:
        "Una respuesta perdida no demuestra nada. Switchover comprobó las dos API y no envió nada dos veces.",
    },
    "wrong-pin": {
      title: "Un PIN incorrecto",
      next: "un PIN incorrecto",
      goal: "La nube lo rechaza. Nada se ha movido; cambie el PIN y reanude.",
      lesson: "Un PIN rechazado no mueve nada. Con el correcto continúa el mismo traspaso.",
    },
    interrupted: {
      title: "El equipo se para a medias",
      next: "el equipo se para a medias",
      goal: "El programa se detiene en pleno traspaso y vuelve a arrancar. Así continúa.",
      lesson:
        "Lo que estaba en curso queda registrado. Tras reiniciar, Switchover comprueba las dos API y no envía nada dos veces.",
    },
    "no-webhooks": {
      title: "No llegan los webhooks",
      next: "no llegan los webhooks",
      goal: "El número funciona, pero su sistema no recibe nada. Encuentre la causa.",
      lesson: "Una prueba de webhooks dice la causa, y la siguiente confirma el remedio.",
    },
  },
  guide: {
    label: "Guía",
    title: "Escenario {{number}} de 6: {{title}}",
    fold: "Plegar la guía",
    unfold: "Mostrar la guía",
    leave: "Salir del escenario",
    says: {
      move: "Las comprobaciones solo leen. Cuando terminen, pulse Iniciar traspaso.",
      question: "Nada se ha movido todavía. Responda a la pregunta de esta pantalla para continuar.",
      "question-later": "Responda a la pregunta de esta pantalla para continuar.",
      point: "Este es el punto sin retorno. Lea lo que dice, escriba el número y confirme.",
      "request-code": "Pedir el código no mueve nada. Lea lo que sigue, escriba el número y pida el código.",
      crossing:
        "La solicitud está en camino y no hay nada que pulsar. Observe cómo avanzan los segundos en el número.",
      cut: "Aún se espera la respuesta. Detenga ahora el programa, como haría un corte de luz.",
      resume:
        "El programa vuelve a funcionar, encontró una solicitud sin respuesta y comprueba las dos API. Si lo pide, pulse Reanudar traspaso.",
      ready: "El traspaso le espera. Pulse el botón azul para continuar.",
      finishing: "El número ya se ha traspasado. Los últimos pasos se hacen solos.",
      working: "Switchover está haciendo un paso. Espere a la siguiente pregunta.",
      code: "El código está en el teléfono de práctica. Escríbalo aquí y envíelo.",
      unknown:
        "Se perdió la respuesta, así que se desconoce la ubicación. No pulse nada: Switchover comprueba las dos API.",
      waiting: "Switchover espera antes de la siguiente solicitud. Continúa automáticamente.",
      pin: "La nube rechazó el PIN y nada se ha movido. El correcto es {{pin}}: escríbalo y después el número.",
      "pin-later": "La nube rechazó el PIN. El correcto es {{pin}}: escríbalo y después el número.",
      missed: "Se completó, pero este escenario tomó otro rumbo. Inícielo de nuevo para verlo.",
      stopped: "El traspaso terminó antes que el escenario. Inicie el escenario de nuevo.",
      "test-start":
        "Los mensajes a este número no llegan a su sistema. Inicie la prueba para encontrar la causa.",
      "test-working": "La prueba está en marcha y restaura lo que cambia. Espere al siguiente paso.",
      "test-write":
        "Envíe la palabra clave con el teléfono de práctica. Si la prueba no la cuenta en unos segundos, termínela para leer por qué.",
      "test-reply": "El mensaje llegó. Envíe la respuesta o rechácela y espere el resultado.",
      "test-cause":
        "Lea por qué falló el paso del mensaje: la firma es incorrecta. Desactive el fallo, como si hubiera corregido el secreto de la aplicación.",
      "test-again":
        "La causa ya no está. Repita la prueba y envíe la nueva palabra clave con el teléfono de práctica.",
    },
    do: { cut: "Detener el programa", switchOff: "Desactivar el fallo", again: "Empezar de nuevo" },
    done: "Escenario {{number}} de seis, hecho",
    allDone: "Los seis escenarios, hechos",
    took: "en {{duration}}",
    nextOne: "Iniciar el escenario {{number}}: {{title}}",
  },
} as const;
