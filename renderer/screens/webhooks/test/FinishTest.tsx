import { Button } from "@mantine/core";
import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useOperation } from "../../../app/use-operation.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { withTest } from "../../../stores/tests.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "../parts/webhooks.module.css";

type FinishProps = { readonly test: TestState };

/** Ends a test early: confirmed results stay, and callback URLs are restored. */
export function FinishTest({ test }: FinishProps) {
  const t = useTranslation();
  if (test.phase === "restoring") return <p role="status">{t("window.webhooks.test.restoring")}</p>;
  return (
    <div className={classes["buttons"]}>
      <FinishButton test={test} />
      <span className={classes["hint"]}>{t("window.webhooks.test.finish.hint")}</span>
    </div>
  );
}

/** The button alone, with what went wrong when it was pressed. */
export function FinishButton({ test }: FinishProps) {
  const t = useTranslation();
  const { tests } = useWebhookStores();
  const live = useConnection().kind === "live";
  const finish = useOperation("tests.finish");
  const work = async (): Promise<void> => {
    const answer = await finish.run({ test: test.test });
    if (answer.ok) tests.take((known) => withTest(known, answer.value));
  };
  return (
    <>
      <Button
        variant="default"
        loading={finish.busy}
        disabled={!live}
        onClick={() => runInBackground(work())}
      >
        {t(`window.webhooks.test.finish.${wayOf(test)}`)}
      </Button>
      {finish.problem === undefined ? null : <ProblemCard problem={finish.problem} />}
    </>
  );
}

function wayOf({ phase, arrivals }: TestState): "withoutMessage" | "withRejected" | "stop" {
  if (phase !== "awaiting-message") return "stop";
  return arrivals.some(({ kind }) => kind === "message") ? "withRejected" : "withoutMessage";
}
