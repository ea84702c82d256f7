import { Button, Textarea } from "@mantine/core";
import { useRef, useState } from "react";
import type { NumberCertificate } from "../../../../shared/certificate/number-certificate.ts";
import type { Plan } from "../../../../shared/migration/plan.ts";
import {
  certificateFacts,
  certificateReason,
  certificateRisks,
} from "../../../../shared/wording/certificate-words.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";
import { useTask } from "../../../components/forms/use-task.ts";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { StatusBadge } from "../../../components/status/StatusMark.tsx";
import { callFor } from "../../../stores/call.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "../helpers.module.css";
import toolClasses from "../tools.module.css";

/** Decodes the certificate that the vault has, or one that is pasted. A pasted one is cleared and not stored. */
export function CertificateCard({ plan }: { readonly plan: Plan | undefined }) {
  const t = useTranslation();
  const { client } = useStores();
  const live = useConnection().kind === "live";
  const task = useTask();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(false);
  const [read, setRead] = useState<NumberCertificate>();
  const hasOwn = plan?.number.cert !== undefined;
  const decode = (): void =>
    runInBackground(
      task.run(async () => {
        const pasted = field.current?.value ?? "";
        setRead(undefined);
        const answer = await callFor(client, "certificate.read", {
          ...(plan === undefined ? {} : { plan }),
          ...(pasted.trim() === "" ? {} : { certificate: pasted }),
        });
        if (!answer.ok) return answer;
        setRead(answer.value);
        if (field.current !== null) field.current.value = "";
        setTyped(false);
        return answer;
      }),
    );
  return (
    <Card title={t("window.tools.shards.certificate")}>
      <div className={classes["form"]}>
        <Textarea
          label={t("window.tools.shards.paste")}
          description={t(hasOwn ? "window.tools.shards.pasteOr" : "window.tools.shards.pasteHint")}
          ref={field}
          rows={3}
          maxLength={65_536}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          classNames={{ input: "sw-mono" }}
          onChange={(event) => setTyped(event.currentTarget.value.trim() !== "")}
        />
        <Button variant="default" onClick={decode} loading={task.busy} disabled={!live || !(hasOwn || typed)}>
          {t("window.tools.shards.decode")}
        </Button>
        {task.problem === undefined ? null : <ProblemCard problem={task.problem} />}
        {read === undefined ? null : <Decoded read={read} />}
        <div>
          <p className={classes["subhead"]}>{t("certificate.risks.title")}</p>
          <ul className={classes["sentences"]}>
            {certificateRisks(t).map((risk) => (
              <li key={risk}>{risk}</li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}

const MEANINGS = { fits: "proven", unclear: "unknown", wrong: "stopped" } as const;

function Decoded({ read }: { readonly read: NumberCertificate }) {
  const t = useTranslation();
  const reason = certificateReason(t, read);
  return (
    <div role="status" className={classes["form"]}>
      <StatusBadge meaning={MEANINGS[read.outcome]} word={t(`certificate.outcome.${read.outcome}`)} />
      {reason === undefined ? null : <span>{reason}</span>}
      <dl className={toolClasses["facts"]}>
        {certificateFacts(t, read).map(([label, value]) => (
          <div key={label} className={classes["fact"]}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <span className={classes["quiet"]}>{t("certificate.layout")}</span>
    </div>
  );
}
