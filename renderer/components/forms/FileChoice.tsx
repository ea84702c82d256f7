import { Button, FileButton, Input } from "@mantine/core";
import { IconFile } from "@tabler/icons-react";
import { useTranslation } from "../../wording/use-translation.tsx";
import { visible } from "../../../shared/visible.ts";
import classes from "./forms.module.css";

type FileChoiceProps = {
  readonly label: string;
  /** File extensions and types that the file dialog offers. */
  readonly accept: string;
  /** The chosen file. Only the code that stores it reads it. */
  readonly file: File | undefined;
  readonly onChoose: (file: File) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
};

/** Field to choose a file without reading it, so that its content never appears in the page. */
export function FileChoice({ label, accept, file, onChoose, error, disabled = false }: FileChoiceProps) {
  const t = useTranslation();
  return (
    <Input.Wrapper label={label} labelElement="div" error={error}>
      <div className={classes["choice"]}>
        <FileButton
          accept={accept}
          disabled={disabled}
          onChange={(chosen) => chosen !== null && onChoose(chosen)}
        >
          {(props) => (
            <Button
              {...props}
              size="compact-sm"
              variant="default"
              leftSection={<IconFile size={14} />}
              aria-label={t("window.network.file.chooseFor", { label })}
            >
              {t("window.network.file.choose")}
            </Button>
          )}
        </FileButton>
        <span className="sw-break sw-quiet">
          {file === undefined ? t("window.network.file.none") : visible(file.name, 120)}
        </span>
      </div>
    </Input.Wrapper>
  );
}
