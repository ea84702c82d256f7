import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { alerts as english } from "../en/alerts.ts";

export const alerts = {
  title: "Alertas a un servidor o un chat",
  lead: "Switchover puede avisar a un servidor o a una herramienta de chat cuando algo necesita a una persona. Una alerta no contiene mensajes, nombres ni secretos. Cada una se envía una vez; de nuevo solo si es seguro que no se aceptó.",
  scope: "Alertas sobre",
  all: "Todo lo que no tiene un destino propio",
  none: "No se envían alertas sobre esto.",
  set: "Las alertas sobre esto van a {{host}}.",
  form: "Se envía a",
  url: "URL de webhook",
  urlHint:
    "Tal como se la dio la herramienta de chat o el servidor. Quien la tenga puede escribir allí, por eso se guarda en la bóveda.",
  key: "Clave de firma",
  keyHint: "Al menos {{least}} caracteres. Con ella, el servidor comprueba que una alerta es auténtica.",
  keyShort: "Use al menos {{least}} caracteres.",
  news: "Enviar una alerta cuando",
  digest: "Resumen",
  digestNever: "Ninguno",
  digestDaily: "Cada día",
  digestWeekly: "Cada {{day}}",
  digestAt: "Se envía a las",
  digestHint:
    "Qué llegó para cada número, qué está abierto y qué no se sabe. A esta hora según el reloj de este equipo, también mientras se retienen los avisos por la noche; más tarde si entonces no funcionaba nada o la bóveda estaba bloqueada.",
  showDigest: "Mostrar resumen",
  digestShown: "Lo que dice un resumen, aquí sobre el último día o la última semana. No se envió nada.",
  desktop: {
    title: "Resumen en este escritorio",
    lead: "Sumas de lo que llegó y de lo que está abierto, como aviso de este equipo. No nombra ningún número ni contenido, porque puede aparecer en una pantalla bloqueada. No necesita servidor ni chat.",
    at: "Se muestra a las",
    hint: "A esta hora según el reloj de este equipo. Si entonces los avisos se retienen o Switchover no funcionaba, más tarde y sobre todo ese tiempo.",
    elsewhere:
      "Solo la aplicación de escritorio muestra avisos. En este navegador no aparece ninguno; la elección vale para la aplicación de escritorio con la misma carpeta de datos.",
    shown:
      "Lo que dice el aviso, aquí sobre el último día o la última semana. No se mostró en el escritorio.",
    latest: "Último resumen: {{at}}",
  },
  wholeNumbers: "Mostrar los números de teléfono completos; si no, solo su principio y su final",
  allowPrivate: "Permitir una URL con una dirección IP, otro puerto o en una red privada",
  systemRoots: "Confiar también en las autoridades de certificación de este equipo",
  whileRunning:
    "Las alertas se envían mientras Switchover funciona y la bóveda está desbloqueada. Un traspaso nunca espera a una.",
  save: "Guardar",
  test: "Enviar alerta de prueba",
  remove: "Quitar",
  latest: "Últimas alertas",
  row: "{{name}}, {{at}}",
} as const satisfies TranslationOf<"es", typeof english>;
