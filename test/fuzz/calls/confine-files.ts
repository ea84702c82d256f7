import fs from "node:fs";
import { registerHooks, syncBuiltinESMExports } from "node:module";
import { resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

/*
 * Refuses every write outside of one folder, and remembers that it was tried. Node's own permission model would do,
 * but switches `fsync` off.
 */

const folder = resolve(process.argv[4] ?? "/nowhere");
const outside: string[] = [];

/** What was to be written outside of the folder. */
export function writesOutside(): readonly string[] {
  return outside;
}

/** Whether this path may be written to. */
export function isAllowed(path: unknown): boolean {
  if (typeof path === "number" || path === undefined) return true;
  const text = textOf(path);
  const full = resolve(text);
  return full === "/dev/null" || full === folder || full.startsWith(folder + sep) || text === ":memory:";
}

function textOf(path: unknown): string {
  if (path instanceof URL) return fileURLToPath(path);
  return typeof path === "string" ? path : Buffer.isBuffer(path) ? path.toString("utf8") : "?";
}

/** Remembers a write that is refused, and gives the error for it. */
export function refusal(name: string, path: unknown): NodeJS.ErrnoException {
  if (outside.length < 100) outside.push(`${name} ${textOf(path)}`);
  return Object.assign(new Error(`EACCES: ${name}`), { code: "EACCES" });
}

/** Functions that write, with the places of the paths that they write to. */
const WRITERS: Readonly<Record<string, readonly number[]>> = {
  writeFile: [0],
  appendFile: [0],
  mkdir: [0],
  mkdtemp: [0],
  rename: [0, 1],
  copyFile: [1],
  cp: [1],
  link: [1],
  symlink: [1],
  unlink: [0],
  rm: [0],
  rmdir: [0],
  truncate: [0],
  chmod: [0],
  chown: [0],
  utimes: [0],
};

type Any = (...given: unknown[]) => unknown;
type Named = Record<string, Any>;

function guard(
  holder: Named,
  name: string,
  wrong: (given: readonly unknown[]) => unknown,
  fail: "throw" | "reject",
): void {
  const original = holder[name];
  if (typeof original !== "function") return;
  holder[name] = (...given) => {
    const path = wrong(given);
    if (path === undefined) return Reflect.apply(original, holder, given);
    const failure = refusal(name, path);
    if (fail === "reject") return Promise.reject(failure);
    throw failure;
  };
}

const sync = fs as unknown as Named;
const promised = fs.promises as unknown as Named;
for (const [name, places] of Object.entries(WRITERS)) {
  const wrong = (given: readonly unknown[]): unknown =>
    places.map((place) => given[place]).find((path) => !isAllowed(path));
  guard(sync, `${name}Sync`, wrong, "throw");
  guard(sync, name, wrong, "throw");
  guard(promised, name, wrong, "reject");
}
const opens = ([path, flags]: readonly unknown[]): unknown =>
  flags === undefined || flags === "r" || flags === 0 || isReading(flags) || isAllowed(path)
    ? undefined
    : path;
const isReading = (flags: unknown): boolean =>
  typeof flags === "number" &&
  (flags & (fs.constants.O_WRONLY | fs.constants.O_RDWR | fs.constants.O_CREAT)) === 0;
guard(sync, "openSync", opens, "throw");
guard(sync, "open", opens, "throw");
guard(promised, "open", opens, "reject");
guard(sync, "createWriteStream", ([path]) => (isAllowed(path) ? undefined : path), "throw");

syncBuiltinESMExports();

// Modules that are imported from now on get a database that is confined too.
const confined = new URL("confined-sqlite.ts", import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "node:sqlite" && context.parentURL !== confined
      ? { url: confined, shortCircuit: true }
      : next(specifier, context),
});
