import { dirname, basename } from "node:path";
import type { SeededRandom } from "./seeded-random.ts";

/** Thrown at the simulated power cut: no later write reaches the disk. */
export class PowerCut extends Error {
  override readonly name = "PowerCut";
}

type FileNode = {
  readonly kind: "file";
  live: Buffer;
  synced: Buffer;
  /** Writes since the last sync, oldest first. */
  pending: readonly FileChange[];
};
/** Bytes at an offset, or a new length. */
type FileChange = { readonly at: number; readonly bytes: Uint8Array } | { readonly length: number };
type FolderNode = {
  readonly kind: "folder";
  /** The entries that programs see. */
  readonly live: Map<string, Node>;
  /** The entries that are certain to survive a power cut. */
  readonly synced: Map<string, Node>;
  /**
   * Name changes that no sync has made durable yet, oldest first. Each takes effect as a whole or not at all.
   */
  pending: readonly NameChange[];
};
type Node = FileNode | FolderNode;
type NameChange = readonly { readonly name: string; readonly node: Node | undefined }[];

const file = (): FileNode => ({ kind: "file", live: Buffer.alloc(0), synced: Buffer.alloc(0), pending: [] });
const folder = (): FolderNode => ({ kind: "folder", live: new Map(), synced: new Map(), pending: [] });

/**
 * A disk in memory that guarantees no more than POSIX does: a file's bytes are durable after a sync of the
 * file, its name after a sync of the folder that holds the name. After a power cut, any subset of the other
 * writes may be there, in any order. Replaces `node:fs` below `/disk`, as far as the vault uses it.
 */
export type SimulatedDisk = {
  /** Replacements for functions of `node:fs`; they accept only paths below `/disk`. */
  readonly fs: Record<string, (...given: never[]) => unknown>;
  /** The same operations by path, for replaying recorded ones. A file that exists is not created again. */
  create(path: string): void;
  makeFolder(path: string): void;
  remove(path: string): void;
  /** Gives a file another name, replacing what had that name; `moves` removes the old name. */
  link(path: string, to: string, moves: boolean): void;
  /** Writes bytes at an offset; default: at the end of the file. */
  write(path: string, bytes: Uint8Array, at?: number): void;
  truncate(path: string, length: number): void;
  sync(path: string): void;
  /** Every file below `/disk` as programs see it. */
  files(): readonly { readonly path: string; readonly content: Uint8Array }[];
  /** Empties the disk. The power is cut just before change number `at` (from 0); without `at`, never. */
  reset(at?: number): void;
  /** Number of changes and syncs since the reset. */
  readonly changes: number;
  /**
   * Restarts the machine after a power cut. Of the writes that were not synced, all, none, or a random part
   * remain.
   */
  restart(kept: "all" | "nothing" | SeededRandom): void;
  /** Makes the next `times` calls of this function fail with `code`. */
  failNext(name: string, code: string, times: number): void;
};

