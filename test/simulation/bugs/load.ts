import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { CALLBACK_MISTAKES } from "./callbacks.ts";
import { BUGS } from "./table.ts";

const ROOT = join(import.meta.dirname, "../../..");
const MARK = "?bug=";

/** The bug's own copy of a file of this repository; undefined for every other URL. */
function bugIn(url: string): { readonly name: string; readonly path: string } | undefined {
  const at = url.indexOf(MARK);
  return at < 0
    ? undefined
    : { name: decodeURIComponent(url.slice(at + MARK.length)), path: fileURLToPath(url.slice(0, at)) };
}

/** The source of a file with a bug in it. Throws if the text to replace does not occur exactly once. */
function sourceWith(name: string, path: string): string {
  const source = readFileSync(path, "utf8");
  const bug = [...BUGS, ...CALLBACK_MISTAKES].find((each) => each.name === name);
  if (bug === undefined || join(ROOT, bug.file) !== path) return source;
  return [bug, ...(bug.more ?? [])].reduce((text, { find, put }) => {
    if (text.split(find).length !== 2)
      throw new Error(`"${find}" does not occur exactly once in ${bug.file}`);
    return text.replace(find, () => put);
  }, source);
}

let isRegistered = false;

/** Imports a module of this folder whose whole program has the bug; libraries are shared with the sound one. */
export async function importWith<M>(name: string, module: string): Promise<M> {
  if (!isRegistered) register();
  return (await import(
    `${pathToFileURL(join(import.meta.dirname, "..", module)).href}${MARK}${encodeURIComponent(name)}`
  )) as M;
}

function register(): void {
  isRegistered = true;
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const parent = context.parentURL === undefined ? undefined : bugIn(context.parentURL);
      const isOwn =
        found.url.startsWith("file:") && !found.url.includes("/node_modules/") && !found.url.includes(MARK);
      return parent === undefined || !isOwn
        ? found
        : { ...found, url: `${found.url}${MARK}${encodeURIComponent(parent.name)}` };
    },
    load(url, context, next) {
      const found = bugIn(url);
      if (found === undefined) return next(url, context);
      return { format: "module-typescript", source: sourceWith(found.name, found.path), shortCircuit: true };
    },
  });
}
