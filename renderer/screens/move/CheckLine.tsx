import { Button } from "@mantine/core";
import type { CheckResult } from "../../../shared/checks/result.ts";
import { useCheckWords } from "../../components/checks/use-check-words.ts";
import { CHECK_MEANINGS } from "../../components/checks/check-meanings.ts";
import { StatusMark } from "../../components/status/StatusMark.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { useSay } from "../../wording/use-say.tsx";
import classes from "./Move.module.css";

type CheckLineProps = {
  readonly check: CheckResult;
  readonly busy: boolean;
  readonly may: boolean;
  readonly onAgain: (id: string) => void;
};

/** One check: its status, what was looked at, the value that was found; opened, why it matters and how to put it right. */
export function CheckLine({ check, busy, may, onAgain }: CheckLineProps) {
  const say = useSay();
  const words = useCheckWords();
  const title = words.title(check.id);
  const status = say(`window.move.checks.status.${check.status}`);
  return (
    <li>
      <details className={classes["check"]} open={check.status === "fail"}>
        <summary>
          <StatusMark meaning={CHECK_MEANINGS[check.status]} word={status} />
          <span className={classes["checkTitle"]}>{title}</span>
          <span className={classes["found"]}>
            <Untrusted text={words.found(check)} />
          </span>
        </summary>
        <div className={classes["more"]}>
          <Explained check={check} />
          <Button
            size="compact-sm"
            variant="default"
            disabled={!may}
            loading={busy}
            aria-label={say("window.move.checks.oneOf", { check: title })}
            onClick={() => onAgain(check.id)}
          >
            {say("window.move.checks.one")}
          </Button>
        </div>
      </details>
    </li>
  );
}

function Explained({ check }: { readonly check: CheckResult }) {
  const say = useSay();
  const words = useCheckWords();
  const cause = words.cause(check.cause);
  const rows = [
    { term: say("window.move.checks.why"), text: words.why(check.id) },
    { term: say("window.move.checks.happened"), text: cause?.happened },
    { term: say("window.move.checks.remedy"), text: cause?.remedy },
    {
      term: say("window.move.checks.heed"),
      text: check.status === "pass" ? words.heed(check.id) : undefined,
    },
  ];
  return (
    <dl className={classes["facts"]}>
      {rows.map(({ term, text }) =>
        text === undefined ? null : (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
