import { Button, VisuallyHidden } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useId, useState } from "react";
import type { AwaitedCode } from "./awaited-code.ts";
import { needsAnotherCode } from "../../../shared/wording/phases.ts";
import { Form } from "../forms/Form.tsx";
import { usePress } from "../forms/use-press.ts";
import { useNow } from "../../app/use-now.ts";
import { localTime } from "../../wording/local-time.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { countdown } from "../waiting/countdown.ts";
import { AnotherCode } from "./AnotherCode.tsx";
import { CodeField } from "./CodeField.tsx";
import classes from "./CodeEntry.module.css";
import { CodeNotes, CodeResult } from "./CodeNotes.tsx";
import { Expiry } from "./Expiry.tsx";
import { useTypedCode } from "./use-typed-code.ts";

type CodeEntryProps = {
  readonly phase: AwaitedCode;
  /** True if the program responds. */
  readonly live: boolean;
  /**
   * The action started here that is still in progress: submitting a code, requesting another, or an earlier
   * question.
   */
  readonly busy: "enter" | "resend" | "before" | undefined;
  /** True if that action failed. */
  readonly failed?: boolean;
  /** Receives six digits. The receiver must not store them. */
  readonly onEnter: (code: string) => void;
  readonly onResend: (method: "sms" | "voice") => void;
};

/** Entry of a registration code: one field, the remaining validity, and requests for another code. */
export function CodeEntry({ phase, live, busy, failed = false, onEnter, onResend }: CodeEntryProps) {
  const t = useTranslation();
  const notes = useId();
  const result = useId();
  const now = useNow();
  const code = useTypedCode();
  const [badPaste, setBadPaste] = useState(false);
  const spent = needsAnotherCode(phase);
  // The exact validity is not published: a code that has probably expired is submitted only if the user
  // insists.
  const probablyExpired = !spent && Date.parse(phase.expiresAt) <= now;
  const [insists, setInsists] = useState<string>();
  const blocked = spent || (probablyExpired && insists !== phase.sentAt);
  const guessInMs = phase.guessAt === undefined ? 0 : Date.parse(phase.guessAt) - now;
  // No code is submitted before the response to the last one arrived, nor while another code is being
  // requested.
  const own = busy === "enter" || busy === "resend";
  const ready = code.full && live && !own && !blocked && guessInMs <= 0;
  const go = usePress({
    ready,
    waits: busy === "before",
    failed,
    onGo: () => {
      const typed = code.digits();
      // Clears the field before the response arrives.
      code.clear();
      onEnter(typed);
    },
  });
  return (
    <div className={classes["entry"]}>
      <Form className={classes["form"]} onSubmit={go.press} autoComplete="off">
        <CodeField
          code={code}
          onEdit={() => {
            setBadPaste(false);
            go.drop();
          }}
          onBadPaste={() => setBadPaste(true)}
          disabled={blocked || own}
          describedBy={`${result} ${notes}`}
        />
        <Button
          type="submit"
          disabled={!ready}
          loading={busy === "enter" || go.busy}
          variant={blocked ? "default" : "filled"}
          className={classes["go"] ?? ""}
        >
          {t("window.code.go")}
        </Button>
      </Form>
      <CodeResult phase={phase} id={result} />
      <p className={classes["irreversible"]}>
        <IconAlertTriangle size={16} aria-hidden /> {t("window.code.point")}
      </p>
      <p className={classes["alert"]} role="status">
        {badPaste ? t("window.code.pasteBad") : null}
        {guessInMs > 0 && phase.guessAt !== undefined ? (
          <>
            <VisuallyHidden>
              {t("window.code.guessFrom", {
                time: localTime(t.language, phase.guessAt, { seconds: true, earliest: true }),
              })}
            </VisuallyHidden>
            <span aria-live="off">{t("window.code.guessAt", { left: countdown(guessInMs) })}</span>
          </>
        ) : null}
      </p>
      <div className={classes["row"]}>
        {spent ? null : <Expiry expiresAt={phase.expiresAt} />}
        <AnotherCode
          phase={phase}
          may={live && busy === undefined}
          busy={busy === "resend"}
          urgent={blocked}
          onResend={onResend}
        />
        {blocked && probablyExpired ? (
          <Button size="compact-sm" variant="subtle" onClick={() => setInsists(phase.sentAt)}>
            {t("window.code.insist")}
          </Button>
        ) : null}
      </div>
      <div id={notes}>
        <CodeNotes phase={phase} expired={probablyExpired} />
      </div>
    </div>
  );
}
