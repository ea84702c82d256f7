import { useMemo } from "react";
import { exactText } from "./exact-text.ts";
import classes from "./payload.module.css";

/** A scrolling part has to be reached by keyboard. */
const REACHABLE = { tabIndex: 0 };

/** A body as it came, as one piece of text and nothing else. `label` names it for a screen reader. */
export function RawText({ text, label }: { readonly text: string; readonly label: string }) {
  const shown = useMemo(() => exactText(text), [text]);
  return (
    <pre className={classes["raw"]} role="region" aria-label={label} {...REACHABLE} dir="ltr">
      {shown}
    </pre>
  );
}
