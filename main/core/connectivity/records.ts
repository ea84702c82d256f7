import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, unlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { PhoneNumberId, SealedRef } from "../../../shared/ids.ts";
import { Plan } from "../../../shared/migration/plan.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { CallbackLevel, CloudLevel, TestId } from "../../../shared/webhook/connectivity-test.ts";
import { AtQuit } from "../../../shared/webhook/standing-callback.ts";
import { TunnelChoice } from "../../../shared/tunnel/tunnel.ts";
import { EventSource } from "../../../shared/webhook/event.ts";
import { ReceiverId } from "../../../shared/webhook/receiver.ts";
import { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { ensurePrivateFolder, errorCode, replaceDurably, syncFolder } from "../storage/durable-file.ts";
import { machineCallbacks } from "../storage/machine/machine-callbacks.ts";
import { catchStorageErrors } from "../storage/problems.ts";
import { readOptionalJson } from "../storage/json-file.ts";

const FORMAT = 1;
/** The whole address lies in a file beside the record, for want of an open vault. */
export const IN_ITS_FILE = "file";

/** What stood at a level before a test set its own callback there. */
export const ReplacedRecord = z.strictObject({
  level: CallbackLevel,
  /** The address that stood there: whole in memory and in records of version 0.1.0, masked in all others. */
  before: z.string().max(2048).optional(),
  fields: z.array(z.string()).optional(),
  /** The app whose callback it is, at the account. */
  app: z.string().optional(),
  /** SHA-256 of our own address: its path is a secret of a kind. */
  ours: z.string(),
  /** Digest of the client's other settings: they are compared when the address is given back. */
  rest: z.string().optional(),
  since: z.string(),
  /** What is known of the call that set it; `intent` until its answer is there. */
  set: z.enum(["intent", "confirmed", "rejected", "unknown"]),
  /** A look has found our callback there. */
  seen: z.boolean(),
});
export type ReplacedRecord = z.infer<typeof ReplacedRecord>;

/** Our authority at an on-premises client, and those that stood there before it; none of that is secret. */
export const AuthorityMark = z.strictObject({
  /** SHA-256 of our certificate. */
  fingerprint: z.string(),
  /** In PEM: a client that replaces what it holds gets them back. */
  before: z.array(z.string()),
  since: z.string(),
  /** What is known of the call that uploaded it; `intent` until its answer is there. */
  set: z.enum(["intent", "confirmed", "rejected", "unknown"]),
  /** A look has found ours there, and the others beside it. */
  seen: z.boolean(),
});
export type AuthorityMark = z.infer<typeof AuthorityMark>;

/**
 * One test in the data folder, from its beginning until everything it borrowed was given back. Secrets stand in it
 * by reference only: labels, names of variables and files, sealed values of the vault.
 */
export const TestRecord = z.strictObject({
  format: z.literal(FORMAT),
  /** Grows with every change. */
  seq: z.number().int(),
  test: TestId,
  receiver: ReceiverId,
  /** The API whose callback is borrowed. Records of version 0.1.0 know the cloud alone. */
  side: EventSource.default("cloud"),
  /** Where that API is: a workspace may lead to another one by now. */
  api: z.string().optional(),
  phoneNumberId: z.string(),
  number: z.string(),
  startedAt: z.string(),
  target: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("workspace"), workspace: WorkspaceId, phoneNumberId: PhoneNumberId }),
    z.strictObject({ kind: z.literal("plan"), plan: Plan }),
  ]),
  /** The owner's verify token. */
  token: SealedRef.optional(),
  /** The app secret that a terminal was given. */
  appSecret: SealedRef.optional(),
  /** Where the whole address of what is borrowed lies: sealed in the vault, or in a file of its own. */
  address: z.union([z.literal(IN_ITS_FILE), SealedRef]).optional(),
  borrowed: ReplacedRecord.optional(),
  /** Uploaded before the callback is borrowed, and taken away after it was given back. */
  authority: AuthorityMark.optional(),
  /** Of a standing callback: what the next process needs to go on with it, or to give it back. */
  point: z
    .strictObject({
      until: z.string().optional(),
      atQuit: AtQuit,
      /** A person has said that production may go without what comes here. */
      confirmed: z.boolean().optional(),
      /** Where the owner's token is read anew. */
      tokenFile: z.string().optional(),
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

/** What a test has left at the platform, as far as its record tells: a callback, or an authority of ours alone. */
export function leftOf({
  borrowed,
  authority,
}: TestRecord): Pick<ReplacedRecord, "level" | "before" | "since"> | undefined {
  return borrowed ?? (authority === undefined ? undefined : { level: "client", since: authority.since });
}

/** The test whose record, in this data folder or another one, tells what stood before an address of ours. */
export type Holder = { readonly test: string; readonly folder: string };

/** The records of a data folder. Reading makes nothing. */
export type TestRecords = {
  all(): Result<readonly TestRecord[], StorageProblem>;
  /** Writes durably; the answer comes after the disk has it. */
  write(record: TestRecord): Result<null, StorageProblem>;
  /** Writes durably what stood at a level, for a machine without an open vault: its owner alone can read the file. */
  writeAddress(test: TestId, address: string): Result<null, StorageProblem>;
  /** Undefined where there is no such file. Whoever gives a callback back reads it, nobody else. */
  readAddress(test: TestId): Result<string | undefined, StorageProblem>;
  /** A damaged record that was set aside, as long as it lies there: nobody knows what it would have told. */
  setAside(): Result<string | undefined, StorageProblem>;
  /** Who has borrowed the callback at which this address of ours stands: a test of this data folder or of another one. */
  holderOf(address: string): Result<Holder | undefined, StorageProblem>;
  /** Asks the process that holds a standing callback to give it back. */
  askBack(test: TestId): Result<null, StorageProblem>;
  /** Nobody has asked yet, whatever an earlier process was asked. */
  unask(test: TestId): Result<null, StorageProblem>;
  /** Removes the record, and the files beside it. */
  remove(test: TestId): Result<null, StorageProblem>;
};

/** Our address as a record holds it. */
export function markOf(address: string): string {
  return createHash("sha256").update(address, "utf8").digest("hex");
}

/** Where the records of a data folder lie. */
export function testsFolder(dataDir: string): string {
  return join(dataDir, "tests");
}

/** While this file stands, another process has asked the one that holds a standing callback to give it back. */
export function restoreRequestPath(dataDir: string, test: string): string {
  return join(testsFolder(dataDir), `${test}.restore`);
}

/**
 * Gives the records in `tests/` of a data folder. What one of them has borrowed is entered for all data folders of this
 * user as well, from before it is set until it was given back.
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
        const record = readRecord(path);
        if (record === undefined) return err({ kind: "storageDamaged", setAside: aside(path) });
        records.push(record);
      }
      return ok(records);
    });
  return {
    all,
    write: (record) =>
      catchStorageErrors(() => {
        ensurePrivateFolder(folder);
        replaceDurably(pathOf(record.test), `${JSON.stringify(record, null, 2)}\n`);
        const { test, borrowed } = record;
        if (borrowed !== undefined && entered.get(test) !== borrowed.ours) {
          machine.enter({ test, ours: borrowed.ours, folder: resolve(dataDir) });
          entered.set(test, borrowed.ours);
        }
        return ok(null);
      }),
    setAside: () =>
      catchStorageErrors(() => {
        const names = existsSync(folder) ? readdirSync(folder).sort() : [];
        const name = names.find((one) => one === asideOf(one.replace(/\.damaged$/, "")));
        return ok(name === undefined ? undefined : join(folder, name));
      }),
    holderOf(address) {
      const ours = markOf(address);
      const own = all();
      if (!own.ok) return own;
      const here = own.value.find(({ borrowed }) => borrowed?.ours === ours);
      if (here !== undefined) return ok({ test: here.test, folder: resolve(dataDir) });
      return catchStorageErrors(() => ok(machine.under(ours).find(mayBeHeld)));
    },
    writeAddress: (test, address) =>
      catchStorageErrors(() => {
        ensurePrivateFolder(folder);
        replaceDurably(addressOf(test), address);
        return ok(null);
      }),
    readAddress: (test) =>
      catchStorageErrors(() =>
        ok(existsSync(addressOf(test)) ? readFileSync(addressOf(test), "utf8") : undefined),
      ),
    askBack: (test) =>
      catchStorageErrors(() => {
        ensurePrivateFolder(folder);
        replaceDurably(restoreRequestPath(dataDir, test), "");
        return ok(null);
      }),
    unask: (test) =>
      catchStorageErrors(() => {
        unlinkIfThere(restoreRequestPath(dataDir, test));
        return ok(null);
      }),
    remove: (test) =>
      catchStorageErrors(() => {
        // An entry without its record would keep everybody from an address that stands there by right.
        machine.leave(test);
        entered.delete(test);
        return removeRecord(folder, test);
      }),
  };
}

/** Not where its data folder has no such record any more; a folder that is gone, or a damaged record, tells nothing. */
function mayBeHeld({ folder, test }: Holder): boolean {
  if (!existsSync(folder)) return true;
  const path = join(testsFolder(folder), `${test}.json`);
  return existsSync(path) || existsSync(asideOf(path));
}

function removeRecord(folder: string, test: string): Result<null, StorageProblem> {
  if (!existsSync(folder)) return ok(null);
  const path = join(folder, `${test}.json`);
  const address = join(folder, `${test}.address`);
  if (existsSync(address)) {
    // As long as the record stands it tells of the other file; and it must not ask for an address that is gone.
    const record = readRecord(path);
    if (record !== undefined) {
      const { borrowed: _givenBack, ...rest } = record;
      replaceDurably(path, `${JSON.stringify(rest, null, 2)}\n`);
    }
    unlinkIfThere(address);
  }
  unlinkIfThere(join(folder, `${test}.restore`));
  unlinkIfThere(path);
  syncFolder(folder);
  return ok(null);
}

// What `rmSync` throws of its own where it cannot remove something is no problem of the file system by its name.
function unlinkIfThere(path: string): void {
  try {
    unlinkSync(path);
  } catch (cause) {
    if (errorCode(cause) !== "ENOENT") throw cause;
  }
}

function readRecord(path: string): TestRecord | undefined {
  return TestRecord.safeParse(readOptionalJson(path)).data;
}

/** It may be the only trace of a borrowed callback: it is kept under another name, and told once. */
function aside(path: string): string {
  const place = asideOf(path);
  renameSync(path, place);
  return place;
}

function asideOf(path: string): string {
  return `${path}.damaged`;
}
