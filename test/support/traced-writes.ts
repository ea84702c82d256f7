import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tempFolder } from "./temp-folder.ts";

/**
 * What a program did to the files of one folder, in order, and what it printed in between. Paths are relative
 * to the folder.
 */
export type TracedOp =
  | { readonly kind: "create" | "folder" | "sync" | "remove"; readonly path: string }
  | { readonly kind: "write"; readonly path: string; readonly bytes: Uint8Array; readonly at?: number }
  | { readonly kind: "truncate"; readonly path: string; readonly length: number }
  | { readonly kind: "rename" | "link"; readonly path: string; readonly to: string }
  | { readonly kind: "printed"; readonly text: string };

const CALLS =
  "openat,pwrite64,write,fsync,fdatasync,ftruncate,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat,link,linkat";

/** Is strace available here? */
export function canTrace(): boolean {
  return spawnSync("strace", ["-qq", "-o", "/dev/null", "true"], { stdio: "ignore" }).status === 0;
}

/** Words of strace that record, into the file `trace`, what `tracedOps` reads. */
export function tracing(trace: string): readonly string[] {
  return ["-f", "-qq", "-xx", "-y", "-ttt", "-s", "1000000", "-e", `trace=${CALLS}`, "-o", trace];
}

/** Runs `node ARGS` and returns its operations below `folder`. Writes into mapped memory are not recorded. */
export function tracedWrites(folder: string, args: readonly string[]): readonly TracedOp[] {
  const trace = join(tempFolder(), "trace");
  const ended = spawnSync("strace", [...tracing(trace), process.execPath, ...args], { encoding: "utf8" });
  if (ended.status !== 0) throw new Error(ended.stderr);
  return tracedOps(folder, trace).map(({ op }) => op);
}

/** The operations below `folder` in a record of strace, each with its time in milliseconds since 1970. */
export function tracedOps(
  folder: string,
  trace: string,
): readonly { readonly op: TracedOp; readonly atMs: number }[] {
  return wholeCalls(readFileSync(trace, "latin1")).flatMap(({ call, atMs }) =>
    opOf(folder, call).map((op) => ({ op, atMs })),
  );
}

type Call = { readonly call: string; readonly atMs: number };

/**
 * strace splits a call over two lines if another thread's call came in between; each call counts at its end.
 */
function wholeCalls(text: string): readonly Call[] {
  const begun = new Map<string, string>();
  return text.split("\n").flatMap((line): readonly Call[] => {
    const [, thread = "", time = "", rest = ""] = /^(\d+)\s+(\d+\.\d+)\s+(.*)$/.exec(line) ?? [];
    const atMs = Number(time) * 1000;
    const unfinished = /^(.*) <unfinished \.\.\.>$/.exec(rest)?.[1];
    if (unfinished !== undefined) {
      begun.set(thread, unfinished);
      return [];
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)?.[1];
    return [{ call: resumed === undefined ? rest : `${begun.get(thread) ?? ""}${resumed}`, atMs }];
  });
}

function opOf(folder: string, call: string): readonly TracedOp[] {
  const [, name = "", given = "", result = ""] = /^(\w+)\((.*)\)\s+= (-?\d+)/.exec(call) ?? [];
  if (result === "" || result.startsWith("-")) return [];
  const [first, second] = [...given.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, text = ""]) =>
    bytesOf(text),
  );
  if (name === "write" && given.startsWith("1<"))
    return [{ kind: "printed", text: first?.toString("utf8") ?? "" }];
  const handle = /^\d+<((?:\\x[0-9a-f]{2})+)/.exec(given)?.[1];
  const ofHandle = handle === undefined ? undefined : below(folder, bytesOf(handle));
  if (ofHandle !== undefined && name !== "openat") return onHandle(name, ofHandle, { given, first });
  const path = below(folder, first);
  return path === undefined ? [] : onPath(name, path, { given, to: below(folder, second) });
}

function below(folder: string, bytes: Buffer | undefined): string | undefined {
  const path = bytes?.toString("utf8") ?? "";
  return path === folder || path.startsWith(`${folder}/`) ? path.slice(folder.length) : undefined;
}

function onPath(
  name: string,
  path: string,
  { given, to }: { readonly given: string; readonly to: string | undefined },
): readonly TracedOp[] {
  if (name === "openat") return given.includes("O_CREAT") ? [{ kind: "create", path }] : [];
  if (name.startsWith("mkdir")) return [{ kind: "folder", path }];
  if (name.startsWith("unlink")) return [{ kind: "remove", path }];
  return to === undefined ? [] : [{ kind: name.startsWith("link") ? "link" : "rename", path, to }];
}

function onHandle(
  name: string,
  path: string,
  { given, first }: { readonly given: string; readonly first: Buffer | undefined },
): readonly TracedOp[] {
  const last = Number(/, (\d+)$/.exec(given)?.[1]);
  if (name === "fsync" || name === "fdatasync") return [{ kind: "sync", path }];
  if (name === "ftruncate") return [{ kind: "truncate", path, length: last }];
  if (first === undefined) return [];
  return [{ kind: "write", path, bytes: first, ...(name === "pwrite64" ? { at: last } : {}) }];
}

function bytesOf(escaped: string): Buffer {
  return Buffer.from(escaped.replaceAll("\\x", ""), "hex");
}
