import { Button } from "@mantine/core";
import { IconAlertTriangleFilled, IconCheck, IconExclamationMark } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { UnsavedScope } from "../../components/forms/UnsavedGuard.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Step.module.css";

/** What stands in front of a row. "now": the step to be done; "plain": neither done nor wrong. */
export type StepMark = "done" | "warned" | "failed" | "now" | "plain";

type StepProps = {
  readonly title: string;
  /** The step's number; rows without one are not part of connecting. */
  readonly number?: number;
  readonly mark?: StepMark;
  /** The mark in words. */
  readonly word?: string;
  /** Under the title of the open row. */
  readonly lead?: string;
  /** What is known, in one line, while the row is folded. */
  readonly facts: ReactNode;
  /** When that was found out. */
  readonly age?: ReactNode;
  readonly open: boolean;
  /** True if the row was opened by a link or by finishing the one before: it takes the focus. */
  readonly focused: boolean;
  readonly action?: string;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Reports whether something in the row is not saved. */
  readonly onDirty: (dirty: boolean) => void;
  readonly children: ReactNode;
};

/** One row of the Connect screen: folded to a line with what is known, or open with its form. */
export function Step(props: StepProps) {
  const { open } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes["step"]} data-open={open}>
      {open ? <Open {...props} id={id} /> : <Folded {...props} id={id} />}
    </section>
  );
}

type RowProps = StepProps & { readonly id: string };

function Folded({ id, title, number, mark = "plain", word, facts, age, action, onOpen }: RowProps) {
  const t = useTranslation();
  return (
    <>
      {number === undefined ? null : <Mark number={number} mark={mark} word={word} />}
      <div className={classes["text"]}>
        <h2 id={id} className={classes["title"]}>
          {title}
        </h2>
        <div className={classes["facts"]}>{facts}</div>
      </div>
      {age === undefined ? null : <div className={classes["age"]}>{age}</div>}
      <Button
        size="compact-sm"
        variant="subtle"
        className={classes["edit"] ?? ""}
        aria-label={t("window.workspace.connect.editNamed", { title })}
        onClick={onOpen}
      >
        {action ?? t("window.workspace.connect.edit")}
      </Button>
    </>
  );
}

function Open(props: RowProps) {
  const { id, title, number, mark = "now", word, lead, focused, onClose, onDirty, children } = props;
  const t = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [dirty, setDirty] = useState(false);
  const focusAtFirst = useRef(focused);
  useEffect(() => {
    if (!focusAtFirst.current) return;
    // A screen that opens scrolls to its top and focuses its title: after that.
    const timer = setTimeout(() => {
      heading.current?.closest("section")?.scrollIntoView({ block: "nearest" });
      heading.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
    // The parent's function changes with every render, its meaning does not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [dirty]);
  return (
    <>
      {number === undefined ? null : (
        <Mark number={number} mark={mark === "plain" || mark === "done" ? "now" : mark} word={word} />
      )}
      <div className={classes["body"]}>
        <div className={classes["head"]}>
          <div>
            <h2 id={id} className={classes["openTitle"]} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            {lead === undefined ? null : <p className={classes["lead"]}>{lead}</p>}
          </div>
          {dirty ? null : (
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={t("window.workspace.connect.closeNamed", { title })}
              onClick={onClose}
            >
              {t("window.workspace.connect.close")}
            </Button>
          )}
        </div>
        <UnsavedScope onChange={setDirty}>{children}</UnsavedScope>
      </div>
    </>
  );
}

type MarkProps = { readonly number: number; readonly mark: StepMark; readonly word: string | undefined };

function Mark({ number, mark, word }: MarkProps) {
  const said =
    word === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": word, title: word };
  return (
    <span className={classes["mark"]} data-mark={mark} {...said}>
      {mark === "done" ? (
        <IconCheck size={16} stroke={2.4} />
      ) : mark === "warned" ? (
        <IconAlertTriangleFilled size={14} />
      ) : mark === "failed" ? (
        <IconExclamationMark size={16} stroke={2.6} />
      ) : (
        number
      )}
    </span>
  );
}
