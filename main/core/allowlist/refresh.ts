import type {
  Family,
  ListRefusal,
  Prefixes,
  Refreshed,
  SenderList,
} from "../../../shared/allowlist/allowlist.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { isoOf } from "../../../shared/time.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { present } from "../platforms/http/api-error.ts";
import { addressCount, aggregate } from "./aggregate.ts";
import { changeLists, keptLists, lastList, withList } from "./list-file.ts";
import { readPrefix, type IpFamily, type Range } from "./prefix.ts";
import { readAnswer, type AnswerProblem, type Routes } from "./registry-answer.ts";
import { askWhois, type WhoisLimits, type WhoisServer } from "./whois.ts";

export type RefreshWish = {
  /** Ascending, each once. */
  readonly asns: readonly number[];
  readonly family: Family;
  readonly registry: WhoisServer;
  /** Take a list that is shorter than half the last one. */
  readonly acceptShrink: boolean;
  /** False: only compare. */
  readonly keep: boolean;
};

/**
 * Asks a registry for the routes of these AS numbers and compares them with the last good list, which they
 * replace only if every answer is whole and right.
 */
export async function refreshList(
  ports: Pick<HostPorts, "dataDir" | "clock">,
  wish: RefreshWish,
  limits?: WhoisLimits,
): Promise<Result<Refreshed, StorageProblem>> {
  const asked = await askAll(wish, limits);
  const judge = (last: SenderList | undefined): Refreshed => {
    if (!asked.ok) return refused(asked.problem, last);
    const list = listOf(wish, asked.value, isoOf(ports.clock.now()));
    if (list.ipv4.length + list.ipv6.length === 0) return refused({ reason: "empty" }, last);
    if (last !== undefined && !wish.acceptShrink && isShrunk(last, list))
      return refused({ reason: "shrunk" }, last);
    return compared(list, last);
  };
  const lastOf = (known: Parameters<typeof lastList>[0]) => lastList(known, wish.asns, wish.family);
  if (!wish.keep || !asked.ok) {
    const known = keptLists(ports);
    return known.ok ? ok(judge(lastOf(known.value))) : known;
  }
  return changeLists<Refreshed>(ports, (known) => {
    const value = judge(lastOf(known));
    return value.outcome === "refused" ? { value } : { value, keep: withList(known, value.list) };
  });
}

type Asked =
  | { readonly ok: true; readonly value: Routes }
  | { readonly ok: false; readonly problem: AnswerProblem };

async function askAll({ asns, registry }: RefreshWish, limits: WhoisLimits | undefined): Promise<Asked> {
  const routes: Record<IpFamily, Range[]> = { 4: [], 6: [] };
  for (const asn of asns) {
    const said = await askWhois(registry, `-i origin AS${asn}`, limits);
    if (!said.ok) return { ok: false, problem: { reason: said.problem } };
    const read = readAnswer(said.value, asn);
    if (!read.ok) return read;
    routes[4].push(...read.value[4]);
    routes[6].push(...read.value[6]);
  }
  return ok(routes);
}

function listOf({ asns, family }: RefreshWish, routes: Routes, at: string): SenderList {
  return {
    asns: [...asns],
    family,
    at,
    ipv4: family === "6" ? [] : aggregate(routes[4], 4),
    ipv6: family === "4" ? [] : aggregate(routes[6], 6),
  };
}

function compared(list: SenderList, last: SenderList | undefined): Refreshed {
  const added = missingIn(last, list);
  const removed = last === undefined ? { ipv4: [], ipv6: [] } : missingIn(list, last);
  const isSame = [added, removed].every(({ ipv4, ipv6 }) => ipv4.length + ipv6.length === 0);
  return {
    outcome: last === undefined ? "first" : isSame ? "same" : "changed",
    list,
    added,
    removed,
    ...present({ previousAt: last?.at }),
  };
}

/** The prefixes of `list` that `other` hasn't. */
function missingIn(other: Prefixes | undefined, { ipv4, ipv6 }: Prefixes): Prefixes {
  const known = new Set([...(other?.ipv4 ?? []), ...(other?.ipv6 ?? [])]);
  return { ipv4: ipv4.filter((one) => !known.has(one)), ipv6: ipv6.filter((one) => !known.has(one)) };
}

/** Less than half as many prefixes or addresses of a family as before. */
function isShrunk(last: Prefixes, list: Prefixes): boolean {
  return ([4, 6] as const).some((family) => {
    const [before, after] = [last, list].map(({ ipv4, ipv6 }) => (family === 4 ? ipv4 : ipv6)) as [
      string[],
      string[],
    ];
    return after.length * 2 < before.length || countOf(after, family) * 2n < countOf(before, family);
  });
}

function countOf(prefixes: readonly string[], family: IpFamily): bigint {
  return addressCount(
    prefixes.flatMap((prefix) => {
      const range = readPrefix(prefix, family);
      return range.ok ? [range.value] : [];
    }),
  );
}

function refused(
  { reason, found }: { reason: ListRefusal; found?: string },
  list: SenderList | undefined,
): Refreshed {
  const cut = found?.replace(/\s+/g, " ").slice(0, 120);
  return { outcome: "refused", reason, ...present({ found: cut, list }) };
}
