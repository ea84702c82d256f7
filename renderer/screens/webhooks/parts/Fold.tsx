import { IconChevronRight } from "@tabler/icons-react";
import { useEffect, useId, useState, type ReactNode } from "react";
import classes from "./Fold.module.css";

type FoldProps = {
  readonly title: string;
  /** What is in it, where the title alone does not tell. */
  readonly note?: string;
  /** Its state in a word, seen while it is folded. */
  readonly aside?: ReactNode;
  /** True while something in it needs a person: it opens then. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
};

/** A titled part that folds to its name and state. */
export function Fold({ title, note, aside, urgent = false, children }: FoldProps) {
  const id = useId();
  const [open, setOpen] = useState(urgent);
  useEffect(() => {
    if (urgent) setOpen(true);
  }, [urgent]);
  return (
    <section className={classes["fold"]} aria-labelledby={id}>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <IconChevronRight size={16} stroke={2} />
          <h2 id={id}>{title}</h2>
          {note === undefined ? null : <span className={classes["note"]}>{note}</span>}
          {aside === undefined ? null : <span className={classes["aside"]}>{aside}</span>}
        </summary>
        <div className={classes["inside"]}>{children}</div>
      </details>
    </section>
  );
}

/** Parts that fold, as rows of one card. */
export function Folds({ children }: { readonly children: ReactNode }) {
  return <div className={classes["folds"]}>{children}</div>;
}
