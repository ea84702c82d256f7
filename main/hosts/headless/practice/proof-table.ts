import type { World } from "../../../sandbox/index.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import type { NumberLocation } from "../../../../shared/platform/facts.ts";
import { obstacleSentence } from "../../../../shared/wording/places.ts";
import { durationInWords } from "../../../../shared/wording/times.ts";
import type { Report } from "../terminal/report.ts";
import { stateOfStep } from "../terminal/step-state.ts";
import { table } from "../terminal/table.ts";

/** The number's location by the sandbox's own state; "unknown" if it is registered nowhere. */
export function trueHome(world: Pick<World, "truth">): NumberLocation {
  const { home } = world.truth();
  if (home === "none") return "unknown";
  return home === "onprem" ? "on-premises" : "cloud";
}

/** Prints how each step of a rehearsed migration was confirmed, next to the sandbox's own state. */
export async function showProof(report: Report, run: RunSnapshot, world: World): Promise<void> {
  for (const { step, state } of run.steps)
    report.line("proof", {
      run: run.run,
      step,
      state: state.kind,
      ...(state.kind === "confirmed" ? { by: state.by } : {}),
    });
  const { onPrem, cloud, unheard, dropped } = world.traffic();
  const truth = {
    home: trueHome(world),
    subscribed: world.truth().subscribed,
    messages: { onPremises: onPrem, cloud, unheard, dropped },
  };
  report.line("truth", { run: run.run, ...truth });
  const { t } = report;
  const measured = (ms: number | undefined): string =>
    ms === undefined ? t("terminal.rehearsal.notMeasured") : durationInWords(t, ms);
  const against = obstacleSentence(t, run);
  const rows = [
    ...run.steps.map(({ step, state }) => [step, t(`steps.${step}.name`), stateOfStep(t, state)]),
    [
      "",
      t("terminal.rehearsal.location"),
      `${t(`homes.${run.numberIs}`)} (${t(`proofs.${run.proof}.word`)})`,
    ],
    ...(against === undefined ? [] : [["", "", against]]),
    ["", t("terminal.rehearsal.truth"), t(`homes.${truth.home}`)],
    ["", t("terminal.rehearsal.downtime"), measured(run.downtimeMs)],
    ["", t("terminal.rehearsal.gap"), measured(run.subscribeGapMs)],
    ["", t("terminal.rehearsal.sent"), t("terminal.rehearsal.arrived", { onPrem, cloud, dropped, unheard })],
  ];
  report.show(`\n${await table([t("terminal.columns.step"), "", t("terminal.columns.result")], rows)}\n`);
}