/** Creates a simulated disk. */
export function simulatedDisk(): SimulatedDisk {
  let root = folder();
  let handles = new Map<number, Node>();
  let changes = 0;
  let cutAt: number | undefined;
  let isOff = false;
  const failures = new Map<string, { readonly code: string; left: number }>();

  const change = (): void => {
    if (isOff || changes === cutAt) {
      isOff = true;
      throw new PowerCut(`at change ${changes}`);
    }
    changes += 1;
  };
  const failIfAsked = (name: string, path: string): void => {
    const failure = failures.get(name);
    if (failure === undefined || failure.left === 0) return;
    failure.left -= 1;
    throw failed(failure.code, path);
  };

  const find = (path: string): Node | undefined => {
    let at: Node | undefined = root;
    for (const name of partsOf(path)) at = at?.kind === "folder" ? at.live.get(name) : undefined;
    return at;
  };
  const existing = (path: string): Node => find(path) ?? raise("ENOENT", path);
  const fileAt = (path: string): FileNode => {
    const node = existing(path);
    return node.kind === "file" ? node : raise("EISDIR", path);
  };
  const folderOf = (path: string): FolderNode => {
    const node = existing(dirname(path));
    return node.kind === "folder" ? node : raise("ENOTDIR", path);
  };
  const rename = (parent: FolderNode, names: NameChange): void => {
    change();
    apply(parent.live, names);
    parent.pending = [...parent.pending, names];
  };
  const handleOf = (node: Node): number => {
    const handle = 1000 + handles.size;
    handles.set(handle, node);
    return handle;
  };
  const changeFile = (node: FileNode, changed: FileChange): void => {
    change();
    node.live = changedFile(node.live, changed);
    node.pending = [...node.pending, changed];
  };
  const sync = (node: Node): void => {
    change();
    if (node.kind === "file") node.synced = node.live;
    else for (const names of node.pending) apply(node.synced, names);
    node.pending = [];
  };
  const makeFile = (path: string): FileNode => {
    const node = file();
    rename(folderOf(path), [{ name: basename(path), node }]);
    return node;
  };
  const makeFolder = (path: string): void => {
    if (find(path) !== undefined) raise("EEXIST", path);
    rename(folderOf(path), [{ name: basename(path), node: folder() }]);
  };
  const remove = (path: string): void => {
    existing(path);
    rename(folderOf(path), [{ name: basename(path), node: undefined }]);
  };
  const link = (path: string, to: string, moves: boolean): void => {
    const added = { name: basename(to), node: existing(path) };
    rename(folderOf(to), moves ? [{ name: basename(path), node: undefined }, added] : [added]);
  };
  const behind = (handle: number): Node => handles.get(handle) ?? raise("EBADF", String(handle));

  return {
    fs: {
      existsSync: (path: string) => find(path) !== undefined,
      statSync: (path: string) => ({ size: fileAt(path).live.length, mtimeMs: 0 }),
      lstatSync: (path: string) => {
        const { kind } = existing(path);
        return { isDirectory: () => kind === "folder" };
      },
      readdirSync: (path: string) => {
        const node = existing(path);
        return node.kind === "folder" ? [...node.live.keys()] : raise("ENOTDIR", path);
      },
      readFileSync: (path: string) => fileAt(path).live.toString("utf8"),
      mkdirSync: makeFolder,
      openSync: (path: string, flags: string) => {
        if (flags === "r") return handleOf(existing(path));
        if (find(path) !== undefined) raise("EEXIST", path);
        return handleOf(makeFile(path));
      },
      writeSync: (handle: number, bytes: Uint8Array, offset: number) => {
        const node = behind(handle);
        if (node.kind !== "file") return raise("EBADF", String(handle));
        // Writes half of the remaining bytes at a time, so that a power cut may come between two writes of
        // one file.
        const some = bytes.subarray(offset, offset + Math.max(1, Math.ceil((bytes.length - offset) / 2)));
        changeFile(node, { at: node.live.length, bytes: some });
        return some.length;
      },
      fsyncSync: (handle: number) => sync(behind(handle)),
      closeSync: () => undefined,
      renameSync: (from: string, to: string) => {
        failIfAsked("renameSync", to);
        link(from, to, true);
      },
      linkSync: (from: string, to: string) => {
        failIfAsked("linkSync", to);
        if (find(to) !== undefined) raise("EEXIST", to);
        link(from, to, false);
      },
      unlinkSync: (path: string) => {
        if (find(path) === undefined) raise("ENOENT", path);
        remove(path);
      },
      copyFileSync: (from: string, to: string) => {
        if (find(to) !== undefined) raise("EEXIST", to);
        changeFile(makeFile(to), { at: 0, bytes: fileAt(from).live });
      },
      chmodSync: () => undefined,
    },
    create: (path) => {
      if (find(path) === undefined) makeFile(path);
    },
    makeFolder,
    remove,
    link,
    write: (path, bytes, at) => {
      const node = fileAt(path);
      changeFile(node, { at: at ?? node.live.length, bytes });
    },
    truncate: (path, length) => changeFile(fileAt(path), { length }),
    sync: (path) => sync(existing(path)),
    files: () => filesUnder(root, ""),
    reset(at) {
      root = folder();
      const disk = folder();
      apply(root.live, [{ name: "disk", node: disk }]);
      apply(root.synced, [{ name: "disk", node: disk }]);
      handles = new Map();
      changes = 0;
      cutAt = at;
      isOff = false;
      failures.clear();
    },
    get changes() {
      return changes;
    },
    restart(kept) {
      root = left(root, kept) as FolderNode;
      handles = new Map();
      cutAt = undefined;
      isOff = false;
    },
    failNext: (name, code, times) => void failures.set(name, { code, left: times }),
  };
}

