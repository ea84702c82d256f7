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

/** Checks a large file with the program, and parses it line by line and does nothing else, in turn. */
export async function lintRows({ root, scratch }: Place): Promise<readonly Row[]> {
  const file = join(scratch, "messages.ndjson");
  const messages = writeMessages(file);
  const ours = [join(root, "dist", "cli.mjs"), "lint", file];
  const bare = [join(root, "test", "bench", "contestants", "parse-lines.ts"), file];
  const rounds: Record<"ours" | "bare", Round[]> = { ours: [], bare: [] };
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [name, args] of [
      ["ours", ours],
      ["bare", bare],
    ] as const) {
      const measured = await runOnce(args, { root, scratch });
      if (round > 0) rounds[name].push(measured);
    }
  const speedOf = (name: "ours" | "bare"): number =>
    MEGABYTES / (median(rounds[name].map(({ ms }) => ms)) / 1_000);
  const [speed, limit] = [speedOf("ours"), speedOf("bare")];
  const peak = median(rounds.ours.map(({ peakBytes }) => peakBytes)) / 2 ** 20;
  const ratio = speed / limit;
  return [
    {
      work: `lint: ${MEGABYTES} MB of NDJSON, ${messages} messages without a finding`,
      ours: `${speed.toFixed(0)} MB/s, at most ${peak.toFixed(0)} MB of memory`,
      limit: `JSON.parse for each line: ${limit.toFixed(0)} MB/s`,
      peers: "–",
      ratio: `${asRatio(ratio)} × limit`,
      goals: [
        { words: "≥ 0.9 × limit", verdict: ratio >= 0.9 ? "yes" : `short: ${asRatio(ratio)}` },
        { words: "≤ 200 MB", verdict: peak <= 200 ? "yes" : `short by ${(peak - 200).toFixed(0)} MB` },
      ],
    },
  ];
}

export function lintExplanations(): readonly string[] {
  return [
    "- **Lint** runs `dist/cli.mjs lint FILE`, a whole process with its start. The limit reads the same file and",
    "  calls `JSON.parse` for each line. The messages are texts, templates, interactive lists and media.",
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

function writeMessages(file: string): number {
  const handle = openSync(file, "w");
  let written = 0;
  let count = 0;
  try {
    while (written < MEGABYTES * 1_000_000) {
      const lines = Array.from({ length: 1_000 }, (_, index) => {
        const to = `1202555${String((count + index) % 10_000).padStart(4, "0")}`;
        return `${JSON.stringify({ messaging_product: "chat", to, ...MESSAGES[index % MESSAGES.length] })}\n`;
      });
      written += writeSync(handle, lines.join(""));
      count += lines.length;
    }
  } finally {
    closeSync(handle);
  }
  return count;
}

async function runOnce(args: readonly string[], { root, scratch }: Place): Promise<Round> {
  const peakFile = join(scratch, "peak.txt");
  const teller = join(root, "test", "bench", "lib", "tell-peak.ts");
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["--import", teller, ...args], {
    stdio: ["ignore", "ignore", "ignore"],
    env: { ...process.env, SWITCHOVER_BENCH_PEAK: peakFile },
  });
  const [code] = (await once(child, "close")) as [number | null];
  const ms = performance.now() - startedAt;
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}`);
  return { ms, peakBytes: Number(readFileSync(peakFile, "utf8")) };
}
