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

/** Ends a test early: confirmed results stay, and callback URLs are restored. */
export function FinishTest({ test }: { readonly test: TestState }) {
  const t = useTranslation();
  const { tests } = useWebhookStores();
  const live = useConnection().kind === "live";
  const finish = useOperation("tests.finish");
  const work = async (): Promise<void> => {
    const answer = await finish.run({ test: test.test });
    if (answer.ok) tests.take((known) => withTest(known, answer.value));
  };
  if (test.phase === "restoring") return <p role="status">{t("window.webhooks.test.restoring")}</p>;
  return (
    <>
      {finish.problem === undefined ? null : <ProblemCard problem={finish.problem} />}
      <div className={classes["buttons"]}>
        <Button
          variant="default"
          loading={finish.busy}
          disabled={!live}
          onClick={() => runInBackground(work())}
        >
          {t(
            test.phase === "awaiting-message"
              ? "window.webhooks.test.finish.withoutMessage"
              : "window.webhooks.test.finish.stop",
          )}
        </Button>
        <span className={classes["hint"]}>{t("window.webhooks.test.finish.hint")}</span>
      </div>
    </>
  );
}
