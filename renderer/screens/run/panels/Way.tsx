import type { ReactNode } from "react";
import { NumberMark } from "../../../components/status/StatusMark.tsx";
import classes from "./panels.module.css";

type WayProps = {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly facts?: ReactNode;
  readonly buttons: ReactNode;
};

/** One way out of Unknown: its place in the order, what it does, and its button. */
export function Way({ number, title, text, facts, buttons }: WayProps) {
  return (
    <li className={classes["way"]}>
      <NumberMark number={number} />
      <div className={classes["wayText"]}>
        <h3>{title}</h3>
        <p>{text}</p>
        {facts === undefined || facts === null ? null : <div className={classes["wayFacts"]}>{facts}</div>}
      </div>
      <div className={classes["wayButtons"]}>{buttons}</div>
    </li>
  );
}
