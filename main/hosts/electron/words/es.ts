import { dataPlace } from "../../../../shared/wording/catalogue/es/data-place.ts";
import { programIncomplete } from "../../../../shared/wording/catalogue/es/program-incomplete.ts";
import { incompleteIn, misplacedIn } from "./told-first.ts";
import type { Words } from "./words.ts";

export const es: Words = {
  menu: {
    file: "Archivo",
    newWindow: "Ventana nueva",
    showDataFolder: "Mostrar carpeta de datos",
    edit: "Edición",
    view: "Ver",
    window: "Ventana",
  },
  leave: {
    run: {
      title: "Hay un traspaso en curso",
      detail:
        "Puede haber una solicitud a la plataforma en curso. Si sale ahora, se pierde su respuesta: la ubicación del número será desconocida hasta que Switchover vuelva a comprobar ambas API. Lo hecho hasta ahora está guardado y puede reanudar el traspaso.",
      wait: "Esperar",
      leave: "Salir de todos modos",
    },
    test: {
      title: "Hay una prueba de webhooks en curso",
      detail:
        "La prueba ha sustituido temporalmente una URL de devolución de llamada. Si sale ahora, la prueba termina sin resultado. Antes, Switchover restaura la URL, lo que puede tardar unos segundos. Si no puede, vuelve a intentarlo tras el próximo inicio.",
      wait: "Continuar la prueba",
      leave: "Restaurar y salir",
    },
    listening: {
      title: "Switchover está recibiendo notificaciones",
      detail:
        "Si sale ahora, Switchover deja de recibirlas. Una URL de devolución de llamada que apunte a este equipo no obtendrá respuesta, y la plataforma reintentará más tarde. Las notificaciones recibidas están guardadas. Cerrar solo la ventana no detiene nada.",
      wait: "Continuar",
      leave: "Salir",
    },
  },
  leavePointed: {
    title: "Las notificaciones de un número llegan a este equipo",
    givenBack: (numbers) =>
      `${numbers}: si sale ahora, Switchover restaura la URL de devolución de llamada anterior, lo que puede tardar unos segundos. Si no puede, vuelve a intentarlo tras el próximo inicio.`,
    staying: (numbers) =>
      `${numbers}: eligió conservar la URL de devolución de llamada al salir de Switchover. Si sale ahora, sus notificaciones no se reciben hasta que Switchover vuelva a funcionar: la plataforma las guarda y reintenta, y a su producción tampoco le llega ninguna. Cuando termine su plazo, el próximo inicio restaura la URL de devolución de llamada anterior. Para restaurarla antes, use «Restaurar ahora» en la ventana.`,
    wait: "Quedarse",
    leave: "Salir",
  },
  unsaved: {
    title: "Sus cambios no están guardados",
    detail: "Si sale ahora, se pierden. No se ha enviado nada a la plataforma.",
    stay: "Quedarse",
    leave: "Salir sin guardar",
  },
  slept: {
    title: "El equipo se suspendió durante un traspaso",
    detail:
      "Puede que hubiera una solicitud en curso. Si no llegó su respuesta, su resultado es desconocido, no fallido: Switchover comprueba ambas API antes de continuar. Abra el traspaso para ver dónde está el número.",
  },
  crashed: {
    title: "La ventana ha dejado de funcionar dos veces",
    detail:
      "Solo afecta a la ventana. Un traspaso en curso continúa en segundo plano, y lo hecho hasta ahora está guardado.",
    again: "Volver a abrir",
    close: "Cerrar ventana",
  },
  mistake: {
    title: "Switchover debe cerrarse",
    detail: (reference) =>
      `Error interno de Switchover (referencia ${reference}). Lo hecho hasta ahora está registrado. Vuelva a iniciar Switchover para ver dónde está el número. Los detalles, sin secretos, están en log/mistakes.log, en la carpeta de datos.`,
    call: (reference) => `Switchover no ha podido completar esta llamada (referencia ${reference}).`,
  },
  notShown: {
    title: "No se ha podido mostrar la ventana",
    detail: (reference) =>
      `Error interno de Switchover (referencia ${reference}). Un traspaso en curso continúa en segundo plano. Cierre esta ventana y abra una nueva desde el menú Archivo.`,
  },
  folderNotShown: {
    title: "No se ha podido mostrar la carpeta de datos",
    detail: (folder) => `El sistema no la ha abierto. Ábrala usted:\n${folder}`,
  },
  folderUnusable: {
    title: "Switchover no puede escribir en su carpeta de datos",
    detail: (folder) =>
      `Permita escribir en esta carpeta, o inicie Switchover con --data-dir y otra carpeta:\n${folder}`,
  },
  misplaced: misplacedIn(dataPlace),
  incomplete: incompleteIn(programIncomplete),
  withoutSandbox: {
    title: "Switchover no se inicia sin su espacio aislado",
    detail:
      "El espacio aislado separa la ventana de sus archivos, y este inicio lo ha desactivado (--no-sandbox). No se ha abierto nada. Una AppImage se inicia así cuando el sistema prohíbe los espacios de nombres de usuario: instale el paquete deb o rpm, que prepara lo que necesita el espacio aislado. O use Switchover en un navegador: switchover serve.",
  },
  practice: {
    "open-elsewhere":
      "La Práctica está abierta en otro proceso con esta carpeta de datos. Ciérrela allí y vuelva a intentarlo aquí.",
    "cannot-listen":
      "No se puede abrir la Práctica: el entorno de pruebas no encuentra ningún puerto libre en este equipo.",
    "folder-unusable":
      "No se puede abrir la Práctica: su parte de la carpeta de datos no se puede leer o escribir.",
    interrupted: "La Práctica se detuvo antes de recibir la respuesta. Ya vuelve a estar en marcha.",
    "data-unusable":
      "No se puede abrir la Práctica: sus datos son ilegibles, porque están dañados o porque los escribió una versión más nueva de Switchover.",
  },
  notice: {
    needsConfirmation: "Un traspaso espera su confirmación",
    needsCode: "Un traspaso espera el código de registro",
    needsDecision: "Un traspaso necesita su decisión: la ubicación del número es desconocida",
    complete: "Traspaso completado",
    ended: "Un traspaso ha terminado sin éxito",
    lookInside: "Abra Switchover para ver dónde está el número.",
    webhooks: "Los webhooks requieren atención",
    lookAtWebhooks: "Abra Switchover para ver los hallazgos.",
    heldBack: (count) =>
      count === 1
        ? "1 aviso se retuvo durante las horas tranquilas"
        : `${count} avisos se retuvieron durante las horas tranquilas`,
    lookAtAll: "Abra Switchover para ver qué ha pasado.",
    goesOn: "Switchover continúa en segundo plano",
    goesOnHow: "Ábralo o ciérrelo desde su icono en la bandeja. También se abre al iniciarlo de nuevo.",
  },
  tray: {
    open: "Abrir Switchover",
    quit: "Salir de Switchover",
    idle: "Switchover: sin recibir notificaciones y sin supervisión",
    well: "Switchover: sin hallazgos sobre sus webhooks",
    attention: "Switchover: los webhooks requieren atención",
    stopped: "Switchover: puede que un problema bloquee sus webhooks",
  },
};
