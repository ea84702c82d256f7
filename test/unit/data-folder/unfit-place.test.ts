import { describe, expect, test } from "vitest";
import { type PlaceFacts, unfitPlace } from "../../../shared/data-folder/unfit-place.ts";

const LINUX: PlaceFacts = {
  platform: "linux",
  home: "/home/ana",
  paths: ["/home/ana/.local/share/switchover"],
  mounts: [{ at: "/", type: "ext4", source: "/dev/sda1" }],
  magic: 0xef53,
  syncRoots: [],
};
const MAC: PlaceFacts = {
  platform: "darwin",
  home: "/Users/ana",
  paths: ["/Users/ana/Library/Application Support/Switchover"],
  mounts: [
    { at: "/", type: "apfs", source: "/dev/disk3s1s1" },
    { at: "/System/Volumes/Data", type: "apfs", source: "/dev/disk3s5" },
  ],
  syncRoots: [],
};
const WINDOWS: PlaceFacts = {
  platform: "win32",
  home: "C:\\Users\\ana",
  paths: ["C:\\Users\\ana\\AppData\\Roaming\\Switchover"],
  mounts: [],
  syncRoots: [],
};

const on = (type: string, source: string, at = "/mnt/there"): Partial<PlaceFacts> => ({
  paths: [`${at}/switchover`],
  mounts: [...LINUX.mounts, { at, type, source }],
});
const at = (...paths: readonly string[]): Partial<PlaceFacts> => ({ paths });

describe("[ZQ1] a folder on a network drive is unfit", () => {
  test.each<[string, PlaceFacts, Partial<PlaceFacts>, string]>([
    ["NFS", LINUX, on("nfs", "server:/export"), "nfs"],
    ["NFS 4", LINUX, on("nfs4", "server:/export"), "nfs4"],
    ["Windows share, older", LINUX, on("cifs", "//server/share"), "cifs"],
    ["Windows share", LINUX, on("smb3", "//server/share"), "smb3"],
    ["sshfs", LINUX, on("fuse.sshfs", "ana@server:/home/ana"), "fuse.sshfs"],
    ["rclone", LINUX, on("fuse.rclone", "drive:"), "fuse.rclone"],
    ["Ceph", LINUX, on("ceph", "1.2.3.4:6789:/"), "ceph"],
    ["Ceph as a program", LINUX, on("fuse.ceph-fuse", "ceph-fuse"), "fuse.ceph-fuse"],
    ["GlusterFS", LINUX, on("fuse.glusterfs", "server:/volume"), "fuse.glusterfs"],
    ["WebDAV as a program", LINUX, on("fuse", "https://cloud.example/dav/"), "fuse"],
    ["a program that nobody knows, over a share", LINUX, on("fuse.other", "//server/share"), "fuse.other"],
    ["GNOME's remote folders", LINUX, on("fuse.gvfsd-fuse", "gvfsd-fuse"), "fuse.gvfsd-fuse"],
    ["VirtualBox's shared folder", LINUX, on("vboxsf", "shared"), "vboxsf"],
    ["a share mounted in a Linux on Windows", LINUX, on("9p", "\\\\server\\share"), "9p"],
    ["NFS over a local disk at the same place", LINUX, { ...on("nfs", "s:/e", "/"), magic: 0xef53 }, "nfs"],
    ["NFS that the table hides", LINUX, { magic: 0x6969 }, "nfs"],
    ["Samba by its number", LINUX, { magic: 0xff534d42 }, "cifs"],
    ["a Windows share on a Mac", MAC, on("smbfs", "//ana@server/share", "/Volumes/share"), "smbfs"],
    ["an old Mac share", MAC, on("afpfs", "//ana@server/share", "/Volumes/share"), "afpfs"],
    ["NFS on a Mac", MAC, on("nfs", "server:/export", "/Volumes/export"), "nfs"],
    ["sshfs on a Mac", MAC, on("macfuse", "ana@server:/home/ana", "/Volumes/there"), "macfuse"],
    ["UNC", WINDOWS, at("\\\\server\\share\\switchover"), "UNC"],
    ["a share in the first Linux on Windows", LINUX, on("drvfs", "\\\\server\\share"), "drvfs"],
    ["UNC with slashes", WINDOWS, at("//server/share/switchover"), "UNC"],
    ["a long UNC", WINDOWS, at("\\\\?\\UNC\\server\\share\\switchover"), "UNC"],
    ["a mapped drive", WINDOWS, at("S:\\switchover", "\\\\server\\share\\switchover"), "UNC"],
    ["Linux on Windows", WINDOWS, at("\\\\wsl.localhost\\Ubuntu\\home\\ana\\data"), "UNC"],
  ])("%s", (_name, facts, change, fileSystem) => {
    expect(unfitPlace({ ...facts, ...change })).toMatchObject({ kind: "network", fileSystem });
  });

  test("and so is one whose encrypted files lie there, or in a synced folder", () => {
    const layers = (source: string): Partial<PlaceFacts> => ({
      ...on("fuse.gocryptfs", source),
      mounts: [
        ...LINUX.mounts,
        { at: "/mnt/there", type: "fuse.gocryptfs", source },
        { at: "/mnt/nas", type: "nfs4", source: "nas:/x" },
      ],
    });
    for (const source of ["/mnt/nas/cipher", "cryfs@/mnt/nas/cipher"])
      expect(unfitPlace({ ...LINUX, ...layers(source) })).toMatchObject({ kind: "network", at: "/mnt/nas" });
    expect(unfitPlace({ ...LINUX, ...layers("/home/ana/Dropbox/cipher") })).toMatchObject({
      kind: "synced",
      service: "Dropbox",
    });
  });

  test("is told by its drive", () => {
    expect(unfitPlace({ ...LINUX, ...on("nfs", "server:/export") })).toMatchObject({ at: "/mnt/there" });
    expect(unfitPlace({ ...WINDOWS, ...at("\\\\?\\UNC\\server\\share\\a\\b") })).toMatchObject({
      at: "\\\\server\\share",
    });
  });
});

