import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { openUpdateMemory, type UpdateMemory } from "../../main/core/updates/memory.ts";
import type { UpdatePort } from "../../main/core/updates/port.ts";
import { createUpdates, type Updates, type UpdatesDeps } from "../../main/core/updates/updates.ts";
import { managedProxies } from "../../main/core/platforms/http/proxy/managed-proxies.ts";
import { electronUpdates, type RunningPackage } from "../../main/hosts/electron/updates/update-port.ts";
import { parseManaged } from "../../shared/settings/parse-managed.ts";
import type { GoingOn } from "../../shared/updates/decide.ts";
import type { UpdateState } from "../../shared/updates/update-state.ts";
import { feedKey, openReleases, type FeedKey, type Releases } from "./releases.ts";
import { seededRandom } from "./seeded-random.ts";
import { tempFolder } from "./temp-folder.ts";
import { virtualClock } from "./virtual-clock.ts";

/** Nothing goes on. */
const QUIET: GoingOn = {
  openRuns: 0,
  isDriving: false,
  isBatchUnderWay: false,
  replaced: 0,
  listening: 0,
};

export type UpdatesHarness = {
  readonly updates: Updates;
  readonly releases: Releases;
  readonly key: FeedKey;
  readonly running: RunningPackage;
  /** Every state that was published. */
  readonly published: UpdateState[];
  /** Every text of a feed that was parsed. */
  readonly parsed: string[];
  /** What the program did to itself, in order. */
  readonly deeds: string[];
  readonly memory: UpdateMemory;
  readonly clock: ReturnType<typeof virtualClock>;
  /** The file that an AppImage runs from. */
  readonly appImage: string;
  /** Where downloads are kept. */
  readonly cache: string;
  /** What goes on from now on. */
  readonly goingOn: (change: Partial<GoingOn>) => void;
};

type Wishes = {
  readonly version?: string;
  readonly platform?: NodeJS.Platform;
  /** Members of `app-update.yml`; undefined: there is no such file. */
  readonly config?: object | undefined;
  /** Managed settings; default: the server of releases, with its key. */
  readonly managed?: string;
  readonly change?: Partial<UpdatesDeps>;
  readonly running?: Partial<RunningPackage>;
  /** The program runs from an installed package and not from an AppImage. */
  readonly packageType?: string;
  /** What the host does in place of what it would do. */
  readonly wrap?: Partial<UpdatePort>;
};

/** Updates with the real electron-updater, for a package on a server of releases on loopback. */
export async function updatesHarness({
  version = "1.2.0",
  platform = "linux",
  config = { updaterCacheDirName: "switchover-updater", publisherName: ["CN=Switchover"] },
  managed,
  change = {},
  running: runningChange = {},
  packageType,
  wrap = {},
}: Wishes = {}): Promise<UpdatesHarness> {
  const releases = await openReleases();
  const key = feedKey();
  const folder = tempFolder();
  const resources = join(folder, "mounted", "resources");
  mkdirSync(resources, { recursive: true });
  writeFileSync(join(resources, "app-update.yml"), JSON.stringify({ provider: "generic", ...config }));
  const appImage = join(folder, "Switchover.AppImage");
  writeFileSync(appImage, "#!/bin/sh\nexit 0\n", { mode: 0o755 });
  const cache = join(folder, "cache");
  const mounted = packageType === undefined ? { APPIMAGE: appImage, APPDIR: join(folder, "mounted") } : {};
  const env = { ...mounted, XDG_CACHE_HOME: cache, LOCALAPPDATA: cache };
  if (packageType !== undefined) writeFileSync(join(resources, "package-type"), `${packageType}\n`);
  // electron-updater reads it itself.
  vi.stubEnv("APPIMAGE", appImage);
  onTestFinished(() => void vi.unstubAllEnvs());
  const deeds: string[] = [];
  const running: RunningPackage = {
    isPackaged: true,
    platform,
    arch: "x64",
    env,
    version,
    resources,
    userData: join(folder, "user-data"),
    busy: () => 0,
    admit: () => undefined,
    async comeToRest() {
      deeds.push("comeToRest");
      return true;
    },
    quit: () => void deeds.push("quit"),
    exit: (again) => void deeds.push(again ? "start again" : "exit"),
    ...runningChange,
  };
  let now = QUIET;
  const clock = virtualClock();
  const dataDir = join(folder, "data");
  mkdirSync(dataDir);
  const memory = openUpdateMemory({ dataDir, version, random: seededRandom() });
  const published: UpdateState[] = [];
  const parsed: string[] = [];
  const port = electronUpdates(running);
  const text = managed ?? JSON.stringify({ updates: { url: releases.url, key: key.key } });
  const state = parseManaged("there", new TextEncoder().encode(text));
  const updates = createUpdates({
    version,
    port: {
      ...port,
      parseFeed(text) {
        parsed.push(text);
        return port.parseFeed(text);
      },
      ...wrap,
    },
    clock,
    managed: () => state,
    choice: () => "ask",
    meteredChoice: () => "automatic",
    proxies: managedProxies(state.proxy, undefined),
    memory,
    goingOn: () => now,
    publish: (one) => void published.push(one),
    isHeard: () => true,
    ca: releases.ca,
    ...change,
  });
  onTestFinished(() => updates.close());
  return {
    updates,
    releases,
    key,
    running,
    published,
    parsed,
    deeds,
    memory,
    clock,
    appImage,
    cache,
    goingOn: (part) => {
      now = { ...QUIET, ...part };
    },
  };
}
