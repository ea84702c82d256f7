import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CopyTry, ReceiverState } from "../../../shared/webhook/receiver.ts";
import type { WebhookEvent } from "../../../shared/webhook/event.ts";
import type { CliOptions } from "../../support/cli.ts";
import { fakeCore, type FakeCore, type Script } from "../../support/fake-core.ts";
import { NO_COUNTS } from "../../support/fake-webhooks-side.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { toldInEachLanguage, type TerminalCase } from "../../support/terminal-languages.ts";

const AT = "2026-01-15T12:00:00.000Z";
const VALUES =
  /\b(?:status|text|delivered|message|connection-refused|pause|resume|chat|letter|deleted|played|tunnel|cloudflared)\b|\bwamid\S*/g;

const event = (
  id: number,
  signature: WebhookEvent["signature"],
  more: Partial<WebhookEvent> = {},
): WebhookEvent => ({
  id,
  source: "cloud",
  kind: "status",
  direction: "out",
  phoneNumberId: "106540352242922",
  user: "12025550199",
  messageId: "wamid.HBgL",
  type: "status",
  status: "delivered",
  receivedAt: AT,
  signature,
  repeats: 0,
  ...more,
});

const EVENTS = [
  event(9, "valid", { repeats: 2 }),
  event(8, "invalid", { refused: "signature-invalid" }),
  event(7, "missing", { madeUp: true }),
  event(6, "unchecked", { sender: "unlisted" }),
];

const RECEIVER: ReceiverState = {
  receiver: "terminal",
  revision: 1,
  listening: true,
  checksSignatures: false,
  hasVerifyToken: false,
  counts: NO_COUNTS,
};

const copy = (outcome: CopyTry["outcome"], more: Partial<CopyTry> = {}): CopyTry => ({
  receiver: "terminal",
  notification: 3,
  outcome,
  tries: 2,
  at: AT,
  ms: 12,
  ...more,
});

/** A receiver that hears of everything that can happen to one, then Ctrl-C. */
function listening(
  script: Script = {},
  happen: (core: FakeCore) => void = () => undefined,
): () => CliOptions {
  return () => {
    const core = fakeCore(script);
    return {
      core,
      folder: withFiles(),
      onInterruptible: (press) => {
        setTimeout(() => {
          try {
            happen(core);
          } finally {
            press();
          }
        }, 5);
      },
    };
  };
}

function withFiles(): string {
  const folder = tempFolder();
  writeFileSync(join(folder, "secret.txt"), "secret\n");
  return folder;
}

const inFolder = (): CliOptions => ({ core: fakeCore({ events: EVENTS }), folder: withFiles() });
const TROUBLES = [
  "port-taken",
  "disk-full",
  "store-full",
  "store-failed",
  "copies-circle",
  "vault-locked",
] as const;

