import { Button } from "@mantine/core";
import { useState } from "react";
import { PhoneNumberId } from "../../../../shared/ids.ts";
import { err, ok } from "../../../../shared/result.ts";
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
import { localTime } from "../../../wording/local-time.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { CheckResult } from "../../../../shared/checks/result.ts";
import { useSpoken } from "./use-spoken.ts";
import { Notice } from "./Notice.tsx";
import classes from "./webhooks.module.css";

/**
 * Lists callback URLs that were replaced and aren't known to be restored, and certificates that are left, each with a button to restore it. Renders
 * nothing if there are none.
 */
export function UnrestoredBanner() {
  const { unrestored } = useWebhookStores();
  const left = usePart(unrestored, (list) => list) ?? [];
  return left.map((one) => {
    const key = `${one.test}-${one.level}`;
    const { standing } = one;
    if (one.certificateOnly === true) return <CertificateLeft key={key} one={one} />;
    return one.locked === true && standing !== undefined ? (
      <LockedOut key={key} one={one} standing={standing} />
    ) : (
      <LeftBehind key={key} one={one} />
    );
  });
}

type LockedOutProps = {
  readonly one: Unrestored;
  readonly standing: NonNullable<Unrestored["standing"]>;
};

/**
 * Shown for a callback URL that should stay replaced, but can be neither resumed nor restored until the
 * vault is unlocked.
 */
function LockedOut({ one, standing: { phoneNumberId, until } }: LockedOutProps) {
  const t = useTranslation();
  const { client } = useStores();
  const { unrestored, points } = useWebhookStores();
  const { ensureOpen } = useVaultGate();
  const live = useConnection().kind === "live";
  const task = useTask();
  const number = useSpoken(one.number);
  const unlock = (thenGiveBack: boolean): void =>
    runInBackground(
      task.run(async () => {
        if (!(await ensureOpen())) return err({ kind: "named", problem: { kind: "vaultStaysShut" } });
        const answer = thenGiveBack ? await giveBack() : ok(null);
        await Promise.all([unrestored.refresh(), points.refresh()]);
        return answer;
      }),
    );
  const giveBack = () =>
    one.receiver === "terminal"
      ? callFor(client, "tests.restore", { test: one.test })
      : callFor(client, "points.restore", {
          // Unlocking the vault may have resumed the replacement; this ends it.
          target: {
            kind: "workspace",
            workspace: one.receiver,
            phoneNumberId: PhoneNumberId.parse(phoneNumberId),
          },
        });
  return (
    <Notice meaning="attention">
      <strong>{t("window.webhooks.unrestored.locked.title", { number })}</strong>
      <p>
        {t("window.webhooks.unrestored.locked.what")} <Age at={one.since} />
      </p>
      {until === undefined ? null : (
        <p>{t("window.webhooks.unrestored.locked.until", { until: localTime(t.language, until) })}</p>
      )}
      <p>{t("window.webhooks.unrestored.locked.goesOn")}</p>
      <div className={classes["buttons"]}>
        <Button loading={task.busy} disabled={!live} onClick={() => unlock(false)}>
          {t("window.webhooks.unrestored.locked.open")}
        </Button>
        <Button variant="default" loading={task.busy} disabled={!live} onClick={() => unlock(true)}>
          {t("window.webhooks.unrestored.locked.back")}
        </Button>
      </div>
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
    </Notice>
  );
}

function LeftBehind({ one }: { readonly one: Unrestored }) {
  const t = useTranslation();
  const number = useSpoken(one.number);
  return (
    <Notice meaning="stopped">
      <strong>{t("window.webhooks.unrestored.title", { number })}</strong>
      <p>
        {t(`window.webhooks.unrestored.what.${one.level}`)} <Age at={one.since} />
      </p>
      <p>
        {one.before === undefined ? (
          t("window.webhooks.unrestored.beforeNone")
        ) : (
          <>
            {t("window.webhooks.unrestored.before")} <UntrustedAddress text={one.before} most={200} />
          </>
        )}
      </p>
      <GiveBack test={one.test} />
    </Notice>
  );
}

/** Shown where the callback URL is restored, and only our certificate authority is still at the client. */
function CertificateLeft({ one }: { readonly one: Unrestored }) {
  const t = useTranslation();
  const number = useSpoken(one.number);
  return (
    <Notice meaning="attention">
      <strong>{t("window.webhooks.unrestored.certificate.title", { number })}</strong>
      <p>
        {t("window.webhooks.unrestored.certificate.what")} <Age at={one.since} />
      </p>
      <GiveBack test={one.test} />
    </Notice>
  );
}

/** Restores a replaced callback URL and reports whether the restore succeeded. */
export function GiveBack({ test }: { readonly test: string }) {
  const t = useTranslation();
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
          {t("window.webhooks.unrestored.now")}
        </Button>
      </div>
      {check === undefined ? null : (
        <CheckLines checks={[check]} label={t("window.webhooks.unrestored.outcome")} />
      )}
      {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
    </div>
  );
}
