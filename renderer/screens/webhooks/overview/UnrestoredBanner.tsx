import { Button } from "@mantine/core";
import { useState } from "react";
import { err } from "../../../../shared/result.ts";
import type { Unrestored } from "../../../../shared/webhook/connectivity-test.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection, usePart } from "../../../app/use-feed.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { useStores } from "../../../app/window-context.tsx";
import { CheckLines } from "../../../components/checks/CheckLine.tsx";
import { useTask } from "../../../components/forms/use-task.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { UntrustedAddress } from "../../../components/text/UntrustedAddress.tsx";
import { useVaultGate } from "../../../components/vault/use-vault-gate.tsx";
import { callFor } from "../../../stores/call.ts";
import { useSay } from "../../../wording/use-say.tsx";
import type { CheckResult } from "../../../../shared/checks/result.ts";
import { useSpoken } from "../parts/use-spoken.ts";
import { Notice } from "../parts/Notice.tsx";
import classes from "../parts/webhooks.module.css";

/** Callbacks that a test borrowed and never gave back, each with the way to do that now. Nothing where there are none. */
export function UnrestoredBanner() {
  const { unrestored } = useWebhookStores();
  const left = usePart(unrestored, (list) => list) ?? [];
  return left.map((one) => <LeftBehind key={`${one.test}-${one.level}`} one={one} />);
}

function LeftBehind({ one }: { readonly one: Unrestored }) {
  const say = useSay();
  const number = useSpoken(one.number);
  return (
    <Notice meaning="stopped">
      <strong>{say("window.webhooks.unrestored.title", { number })}</strong>
      <p>
        {say(`window.webhooks.unrestored.what.${one.level}`)} <Age at={one.since} />
      </p>
      <p>
        {one.before === undefined ? (
          say("window.webhooks.unrestored.beforeNone")
        ) : (
          <>
            {say("window.webhooks.unrestored.before")} <UntrustedAddress text={one.before} most={200} />
          </>
        )}
      </p>
      <GiveBack test={one.test} />
    </Notice>
  );
}

/** Gives a borrowed callback back, and says whether it stands as it stood. */
export function GiveBack({ test }: { readonly test: string }) {
  const say = useSay();
  const { client } = useStores();
  const { unrestored, tests } = useWebhookStores();
  const { ensureOpen } = useVaultGate();
  const live = useConnection().kind === "live";
  const task = useTask();
  const [check, setCheck] = useState<CheckResult>();
  const giveBack = (): void =>
    runInBackground(
      task.run(async () => {
        if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
        const answer = await callFor(client, "tests.restore", { test });
        if (answer.ok) {
          setCheck(answer.value.check);
          await Promise.all([unrestored.refresh(), tests.refresh()]);
        }
        return answer;
      }),
    );
  return (
    <div className={classes["group"]}>
      <div className={classes["buttons"]}>
        <Button loading={task.busy} disabled={!live} onClick={giveBack}>
          {say("window.webhooks.unrestored.now")}
        </Button>
      </div>
      {check === undefined ? null : (
        <CheckLines checks={[check]} label={say("window.webhooks.unrestored.outcome")} />
      )}
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
    </div>
  );
}
