import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { STEP_TRAITS } from "../../../../shared/migration/step.ts";
import type { PinSide } from "../../../../shared/platform/facts.ts";
import { e164 } from "../../../../shared/phone.ts";
import { earlierPinWords, pinQuestion } from "../../../../shared/wording/pin-words.ts";
import { useConnection, usePart } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";
import { CancelButton, QuestionDialog } from "../../../components/dialog/QuestionDialog.tsx";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { Waiting } from "../../../components/waiting/Waiting.tsx";
import { openRunsOf } from "../../../stores/runs.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { OneNumber } from "../one-number.ts";
import forms from "../../../components/forms/forms.module.css";
import classes from "./pin.module.css";
import { PinHistoryList } from "./PinHistoryList.tsx";
import { isPinSectionAskedFor } from "./section-link.ts";
import { useChangePin, type ChangePin } from "./use-change-pin.ts";
import { DialogButtons } from "../../../components/dialog/Dialog.tsx";

const SIDES: readonly PinSide[] = ["on-premises", "cloud"];

/**
 * Sets the two-step PIN of a number or turns it off, through the API at the number's location, and shows
 * the last change.
 */
export function PinSection({ workspace, number }: OneNumber) {
  const t = useTranslation();
  const { runs } = useStores();
  const live = useConnection().kind === "live";
  const change = useChangePin({ workspace, number });
  const full: string = e164(number.cc, number.phoneNumber);
  const runIsOpen = usePart(runs, (known) => openRunsOf(known).some((run) => run.number === full)) === true;
  const busy = change.looking.busy || change.sending.busy;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPinSectionAskedFor(window.history.state)) return;
    // Delayed because the screen scrolls to its top when it opens, in an effect that runs after this one.
    const frame = requestAnimationFrame(() => {
      place.current?.scrollIntoView({ block: "start" });
      place.current?.querySelector<HTMLElement>("button:not(:disabled)")?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={place}>
      <Card title={t("window.pin.title")}>
        <div className={classes["section"]}>
          <p>{t("window.pin.what")}</p>
          <p className="sw-quiet">{t("window.pin.step")}</p>
          {runIsOpen ? <p>{t("window.pin.runOpen")}</p> : null}
          <div className={forms["buttons"]}>
            <Button variant="default" disabled={!live || runIsOpen || busy} onClick={() => change.ask("set")}>
              {t("window.pin.set")}
            </Button>
            <Button variant="default" disabled={!live || runIsOpen || busy} onClick={() => change.ask("off")}>
              {t("window.pin.off")}
            </Button>
          </div>
          <UnderWay change={change} />
          <PinProblemCard change={change} />
          <PinHistoryList number={number} />
        </div>
      </Card>
      <PinQuestion change={change} />
    </div>
  );
}

function UnderWay({ change: { looking, sending } }: { readonly change: ChangePin }) {
  const t = useTranslation();
  const since = looking.since ?? sending.since;
  if (since === undefined) return null;
  return (
    <Waiting
      shown
      label={t(looking.busy ? "window.pin.looking" : "window.pin.sending")}
      since={since}
      limitMs={STEP_TRAITS.inspect.limitMs}
    />
  );
}

/** Shows why nothing was sent; if only the location is unknown, the user can report it. */
function PinProblemCard({ change }: { readonly change: ChangePin }) {
  const t = useTranslation();
  const problem = change.looking.problem ?? change.sending.problem;
  if (problem === undefined) return null;
  const { wanted } = change;
  const mayTell = problem.kind === "named" && problem.problem.kind === "placeUnknown" && wanted !== undefined;
  if (!mayTell) return <ProblemCard problem={problem} />;
  const sides = wanted === "set" ? SIDES : SIDES.slice(0, 1);
  return (
    <ProblemCard
      problem={problem}
      actions={sides.map((side) => (
        <Button key={side} variant="default" onClick={() => change.ask(wanted, side)}>
          {t(`window.pin.itIs.${side}`)}
        </Button>
      ))}
    />
  );
}

function PinQuestion({ change: { asked, cancel, confirm } }: { readonly change: ChangePin }) {
  const t = useTranslation();
  const question = asked === undefined ? undefined : pinQuestion(t, asked);
  const earlier = asked?.earlier === undefined ? [] : [earlierPinWords(t, asked.earlier)];
  return (
    <QuestionDialog
      opened={asked !== undefined}
      title={question?.title ?? ""}
      means={[...earlier, ...(question?.means ?? [])]}
      onClose={cancel}
    >
      <DialogButtons>
        <CancelButton onCancel={cancel} />
        <Button onClick={confirm}>{t(`window.pin.${asked?.action ?? "set"}`)}</Button>
      </DialogButtons>
    </QuestionDialog>
  );
}
