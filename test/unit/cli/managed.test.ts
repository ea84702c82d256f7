import { expect, test } from "vitest";
import { parseManaged } from "../../../shared/settings/parse-managed.ts";
import { cli, type CliEnd } from "../../support/cli.ts";
import { fakeCore } from "../../support/fake-core.ts";

const managed = (text: string | undefined, ...options: string[]): Promise<CliEnd> => {
  const state = text === undefined ? {} : { managed: parseManaged("/etc/x", new TextEncoder().encode(text)) };
  return cli(["managed", ...options], { core: fakeCore(state) });
};

test("[ZD11] the terminal prints what is fixed and where it was read", async () => {
  const { code, stdout } = await managed('{"tunnels":["ssh"],"retention":{"capMegabytes":100}}');
  expect(code).toBe(0);
  expect(stdout).toContain("Allowed tunnels: ssh");
  expect(stdout).toContain("Size of all stored notifications: at most 100 MB");
  expect(stdout).toContain("Read from /etc/x");
  expect((await managed(undefined)).stdout).toContain("hasn't fixed any setting");
});

test("[ZD11] what can't be understood ends with 1, in a sentence and as JSON", async () => {
  const { code, stdout } = await managed('{"tunels":["ssh"],"proxy":3}');
  expect(code).toBe(1);
  expect(stdout).toContain("doesn't know the setting “tunels”");
  expect(stdout).toContain("Proxy: not known. No connection to another computer is made.");
  const whole = await managed("{");
  expect(whole.stdout).toContain("Place of these settings: /etc/x.");
  expect(whole.stdout).not.toContain("Read from");
  const json = await managed("{", "--json");
  expect(json.code).toBe(1);
  expect(JSON.parse(json.stdout.trim().split("\n").at(-1) ?? "")).toMatchObject({
    type: "result",
    outcome: "not-understood",
    source: "/etc/x",
    tunnels: { kind: "invalid" },
    troubles: [{ kind: "unusable", why: "not-json" }],
  });
});

test("[ZD11] where updates come from is printed, and that they are off", async () => {
  const feed = await managed('{"updates":{"url":"https://updates.corp.example/s/"}}', "--json");
  expect(JSON.parse(feed.stdout.trim().split("\n").at(-1) ?? "")).toMatchObject({
    updates: { kind: "fixed", value: { url: "https://updates.corp.example/s/" } },
  });
  const named = await managed('{"updates":{"url":"https://updates.corp.example/s/"}}');
  expect(named.stdout).toContain("Updates: from https://updates.corp.example/s/");
  expect((await managed('{"updates":"off"}')).stdout).toContain("Updates: none.");
  const wrong = await managed('{"updates":"of"}');
  expect(wrong.code).toBe(1);
  expect(wrong.stdout).toContain("Updates: not known from where. Switchover asks for none.");
});

test("[ZN42] the authorities that count are printed, and that they aren't known", async () => {
  const pem = "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n";
  const fixed = await managed(JSON.stringify({ certificates: { system: true, authorities: [pem, pem] } }));
  expect(fixed.stdout).toContain("Certificate authorities: the public ones and those of this computer");
  expect(fixed.stdout).toContain("Certificate authorities added: 2");
  expect((await managed('{"certificates":{"system":false}}')).stdout).toContain(
    "authorities: the public ones\n",
  );
  const wrong = await managed('{"certificates":{"authorities":["/etc/ca.pem"]}}');
  expect(wrong.code).toBe(1);
  expect(wrong.stdout).toContain("Certificate authorities: not known which. Only the public ones count.");
});

test("[ZD11] names in the managed settings can't move the cursor or turn a line around", async () => {
  const { stdout } = await managed(JSON.stringify({ "a\u001B[2J\u202Eb": 1 }));
  expect(stdout).toContain("a\\u{1b}[2J\\u{202e}b");
});
