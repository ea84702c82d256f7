import type { TestState, TestStep } from "../../../../shared/webhook/connectivity-test.ts";
import { CHECK_MEANINGS } from "../../../components/checks/check-meanings.ts";
import { Explained } from "../../../components/checks/CheckLine.tsx";
import { useCheckWords } from "../../../components/checks/use-check-words.ts";
import { NumberMark, StatusMark } from "../../../components/status/StatusMark.tsx";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { Running } from "../../../components/waiting/Waiting.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { shortMs } from "../parts/short-ms.ts";
import { stepName, stepTitle } from "./step-words.ts";
import webhooks from "../parts/webhooks.module.css";
import classes from "./test.module.css";

type TestStepsProps = { readonly test: TestState; readonly spoken: string };

/** Lists the steps of a test in order: the state, the result and the duration of each. */
export function TestSteps({ test, spoken }: TestStepsProps) {
  return (
    <ol className={classes["steps"]}>
      {test.steps.map((step, index) => (
        <StepLine key={step.id} test={test} step={step} number={index + 1} spoken={spoken} />
      ))}
    </ol>
  );
}

type StepLineProps = TestStepsProps & { readonly step: TestStep; readonly number: number };

function StepLine({ test, step, number, spoken }: StepLineProps) {
  const t = useTranslation();
  const running = step.state === "running" && test.phase !== "ended";
  return (
    <li className={classes["step"]} aria-current={running ? "step" : undefined}>
      <StepMark test={test} step={step} number={number} />
      <div className={classes["text"]}>
        <strong>{stepTitle(t, step.id)}</strong>
        <StepText test={test} step={step} spoken={spoken} />
      </div>
      <StepTime step={step} running={running} />
    </li>
  );
}

function StepMark({ test, step, number }: Omit<StepLineProps, "spoken">) {
  const t = useTranslation();
  if (step.check !== undefined)
    return (
      <StatusMark
        meaning={CHECK_MEANINGS[step.check.status]}
        word={t(`window.move.checks.status.${step.check.status}`)}
      />
    );
  if (step.state === "running" && test.phase !== "ended")
    return <StatusMark meaning="busy" word={t("window.meaning.busy")} />;
  if (test.phase === "ended") return <StatusMark meaning="left-out" word={t("window.meaning.left-out")} />;
  return <NumberMark number={number} word={t("window.meaning.pending")} />;
}

function StepText({ test, step, spoken }: Omit<StepLineProps, "number">) {
  const t = useTranslation();
  const words = useCheckWords();
  const { check } = step;
  if (check === undefined) {
    if (step.id === "webhooks.message" && test.phase === "awaiting-message" && test.word !== undefined)
      return <p>{t("window.webhooks.test.sendWord", { word: test.word, spoken })}</p>;
    return <p>{t(`window.webhooks.test.step.${stepName(step.id)}`)}</p>;
  }
  const plain = check.status === "pass";
  return (
    <>
      <p>
        <Untrusted text={words.found(check)} most={600} />
      </p>
      {plain ? null : (
        <details className={webhooks["more"]} open={check.status === "fail"}>
          <summary>{t("window.webhooks.test.why")}</summary>
          <Explained check={check} why={t(`webhookChecks.${stepName(step.id)}.why`)} />
        </details>
      )}
    </>
  );
}

function StepTime({ step, running }: { readonly step: TestStep; readonly running: boolean }) {
  const t = useTranslation();
  return (
    <span className={webhooks["time"]}>
      {step.ms !== undefined ? (
        shortMs(t, step.ms)
      ) : running && step.startedAt !== undefined ? (
        <Running since={step.startedAt} />
      ) : null}
    </span>
  );
}
