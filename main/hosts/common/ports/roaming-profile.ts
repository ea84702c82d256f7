import { isWithin, type SyncRoot } from "../../../../shared/data-folder/unfit-place.ts";
import type { Machine } from "./data-dir.ts";
import { registryQuery, type RegistryQuery } from "./registry.ts";

const PROFILES = "HKLM\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion\\ProfileList";

const answers = new Map<string, string | undefined>();

/** Asked once for each process: a profile doesn't begin to roam while its user is signed in. */
const askedOnce: RegistryQuery = (key, ...options) => {
  const known = [key, ...options].join(" ");
  if (!answers.has(known)) answers.set(known, registryQuery(key, ...options));
  return answers.get(known);
};

/**
 * The user's profile as a synced folder, if it roams: Windows copies it from a server when the user signs in, and back when
 * the user signs out, on each computer. Also if the registry can't be asked whether it does. Empty for folders that don't
 * roam with it: those outside, and `AppData\\Local`.
 */
export function roamingRoots(
  { platform, home }: Machine,
  paths: readonly string[],
  query: RegistryQuery = askedOnce,
): readonly SyncRoot[] {
  const stays = ["Local", "LocalLow"].map((name) => `${home}\\AppData\\${name}`);
  const isIn = (path: string, folder: string): boolean => isWithin(path, folder, platform);
  const roams = (path: string): boolean => isIn(path, home) && !stays.some((folder) => isIn(path, folder));
  if (platform !== "win32" || !paths.some(roams)) return [];
  const listed = query(PROFILES, "/s");
  // Windows always has this key: where it can't be listed, nothing says that the profile stays here.
  if (listed === undefined)
    return [{ service: "Windows (roaming profile? reg.exe didn't answer)", at: home }];
  const profiles = sections(listed);
  const own = profiles.find((profile) => sameFolder(profile.get("profileimagepath") ?? "", home));
  const server = own?.get("centralprofile") ?? "";
  return server === "" ? [] : [{ service: "Windows (roaming profile)", at: home }];
}

/** The values of each key that reg.exe lists, by their names in small letters. */
function sections(listed: string): readonly ReadonlyMap<string, string>[] {
  return listed.split(/^(?=HKEY_)/m).map((section) => {
    const lines = section
      .split(/\r?\n/)
      .map((line) => /^(?: {4}|\t)(\S+)(?: {4}|\t)REG_\w+(?:(?: {4}|\t)(.*))?$/.exec(line));
    return new Map(
      lines.flatMap((line) =>
        line === null ? [] : [[(line[1] ?? "").toLowerCase(), (line[2] ?? "").trim()]],
      ),
    );
  });
}

function sameFolder(one: string, other: string): boolean {
  const plain = (path: string): string =>
    path
      .replace(/[^ -~]/gu, "?")
      .replace(/\\+$/, "")
      .toLowerCase();
  return plain(one) === plain(other);
}
