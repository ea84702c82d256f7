import {
  answer,
  button,
  carryOn,
  codeOnPhone,
  practise,
  prepareMove,
  restsAt,
  startRun,
  typeCode,
} from "../../practice-person.ts";
import type { Camera } from "../camera.ts";
import type { Chapter } from "../chapter.ts";
import { inLanguages } from "../languages.ts";
import { must, openSet, type Set } from "../set.ts";

/** A migration to on-premises with its registration code, once without problems and once with them. */
export const toOnPrem: Chapter = {
  pictures: [
    "run-sending",
    "run-point-of-no-return-on-premises",
    "code-empty",
    "code-half",
    "code-wrong",
    "run-complete-to-on-premises",
    "run-name",
    "code-expired",
  ],
  async take(browser, camera) {
    const set = await openSet(browser);
    try {
      await practise(set);
      await straightOn(set, camera);
      await withTrouble(set, camera);
    } finally {
      await set.close();
    }
  },
};

async function begin(set: Set, faults: readonly string[]): Promise<void> {
  must(await set.practice.call("practice.reset", { home: "cloud" }));
  must(await set.practice.call("practice.setFaults", { names: [...faults] }));
  await set.go("/practice/");
  await prepareMove(set, "to-onprem");
  await startRun(set);
}

async function straightOn(set: Set, camera: Camera): Promise<void> {
  const { page, say } = set;
  await begin(set, []);
  await carryOn(set, {
    until: ["point"],
    look: async (rest) => (rest === "sending" ? camera.take(page, "run-sending") : undefined),
  });
  await camera.take(page, "run-point-of-no-return-on-premises");
  await carryOn(set, { until: ["code"] });
  await camera.take(page, "code-empty");
  await inLanguages(set, camera, "code-empty", "pt-BR", "ar");
  const code = await codeOnPhone(set);
  await typeCode(set, code.slice(0, 3));
  await camera.take(page, "code-half");
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  await typeCode(set, wrong);
  await button(set, "window.code.go").click();
  await page.getByText(say("window.code.refused"), { exact: true }).first().waitFor();
  await camera.take(page, "code-wrong");
  await carryOn(set);
  await camera.take(page, "run-complete-to-on-premises");
}

async function withTrouble(set: Set, camera: Camera): Promise<void> {
  const { page, say } = set;
  await begin(set, ["vname-differs", "code-expired"]);
  const { rest } = await carryOn(set, { until: ["name", "code"] });
  if (rest === "name") {
    await camera.take(page, "run-name");
    const typed = page.getByLabel(say("window.run.ask.name.label"));
    if (await typed.isVisible()) await typed.fill("Southwind Bakery");
    const compared = page.getByRole("checkbox", { name: say("window.run.ask.name.accept") });
    if (await compared.isVisible()) await compared.check();
    await button(set, "window.run.ask.name.go").click();
  }
  await page.getByLabel(say("window.code.group"), { exact: true }).waitFor();
  await restsAt(set);
  await answer(set, "code");
  await page.getByText(say("window.code.refused"), { exact: true }).first().waitFor();
  await camera.take(page, "code-expired");
}
