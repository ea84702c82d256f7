import { existsSync } from "node:fs";
import { present } from "../../../shared/present.ts";
import { readLogLine } from "../../../shared/log/read-log-line.ts";
import type { RunId } from "../../../shared/ids.ts";
import type { Result } from "../../../shared/result.ts";
import { LEFT_OUT, type BundleGap } from "../../../shared/rpc/areas/support.ts";
import type { OutputOf } from "../../../shared/rpc/api.ts";
import { MANAGED_KEYS, NOTHING_MANAGED } from "../../../shared/settings/managed.ts";
import { redactedRow } from "../../../shared/support/redacted-row.ts";
import { lastTwoDigits } from "../../../shared/support/short-numbers.ts";
import { isoOf } from "../../../shared/time.ts";
import { sizeWords } from "../../../shared/wording/sizes.ts";
import { gapSentence, leftOutSentence } from "../../../shared/wording/support-words.ts";
import { translateToEnglish as t } from "../../../shared/wording/translate.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { logFileIn } from "../log/operational-log.ts";
import { readRotated, rotatedFiles } from "../log/rotating-file.ts";
import { readWindowSettings } from "../settings/window-settings.ts";
import type { KnownRun, StorageProblem } from "../storage/port.ts";
import { readJournal, type JournalReader } from "../storage/read-journal.ts";
import { zipped, type ZipEntry } from "../storage/zip.ts";
import { examineComputer } from "./look-at-computer.ts";

/** The log's own limit, should its files be of another origin. */
const MOST_LOG_BYTES = 5 * 1024 * 1024;
const MOST_JOURNAL_BYTES = 4 * 1024 * 1024;
const MOST_RUNS = 200;
const MOST_ROWS = 5_000;

/** A part of a bundle: its files, and what it could not take. */
type Part = { readonly entries: readonly ZipEntry[]; readonly gaps: readonly BundleGap[] };

/**
 * Gathers a support bundle in memory. Every text in it is of a closed list or of our own making; what can't be read is
 * named in it instead of failing it. Nothing is written but the lines of the log that were still to be written: what is
 * corrupted stays as it is for who finds it.
 */
export async function makeBundle(ports: HostPorts, folder: DataFolder): Promise<OutputOf<"support.make">> {
  ports.log?.flush();
  const madeAt = ports.clock.now();
  const journals = journalsOf(folder, ports.dataDir);
  const log = logOf(ports.dataDir);
  const computer = await examineComputer(ports, folder);
  const gaps = [...log.gaps, ...journals.gaps, ...counted("no-answer", computer.unanswered)];
  const entries = [
    json("versions.json", versionsOf(ports)),
    json("settings.json", { ...settingsOf(ports.dataDir), managed: managedOf(ports) }),
    json("computer.json", computer.facts),
    ...log.entries,
    ...journals.entries,
  ];
  const all = [text("contents.txt", contentsOf(entries, gaps, isoOf(madeAt))), ...entries];
  return {
    content: Buffer.from(zipped(all, madeAt)).toString("base64"),
    files: all.map(({ path, bytes }) => ({ name: path, bytes: bytes.length })),
    leftOut: [...LEFT_OUT],
    gaps,
    madeAt: isoOf(madeAt),
  };
}

const text = (path: string, content: string): ZipEntry => ({ path, bytes: Buffer.from(content) });
const json = (path: string, value: unknown): ZipEntry => text(path, `${JSON.stringify(value, null, 2)}\n`);

function versionsOf({ appVersion, host = "terminal" }: HostPorts): object {
  const { node, v8, openssl, sqlite, undici, electron, chrome } = process.versions;
  return { switchover: appVersion, host, node, v8, openssl, sqlite, undici, electron, chrome };
}

/** Settings without what a person typed: hosts are only counted, and a workspace is only present or not. */
function settingsOf(dataDir: string): object {
  const read = readWindowSettings(dataDir);
  if (!read.ok) return { problem: read.problem.kind };
  const { appearance, language, lockAfterMinutes, logLevel, dialect, realm, ...others } = read.value;
  return {
    appearance,
    language,
    lockAfterMinutes,
    logLevel,
    realm,
    apiVersion: dialect.apiVersion,
    usualBrandPrefix: dialect.brand === "chat",
    egressHosts: others.egressHosts.length,
    practiceScenariosDone: Object.keys(others.practice.done).length,
    corrupted: others.corrupted === true,
    setAside: others.setAside !== undefined,
  };
}

/** Of each setting that an administrator can fix, whether it is fixed or not understood; never with what. */
function managedOf({ managed }: HostPorts): object {
  const state = managed?.() ?? NOTHING_MANAGED;
  const why = state.troubles.find((trouble) => trouble.kind === "unusable")?.why;
  return {
    settings: state.source !== undefined,
    ...Object.fromEntries(MANAGED_KEYS.map((key) => [key, state[key].kind])),
    unknownMembers: state.troubles.filter(({ kind }) => kind === "unknown").length,
    ...present({ unusable: why }),
  };
}

