import type { timeline as english } from "../en/timeline.ts";
import type { TranslationOf } from "../words.ts";

export const timeline = {
  sent: "Enviado, intento {{attempt}}",
  sentBy: {
    sms: "Enviado, intento {{attempt}}, código por SMS",
    voice: "Enviado, intento {{attempt}}, código por llamada",
  },
  answered: {
    confirmed: "Confirmado",
    rejected: "Rechazado",
    notSent: "No salió de este equipo",
    unknown: "Sin respuesta concluyente",
  },
  late: {
    confirmed: "Confirmado cuando Switchover ya no esperaba",
    rejected: "Rechazado cuando Switchover ya no esperaba",
    notSent: "No salió de este equipo",
    unknown: "Respuesta no concluyente cuando Switchover ya no esperaba",
  },
  looked: {
    "lost-answer": "Se comprobaron ambas API, porque una petición no obtuvo una respuesta utilizable",
    refusal: "Se comprobaron ambas API después de un rechazo",
    resumed: "Se comprobaron ambas API al reanudar",
    "before-register":
      "Se comprobaron otra vez ambas API antes de traspasar el número: la última comprobación fue hace un rato",
    override: "Se comprobó que la aplicación sigue suscrita, para conservar su URL de devolución de llamada",
    abandoning: "Se comprobaron ambas API antes de abandonar el traspaso",
    throughput: "Se comprobó si la plataforma ha aumentado el rendimiento",
  },
  settled: {
    answer: "Hecho: lo confirma otra respuesta",
    asked: "Marcado como hecho; ninguna API dio una respuesta útil",
    "look-up": "Hecho: lo confirma una comprobación",
    unproven:
      "Una versión anterior lo marcó como hecho por una comprobación que no lo confirma: vuelve a estar abierto",
    webhook: "Hecho: confirmado por un webhook firmado",
    person: "Marcado como hecho: indicado por usted",
  },
  granted: "Usted permitió volver a enviar una vez",
  withdrawn: "Se retiró el permiso de volver a enviar: no se había usado",
  reopened: "Reanudado",
  skipped: "Omitido",
  opened_one: "Iniciado tras 1 comprobación; advertencias: {{warnings}}",
  opened_other: "Iniciado tras {{count}} comprobaciones; advertencias: {{warnings}}",
  confirmed: {
    person: "Confirmado por usted: {{what}}",
    "yes-option": "Confirmado por la opción --yes: {{what}}",
  },
  /** What was confirmed. */
  what: {
    warnings: "advertencias de las comprobaciones",
    "sending-paused": "el envío está en pausa",
    "point-of-no-return": "a partir de aquí el número puede traspasarse",
    "display-name": "otro nombre visible que el esperado",
    "recent-register": "registrar otra vez aunque una petición reciente puede surtir efecto",
    "refused-pin": "otro PIN que el rechazado en otro lugar",
    "older-registration": "configurar las particiones de un registro anterior",
    "wipe-override": "se quita la URL de devolución de llamada propia de la cuenta",
  },
  attested: "Ubicación indicada por usted: {{home}}",
  takenUp: "Continuado por otro proceso",
  sinceCopy: "De una copia de {{copied}}: esto puede haberse enviado desde otro lugar desde entonces",
  recentRegister: "Se tiene en cuenta una petición de registro reciente de otro lugar",
  refusedElsewhere: "Se tienen en cuenta los PIN rechazados desde otra carpeta de datos",
  password: {
    sent: "Se cambia la primera contraseña del cliente",
    confirmed: "Se cambió la primera contraseña del cliente",
    rejected: "El cliente rechazó el cambio de su primera contraseña",
    notSent: "El cambio de la primera contraseña del cliente no salió de este equipo",
    unknown: "Se desconoce si se cambió la primera contraseña del cliente",
  },
  erased: "Copias guardadas de secretos eliminadas",
  ended: {
    complete: "Terminado: completo",
    other: "Terminado: {{end}}",
  },
} as const satisfies TranslationOf<"es", typeof english>;
