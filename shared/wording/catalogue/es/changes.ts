import type { changes as english } from "../en/changes.ts";
import type { ShapeOf } from "../words.ts";

/** What changed unexpectedly with the move. */
export const changes = {
  override:
    "La URL de devolución de llamada propia de la cuenta para su aplicación era «{{before}}» antes del traspaso y ahora es «{{after}}». Vuelva a configurarla si quiere recibir allí las notificaciones.",
  member:
    "{{member}} era «{{before}}» antes del traspaso y ahora es «{{after}}», aunque un traspaso no debería cambiarlo.",
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
  },
  same: "igual",
  changed: "cambió, previsto",
  unexpected: "cambió de forma inesperada",
} as const satisfies ShapeOf<typeof english>;
