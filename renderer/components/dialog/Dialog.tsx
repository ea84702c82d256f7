import { Modal } from "@mantine/core";
import { createContext, useContext, useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "../../wording/use-translation.tsx";
import { LinkNotice } from "../link/LinkNotice.tsx";
import { WholeNumbers } from "../text/Breakable.tsx";
import classes from "./Dialog.module.css";
import { startOf } from "./dialog-start.ts";

type DialogProps = {
  readonly opened?: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** For tables, which 480 px are too narrow for. */
  readonly wide?: boolean;
  /** Label of the cross, if it does more than close. */
  readonly closeLabel?: string;
  readonly children: ReactNode;
};

const InDialog = createContext(false);

/**
 * Every dialog of the window: title, text, fields, and its buttons at the end. Escape and the cross close it.
 *
 * The focus starts in the first field, else on the text, and never on one of several buttons: an Enter that was
 * meant for the button that opened the dialog neither confirms nor cancels. Enter in a field submits its form; a
 * typed confirmation is submitted only once the text matches.
 */
export function Dialog({ opened = true, title, onClose, wide = false, closeLabel, children }: DialogProps) {
  const t = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={wide ? 640 : 480}
      centered
      title={<WholeNumbers text={title} />}
      closeButtonProps={{ "aria-label": closeLabel ?? t("window.question.close") }}
      classNames={{
        header: classes["header"] ?? "",
        title: classes["title"] ?? "",
        body: classes["body"] ?? "",
      }}
    >
      <InDialog value>
        <div className={classes["link"]}>
          <LinkNotice />
        </div>
        <Content>{children}</Content>
      </InDialog>
    </Modal>
  );
}

/** Puts the focus where the dialog starts, at first and whenever the part that had it is replaced. */
function Content({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (element === null) return undefined;
    let start = startOf(element);
    // The library focuses the first element with this mark, or else the cross.
    start.setAttribute("data-autofocus", "true");
    const used = new AbortController();
    for (const event of ["keydown", "pointerdown", "input"])
      element.addEventListener(event, () => used.abort(), { signal: used.signal });
    const observer = new MutationObserver(() => {
      const isLost = document.activeElement === document.body;
      // A part that loads later may bring an earlier field, such as that for a phone number.
      const isUntouched = !used.signal.aborted && document.activeElement === start;
      if (!isLost && !isUntouched) return;
      const next = startOf(element);
      if (next !== start || isLost) next.focus({ preventScroll: true });
      start = next;
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      used.abort();
    };
  }, []);
  return (
    <div ref={body} tabIndex={-1} className={classes["content"]}>
      {children}
    </div>
  );
}

/** The buttons of a dialog at its end: Cancel first, the primary one last. */
export function DialogButtons({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes["buttons"]} data-dialog-buttons>
      {children}
    </div>
  );
}

/** True inside a dialog, for parts that also stand on screens. */
export function useInDialog(): boolean {
  return useContext(InDialog);
}
