import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { CheckResult } from "../../../shared/checks/result.ts";
import type { Refreshed, SenderList } from "../../../shared/allowlist/allowlist.ts";
import type { CliOptions } from "../../support/cli.ts";
import { planJson } from "../../support/cli.ts";
import { FAKE_RUN, fakeCore, type Script } from "../../support/fake-core.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { cliIn, LOCALES, toldInEachLanguage, type TerminalCase } from "../../support/terminal-languages.ts";

const AT = "2026-01-15T12:00:00.000Z";
const WITH_PASSPHRASE = ["--passphrase-file", "passphrase.txt"];

const FAILED: CheckResult = {
  id: "onprem.health",
  status: "fail",
  found: "unhealthy",
  cause: "other",
  said: { key: "findings.health.fine", values: {} },
};

/** A folder with everything that a command may be given, and a core that follows a script. */
function given(script: Script = {}, more: CliOptions = {}): () => CliOptions {
  return () => ({
    core: fakeCore(script),
    folder: withFiles(),
    env: { CLOUD_TOKEN: "a token", ONPREM_TOKEN: "another token" },
    ...more,
  });
}

const BATCH_ROWS = ["plan.json,15550100001", "plan.json,15550100002"];

function withFiles(): string {
  const folder = tempFolder();
  const file = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  file("plan.json", JSON.stringify(planJson()));
  file("passphrase.txt", "open sesame\n");
  file("pin.txt", "123456\n");
  file("secret.txt", "a secret\n");
  file("key.txt", "short\n");
  file("url.txt", "https://chat.example/hook\n");
  file("numbers.csv", `plan,number.phoneNumberId\n${BATCH_ROWS.join("\n")}\n`);
  file("empty.csv", "plan\n");
  file("bad.csv", `plan,other\n${"absent.json\n".repeat(60)}`);
  file("bad.json", '[{"plan":"absent.json"},7]');
  file(
    "messages.ndjson",
    '{"to":7}\nnot JSON\n{"messaging_product":"chat","to":"12025550123","type":"text"}\n',
  );
  file("fine.json", '{"messaging_product":"chat","to":"12025550123","type":"text","text":{"body":"a"}}');
  file("other.txt", "text");
  file("hosts.txt", "cdn.example\nhttps://no host\n");
  file("report.html", "<p>no report</p>");
  mkdirSync(join(folder, "folder"));
  file("read-only.json", '{"to":"12025550123","type":"text","text":{"body":" a "}}');
  chmodSync(join(folder, "read-only.json"), 0o444);
  return folder;
}

const DATA = ["--data-dir", "data"];
const batch = (...words: readonly string[]): readonly string[] => [
  "batch",
  ...words,
  ...DATA,
  ...WITH_PASSPHRASE,
];

const BATCH: Readonly<Record<string, TerminalCase>> = {
  "a batch": { argv: batch("numbers.csv", "--yes"), options: given() },
  "a batch that is rejected": {
    argv: batch("numbers.csv", "--yes", "--canary", "1"),
    options: given({ ends: "register-pin-refused" }),
  },
  "a batch that fails too often": {
    argv: batch("numbers.csv", "--yes", "--stop-after", "1"),
    options: given({ ends: "register-pin-refused" }),
  },
  "a batch that stops for a problem": {
    argv: batch("numbers.csv", "--yes"),
    options: given({ startProblem: { kind: "backupNotStored" } as never }),
  },
  "checks of a batch": { argv: batch("numbers.csv", "--check-only"), options: given() },
  "checks of a batch that fail": {
    argv: batch("numbers.csv", "--check-only"),
    options: given({ checks: [FAILED] }),
  },
  "a summary of a batch": {
    argv: batch("numbers.csv", "--check-only", "--report", "batch.html"),
    options: given(),
  },
  "a summary of another form": { argv: batch("numbers.csv", "--report", "batch.doc"), options: given() },
  "a table without numbers": {
    argv: batch("empty.csv"),
    options: given(),
    values: /\bswitchover .*template\b/g,
  },
  "a table with faults": { argv: batch("bad.csv"), options: given(), values: /\bother\b/g },
  "a table in JSON with faults": { argv: batch("bad.json"), options: given() },
  "a table that isn't there": { argv: batch("absent.csv"), options: given() },
  "a number of canaries that is none": { argv: batch("numbers.csv", "--canary", "x"), options: given() },
  "too many at once": { argv: batch("numbers.csv", "--parallel", "65"), options: given() },
  "a window that is none": { argv: batch("numbers.csv", "--window", "2-5"), options: given() },
};

/** The member of a message that some findings name. */
const LINTED = /\b(?:to|chat|json)\b/g;

