import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { CopyButton } from "../text/CopyButton.tsx";
import { saveFile } from "./save-file.ts";

type SaveOrCopyProps = {
  readonly text: string;
  readonly file: string;
  readonly type: string;
  readonly save: string;
  readonly copy: string;
};

/** Buttons that save a text as a file or copy it. */
export function SaveOrCopy({ text, file, type, save, copy }: SaveOrCopyProps) {
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconDownload size={14} />}
        onClick={() => saveFile(file, new Blob([text], { type }))}
      >
        {save}
      </Button>
      <CopyButton content="plain" text={text} label={copy} wordy />
    </>
  );
}
