import { open } from "node:fs/promises";
import { posix, win32 } from "node:path";
import type { ProgramPlaces } from "./find-program.ts";

/** The configuration that cloudflared would take by itself, as far as it would change a tunnel of ours. */
export type OwnConfig = {
  readonly path: string;
  /** Its rules say where each name leads, and come before whatever address is given at the start. */
  readonly hasRules: boolean;
  /** Members that a tunnel needs though the rules are left out, by their names. */
  readonly members: Readonly<Record<string, string>>;
};

/** Members that are options too, under the same names. */
const CARRIED = [
  "tunnel",
  "credentials-file",
  "origincert",
  "protocol",
  "edge-ip-version",
  "region",
] as const;
const LARGEST = 256 * 1_024;
// As its source lists them (config/configuration.go): the first one that is there is taken.
const USER_FOLDERS = [".cloudflared", ".cloudflare-warp", "cloudflare-warp"];
const SYSTEM_FOLDERS = ["/etc/cloudflared", "/usr/local/etc/cloudflared"];
const NAMES = ["config.yml", "config.yaml"];

/** Finds and reads it; undefined where there is none, or none that can be read. */
export async function findOwnConfig(places: ProgramPlaces): Promise<OwnConfig | undefined> {
  for (const path of configPaths(places)) {
    const text = await textOf(path);
    if (text !== undefined) return { path, ...readConfig(text) };
  }
  return undefined;
}

function configPaths({ env, platform }: ProgramPlaces): readonly string[] {
  const paths = platform === "win32" ? win32 : posix;
  const home = env[platform === "win32" ? "USERPROFILE" : "HOME"];
  const own = home === undefined || home === "" ? [] : USER_FOLDERS.map((folder) => paths.join(home, folder));
  const folders = [...own, ...(platform === "win32" ? [] : SYSTEM_FOLDERS)];
  return folders.flatMap((folder) => NAMES.map((name) => paths.join(folder, name)));
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    const file = await open(path, "r");
    try {
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(LARGEST) });
      return buffer.toString("utf8", 0, bytesRead);
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
}

/** Reads the members at the top of a YAML mapping; of one that is written in another way, only whether rules may be in it. */
export function readConfig(text: string): Pick<OwnConfig, "hasRules" | "members"> {
  // One that is JSON, or begins as JSON does.
  if (/^\s*\{/.test(text)) return { hasRules: /"?ingress"?\s*:/.test(text), members: {} };
  const lines = text.split(/\r?\n/);
  const members: Record<string, string> = {};
  let hasRules = false;
  lines.forEach((line, index) => {
    const found = /^(?:"([\w-]+)"|'([\w-]+)'|([\w-]+))\s*:(?:\s+(.*))?$/.exec(line);
    const name = found?.[1] ?? found?.[2] ?? found?.[3];
    if (name === undefined) return;
    const value = bare(found?.[4] ?? "");
    if (name === "ingress") hasRules = value === "" ? beginsList(lines.slice(index + 1)) : !EMPTY.test(value);
    else if ((CARRIED as readonly string[]).includes(name) && value !== "") members[name] = value;
  });
  return { hasRules, members };
}

const EMPTY = /^(?:\[\s*\]|null|~)$/;

/** A plain or quoted value without its comment. */
function bare(value: string): string {
  const quoted = /^"([^"\\]*)"|^'([^']*)'/.exec(value);
  return quoted?.[1] ?? quoted?.[2] ?? value.replace(/(?:^|\s)#.*$/, "").trim();
}

function beginsList(rest: readonly string[]): boolean {
  const next = rest.find((line) => line.trim() !== "" && !/^\s*#/.test(line));
  return next !== undefined && /^\s*-/.test(next) && !next.startsWith("---");
}
