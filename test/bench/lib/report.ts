import type { Sequences, SequenceResult } from "../rows/sequence.ts";
import { STARTS, type StartResult } from "../rows/start.ts";
import { machineFacts } from "./machine.ts";
import { asRatio, inMs, median } from "./statistics.ts";

export type Findings = Sequences & {
  readonly starts: readonly StartResult[];
  readonly roundTripMs: number;
  readonly curl: string | undefined;
  /** Rows of parts that explain themselves. */
  readonly parts: readonly Part[];
};

/** Some rows, and what they measure. */
export type Part = { readonly rows: readonly Row[]; readonly explanations: readonly string[] };

/** One row of the table. */
export type Row = {
  readonly work: string;
  readonly ours: string;
  readonly limit: string;
  readonly peers: string;
  readonly ratio: string;
  readonly goals: readonly Goal[];
};
/** A figure to reach, and whether it was. */
export type Goal = { readonly words: string; readonly verdict: string };

/** The page for docs/benchmarks.md. */
export function reportOf(findings: Findings): string {
  const rows = [
    sequenceRow(findings),
    gapRow(findings),
    ...startRows(findings.starts),
    ...findings.parts.flatMap((part) => part.rows),
  ];
  return [
    "# Benchmarks",
    "",
    "Written by `npm run bench`, which takes about a quarter of an hour. `npm run bench -- PART` measures one part",
    "alone and prints its rows. Figures are medians of one run. Within it the programs took turns in every",
    "round, so only the ratios carry over to another machine or another day. Everything that a row needs",
    "starts fresh in each round, and a first round isn't counted.",
    "",
    rowsTable(rows),
    "",
    "## What is measured",
    "",
    ...explanations(findings),
    ...findings.parts.flatMap((part) => part.explanations),
    "",
    "## Every round",
    "",
    table(["Program", "whole sequence, ms", "gap, ms", "same socket"], findings.results.map(rounds)),
    "",
    table(
      ["Process", "ms from start to end"],
      findings.starts.map(({ name, totalMs }) => [name, listed(totalMs, 0)]),
    ),
    "",
    "## Machine",
    "",
    ...machineFacts(findings.curl).map((fact) => `- ${fact}`),
    "",
  ].join("\n");
}

/** Rows as a table in Markdown. */
export function rowsTable(rows: readonly Row[]): string {
  return table(["Work", "Switchover", "Limit", "Peers", "Ratio", "Goal", "Reached"], rows.map(cells));
}

function sequenceRow({ results, roundTripsMs }: Findings): Row {
  const [ours, peers] = apart(results);
  const total = median(ours.totalMs);
  const limit = 3 * median(roundTripsMs);
  const axios = median(peers.find(({ name }) => name.startsWith("axios"))?.totalMs ?? []);
  return {
    work: "whole to-cloud sequence",
    ours: inMs(total),
    limit: `3 round trips: ${inMs(limit)}`,
    peers: peers.map(({ name, totalMs }) => `${name} ${inMs(median(totalMs))}`).join("<br>"),
    ratio: `${asRatio(total / limit)} × limit<br>${asRatio(total / axios)} × axios`,
    goals: [
      { words: "≤ 1.1 × limit", verdict: within(total, 1.1 * limit) },
      { words: "≤ 0.42 × axios", verdict: within(total, 0.42 * axios) },
    ],
  };
}

function gapRow({ results, roundTripsMs }: Findings): Row {
  const [ours, peers] = apart(results);
  const gap = median(ours.gapMs);
  const limit = median(roundTripsMs);
  const always = ours.sameSocket === ours.gapMs.length;
  return {
    work: "gap between register's response and subscribe's arrival",
    ours: inMs(gap),
    limit: `1 round trip: ${inMs(limit)}`,
    peers: peers.map(({ name, gapMs }) => `${name} ${inMs(median(gapMs))}`).join("<br>"),
    ratio: `${asRatio(gap / limit)} × limit`,
    goals: [
      { words: "≤ limit + 3 ms", verdict: within(gap, limit + 3) },
      {
        words: "the same socket every time",
        verdict: always ? "yes" : `no: in ${ours.sameSocket} of ${ours.gapMs.length} rounds`,
      },
    ],
  };
}

