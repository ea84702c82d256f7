import { Button } from "@mantine/core";
import { spoken } from "../../../../shared/phone.ts";
import type { Finding } from "../../../../shared/watch/finding.ts";
import { saidText } from "../../../../shared/wording/findings.ts";
import type { Workspace } from "../../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useOperation } from "../../../app/use-operation.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { StatusMark } from "../../../components/status/StatusMark.tsx";
import { Age } from "../../../components/text/Age.tsx";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { laterOf } from "../../../stores/newest.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "../parts/webhooks.module.css";

type FindingsProps = { readonly findings: readonly Finding[]; readonly workspace: Workspace };

/**
 * Lists what the detectors found, each with its reason. An acknowledged finding is listed below until it
 * grows.
 */
export function Findings({ findings, workspace }: FindingsProps) {
  const t = useTranslation();
  const title = t("window.webhooks.watch.findings");
  const open = findings.filter(({ settled }) => !settled);
  const settled = findings.filter((one) => one.settled);
  return (
    <section aria-label={title}>
      <h3 className={classes["section"]}>{title}</h3>
      {open.length === 0 ? (
        <p className={classes["hint"]}>
          {t(settled.length === 0 ? "window.webhooks.watch.noFinding" : "window.webhooks.watch.noNewFinding")}
        </p>
      ) : null}
      <ul className={classes["rows"]}>
        {open.map((one) => (
          <FindingLine key={one.id} finding={one} workspace={workspace} />
        ))}
      </ul>
      {settled.length === 0 ? null : (
        <details className={classes["more"]}>
          <summary>{t("window.webhooks.watch.settled", { count: settled.length })}</summary>
          <ul className={classes["rows"]}>
            {settled.map((one) => (
              <FindingLine key={one.id} finding={one} workspace={workspace} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

type FindingLineProps = { readonly finding: Finding; readonly workspace: Workspace };

function FindingLine({ finding, workspace }: FindingLineProps) {
  const t = useTranslation();
  const { watch } = useWebhookStores();
  const live = useConnection().kind === "live";
  const settle = useOperation("watch.settle");
  const work = async (): Promise<void> => {
    const answer = await settle.run({ finding: finding.id });
    if (answer.ok) watch.take((known) => laterOf(known, answer.value));
  };
  const name = t(`window.webhooks.watch.detector.${finding.detector}`);
  return (
    <li className={classes["row"]}>
      <StatusMark
        meaning={finding.settled ? "left-out" : "attention"}
        word={t(finding.settled ? "window.webhooks.watch.seen" : "window.meaning.attention")}
      />
      <div className={classes["rowText"]}>
        <strong>{name}</strong> <NumberOf phoneNumberId={finding.phoneNumberId} workspace={workspace} />
        <p>
          <Untrusted text={saidText(t, finding.said)} most={400} />
        </p>
        <p>
          {t("window.webhooks.watch.times", { count: finding.count })} · <Age at={finding.lastAt} />
        </p>
        {settle.problem === undefined ? null : <ProblemCard problem={settle.problem} />}
      </div>
      {finding.settled ? null : (
        <Button
          size="compact-sm"
          variant="default"
          loading={settle.busy}
          disabled={!live}
          aria-label={t("window.webhooks.watch.settleNamed", { name })}
          onClick={() => runInBackground(work())}
        >
          {t("window.webhooks.watch.settle")}
        </Button>
      )}
    </li>
  );
}

type NumberOfProps = { readonly phoneNumberId: string | undefined; readonly workspace: Workspace };

/** Shows the display form of a finding's number; its id where the workspace does not know it. */
export function NumberOf({ phoneNumberId, workspace }: NumberOfProps) {
  if (phoneNumberId === undefined) return null;
  const number = workspace.numbers.find((one) => one.phoneNumberId === phoneNumberId);
  return (
    <span className="sw-mono sw-quiet">
      {number === undefined ? (
        <Untrusted text={phoneNumberId} most={64} />
      ) : (
        spoken(number.cc, number.phoneNumber)
      )}
    </span>
  );
}
