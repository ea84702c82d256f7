import { CloseButton } from "@mantine/core";
import { useEffect, useState, type ReactNode } from "react";
import { StatusMark, type Meaning } from "../../components/status/StatusMark.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Toast.module.css";

/** How long a toast stays that tells no error. */
const SHOWN_MS = 6_000;

type ToastProps = {
  readonly meaning: Meaning;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** Errors stay until they are closed. */
  readonly stays: boolean;
  readonly onClose: () => void;
};

/** A notice in the corner of the window. It goes by itself unless it stays, the pointer rests on it, or it has focus. */
export function Toast({ meaning, title, text, action, stays, onClose }: ToastProps) {
  const t = useTranslation();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (stays || held) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, onClose, stays]);
  return (
    <div
      className={classes["toast"]}
      data-meaning={meaning}
      role={stays ? "alert" : "status"}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <StatusMark meaning={meaning} word={t(`window.meaning.${meaning}`)} />
      <div className={classes["words"]}>
        <strong>{title}</strong>
        {text === undefined ? null : <span>{text}</span>}
        {action}
      </div>
      <CloseButton aria-label={t("window.frame.noticeClose")} onClick={onClose} />
    </div>
  );
}
