import { existsSync, readdirSync, renameSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import type { Brand } from "../../../shared/brand.ts";
import { PhoneNumberId, SealedRef, TestId } from "../../../shared/ids.ts";
import { Plan } from "../../../shared/migration/plan.ts";
import { maskAddress } from "../../../shared/platform/callback-address.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { CallbackLevel, CloudLevel } from "../../../shared/webhook/connectivity-test.ts";
import { AtQuit } from "../../../shared/webhook/standing-callback.ts";
import { TunnelChoice } from "../../../shared/tunnel/tunnel.ts";
import { EventSource } from "../../../shared/webhook/event.ts";
import { ReceiverId } from "../../../shared/webhook/receiver.ts";
import { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import {
  ensurePrivateFolder,
  regularText,
  removeAbandoned,
  replaceDurably,
  syncFolder,
} from "../storage/durable-file.ts";
import { errorCode } from "../storage/system-error.ts";
import { removeFile } from "../storage/removal.ts";
import { checkedText, isChecked, parseChecked } from "../storage/checked-json.ts";
import { machineCallbacks } from "../storage/machine/machine-callbacks.ts";
import { catchStorageErrors } from "../storage/problems.ts";
import { hasRandomPath, isOurs, mayBeOurs } from "./own-marks.ts";

const FORMAT = 1;
/** The full URL is in a file next to the record, because no vault was unlocked; the file has a checksum and names its test. */
export const IN_ITS_FILE = "checked-file";
/** The same in records of earlier versions, with nothing but the URL in the file. */
const IN_A_BARE_FILE = "file";

/** No URL and no record is longer, in bytes. */
const LONGEST_ADDRESS_FILE = 65_536;
const LONGEST_RECORD = 4_194_304;

/** The configuration of a level before a test set its own callback URL there. */
export const ReplacedRecord = z.strictObject({
  level: CallbackLevel,
  /** The previous URL: full in memory and in records of version 0.1.0, masked in all others. */
  before: z.string().max(2048).optional(),
  fields: z.array(z.string()).optional(),
  /** At the levels of account and app: the app that the callback URL belongs to; records of earlier versions lack it at the app's. */
  app: z.string().optional(),
  /** SHA-256 of our own URL in its canonical spelling, because its path is partly secret. */
  ours: z.string(),
  /** SHA-256 of the random path at its end in small letters; records of earlier versions hold it as it is spelled. */
  path: z.string().optional(),
  /** SHA-256 of its host and port, unless a URL from before has them too; records of earlier versions lack it. */
  host: z.string().optional(),
  /** Digest of the client's other settings, compared when the URL is restored. */
  rest: z.string().optional(),
  /** How the client stored that there was no URL, if not as an empty text. */
  none: z.enum(["null", "missing"]).optional(),
  /** At the app level: the API version of each field, compared when the URL is restored. */
  versions: z.string().optional(),
  since: z.string(),
  /**
   * The outcome of the call that set it; `intent` until the response is recorded, `rejected` as long as none was
   * sent.
   */
  set: z.enum(["intent", "confirmed", "rejected", "unknown"]),
  /** Whether a query has shown our callback URL there. */
  seen: z.boolean(),
  /** Whether a query has shown since then that another party set or removed it: a later one may be stale. */
  others: z.literal(true).optional(),
});
export type ReplacedRecord = z.infer<typeof ReplacedRecord>;

/** What a test replaced; with `isLost` the vault no longer has the full previous URL, and `before` is masked. */
export type KnownReplaced = ReplacedRecord & { readonly isLost?: true };

/** Our certificate authority at an on-premises client and those that it held before; none of it is secret. */
export const AuthorityMark = z.strictObject({
  /** SHA-256 of our certificate. */
  fingerprint: z.string(),
  /** In PEM: a client whose upload replaced them gets them back. */
  before: z.array(z.string()),
  since: z.string(),
  /** The outcome of the upload; `intent` until the response is recorded. */
  set: z.enum(["intent", "confirmed", "rejected", "unknown"]),
  /** Whether a query has shown ours together with the others. */
  seen: z.boolean(),
  /** Ours had replaced the others, which are uploaded again: some may be back already. */
  displaced: z.literal(true).optional(),
});
export type AuthorityMark = z.infer<typeof AuthorityMark>;

/**
 * One test in the data folder, from its start until everything it replaced is restored. Holds secrets by
 * reference only: labels, names of variables and files, encrypted values of the vault.
 */
export const TestRecord = z.strictObject({
  format: z.literal(FORMAT),
  /** Increases with every change. */
  seq: z.number().int(),
  test: TestId,
  receiver: ReceiverId,
  /** The API whose callback URL is replaced. Records of version 0.1.0 know only the cloud. */
  side: EventSource.default("cloud"),
  /** The address of that API: the workspace may lead to another one by now. */
  api: z.string().optional(),
  phoneNumberId: z.string(),
  number: z.string(),
  startedAt: z.string(),
  target: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("workspace"), workspace: WorkspaceId, phoneNumberId: PhoneNumberId }),
    z.strictObject({ kind: z.literal("plan"), plan: Plan }),
  ]),
  /** The verify token of the previous callback URL. */
  token: SealedRef.optional(),
  /** The app secret that a terminal was given. */
  appSecret: SealedRef.optional(),
  /** Given later, when it was resumed: not proven, and used only if the ones above are refused. */
  given: z.strictObject({ tokens: z.array(SealedRef), appSecrets: z.array(SealedRef) }).optional(),
  /** Where the full previous URL is stored: encrypted in the vault, or in its own file. */
  address: z.union([z.literal(IN_ITS_FILE), z.literal(IN_A_BARE_FILE), SealedRef]).optional(),
  borrowed: ReplacedRecord.optional(),
  /**
   * The data folder was restored from a copy of this time: who was copied may have restored it since, or still use ours.
   * Only a person's request restores it.
   */
  fromCopy: z.string().optional(),
  /** Uploaded before the callback URL is replaced, removed after it is restored. */
  authority: AuthorityMark.optional(),
  /** For a standing callback: what the next process needs to resume or restore it. */
  point: z
    .strictObject({
      until: z.string().optional(),
      atQuit: AtQuit,
      /** The user confirmed that production may miss what arrives here. */
      confirmed: z.boolean().optional(),
      /** The file from which the verify token is read again. */
      tokenFile: z.string().optional(),
      /** Files named later, when it was resumed. */
      otherTokenFiles: z.array(z.string()).optional(),
      request: z.strictObject({
        tunnel: TunnelChoice,
        forward: z.boolean(),
        allowPrivate: z.boolean(),
        level: CloudLevel.optional(),
        caFile: z.string().optional(),
        port: z.number().int().optional(),
      }),
    })
    .optional(),
});
export type TestRecord = z.infer<typeof TestRecord>;

