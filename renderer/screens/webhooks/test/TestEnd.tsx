import { Button, VisuallyHidden } from "@mantine/core";
import { Link } from "wouter";
import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";
import { to } from "../../../app/routes.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { useCheckWords } from "../../../components/checks/use-check-words.ts";
import { StatusMark } from "../../../components/status/StatusMark.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { GiveBack } from "../parts/UnrestoredBanner.tsx";
import { Notice } from "../parts/Notice.tsx";
import { isLeftToRestore, outcomeOfTest, restorationOf } from "../../../../shared/webhook/test-outcome.ts";
import { isOfItsApi, isShown, OUTCOME_MEANINGS } from "../../../components/webhooks/outcome.ts";
import { restorationWords } from "./restoration-words.ts";
import { stepTitle } from "./step-words.ts";
import webhooks from "../parts/webhooks.module.css";
import classes from "./test.module.css";

type TestEndProps = { readonly test: TestState; readonly onAgain: () => void };

/**
 * Shows how a test ended: the verdict, whether callback URLs are restored, and what is confirmed and
 * unconfirmed.
 */
export function TestEnd({ test, onAgain }: TestEndProps) {
  const t = useTranslation();
  const verdict = outcomeOfTest(test);
  const meaning = OUTCOME_MEANINGS[verdict];
  const arrives = verdict === "arrives" || verdict === "unsigned";
  // What is left replaced comes first: its button is the filled one.
  const isLeft = isLeftToRestore(restorationOf(test));
  return (
    <Card>
      <div className={classes["end"]} role="status">
        {/* The title shows it; here it is announced when the test ends. */}
        <VisuallyHidden component="h2">{t(`window.webhooks.test.verdict.${verdict}.what`)}</VisuallyHidden>
        <div className={classes["verdict"]}>
          <StatusMark meaning={meaning} word={t(`window.meaning.${meaning}`)} />
          <p>{t(`window.webhooks.test.verdict.${verdict}.next`)}</p>
        </div>
        <FailedLine test={test} />
        <Restored test={test} />
        <Proven test={test} />
        <div className={webhooks["buttons"]}>
          {arrives ? (
            <Button
              variant={isLeft ? "default" : "filled"}
              component={Link}
              href={to.webhookEndpoint(test.phoneNumberId)}
            >
              {t("window.webhooks.test.toEndpoint")}
            </Button>
          ) : null}
          <Button variant={arrives || isLeft ? "default" : "filled"} onClick={onAgain}>
            {t("window.webhooks.test.again")}
          </Button>
          <Button component={Link} href={to.events()} variant="subtle">
            {t("window.webhooks.test.toEvents")}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** The first line that failed, with its cause and fix: the lines themselves are further down. */
function FailedLine({ test }: { readonly test: TestState }) {
  const t = useTranslation();
  const words = useCheckWords();
  // What is said of callback URLs that aren't restored comes next.
  const step = test.steps.find(({ id, check }) => check?.status === "fail" && id !== "webhooks.restored");
  const cause = step?.check === undefined ? undefined : words.cause(step.check.cause, step.check.id);
  if (step === undefined || cause === undefined) return null;
  const title = stepTitle(t, step.id);
  return (
    <Notice meaning="stopped" label={title}>
      <strong>{title}</strong>
      <p>{cause.happened}</p>
      <p>{cause.remedy}</p>
    </Notice>
  );
}

/** Shows whether callback URLs are restored, whatever the verdict, because production depends on it. */
function Restored({ test }: { readonly test: TestState }) {
  const t = useTranslation();
  const words = restorationWords(t, test);
  if (words === undefined) return null;
  const { restoration, what, next } = words;
  return (
    <Notice meaning={RESTORATION_MEANINGS[restoration]} urgent={restoration === "not-restored"}>
      <strong>{what}</strong>
      {next === undefined ? null : <p>{next}</p>}
      {/* Without a callback URL of its own, what is left is an earlier test's, which is listed above. */}
      {isLeftToRestore(restoration) && (test.borrowed !== undefined || restoration === "certificate-left") ? (
        <GiveBack test={test.test} />
      ) : null}
    </Notice>
  );
}

const RESTORATION_MEANINGS = {
  "as-before": "proven",
  "left-as-changed": "attention",
  "certificate-left": "attention",
  "not-restored": "stopped",
  unknown: "unknown",
  "nothing-replaced": "unknown",
} as const;

/**
 * Lists what a test confirmed and what it did not; steps that its API does not have are in neither list.
 */
function Proven({ test }: { readonly test: TestState }) {
  const t = useTranslation();
  const asked = test.steps.filter((step) => isOfItsApi(test, step));
  const passed = asked.filter((step) => isShown(test, step));
  const others = asked.filter((step) => !isShown(test, step));
  const list = (title: string, some: TestState["steps"]) =>
    some.length === 0 ? null : (
      <section aria-label={title}>
        <h3>{title}</h3>
        <ul>
          {some.map(({ id }) => (
            <li key={id}>{stepTitle(t, id)}</li>
          ))}
        </ul>
      </section>
    );
  return (
    <div className={classes["verdictLists"]}>
      {list(t("window.webhooks.test.proven"), passed)}
      {list(t("window.webhooks.test.notProven"), others)}
    </div>
  );
}