describe("[ZQ2] a folder that a program synchronizes is unfit", () => {
  const told = (service: string, root: string, ...paths: readonly string[]): Partial<PlaceFacts> => ({
    paths,
    syncRoots: [{ service, at: root }],
  });
  const mac = (place: string): Partial<PlaceFacts> => at(`/Users/ana/Library/${place}/switchover`);
  test.each<[string, PlaceFacts, Partial<PlaceFacts>, string]>([
    ["told", LINUX, told("Dropbox", "/data/dropbox/", "/data/dropbox/switchover"), "Dropbox"],
    ["told, and behind a link", LINUX, told("Dropbox", "/data/d", "/home/ana/x", "/data/d/x"), "Dropbox"],
    ["the synced folder itself", LINUX, told("Nextcloud", "/data/n", "/data/n"), "Nextcloud"],
    ["by its usual place", LINUX, at("/home/ana/Dropbox/work/switchover"), "Dropbox"],
    ["of another Windows drive", WINDOWS, told("Syncthing", "D:\\", "D:\\data"), "Syncthing"],
    ["by its usual place, of another user", LINUX, at("/home/eva/OneDrive/data"), "OneDrive"],
    ["a Windows folder in a Linux on Windows", LINUX, at("/mnt/c/Users/ana/OneDrive/data"), "OneDrive"],
    ["iCloud Drive", MAC, mac("Mobile Documents/com~apple~CloudDocs"), "iCloud Drive"],
    ["Google Drive on a Mac", MAC, mac("CloudStorage/GoogleDrive-ana@example.com/My Drive"), "Google Drive"],
    ["OneDrive on a Mac", MAC, mac("CloudStorage/OneDrive-Bakery"), "OneDrive"],
    ["a service without a name here", MAC, mac("CloudStorage/Other-1"), "Other"],
    ["in other letters", MAC, told("Dropbox", "/Users/Ana/Dropbox", "/users/ana/dropbox/x"), "Dropbox"],
    [
      "in another form of the same letters",
      MAC,
      told("Dropbox", "/Users/ana/Café", "/Users/ana/Cafe\u0301/x"),
      "Dropbox",
    ],
    ["told on Windows", WINDOWS, told("OneDrive", "D:\\One", "d:\\one\\Switchover"), "OneDrive"],
    ["told with slashes", WINDOWS, told("Nextcloud", "D:/Nextcloud/", "D:\\nextcloud\\x"), "Nextcloud"],
    ["a long path", WINDOWS, told("OneDrive", "D:\\One", "\\\\?\\D:\\One\\Switchover"), "OneDrive"],
    ["a company's OneDrive", WINDOWS, at("C:\\Users\\ana\\OneDrive - Bakery\\data"), "OneDrive"],
    ["a company's Dropbox", WINDOWS, at("C:\\Users\\ana\\Dropbox (Bakery)\\data"), "Dropbox"],
    ["Google Drive's own drive", WINDOWS, at("G:\\My Drive\\data"), "Google Drive"],
    ["iCloud Drive on Windows", WINDOWS, at("C:\\Users\\ana\\iCloudDrive\\data"), "iCloud Drive"],
  ])("%s", (_name, facts, change, service) => {
    expect(unfitPlace({ ...facts, ...change })).toMatchObject({ kind: "synced", service });
  });
});