/** The vault's value that holds the full URL; undefined if a file does, or if the record holds it. */
export function sealedAddressOf({ address }: Pick<TestRecord, "address">): SealedRef | undefined {
  return address === IN_ITS_FILE || address === IN_A_BARE_FILE ? undefined : address;
}

const AddressFile = z.strictObject({ test: TestId, address: z.string() });

/** What a test left at the platform according to its record: a callback URL, or only our authority. */
export function leftOf({
  borrowed,
  authority,
}: TestRecord): Pick<ReplacedRecord, "level" | "before" | "since"> | undefined {
  return borrowed ?? (authority === undefined ? undefined : { level: "client", since: authority.since });
}

/** A record whose callback URL may be restored or resumed for whoever asked. */
export type Restorable = Brand<TestRecord, "restorable">;

/** Who wants it: a person who asked for exactly that, or the program for a purpose of its own. */
export type RestoredFor = "person" | "program";

/**
 * Decides for everything that restores or resumes what a record left; undefined if it is to be left alone. Of a record
 * that came with a copy, only a person can know whether the folder that was copied still uses the callback URL.
 */
export function restorable(record: TestRecord, by: RestoredFor): Restorable | undefined {
  return by === "person" || record.fromCopy === undefined ? (record as Restorable) : undefined;
}

