import { writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  COME_IN,
  sendPage,
  SIGNED_OUT,
  TOO_MANY_TRIES,
  USED_ADDRESS,
} from "../../../main/hosts/headless/serve/plain-pages.ts";
import { loadTerminalTranslate } from "../../../main/hosts/headless/terminal/translate.ts";
import { LANGUAGE_FACTS, LANGUAGES } from "../../../shared/language.ts";
import { stepsOf, type WayReport } from "../../../shared/network/way.ts";
import type { CliOptions } from "../../support/cli.ts";
import { planJson } from "../../support/cli.ts";
import { fakeCore, type Script } from "../../support/fake-core.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { englishIn, toldInEachLanguage, type TerminalCase } from "../../support/terminal-languages.ts";

const CLOUD = {
  object: "chat_business_account",
  entry: [
    {
      id: "1022",
      changes: [
        {
          field: "messages",
          value: {
            messaging_product: "chat",
            metadata: { display_phone_number: "12025550123", phone_number_id: "1065" },
            contacts: [{ profile: { name: "A" }, wa_id: "12025550199" }],
            messages: [
              { from: "12025550199", id: "wamid.A", timestamp: "1", type: "text", text: { body: "a" } },
            ],
          },
        },
      ],
    },
  ],
};
const HOSTS = Array.from({ length: 17 }, (_, index) => `h${index}.example`);
const ADDED = { subject: "CN=Company Root", sha256: "AA:BB", validTo: "2030-01-01T00:00:00.000Z" };
const BLOCKED_WAY: WayReport = {
  server: "cloud.example:443",
  steps: stepsOf(["name", "connection", "tls", "answer"], "tls"),
  cause: "unknown-ca",
  about: "server",
  facts: { issuer: "CN=Office Inspection CA" },
};
const PRINTED = "TARGET chat.example 443\nbash: connect: Connection refused\n";

function given(script: Script = {}, more: CliOptions = {}): () => CliOptions {
  return () => ({ core: fakeCore(script), folder: withFiles(), ...more });
}

/** A core that lets no authorities be chosen, and says why. */
function refusing(kind: string): () => CliOptions {
  return () => {
    const core = fakeCore();
    core.fail("network.trust", { kind });
    return { core, folder: withFiles() };
  };
}

function withFiles(): string {
  const folder = tempFolder();
  const file = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  file("plan.json", JSON.stringify(planJson()));
  file("passphrase.txt", "open sesame\n");
  file("cloud.json", JSON.stringify(CLOUD));
  file("two.ndjson", `${JSON.stringify(CLOUD)}\n${JSON.stringify(CLOUD)}\n`);
  file("neither.json", '{"a":1}');
  file("broken.ndjson", "{\n");
  file("empty.json", "");
  file("printed.txt", PRINTED);
  file("times.csv", "sent_at\n2026-01-01T10:00:00Z\nnot a time\n");
  file("pin.json", '{"pin":"12"}');
  file("token.json", '{"cloudToken":""}');
  file("list.json", "[]");
  return folder;
}

const translate = (file: string, ...more: readonly string[]): TerminalCase => ({
  argv: ["translate", file, "--to", "on-premises", ...more],
  options: given(),
  values:
    /^\{.*\}$|\b(?:entry|contacts|messages|statuses|errors|object|metadata|field|text|value|id|changes)\b/gm,
});

