import { lstatSync, readFileSync, readlinkSync, realpathSync, statfsSync } from "node:fs";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
import {
  unfitPlace,
  type Mount,
  type PlaceFacts,
  type SyncRoot,
} from "../../../../shared/data-folder/unfit-place.ts";
import { parseJson } from "../../../../shared/parse-json.ts";
import type { Machine } from "./data-dir.ts";
import { roamingRoots } from "./roaming-profile.ts";
import { smallText } from "./small-text.ts";

/** The system's table of mounts, as it gives it; empty where there is none. */
export type MountTable = () => string;

/**
 * Collects what this computer tells about the place of a folder. Reads only, leaves out what it can't read, and touches
 * nothing on a network drive: one whose server is gone keeps whoever asks it waiting for ever.
 */
export function placeFacts(
  folder: string,
  machine: Machine,
  mountTable: MountTable = tableOf(machine),
): PlaceFacts {
  const { platform, home } = machine;
  const readMounts = (): readonly Mount[] =>
    platform === "darwin" ? bsdMounts(mountTable()) : linuxMounts(mountTable());
  const early = { platform, home, mounts: readMounts(), syncRoots: [] };
  const remote = onTheWay(folder, (path) => unfitPlace({ ...early, paths: [path] })?.kind === "network");
  if (remote !== undefined) return { ...early, paths: [resolve(folder), remote] };
  const real = realPlace(folder);
  const paths = [...new Set([resolve(folder), real])];
  const magic = platform === "linux" ? numberOf(existing(real)) : undefined;
  return {
    platform,
    home,
    paths,
    // One of type autofs mounts another over itself once it is asked.
    mounts: early.mounts.some(({ type }) => type === "autofs") ? readMounts() : early.mounts,
    ...(magic === undefined ? {} : { magic }),
    syncRoots: [...toldRoots(machine), ...roamingRoots(machine, paths), ...paths.flatMap(markedRoots)],
  };
}

const MOST_LINKS = 40;

/**
 * Goes the way to a folder, through its links too. Gives what is left of it from the first place that `isRemote` is
 * true for, which isn't touched; undefined if there is none.
 */
function onTheWay(folder: string, isRemote: (path: string) => boolean): string | undefined {
  if (isRemote(resolve(folder))) return resolve(folder);
  if (process.platform === "win32") return undefined;
  const namesIn = (path: string): readonly string[] => path.split("/").filter((name) => name !== "");
  let left = namesIn(resolve(folder));
  let at = "/";
  for (let links = 0; links <= MOST_LINKS;) {
    const [name, ...others] = left;
    if (name === undefined) return undefined;
    const next = join(at, name);
    if (isRemote(next)) return join(next, ...others);
    const target = attempt(() => readlinkSync(next));
    left = target === undefined ? others : [...namesIn(target), ...others];
    if (target === undefined) at = next;
    else if (isAbsolute(target)) at = "/";
    if (target !== undefined) links += 1;
  }
  return undefined;
}

/** The real path of a folder, of which the last parts may not exist yet. A mapped drive becomes its share. */
function realPlace(folder: string): string {
  const there = existing(folder);
  const rest = resolve(folder).slice(there.length);
  try {
    return join(realpathSync.native(there), rest);
  } catch {
    return resolve(folder);
  }
}

/** The nearest folder at or above a path that exists. */
function existing(path: string): string {
  let at = resolve(path);
  while (!isThere(at) && dirname(at) !== at) at = dirname(at);
  return at;
}

function isThere(path: string): boolean {
  return attempt(() => lstatSync(path)) !== undefined;
}

/** What can't be read (missing, below a file, without permission) speaks neither for nor against a place. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const numberOf = (path: string): number | undefined => attempt(() => statfsSync(path).type);

const MOUNT_LIMIT_MS = 2000;

function tableOf({ platform }: Machine): MountTable {
  if (platform === "linux") return () => attempt(() => readFileSync("/proc/self/mountinfo", "utf8")) ?? "";
  if (platform !== "darwin") return () => "";
  // Node tells a file system of macOS by a number that differs between two starts of the computer.
  return () =>
    attempt(() =>
      process
        .getBuiltinModule("node:child_process")
        .execFileSync("/sbin/mount", { encoding: "utf8", timeout: MOUNT_LIMIT_MS, stdio: "pipe", env: {} }),
    ) ?? "";
}

/** Lines of `/proc/self/mountinfo`: `36 35 98:0 / /mnt rw master:1 - ext4 /dev/sda1 rw`. */
function linuxMounts(table: string): readonly Mount[] {
  return table.split("\n").flatMap((line): readonly Mount[] => {
    const [before = "", after = ""] = line.split(" - ");
    const at = before.split(" ")[4];
    const [type, source = ""] = after.split(" ");
    return at === undefined || type === undefined || type === ""
      ? []
      : [{ at: unescaped(at), type, source: unescaped(source) }];
  });
}

