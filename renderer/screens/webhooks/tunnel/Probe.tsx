import { Button } from "@mantine/core";
import { useState } from "react";
import type { CheckResult } from "../../../../shared/checks/result.ts";
import type { ReceiverId } from "../../../../shared/webhook/receiver.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";
import { CheckLines } from "../../../components/checks/CheckLine.tsx";
import { useTask } from "../../../components/forms/use-task.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { Waiting } from "../../../components/waiting/Waiting.tsx";
import { callFor } from "../../../stores/call.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "../parts/webhooks.module.css";

/** The longest time that a probe through the public URL may take, in milliseconds. */
const PROBE_LIMIT_MS = 60_000;

/** Sends nonces through the public URL and shows what was received. */
export function Probe({ receiver }: { readonly receiver: ReceiverId }) {
  const t = useTranslation();
  const { client } = useStores();
  const live = useConnection().kind === "live";
  const task = useTask();
  const [found, setFound] = useState<{ readonly checks: readonly CheckResult[]; readonly at: number }>();
  const probe = (): void =>
    runInBackground(
      task.run(async () => {
        const answer = await callFor(client, "tunnels.probe", { receiver });
        if (answer.ok) setFound({ checks: answer.value.checks, at: Date.now() });
        return answer;
      }),
    );
  return (
    <section className={classes["group"]} aria-label={t("window.webhooks.probe.title")} aria-live="polite">
      <div className={classes["buttons"]}>
        <Button variant="light" loading={task.busy} disabled={!live} onClick={probe}>
          {t("window.webhooks.probe.go")}
        </Button>
        <span className={classes["hint"]}>{t("window.webhooks.probe.hint")}</span>
      </div>
      {task.since === undefined ? null : (
        <Waiting since={task.since} limitMs={PROBE_LIMIT_MS} label={t("window.webhooks.probe.waiting")} />
      )}
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
      {found === undefined ? null : (
        <>
          <p className={classes["hint"]}>
            {t("window.webhooks.probe.done")} <Age at={found.at} />
          </p>
          <CheckLines checks={found.checks} label={t("window.webhooks.probe.title")} />
        </>
      )}
    </section>
  );
}
