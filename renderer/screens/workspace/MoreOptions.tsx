import { useEffect, useState, type ReactNode } from "react";
import { fieldAskedFor } from "../../app/field-link.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./workspace.module.css";

type MoreOptionsProps = {
  /** True if something in it is set, wrong or asked for: it opens by itself then. */
  readonly needed: boolean;
  /** The names of the fields in it; it is open if the URL asks for one of them. */
  readonly fields: readonly string[];
  /** What is inside, in one line. */
  readonly what: string;
  readonly children: ReactNode;
};

/** Fields that most connections can do without, folded until they are needed. */
export function MoreOptions({ needed, fields, what, children }: MoreOptionsProps) {
  const t = useTranslation();
  const [open, setOpen] = useState(() => needed || fields.includes(fieldAskedFor() ?? ""));
  useEffect(() => {
    if (needed) setOpen(true);
  }, [needed]);
  return (
    <details className={classes["more"]} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{t("window.workspace.more")}</span> <span className="sw-quiet">{what}</span>
      </summary>
      <div className={classes["moreFields"]}>{children}</div>
    </details>
  );
}