/** The record of a test once a query showed another party's change of what it replaced. */
export function withOthers(record: TestRecord): TestRecord {
  const { borrowed } = record;
  return borrowed === undefined ? record : { ...record, borrowed: { ...borrowed, others: true } };
}

/** The test whose record, in this data folder or another, holds the configuration before one of our URLs. */
export type Holder = { readonly test: string; readonly folder: string };

/** The records of a data folder. Reading creates nothing. */
export type TestRecords = {
  /** Problems: newerVersion (nothing is changed); storageDamaged, once: the file is renamed. */
  all(): Result<readonly TestRecord[], StorageProblem>;
  /** The record of one test as it is now; undefined if there is none. The problems of any of them are returned. */
  one(test: string): Result<TestRecord | undefined, StorageProblem>;
  /** Writes to disk; returns after the write is flushed. */
  write(record: TestRecord): Result<null, StorageProblem>;
  /**
   * Changes what is on disk, whatever the caller read earlier. Writes nothing if there is no such record any
   * more. Only for who holds the number's lock.
   */
  change(test: TestId, change: (record: TestRecord) => TestRecord): Result<null, StorageProblem>;
  /**
   * Writes the full previous URL to disk, for a machine without an unlocked vault; only its user can read the
   * file.
   */
  writeAddress(test: TestId, address: string): Result<null, StorageProblem>;
  /**
   * Only code that restores a callback URL reads it. `damaged`: what has the file's name isn't what was written for this
   * record, so the URL is as lost as without one.
   */
  readAddress(record: TestRecord): Result<AddressRead, StorageProblem>;
  /** The path of a quarantined, corrupted record while it exists; its content is unknown. */
  setAside(): Result<string | undefined, StorageProblem>;
  /**
   * The test, of this data folder or another, that set this URL of ours. Problem: machineState, if the URL has the form
   * of ours and the register of all data folders has an entry that can't be read, which may be this URL's.
   */
  holderOf(address: string): Result<Holder | undefined, StorageProblem>;
  /** Asks the process that holds a standing callback to restore it. */
  askBack(test: TestId): Result<null, StorageProblem>;
  /** Deletes a restore request, whatever process it was meant for. */
  unask(test: TestId): Result<null, StorageProblem>;
  /**
   * Removes the record and the files next to it. First writes that nothing is left at the platform, then
   * erases the record's encrypted values: a record never names one that is gone, wherever a kill falls. If
   * `erase` returns false, the record stays, so that they can be erased later.
   */
  remove(test: TestId, erase: EraseSealed): Result<null, StorageProblem>;
};

export type AddressRead =
  | { readonly kind: "address"; readonly address: string }
  | { readonly kind: "absent" | "damaged" };

/** Erases a record's encrypted values; false if that is not possible now. */
export type EraseSealed = (record: TestRecord) => boolean;

/** The folder that holds the records of a data folder. */
export function testsFolder(dataDir: string): string {
  return join(dataDir, "tests");
}

/** While this file exists, another process has asked the holder of a standing callback to restore it. */
export function restoreRequestPath(dataDir: string, test: string): string {
  return join(testsFolder(dataDir), `${test}.restore`);
}

/**
 * Returns the records in `tests/` of a data folder. A replaced callback URL is also entered in the register,
 * for all data folders of this user, from before it is set until it is restored.
 */
