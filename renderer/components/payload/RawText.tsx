import { useMemo } from "react";
import { exactText } from "./exact-text.ts";
import classes from "./payload.module.css";

/** A scrolling area must be reachable by keyboard. */
const REACHABLE = { tabIndex: 0 };

/** A body as received, as one block of plain text. `label` names it for screen readers. */
export function RawText({ text, label }: { readonly text: string; readonly label: string }) {
  const shown = useMemo(() => exactText(text), [text]);
  return (
    <pre className={classes["raw"]} role="region" aria-label={label} {...REACHABLE} dir="ltr">
      {shown}
    </pre>
  );
}
