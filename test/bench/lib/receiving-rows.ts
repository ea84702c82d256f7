import type { ForwardingResult } from "../rows/forwarding.ts";
import type { ReceivingResult } from "../rows/receiving.ts";
import type { Goal, Row } from "./report.ts";
import { asRatio, inMs, median } from "./statistics.ts";

const MEGABYTE = 1_000_000;
const MOST_ABOVE_IDLE = 150 * MEGABYTE;

export function verifiedRow(results: readonly ReceivingResult[]): Row {
  const [ours, limit, fastify] = [
    of(results, "Switchover"),
    of(results, "read and drop"),
    of(results, "fastify"),
  ];
  const cpu = (result: ReceivingResult): number => Math.min(...result.cpuMicros);
  const toFastify = cpu(fastify) / cpu(ours);
  const toLimit = cpu(limit) / cpu(ours);
  return {
    work: "verified webhook, nothing stored (1.2 KB, 32 connections)",
    ours: rateAndCpu(ours),
    limit: `read and drop: ${rateAndCpu(limit)}`,
    peers: others(results, [ours, limit], rateAndCpu),
    ratio: `${asRatio(toFastify)} × fastify<br>${asRatio(toLimit)} × limit`,
    goals: [atLeast(toFastify, 1, "× fastify"), atLeast(toLimit, 0.5, "× read and drop")],
  };
}

export function durableRow(results: readonly ReceivingResult[]): Row {
  const ours = of(results, "Switchover, durable");
  const append = of(results, "check + append");
  const rate = (name: string): number => median(of(results, name).perSecond);
  const own = rate("Switchover, durable");
  const to = {
    verified: own / rate("Switchover, nothing"),
    kapso: own / rate("@kapso"),
    whatsapp: own / rate("whatsapp-api"),
    each: own / rate("one commit"),
  };
  return {
    work: "durable webhook: answered after a FULL-synced commit (1.2 KB, 32 connections)",
    ours: `${rateAndCpu(ours)}<br>accepted and indexed: ${inThousands(median(ours.filedPerSecond))}`,
    limit: `nothing stored: ${rateAndCpu(of(results, "Switchover, nothing"))}<br>check + append, nothing indexed: ${rateAndCpu(append)}`,
    peers: `${others(results, [ours, append, of(results, "Switchover, nothing")], rateAndCpu)}<br>(of the peers only one commit a request stores anything)`,
    ratio: `${asRatio(to.verified)} × limit<br>${asRatio(to.kapso)} × kapso<br>${asRatio(to.whatsapp)} × whatsapp-api-js<br>${to.each.toFixed(1)} × one commit a request (check + append: ${(rate("check + append") / rate("one commit")).toFixed(1)} ×)`,
    goals: [
      atLeast(to.verified, 0.6, "× nothing stored"),
      atLeast(to.kapso, 1.15, "× kapso"),
      atLeast(to.whatsapp, 1.5, "× whatsapp-api-js"),
      atLeast(to.each, 10, "× one commit a request"),
    ],
  };
}

/** Receiving in the other two storage modes, beside the one that keeps text searchable. */
export function modesRow(results: readonly ReceivingResult[]): Row {
  const searchable = of(results, "Switchover, durable");
  const told = (result: ReceivingResult): string =>
    `${rateAndCpu(result)}, accepted and indexed: ${inThousands(median(result.filedPerSecond))}`;
  const [encrypted, metadata] = [of(results, "Switchover, encrypted"), of(results, "Switchover, metadata")];
  const cpu = (result: ReceivingResult): number => Math.min(...result.cpuMicros);
  return {
    work: "durable webhook, *encrypted* · *metadata only* (1.2 KB, 32 connections)",
    ours: `${told(encrypted)}<br>${told(metadata)}`,
    limit: `searchable: ${told(searchable)}`,
    peers: "–",
    ratio: `processor time: ${asRatio(cpu(encrypted) / cpu(searchable))} · ${asRatio(cpu(metadata) / cpu(searchable))} × searchable`,
    goals: [{ words: "–", verdict: "–" }],
  };
}

