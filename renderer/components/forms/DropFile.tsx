import { Button, FileButton } from "@mantine/core";
import { IconFileUpload } from "@tabler/icons-react";
import { useState, type DragEvent, type ReactNode } from "react";
import classes from "./forms.module.css";

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
  const [over, setOver] = useState(false);
  const take = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined && !disabled) onFile(file);
  };
  return (
    <div
      className={classes["drop"]}
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={take}
    >
      <IconFileUpload size={26} stroke={1.5} aria-hidden />
      <p>{text}</p>
      <div className={classes["dropWays"]}>
        <FileButton accept={accept} disabled={disabled} onChange={(file) => file !== null && onFile(file)}>
          {(props) => (
            <Button {...props} variant="default" disabled={disabled}>
              {choose}
            </Button>
          )}
        </FileButton>
        {children}
      </div>
    </div>
  );
}
