import type { ListRefusal } from "../../../shared/allowlist/allowlist.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { readPrefix, type IpFamily, type Range } from "./prefix.ts";

/** The routes of one answer, by family. */
export type Routes = Readonly<Record<IpFamily, readonly Range[]>>;
export type AnswerProblem = { readonly reason: ListRefusal; readonly found?: string };

const ROUTE: Readonly<Record<string, IpFamily>> = { route: 4, route6: 6 };

/**
 * Reads a registry's whole answer to `-i origin`: objects of RPSL (RFC 2622), separated by blank lines.
 * Objects whose `origin` is another one are left out.
 *
 * One wrong route refuses the whole answer, and so does an error line, or an end that isn't a blank line.
 */
export function readAnswer(text: string, asn: number): Result<Routes, AnswerProblem> {
  const lines = text.replaceAll("\r\n", "\n");
  const fault = /^%\s*ERROR.*$/im.exec(lines);
  if (fault !== null) return err({ reason: "registry-error", found: fault[0] });
  if (lines.trim() === "") return err({ reason: "empty" });
  if (!/\n[ \t]*\n[ \t]*$/.test(lines)) return err({ reason: "cut-off" });
  const routes: Record<IpFamily, Range[]> = { 4: [], 6: [] };
  for (const object of lines.split(/\n[ \t]*\n/)) {
    const members = membersOf(object);
    const origins = members.filter(([name]) => name === "origin").map(([, value]) => value.toUpperCase());
    if (origins.length > 0 && !origins.includes(`AS${asn}`)) continue;
    for (const [name, value] of members) {
      const family = ROUTE[name];
      if (family === undefined) continue;
      const range = readPrefix(value, family);
      if (!range.ok) return err({ reason: range.problem, found: `${name}: ${value}` });
      routes[family].push(range.value);
    }
  }
  return routes[4].length + routes[6].length === 0 ? err({ reason: "empty" }) : ok(routes);
}

/** The attributes of an object, with names in lower case; comments and remarks of the server are left out. */
function membersOf(object: string): (readonly [name: string, value: string])[] {
  const members: [string, string][] = [];
  for (const line of object.split("\n")) {
    if (line.startsWith("%") || line.startsWith("#")) continue;
    const content = line.replace(/#.*$/, "");
    const last = members.at(-1);
    if (/^[ \t+]/.test(content)) {
      // A line that begins with white space or a plus continues the value before it.
      if (last !== undefined) last[1] = `${last[1]} ${content.slice(1).trim()}`.trim();
      continue;
    }
    const colon = content.indexOf(":");
    if (colon > 0)
      members.push([content.slice(0, colon).trim().toLowerCase(), content.slice(colon + 1).trim()]);
  }
  return members;
}
