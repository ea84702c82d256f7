import { chmodSync } from "node:fs";
import { join } from "node:path";
import { type Result, err, ok } from "../../../shared/result.ts";
import type { Clock } from "../../../shared/time.ts";
import { checkedText, parseChecked } from "../storage/checked-json.ts";
import { PRIVATE_FILE, ensurePrivateFolder } from "../storage/durable-file.ts";
import { errorCode } from "../storage/system-error.ts";
import { type Settings, type SettingsProblem, SettingsValues } from "./port.ts";
import { underLock } from "../storage/number-locks.ts";
import { renameToQuarantine } from "../storage/quarantine.ts";
import { readJsonFile } from "../storage/json-file.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";

/** The state of a settings file before the library opens it. */
export type FoundFile =
  | { readonly kind: "absent" }
  | { readonly kind: "sound" }
  | { readonly kind: "damaged" };

/**
 * Checks a settings file. An empty one, one without a JSON object and one with an invalid member count as
 * corrupted.
 */
function examineSettings(path: string): FoundFile {
  const file = readJsonFile(path);
  if (file === "absent") return { kind: "absent" };
  return { kind: SettingsValues.safeParse(file.value).success ? "sound" : "damaged" };
}

const NAME = "settings";

/** Path of the settings file of a data folder. */
export function settingsPath(dataDir: string): string {
  return join(dataDir, `${NAME}.json`);
}

/**
 * Opens a data folder's settings with `conf`, which is loaded only here, to keep the start fast.
 *
 * A corrupted file is renamed before the library opens it, since the library either throws or empties it. A
 * missing file is written with the first change. Problems: settingsReadOnly, storageFull, storageFailed.
 */
export async function openSettings({
  dataDir,
  clock,
}: {
  readonly dataDir: string;
  readonly clock: Clock;
}): Promise<Result<Settings, SettingsProblem>> {
  const path = settingsPath(dataDir);
  // Another process may have done it meanwhile, and written a new one.
  const setAside = (): void => {
    if (examineSettings(path).kind === "damaged") renameToQuarantine(path, clock.now());
  };
  try {
    ensurePrivateFolder(dataDir);
    const found = examineSettings(path);
    if (found.kind === "damaged") {
      const kept = alone(dataDir, setAside);
      if (!kept.ok) return kept;
    }
    if (found.kind === "sound") chmodSync(path, PRIVATE_FILE);
    const { default: Conf } = await import("conf");
    const store = new Conf<Record<string, unknown>>({
      cwd: dataDir,
      configName: NAME,
      configFileMode: PRIVATE_FILE,
      clearInvalidConfig: false,
      serialize: (values) => checkedText(values, 2),
      deserialize: (text) => parseChecked(text) as Record<string, unknown>,
    });
    return ok({
      read: () => SettingsValues.parse(store.store),
      change: (members) =>
        alone(dataDir, () => {
          // The library would write over one that was corrupted since it was opened.
          setAside();
          const given = typeof members === "function" ? members(SettingsValues.parse(store.store)) : members;
          const parsed = Object.entries(SettingsValues.partial().parse(given));
          // The schema adds defaults for missing members; writing them would overwrite stored values.
          store.set(Object.fromEntries(parsed.filter(([member]) => Object.hasOwn(given, member))));
          return SettingsValues.parse(store.store);
        }),
    });
  } catch (cause) {
    return err(settingsProblemOf(cause));
  }
}

/** Does what changes the file while no other process does. */
function alone<T>(dataDir: string, work: () => T): Result<T, SettingsProblem> {
  const done = underLock<T, SettingsProblem>(dataDir, "settings", () => {
    try {
      return ok(work());
    } catch (cause) {
      return err(settingsProblemOf(cause));
    }
  });
  return done.ok ? done : err(asSettingsProblem(done.problem));
}

function asSettingsProblem(problem: SettingsProblem | StorageProblem): SettingsProblem {
  switch (problem.kind) {
    case "settingsReadOnly":
    case "storageFull":
    case "storageFailed":
      return problem;
    default:
      // A lock has no other problem than that nothing can be written.
      return { kind: "settingsReadOnly" };
  }
}

/** The problem of a settings file error. Other errors are rethrown. */
export function settingsProblemOf(cause: unknown): SettingsProblem {
  const code = errorCode(cause);
  if (code === "EROFS" || code === "EACCES" || code === "EPERM") return { kind: "settingsReadOnly" };
  if (code === "ENOSPC" || code === "EDQUOT") return { kind: "storageFull" };
  if (!/^E[A-Z0-9]+$/.test(code)) throw cause;
  return { kind: "storageFailed", code };
}
