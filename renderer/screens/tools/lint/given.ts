import { fileKindOf } from "../../../../shared/lint/lint-job.ts";
import type { Source } from "./source.ts";

/** What was given: the files that can be checked, and the names of those given by name that can't. */
export type Given = {
  readonly sources: readonly Source[];
  readonly others: readonly string[];
  /** There were more files than the window takes. */
  readonly tooMany: boolean;
};

/** More files are for the terminal. */
export const MOST_FILES = 5_000;

type Named = { readonly name: string; readonly file: File; readonly fromFolder: boolean };

/** The files of a file dialog, for single files or a folder. */
export function givenByDialog(files: readonly File[]): Given {
  return given(
    files.map((file) => {
      const { webkitRelativePath: path } = file;
      return { name: path === "" ? file.name : path, file, fromFolder: path !== "" };
    }),
  );
}

/** What was dropped, with all files below dropped folders. Has to be called while the drop is handled. */
export function givenByDrop(transfer: DataTransfer): Promise<Given> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry());
  // Without entries there are no folders.
  if (entries.every((entry) => entry === null)) return Promise.resolve(givenByDialog([...transfer.files]));
  return below(entries.filter((entry) => entry !== null));
}

async function below(entries: readonly FileSystemEntry[]): Promise<Given> {
  const files: Named[] = [];
  const open = entries.map((entry) => ({ entry, fromFolder: false }));
  for (let next = open.pop(); next !== undefined && files.length <= MOST_FILES; next = open.pop()) {
    const { entry, fromFolder } = next;
    if (isFolder(entry)) {
      for (const inner of await entriesIn(entry)) open.push({ entry: inner, fromFolder: true });
    } else if (isFile(entry) && (!fromFolder || fileKindOf(entry.name) !== undefined)) {
      const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
      files.push({ name: entry.fullPath.replace(/^\//, ""), file, fromFolder });
    }
  }
  return given(files);
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

/** A reader gives a hundred entries at a time, and none at the end. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<readonly FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return entries;
    entries.push(...some);
  }
}

/** By name, and within a folder other kinds are passed over, as in the terminal. */
function given(files: readonly Named[]): Given {
  const sources: Source[] = [];
  const others: string[] = [];
  for (const { name, file, fromFolder } of files.toSorted((one, other) => compare(one.name, other.name))) {
    const kind = fileKindOf(name);
    if (kind !== undefined) sources.push({ name, kind, content: file });
    else if (!fromFolder) others.push(name);
  }
  return { sources: sources.slice(0, MOST_FILES), others, tooMany: sources.length > MOST_FILES };
}

/** Step by step, so that a folder stands where its own name belongs. */
function compare(one: string, other: string): number {
  const [steps, others] = [one.split("/"), other.split("/")];
  const at = steps.findIndex((step, index) => step !== others[index]);
  return (steps[at] ?? "") < (others[at] ?? "") ? -1 : 1;
}
