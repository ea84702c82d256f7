import { ShardCount } from "../../../../shared/migration/plan.ts";
import { ok, err, type Result } from "../../../../shared/result.ts";
import type { ShardPlan } from "../../../../shared/shards/shard-plan.ts";
import { certificateRisks } from "../../../../shared/wording/certificate-words.ts";
import {
  containerFacts,
  shardsOutcome,
  stepSentence,
  throughputSentence,
  unseenSentences,
} from "../../../../shared/wording/shard-words.ts";
import { wholeNumber } from "../../../../shared/typed-value.ts";
import type { CliSession } from "../cli-session.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { unlockVault } from "../passphrase.ts";
import { refersToVault } from "../../../core/plan/absolute-paths.ts";
import { loadPlan } from "../plan-file/load-plan.ts";
import { refusalFor, refuse, type Refusal } from "../refusal.ts";
import { table } from "../terminal/table.ts";
import { terminalEnglish } from "../terminal/translate.ts";
import { visible, visibleSentence } from "../terminal/visible.ts";

type Options = { readonly shards?: string };

export const define: Define = (command, { query }) => {
  command
    .argument("<PLAN>", "the plan file")
    .option(
      "--shards <N>",
      "1, 2, 4, 8, 16 or 32; default: those of the plan, else those that the client reports",
    )
    .addHelpText("after", examples("shards plan.json", "shards plan.json --shards 4 --json"))
    .action(query(shards));
};

async function shards(session: CliSession, planFile: string, options: Options): Promise<ExitCode> {
  const wanted = wantedIn(options);
  if (!wanted.ok) return refuse(session, wanted.problem);
  const plan = loadPlan(session.path(planFile));
  if (!plan.ok) return refuse(session, plan.problem);
  return withCore(session, async (client) => {
    if (refersToVault(plan.value)) {
      const unlocked = await unlockVault(session, client, { mayCreate: false });
      if (!unlocked.ok) return refuse(session, unlocked.problem);
    }
    const count = wanted.value === undefined ? {} : { shards: wanted.value };
    const planned = await call(client, "shards.plan", { plan: plan.value, ...count });
    return planned.ok ? tell(session, planned.value) : refuse(session, coreRefusal(planned.problem));
  });
}

function wantedIn({ shards: given }: Options): Result<ShardCount | undefined, Refusal> {
  if (given === undefined) return ok(undefined);
  const count = ShardCount.safeParse(wholeNumber(given, { least: 1, most: 99 }));
  return count.success
    ? ok(count.data)
    : err(refusalFor("oneOf", { option: "--shards", values: "1, 2, 4, 8, 16, 32" }));
}

async function tell({ report }: CliSession, plan: ShardPlan): Promise<ExitCode> {
  const { t } = report;
  const { outcome, now, nodes, steps } = plan;
  const [mark, color] = MARKS[outcome];
  report.show(`${report.paint.show(color, mark)} ${shardsOutcome(t, plan)}`);
  if (now !== undefined) report.show(`  ${t("shards.now", { count: now })}`);
  for (const [label, value] of containerFacts(t, plan)) report.show(`  ${label}: ${value}`);
  report.show(`  ${throughputSentence(t, plan)}`);
  for (const sentence of unseenSentences(t, plan)) report.show(`  ! ${visibleSentence(t, sentence)}`);
  for (const node of nodes) report.line("node", node);
  if (nodes.length > 0) {
    const head = (["name", "role", "gateway", "means"] as const).map((name) => t(`shards.node.${name}`));
    const rows = nodes.map(({ node, role, gateway, means }) => [
      visible(node),
      role === undefined ? t("shards.node.noRole") : visible(role),
      visible(gateway),
      t(`shards.means.${means}`),
    ]);
    report.show(`\n${await table(head, rows)}\n`);
  }
  report.show(`${t("shards.step.title")}:`);
  for (const [index, { step, state }] of steps.entries()) {
    report.line("step", { step, state });
    report.show(`${index + 1}. ${stepSentence(t, step, plan)} (${t(`shards.state.${state}`)})`);
  }
  report.show(`${t("certificate.risks.title")}:`);
  for (const risk of certificateRisks(t)) report.show(`- ${risk}`);
  const { nodes: _nodes, steps: _steps, unseen, ...result } = plan;
  report.line("result", { ...result, unseen: unseenSentences(terminalEnglish, { ...plan, unseen }) });
  return outcome === "ready" ? EXIT.done : EXIT.endedSafely;
}

const MARKS = { ready: ["✓", "green"], "not-ready": ["✗", "red"], unknown: ["?", "yellow"] } as const;