export function testRecords(dataDir: string, stateDir: string): TestRecords {
  const folder = testsFolder(dataDir);
  const machine = machineCallbacks(stateDir);
  const entered = new Map<string, string>();
  const pathOf = (test: string): string => join(folder, `${test}.json`);
  const addressOf = (test: string): string => join(folder, `${test}.address`);
  const all: TestRecords["all"] = () =>
    catchStorageErrors(() => {
      if (!existsSync(folder)) return ok([]);
      const names = readdirSync(folder).filter(
        (name) => TestId.safeParse(name.replace(/\.json$/, "")).success,
      );
      const records: TestRecord[] = [];
      for (const name of names.sort()) {
        const path = join(folder, name);
        const read = readRecord(path);
        // Another process has removed it since the folder was listed.
        if (read.kind === "absent") continue;
        if (read.kind === "newer") return err({ kind: "newerVersion", found: read.found, known: FORMAT });
        if (read.kind === "damaged") return err({ kind: "storageDamaged", setAside: quarantine(path) });
        records.push(read.record);
      }
      return ok(records);
    });
  const write: TestRecords["write"] = (record) =>
    catchStorageErrors(() => {
      ensurePrivateFolder(folder);
      replaceDurably(pathOf(record.test), checkedText(record, 2));
      const { test, borrowed } = record;
      if (borrowed !== undefined && entered.get(test) !== borrowed.ours) {
        const path = borrowed.path === undefined ? {} : { path: borrowed.path };
        machine.enter({ test, ours: borrowed.ours, ...path, folder: resolve(dataDir) });
        entered.set(test, borrowed.ours);
      }
      return ok(null);
    });
  return {
    all,
    one(test) {
      const read = all();
      return read.ok ? ok(read.value.find((record) => record.test === test)) : read;
    },
    write,
    change: (test, change) =>
      catchStorageErrors(() => {
        const read = readRecord(pathOf(test));
        if (read.kind !== "record") return ok(null);
        return write({ ...change(read.record), seq: read.record.seq + 1 });
      }),
    setAside: () =>
      catchStorageErrors(() => {
        const names = existsSync(folder) ? readdirSync(folder).sort() : [];
        const name = names.find((one) => one === quarantinePathOf(one.replace(/\.damaged$/, "")));
        return ok(name === undefined ? undefined : join(folder, name));
      }),
    holderOf(address) {
      const own = all();
      if (!own.ok) return own;
      const here =
        own.value.find(({ borrowed }) => isOurs(borrowed, address)) ??
        own.value.find(({ borrowed }) => mayBeOurs(borrowed, address));
      if (here !== undefined) return ok({ test: here.test, folder: resolve(dataDir) });
      return catchStorageErrors(() => {
        const { known, unread, newer } = machine.all();
        const held = known.find((one) => isOurs(one, address) && mayBeHeld(one));
        // What a record of this folder says is known without its entry.
        const isUnknown = unread.some((one) => !own.value.some(({ test }) => test === one));
        if (held !== undefined || !isUnknown || !hasRandomPath(address)) return ok(held);
        return err({ kind: "machineState", folder: machine.folder, why: newer ? "newer" : "damaged" });
      });
    },
    writeAddress: (test, address) =>
      catchStorageErrors(() => {
        ensurePrivateFolder(folder);
        replaceDurably(addressOf(test), checkedText({ test, address } satisfies z.infer<typeof AddressFile>));
        return ok(null);
      }),
    readAddress: (record) =>
      catchStorageErrors(() => {
        const read = regularText(addressOf(record.test), LONGEST_ADDRESS_FILE);
        return ok(
          read.kind === "text"
            ? addressIn(record, read.text)
            : { kind: read.kind === "absent" ? "absent" : "damaged" },
        );
      }),
    askBack: (test) =>
      catchStorageErrors(() => {
        ensurePrivateFolder(folder);
        replaceDurably(restoreRequestPath(dataDir, test), "");
        return ok(null);
      }),
    unask: (test) =>
      catchStorageErrors(() => {
        removeFile(restoreRequestPath(dataDir, test));
        return ok(null);
      }),
    remove: (test, erase) =>
      catchStorageErrors(() => {
        // A register entry without its record would block a URL that is legitimately set.
        machine.leave(test);
        entered.delete(test);
        return removeRecord(folder, test, erase);
      }),
  };
}

/**
 * The full URL in a file's text; damaged if it isn't the one that the record names: by the test and the checksum, and
 * by its masked form, which is all that an earlier version's file can be compared with.
 */
function addressIn({ test, borrowed, address: where }: TestRecord, text: string): AddressRead {
  const parsed = AddressFile.safeParse(isChecked(text) ? parseChecked(text) : undefined);
  const own = parsed.data?.test === test ? parsed.data.address : undefined;
  const address = where === IN_ITS_FILE ? own : text;
  if (address === undefined || borrowed?.before === undefined || address.includes("…"))
    return { kind: "damaged" };
  const isNamed = maskAddress(address) === maskAddress(borrowed.before);
  return isNamed ? { kind: "address", address } : { kind: "damaged" };
}

