import { Button, FileButton } from "@mantine/core";
import { IconFileUpload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { DropArea } from "./DropArea.tsx";

type DropFileProps = {
  /** What belongs here, in one sentence. */
  readonly text: string;
  /** Text of the button that opens the file dialog. */
  readonly choose: string;
  /** File extensions and types that the file dialog offers. A dropped file may be of any kind. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly disabled?: boolean;
  /** Other ways to the same content, beside the button. */
  readonly children?: ReactNode;
};

/** An area that takes one file, dropped or chosen. The content is read by the screen that gets the file. */
export function DropFile({ text, choose, accept, onFile, disabled = false, children }: DropFileProps) {
  const take = ({ files: [file] }: DataTransfer): void => {
    if (file !== undefined && !disabled) onFile(file);
  };
  return (
    <DropArea icon={IconFileUpload} text={text} onDrop={take}>
      <FileButton accept={accept} disabled={disabled} onChange={(file) => file !== null && onFile(file)}>
        {(props) => (
          <Button {...props} variant="default" disabled={disabled}>
            {choose}
          </Button>
        )}
      </FileButton>
      {children}
    </DropArea>
  );
}
