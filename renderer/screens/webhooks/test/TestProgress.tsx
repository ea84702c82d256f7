import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { UntrustedAddress } from "../../../components/text/UntrustedAddress.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { Arrivals } from "./Arrivals.tsx";
import { FinishTest } from "./FinishTest.tsx";
import { RejectedMessage } from "./RejectedMessage.tsx";
import { ReplyCard } from "./ReplyCard.tsx";
import { TestEnd } from "./TestEnd.tsx";
import { TestSteps } from "./TestSteps.tsx";
import { TokenQuestion } from "./TokenQuestion.tsx";
import { WordCard } from "./KeywordCard.tsx";
import { useTopOnChange } from "./use-top-on-change.ts";
import own from "./test.module.css";
import classes from "../parts/webhooks.module.css";

type TestProgressProps = {
  readonly test: TestState;
  /** The number in its display form. */
  readonly spoken: string;
  readonly onAgain: () => void;
};

/**
 * Renders a test from its state: the required action, the steps, the received notifications, and the
 * result.
 */
export function TestProgress({ test, spoken, onAgain }: TestProgressProps) {
  const t = useTranslation();
  const { phase, word, forwardsTo, reply } = test;
  const top = useTopOnChange(phase);
  const fault = phase === "awaiting-message" ? faultOf(test) : undefined;
  return (
    <div ref={top} tabIndex={-1} className={own["progress"]}>
      {phase === "ended" ? <TestEnd test={test} onAgain={onAgain} /> : null}
      {fault === undefined ? null : <RejectedMessage test={test} fault={fault} />}
      {phase === "awaiting-token" ? <TokenQuestion key={test.test} test={test} /> : null}
      {phase === "awaiting-message" && word !== undefined ? (
        <WordCard test={test} word={word} spoken={spoken} />
      ) : null}
      {reply === undefined ? null : <ReplyCard test={test} reply={reply} />}
      <Card
        title={t("window.webhooks.test.steps", { spoken })}
        aside={<Age at={test.endedAt ?? test.startedAt} />}
        flush
      >
        <TestSteps test={test} spoken={spoken} />
      </Card>
      {test.arrivals.length === 0 ? null : <Arrivals arrivals={test.arrivals} />}
      {phase === "ended" ? null : (
        <>
          {test.keptAwake === false ? (
            <p className={classes["hint"]}>{t("connectivity.notKeptAwake")}</p>
          ) : null}
          <p className={classes["hint"]}>
            {forwardsTo === undefined ? (
              t("window.webhooks.test.forwardsNowhere")
            ) : (
              <>
                {t("window.webhooks.test.forwardsTo")} <UntrustedAddress text={forwardsTo} most={200} />
              </>
            )}
          </p>
          {fault === undefined ? <FinishTest test={test} /> : null}
        </>
      )}
    </div>
  );
}

/** What is wrong with the signature of the newest message, while the test waits for one that counts. */
function faultOf({ arrivals }: TestState): "invalid" | "missing" | undefined {
  const signature = arrivals.findLast(({ kind }) => kind === "message")?.signature;
  return signature === "invalid" || signature === "missing" ? signature : undefined;
}