function startRows(starts: readonly StartResult[]): readonly Row[] {
  const middle = (name: string): number => median(starts.find((start) => start.name === name)?.totalMs ?? []);
  const bare = middle(STARTS.bare);
  /** How much longer than an empty program each may take. */
  const goals: Readonly<Record<string, number>> = { [STARTS.core]: 100, [STARTS.help]: 40 };
  return [STARTS.core, STARTS.coreCold, STARTS.help, STARTS.lint, STARTS.status].map((name) => ({
    work: `start: ${name}`,
    ours: inMs(middle(name)),
    limit: `${STARTS.bare}: ${inMs(bare)}`,
    peers: "–",
    ratio: `${asRatio(middle(name) / bare)} × limit`,
    goals: [
      goals[name] === undefined
        ? { words: "–", verdict: `${inMs(middle(name) - bare)} above the limit` }
        : { words: `≤ limit + ${goals[name]} ms`, verdict: within(middle(name), bare + goals[name]) },
    ],
  }));
}

/** Whether a time stayed within its bound, and by how much. */
export function within(value: number, bound: number): string {
  return value <= bound ? `yes (${inMs(bound - value)} to spare)` : `short by ${inMs(value - bound)}`;
}

function apart([ours, ...peers]: readonly SequenceResult[]): readonly [
  SequenceResult,
  readonly SequenceResult[],
] {
  if (ours === undefined) throw new Error("nothing was measured");
  return [ours, peers];
}

function cells({ work, ours, limit, peers, ratio, goals }: Row): readonly string[] {
  const joined = (pick: (goal: Goal) => string): string => goals.map(pick).join("<br>");
  return [work, ours, limit, peers, ratio, joined(({ words }) => words), joined(({ verdict }) => verdict)];
}

function rounds({ name, totalMs, gapMs, sameSocket }: SequenceResult): readonly string[] {
  return [name, listed(totalMs, 0), listed(gapMs, 1), `${sameSocket} of ${gapMs.length}`];
}

function listed(values: readonly number[], digits: number): string {
  return values.map((value) => value.toFixed(digits)).join(" ");
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function explanations({ results, roundTripMs, roundTripsMs, syncsMs }: Findings): readonly string[] {
  const [ours] = apart(results);
  const waiting = median(ours.waitingMs);
  return [
    "- **Distance**: a TCP proxy in front of each server of the sandbox delays every byte by",
    `  ${roundTripMs / 2} ms in each direction, and a new connection's first bytes by one round trip`,
    "  more, because loopback connects at once. TLS runs from end to end. One byte took",
    `  ${inMs(median(roundTripsMs))} there and back in this benchmark; that is the round trip meant above.`,
    "- **Whole sequence**: backup on the on-premises client, register and subscribe on the cloud.",
    "  Switchover runs its real engine, journal and vault on this disk, from the moment the intent of",
    "  backup is on disk to the moment the response to subscribe is. That includes four synced",
    "  transactions of the journal, the registration's count in the machine's record of numbers, and the",
    `  encrypted backup, synced twice and read back; one synced block took ${inMs(median(syncsMs))} in`,
    `  this benchmark. Of the whole, ${inMs(waiting)} were spent waiting for the three responses, and the other`,
    `  ${inMs(median(ours.totalMs) - waiting)} on those writes and on processor time. Its checks before`,
    "  and after are left out, because no peer makes them.",
    "- **Peers** send the three requests and parse the responses; they check, store and retry nothing.",
    "  *undici bare* has one connection to each host, opened beforehand by a GET: what the network",
    "  allows. *axios* has one keep-alive agent and *fetch* is Node's own; both trust the public roots",
    "  and the two private certificates, and open their connections within the measured time. *curl* is",
    "  one process per request, or one for backup and one for register and subscribe.",
    "- **Gap**: both arrivals on the server's clock. The sandbox responds to register as soon as it",
    "  arrives.",
    "- **Start**: whole processes from spawn to exit, on a data folder with one finished migration. The",
    "  core is bundled like the program. The compile cache is the one that `npm run switchover` enables;",
    "  only the row that says so runs without it.",
  ];
}
