import { once } from "node:events";
import { request } from "node:https";
import { expect, test } from "vitest";
import { startCli } from "../../support/cli-process.ts";
import { freePort } from "../../support/free-port.ts";
import { tempFolder } from "../../support/temp-folder.ts";

/* The terminal's receiver on the local network, without replacing a number's callback URL. */

const HERE = "127.0.0.2";

async function post(url: string, ca: string): Promise<number> {
  const sent = request(url, { method: "POST", ca, agent: false });
  sent.end('{"statuses":[]}');
  const [answer] = (await once(sent, "response")) as [{ statusCode: number; resume(): void }];
  answer.resume();
  return answer.statusCode;
}

type Line = Readonly<Record<string, unknown>>;

function lineOf(stdout: string, type: string): Line {
  const lines = stdout
    .split("\n")
    .flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as Line] : []));
  return lines.find((line) => line["type"] === type) ?? {};
}

test("[W19] webhooks listen takes notifications over the local network, and tells the authority to install", async () => {
  const folder = tempFolder();
  const port = await freePort();
  const program = startCli(["webhooks", "listen", "--tunnel", "lan", "--bind", `${HERE}:${port}`, "--json"], {
    cwd: folder,
  });
  const begun = await program.printed(/"public".*\n/);
  const { pem, fingerprint } = lineOf(begun, "authority");
  const { onPremUrl } = lineOf(begun, "public");
  expect(onPremUrl).toBe(lineOf(begun, "listening")["onPremUrl"]);
  expect(String(onPremUrl)).toMatch(new RegExp(`^https://${HERE}:${port}/`));
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
  expect(await post(String(onPremUrl), String(pem))).toBe(200);
  await expect(post(String(onPremUrl), "")).rejects.toThrow(/unable to verify|self-signed/);
  await program.printed(/"event".*\n/);
  program.signal("SIGTERM");
  const { code, stderr } = await program.ended;
  expect(code).toBe(0);
  expect(stderr).toContain("any device on that network can connect to it");
});

test.each([
  [["--tunnel", "lan"], "--tunnel lan also needs --bind ADDRESS[:PORT]."],
  [["--bind", HERE], "--bind needs --tunnel."],
  [["--tunnel", "lan", "--bind", "192.0.2.1"], "192.0.2.1 isn't an address of this computer."],
  [["--tunnel", "lan", "--bind", "0.0.0.0"], "0.0.0.0 means every network of this computer"],
  [["--tunnel", "lan", "--bind", HERE, "--port", "8080"], "With --tunnel lan, give the port in --bind."],
])("[W19] webhooks listen refuses %j before anything listens: exit 2", async (options, words) => {
  const ended = await startCli(["webhooks", "listen", ...options, "--json"], { cwd: tempFolder() }).ended;
  expect([ended.code, ended.stdout]).toEqual([2, ""]);
  expect(ended.stderr).toContain(words);
});
