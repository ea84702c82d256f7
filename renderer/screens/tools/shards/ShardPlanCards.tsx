import type { NodeMeaning, ShardPlan } from "../../../../shared/shards/shard-plan.ts";
import {
  containerFacts,
  stepSentence,
  throughputSentence,
  unseenSentences,
} from "../../../../shared/wording/shard-words.ts";
import { visible } from "../../../../shared/visible.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { NumberMark, StatusBadge, StatusMark, type Meaning } from "../../../components/status/StatusMark.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "../helpers.module.css";
import toolClasses from "../tools.module.css";

/** Containers, nodes and order of work for the chosen shards. */
export function ShardPlanCards({ plan }: { readonly plan: ShardPlan }) {
  const t = useTranslation();
  return (
    <>
      <Card title={t("window.tools.shards.containers")}>
        <dl className={toolClasses["facts"]}>
          {containerFacts(t, plan).map(([label, value]) => (
            <Fact key={label} label={label} value={value} />
          ))}
          <Fact label={t("shards.throughput.title")} value={throughputSentence(t, plan)} />
        </dl>
        {unseenSentences(t, plan).map((sentence) => (
          <p key={sentence} className={classes["quiet"]}>
            {visible(sentence)}
          </p>
        ))}
      </Card>
      {plan.nodes.length === 0 ? null : <Nodes nodes={plan.nodes} />}
      <Card title={t("shards.step.title")}>
        <ol className={classes["steps"]}>
          {plan.steps.map(({ step, state }, index) => (
            <li key={step}>
              {state === "done" ? (
                <StatusMark meaning="proven" word={t("shards.state.done")} />
              ) : (
                <NumberMark number={index + 1} />
              )}
              <span>{stepSentence(t, step, plan)}</span>
              <span>{t(`shards.state.${state}`)}</span>
            </li>
          ))}
        </ol>
      </Card>
    </>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

function Nodes({ nodes }: Pick<ShardPlan, "nodes">) {
  const t = useTranslation();
  return (
    <Card title={t("shards.node.title")}>
      <table className={classes["table"]}>
        <thead>
          <tr>
            {(["name", "role", "gateway", "means"] as const).map((name) => (
              <th key={name} scope="col">
                {t(`shards.node.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {nodes.map(({ node, role, gateway, means }) => (
            <tr key={node}>
              <td className="sw-mono" dir="ltr">
                {visible(node, 200)}
              </td>
              <td>{role === undefined ? t("shards.node.noRole") : visible(role, 64)}</td>
              <td>{visible(gateway, 64)}</td>
              <td>
                <StatusBadge meaning={MEANINGS[means]} word={t(`shards.means.${means}`)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const MEANINGS: Readonly<Record<NodeMeaning, Meaning>> = {
  serving: "proven",
  standby: "left-out",
  starting: "busy",
  unregistered: "left-out",
  missing: "stopped",
  "not-set-up": "attention",
  "not-told": "unknown",
};
