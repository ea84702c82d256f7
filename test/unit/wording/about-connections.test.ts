import { expect, test } from "vitest";
import { about as ar } from "../../../renderer/wording/ar/about.ts";
import { about as en } from "../../../renderer/wording/en/about.ts";
import { about as es } from "../../../renderer/wording/es/about.ts";
import { about as id } from "../../../renderer/wording/id/about.ts";
import { about as pt } from "../../../renderer/wording/pt/about.ts";

test.each([
  ["en", en, "alerts", "routing registry"],
  ["es", es, "alertas", "registro de rutas"],
  ["pt-BR", pt, "alertas", "registro de roteamento"],
  ["id", id, "peringatan", "registri perutean"],
  ["ar", ar, "تنبيهات", "سجل التوجيه"],
])(
  "in %s, what Switchover connects to names alerts and the routing registry",
  (_language, { promiseText: text }, ...named) => {
    for (const word of named) expect(text).toContain(word);
  },
);
