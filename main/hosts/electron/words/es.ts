import type { Words } from "./words.ts";

export const es: Words = {
  menu: {
    file: "Archivo",
    newWindow: "Ventana nueva",
    showDataFolder: "Mostrar la carpeta de datos",
    edit: "Edición",
    view: "Ver",
    window: "Ventana",
  },
  leave: {
    run: {
      title: "Se está traspasando un número en este momento",
      detail:
        "Puede haber una petición en curso. Si sale ahora, nadie recibirá la respuesta: no se sabrá dónde está el número hasta que Switchover vuelva a consultar ambos lados. Lo hecho hasta ahora está guardado y el traspaso se puede retomar.",
      wait: "Esperar",
      leave: "Salir de todos modos",
    },
    test: {
      title: "Una prueba tiene prestado un callback",
      detail:
        "Si sale ahora, la prueba termina sin respuesta. Antes, Switchover devuelve el callback, lo que puede tardar unos segundos; lo que no se pueda devolver ahora se devuelve tras el próximo inicio.",
      wait: "Seguir probando",
      leave: "Devolverlo y salir",
    },
    listening: {
      title: "Switchover está escuchando notificaciones",
      detail:
        "Si sale ahora, aquí ya no escucha nadie: un callback que lleve a este equipo no encuentra a nadie, y la plataforma vuelve a intentarlo más tarde. Lo que ha llegado está guardado. Cerrar solo la ventana no termina nada.",
      wait: "Seguir escuchando",
      leave: "Salir",
    },
  },
  leavePointed: {
    title: "Las notificaciones de un número llegan a este equipo",
    givenBack: (numbers) =>
      `${numbers}: si sale ahora, Switchover devuelve el callback que estaba puesto antes, lo que puede tardar unos segundos. Lo que no se pueda devolver ahora se devuelve tras el próximo inicio.`,
    staying: (numbers) =>
      `${numbers}: eligió que el callback se quede cuando termine el programa. Si sale ahora, nadie recibe sus notificaciones hasta que Switchover vuelva a funcionar: la plataforma las guarda y vuelve a intentarlo, y a su producción tampoco le llega ninguna. Cuando se acabe su tiempo, lo devuelve el próximo inicio; hasta entonces lo hace «Devolver ahora» en la ventana.`,
    wait: "Quedarse",
    leave: "Salir",
  },
  unsaved: {
    title: "Lo que ha escrito no está guardado",
    detail: "Si sale ahora, se pierde. No se ha enviado nada a la plataforma.",
    stay: "Quedarse",
    leave: "Salir sin guardar",
  },
  slept: {
    title: "El equipo se suspendió mientras se traspasaba un número",
    detail:
      "Puede que hubiera una petición en curso. Si no llegó su respuesta, el resultado se considera desconocido, nunca fallido: Switchover consulta ambos lados antes de continuar. Abra el traspaso para ver dónde está el número.",
  },
  crashed: {
    title: "La ventana ha dejado de funcionar dos veces",
    detail:
      "Solo afecta a lo que se ve: un traspaso en curso continúa en el programa que hay detrás de la ventana, y lo hecho está guardado.",
    again: "Mostrarla otra vez",
    close: "Cerrar la ventana",
  },
  mistake: {
    title: "Switchover tiene que cerrarse",
    detail: (reference) =>
      `Es un error nuestro, no suyo (referencia ${reference}). Lo hecho hasta ahora está registrado: vuelva a iniciar Switchover para ver dónde está el número. El archivo log/mistakes.log de la carpeta de datos indica dónde ocurrió, sin secretos.`,
    call: (reference) => `El programa no ha podido responder a esta llamada (referencia ${reference}).`,
  },
  notShown: {
    title: "No se ha podido mostrar la ventana",
    detail: (reference) =>
      `Es un error nuestro (referencia ${reference}). Un traspaso en curso continúa en el programa que hay detrás de la ventana. Cierre esta ventana y abra una nueva desde el menú «Archivo».`,
  },
  folderNotShown: {
    title: "No se ha podido mostrar la carpeta de datos",
    detail: (folder) => `El sistema no ha abierto ninguna ventana para ella. Ábrala usted:\n${folder}`,
  },
  folderUnusable: {
    title: "Switchover no puede escribir en su carpeta de datos",
    detail: (folder) =>
      `Permita escribir en esta carpeta, o inicie Switchover con --data-dir y otra carpeta:\n${folder}`,
  },
  practice: {
    "open-elsewhere":
      "La práctica está abierta en otra ventana de otro proceso con esta carpeta de datos. Ciérrela allí y vuelva a intentarlo aquí.",
    "cannot-listen":
      "No se puede iniciar la plataforma de práctica, porque este equipo no le da ningún puerto en el que escuchar.",
    "folder-unusable":
      "No se puede abrir la práctica, porque su parte de la carpeta de datos no se puede leer o escribir.",
    "data-unusable":
      "No se puede abrir la práctica, porque una versión más nueva de este programa o un daño han hecho ilegibles sus datos.",
  },
  notice: {
    needsConfirmation: "Un traspaso espera su confirmación",
    needsCode: "Un traspaso espera el código de registro",
    needsDecision: "Un traspaso espera su decisión: no se ha podido saber dónde está el número",
    complete: "Un traspaso ha terminado",
    ended: "Un traspaso ha acabado sin éxito",
    lookInside: "Abra Switchover para ver dónde está el número.",
    webhooks: "Los webhooks necesitan una mirada",
    lookAtWebhooks: "Abra Switchover para ver qué se notó.",
    goesOn: "Switchover sigue vigilando",
    goesOnHow: "Ábralo o ciérrelo desde su señal en la bandeja. También se abre al iniciarlo de nuevo.",
  },
  tray: {
    open: "Abrir Switchover",
    quit: "Salir de Switchover",
    idle: "Switchover: ya nada escucha ni se vigila",
    well: "Switchover: se vigilan los webhooks y no se notó nada",
    attention: "Switchover: se notó algo en sus webhooks",
    stopped: "Switchover: algo impide el paso de sus webhooks",
  },
};