/** The log, the newest file first; lines that aren't as the program writes them are left out and counted. */
function logOf(dataDir: string): Part {
  const paths = pathsOf(dataDir);
  let [foreign, older, unreadable, bytes] = [0, 0, paths === undefined ? 1 : 0, 0];
  const entries: ZipEntry[] = [];
  for (const path of paths ?? []) {
    const content = attempt(() => readRotated(path, MOST_LOG_BYTES));
    if (content === undefined) {
      unreadable += 1;
      continue;
    }
    const lines = content.split("\n").filter((line) => line !== "");
    const known = lines.flatMap((line) => readLogLine(line) ?? []);
    foreign += lines.length - known.length;
    const entry = text(`log/${entries.length + 1}.jsonl`, known.map((line) => `${line}\n`).join(""));
    if (bytes + entry.bytes.length > MOST_LOG_BYTES) {
      older += 1;
      continue;
    }
    bytes += entry.bytes.length;
    if (known.length > 0) entries.push(entry);
  }
  return {
    entries,
    gaps: [
      ...(paths?.length === 0 ? [{ about: "no-log", count: 0 } as const] : []),
      ...counted("older-log", older),
      ...counted("foreign-lines", foreign),
      ...counted("unreadable-log", unreadable),
    ],
  };
}

/** The paths of the log's files; undefined if its folder is there and can't be read. */
function pathsOf(dataDir: string): readonly string[] | undefined {
  const file = logFileIn(dataDir);
  return existsSync(file.folder) ? attempt(() => rotatedFiles(file)) : [];
}

type Counted = Exclude<BundleGap["about"], "no-log" | "journal-closed">;

function counted(about: Counted, count: number): readonly BundleGap[] {
  return count === 0 ? [] : [{ about, count }];
}

/** The journals, the newest migration first. */
function journalsOf(folder: DataFolder, dataDir: string): Part {
  if (!folder.exists()) return { entries: [], gaps: [] };
  const journal = attempt(() => readJournal(dataDir));
  try {
    return journalsIn(journal);
  } finally {
    if (journal?.ok === true) journal.value.close();
  }
}

function journalsIn(storage: Result<JournalReader, StorageProblem> | undefined): Part {
  const known = storage?.ok === true ? attempt(() => storage.value.names()) : storage;
  if (storage?.ok !== true || known?.ok !== true) {
    const problem = known?.ok === false ? known.problem.kind : "failed";
    return {
      entries: [json("journals/problem.json", { problem })],
      gaps: [{ about: "journal-closed", count: 0 }],
    };
  }
  let [older, olderRows, unreadable, corrupted, bytes] = [0, 0, 0, 0, 0];
  const entries: ZipEntry[] = [];
  for (const one of known.value.toReversed()) {
    if (entries.length === MOST_RUNS || bytes > MOST_JOURNAL_BYTES) {
      older += 1;
      continue;
    }
    const read = journalOf(storage.value, one);
    if (read.problem) unreadable += 1;
    corrupted += read.damaged;
    olderRows += read.older;
    bytes += read.entry.bytes.length;
    entries.push(read.entry);
  }
  return {
    entries,
    gaps: [
      ...counted("older-migrations", older),
      ...counted("older-rows", olderRows),
      ...counted("unreadable-migrations", unreadable),
      ...counted("corrupted-rows", corrupted),
    ],
  };
}

/** A migration's rows, one a line, after a line that says what it is and what of it can't be read. */
function journalOf(storage: JournalReader, { run, listing }: KnownRun) {
  const number = listing === undefined ? undefined : lastTwoDigits(listing.number);
  const head = { run, ...(number === undefined ? {} : { number }) };
  const entry = (lines: readonly unknown[]): ZipEntry =>
    text(nameOf(run), lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  const read = attempt(() => storage.read(run));
  if (read?.ok !== true)
    return {
      entry: entry([{ ...head, problem: read?.problem.kind ?? "failed" }]),
      problem: true,
      damaged: 0,
      older: 0,
    };
  const { rows, damaged } = read.value;
  const lines = rows
    .slice(-MOST_ROWS)
    .map(
      (row) =>
        attempt(() => redactedRow({ ...row, at: isoOf(row.at) })) ?? { seq: row.seq, problem: "not-known" },
    );
  return {
    entry: entry([{ ...head, damaged }, ...lines]),
    problem: false,
    damaged: damaged.length,
    older: Math.max(0, rows.length - MOST_ROWS),
  };
}

const nameOf = (run: RunId): string => `journals/${run}.jsonl`;

/** Undefined where the file system, or a row of another making, throws: a bundle tells of it and goes on. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function contentsOf(entries: readonly ZipEntry[], gaps: readonly BundleGap[], madeAt: string): string {
  return [
    `${t("support.title")} ${madeAt}`,
    "",
    t("support.contains"),
    ...entries.map(({ path, bytes }) => `  ${path} (${sizeWords(t, bytes.length)})`),
    "",
    t("support.leftOut.heading"),
    ...LEFT_OUT.map((one) => `  - ${leftOutSentence(t, one)}`),
    ...gaps.map((gap) => `  - ${gapSentence(t, gap)}`),
    "",
  ].join("\n");
}
