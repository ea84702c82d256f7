import { Button, FileButton } from "@mantine/core";
import { IconFiles } from "@tabler/icons-react";
import { DropArea } from "./DropArea.tsx";

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
  return (
    <DropArea icon={IconFiles} text={text} onDrop={onDrop}>
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
    </DropArea>
  );
}
