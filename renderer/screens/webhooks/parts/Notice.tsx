import type { ReactNode } from "react";
import { StatusMark, type Meaning } from "../../../components/status/StatusMark.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./webhooks.module.css";

type NoticeProps = {
  readonly meaning: Extract<Meaning, "attention" | "stopped" | "proven" | "unknown">;
  /** Announced to screen readers at once, for alerts that have just appeared. */
  readonly urgent?: boolean;
  /** Its name, if it has one. */
  readonly label?: string;
  /** A button beside the text. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** Shows an alert inside a card. */
export function Notice({ meaning, urgent = false, label, action, children }: NoticeProps) {
  const t = useTranslation();
  return (
    <div
      className={classes["notice"]}
      data-meaning={meaning}
      role={urgent ? "alert" : "status"}
      aria-label={label}
    >
      <StatusMark meaning={meaning} word={t(`window.meaning.${meaning}`)} />
      <div>{children}</div>
      {action}
    </div>
  );
}