export function singleRow(results: readonly ReceivingResult[]): Row {
  const p50 = (name: string): number => median(of(results, name).p50Ms);
  const [ours, limit, append] = [p50("Switchover"), p50("fsync"), p50("check + append")];
  return {
    work: "durable answer at one connection, p50",
    ours: inHundredths(ours),
    limit: `check, append, fsync: ${inHundredths(limit)}<br>check + append: ${inHundredths(append)}`,
    peers: "–",
    ratio: `${asRatio(ours / limit)} × limit (check + append: ${asRatio(append / limit)} ×)`,
    goals: [atMost(ours / limit, 1.3, "× limit")],
  };
}

export function largeRow(results: readonly ReceivingResult[]): Row {
  const ours = of(results, "Switchover");
  const limit = of(results, "check + parse");
  const append = of(results, "check + append");
  const both = of(results, "check + append + parse");
  const speed = (result: ReceivingResult): string =>
    `${median(result.megabytesPerSecond).toFixed(0)} MB/s, ${(result.aboveIdleBytes / MEGABYTE).toFixed(0)} MB above idle`;
  const to = (of_: ReceivingResult, from = ours): number =>
    median(from.megabytesPerSecond) / median(of_.megabytesPerSecond);
  const ratio = to(limit);
  const above = ours.aboveIdleBytes / MEGABYTE;
  return {
    work: "3 MB bodies, durable (4 connections)",
    ours: speed(ours),
    limit: `check + parse: ${speed(limit)}<br>check + append: ${speed(append)}<br>check + append + parse: ${speed(both)}`,
    peers: others(results, [ours, limit, append, both], speed),
    ratio:
      `${asRatio(ratio)} × check + parse (check + append + parse: ${asRatio(to(limit, both))} ×)<br>` +
      `${asRatio(to(append))} × check + append<br>${asRatio(to(both))} × check + append + parse`,
    goals: [
      atLeast(ratio, 0.7, "× check + parse"),
      {
        words: "≤ 150 MB above idle",
        verdict:
          ours.aboveIdleBytes <= MOST_ABOVE_IDLE
            ? `yes (${(150 - above).toFixed(0)} MB to spare)`
            : `short by ${(above - 150).toFixed(0)} MB`,
      },
    ],
  };
}

export function forwardingRow(results: readonly ForwardingResult[]): Row {
  const named = (wanted: string): ForwardingResult => {
    const found = results.find(({ name }) => name === wanted);
    if (found === undefined) throw new Error(`${wanted} was not measured`);
    return found;
  };
  const [ours, bare, smee] = [named("Switchover"), named("receive and post"), named("smee-client")];
  const checking = named("receive, check and post");
  const limits = [bare, checking];
  const cpu = ({ cpuMicros }: ForwardingResult): number => Math.min(...cpuMicros);
  const toSmee = cpu(smee) / cpu(ours);
  const told = (result: ForwardingResult): string =>
    `${rateAndCpu(result)}, ${result.exact} of ${result.posts} exact`;
  return {
    work: "forwarding (tee), 1.2 KB with escaped text",
    ours: told(ours),
    limit: limits.map((limit) => `${limit.name}: ${told(limit)}`).join("<br>"),
    peers: results
      .flatMap((result) =>
        result === ours || limits.includes(result) ? [] : [`${result.name}: ${told(result)}`],
      )
      .join("<br>"),
    ratio:
      `${asRatio(toSmee)} × smee-client<br>${limits.map((limit) => `${asRatio(cpu(limit) / cpu(ours))} × ${limit.name}`).join("<br>")}<br>` +
      limits.map((limit) => `${limit.name}: ${asRatio(cpu(smee) / cpu(limit))} × smee-client`).join("<br>"),
    goals: [
      atLeast(toSmee, 3, "× smee-client"),
      {
        words: "every byte exact",
        verdict: ours.exact === ours.posts ? "yes" : `no: ${ours.posts - ours.exact} differ`,
      },
    ],
  };
}

function of(results: readonly ReceivingResult[], beginning: string): ReceivingResult {
  const found = results.find(({ name }) => name.startsWith(beginning));
  if (found === undefined) throw new Error(`${beginning} was not measured`);
  return found;
}

function others(
  results: readonly ReceivingResult[],
  told: readonly ReceivingResult[],
  words: (result: ReceivingResult) => string,
): string {
  return results
    .flatMap((result) => (told.includes(result) ? [] : [`${result.name}: ${words(result)}`]))
    .join("<br>");
}