// Spaces, tabs, line feeds and backslashes are octal there.
function unescaped(text: string): string {
  return text.replace(/\\([0-7]{3})/g, (_all, octal: string) =>
    String.fromCharCode(Number.parseInt(octal, 8)),
  );
}

/** Lines of macOS's `mount`: `//user@server/share on /Volumes/share (smbfs, nodev, nosuid)`. */
function bsdMounts(table: string): readonly Mount[] {
  return table.split("\n").flatMap((line): readonly Mount[] => {
    const [, source, at, type] = /^(.*?) on (\/.*) \(([^,()]+)[^()]*\)$/.exec(line) ?? [];
    return source === undefined || at === undefined || type === undefined ? [] : [{ at, type, source }];
  });
}

/** Synced folders that the environment or the services' own files name. */
function toldRoots({ platform, env, home }: Machine): readonly SyncRoot[] {
  const roaming = env["APPDATA"] ?? join(home, "AppData", "Roaming");
  const local = env["LOCALAPPDATA"] ?? join(home, "AppData", "Local");
  const isWindows = platform === "win32";
  const dropboxes = isWindows ? [join(roaming, "Dropbox"), join(local, "Dropbox")] : [join(home, ".dropbox")];
  const configs = (name: string): readonly string[] =>
    isWindows
      ? [join(roaming, name)]
      : [join(home, ".config", name), join(home, "Library", "Preferences", name)];
  return [
    ...["OneDrive", "OneDriveConsumer", "OneDriveCommercial"].flatMap((name) => root("OneDrive", env[name])),
    ...dropboxes.flatMap((folder) => dropboxRoots(join(folder, "info.json"))),
    ...configs("Nextcloud").flatMap((folder) => foldersIn("Nextcloud", join(folder, "nextcloud.cfg"))),
    ...configs("ownCloud").flatMap((folder) => foldersIn("ownCloud", join(folder, "owncloud.cfg"))),
    ...(platform === "darwin" ? inICloud(home) : []),
  ];
}

function root(service: string, at: string | undefined): readonly SyncRoot[] {
  return at === undefined || at === "" ? [] : [{ service, at }];
}

/** An account's name, then its folder: `{"personal":{"path":"/home/somebody/Dropbox"}}`. */
function dropboxRoots(file: string): readonly SyncRoot[] {
  const accounts = Object.values(parseJson(smallText(file) ?? "") ?? {}) as readonly unknown[];
  return accounts.flatMap((account) => {
    const { path } = (account ?? {}) as { readonly path?: unknown };
    return typeof path === "string" ? root("Dropbox", path) : [];
  });
}

/** Lines such as `0\Folders\1\localPath=/home/somebody/Nextcloud/`. */
function foldersIn(service: string, file: string): readonly SyncRoot[] {
  const lines = (smallText(file) ?? "").split(/[\r\n]+/);
  return lines.flatMap((line) => root(service, /^[^=]*localPath="?([^"]+)"?$/.exec(line)?.[1]));
}

/** With "Desktop & Documents" in iCloud, both have a name inside it, and stay where they were. */
function inICloud(home: string): readonly SyncRoot[] {
  const cloud = join(home, "Library", "Mobile Documents", "com~apple~CloudDocs");
  return ["Desktop", "Documents"]
    .filter((name) => isThere(join(cloud, name)))
    .map((name) => ({ service: "iCloud Drive", at: join(home, name) }));
}

/** What services leave in the folders that they keep the same. `folder`, `file`: only that counts. */
const MARKS: readonly { readonly name: string; readonly is: "folder" | "file"; readonly service: string }[] =
  [
    // In a home folder, a folder of this name holds the program's settings.
    { name: ".dropbox", is: "file", service: "Dropbox" },
    { name: ".dropbox.cache", is: "folder", service: "Dropbox" },
    { name: ".stfolder", is: "folder", service: "Syncthing" },
    { name: ".sync/ID", is: "file", service: "Resilio Sync" },
    { name: ".nextcloudsync.log", is: "file", service: "Nextcloud" },
    { name: ".owncloudsync.log", is: "file", service: "ownCloud" },
    { name: ".tmp.drivedownload", is: "folder", service: "Google Drive" },
    { name: ".shortcut-targets-by-id", is: "folder", service: "Google Drive" },
    { name: ".megaignore", is: "file", service: "MEGA" },
  ];

function markedRoots(path: string): readonly SyncRoot[] {
  const found: SyncRoot[] = [];
  for (let at = path; ; at = dirname(at)) {
    for (const { name, is, service } of MARKS) {
      const mark = attempt(() => lstatSync(join(at, name)));
      if (mark !== undefined && (is === "folder" ? mark.isDirectory() : mark.isFile()))
        found.push({ service, at });
    }
    if (dirname(at) === at || basename(at) === "") return found;
  }
}
