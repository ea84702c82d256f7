import { Button } from "@mantine/core";
import type { CodeMethod } from "../../../shared/migration/plan.ts";
import { useNow } from "../../app/use-now.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { countdown } from "../waiting/countdown.ts";
import type { AwaitedCode } from "./awaited-code.ts";
import classes from "./CodeEntry.module.css";

type AnotherCodeProps = {
  readonly phase: AwaitedCode;
  readonly may: boolean;
  readonly busy: boolean;
  /** True if the user can continue only with another code. */
  readonly urgent: boolean;
  readonly onResend: (method: CodeMethod) => void;
};

/** Buttons to request another code by SMS or voice, each disabled until the time the platform gave. */
export function AnotherCode({ phase, may, busy, urgent, onResend }: AnotherCodeProps) {
  const t = useTranslation();
  const now = useNow();
  const other: CodeMethod = phase.method === "sms" ? "voice" : "sms";
  const channels = [
    { method: phase.method, action: t(`window.code.again.${phase.method}`) },
    { method: other, action: t(`window.code.instead.${other}`) },
  ];
  return (
    <div className={classes["channels"]} role="group" aria-label={t("window.code.channels")}>
      {channels.map(({ method, action }, index) => {
        const left = Date.parse(phase.resendAt[method]) - now;
        return (
          <Button
            key={method}
            size="compact-sm"
            variant={urgent && index === 0 ? "filled" : "subtle"}
            disabled={!may || left > 0}
            loading={busy && index === 0}
            onClick={() => onResend(method)}
          >
            {left > 0 ? t("window.code.wait", { action, left: countdown(left) }) : action}
          </Button>
        );
      })}
    </div>
  );
}
