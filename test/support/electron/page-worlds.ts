import { plain } from "./plain.ts";

// The functions of this file are sent into a page as text, so each of them uses only its parameters.

type Json = unknown;
type Fn = (...args: Json[]) => unknown;
type Page = {
  addEventListener(name: string, listener: (event: { readonly detail: string }) => void): void;
  dispatchEvent(event: object): boolean;
};
declare const document: Page;

/** Names through which the page's two worlds and the test communicate. */
export const WORLD = "preload";
export const OUT = "doubleOut";
export const IN = "doubleIn";

/** Replaces functions with numbered references, at any depth; everything else must be plain data. */
function packed(value: Json, keep: (fn: Fn) => number, check: typeof plain): Json {
  if (typeof value === "function") return { $function: keep(value as Fn) };
  if (Array.isArray(value)) return value.map((item) => packed(item, keep, check));
  if (typeof value !== "object" || value === null) return value === undefined ? null : check(value);
  const entries = Object.entries(value);
  if (entries.every(([, member]) => typeof member !== "function")) return check(value);
  return Object.fromEntries(entries.map(([name, member]) => [name, packed(member, keep, check)]));
}

function unpacked(value: Json, make: (n: number) => Fn): Json {
  if (Array.isArray(value)) return value.map((item) => unpacked(item, make));
  if (typeof value !== "object" || value === null) return value;
  const { $function: reference } = value as { $function?: unknown };
  if (typeof reference === "number") return make(reference);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, unpacked(member, make)]));
}

type Kit = { pack: (value: Json, keep: (fn: Fn) => number) => Json; unpack: typeof unpacked };

/** The isolated world: `require("electron")` for the preload script, and its channels to the test. */
function preloadWorld(kit: Kit, run: (require: (name: string) => unknown) => void): void {
  const world = globalThis as unknown as {
    doubleOut: (text: string) => void;
    doubleIn: (text: string) => void;
  };
  const out = world.doubleOut;
  const functions: Fn[] = [];
  const waiting = new Map<number, { resolve: Fn; reject: Fn }>();
  const listeners = new Map<string, Fn[]>();
  let asked = 0;
  const keep = (fn: Fn): number => functions.push(fn) - 1;
  const noFunctions = (): never => {
    throw new Error("An object could not be cloned.");
  };
  const toPage = (message: object): void => {
    document.dispatchEvent(new CustomEvent("double:to-page", { detail: JSON.stringify(message) }));
  };
  const ofPage =
    (n: number): Fn =>
    (...args) =>
      toPage({ kind: "run", n, args: kit.pack(args, keep) });

  document.addEventListener("double:to-preload", ({ detail }) => {
    const { id, n, args } = JSON.parse(detail) as { id: number; n: number; args: Json };
    try {
      const result = functions[n]?.(...(kit.unpack(args, ofPage) as Json[]));
      if (result instanceof Promise) {
        toPage({ kind: "promised", id });
        result.then(
          (value) => toPage({ kind: "settled", id, ok: true, value: kit.pack(value, keep) }),
          (error: unknown) => toPage({ kind: "settled", id, ok: false, value: (error as Error).message }),
        );
      } else toPage({ kind: "returned", id, value: kit.pack(result, keep) });
    } catch (error) {
      toPage({ kind: "threw", id, value: (error as Error).message });
    }
  });

  world.doubleIn = (text) => {
    const message = JSON.parse(text) as {
      kind: string;
      id: number;
      ok: boolean;
      value: Json;
      channel: string;
      args: Json[];
    };
    if (message.kind === "push") {
      for (const listener of listeners.get(message.channel) ?? []) listener({}, ...message.args);
      return;
    }
    const answer = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.ok) answer?.resolve(message.value);
    else answer?.reject(new Error(String(message.value)));
  };

  const electron = {
    contextBridge: {
      exposeInMainWorld: (name: string, api: Json) =>
        toPage({ kind: "expose", name, api: kit.pack(api, keep) }),
    },
    ipcRenderer: {
      invoke: (channel: string, ...args: Json[]) =>
        new Promise((resolve, reject) => {
          const id = ++asked;
          waiting.set(id, { resolve, reject });
          out(JSON.stringify({ kind: "invoke", id, channel, args: kit.pack(args, noFunctions) }));
        }),
      send: (channel: string, ...args: Json[]) =>
        out(JSON.stringify({ kind: "send", channel, args: kit.pack(args, noFunctions) })),
      on: (channel: string, listener: Fn) =>
        listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    },
  };
  run((name) => {
    if (name !== "electron") throw new Error(`module not found: ${name}`);
    return electron;
  });
}

/** The page's own world: builds what the preload script exposes, before the page's first script runs. */
function mainWorld(kit: Kit): void {
  const functions: Fn[] = [];
  const settling = new Map<number, { resolve: Fn; reject: Fn }>();
  let calls = 0;
  let reply: { kind: string; value: Json } | undefined;
  const keep = (fn: Fn): number => functions.push(fn) - 1;
  const ofPreload =
    (n: number): Fn =>
    (...args) => {
      const id = ++calls;
      reply = undefined;
      const detail = JSON.stringify({ id, n, args: kit.pack(args, keep) });
      document.dispatchEvent(new CustomEvent("double:to-preload", { detail }));
      const now = reply as { kind: string; value: Json } | undefined;
      if (now?.kind === "threw") throw new Error(String(now.value));
      if (now?.kind === "promised")
        return new Promise((resolve, reject) => {
          settling.set(id, { resolve, reject });
        });
      return kit.unpack(now?.value, ofPreload);
    };
  document.addEventListener("double:to-page", ({ detail }) => {
    const message = JSON.parse(detail) as {
      kind: string;
      id: number;
      n: number;
      ok: boolean;
      name: string;
      api: Json;
      args: Json;
      value: Json;
    };
    if (message.kind === "expose") {
      const value = Object.freeze(kit.unpack(message.api, ofPreload));
      Object.defineProperty(globalThis, message.name, { value, enumerable: true });
    } else if (message.kind === "run")
      functions[message.n]?.(...(kit.unpack(message.args, ofPreload) as Json[]));
    else if (message.kind === "settled") {
      const { resolve, reject } = settling.get(message.id) ?? {};
      settling.delete(message.id);
      if (message.ok) resolve?.(kit.unpack(message.value, ofPreload));
      else reject?.(new Error(String(message.value)));
    } else reply = message;
  });
  // Violations of the page's content security policy, which a test can read.
  const violations: string[] = [];
  document.addEventListener("securitypolicyviolation", (event) => {
    const { violatedDirective, blockedURI } = event as unknown as {
      violatedDirective: string;
      blockedURI: string;
    };
    violations.push(`${violatedDirective} ${blockedURI}`);
  });
  Object.defineProperty(globalThis, "doubleViolations", { value: violations });
}

const kit = `const plain = ${String(plain)}; const packed = ${String(packed)}; const unpacked = ${String(unpacked)};
  const kit = { pack: (value, keep) => packed(value, keep, plain), unpack: unpacked };`;

/** Source for the main world; must be the first script that is added. */
export const MAIN_WORLD_SOURCE = `if (window === window.top) { ${kit} (${String(mainWorld)})(kit); }`;

/**
 * Source for the isolated world, with the built preload script inside. It runs in the top frame only, as in
 * Electron.
 */
export const preloadWorldSource = (preload: string): string =>
  `if (window === window.top) { ${kit} (${String(preloadWorld)})(kit, (require) => {
    const module = { exports: {} };
    ((require, module, exports) => { ${preload}\n })(require, module, module.exports);
  }); }`;
