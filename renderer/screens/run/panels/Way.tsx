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

/** Renders one option to find an unknown location: its position, what it does, and its buttons. */
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
