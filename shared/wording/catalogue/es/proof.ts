import type { proof as english } from "../en/proof.ts";
import type { TranslationOf } from "../words.ts";

export const proof = {
  state: {
    proven: "Confirmado",
    "not-yet": "Aún no",
    failed: "Falló",
    "before-move": "Antes del traspaso",
  },
  link: {
    moved: "Traspasado",
    message: "Mensaje recibido",
    answer: "Respuesta entregada",
    endpoint: "Punto de conexión de producción listo",
  },
  side: { cloud: "en la nube", "on-premises": "en el cliente local" },
  evidence: {
    moved: {
      "platform-answer": "Confirmado por la plataforma.",
      "both-apis": "Se consultaron ambas API después de la petición.",
      webhook: "Después de la petición llegó un mensaje firmado por la nube.",
      "already-there": "Ya estaba allí cuando el traspaso lo comprobó.",
      reported: "Indicado por usted; la plataforma no lo ha confirmado.",
      "outcome-unknown": "La ubicación del número es desconocida. Nada cuenta hasta que se confirme.",
      elsewhere: "Desde entonces se encontró en la otra API. Nada de lo anterior cuenta.",
    },
    message: {
      "signed-message": "Llegó un mensaje firmado a la URL de devolución de llamada de Switchover.",
      "client-message":
        "Llegó un mensaje con la palabra clave y el cliente devuelve la URL de devolución de llamada de Switchover. El cliente no firma nada.",
      "no-test": "Ninguna prueba desde el traspaso.",
      "signatures-unchecked":
        "Llegó un mensaje, pero no se comprobó su firma: no hay guardado ningún secreto de la aplicación.",
      "keyword-not-seen":
        "Llegó un mensaje, pero los textos no se guardan, así que puede ser anterior al traspaso.",
      inconclusive: "La última prueba se detuvo antes o no tuvo un resultado claro.",
      "did-not-arrive": "La última prueba esperó un mensaje y no llegó ninguno.",
      "earlier-message": "Llegó un mensaje {{side}} antes del traspaso. Ahora no confirma nada.",
    },
    answer: {
      "signed-status":
        "El estado «{{status}}» de la respuesta de la prueba llegó en una notificación firmada.",
      "client-status":
        "El estado «{{status}}» de la respuesta de la prueba llegó del cliente, que no firma nada.",
      "no-answer":
        "No se ha enviado ninguna respuesta desde el traspaso. Una prueba de webhooks ofrece responder a quien escribió.",
      "answer-unconfirmed": "Se envió una respuesta; no se sabe si se entregó.",
      "answer-refused": "La respuesta fue rechazada o no se pudo entregar.",
      "earlier-answer": "Se entregó una respuesta {{side}} antes del traspaso. Ahora no confirma nada.",
    },
    endpoint: {
      "checks-passed":
        "Las comprobaciones del punto de conexión salieron bien, con notificaciones de prueba incluidas.",
      "checks-passed-unsent":
        "Las comprobaciones del punto de conexión salieron bien. No se envió ninguna notificación de prueba.",
      reachable:
        "URL, certificado y acceso están bien. Estas comprobaciones no envían notificaciones como las del cliente.",
      "no-check": "Sin comprobar desde el traspaso.",
      "checks-failed": "Las comprobaciones del punto de conexión fallaron.",
      "own-authority":
        "Se comprobó con su propio archivo de CA. La nube solo confía en las autoridades públicas.",
      "other-address": "La URL comprobada no es la que recibe las notificaciones.",
      "address-unknown":
        "Sin comprobar desde el traspaso. Una prueba de webhooks lee qué URL hay que comprobar.",
      "earlier-check": "Las comprobaciones salieron bien antes del traspaso. Ahora no confirman nada.",
    },
  },
} as const satisfies TranslationOf<"es", typeof english>;