const LINT: Readonly<Record<string, TerminalCase>> = {
  "messages with faults": { argv: ["lint", "messages.ndjson"], options: given(), values: LINTED },
  "a message without one": { argv: ["lint", "fine.json"], options: given() },
  "messages that are fixed": { argv: ["lint", "messages.ndjson", "--fix"], options: given(), values: LINTED },
  "what would be fixed": {
    argv: ["lint", "messages.ndjson", "--fix", "--diff"],
    options: given(),
    values: /^[-+@ ]\S.*$|^ not JSON$|\b(?:to|chat|json)\b/gm,
  },
  "a file of another kind": { argv: ["lint", "other.txt"], options: given() },
  "a file that isn't there": { argv: ["lint", "absent.json"], options: given() },
  "a path that is empty": { argv: ["lint", ""], options: given() },
  "input that can't be fixed": { argv: ["lint", "-", "--fix"], options: given() },
  "a format that is none": {
    argv: ["lint", "fine.json", "--format", "xml"],
    options: given(),
    values: /\b(?:text|json|sarif)\b/g,
  },
  "two formats": { argv: ["lint", "fine.json", "--format", "sarif", "--json"], options: given() },
  "a difference without a change": { argv: ["lint", "fine.json", "--diff"], options: given() },
  "a brand that is empty": { argv: ["lint", "fine.json", "--brand", ""], options: given() },
  "hosts that aren't there": {
    argv: ["lint", "fine.json", "--blocked-hosts", "absent.txt"],
    options: given(),
  },
  "a line that is no host": { argv: ["lint", "fine.json", "--blocked-hosts", "hosts.txt"], options: given() },
};

const FILES: Readonly<Record<string, TerminalCase>> = {
  "an endpoint that is ready": {
    argv: ["endpoint", "check", "https://hooks.example/in"],
    options: given({}, { answers: [] }),
    values: /Switchover test/g,
  },
  "an endpoint that isn't": {
    argv: ["endpoint", "check", "https://hooks.example/in"],
    options: given({ endpoint: { verdict: "not-ready", checks: [FAILED], caFileUsed: true } }),
    values: /\bunhealthy\b/g,
  },
  "a URL that is too long": {
    argv: ["endpoint", "check", `https://a.example/${"a".repeat(2_048)}`],
    options: given(),
  },
  "a report": { argv: ["report", FAKE_RUN, "--out", "made.html"], options: given() },
  "a report of nothing": { argv: ["report"], options: given() },
  "a report and its check": { argv: ["report", FAKE_RUN, "--verify", "report.html"], options: given() },
  "a report for a terminal": { argv: ["report", FAKE_RUN, "--format", "pdf"], options: given() },
  "a form that is none": {
    argv: ["report", FAKE_RUN, "--format", "doc"],
    options: given(),
    values: /html|pdf|md|json/g,
  },
  "a name that is too long": { argv: ["report", FAKE_RUN, "--by", "a".repeat(201)], options: given() },
  "a report that is none": { argv: ["report", "--verify", "report.html"], options: given() },
  "a report that isn't there": { argv: ["report", "--verify", "absent.html"], options: given() },
  "a letter": { argv: ["letter", FAKE_RUN, "--kind", "after", "--out", "made.txt"], options: given() },
  "a kind of letter that is none": {
    argv: ["letter", FAKE_RUN, "--kind", "love"],
    options: given(),
    values: /before|after|code|step|two/g,
  },
  "a time for another letter": {
    argv: ["letter", FAKE_RUN, "--kind", "after", "--at", AT],
    options: given(),
    values: /before/g,
  },
  "a time without an offset": {
    argv: ["letter", "plan.json", "--kind", "before", "--at", "tomorrow"],
    options: given(),
  },
  "calls of a migration": { argv: ["collection", FAKE_RUN, "--out", "calls.sh"], options: given() },
  "calls of no migration": { argv: ["collection"], options: given() },
  "calls in a language that is none": {
    argv: ["collection", FAKE_RUN, "--language", "tlh"],
    options: given(),
    values: /\b(?:en|es|id|ar)\b/g,
  },
  "a copy for a terminal": { argv: ["data", "copy"], options: given() },
  "a copy without a passphrase": {
    argv: ["data", "copy", "--out", "copy", "--no-input"],
    options: given(),
  },
};

