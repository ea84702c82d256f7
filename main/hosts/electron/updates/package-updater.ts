import { createHash } from "node:crypto";
import { accessSync, constants, createReadStream, statfsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type * as ElectronUpdater from "electron-updater";
import type { AppUpdater, ResolvedUpdateFileInfo, UpdateInfo } from "electron-updater";
import type { AppAdapter } from "electron-updater/out/AppAdapter.js";
import type { ProviderRuntimeOptions } from "electron-updater/out/providers/Provider.js";
import type { PackageWish } from "../../../core/updates/port.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { Feed, FeedFile, PackageKind } from "../../../../shared/updates/feed.ts";
import type { UpdateFailure } from "../../../../shared/updates/update-state.ts";

/** Where the program's package has what an update needs. */
export type PackagePlaces = {
  readonly kind: PackageKind;
  readonly version: string;
  /** Has `app-update.yml`, which electron-builder wrote. */
  readonly resources: string;
  readonly userData: string;
  /** Downloads are kept in a folder below it. */
  readonly cache: string;
  readonly quit: () => void;
  /** Judges a signature on Windows in place of the library's own way; only tests set it. */
  readonly judgeSignature?: (publishers: readonly string[], path: string) => Promise<string | null>;
};

/** The downloaded package. */
export type Downloaded = {
  readonly path: string;
  /** Whether it still is what was downloaded: it may have lain there for days. */
  isSame(): Promise<boolean>;
  /** Starts the system's installation; false if that wasn't possible. The program has to end then. */
  install(): boolean;
};

/**
 * Downloads a package with electron-updater, which checks its checksum and, on Windows, its signature. Its feed isn't used:
 * the core has read and checked one already.
 */
export async function downloadPackage(
  places: PackagePlaces,
  wish: PackageWish,
): Promise<Result<Downloaded, UpdateFailure>> {
  const library = await import("electron-updater");
  const { PackageExecutor } = await import("./package-request.ts");
  let noted: UpdateFailure | undefined;
  const updater = openUpdater(library, places);
  // An error is told by the call that it ends.
  updater.on("error", () => undefined);
  Object.assign(updater, {
    httpExecutor: new PackageExecutor(wish, (failure) => {
      noted ??= failure;
    }),
  });
  updater.setFeedURL({ provider: "custom", updateProvider: providerOf(library, wish) });
  try {
    const found = await updater.checkForUpdates();
    if (found?.isUpdateAvailable !== true) return err("system");
    const [path] = await updater.downloadUpdate();
    if (path === undefined) return err("failed");
    return ok(downloadedIn(library, updater, path, wish.file));
  } catch (error) {
    return err(noted ?? failureIn(error));
  }
}

type Library = typeof ElectronUpdater;

function openUpdater(library: Library, places: PackagePlaces): AppUpdater {
  const { version, resources, userData, cache, quit } = places;
  const app: AppAdapter = {
    version,
    name: "switchover",
    isPackaged: true,
    appUpdateConfigPath: join(resources, "app-update.yml"),
    userDataPath: userData,
    baseCachePath: cache,
    whenReady: async () => undefined,
    relaunch: () => undefined,
    quit,
    onQuit: () => undefined,
  };
  const updater = new (classOf(library, places.kind))(undefined, app);
  updater.logger = null;
  updater.autoDownload = false;
  // Nothing is installed that a person didn't ask for.
  updater.autoInstallOnAppQuit = false;
  updater.allowDowngrade = false;
  updater.disableWebInstaller = true;
  // The parts of an older installer would be put together from a map that nobody signed.
  updater.disableDifferentialDownload = true;
  const { judgeSignature } = places;
  if (judgeSignature !== undefined) Object.assign(updater, { verifyUpdateCodeSignature: judgeSignature });
  // The core has decided that.
  updater.isUserWithinRollout = () => true;
  return updater;
}

function classOf(
  library: Library,
  kind: PackageKind,
): new (options: undefined, app: AppAdapter) => AppUpdater {
  switch (kind) {
    case "nsis":
      return library.NsisUpdater;
    case "mac":
      return library.MacUpdater;
    case "appimage":
      return library.AppImageUpdater;
    case "deb":
      return library.DebUpdater;
    case "rpm":
      return library.RpmUpdater;
  }
}

/** Gives electron-updater the feed that the core has checked, with the one package that fits. */
function providerOf(library: Library, { feed, file }: { readonly feed: Feed; readonly file: FeedFile }) {
  return class extends library.Provider<UpdateInfo> {
    constructor(_options: unknown, _updater: unknown, runtime: ProviderRuntimeOptions) {
      super(runtime);
    }
    override getLatestVersion(): Promise<UpdateInfo> {
      const { version, releaseDate, minimumSystemVersion } = feed;
      const named = minimumSystemVersion === undefined ? {} : { minimumSystemVersion };
      return Promise.resolve({
        version,
        releaseDate,
        files: [file],
        path: file.url,
        sha512: file.sha512,
        ...named,
      });
    }
    override resolveFiles(): ResolvedUpdateFileInfo[] {
      // Nothing is sent to this host: the executor knows the name alone.
      return [{ url: new URL(`https://package.invalid/${file.url}`), info: file }];
    }
  };
}

const SPARE_BYTES = 16 * 1024 * 1024;

/** An AppImage is deleted before the new one takes its place: the folder has to take it. */
function hasRoomFor(appImage: string, size: number): boolean {
  try {
    const folder = dirname(appImage);
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > size + SPARE_BYTES;
  } catch {
    return false;
  }
}

function downloadedIn(
  library: Library,
  updater: AppUpdater,
  path: string,
  { sha512, size }: FeedFile,
): Downloaded {
  return {
    path,
    async isSame() {
      const hash = createHash("sha512");
      try {
        await pipeline(createReadStream(path), hash);
      } catch {
        return false;
      }
      return hash.digest("base64") === sha512;
    },
    install() {
      if (updater instanceof library.AppImageUpdater && !hasRoomFor(process.env["APPIMAGE"] ?? "", size))
        return false;
      if (!("install" in updater)) {
        // On a Mac the system's own updater takes the package, and ends the program when it has it.
        updater.quitAndInstall();
        return true;
      }
      return (updater as AppUpdater & { install(silent: boolean, runAfter: boolean): boolean }).install(
        true,
        true,
      );
    },
  };
}

const OF_THE_DISK: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM", "EIO"]);

function failureIn(error: unknown): UpdateFailure {
  const code: unknown = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ERR_CHECKSUM_MISMATCH") return "bad-package";
  if (code === "ERR_UPDATER_INVALID_SIGNATURE") return "not-ours";
  return OF_THE_DISK.has(code) ? "disk" : "failed";
}
