import { en } from "../../../../shared/wording/catalogue/en/index.ts";
import { NO_READER } from "../../../core/host/file-reason.ts";
import { refusalFor, type Refusal } from "../refusal.ts";
import { en as own } from "../wording/en/index.ts";
import type { TerminalTranslate, Told } from "./translate.ts";
import { visible } from "./visible.ts";

const { file: READ } = en.rowFaults;
const { writeReasons: WRITE } = own;

/** Why a file couldn't be read, with the system's code: "the file doesn't exist (ENOENT)". `mostMib`: how large it may be. */
function readReason(t: TerminalTranslate, code: string, mostMib = 1): string {
  if (code === "EFBIG") return t("terminal.tools.largerThan", { mib: mostMib });
  const key = keyOf(code);
  return isOf(READ, key) ? t(`rowFaults.file.${key}`) : t("rowFaults.file.other", { code });
}

/** What to do about it. */
export function readAdvice(t: TerminalTranslate, code: string): string {
  return t(`terminal.readAdvice.${ADVICE[code] ?? "path"}`);
}

const ADVICE: Readonly<Partial<Record<string, keyof typeof own.readAdvice>>> = {
  EISDIR: "folder",
  NOFILE: "notAFile",
  EILSEQ: "notUtf8",
  EFBIG: "large",
};

/** Why a file couldn't be written, in the same way. */
export function writeReason(t: TerminalTranslate, code: string): string {
  const key = keyOf(code);
  // The system has no code for a pipe that would wait for its reader.
  if (key === NO_READER) return t(`terminal.writeReasons.${NO_READER}`);
  return isOf(WRITE, key)
    ? `${t(`terminal.writeReasons.${key}`)} (${code})`
    : t("rowFaults.file.other", { code });
}

/** Node refuses a path with a NUL character before it asks the system. */
function keyOf(code: string): string {
  return code === "ERR_INVALID_ARG_VALUE" ? "nul" : code;
}

function isOf<T extends object>(reasons: T, key: string): key is Extract<Exclude<keyof T, "other">, string> {
  return key !== "other" && Object.hasOwn(reasons, key);
}

type Unreadable = {
  readonly code: string;
  readonly mostMib?: number;
  readonly works?: Told<string>;
};

/** The refusal of a file that can't be read; `option` and `file` as they are typed. */
export function fileUnreadable(option: string, file: string, { code, mostMib, works }: Unreadable): Refusal {
  return refusalFor(
    "fileUnreadable",
    (t) => ({ option, file, reason: readReason(t, code, mostMib), advice: readAdvice(t, code) }),
    works,
  );
}

/** The same of a file that is an argument, or of standard input: `-`. */
export function unreadable(path: string, { code, mostMib, works }: Unreadable): Refusal {
  return refusalFor(
    "unreadable",
    (t) => ({ file: inputName(t, path), reason: readReason(t, code, mostMib), advice: readAdvice(t, code) }),
    works,
  );
}

/** What a path from the command line is called within a sentence, or at its beginning. */
export function inputName(t: TerminalTranslate, path: string, isFirst = false): string {
  return path === "-" ? t(`terminal.tools.${isFirst ? "inputFirst" : "input"}`) : visible(path);
}

/** The refusal of a file that can't be written. `works` says what this means. */
export function fileUnwritable(
  { option, file, code }: { readonly option: string; readonly file: string; readonly code: string },
  works?: Told<string>,
): Refusal {
  return refusalFor("fileUnwritable", (t) => ({ option, file, reason: writeReason(t, code) }), works);
}