function rateAndCpu({ perSecond, cpuMicros }: Pick<ReceivingResult, "perSecond" | "cpuMicros">): string {
  return `${inThousands(median(perSecond))}, ${Math.min(...cpuMicros).toFixed(0)} µs`;
}

function inThousands(perSecond: number): string {
  return `${(perSecond / 1_000).toFixed(1)} k/s`;
}

function inHundredths(ms: number): string {
  return ms < 10 ? `${ms.toFixed(2)} ms` : inMs(ms);
}

function atLeast(value: number, bound: number, of_: string): Goal {
  return {
    words: `≥ ${bound} ${of_}`,
    verdict: value >= bound ? `yes (${asRatio(value)})` : `short: ${asRatio(value)}`,
  };
}

function atMost(value: number, bound: number, of_: string): Goal {
  return {
    words: `≤ ${bound} ${of_}`,
    verdict: value <= bound ? `yes (${asRatio(value)})` : `short: ${asRatio(value)}`,
  };
}

/** What the receiver's rows measure. */
export function receivingExplanations(): readonly string[] {
  return [
    "- **Receiver**: every program is a process of its own and receives the same signed bodies, with text",
    "  escaped as the platform escapes it, from one load generator in another process; they take turns in",
    "  every round. Microseconds are processor time of the server per request, in the best round: the",
    "  steadiest figure on a shared machine, and the one that the first row is judged by. Rates are",
    "  medians. The peers check signatures as their documentation shows; none of them stores anything.",
    "  Switchover closes each connection after 100 requests, so every program here does: a new connection",
    "  costs each of them the same. *Read and check* is Node's own server that reads the body, computes",
    "  its signature and answers: what is left of a request when a program does nothing else.",
    "- **Durable**: Switchover's receiver and store as they are. Parsing, deduplicating and indexing",
    "  after the response are part of the rate; *accepted and indexed* counts until the last event is in",
    "  the list. *One commit a request* is node:sqlite with a synced commit for each body. *Check +",
    "  append* checks the signature and appends the body to a table without an index, with one synced",
    "  commit for all requests of one turn, and never reads it again: what node:sqlite leaves of the",
    "  limit to a program that answers after its commit. A commit for every request waits for the disk as",
    "  often as there are requests, so its ratio tells about the disk: on a fast one it is small. Where",
    "  check + append doesn't reach ten times of it, no program that commits before it answers can.",
    "- **One connection**: the limit appends to a plain file and syncs it. *Check + append* commits to a table",
    "  instead, as above.",
    "- **Encrypted and metadata only**: indexed before the commit, so that no text reaches the disk; there",
    "  the commit holds more, and *accepted and indexed* is nearly the rate of answers.",
    "- **3 MB**: 3,000,000 bytes per body, one message each. Memory is the process's peak, less what it",
    "  had before the first request. Node gives a server each body in pieces of 64 KB that are freed",
    "  later, which is most of the memory of the other programs, even where the body is dropped. Switchover frees",
    "  pieces and bodies itself when their last reader is done. A committed body",
    "  is written to the log first and into the store later: check + append does that too and parses",
    "  nothing, so what it loses to check + parse is lost to every program that stores a body before it",
    "  answers. *Check + append + parse* parses each body after its answer, too: a program that does both can be",
    "  no faster with Node's server, node:sqlite and JSON.parse. Bodies as files of their own would be written once, but deleting, copying and wiping what is",
    "  stored would have two places to keep in step; that was left out for now.",
    "- **Forwarding**: 2,000 notifications at a time. The clock runs until the last copy has reached the",
    "  endpoint, which checks every copy against its signature. All use TLS, except in the row that says",
    "  otherwise; ratios are of processor time. smee-client gets its notifications from a local source of",
    "  the events that smee.io would send, over one connection; Switchover takes each by a request of its",
    "  own, checks its signature and answers as the endpoint does. *Receive and post* takes and answers",
    "  them in the same way with Node's own server and undici and does nothing else: no program that",
    "  answers each sender itself can be faster with them. *Receive, check and post* checks the signature as",
    "  well, so that only the platform's bodies reach production. The first rounds, in which code warms up, aren't",
    "  counted. @mockoon/cli is left out: it checks nothing, and brings hundreds of packages.",
  ];
}