/**
 * False if the data folder no longer holds such a record; a missing folder or a corrupted record proves
 * nothing.
 */
function mayBeHeld({ folder, test }: Holder): boolean {
  if (!existsSync(folder)) return true;
  const path = join(testsFolder(folder), `${test}.json`);
  return existsSync(path) || existsSync(quarantinePathOf(path));
}

function removeRecord(folder: string, test: string, erase: EraseSealed): Result<null, StorageProblem> {
  if (!existsSync(folder)) return ok(null);
  const path = join(folder, `${test}.json`);
  const read = readRecord(path);
  const record = read.kind === "record" ? read.record : undefined;
  if (record !== undefined && refersElsewhere(record)) {
    // The number in `seq` stays: for other processes this is no newer state of what was replaced.
    const { borrowed: _restored, authority: _removed, ...rest } = record;
    replaceDurably(path, checkedText(rest, 2));
  }
  removeFile(join(folder, `${test}.address`));
  removeFile(join(folder, `${test}.restore`));
  clearTemporary(folder, test);
  if (record !== undefined && !erase(record)) return ok(null);
  removeFile(path);
  syncFolder(folder);
  return ok(null);
}

/**
 * Deletes what killed writes left beside the files of this test, such as the full URL from before, and beside the
 * records of tests that don't exist any more; one that has just started may be writing its first.
 */
function clearTemporary(folder: string, test: string): void {
  for (const kind of ["json", "address"]) removeAbandoned(join(folder, `${test}.${kind}`), { inUse: false });
  // Who asks for a restore holds no lock on the number.
  for (const kind of ["restore", "answer"]) removeAbandoned(join(folder, `${test}.${kind}`), { inUse: true });
  const orphans = readdirSync(folder).flatMap((name) => TEMPORARY.exec(name)?.[1] ?? []);
  for (const name of orphans)
    if (!existsSync(join(folder, name))) removeAbandoned(join(folder, name), { inUse: true });
}

const TEMPORARY = /^(t-[0-9a-z-]+\.json)\.[0-9a-f]{12}\.tmp$/;

/** Whether a record refers to a value outside it, in the vault or in another file. */
function refersElsewhere({ token, appSecret, given, address }: TestRecord): boolean {
  return [token, appSecret, given, address].some((one) => one !== undefined);
}

type ReadRecord =
  | { readonly kind: "record"; readonly record: TestRecord }
  | { readonly kind: "newer"; readonly found: number }
  | { readonly kind: "absent" }
  | { readonly kind: "damaged" };

const Later = z.looseObject({ format: z.int().min(FORMAT) });

/**
 * A record that this version doesn't understand is of a later one if it has another format, or if its checksum shows
 * that it was written so: a later version may add a member or a value. It is left as it is for that version.
 */
function readRecord(path: string): ReadRecord {
  const read = regularText(path, LONGEST_RECORD);
  if (read.kind === "absent") return { kind: "absent" };
  if (read.kind === "strange") return { kind: "damaged" };
  const { text } = read;
  const json = parseChecked(text);
  const parsed = TestRecord.safeParse(json);
  if (parsed.success) return { kind: "record", record: parsed.data };
  const later = Later.safeParse(json);
  if (!later.success) return { kind: "damaged" };
  const { format } = later.data;
  if (format > FORMAT) return { kind: "newer", found: format };
  return isChecked(text) ? { kind: "newer", found: FORMAT + 1 } : { kind: "damaged" };
}

/** A corrupted record may be the only trace of a replaced callback URL: it is renamed, and reported once. */
function quarantine(path: string): string {
  const quarantinePath = quarantinePathOf(path);
  try {
    renameSync(path, quarantinePath);
  } catch (cause) {
    // Another process was faster.
    if (errorCode(cause) !== "ENOENT") throw cause;
  }
  return quarantinePath;
}

function quarantinePathOf(path: string): string {
  return `${path}.damaged`;
}