const CASES: Readonly<Record<string, TerminalCase>> = {
  "a receiver": { argv: ["webhooks", "listen"], options: listening() },
  "a receiver with everything that can happen": {
    argv: ["webhooks", "listen", "--answer-status", "503"],
    values: VALUES,
    options: listening({}, (core) => {
      core.push("handshakes", { receiver: "terminal", ok: true, at: AT });
      core.push("handshakes", { receiver: "terminal", ok: false, at: AT });
      core.push("arrivals", {
        receiver: "terminal",
        arrivals: [...EVENTS.map((one) => ({ event: one })), { event: event(5, "valid"), duplicateOf: 9 }],
      });
      for (const one of [
        copy("taken", { status: 200 }),
        copy("again", { failed: "connection-refused", nextAt: AT }),
        copy("again"),
        copy("given-up", { status: 500 }),
      ])
        core.push("copies", one);
      for (const trouble of [...TROUBLES, undefined])
        core.push("receivers", {
          ...RECEIVER,
          ...(trouble === undefined ? {} : { trouble }),
        });
      core.push("receivers", { ...RECEIVER, counts: { ...NO_COUNTS, dropped: 1 } });
      core.push("receivers", {
        ...RECEIVER,
        copies: { waiting: 2, others: 1, paused: true, givenUp: 3 },
      });
    }),
  },
  "a receiver that answers late": {
    argv: ["webhooks", "listen", "--answer-after", "1.5"],
    options: listening(),
  },
  "a receiver that answers late with another status": {
    argv: ["webhooks", "listen", "--answer-after", "2", "--answer-status", "503"],
    options: listening(),
  },
  "a receiver that forwards": {
    argv: ["webhooks", "listen", "--forward-to", "https://hooks.example/in"],
    values: VALUES,
    options: listening(),
  },
  "a receiver that will forward": {
    argv: ["webhooks", "listen", "--forward-to", "https://hooks.example/in", "--paused"],
    values: VALUES,
    options: listening(),
  },
  "a receiver behind a tunnel": {
    argv: ["webhooks", "listen", "--tunnel", "own", "--public-url", "https://a.example/"],
    options: listening({}, (core) => {
      core.push("tunnels", tunnel("reconnecting", { problem: { cause: "lost" } }));
      core.push(
        "tunnels",
        tunnel("open", { publicUrl: "https://b.example", formerUrl: "https://a.example" }),
      );
    }),
  },
  "a port that is taken": {
    argv: ["webhooks", "listen", "--port", "8443"],
    options: () => ({
      core: fakeCore({ problems: { "webhooks.listen": { kind: "portTaken", port: 8443 } } }),
    }),
  },
  ...refusedListening({
    "three secrets": ["s", "s", "s"].flatMap((file) => ["--app-secret-file", file]),
    "a status that is none": ["--answer-status", "999"],
    "a delay that is none": ["--answer-after", "x"],
    "a pause without a target": ["--paused"],
    "a target that is no URL": ["--forward-to", "hooks"],
    "an option of a tunnel alone": ["--ssh", "a@b:22"],
  }),
  "all events": { argv: ["webhooks", "events"], options: inFolder, values: VALUES },
  "some events": { argv: ["webhooks", "events", "--limit", "2"], options: inFolder, values: VALUES },
  "no events": { argv: ["webhooks", "events"], options: () => ({ core: fakeCore() }) },
  "a limit that is none": { argv: ["webhooks", "events", "--limit", "0"] },
  "a time that is none": { argv: ["webhooks", "events", "--since", "yesterday"] },
  "a text that is too long": { argv: ["webhooks", "events", "--text", "a".repeat(201)] },
  "test notifications": {
    argv: [...trigger("text"), "--app-secret-file", "secret.txt"],
    options: inFolder,
    values: VALUES,
  },
  "a kind that is none": { argv: [...trigger("letter"), "--signature", "none"], values: VALUES },
  "a kind of the other API": { argv: [...trigger("deleted"), "--signature", "none"], values: VALUES },
  "a secret that is missing": { argv: trigger("text") },
  "a signature on-premises": { argv: [...trigger("text"), "--shape", "on-premises", "--signature", "right"] },
  "a count that is none": { argv: [...trigger("text"), "--count", "0"] },
  "digits that are none": { argv: [...trigger("text"), "--from", "x"] },
  "a text that is empty": { argv: [...trigger("text"), "--text", ""] },
  "a target of notifications that is no URL": { argv: ["webhooks", "trigger", "text", "--to", "x"] },
  "a zip of notifications": {
    argv: ["webhooks", "fixtures", "--out", "notifications.zip"],
    options: inFolder,
  },
  "a zip that is signed": {
    argv: ["webhooks", "fixtures", "--out", "notifications.zip", "--app-secret-file", "secret.txt"],
    options: inFolder,
  },
  "a brand that is none": {
    argv: ["webhooks", "fixtures", "--out", "a.zip", "--brand", "No Brand"],
    values: VALUES,
  },
  "an event that is sent again": { argv: replay("9"), options: inFolder },
  "an event that is no number": { argv: replay("x") },
  "too many events": { argv: replay(...Array.from({ length: 101 }, (_, index) => String(index + 1))) },
  "a target of a replay that is no URL": { argv: ["webhooks", "replay", "9", "--to", "x"] },
  "events of several workspaces": {
    argv: replay("9", "8"),
    options: () => ({
      core: fakeCore({
        events: [
          { ...event(9, "valid"), workspace: "ws-7k2q9d" as never },
          { ...event(8, "valid"), workspace: "ws-7k2q9e" as never },
        ],
      }),
    }),
  },
};

function tunnel(status: string, more: object): never {
  return {
    receiver: "terminal",
    revision: 9,
    kind: "own",
    status,
    since: AT,
    reconnects: 1,
    ...more,
  } as never;
}

function trigger(kind: string): readonly string[] {
  return ["webhooks", "trigger", kind, "--to", "https://hooks.example/in"];
}

function replay(...ids: readonly string[]): readonly string[] {
  return ["webhooks", "replay", ...ids, "--to", "https://hooks.example/in"];
}

function refusedListening(
  options: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, TerminalCase>> {
  return Object.fromEntries(
    Object.entries(options).map(([name, given]) => [name, { argv: ["webhooks", "listen", ...given] }]),
  );
}

toldInEachLanguage(CASES);
