import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readlinkSync,
  readSync,
  type Stats,
} from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { NOTHING_MANAGED, unusableManaged, type ManagedState } from "../../../../shared/settings/managed.ts";
import { MOST_MANAGED_BYTES, parseManaged } from "../../../../shared/settings/parse-managed.ts";
import { isAuthorityPem } from "../../../core/network/authorities.ts";
import { systemCode } from "./read-capped.ts";
import { registryQuery, type RegistryQuery } from "./registry.ts";

/** The place on Linux and macOS; Windows has a registry key, since everybody may make folders in %ProgramData%. */
const FILES: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux: "/etc/switchover/managed.json",
  darwin: "/Library/Application Support/Switchover/managed.json",
};

const POLICIES = "HKLM\\SOFTWARE\\Policies";
const KEY = `${POLICIES}\\Switchover`;

let known: ManagedState | undefined;

/**
 * What the administrator of this computer fixed. Read once for each process, so that no setting changes while a migration
 * is in progress.
 */
export function managedSettings(): ManagedState {
  known ??= readManaged();
  return known;
}

function readManaged(): ManagedState {
  if (process.platform === "win32") return managedByRegistry(registryQuery);
  const file = FILES[process.platform];
  return file === undefined ? NOTHING_MANAGED : managedByFile(file, ADMINISTRATORS);
}

/** The users whose files count. */
const ADMINISTRATORS: ReadonlySet<number> = new Set([0]);

/**
 * Reads a file of managed settings. It counts only if neither it nor a folder or link on the way to it belongs to, or can
 * be changed by, anybody but `owners`: otherwise whoever can would decide for everybody on this computer. Where nothing has
 * this name, nothing is managed, also if the folders are somebody else's: those of a container belong to nobody that it knows.
 */
export function managedByFile(path: string, owners: ReadonlySet<number>): ManagedState {
  let file: number | undefined;
  try {
    const way = wayTo(path, owners);
    if (way === "missing") return NOTHING_MANAGED;
    if (way.changeable !== undefined)
      return unusableManaged(path, { why: "not-protected", at: way.changeable });
    // A pipe of this name would keep its reader waiting.
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const about = fstatSync(file);
    if (!about.isFile()) return unusableManaged(path, { why: "unreadable" });
    if (!isProtected(about, owners)) return unusableManaged(path, { why: "not-protected", at: path });
    return parseManaged(path, readTo(file, MOST_MANAGED_BYTES + 1), isAuthorityPem);
  } catch {
    return unusableManaged(path, { why: "unreadable" });
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function readTo(file: number, most: number): Uint8Array {
  const bytes = Buffer.alloc(most);
  let filled = 0;
  for (;;) {
    const read = readSync(file, bytes, filled, most - filled, null);
    filled += read;
    if (read === 0 || filled === most) return bytes.subarray(0, filled);
  }
}

type Owned = { readonly uid: number; readonly mode: number };

const BY_OTHERS = constants.S_IWGRP | constants.S_IWOTH;
const STICKY = 0o1000;

function isProtected({ uid, mode }: Owned, owners: ReadonlySet<number>): boolean {
  return owners.has(uid) && (mode & BY_OTHERS) === 0;
}

const MOST_LINKS = 40;

/**
 * Follows a path: `missing` if nothing has its name, otherwise the first folder, link or file on the way that others can
 * change. Throws where it can't be followed, also for a link that leads nowhere: somebody placed it.
 */
function wayTo(
  path: string,
  owners: ReadonlySet<number>,
): "missing" | { readonly changeable: string | undefined } {
  let own = namesIn(resolve(path));
  let fromLinks: readonly string[] = [];
  let changeable: string | undefined;
  let at = "/";
  for (let links = 0; links <= MOST_LINKS;) {
    const about = lstatSync(at);
    if (!isKept(about, owners)) changeable ??= at;
    if (about.isSymbolicLink()) {
      const target = readlinkSync(at);
      fromLinks = namesIn(target).concat(fromLinks);
      at = isAbsolute(target) ? "/" : dirname(at);
      links += 1;
    }
    const [name] = fromLinks.concat(own);
    if (name === undefined) return { changeable };
    at = join(at, name);
    if (fromLinks.length > 0) fromLinks = fromLinks.slice(1);
    else {
      own = own.slice(1);
      if (isMissing(at)) return "missing";
    }
  }
  throw new Error("too many links");
}

function isMissing(path: string): boolean {
  try {
    lstatSync(path);
    return false;
  } catch (error) {
    const code = systemCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return true;
    throw error;
  }
}

/** Whether others can neither change this entry nor, in a folder, replace what others own. */
function isKept(entry: Stats, owners: ReadonlySet<number>): boolean {
  // In a folder such as /tmp others can't replace what isn't theirs, and what follows must not be theirs.
  const isShared = entry.isDirectory() && (entry.mode & STICKY) !== 0;
  return entry.isSymbolicLink() || isShared ? owners.has(entry.uid) : isProtected(entry, owners);
}

function namesIn(path: string): readonly string[] {
  return path.split("/").filter((name) => name !== "");
}

/** Reads managed settings from the policy key, in which only administrators write. */
export function managedByRegistry(query: RegistryQuery): ManagedState {
  // reg.exe fails the same way for a key that is missing and for one that can't be read.
  const policies = query(POLICIES);
  // The key above is part of Windows: where it can't be listed, reg.exe is kept from running or hangs.
  if (policies === undefined) return unusableManaged(KEY, { why: "unreadable" });
  const isThere = policies
    .split(/\r?\n/)
    .some((line) => /^HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Switchover$/i.test(line.trim()));
  if (!isThere) return NOTHING_MANAGED;
  const listed = query(KEY);
  if (listed === undefined) return unusableManaged(KEY, { why: "unreadable" });
  // `    ManagedSettings    REG_SZ    {"tunnels":["ssh"]}`
  const line = listed.split(/\r?\n/).find((one) => /^\s*ManagedSettings\s/i.test(one));
  if (line === undefined) return NOTHING_MANAGED;
  const text = /^\s*ManagedSettings\s+REG_(?:EXPAND_)?SZ\s(.*)$/i.exec(line)?.[1];
  if (text === undefined) return unusableManaged(KEY, { why: "not-json" });
  return parseManaged(KEY, new TextEncoder().encode(text.trim()), isAuthorityPem);
}
