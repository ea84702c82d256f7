import {
  IconAlertTriangle,
  IconCheck,
  IconCircle,
  IconCircleDot,
  IconMinus,
  IconQuestionMark,
  IconX,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import classes from "./StatusMark.module.css";

/** What a mark means. Each has its own color, icon and text, so that no meaning depends on color alone. */
export type Meaning = "proven" | "attention" | "stopped" | "unknown" | "busy" | "pending" | "left-out";

const ICONS: Readonly<Record<Meaning, ComponentType<{ size: number; stroke: number }>>> = {
  proven: IconCheck,
  attention: IconAlertTriangle,
  stopped: IconX,
  unknown: IconQuestionMark,
  busy: IconCircleDot,
  pending: IconCircle,
  "left-out": IconMinus,
};

/** A round mark in front of a line; `word` is its text for screen readers. */
export function StatusMark({ meaning, word }: { readonly meaning: Meaning; readonly word: string }) {
  const Icon = ICONS[meaning];
  return (
    <span className={classes["mark"]} data-meaning={meaning} role="img" aria-label={word} title={word}>
      <Icon size={14} stroke={2.4} />
    </span>
  );
}

/** A small label with icon and text. */
export function StatusBadge({ meaning, word }: { readonly meaning: Meaning; readonly word: string }) {
  const Icon = ICONS[meaning];
  return (
    <span className={classes["badge"]} data-meaning={meaning}>
      <Icon size={13} stroke={2.4} />
      <span className={classes["word"]}>{word}</span>
    </span>
  );
}

/** A number in a circle, where no mark is shown yet; without `word` it is hidden from screen readers. */
export function NumberMark({ number, word }: { readonly number: number; readonly word?: string }) {
  const accessibility = word === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": word };
  return (
    <span className={classes["number"]} {...accessibility}>
      {number}
    </span>
  );
}
