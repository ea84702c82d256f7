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

test.each([
  ["en", en],
  ["es", es],
  ["pt-BR", pt],
  ["id", id],
  ["ar", ar],
])("in %s, the licenses are named with the file that a build brings", (_language, { licencesText: text }) => {
  expect(text).toContain("Apache");
  expect(text).toContain("third-party-licenses.txt");
  expect(text).not.toContain("package-lock.json");
});
