import { createHash } from "node:crypto";
import { isIP } from "node:net";
import type {
  Family,
  ListChange,
  ListRefusal,
  Prefixes,
  Refreshed,
  Registry,
  SenderList,
} from "../../../shared/allowlist/allowlist.ts";
import { countOf, differenceOf } from "../../../shared/allowlist/difference.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { isoOf } from "../../../shared/time.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { present } from "../../../shared/present.ts";
import { isSurelyOnThisMachine } from "../platforms/http/proxy/proxy.ts";
import { addressCount, aggregate } from "./aggregate.ts";
import { changeLists, isOf, keptLists, lastList, seenNow, withList, type KeptLists } from "./list-file.ts";
import { readPrefix, type IpFamily, type Range } from "./prefix.ts";
import { readAnswer, type AnswerProblem, type Routes } from "./registry-answer.ts";
import { askWhois, type WhoisLimits } from "./whois.ts";

export type RefreshWish = {
  /** Ascending, each once. */
  readonly asns: readonly number[];
  readonly family: Family;
  readonly registry: Registry;
  /** Take a list that is shorter than half the last one; a token takes only the list that it was given for. */
  readonly acceptShrink: boolean | string;
  /** False: only compare. */
  readonly keep: boolean;
  /** True if no person sees the result now. */
  readonly isScheduled?: boolean;
};

/**
 * Asks a registry for the routes of these AS numbers and compares them with the last good list, which they
 * replace only if every answer is whole and right.
 */
export async function refreshList(
  ports: Pick<HostPorts, "dataDir" | "clock" | "managed">,
  wish: RefreshWish,
  limits?: WhoisLimits,
): Promise<Result<Refreshed, StorageProblem>> {
  const asked: Asked = mayAsk(ports, wish.registry)
    ? await askAll(wish, limits)
    : { ok: false, problem: { reason: "proxy-invalid" } };
  const judge = (last: SenderList | undefined): Refreshed => {
    if (!asked.ok) return refused(asked.problem, last);
    const list = listOf(wish, asked.value, isoOf(ports.clock.now()));
    if (list.ipv4.length + list.ipv6.length === 0) return refused({ reason: "empty" }, last);
    const token = tokenOf(list);
    const isAccepted = wish.acceptShrink === true || wish.acceptShrink === token;
    if (last !== undefined && !isAccepted && isShrunk(last, list))
      return refused({ reason: "shrunk", shrink: { ...differenceOf(last, list), token } }, last);
    return compared(list, last);
  };
  const lastOf = (known: Parameters<typeof lastList>[0]) =>
    lastList(known, { asns: [...wish.asns], family: wish.family });
  if (!wish.keep || !asked.ok) {
    const known = keptLists(ports);
    return known.ok ? ok(judge(lastOf(known.value))) : known;
  }
  return changeLists<Refreshed>(ports, (known) => {
    const value = judge(lastOf(known));
    return value.outcome === "refused" ? { value } : { value, keep: withRefreshed(known, value.list, wish) };
  });
}

/** No proxy carries whois; where it isn't known which one the administrator fixed, only this computer may be asked. */
function mayAsk({ managed }: Pick<HostPorts, "managed">, { host }: Registry): boolean {
  if (managed?.().proxy.kind !== "invalid") return true;
  const address = isIP(host) === 6 ? `[${host}]` : host;
  return URL.canParse(`whois://${address}`) && isSurelyOnThisMachine({ url: new URL(`whois://${address}`) });
}

function withRefreshed(known: KeptLists, list: SenderList, wish: RefreshWish): KeptLists {
  const next = withList(known, list);
  if (wish.isScheduled === true) return next;
  const { registry, family, asns } = wish;
  const isOfSchedule = known.schedule !== undefined && isOf(list, known.schedule);
  return { ...next, asns: [...asns], family, registry, ...(isOfSchedule ? seenNow(list) : {}) };
}

/** Names a list by its prefixes. */
function tokenOf({ ipv4, ipv6 }: Prefixes): string {
  return createHash("sha256")
    .update([...ipv4, ...ipv6].join("\n"))
    .digest("hex");
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
    for (const range of read.value[4]) routes[4].push(range);
    for (const range of read.value[6]) routes[6].push(range);
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
  const { added, removed } = differenceOf(last, list);
  const isSame = countOf(added) + countOf(removed) === 0;
  return {
    outcome: last === undefined ? "first" : isSame ? "same" : "changed",
    list,
    added,
    removed,
    ...present({ previousAt: last?.at }),
  };
}

/** Less than half as many prefixes or addresses of a family as before. */
function isShrunk(last: Prefixes, list: Prefixes): boolean {
  return ([4, 6] as const).some((family) => {
    const [before, after] = [last, list].map(({ ipv4, ipv6 }) => (family === 4 ? ipv4 : ipv6)) as [
      string[],
      string[],
    ];
    return after.length * 2 < before.length || addressesOf(after, family) * 2n < addressesOf(before, family);
  });
}

function addressesOf(prefixes: readonly string[], family: IpFamily): bigint {
  return addressCount(
    prefixes.flatMap((prefix) => {
      const range = readPrefix(prefix, family);
      return range.ok ? [range.value] : [];
    }),
  );
}

function refused(
  { reason, found, shrink }: { reason: ListRefusal; found?: string; shrink?: ListChange & { token: string } },
  list: SenderList | undefined,
): Refreshed {
  const cut = found?.replace(/\s+/g, " ").slice(0, 120);
  return { outcome: "refused", reason, ...present({ found: cut, list, shrink }) };
}
