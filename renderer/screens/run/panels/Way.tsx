import type { ReactNode } from "react";
import { NumberMark } from "../../../components/status/StatusMark.tsx";
import classes from "./panels.module.css";

type WayProps = {
  /** Its position in the list; undefined for an option that stands apart. */
  readonly number?: number;
  readonly title: string;
  readonly text: string;
  readonly facts?: ReactNode;
  readonly buttons: ReactNode;
};

/** Renders one thing that a person can do about an unknown location: what it does, and its buttons. */
export function Way({ number, title, text, facts, buttons }: WayProps) {
  const parts = (
    <>
      {number === undefined ? <span /> : <NumberMark number={number} />}
      <div className={classes["wayText"]}>
        <h3>{title}</h3>
        <p>{text}</p>
        {facts === undefined || facts === null ? null : <div className={classes["wayFacts"]}>{facts}</div>}
      </div>
      <div className={classes["wayButtons"]}>{buttons}</div>
    </>
  );
  return number === undefined ? (
    <div className={classes["way"]}>{parts}</div>
  ) : (
    <li className={classes["way"]}>{parts}</li>
  );
}
