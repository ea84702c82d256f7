import type { Icon } from "@tabler/icons-react";
import { useState, type DragEvent, type ReactNode } from "react";
import classes from "./forms.module.css";

type DropAreaProps = {
  readonly icon: Icon;
  /** What belongs here, in one sentence. */
  readonly text: string;
  /** Has to read the entries at once: they are gone after the drop. */
  readonly onDrop: (transfer: DataTransfer) => void;
  /** Other ways to the same content: buttons. */
  readonly children: ReactNode;
};

/** An area that takes what is dropped on it. */
export function DropArea({ icon: Sign, text, onDrop, children }: DropAreaProps) {
  const [over, setOver] = useState(false);
  const take = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onDrop(event.dataTransfer);
  };
  return (
    <div
      className={classes["drop"]}
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={take}
    >
      <Sign size={26} stroke={1.5} aria-hidden />
      <p>{text}</p>
      <div className={classes["dropWays"]}>{children}</div>
    </div>
  );
}
