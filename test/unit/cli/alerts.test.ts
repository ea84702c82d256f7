import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { err } from "../../../shared/result.ts";
import { cli, type CliEnd } from "../../support/cli.ts";
import { fakeCore } from "../../support/fake-core.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const SECRET = "https://hooks.example/services/very-secret";

function place() {
  const folder = tempFolder();
  writeFileSync(join(folder, "url"), `${SECRET}\n`);
  writeFileSync(join(folder, "key"), "a key of the right length\n");
  writeFileSync(join(folder, "short"), "short\n");
  writeFileSync(join(folder, "pass"), "correct horse battery\n");
  const core = fakeCore({ vault: "open" });
  const alerts = (...argv: string[]): Promise<CliEnd> =>
    cli(["alerts", ...argv, "--json", "--passphrase-file", join(folder, "pass")], { core, folder });
  return { core, alerts, folder };
}

const last = ({ stdout }: CliEnd): unknown => JSON.parse(stdout.trim().split("\n").at(-1) ?? "");

test("[ZJ8] the terminal sets, tests, shows and removes where alerts go, and prints no secret", async () => {
  const { alerts } = place();
  const set = await alerts("set", "--form", "generic", "--url-file", "url", "--key-file", "key");
  expect([set.code, last(set)]).toMatchObject([0, { outcome: "saved", host: "hooks.example" }]);
  const tried = await alerts("test");
  expect(tried.code).toBe(0);
  expect(last(tried)).toMatchObject({ outcome: "accepted", status: 200, host: "hooks.example" });
  expect(tried.stderr).toContain(
    "Accepted by hooks.example with status 200. Whether anyone saw it can't be known",
  );
  const shown = await alerts("status");
  expect(last(shown)).toMatchObject({ targets: 1, alerts: 1 });
  const removed = await alerts("remove");
  expect([removed.code, last(removed)]).toMatchObject([0, { outcome: "removed" }]);
  const again = await alerts("remove");
  expect([again.code, last(again)]).toMatchObject([0, { outcome: "not-set" }]);
  expect(again.stderr).toContain("No alerts were set there");
  const all = [set, tried, shown, removed, again].map(({ stdout, stderr }) => stdout + stderr).join("");
  for (const secret of ["very-secret", "a key of"]) expect(all).not.toContain(secret);
  expect((await alerts("test")).code).toBe(2);
});

test.each([
  [["--form", "irc", "--url-file", "url"], "--form takes"],
  [["--form", "slack", "--url-file", "absent"], "can't read absent"],
  [["--form", "generic", "--url-file", "url", "--key-file", "short"], "at least 16 characters"],
  [["--form", "slack", "--url-file", "url", "--only", "weather"], "--only takes"],
  [["--form", "slack", "--url-file", "url", "--language", "tlh"], "--language takes"],
  [["--form", "slack", "--url-file", "url", "--digest", "hourly"], "--digest takes"],
  [["--form", "slack", "--url-file", "url", "--digest-at", "08:00"], "--digest takes"],
  [
    ["--form", "slack", "--url-file", "url", "--digest", "daily", "--digest-at", "08:30"],
    "For example: --digest daily --digest-at 08:00",
  ],
  [
    ["--form", "slack", "--url-file", "url", "--digest", "daily", "--digest-at", "24:00"],
    "For example: --digest daily --digest-at 08:00",
  ],
  [["--form", "slack", "--url-file", "url", "--workspace", "bakery"], "is no workspace's ID"],
])("[ZJ8] alerts set %j is refused before anything is stored", async (argv, sentence) => {
  const { core, alerts } = place();
  const { code, stderr } = await alerts("set", ...argv);
  expect(code).not.toBe(0);
  expect(stderr).toContain(sentence);
  expect(core.calls).not.toContain("alerts.save");
});

test.each([
  ["alerts.save", { kind: "secretInvalid", member: "key", why: "empty" }, "--key-file is needed"],
  ["alerts.save", { kind: "secretInvalid", member: "url", why: "empty" }, "--url-file is needed"],
  [
    "alerts.save",
    { kind: "storageDamaged", setAside: "alerts.json.damaged" },
    "the digest on the desktop with “alerts desktop”",
  ],
] as const)(
  "[ZJ8] %s that is refused for %j has a sentence about alerts",
  async (method, problem, sentence) => {
    const { core, folder } = place();
    const { transport } = core;
    const refusing = {
      ...core,
      transport: {
        ...transport,
        call: async (name: string, input: unknown) =>
          name === method ? err(problem) : transport.call(name, input),
      },
    };
    const argv = ["alerts", "set", "--form", "generic", "--url-file", "url", "--passphrase-file", "pass"];
    const { code, stderr } = await cli(argv, { core: refusing, folder });
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/plan|own backup/);
  },
);