describe("[ZQ3] nothing speaks against a local folder", () => {
  test.each<[string, PlaceFacts, Partial<PlaceFacts>]>([
    ["of Linux", LINUX, {}],
    ["of macOS", MAC, {}],
    ["of Windows", WINDOWS, {}],
    ["in memory", LINUX, { ...on("tmpfs", "tmpfs", "/tmp"), magic: 0x01021994 }],
    ["of a container", LINUX, { mounts: [{ at: "/", type: "overlay", source: "overlay" }] }],
    ["that a virtual machine's host lends", LINUX, { ...on("9p", "host0"), magic: 0x01021997 }],
    ["that it lends in another way", LINUX, { ...on("virtiofs", "workspace"), magic: 0x65735546 }],
    ["of Windows in a Linux on Windows", LINUX, { ...on("9p", "C:\\", "/mnt/c"), magic: 0x01021997 }],
    ["encrypted by a program", LINUX, { ...on("fuse.gocryptfs", "/home/ana/cipher"), magic: 0x65735546 }],
    ["of Windows's own kind", LINUX, on("fuseblk", "/dev/sdb1")],
    ["of the first Linux on Windows", LINUX, on("drvfs", "C:", "/mnt/c")],
    ["encrypted below itself", LINUX, on("fuse.gocryptfs", "/home/ana/work", "/home/ana/work")],
    ["with a name of small letters", LINUX, at("/home/ana/box/data")],
    ["of a program's sources", LINUX, at("/home/ana/nextcloud/data")],
    ["where all of a computer is told", LINUX, { syncRoots: [{ service: "OneDrive", at: "/" }] }],
    ["where all of a drive is told", WINDOWS, { syncRoots: [{ service: "OneDrive", at: "C:\\" }] }],
    ["by its number on Windows", WINDOWS, at("\\\\?\\Volume{1b3b1146-4076-11e1-84aa-806e6f6e6963}\\data")],
    [
      "beside a network drive",
      LINUX,
      { mounts: [...LINUX.mounts, { at: "/home/an", type: "nfs", source: "s:/" }] },
    ],
    [
      "below a network drive's place",
      LINUX,
      {
        mounts: [
          { at: "/home", type: "nfs", source: "s:/h" },
          { at: "/home/ana", type: "ext4", source: "/dev/sdb" },
        ],
      },
    ],
    ["of which nothing is known", LINUX, { mounts: [] }],
    [
      "beside a synced one",
      LINUX,
      { syncRoots: [{ service: "Dropbox", at: "/home/ana/.local/share/switch" }] },
    ],
    ["that is only named like one", LINUX, at("/srv/app/Dropbox/data")],
    ["a project about one", LINUX, at("/home/ana/projects/OneDrive/data")],
    ["a box of one's own", LINUX, at("/home/ana/Boxes/data")],
    ["of Windows, as a long path", WINDOWS, at("\\\\?\\C:\\data\\switchover")],
    ["on another drive", WINDOWS, at("D:\\switchover")],
  ])("%s", (_name, facts, change) => {
    expect(unfitPlace({ ...facts, ...change })).toBeUndefined();
  });
});
