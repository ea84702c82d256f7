/** A mounted file system: where, of which type, and what it was mounted from. */
export type Mount = { readonly at: string; readonly type: string; readonly source: string };

/** A folder that a program keeps the same on several computers. */
export type SyncRoot = { readonly service: string; readonly at: string };

/** What a computer tells about the place of a folder, which need not exist yet. */
export type PlaceFacts = {
  /** As in `process.platform`. */
  readonly platform: string;
  readonly home: string;
  /** The folder as it was given, and as it really is behind links and drive letters. Absolute. */
  readonly paths: readonly string[];
  /** In the system's order: of two at the same place, the later one is seen. */
  readonly mounts: readonly Mount[];
  /** The number that Linux gives the folder's file system; missing elsewhere, or if it isn't known. */
  readonly magic?: number;
  /** Synced folders that their programs tell of, or that bear their marks. */
  readonly syncRoots: readonly SyncRoot[];
};

/** Why a folder can't hold what Switchover must never lose. `at`: the drive or the synced folder. */
export type UnfitPlace =
  | { readonly kind: "network"; readonly fileSystem: string; readonly at: string }
  | { readonly kind: "synced"; readonly service: string; readonly at: string };

/**
 * Judges the place of a folder; undefined if nothing speaks against it.
 *
 * On a network drive another computer doesn't see our locks, and a write may not be on a disk when it should be. A
 * program that synchronizes a folder copies files in the middle of a change and puts older ones back.
 */
export function unfitPlace(facts: PlaceFacts): UnfitPlace | undefined {
  return judge(facts, MOST_LAYERS);
}

const MOST_LAYERS = 8;

function judge(facts: PlaceFacts, layers: number): UnfitPlace | undefined {
  const here = onNetwork(facts) ?? inSyncedFolder(facts);
  const beneath = here === undefined && layers > 0 ? folderBeneath(facts) : undefined;
  if (beneath === undefined) return here;
  const { magic: _ofTheUpperOne, ...others } = facts;
  return judge({ ...others, paths: [beneath] }, layers - 1);
}

/** The folder in which an encrypting file system keeps its files: `/home/ana/Dropbox/cipher`. */
function folderBeneath(facts: PlaceFacts): string | undefined {
  const mount = facts.platform === "win32" ? undefined : mountOf(facts);
  if (mount === undefined || !/^(?:fuse|osxfuse|macfuse|ecryptfs)\b/i.test(mount.type)) return undefined;
  // CryFS calls its source `cryfs@/home/ana/cipher`.
  return /^(?:[a-z]+@)?(\/[^/].*)$/.exec(mount.source)?.[1];
}

function onNetwork(facts: PlaceFacts): UnfitPlace | undefined {
  if (facts.platform === "win32") {
    const share = facts.paths.map(plainWindowsPath).find(isShare);
    return share === undefined ? undefined : { kind: "network", fileSystem: "UNC", at: shareOf(share) };
  }
  const mount = mountOf(facts);
  if (mount !== undefined && isNetwork(mount))
    return { kind: "network", fileSystem: mount.type, at: mount.at };
  const byNumber = facts.magic === undefined ? undefined : NETWORK_NUMBERS.get(facts.magic);
  if (byNumber === undefined) return undefined;
  return { kind: "network", fileSystem: byNumber, at: mount?.at ?? facts.paths[0] ?? "/" };
}

/** The mount that a folder lies on: the innermost one around its real path. */
function mountOf({ platform, paths, mounts }: PlaceFacts): Mount | undefined {
  const real = paths.at(-1);
  if (real === undefined) return undefined;
  let found: Mount | undefined;
  for (const mount of mounts)
    if (isWithin(real, mount.at, platform) && mount.at.length >= (found?.at.length ?? 0)) found = mount;
  return found;
}

/** Types of file systems whose files lie on another computer, or that a virtual machine's host shares. */
const NETWORK_TYPES: ReadonlySet<string> = new Set(
  `nfs nfs4 cifs smb smb2 smb3 smbfs ncpfs ncp afs openafs auristorfs coda ceph glusterfs lustre beegfs gpfs
  orangefs pvfs2 gfs2 ocfs2 moosefs davfs afpfs webdav ftp acfs vboxsf vmhgfs prl_fs`.split(/\s+/),
);

/** The same for file systems of programs: what follows `fuse.` in their type. */
const NETWORK_PROGRAMS: ReadonlySet<string> = new Set(
  `sshfs rclone davfs davfs2 s3fs s3ql goofys gcsfuse blobfuse blobfuse2 glusterfs ceph ceph-fuse juicefs mfs
  moosefs lizardfs seadrive gvfsd-fuse kio-fuse curlftpfs smbnetfs onedriver google-drive-ocamlfuse pcloud
  pcloudcc vmhgfs-fuse`.split(/\s+/),
);

function isNetwork({ type, source }: Mount): boolean {
  const [kind = "", program = ""] = type.toLowerCase().split(".");
  if (NETWORK_TYPES.has(kind)) return true;
  // Windows drives in a Linux on Windows are of this type, and safe; network shares there are too, and not.
  if (kind === "9p" || kind === "drvfs") return source.startsWith("\\\\");
  return /^(?:fuse|osxfuse|macfuse|fusefs)/.test(kind) && (NETWORK_PROGRAMS.has(program) || isRemote(source));
}

/** Something like `//server/share`, `user@server:folder` or `https://server/`; not `name[parameters]`. */
function isRemote(source: string): boolean {
  return /^(?:\/\/|\\\\|[a-z][a-z0-9+-]*:\/\/|[^\s/:]+@[^\s/:]+:)/i.test(source);
}

