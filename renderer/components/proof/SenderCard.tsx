import { Checkbox } from "@mantine/core";
import type { ProofChain, SenderItem } from "../../../shared/proof/chain.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ProblemCard } from "../problem/ProblemCard.tsx";
import { Card } from "../screen/Card.tsx";
import { StatusMark } from "../status/StatusMark.tsx";
import { Age } from "../text/Age.tsx";
import { visible } from "../../../shared/visible.ts";
import classes from "./proof.module.css";

type SenderCardProps = {
  readonly chain: ProofChain;
  readonly onTicked: (chain: ProofChain | undefined) => void;
};

/** A message sent by the customer's system confirms both. */
const SHOWN_BY_SENDING: ReadonlySet<SenderItem> = new Set(["address", "token"]);

/**
 * What the customer's own system must change after a move. Items confirmed by traffic are ticked
 * automatically.
 */
export function SenderCard({ chain, onTicked }: SenderCardProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const tick = useOperation("chain.tick");
  const { sender, direction, number, phoneNumberId, run } = chain;
  const { items, sends } = sender;
  const isSeen = (item: SenderItem): boolean => sends !== undefined && SHOWN_BY_SENDING.has(item);
  const done = items.filter(({ item, doneAt }) => doneAt !== undefined || isSeen(item)).length;
  const change = async (item: SenderItem, isDone: boolean): Promise<void> => {
    const answer = await tick.run({ number, phoneNumberId, run, item, done: isDone });
    if (answer.ok) onTicked(answer.value.chain);
  };
  return (
    <Card
      title={t("window.proof.sender.title")}
      aside={t("window.proof.sender.count", { count: done, of: items.length })}
    >
      <p className={classes["lead"]}>{t("window.proof.sender.lead")}</p>
      <Sends sends={sends} />
      {tick.problem === undefined ? null : <ProblemCard problem={tick.problem} />}
      <ul className={classes["items"]} aria-label={t("window.proof.sender.list")}>
        {items.map(({ item, doneAt }) => (
          <li key={item}>
            {isSeen(item) ? (
              <SeenItem title={t(`window.proof.sender.${direction}.${item}.title`)} />
            ) : (
              <Checkbox
                checked={doneAt !== undefined}
                disabled={!live || tick.busy}
                label={t(`window.proof.sender.${direction}.${item}.title`)}
                description={t(`window.proof.sender.${direction}.${item}.text`, { phoneNumberId })}
                onChange={(event) => runInBackground(change(item, event.currentTarget.checked))}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** An item confirmed by traffic, which needs no tick. */
function SeenItem({ title }: { readonly title: string }) {
  const t = useTranslation();
  return (
    <div className={classes["seen"]}>
      <StatusMark meaning="proven" word={t("window.proof.sender.done")} />
      <div className={classes["text"]}>
        {title}
        <p>{t("window.proof.sender.bySending")}</p>
      </div>
    </div>
  );
}

/** Whether the customer's system was seen sending since the move, and when first. */
function Sends({ sends }: Pick<ProofChain["sender"], "sends">) {
  const t = useTranslation();
  const state = sends === undefined ? "not-yet" : "proven";
  return (
    <div className={classes["sends"]} role="status">
      <StatusMark meaning={sends === undefined ? "pending" : "proven"} word={t(`proof.state.${state}`)} />
      <div className={classes["text"]}>
        <strong>{t(sends === undefined ? "window.proof.sender.unseen" : "window.proof.sender.seen")}</strong>
        <p>
          {sends === undefined
            ? t("window.proof.sender.unseenWhy")
            : t(`window.proof.sender.seenBy.${sends.signed ? "signed" : "unsigned"}`, {
                status: visible(sends.status, 40),
              })}
        </p>
      </div>
      {sends === undefined ? null : (
        <span className={classes["age"]}>
          <Age at={sends.at} />
        </span>
      )}
    </div>
  );
}
