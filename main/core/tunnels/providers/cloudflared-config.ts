import { open } from "node:fs/promises";
import { posix, win32 } from "node:path";
import type { ProgramPlaces } from "./find-program.ts";

/** The user's own cloudflared configuration, as far as it would affect our tunnel. */
export type OwnConfig = {
  readonly path: string;
  /** Its rules route each name and take precedence over the URL given at the start. */
  readonly hasRules: boolean;
  /** Members that a tunnel needs even if the rules are left out, by name. */
  readonly members: Readonly<Record<string, string>>;
};

/** Members that are also command-line options, under the same names. */
const CARRIED = [
  "tunnel",
  "credentials-file",
  "origincert",
  "protocol",
  "edge-ip-version",
  "region",
] as const;
const LARGEST = 256 * 1_024;
// In the order of cloudflared's source (config/configuration.go): the first existing file counts.
const USER_FOLDERS = [".cloudflared", ".cloudflare-warp", "cloudflare-warp"];
const SYSTEM_FOLDERS = ["/etc/cloudflared", "/usr/local/etc/cloudflared"];
const NAMES = ["config.yml", "config.yaml"];

/** Finds and reads the configuration; undefined if there is none or it cannot be read. */
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

/** Reads the top-level members of a YAML mapping; for other formats, only whether it may contain rules. */
export function readConfig(text: string): Pick<OwnConfig, "hasRules" | "members"> {
  // The file is JSON or starts like JSON.
  if (/^\s*\{/.test(text)) return { hasRules: /"?ingress"?\s*:/.test(text), members: {} };
  const lines = text.split(/\r?\n/);
  const members: Record<string, string> = {};
  let hasRules = false;
  lines.forEach((line, index) => {
    const found = /^(?:"([\w-]+)"|'([\w-]+)'|([\w-]+))\s*:(?:\s+(.*))?$/.exec(line);
    const name = found?.[1] ?? found?.[2] ?? found?.[3];
    if (name === undefined) return;
    const value = unquoted(found?.[4] ?? "");
    if (name === "ingress") hasRules = value === "" ? beginsList(lines.slice(index + 1)) : !EMPTY.test(value);
    else if ((CARRIED as readonly string[]).includes(name) && value !== "") members[name] = value;
  });
  return { hasRules, members };
}

const EMPTY = /^(?:\[\s*\]|null|~)$/;

/** A plain or quoted value without its comment. */
function unquoted(value: string): string {
  const quoted = /^"([^"\\]*)"|^'([^']*)'/.exec(value);
  return quoted?.[1] ?? quoted?.[2] ?? value.replace(/(?:^|\s)#.*$/, "").trim();
}

function beginsList(rest: readonly string[]): boolean {
  const next = rest.find((line) => line.trim() !== "" && !/^\s*#/.test(line));
  return next !== undefined && /^\s*-/.test(next) && !next.startsWith("---");
}
