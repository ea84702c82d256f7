import type { World } from "../../../sandbox/index.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import type { NumberLocation } from "../../../../shared/platform/facts.ts";
import { translateToEnglish } from "../../../../shared/wording/translate.ts";
import { durationInWords } from "../../../../shared/wording/times.ts";
import type { Report } from "../terminal/report.ts";
import { table } from "../terminal/table.ts";

/** Where the practice platform itself says that the number is. */
export function trueHome(world: Pick<World, "truth">): NumberLocation {
  const { home } = world.truth();
  if (home === "none") return "unknown";
  return home === "onprem" ? "on-premises" : "cloud";
}

/** Prints how each step of a rehearsed run is proven, next to what the practice platform itself knows. */
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
      "Where this program says that the number is",
      `${translateToEnglish(`homes.${run.numberIs}`)} (${run.proof})`,
    ],
    ["", "Where the platform itself has it", translateToEnglish(`homes.${truth.home}`)],
    [
      "",
      "From the move's request to its proof",
      run.downtimeMs === undefined ? "not measured" : durationInWords(translateToEnglish, run.downtimeMs),
    ],
    [
      "",
      "From register to subscribe",
      run.subscribeGapMs === undefined
        ? "not measured"
        : durationInWords(translateToEnglish, run.subscribeGapMs),
    ],
    [
      "",
      "Messages sent to the number so far",
      `${onPrem} arrived on-premises, ${cloud} in the cloud; ${dropped} lost on the way, ${unheard} without anybody subscribed`,
    ],
  ];
  report.show(`\n${await table(["Step", "", "How it is proven"], rows)}\n`);
}

function proofOf(state: RunSnapshot["steps"][number]["state"]): string {
  switch (state.kind) {
    case "confirmed":
      return translateToEnglish(`stepProofs.${state.by}`);
    case "skipped":
      return translateToEnglish(`skipped.${state.why}`);
    case "pending":
      return "not begun";
    case "in-flight":
      return "sent, no answer recorded";
    case "not-sent":
      return "not sent";
    case "rejected":
      return "refused";
    case "unknown":
      return "not known";
  }
}
