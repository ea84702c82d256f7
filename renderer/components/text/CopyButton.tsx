import { Button } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useEffect, useId, useState } from "react";
import { SECRET_COPY_MS } from "../../../shared/redacted.ts";
import { useCopy } from "../../app/use-copy.ts";
import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import type { CopiedContent } from "../../stores/page-copies.ts";
import { useTranslation } from "../../wording/use-translation.tsx";

type CopyButtonProps = {
  readonly text: string;
  /** A secret, or what grants access, is cleared from the clipboard again. */
  readonly content: CopiedContent;
  /** What is copied, for screen readers: "Copy the trace ID". */
  readonly label: string;
  /** Shows the label beside the icon too. */
  readonly wordy?: boolean;
  /** Stands in a row with buttons of the usual height, and has theirs. */
  readonly inRow?: boolean;
};

/** Copies a text to the clipboard and shows the result for two seconds. */
export function CopyButton({ text, content, label, wordy = false, inRow = false }: CopyButtonProps) {
  const t = useTranslation();
  const copy = useCopy();
  const note = useId();
  const isDesktop = usePart(useStores().info, ({ desktop }) => desktop) === true;
  const [done, setDone] = useState<"copied" | "failed">();
  useEffect(() => {
    if (done === undefined) return;
    const timer = setTimeout(() => setDone(undefined), 2_000);
    return () => clearTimeout(timer);
  }, [done]);
  const shown = done === undefined ? label : t(`window.copy.${done}`);
  const Icon = done === "copied" ? IconCheck : IconCopy;
  const onClick = (): void => {
    copy(text, content).then(
      (ok) => setDone(ok ? "copied" : "failed"),
      () => setDone("failed"),
    );
  };
  const button = (
    <Button
      {...(inRow ? {} : { size: "compact-sm" })}
      variant={wordy ? "default" : "subtle"}
      leftSection={<Icon size={14} />}
      aria-label={shown}
      aria-describedby={content === "secret" ? note : undefined}
      onClick={onClick}
    >
      <span aria-live="polite">{wordy || done !== undefined ? shown : t("window.copy.copy")}</span>
    </Button>
  );
  if (content === "plain") return button;
  return (
    <>
      {button}
      <span id={note} className="sw-quiet">
        {t(isDesktop ? "window.copy.cleared" : "window.copy.clearedHere", {
          seconds: SECRET_COPY_MS / 1000,
        })}
      </span>
    </>
  );
}