const TARGET = {
  scope: "all",
  form: "slack",
  host: "chat.example",
  news: ["unknown"],
  language: "en",
  since: AT,
  signed: false,
  wholeNumbers: false,
  allowPrivate: false,
  systemRoots: false,
} as const;
const alerts = (...words: readonly string[]): readonly string[] => ["alerts", ...words, ...WITH_PASSPHRASE];
const set = (...words: readonly string[]): readonly string[] => alerts("set", "--form", "slack", ...words);
const VALUES =
  /\b(?:all|slack|generic|teams|discord|unknown|ended|silent|arriving|en|es|id|ar|bakery|love)\b/g;

const ALERTS: Readonly<Record<string, TerminalCase>> = {
  "alerts to nowhere": { argv: alerts("status"), options: given() },
  "where alerts go": {
    argv: alerts("status"),
    options: given({ alertTargets: [TARGET as never] }),
    values: VALUES,
  },
  "a target of alerts": { argv: set("--url-file", "url.txt"), options: given(), values: VALUES },
  "a form of alerts that is none": { argv: alerts("set", "--form", "irc"), options: given(), values: VALUES },
  "a language that is none": { argv: set("--language", "tlh"), options: given(), values: VALUES },
  "news that are none": { argv: set("--only", "weather"), options: given(), values: VALUES },
  "a key that is short": { argv: set("--key-file", "key.txt"), options: given(), values: VALUES },
  "a workspace that is none": { argv: set("--workspace", "bakery"), options: given(), values: VALUES },
  "a test alert": { argv: alerts("test"), options: given({ alertTargets: [TARGET as never] }) },
  "a test alert that is refused": {
    argv: alerts("test"),
    options: given({ alertTargets: [TARGET as never], alertTest: { outcome: "refused", status: 403 } }),
  },
  "a test alert to nowhere": { argv: alerts("test"), options: given() },
  "alerts that end": { argv: alerts("remove"), options: given() },
};

const LIST: SenderList = {
  asns: [64_500],
  family: "both",
  at: AT,
  ipv4: ["192.0.2.0/24"],
  ipv6: [],
} as never;
const refreshed = (more: object): Script => ({
  senders: LIST,
  refreshes: [
    {
      outcome: "changed",
      list: LIST,
      previousAt: AT,
      added: { ipv4: ["192.0.2.0/24"], ipv6: [] },
      removed: { ipv4: [], ipv6: [] },
      ...more,
    } as unknown as Refreshed,
  ],
});

const ALLOWLIST: Readonly<Record<string, TerminalCase>> = {
  "a list": {
    argv: ["allowlist", "--asn", "64500", "--out", "senders.txt"],
    options: given(refreshed({})),
    values: /\bcidr\b/g,
  },
  "a difference of lists": { argv: ["allowlist", "--diff"], options: given(refreshed({})) },
  "a list that shrank": {
    argv: ["allowlist"],
    options: given(refreshed({ outcome: "refused", reason: "shrunk", found: "3" })),
  },
  "a list of nobody": { argv: ["allowlist"], options: given() },
  "the state of lists": { argv: ["allowlist", "--status"], options: given({ senders: LIST }) },
  "a schedule": {
    argv: ["allowlist", "--refresh-every", "7"],
    options: given({ senders: LIST }),
    values: /\bserve\b/g,
  },
  "two schedules": { argv: ["allowlist", "--refresh-every", "7", "--remind-every", "7"] },
  "days that are none": { argv: ["allowlist", "--refresh-every", "x"] },
  "a schedule with a file": { argv: ["allowlist", "--refresh-every", "7", "--out", "a"] },
  "a format of lists that is none": {
    argv: ["allowlist", "--format", "doc"],
    values: /\b(?:nginx|nftables|iptables|ipset|ufw|aws|azure|csv|json|cidr)\b/g,
  },
  "a family that is none": { argv: ["allowlist", "--family", "5"], values: /\bboth\b/g },
  "numbers that are none": { argv: ["allowlist", "--asn", "x"] },
  "a registry that is none": { argv: ["allowlist", "--whois", "x:y:z"] },
};

toldInEachLanguage({ ...BATCH, ...LINT, ...FILES, ...ALERTS, ...ALLOWLIST });

test("[ZH3] the JSON of a refused table is the same in every language", async () => {
  const [refused] = Object.values(BATCH);
  if (refused === undefined) throw new Error("there is no case");
  const json = { ...refused, argv: [...refused.argv, "--json"] };
  const english = await cliIn("C", json);
  expect(english.stdout).toContain('"type":');
  for (const locale of Object.values(LOCALES)) {
    const { code, stdout } = await cliIn(locale, json);
    const same = (text: string): string =>
      refused.varies === undefined ? text : text.replaceAll(refused.varies, "");
    expect({ code, stdout: same(stdout) }).toEqual({ code: english.code, stdout: same(english.stdout) });
  }
});
