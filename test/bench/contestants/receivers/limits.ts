import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { plainServer } from "./plain.ts";
import { isSigned, type ReceiverOptions, type StartReceiver } from "./receiver.ts";

/** Reads the body and drops it. */
export const readAndDrop: StartReceiver = () => plainServer(() => 200);

/** Reads the body and checks its signature, and nothing else: what Node's own server allows at most. */
export const readAndCheck: StartReceiver = ({ secret }) =>
  plainServer((body, headers) => (isSigned(secret, body, headers["x-hub-signature-256"]) ? 200 : 401));

/** Checks the signature and parses; stores nothing. */
export const checkAndParse: StartReceiver = ({ secret }) =>
  plainServer((body, headers) => {
    if (!isSigned(secret, body, headers["x-hub-signature-256"])) return 401;
    JSON.parse(body.toString());
    return 200;
  });

/** Checks the signature and appends the body to a file that is synced before the answer. */
export const checkAndSync: StartReceiver = ({ secret, folder }) => {
  const file = openSync(join(folder, "appended"), "a");
  process.once("exit", () => closeSync(file));
  return plainServer((body, headers) => {
    if (!isSigned(secret, body, headers["x-hub-signature-256"])) return 401;
    writeSync(file, body);
    fdatasyncSync(file);
    return 200;
  });
};

/**
 * Checks the signature and appends the body to a table without any index; all requests of one event-loop turn share
 * one synced commit. What node:sqlite allows a program that answers after it.
 */
export const checkAndAppend: StartReceiver = (options) => appending(options, () => undefined);

/** The same, and parses each body once it is answered, as a program must that says what came. */
export const checkAppendAndParse: StartReceiver = (options) =>
  appending(options, (body) => {
    setImmediate(() => void JSON.parse(body.toString()));
  });

function appending(
  { secret, folder }: ReceiverOptions,
  afterwards: (body: Buffer) => void,
): ReturnType<StartReceiver> {
  const database = new DatabaseSync(join(folder, "appended.db"));
  database.exec(
    "PRAGMA page_size = 16384; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE inbox (id INTEGER PRIMARY KEY, body BLOB) STRICT",
  );
  const insert = database.prepare("INSERT INTO inbox (body) VALUES (?)");
  let waiting: { readonly body: Buffer; readonly committed: (status: number) => void }[] = [];
  const commit = (): void => {
    const group = waiting;
    waiting = [];
    database.exec("BEGIN IMMEDIATE");
    for (const { body } of group) insert.run(body);
    database.exec("COMMIT");
    for (const { body, committed } of group) {
      committed(200);
      afterwards(body);
    }
  };
  return plainServer((body, headers) => {
    if (!isSigned(secret, body, headers["x-hub-signature-256"])) return 401;
    if (waiting.length === 0) setImmediate(commit);
    return new Promise((committed) => waiting.push({ body, committed }));
  });
}

/** Checks the signature and commits each request separately, with a sync. */
export const commitEach: StartReceiver = ({ secret, folder }) => {
  const database = new DatabaseSync(join(folder, "each.db"));
  database.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE inbox (id INTEGER PRIMARY KEY, body BLOB) STRICT",
  );
  const insert = database.prepare("INSERT INTO inbox (body) VALUES (?)");
  return plainServer((body, headers) => {
    if (!isSigned(secret, body, headers["x-hub-signature-256"])) return 401;
    insert.run(body);
    return 200;
  });
};
