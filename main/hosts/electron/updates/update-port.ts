import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { isAbsolute, join, relative } from "node:path";
import type { ParseFeed } from "../../../core/updates/fetch-feed.ts";
import type { UpdatePort } from "../../../core/updates/port.ts";
import { invariant } from "../../../../shared/invariant.ts";
import { ok } from "../../../../shared/result.ts";
import type { PackageKind } from "../../../../shared/updates/feed.ts";
import type { Downloaded, PackagePlaces } from "./package-updater.ts";

/** The running program, as far as an update needs it. */
export type RunningPackage = {
  readonly isPackaged: boolean;
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  readonly env: NodeJS.ProcessEnv;
  readonly version: string;
  readonly resources: string;
  readonly userData: string;
  /** Calls that advance a migration and are in progress. */
  readonly busy: () => number;
  /** Admits such calls from now on, or none. */
  readonly admit: (yes: boolean) => void;
  /** Admits no more of them and closes the core; false if something was still in progress after a while. */
  readonly comeToRest: () => Promise<boolean>;
  readonly quit: () => void;
  /** Ends the program at once; `again` starts it anew. */
  readonly exit: (again: boolean) => void;
} & Pick<PackagePlaces, "judgeSignature">;

/** Replaces the program by what electron-updater downloads. The library is loaded when it is first needed. */
export function electronUpdates(running: RunningPackage): UpdatePort {
  let downloaded: Downloaded | undefined;
  let ability: Promise<Ability> | undefined;
  let parse: ParseFeed = () => undefined;
  const findOut = async (): Promise<Ability> => {
    if (!running.isPackaged) return { kind: "never", why: "checkout" };
    const { parseUpdateInfo } = await import("electron-updater/out/providers/Provider.js");
    parse = (text) => parseUpdateInfo(text, "", new URL("https://feed.invalid/"));
    return abilityOf(running, parse);
  };
  return {
    ability: () =>
      (ability ??= findOut().catch((fault: unknown) => {
        // What couldn't be loaded is loaded anew.
        ability = undefined;
        throw fault;
      })),
    parseFeed: (text) => parse(text),
    async download(wish) {
      const kind = packageKind(running);
      invariant(kind !== undefined, "the kind of the package is known");
      const { downloadPackage } = await import("./package-updater.ts");
      const result = await downloadPackage({ ...running, kind, cache: cacheFolder(running) }, wish);
      if (!result.ok) return result;
      downloaded = result.value;
      // To run the system's package manager takes an administrator, who sees there what is installed.
      return ok(kind === "deb" || kind === "rpm" ? { path: downloaded.path } : {});
    },
    async install(isFree, gaveUp) {
      const wanted = downloaded;
      if (wanted === undefined || !(await wanted.isSame())) return "failed";
      const isIdle = (): boolean => running.busy() === 0 && isFree();
      running.admit(false);
      if (!isIdle()) {
        running.admit(true);
        return "busy";
      }
      const giveUp = (why: "busy" | "failed"): void => {
        running.admit(true);
        gaveUp(why);
      };
      // After this call's answer has left for the window; other work can begin until then.
      setTimeout(() => void (isIdle() ? endAndInstall(running, wanted, giveUp) : giveUp("busy")), 200);
      return "begun";
    },
  };
}

/** So long the system's updater on a Mac may take; if it ends the program later, a person is asked about work in progress. */
const MAC_PATIENCE_MS = 60_000;

async function endAndInstall(
  { platform, comeToRest, exit }: RunningPackage,
  wanted: Downloaded,
  giveUp: (why: "failed") => void,
): Promise<void> {
  const begin = (): boolean => {
    try {
      return wanted.install();
    } catch {
      return false;
    }
  };
  if (platform === "darwin") {
    // The system's updater needs the program until it has the package; it then quits, as a person would.
    if (!begin()) giveUp("failed");
    else setTimeout(() => giveUp("failed"), MAC_PATIENCE_MS).unref();
    return;
  }
  // The next start tells what wasn't installed.
  exit(!((await comeToRest()) && begin()));
}

type Ability = Awaited<ReturnType<UpdatePort["ability"]>>;

function abilityOf(running: RunningPackage, parse: ParseFeed): Ability {
  const kind = packageKind(running);
  if (kind === undefined) return { kind: "never", why: "unknown-package" };
  const config = configIn(running.resources, parse);
  if (config === undefined)
    return { kind: "never", why: running.platform === "linux" ? "unknown-package" : "unsigned" };
  // Without a name electron-updater checks no signature.
  if (kind === "nsis" && !isNamed(config["publisherName"])) return { kind: "never", why: "unsigned" };
  return { kind: "able", place: { kind, arch: running.arch } };
}

function isNamed(publisher: unknown): boolean {
  const names: unknown[] = Array.isArray(publisher) ? publisher : [publisher];
  return names.length > 0 && names.every((name) => typeof name === "string" && name.trim() !== "");
}

function configIn(resources: string, parse: ParseFeed): Readonly<Record<string, unknown>> | undefined {
  try {
    const config = parse(readFileSync(join(resources, "app-update.yml"), "utf8"));
    return typeof config === "object" && config !== null ? { ...config } : undefined;
  } catch {
    return undefined;
  }
}

/** How the running package was installed; undefined if that can't be told. */
export function packageKind({
  platform,
  env,
  resources,
}: Pick<RunningPackage, "platform" | "env" | "resources">): PackageKind | undefined {
  // Every package has them.
  if (resources === "") return undefined;
  if (platform === "win32") return "nsis";
  if (platform === "darwin") return "mac";
  if (platform !== "linux") return undefined;
  if (isMountedFrom(env, resources)) return "appimage";
  try {
    const written = readFileSync(join(resources, "package-type"), "utf8").trim();
    return written === "deb" || written === "rpm" ? written : undefined;
  } catch {
    return undefined;
  }
}

/** Every program started from an AppImage inherits its variables: they count only for what is in its folder. */
function isMountedFrom({ APPIMAGE = "", APPDIR = "" }: NodeJS.ProcessEnv, resources: string): boolean {
  if (!isAbsolute(APPIMAGE) || !isAbsolute(APPDIR)) return false;
  const below = relative(APPDIR, resources);
  return below !== "" && !below.startsWith("..") && !isAbsolute(below);
}

/** The user's folder for what can be fetched again. */
function cacheFolder({ platform, env }: Pick<RunningPackage, "platform" | "env">): string {
  if (platform === "win32") return env["LOCALAPPDATA"] ?? join(homedir(), "AppData", "Local");
  if (platform === "darwin") return join(homedir(), "Library", "Caches");
  return env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache");
}
