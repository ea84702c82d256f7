import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Row } from "../lib/report.ts";
import { asRatio, median } from "../lib/statistics.ts";

const MEGABYTES = 200;
const ROUNDS = 3;

type Place = { readonly root: string; readonly scratch: string };
type Round = { readonly ms: number; readonly peakBytes: number };

/** Large files, and the exit code of a check. */
const FILES = [
  { of: "messages without a finding, four texts over and over", message: sameTexts, code: 0 },
  {
    of: "messages without a finding, each with its own texts, links, ids and parts",
    message: ownTexts,
    code: 0,
  },
  { of: "messages of that kind, each with a finding", message: withFinding, code: 1 },
] as const;

/** Checks large files with the program, and parses them line by line and does nothing else, in turn. */
export async function lintRows(place: Place): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const file of FILES) rows.push(await lintRow(place, file));
  return rows;
}

async function lintRow(
  { root, scratch }: Place,
  { of, message, code }: (typeof FILES)[number],
): Promise<Row> {
  const file = join(scratch, "messages.ndjson");
  const messages = writeMessages(file, message);
  const ours = [join(root, "dist", "cli.mjs"), "lint", file];
  const bare = [join(root, "test", "bench", "contestants", "parse-lines.ts"), file];
  const rounds: Record<"ours" | "bare", Round[]> = { ours: [], bare: [] };
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [name, args, expected] of [
      ["ours", ours, code],
      ["bare", bare, 0],
    ] as const) {
      const measured = await runOnce(args, expected, { root, scratch });
      if (round > 0) rounds[name].push(measured);
    }
  const speedOf = (name: "ours" | "bare"): number =>
    MEGABYTES / (median(rounds[name].map(({ ms }) => ms)) / 1_000);
  const [speed, limit] = [speedOf("ours"), speedOf("bare")];
  const peak = median(rounds.ours.map(({ peakBytes }) => peakBytes)) / 2 ** 20;
  const ratio = speed / limit;
  return {
    work: `lint: ${MEGABYTES} MB of NDJSON, ${messages} ${of}`,
    ours: `${speed.toFixed(0)} MB/s, at most ${peak.toFixed(0)} MB of memory`,
    limit: `JSON.parse for each line: ${limit.toFixed(0)} MB/s`,
    peers: "–",
    ratio: `${asRatio(ratio)} × limit`,
    goals: [
      { words: "≥ 0.9 × limit", verdict: ratio >= 0.9 ? "yes" : `short: ${asRatio(ratio)}` },
      { words: "≤ 200 MB", verdict: peak <= 200 ? "yes" : `short by ${(peak - 200).toFixed(0)} MB` },
    ],
  };
}

export function lintExplanations(): readonly string[] {
  return [
    "- **Lint** runs `dist/cli.mjs lint FILE`, a whole process with its start. The limit reads the same file and",
    "  calls `JSON.parse` for each line. The messages are texts, templates, interactive lists and media. A message is parsed",
    "  only if it differs from an earlier one in what a rule reads. With a finding in each, the time is that of its output,",
    "  which bare parsing doesn't have.",
  ];
}

/** Messages that the cloud takes, of the kinds that a business sends. */
const MESSAGES = [
  {
    type: "text",
    text: { body: "Your order 4711 is on its way. Thank you for buying at Northwind Bakery." },
  },
  { type: "image", image: { link: "https://media.example/2026/cake.jpg", caption: "Fresh today" } },
  {
    type: "template",
    template: {
      name: "order_update",
      language: { policy: "deterministic", code: "en" },
      components: [
        { type: "body", parameters: [{ type: "text", text: "4711" }] },
        {
          type: "button",
          sub_type: "quick_reply",
          index: "0",
          parameters: [{ type: "payload", payload: "YES" }],
        },
      ],
    },
  },
  {
    type: "interactive",
    interactive: {
      type: "button",
      body: { text: "Pick it up today?" },
      action: { buttons: [{ type: "reply", reply: { id: "1", title: "Yes" } }] },
    },
  },
];

/** A message by its position in the file. */
type Message = (index: number) => object;

function sameTexts(index: number): object {
  return { messaging_product: "chat", to: recipient(index), ...MESSAGES[index % MESSAGES.length] };
}

const recipient = (index: number): string => `1202555${String(index % 10_000).padStart(4, "0")}`;

/** Texts, links, ids and numbers of parts differ from message to message. */
function ownTexts(index: number): object {
  const text = `Order ${index}: “${(index * 7919).toString(36)}” is ready, señor. ${"Thank you. ".repeat(index % 9)}`;
  const parameters = Array.from({ length: 1 + (index % 4) }, (_, at) => ({
    type: "text",
    text: `${text} ${at}`,
  }));
  const buttons = Array.from({ length: index % 3 }, (_, at) => ({
    type: "button",
    sub_type: "quick_reply",
    index: String(at),
    parameters: [{ type: "payload", payload: `P-${index}-${at}` }],
  }));
  const own = [
    { type: "text", text: { body: text, preview_url: index % 3 === 0 } },
    {
      type: "image",
      image: { link: `https://media.example/${index}/a.jpg?signature=${index * 31}`, caption: text },
    },
    { type: "document", document: { id: String(index), filename: `invoice ${index}.pdf` } },
    { type: "location", location: { latitude: (index % 900) / 10, longitude: -index % 180, name: text } },
    {
      type: "template",
      template: {
        name: `order_${index % 50}`,
        language: { code: "en" },
        components: [{ type: "body", parameters }, ...buttons],
      },
    },
  ];
  return { messaging_product: "chat", to: recipient(index * 13), ...own[index % own.length] };
}

/** As it was written for the on-premises API. */
function withFinding(index: number): object {
  return { ...ownTexts(index), messaging_product: undefined };
}

function writeMessages(file: string, message: Message): number {
  const handle = openSync(file, "w");
  let written = 0;
  let count = 0;
  try {
    while (written < MEGABYTES * 1_000_000) {
      const lines = Array.from(
        { length: 1_000 },
        (_, index) => `${JSON.stringify(message(count + index))}\n`,
      );
      written += writeSync(handle, lines.join(""));
      count += lines.length;
    }
  } finally {
    closeSync(handle);
  }
  return count;
}

async function runOnce(args: readonly string[], expected: number, { root, scratch }: Place): Promise<Round> {
  const peakFile = join(scratch, "peak.txt");
  const teller = join(root, "test", "bench", "lib", "tell-peak.ts");
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["--import", teller, ...args], {
    stdio: ["ignore", "ignore", "ignore"],
    env: { ...process.env, SWITCHOVER_BENCH_PEAK: peakFile },
  });
  const [code] = (await once(child, "close")) as [number | null];
  const ms = performance.now() - startedAt;
  if (code !== expected) throw new Error(`${args.join(" ")} ended with ${code}`);
  return { ms, peakBytes: Number(readFileSync(peakFile, "utf8")) };
}
