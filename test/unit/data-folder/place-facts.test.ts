import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { placeFacts } from "../../../main/hosts/common/ports/place-facts.ts";
import { unfitPlace } from "../../../shared/data-folder/unfit-place.ts";
import { smallDisk } from "../../support/small-disk.ts";
import { tempFolder } from "../../support/temp-folder.ts";

/** A home folder of its own, with these files in it; a name that ends with a slash is a folder. */
function homeWith(files: Readonly<Record<string, string>>) {
  const home = tempFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(home, name.endsWith("/") ? name : dirname(name)), { recursive: true });
    if (!name.endsWith("/")) writeFileSync(join(home, name), text.replaceAll("HOME", home));
  }
  return home;
}

const judge = (
  folder: string,
  home: string,
  { platform = "linux", env = {}, table }: { platform?: NodeJS.Platform; env?: object; table?: string } = {},
) =>
  unfitPlace(
    placeFacts(folder, { platform, env: { ...env }, home }, table === undefined ? undefined : () => table),
  );

describe("[ZQ2] a synced folder is known", () => {
  test.each<[string, Readonly<Record<string, string>>, string]>([
    ["Dropbox's own file", { ".dropbox/info.json": '{"business":{"path":"HOME/work","host":1}}' }, "Dropbox"],
    [
      "Nextcloud's own file",
      { ".config/Nextcloud/nextcloud.cfg": "[Accounts]\n0\\Folders\\1\\localPath=HOME/work/\n" },
      "Nextcloud",
    ],
    [
      "ownCloud's own file",
      { ".config/ownCloud/owncloud.cfg": "0\\Folders\\1\\localPath=HOME/work\r\n" },
      "ownCloud",
    ],
    ["a mark of Dropbox", { "work/.dropbox": "tag" }, "Dropbox"],
    ["a mark of Syncthing", { "work/.stfolder/": "" }, "Syncthing"],
    ["a mark of Resilio Sync", { "work/.sync/ID": "x" }, "Resilio Sync"],
    ["a mark of Google Drive", { "work/.tmp.drivedownload/": "" }, "Google Drive"],
  ])("by %s, for a folder that doesn't exist yet too", (_name, files, service) => {
    const home = homeWith({ "work/": "", ...files });
    for (const folder of [join(home, "work"), join(home, "work", "deep", "er", "data")])
      expect(judge(folder, home)).toMatchObject({ kind: "synced", service });
    expect(judge(join(home, "other"), home)).toBeUndefined();
  });

  test("by the environment of Windows", () => {
    const home = tempFolder();
    for (const name of ["OneDrive", "OneDriveConsumer", "OneDriveCommercial"])
      expect(judge(join(home, "one", "data"), home, { env: { [name]: join(home, "one") } })).toMatchObject({
        kind: "synced",
        service: "OneDrive",
      });
  });

  test("where a link leads into it", () => {
    const home = homeWith({ "work/.stfolder/": "" });
    symlinkSync(join(home, "work"), join(home, "link"));
    expect(judge(join(home, "link", "data"), home)).toMatchObject({ service: "Syncthing" });
  });

  test("on a Mac whose desktop and documents are in iCloud Drive", () => {
    const cloud = "Library/Mobile Documents/com~apple~CloudDocs";
    const home = homeWith({ [`${cloud}/Documents/`]: "" });
    const at = (name: string) => judge(join(home, name, "data"), home, { platform: "darwin", table: "" });
    expect(at("Documents")).toMatchObject({ service: "iCloud Drive" });
    expect(at("Desktop")).toBeUndefined();
  });

  test("where the place is below a file, behind a link that leads nowhere, or not a name at all", () => {
    const home = homeWith({ "work/.stfolder/": "", "work/file": "", "other/file": "" });
    symlinkSync(join(home, "gone"), join(home, "work", "broken"));
    for (const name of ["file/inside", "broken", "x".repeat(4000)])
      expect(judge(join(home, "work", name), home)).toMatchObject({ service: "Syncthing" });
    for (const name of ["file/inside", "x".repeat(4000), "\u0000"])
      expect(judge(join(home, "other", name), home)).toBeUndefined();
  });

  test("[ZR6] and no file of another program keeps the start waiting: a pipe, a device, gigabytes, or lines without end", () => {
    const home = homeWith({ ".config/Nextcloud/": "", ".config/ownCloud/": "", ".dropbox/": "" });
    const info = join(home, ".dropbox", "info.json");
    execFileSync("mkfifo", [join(home, ".config", "ownCloud", "owncloud.cfg")]);
    symlinkSync("/dev/zero", join(home, ".config", "Nextcloud", "nextcloud.cfg"));
    writeFileSync(info, `{"personal":{"path":"${home}"}}`);
    expect(judge(join(home, "data"), home)).toMatchObject({ service: "Dropbox" });
    truncateSync(info, 5 * 1024 ** 3);
    const startedMs = performance.now();
    expect(judge(join(home, "data"), home)).toBeUndefined();
    const config = join(home, ".config", "Nextcloud", "nextcloud.cfg");
    for (const text of ["\r", "\n", "=", "a", "localPath", 'localPath="', "localPath=\r", "\u2028"]) {
      rmSync(config);
      writeFileSync(config, text.repeat(90_000));
      judge(join(home, "data"), home);
    }
    expect(performance.now() - startedMs).toBeLessThan(5_000);
  });

  test("and a home folder with the services' settings is none", () => {
    const home = homeWith({
      ".dropbox/info.json": "{",
      ".config/Nextcloud/nextcloud.cfg": "localPath=\n",
      ".sync/": "",
      ".stfolder": "a file",
    });
    expect(judge(join(home, "data"), home)).toBeUndefined();
  });
});

