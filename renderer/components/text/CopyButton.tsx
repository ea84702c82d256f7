import { Button } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useCopy } from "../../app/use-copy.ts";
import { useTranslation } from "../../wording/use-translation.tsx";

type CopyButtonProps = {
  readonly text: string;
  /** What is copied, for screen readers: "Copy the trace ID". */
  readonly label: string;
  /** Shows the label beside the icon too. */
  readonly wordy?: boolean;
};

/** Copies a text to the clipboard and shows the result for two seconds. Never used for a secret. */
export function CopyButton({ text, label, wordy = false }: CopyButtonProps) {
  const t = useTranslation();
  const copy = useCopy();
  const [done, setDone] = useState<"copied" | "failed">();
  useEffect(() => {
    if (done === undefined) return;
    const timer = setTimeout(() => setDone(undefined), 2_000);
    return () => clearTimeout(timer);
  }, [done]);
  const shown = done === undefined ? label : t(`window.copy.${done}`);
  const Icon = done === "copied" ? IconCheck : IconCopy;
  const onClick = (): void => {
    copy(text).then(
      (ok) => setDone(ok ? "copied" : "failed"),
      () => setDone("failed"),
    );
  };
  return (
    <Button
      size="compact-sm"
      variant={wordy ? "default" : "subtle"}
      leftSection={<Icon size={14} />}
      aria-label={shown}
      onClick={onClick}
    >
      <span aria-live="polite">{wordy || done !== undefined ? shown : t("window.copy.copy")}</span>
    </Button>
  );
}
