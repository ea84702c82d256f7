import { CodeEntry } from "../../../components/code-entry/CodeEntry.tsx";
import { PhoneHolder } from "../../../components/code-entry/PhoneHolder.tsx";
import { PracticePhone } from "../../../components/practice/PracticePhone.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { useStores } from "../../../app/window-context.tsx";
import { localTime } from "../../../wording/local-time.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { PanelProps } from "./panel.ts";
import classes from "./panels.module.css";

/** Shown while the migration waits for its registration code. */
export function CodePanel({ run, phase, actions }: PanelProps<"awaiting-code">) {
  const t = useTranslation();
  const { realm } = useStores();
  const known = phase.certain ? "sent" : "maybe";
  const facts = { spoken: run.spoken, time: localTime(t.language, phase.sentAt) };
  return (
    <>
      <div className={classes["code"]}>
        <Card title={t("window.code.title")}>
          <p>
            <span>{t(`window.code.${known}.${phase.method}`, facts)}</span> <ReportedName run={run} />
          </p>
          <CodeEntry
            phase={phase}
            live={actions.live}
            busy={busyWith(actions)}
            failed={actions.problem !== undefined}
            onEnter={actions.enterCode}
            onResend={actions.resendCode}
          />
        </Card>
        {realm === "practice" ? <PracticePhone /> : null}
      </div>
      {realm === "practice" ? null : <PhoneHolder spoken={run.spoken} method={phase.method} />}
    </>
  );
}

function busyWith({
  busy,
}: PanelProps<"awaiting-code">["actions"]): "enter" | "resend" | "before" | undefined {
  switch (busy) {
    case undefined:
      return undefined;
    case "code":
      return "enter";
    case "resend":
      return "resend";
    default:
      return "before";
  }
}

function ReportedName({ run }: Pick<PanelProps<"awaiting-code">, "run">) {
  const t = useTranslation();
  const { reported, expected, differs } = run.displayName ?? {};
  if (reported === undefined) return null;
  const same = expected !== undefined && differs === false;
  return (
    <span>
      {t(same ? "window.code.name.same" : "window.code.name.other")} <Untrusted text={reported} />
    </span>
  );
}
