import { Button, FileButton } from "@mantine/core";
import { IconFiles } from "@tabler/icons-react";
import { useState, type DragEvent } from "react";
import classes from "./forms.module.css";

type DropFilesProps = {
  /** What belongs here, in one sentence. */
  readonly text: string;
  /** Text of the button that opens the dialog for files. */
  readonly chooseFiles: string;
  /** Text of the button that opens the dialog for a folder. */
  readonly chooseFolder: string;
  /** File extensions that the dialog offers. Dropped files may be of any kind. */
  readonly accept: string;
  /** Has to read the entries at once: they are gone after the drop. */
  readonly onDrop: (transfer: DataTransfer) => void;
  readonly onChosen: (files: readonly File[]) => void;
};

/** The page's types know the attribute as a property only. */
const FOLDER = { webkitdirectory: "" } as object;

/** An area that takes files and folders, dropped or chosen. Their content is read by the screen that gets them. */
export function DropFiles({ text, chooseFiles, chooseFolder, accept, onDrop, onChosen }: DropFilesProps) {
  const [over, setOver] = useState(false);
  const take = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onDrop(event.dataTransfer);
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
      <IconFiles size={26} stroke={1.5} aria-hidden />
      <p>{text}</p>
      <div className={classes["dropWays"]}>
        <FileButton accept={accept} multiple onChange={onChosen}>
          {(props) => (
            <Button {...props} variant="default">
              {chooseFiles}
            </Button>
          )}
        </FileButton>
        <FileButton multiple inputProps={FOLDER} onChange={onChosen}>
          {(props) => (
            <Button {...props} variant="default">
              {chooseFolder}
            </Button>
          )}
        </FileButton>
      </div>
    </div>
  );
}
