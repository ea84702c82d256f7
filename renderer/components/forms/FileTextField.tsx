import { Button, FileButton, Textarea } from "@mantine/core";
import { IconFile } from "@tabler/icons-react";
import { useState, type RefObject } from "react";
import { runInBackground } from "../../app/in-background.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./forms.module.css";

/** 256 KiB, more than any certificate or CA list needs. */
const MOST_BYTES = 262_144;

type FileTextFieldProps = {
  readonly label: string;
  readonly description?: string;
  /** The text stays in this element only; see useSecretEntry. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Called when the user changes the field. */
  readonly onTyped: () => void;
  /** Receives the text of a chosen file, to be put into the field. */
  readonly onRead: (text: string) => void;
  /** File extensions and types that the file dialog offers. */
  readonly accept: string;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
};

/** Field for text that is pasted or read from a file. The file itself is not changed or stored. */
export function FileTextField({
  label,
  description,
  field,
  onTyped,
  onRead,
  accept,
  error,
  disabled = false,
}: FileTextFieldProps) {
  const t = useTranslation();
  const [trouble, setTrouble] = useState<"tooLarge" | "unreadable">();
  const read = async (file: File): Promise<void> => {
    if (file.size > MOST_BYTES) return setTrouble("tooLarge");
    try {
      onRead(await file.text());
      setTrouble(undefined);
    } catch {
      setTrouble("unreadable");
    }
  };
  return (
    <div className={classes["fileText"]}>
      <Textarea
        label={label}
        description={description}
        ref={field}
        disabled={disabled}
        // Fixed rows: an auto-sizing field keeps a copy of its text in a second, hidden element.
        rows={5}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        classNames={{ input: "sw-mono" }}
        error={trouble === undefined ? error : t(`window.forms.file.${trouble}`)}
        onChange={() => {
          setTrouble(undefined);
          onTyped();
        }}
      />
      <FileButton
        accept={accept}
        disabled={disabled}
        onChange={(file) => file !== null && runInBackground(read(file))}
      >
        {(props) => (
          <Button
            {...props}
            size="compact-sm"
            variant="default"
            leftSection={<IconFile size={14} />}
            aria-label={t("window.forms.file.chooseFor", { label })}
          >
            {t("window.forms.file.choose")}
          </Button>
        )}
      </FileButton>
    </div>
  );
}