const CASES: Readonly<Record<string, TerminalCase>> = {
  "commands for a host": {
    argv: ["egress", "commands", "--host", "chat.example"],
    options: given(),
    values: /^bash <<'EGRESS'[^]*?^EGRESS$/gm,
  },
  "a shell that is none": {
    argv: ["egress", "commands", "--shell", "fish"],
    values: /\b(?:linux|docker|powershell)\b/g,
  },
  "a container alone": { argv: ["egress", "commands", "--container", "a"], values: /\bdocker\b/g },
  "a host that is none": { argv: ["egress", "commands", "--host", "https://a.example"], options: given() },
  "too many hosts": {
    argv: ["egress", "commands", "--host", ...HOSTS],
    options: given(),
  },
  "no host": { argv: ["egress", "commands"], options: given() },
  "what the commands printed": { argv: ["egress", "read", "printed.txt"], options: given() },
  "what isn't there": { argv: ["egress", "read", "absent.txt"], options: given() },
  "what is too long": { argv: ["egress", "read"], options: given({}, { input: "a".repeat(1_100_000) }) },
  "a way that is free": { argv: ["network", "test", "https://cloud.example"], options: given() },
  "a way with something in it": {
    argv: ["network", "test", "https://cloud.example"],
    options: given({ way: () => BLOCKED_WAY }),
    values: /\bCN=Office Inspection CA\b/g,
  },
  "authorities that count": {
    argv: ["network", "trust"],
    options: given({ authorities: { system: true, added: [ADDED], by: "unknown" } }),
    values: /\bCN=Company Root\b/g,
  },
  "a file without authorities": {
    argv: ["network", "trust", "--file", "plan.json"],
    options: refusing("notACertificate"),
    values: /-----BEGIN CERTIFICATE-----/g,
  },
  "authorities that are fixed": {
    argv: ["network", "trust", "--system", "on"],
    options: refusing("fixedByAdministrator"),
  },
  "a way to what is no URL": { argv: ["network", "test", "https://a:b@cloud.example"] },
  "hours of a table": {
    argv: ["traffic", "--zone", "Europe/Madrid", "--from-csv", "times.csv"],
    options: given(),
  },
  "hours of stored events": { argv: ["traffic", "--zone", "Europe/Madrid"], options: given() },
  "a column alone": { argv: ["traffic", "--column", "a"] },
  "a number of a table": { argv: ["traffic", "--from-csv", "a.csv", "--number", "1"] },
  "a number that is none": { argv: ["traffic", "--number", ""] },
  "a table that isn't there": { argv: ["traffic", "--from-csv", "absent.csv"], options: given() },
  "a notification": translate("cloud.json"),
  "two notifications": translate("two.ndjson"),
  "a notification of neither shape": translate("neither.json"),
  "a notification that is no JSON": translate("broken.ndjson"),
  "no notification": translate("empty.json"),
  "a notification that isn't there": translate("absent.json"),
  "a notification that has the shape": {
    argv: "translate cloud.json --to cloud --phone-number-id 1 --display-phone-number 2 --business-account-id 3".split(
      " ",
    ),
    options: given(),
  },
  "a shape that is none": { argv: ["translate", "cloud.json", "--to", "moon"], options: given() },
  "a shape without its number": { argv: ["translate", "cloud.json", "--to", "cloud"], options: given() },
  "a support bundle": {
    argv: ["support-bundle", "--out", "support.zip"],
    options: given(),
    values: /^ {2}[\w./-]+ {2}/gm,
  },
  "what an administrator fixed": { argv: ["managed"], options: given() },
  "a certificate": { argv: ["certificate", "plan.json"], options: given(), values: /\b(?:smtp|ent|gov)\b/g },
  "a count of shards that is none": { argv: ["shards", "plan.json", "--shards", "3"], options: given() },
  "a seed that is empty": { argv: ["sandbox", "--seed", ""] },
  "a time of the sandbox that is none": { argv: ["sandbox", "--clock", "noon"] },
  "a count of numbers that is none": { argv: ["sandbox", "--numbers", "0"] },
  "a PIN that is none": {
    argv: ["sandbox", "--secrets", "pin.json"],
    options: given(),
    values: /\bpin\b/g,
  },
  "a token that is none": { argv: ["sandbox", "--secrets", "token.json"], options: given() },
  "secrets that are none": {
    argv: ["sandbox", "--secrets", "list.json"],
    options: given(),
    values: /\b\w+(?:Token|Secret|Password)\b|\b(?:pin|code)\b/g,
  },
  "a sandbox": {
    argv: ["sandbox", "--seed", "a", "--clock", "2026-01-15T12:00:00Z", "--numbers", "2"],
    options: given({}, { onInterruptible: (press) => void setTimeout(press, 5) }),
    varies: /(?<=127\.0\.0\.1:)\d+|"(?:sha256|caPem|caFile)":"[^"]*"/g,
    values: /[A-Za-z0-9+/=_-]{24,}…?|\b(?:admin|localhost)\b|:\d{4,5}\b|\b[0-9a-f:]{40,}\b/g,
  },
};

toldInEachLanguage(CASES);

describe("a page for a browser that isn't signed in", () => {
  test.each(LANGUAGES)("[ZH2] is in the language of the terminal: %s", async (language) => {
    const t = await loadTerminalTranslate(language);
    const { direction } = LANGUAGE_FACTS[language];
    for (const page of [USED_ADDRESS, TOO_MANY_TRIES, SIGNED_OUT, COME_IN]) {
      let html = "";
      const response = { writeHead: () => response, end: (text: string) => (html = text) };
      sendPage(response as unknown as ServerResponse, t, page);
      expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
      const prose = html.replaceAll(/<style[^]*?<\/style>|<[^>]*>/g, " ");
      expect(prose.trim()).not.toBe("");
      expect(language === "en" ? [] : englishIn(prose)).toEqual([]);
    }
  });
});