test("[ZJ34] the terminal sets when a digest is sent, shows it without sending, and turns it off", async () => {
  const { core, alerts } = place();
  expect((await alerts("digest")).code).toBe(2);
  await alerts("set", "--form", "slack", "--url-file", "url", "--digest", "monday", "--digest-at", "09:00");
  const status = await alerts("status");
  expect(status.stdout).toContain('"digest":{"every":"monday","at":"09:00"}');
  expect(status.stderr).toContain("digest every Monday at 09:00");
  const shown = await alerts("digest");
  expect([shown.code, last(shown)]).toMatchObject([0, { outcome: "shown", scope: "all" }]);
  const [line] = shown.stdout.split("\n");
  expect(JSON.parse(line ?? "")).toMatchObject({ type: "digest", every: "monday", migrations: { open: 1 } });
  expect(shown.stderr).toContain("+1 ••• 0124: not known, because no receiver listened.");
  expect(core.calls).not.toContain("alerts.test");
  await alerts("set", "--form", "slack", "--digest", "daily");
  expect((await alerts("status")).stderr).toContain("digest every day at 08:00");
  await alerts("set", "--form", "slack");
  expect((await alerts("status")).stdout).not.toContain('"digest":{');
});

test("[ZJ34] a digest in a language from right to left is readable in a terminal of another language", async () => {
  const { core, folder, alerts } = place();
  await alerts("set", "--form", "slack", "--url-file", "url", "--language", "ar");
  const file = await cli(["alerts", "digest"], { core, folder });
  expect(file.stdout).toContain("+1 ••• 0123");
  expect(file.stdout).not.toMatch(/\\u\{|[\u2066-\u2069]/);
  const terminal = await cli(["alerts", "digest"], { core, folder, columns: 80 });
  expect(terminal.stdout).toContain("\u2068+1 ••• 0123\u2069");
});

test("[ZJ19] the terminal says that no alerts are sent where their list is a newer version's", async () => {
  const folder = tempFolder();
  const core = fakeCore({ vault: "open", alertsUnsent: "newer-version" });
  const shown = await cli(["alerts", "status", "--json"], { core, folder });
  expect([shown.code, last(shown)]).toMatchObject([0, { unsent: "newer-version" }]);
  expect(shown.stderr).toContain("No alerts are sent: a newer version of Switchover");
});

test("[ZJ35] the terminal sets the desktop's digest without a vault, says that it shows none itself, and turns it off", async () => {
  const { core, alerts } = place();
  const set = await alerts("desktop", "--digest", "monday", "--digest-at", "09:00");
  expect([set.code, last(set)]).toMatchObject([0, { outcome: "saved", digest: { every: "monday" } }]);
  expect(set.stderr).toContain(
    "The desktop application shows a digest as a notice: digest every Monday at 09:00.",
  );
  expect(set.stderr).toContain("A terminal and “serve” show no notices");
  expect((await alerts("status")).stdout).toMatch(
    /"type":"desktop",.*"digest":\{"every":"monday","at":"09:00"\}/,
  );
  expect((await alerts("digest", "--desktop")).stderr).toContain("Daily digest from Switchover");
  expect((await alerts("desktop", "--digest", "hourly")).stderr).toContain("sunday, off");
  const both = await alerts("desktop", "--digest", "off", "--digest-at", "09:00");
  expect([both.code, both.stderr]).toMatchObject([
    2,
    expect.stringContaining("--digest off and --digest-at contradict each other."),
  ]);
  expect((await alerts("status")).stdout).toContain('"type":"desktop"');
  const off = await alerts("desktop", "--digest", "off");
  expect([off.code, off.stderr]).toMatchObject([
    0,
    expect.stringContaining("No digest is shown on the desktop."),
  ]);
  expect((await alerts("status")).stdout).not.toContain('"type":"desktop"');
  expect(core.calls).not.toContain("vault.unlock");
});
