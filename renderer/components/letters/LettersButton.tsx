import { Button } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "../../wording/use-translation.tsx";
import { LettersDialog, type LetterChoice } from "./LettersDialog.tsx";

type LettersButtonProps = {
  readonly spoken: string;
  /** The letters that fit, the likely one first. */
  readonly choices: readonly LetterChoice[];
  readonly size?: "compact-sm";
};

/** Opens the letters about a migration; nothing where none fits. */
export function LettersButton({ spoken, choices, size }: LettersButtonProps) {
  const t = useTranslation();
  const [opened, setOpened] = useState(false);
  if (choices.length === 0) return null;
  return (
    <>
      <Button
        variant="default"
        {...(size === undefined ? {} : { size })}
        leftSection={<IconMail size={size === undefined ? 17 : 14} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t("window.letters.open")}
      </Button>
      {opened ? <LettersDialog spoken={spoken} choices={choices} onClose={() => setOpened(false)} /> : null}
    </>
  );
}
