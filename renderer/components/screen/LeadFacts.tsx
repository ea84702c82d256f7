import type { ReactNode } from "react";
import { StatusBadge, type Meaning } from "../status/StatusMark.tsx";
import classes from "./LeadFacts.module.css";

type LeadFactsProps = {
  /** How certain the sentence above is. */
  readonly certainty?: { readonly meaning: Meaning; readonly word: string } | undefined;
  /** What it rests on: one span for each fact that is known. */
  readonly children: ReactNode;
};

/** The line below a screen's title: how certain the title is, and the facts, separated by dots. */
export function LeadFacts({ certainty, children }: LeadFactsProps) {
  return (
    <span className={`sw-facts ${classes["lead"]}`}>
      {certainty === undefined ? null : <StatusBadge {...certainty} />}
      {children}
    </span>
  );
}
