import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { proof as english } from "../en/proof.ts";

/** Palabras de la cadena de pruebas y de la lista para el sistema propio del cliente. */
export const proof: TranslationOf<"es", typeof english> = {
  title: "Confirmado desde el traspaso",
  count: "{{count}} de {{of}}",
  list: "Qué está confirmado desde el traspaso y qué no",
  do: {
    message: "Enviar un mensaje de prueba",
    answer: "Probar una respuesta",
    endpoint: "Comprobar punto de conexión",
  },
  sender: {
    title: "Su propio sistema",
    lead: "Su sistema de envío y recepción también debe pasar a la nueva API. Marque lo que esté hecho.",
    count: "{{count}} de {{of}} hechas",
    list: "Qué tiene que cambiar en su propio sistema",
    seen: "Su sistema vuelve a enviar.",
    seenBy: {
      signed: "Estado «{{status}}» de un mensaje no enviado desde aquí, en una notificación firmada.",
      unsigned: "Estado «{{status}}» de un mensaje no enviado desde aquí. El cliente no firma nada.",
    },
    unseen: "Aún no se ha visto enviar.",
    unseenWhy:
      "Se marca automáticamente cuando los estados de sus mensajes pasan por Switchover: en una prueba de webhooks o mientras recibe los webhooks de este número.",
    done: "Hecho",
    bySending: "Visto: su sistema vuelve a enviar.",
    "to-cloud": {
      address: {
        title: "URL base",
        text: "Envíe a la nube: POST /v<versión>/{{phoneNumberId}}/messages en la URL de la nube. El /v1/messages del cliente ya no sirve.",
      },
      token: {
        title: "Token de acceso",
        text: "Utilice el token de acceso de la nube como Bearer, mejor el de un usuario del sistema. El token de inicio de sesión del cliente allí no vale.",
      },
      payload: {
        title: "Mensajes",
        text: "Añada messaging_product. Quite lo que la nube no admite: rechaza parte de lo que el cliente aceptaba. Dé a cada botón su índice, también si es uno solo. Sin espacios al principio ni al final de los textos de acciones y botones. Sin paquetes de stickers.",
      },
      incoming: {
        title: "Notificaciones",
        text: "Lea entry, changes y value en lugar de listas sueltas; metadata nombra el número. Una nota de voz es audio con voice true. Compruebe la firma. Lo más seguro es un punto de conexión aparte.",
      },
      media: {
        title: "Archivos multimedia",
        text: "Súbalos de nuevo: los ID del cliente no sirven en la nube. También vale una URL pública, si la nube no bloquea su servidor.",
      },
      templates: {
        title: "Plantillas",
        text: "Pertenecen a la cuenta. Compruebe que están las que usa, y revise las que llevan botones o archivos: ahora rigen las reglas de la nube.",
      },
    },
    "to-onprem": {
      address: {
        title: "URL base",
        text: "Envíe a su cliente: POST /v1/messages en su URL. El /{{phoneNumberId}}/messages de la nube ya no sirve.",
      },
      token: {
        title: "Token de acceso",
        text: "Inicie sesión en el cliente (POST /v1/users/login) y emplee su token. Caduca tras unos 7 días: renuévelo.",
      },
      payload: {
        title: "Mensajes",
        text: "Utilice la forma de los mensajes del cliente. Quite messaging_product: es de la nube. Los códigos de error son los del cliente.",
      },
      incoming: {
        title: "Notificaciones",
        text: "Lea las listas sueltas contacts, messages y statuses: sin sobre, sin firma y sin número. Una nota de voz tiene type voice. sent solo llega si el cliente está configurado para enviarlo.",
      },
      media: {
        title: "Archivos multimedia",
        text: "Súbalos de nuevo: los ID de la nube no sirven en el cliente. También vale una URL pública.",
      },
      templates: {
        title: "Plantillas",
        text: "Pertenecen a la cuenta. Envíe una de cada tipo que use.",
      },
    },
  },
};