describe("[ZQ1] the drive of a folder is read", () => {
  test("from Linux's table, with spaces and other signs in its names, the innermost and last mount counting", () => {
    const table = [
      "22 1 8:1 / / rw - ext4 /dev/sda1 rw",
      "40 22 0:50 / /mnt/Ana\\040s\\134share rw,relatime shared:5 master:1 - cifs //server/Ana\\040s rw,vers=3.0",
      "41 22 8:2 / /mnt/both rw - ext4 /dev/sdb1 rw",
      "42 41 0:51 / /mnt/both rw - nfs4 server:/both rw",
      "43 42 8:3 / /mnt/both/local rw - xfs /dev/sdc1 rw",
      "a line that is cut",
      "",
    ].join("\n");
    const at = (folder: string) => judge(folder, "/home/ana", { table });
    expect(at("/mnt/Ana's share")).toBeUndefined();
    expect(at("/mnt/Ana\u0020s\\share/data")).toEqual({
      kind: "network",
      fileSystem: "cifs",
      at: "/mnt/Ana s\\share",
    });
    expect(at("/mnt/both/data")).toMatchObject({ fileSystem: "nfs4" });
    expect(at("/mnt/both/local/data")).toBeUndefined();
  });

  test("from the table that macOS's mount prints", () => {
    const table = [
      "/dev/disk3s1s1 on / (apfs, sealed, local, read-only, journaled)",
      "map auto_home on /System/Volumes/Data/home (autofs, automounted, nobrowse)",
      "//ana@server/share on /Volumes/share (1) (smbfs, nodev, nosuid, mounted by ana)",
      "server:/export on /Volumes/export (nfs)",
    ].join("\n");
    const at = (folder: string) => judge(folder, "/Users/ana", { platform: "darwin", table });
    expect(at("/Volumes/share (1)/data")).toMatchObject({ fileSystem: "smbfs", at: "/Volumes/share (1)" });
    expect(at("/Volumes/export")).toMatchObject({ fileSystem: "nfs" });
    expect(at("/Volumes/disk/data")).toBeUndefined();
  });

  test("from this computer: an own disk in memory is found as what it is, and nothing speaks against it", ({
    skip,
  }) => {
    const { folder } = smallDisk(64, skip);
    const facts = placeFacts(join(folder, "data"), { platform: "linux", env: {}, home: "/root" });
    expect(facts.mounts).toContainEqual({ at: folder, type: "tmpfs", source: "tmpfs" });
    expect(facts.magic).toBe(0x01021994);
    expect(unfitPlace(facts)).toBeUndefined();
  });

  test("leaves nothing behind and makes nothing", () => {
    const home = tempFolder();
    judge(join(home, "data", "deeper"), home);
    expect(execFileSync("find", [home], { encoding: "utf8" }).trim()).toBe(home);
  });
});
