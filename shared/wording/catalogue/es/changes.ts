import type { changes as english } from "../en/changes.ts";
import type { TranslationOf } from "../words.ts";

/** What changed unexpectedly with the move. */
export const changes = {
  override:
    "La URL de devolución de llamada propia de la cuenta para su aplicación era «{{before}}» antes del traspaso y ahora es «{{after}}». Vuelva a configurarla si quiere recibir allí las notificaciones.",
  member:
    "{{member}} era «{{before}}» antes del traspaso y ahora es «{{after}}», aunque un traspaso no debería cambiarlo.",
  expected:
    "{{member}} es «{{after}}» después del traspaso y se esperaba «{{expected}}». La plataforma aún puede aumentarlo.",
  members: {
    "verified-name": "Nombre verificado",
    "display-phone-number": "Número tal como se muestra",
    "code-verification-status": "Verificación por código",
    "quality-rating": "Calidad",
    "name-status": "Estado del nombre",
    "is-official-business-account": "Cuenta de empresa oficial",
    "messaging-limit-tier": "Límite de mensajes",
    "account-mode": "Modo",
    status: "Estado",
    "platform-type": "Ubicación",
    throughput: "Rendimiento",
    "health-status": "Puede enviar",
    "webhook-configuration-number": "URL de devolución de llamada del número",
    "webhook-configuration-account": "URL de devolución de llamada de la cuenta",
    "webhook-configuration-application": "URL de devolución de llamada de la aplicación",
    "subscribed-apps-override": "URL de devolución de llamada propia de la cuenta",
    "owning-account": "Cuenta propietaria",
    "message-templates": "Plantillas",
    "message-templates-status": "Estados de las plantillas",
  },
  same: "igual",
  changed: "cambió, previsto",
  unexpected: "cambió de forma inesperada",
  missed: "no es lo previsto",
  untold: "no se puede comparar",
  notTold: "no informado",
  because: {
    promised: "La plataforma promete que un traspaso no lo cambia.",
    "not-explained":
      "Un traspaso no debería cambiarlo y nada de lo leído lo explica. Pregunte al soporte de la plataforma.",
    "own-rating":
      "Un traspaso no debería cambiarla. La plataforma evalúa los números continuamente, así que puede haber otra causa.",
    "own-limit":
      "Un traspaso no debería cambiarlo. La plataforma ajusta los límites continuamente, así que puede haber otra causa.",
    "own-review":
      "Un traspaso no debería cambiarlos. La plataforma revisa las plantillas continuamente, así que puede haber otra causa.",
    "name-review":
      "Un traspaso no debería cambiarlo. Los nombres se editan y revisan en cualquier momento, así que puede haber otra causa.",
    elsewhere:
      "Un traspaso no debería cambiarlo. Alguien puede haberlo cambiado entretanto, en el administrador de la plataforma o con otro programa.",
    "by-the-move": "Depende de la ubicación del número.",
    upgraded: "2 o más particiones: la plataforma lo aumentó.",
    "not-upgraded":
      "El número funcionaba con 2 o más particiones, así que se esperaba «{{expected}}». En la última lectura, la plataforma no lo había aumentado.",
    "few-shards": "Menos de 2 particiones: la plataforma no lo aumenta.",
    "shards-not-told":
      "Se desconoce con cuántas particiones funcionaba el número; a partir de 2, la plataforma lo aumenta automáticamente.",
    "left-cloud": "Solo se aplica a un número en la nube.",
    override:
      "Suscribir la aplicación la elimina. Vuelva a configurarla si quiere recibir allí las notificaciones.",
  },
  untoldBecause: {
    before: "No se informó antes del traspaso, así que no se puede comparar.",
    after: "No se informó después del traspaso, así que no se puede comparar.",
    both: "No se informó ni antes ni después del traspaso, así que no se puede comparar.",
  },
  untoldList: "No se informó antes o después del traspaso, así que no se comparó: {{members}}",
  templates: {
    changed: "{{name}} ({{language}}): {{before}}, ahora {{after}}",
    added: "{{name}} ({{language}}): nueva, {{after}}",
    removed: "{{name}} ({{language}}): falta, era {{before}}",
    more_one: "Difiere 1 plantilla más.",
    more_other: "Difieren {{count}} plantillas más.",
    unnamed: "Ya no se sabe cuáles difieren: la lista de antes ya no se conserva.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
