import type { World } from "../../../sandbox/index.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import type { NumberLocation } from "../../../../shared/platform/facts.ts";
import { translateToEnglish } from "../../../../shared/wording/translate.ts";
import { durationInWords } from "../../../../shared/wording/times.ts";
import type { Report } from "../terminal/report.ts";
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
  const steps = run.steps.map(({ step, state }) => [
    step,
    translateToEnglish(`steps.${step}.name`),
    proofOf(state),
  ]);
  const rows = [
    ...steps,
    [
      "",
      "Location, according to Switchover",
      `${translateToEnglish(`homes.${run.numberIs}`)} (${translateToEnglish(`proofs.${run.proof}.word`)})`,
    ],
    ["", "Actual location in the sandbox", translateToEnglish(`homes.${truth.home}`)],
    [
      "",
      "From the move request to its confirmation",
      run.downtimeMs === undefined ? "not measured" : durationInWords(translateToEnglish, run.downtimeMs),
    ],
    [
      "",
      "From registration to subscription",
      run.subscribeGapMs === undefined
        ? "not measured"
        : durationInWords(translateToEnglish, run.subscribeGapMs),
    ],
    [
      "",
      "Messages sent to the number",
      `${onPrem} arrived on-premises, ${cloud} in the cloud; ${dropped} lost in transit, ${unheard} with no app subscribed`,
    ],
  ];
  report.show(`\n${await table(["Step", "", "Result"], rows)}\n`);
}

function proofOf(state: RunSnapshot["steps"][number]["state"]): string {
  switch (state.kind) {
    case "confirmed":
      return translateToEnglish(`stepProofs.${state.by}`);
    case "skipped":
      return translateToEnglish(`skipped.${state.why}`);
    case "pending":
      return "not started";
    case "in-flight":
      return "sent, no response recorded";
    case "not-sent":
      return "not sent";
    case "rejected":
      return "rejected";
    case "unknown":
      return "outcome unknown";
  }
}
