import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { collectCalls } from "../../../shared/collection/calls.ts";
import { curlScript } from "../../../shared/collection/curl.ts";
import { plainly } from "../../../shared/collection/text.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import { LANGUAGES, type Language } from "../../../shared/language.ts";
import { isoOf } from "../../../shared/time.ts";
import { scriptWords } from "../../../shared/wording/collection.ts";
import { loadTranslate, translateToEnglish } from "../../../shared/wording/translate.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { ToldRun, unknown, type PlanChange } from "../../support/told-run.ts";

function collectionOf({ rows }: ToldRun) {
  return collectCalls(
    rows.map(({ at, entry }) => ({ at: isoOf(at), entry })),
    0,
  );
}

function scriptOf(told: ToldRun): string {
  const collection = collectionOf(told);
  return curlScript(collection, scriptWords(translateToEnglish, collection));
}

const whole = (direction: Direction, change: PlanChange = {}): ToldRun =>
  new ToldRun(direction, change).inspected();

/** Every call of the script, the ones that are commented out too. */
const released = (script: string): string => script.replaceAll(/^## /gm, "");

const SECRETS = {
  CLOUD_TOKEN: "EAA-token",
  ONPREM_TOKEN: "client token",
  ONPREM_PASSWORD: "pass'word\"$(touch stolen)`touch stolen`",
  PIN: "123456",
  BACKUP_PASSWORD: 'quote " backslash \\ dollar $HOME $(touch stolen) tab\there',
  BACKUP_DATA: "line one\nline two\r\n`touch stolen`",
  CERT: "AB/+==",
  CODE: "654321",
  APPSECRET_PROOF: "0af1",
  ONPREM_NEW_PASSWORD: "new",
  CLOUD_CA_FILE: "/tmp/ca file.pem",
  ONPREM_CA_FILE: "/tmp/client's.pem",
};

/** Runs a script in a shell where `curl` only writes down its arguments, and gives them call by call. */
function argumentsIn(script: string, shell: string): readonly (readonly string[])[] {
  const folder = tempFolder();
  const curl = join(folder, "curl");
  writeFileSync(curl, `#!/bin/sh\nprintf '%s\\0' "$@" >> calls\nprintf '\\0' >> calls\n`);
  chmodSync(curl, 0o700);
  writeFileSync(join(folder, "script.sh"), script);
  execFileSync(shell, ["script.sh"], {
    cwd: folder,
    env: { ...SECRETS, PATH: `${folder}:${process.env["PATH"] ?? ""}` },
    stdio: "pipe",
  });
  // Nothing in the script ran anything else.
  expect(readdirSync(folder).toSorted()).toEqual(["calls", "curl", "script.sh"]);
  const text = readFileSync(join(folder, "calls"), "utf8");
  rmSync(folder, { recursive: true });
  return text
    .split("\0\0")
    .filter((call) => call !== "")
    .map((call) => call.split("\0"));
}

const after = (call: readonly string[], option: string): string | undefined => call[call.indexOf(option) + 1];

const SHELLS = ["/bin/sh", "/bin/bash"].filter((shell) => existsSync(shell));

describe.each(SHELLS)("in %s", (shell) => {
  test.each(["to-cloud", "to-onprem"] as const)(
    "[K3] %s, each command gets its URL, headers and body as one argument each",
    (direction) => {
      const told = whole(direction);
      const { sent, planned } = collectionOf(told);
      const ran = argumentsIn(released(scriptOf(told)), shell);
      const known: Readonly<Record<string, string>> = SECRETS;
      const filled = (text: string): string =>
        text.replaceAll(/\$\{([A-Z_]+)\}/g, (_all, name: string) => known[name] ?? "");
      expect(ran.map((call) => [after(call, "--request"), after(call, "--url")])).toEqual(
        [...sent, ...planned].map(({ method, url }) => [method, filled(plainly(url))]),
      );
      for (const [index, { body }] of [...sent, ...planned].entries()) {
        const text = after(ran[index] ?? [], "--data-raw");
        if (body === undefined) continue;
        const expected: unknown = JSON.parse(plainly(body), (_name, value: unknown) =>
          typeof value === "string" ? filled(value) : value,
        );
        expect(JSON.parse(text ?? "")).toEqual(expected);
      }
    },
  );

  test("[K3] whatever a plan holds is data: nothing is expanded, run, or taken for an option or a comment's end", () => {
    const hostile = fc.string({ unit: "binary", minLength: 1, maxLength: 60 });
    const bent = fc.constantFrom(
      "'; touch stolen; '",
      "$(touch stolen)",
      "`touch stolen`",
      "\n touch stolen\n",
      "\r touch stolen",
      "\u2028touch stolen",
      '"; touch stolen; "',
      "-o stolen",
      "@script.sh",
      "## curl --help",
      "\\",
      "!!",
      "*?[a-z]{a,b}",
    );
    fc.assert(
      fc.property(fc.oneof(bent, hostile), fc.oneof(bent, hostile), fc.webPath(), (name, user, path) => {
        // A NUL byte can be neither in an argument nor in the name of a user.
        const username = user.replaceAll("\0", "");
        fc.pre(username !== "" && username.isWellFormed() && name.isWellFormed());
        const told = whole("to-cloud", {
          auth: { username, password: { env: "ONPREM_PASSWORD" } },
          cloud: { baseUrl: `https://cloud.example/'$(touch%20stolen)${path}` },
          number: { displayName: name },
        });
        const ran = argumentsIn(released(scriptOf(told)), shell);
        const { sent, planned } = collectionOf(told);
        expect(ran.length).toBe(sent.length + planned.length + 1);
        expect(after(ran[0] ?? [], "--user")).toBe(`${username}:${SECRETS.ONPREM_PASSWORD}`);
        for (const call of ran
          .slice(1)
          .filter((one) => after(one, "--url")?.includes("cloud.example") === true))
          expect(after(call, "--url")?.startsWith("https://cloud.example/'$(touch%20stolen)")).toBe(true);
        const asItIs = argumentsIn(scriptOf(told), shell);
        expect(asItIs.map((call) => after(call, "--request"))).toEqual(
          ran.map((call) => after(call, "--request")).filter((method) => method === "GET"),
        );
      }),
      { numRuns: 12, seed: 20_261_125 },
    );
  });

  test("[K2] a secret that isn't set ends the script before anything is sent with it", () => {
    const folder = tempFolder();
    writeFileSync(join(folder, "curl"), "#!/bin/sh\ntouch sent\n");
    chmodSync(join(folder, "curl"), 0o700);
    writeFileSync(join(folder, "script.sh"), scriptOf(whole("to-cloud")));
    expect(() =>
      execFileSync(shell, ["script.sh"], {
        cwd: folder,
        env: { PATH: `${folder}:${process.env["PATH"] ?? ""}` },
        stdio: "pipe",
      }),
    ).toThrow(/CLOUD_TOKEN/);
    expect(existsSync(join(folder, "sent"))).toBe(false);
  });
});

/** What a call that changes something says, and what resending it may cost. */
const SAID: Readonly<Record<Language, readonly [changes: RegExp, costs: RegExp]>> = {
  en: [/CHANGES SOMETHING/, /costs no attempt|may cost an attempt/],
  es: [/CAMBIA ALGO/, /intento/],
  "pt-BR": [/MUDA ALGO/, /tentativa/],
  id: [/MENGUBAH SESUATU/, /percobaan/],
  ar: [/يغيّر شيئًا/, /محاولة/],
};

test.each(LANGUAGES)(
  "[K4] in %s, every call that changes something is commented out and says what resending it may cost",
  async (language) => {
    const t = await loadTranslate(language, undefined, { isolates: false });
    for (const direction of ["to-cloud", "to-onprem"] as const) {
      const collection = collectionOf(whole(direction));
      const script = curlScript(collection, scriptWords(t, collection));
      const posts = script.split("\n\n").filter((part) => /--request POST/.test(part));
      const changing = posts.filter((part) => !part.includes("/settings/backup"));
      expect(changing).toHaveLength(direction === "to-cloud" ? 2 : 3);
      for (const part of posts) {
        const commands = part.split("\n").filter((line) => !line.startsWith("# "));
        expect(commands.length).toBeGreaterThan(3);
        for (const line of commands) expect(line).toMatch(/^## /);
      }
      for (const part of changing) {
        for (const pattern of SAID[language]) expect(part).toMatch(pattern);
      }
    }
  },
);

test("[K4] what is known of a response stands above its call", () => {
  const told = new ToldRun("to-cloud").backedUp().takes("register", unknown({ httpStatus: 502 }));
  const part = scriptOf(told)
    .split("\n\n")
    .find((one) => one.includes("/register"));
  expect(part).toContain("# Register in the cloud (attempt 1)");
  expect(part).toContain("# Recorded: outcome unknown.");
  expect(part).toContain("# HTTP status: 502.");
});

test("[K3] certificates, a client certificate and a proxy of the plan are options of the commands", () => {
  const told = whole("to-cloud", { cloud: { tls: { caFile: "/home/ana/ca.pem" } } });
  const [opened] = told.rows;
  if (opened?.entry.kind !== "opened") throw new Error("a journal begins with its opening");
  const { plan } = opened.entry;
  plan.proxy = { url: "http://proxy.example:3128", username: "o'neil" };
  plan.onPrem.tls = { sha256: "AA", client: { cert: "/c.pem", key: { env: "KEY" } } };
  const script = scriptOf(told);
  expect(script).toContain('--cacert "$CLOUD_CA_FILE"');
  expect(script).toContain('--cacert "$ONPREM_CA_FILE"');
  expect(script).toContain('--cert "$ONPREM_CLIENT_CERT" --key "$ONPREM_CLIENT_KEY"');
  expect(script).toContain(String.raw`--proxy-user 'o'\''neil'`);
  // The path of a file on this computer is nobody else's business, and verification is never off.
  expect(script).not.toContain("/home/ana");
  expect(script).not.toMatch(/--insecure| -k /);
});
