import type { ShardPlan } from "../shards/shard-plan.ts";
import { visible } from "../visible.ts";
import type { Fact } from "./certificate-words.ts";
import { saidText } from "./findings.ts";
import type { Translate } from "./translate.ts";

/** Whether a client is ready for the shards. */
export function shardsOutcome(t: Translate, { outcome, shards }: ShardPlan): string {
  return t(`shards.outcome.${outcome}`, { count: shards });
}

/** The containers that are needed and there. */
export function containerFacts(t: Translate, { coreApps, masters }: ShardPlan): readonly Fact[] {
  const told = ({ needed, found }: ShardPlan["coreApps"]): string =>
    found === undefined
      ? t("shards.containers.notTold", { needed })
      : t("shards.containers.found", { found, needed });
  return masters.needed === 0
    ? [[t("shards.containers.coreApps"), t("shards.containers.single")]]
    : [
        [t("shards.containers.coreApps"), told(coreApps)],
        [t("shards.containers.masters"), told(masters)],
      ];
}

/** What the shards do to the throughput in the cloud. */
export function throughputSentence(t: Translate, { throughput }: ShardPlan): string {
  const { now, expected, change } = throughput;
  return change === "not-told" && now !== undefined
    ? t("shards.throughput.other", { now: visible(now, 80), expected })
    : t(`shards.throughput.${change}`, { now: now ?? "", expected });
}

/** One thing to do. */
export function stepSentence(
  t: Translate,
  step: ShardPlan["steps"][number]["step"],
  plan: ShardPlan,
): string {
  return t(`shards.step.${step}`, { count: step === "core-apps" ? plan.coreApps.needed : plan.shards });
}

/** What couldn't be read, and why. */
export function unseenSentences(t: Translate, { unseen }: ShardPlan): readonly string[] {
  return unseen.map((said) => saidText(t, said));
}
