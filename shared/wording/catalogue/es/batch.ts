import type { batch as english } from "../en/batch.ts";
import type { TranslationOf } from "../words.ts";

/** Words of a batch of numbers that the window and its summary share. */
export const batch = {
  outcome: {
    go: "Comprobaciones superadas",
    "no-go": "Comprobaciones fallidas",
    complete: "Completo",
    rejected: "Rechazado",
    stopped: "Detenido",
    unknown: "Ubicación desconocida",
    unconfirmed: "Sin confirmar",
    "awaiting-code": "Espera un código",
    "awaiting-confirmation": "Le espera a usted",
    none: "Sin iniciar",
  },
  place: { cloud: "Nube", "on-premises": "Local", unknown: "Desconocida" },
  reported: { cloud: "Nube, indicada por usted", "on-premises": "Local, indicada por usted" },
  assumed: { cloud: "Nube, sin confirmar", "on-premises": "Local, sin confirmar" },
  because: {
    canary: "Un número de prueba no se completó, así que el resto no se inició.",
    failures: "Demasiados números fallaron o son desconocidos, así que no se iniciaron más.",
    stopped: "Detenido: no se iniciaron más números. La misma tabla continúa.",
  },
  summary: {
    title: "Lote {{name}}",
    checks: "Comprobaciones de {{name}}",
    lead: "Completos {{complete}}, fallidos {{failed}}, desconocidos {{unknown}}, en espera {{waiting}}, sin iniciar {{notStarted}}.",
    from: "Del {{from}} al {{to}}.",
    since: "Desde el {{from}}, sin terminar todavía.",
    column: {
      line: "Línea",
      number: "Número",
      outcome: "Resultado",
      location: "Ubicación",
      migration: "Traspaso",
      why: "Motivo",
    },
    failed: "Comprobaciones fallidas: {{checks}}",
    note: "Lo que se hizo con un número, y qué lo confirma, está en el informe de su traspaso.",
  },
} as const satisfies TranslationOf<"es", typeof english>;