function apply(names: Map<string, Node>, changed: NameChange): void {
  for (const { name, node } of changed) {
    if (node === undefined) names.delete(name);
    else names.set(name, node);
  }
}

/** What a power cut leaves of a node: everything synced, and the part of the rest that `kept` determines. */
function left(node: Node, kept: "all" | "nothing" | SeededRandom, seen = new Map<Node, Node>()): Node {
  const known = seen.get(node);
  if (known !== undefined) return known;
  if (node.kind === "file") {
    const bytes = leftOf(node, kept);
    const survivor: FileNode = { kind: "file", live: bytes, synced: bytes, pending: [] };
    seen.set(node, survivor);
    return survivor;
  }
  const survived = folder();
  seen.set(node, survived);
  const names = new Map(node.synced);
  for (const changed of node.pending)
    if (kept === "all" || (kept !== "nothing" && kept.next() < 0.5)) apply(names, changed);
  for (const [name, child] of names) apply(survived.live, [{ name, node: left(child, kept, seen) }]);
  apply(
    survived.synced,
    [...survived.live].map(([name, child]) => ({ name, node: child })),
  );
  return survived;
}

type Harm = "torn" | "length only";

function leftOf({ live, synced, pending }: FileNode, kept: "all" | "nothing" | SeededRandom): Buffer {
  if (kept === "all") return live;
  if (kept === "nothing") return synced;
  let bytes = synced;
  for (const changed of pending) {
    const fate = kept.pick<"lost" | "there" | Harm>(["lost", "there", "torn", "length only"]);
    if (fate === "lost") continue;
    bytes = changedFile(bytes, fate === "there" ? changed : harmed(changed, fate, kept));
  }
  return bytes;
}

/**
 * A write that a power cut interrupted: either cut off, or with its length recorded before its bytes, which
 * then read as zeros.
 */
function harmed(changed: FileChange, fate: Harm, chance: SeededRandom): FileChange {
  if ("length" in changed) return changed;
  const { at, bytes } = changed;
  return fate === "torn"
    ? { at, bytes: bytes.subarray(0, chance.between(0, bytes.length)) }
    : { at, bytes: new Uint8Array(bytes.length) };
}

function changedFile(before: Buffer, changed: FileChange): Buffer {
  const length =
    "length" in changed ? changed.length : Math.max(before.length, changed.at + changed.bytes.length);
  const after = Buffer.alloc(length);
  before.copy(after);
  if ("bytes" in changed) after.set(changed.bytes, changed.at);
  return after;
}

function filesUnder(
  node: Node,
  path: string,
): readonly { readonly path: string; readonly content: Uint8Array }[] {
  if (node.kind === "file") return [{ path, content: node.live }];
  return [...node.live].flatMap(([name, child]) => filesUnder(child, `${path}/${name}`));
}

function partsOf(path: string): readonly string[] {
  return path.split("/").filter((part) => part !== "");
}

function failed(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code });
}

function raise(code: string, path: string): never {
  throw failed(code, path);
}