/** Numbers of Linux's network file systems (linux/magic.h and the file systems' own sources). */
const NETWORK_NUMBERS: ReadonlyMap<number, string> = new Map([
  [0x6969, "nfs"],
  [0x517b, "smb"],
  [0xff534d42, "cifs"],
  [0xfe534d42, "smb2"],
  [0x564c, "ncp"],
  [0x5346414f, "afs"],
  [0x6b414653, "afs"],
  [0x73757245, "coda"],
  [0x00c36400, "ceph"],
  [0x0bd00bd0, "lustre"],
  [0x19830326, "beegfs"],
  [0x47504653, "gpfs"],
  [0x20030528, "orangefs"],
  [0x01161970, "gfs2"],
  [0x7461636f, "ocfs2"],
  [0x786f4256, "vboxsf"],
  [0xbacbacbc, "vmhgfs"],
]);

function inSyncedFolder(facts: PlaceFacts): UnfitPlace | undefined {
  const roots = [...facts.syncRoots, ...facts.paths.flatMap((path) => usualRootsOf(path, facts))];
  const found = roots.find(
    ({ at }) => !isWholeComputer(at, facts) && facts.paths.some((path) => isWithin(path, at, facts.platform)),
  );
  return found === undefined ? undefined : { kind: "synced", ...found };
}

/** No program synchronizes all of a computer: a variable or a mark that says so means something else. */
function isWholeComputer(path: string, { platform, home }: PlaceFacts): boolean {
  const isRoot = platform === "win32" ? /^[a-z]:[\\/]*$/i.test(path) : /^\/+$/.test(path);
  return isRoot && isWithin(home, path, platform);
}

/** Folders that the services make in a home folder unless they are told another place. */
const USUAL_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^onedrive(?: - .+)?$/i, "OneDrive"],
  [/^dropbox(?: \(.+\))?$/i, "Dropbox"],
  [/^(?:google drive|my drive(?: \(.+\))?|googledrive)$/i, "Google Drive"],
  [/^iclouddrive$/i, "iCloud Drive"],
  [/^nextcloud\d*$/i, "Nextcloud"],
  [/^owncloud$/i, "ownCloud"],
  [/^pcloud ?drive$/i, "pCloud"],
  [/^box(?: sync)?$/i, "Box"],
  [/^megasync$/i, "MEGA"],
];

/** The synced folders above a path that are known by their usual place. */
function usualRootsOf(path: string, { platform, home }: PlaceFacts): readonly SyncRoot[] {
  const separator = platform === "win32" ? "\\" : "/";
  const parts = (platform === "win32" ? plainWindowsPath(path) : path).split(separator);
  return parts.flatMap((name, at): readonly SyncRoot[] => {
    const above = parts.slice(0, at).join(separator);
    const root = parts.slice(0, at + 1).join(separator);
    if (/[\\/]library$/i.test(above) && platform === "darwin") {
      if (/^mobile documents$/i.test(name)) return [{ service: "iCloud Drive", at: root }];
      const provider = /^cloudstorage$/i.test(name) ? parts[at + 1] : undefined;
      return provider === undefined
        ? []
        : [{ service: providerName(provider), at: [root, provider].join(separator) }];
    }
    if (!isHome(above, home, platform) || !isServiceName(name, above, platform)) return [];
    return USUAL_NAMES.filter(([pattern]) => pattern.test(name)).map(([, service]) => ({
      service,
      at: root,
    }));
  });
}

/** On Linux, which tells letters by their case, no service makes a folder of small letters alone, such as `box`. */
function isServiceName(name: string, above: string, platform: string): boolean {
  return platform !== "linux" || /^\/mnt\/[a-z]\//.test(above) || /[A-Z]/.test(name);
}

/** A home folder, of this user or another one, or a drive that a service shows itself as. */
function isHome(path: string, home: string, platform: string): boolean {
  if (path === "") return false;
  if (isWithin(path, home, platform) && isWithin(home, path, platform)) return true;
  return /^(?:\/mnt\/[a-z])?[\\/](?:home|users)[\\/][^\\/]+$|^[a-z]:(?:\\users\\[^\\]+)?$/i.test(path);
}

/** macOS names the folders of file providers `GoogleDrive-somebody@example.com`. */
function providerName(folder: string): string {
  const name = folder.split("-")[0] ?? folder;
  return name === "GoogleDrive" ? "Google Drive" : name;
}

/** True if a path is this folder or below it. Windows and macOS don't tell letters by their case. */
export function isWithin(path: string, folder: string, platform: string): boolean {
  const plain = (one: string): string => {
    const text = platform === "win32" ? plainWindowsPath(one).replaceAll("\\", "/") : one;
    const cased = platform === "win32" || platform === "darwin" ? text.toLowerCase() : text;
    return cased.normalize("NFC").replace(/\/+$/, "");
  };
  const inner = plain(path);
  const outer = plain(folder);
  return inner === outer || inner.startsWith(`${outer}/`);
}

/** A Windows path with its own separators, and without the prefix that lifts the limit of its length. */
function plainWindowsPath(path: string): string {
  const own = path.replaceAll("/", "\\");
  if (/^\\\\[?.]\\unc\\/i.test(own)) return `\\\\${own.slice(8)}`;
  return /^\\\\[?.]\\[a-z]:/i.test(own) ? own.slice(4) : own;
}

/** True for `\\server\share`, not for a device of this computer such as `\\?\Volume{…}`. */
function isShare(path: string): boolean {
  return path.startsWith("\\\\") && !/^\\\\[?.]\\/.test(path);
}

function shareOf(path: string): string {
  return `\\\\${path.slice(2).split("\\").slice(0, 2).join("\\")}`;
}
