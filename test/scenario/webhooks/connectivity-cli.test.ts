import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "../../../main/core/app.ts";
import { hostPorts } from "../../../main/hosts/common/ports/host-ports.ts";
import { startSandbox, type Sandbox } from "../../../main/sandbox/index.ts";
import { openEndpoint, VERIFY_TOKEN } from "../../contract/practice/endpoint.ts";
import { cli, type CliEnd, type CliOptions } from "../../support/cli.ts";
import { freePort } from "../../support/free-port.ts";
import { tempFolder } from "../../support/temp-folder.ts";

type Line = Readonly<Record<string, unknown>> & { readonly type: string };

/** A folder with a plan for the practice platform, its secrets in files, and a front for one's own address. */
async function scene(): Promise<{
  readonly sandbox: Sandbox;
  readonly folder: string;
  readonly argv: readonly string[];
  readonly run: (
    more?: readonly string[],
    options?: CliOptions,
  ) => Promise<CliEnd & { readonly lines: readonly Line[] }>;
}> {
  const sandbox = await startSandbox({ startsOn: "cloud" });
  onTestFinished(() => sandbox.close());
  const folder = tempFolder();
  const { cloud, onPrem, number } = sandbox;
  const put = (name: string, text: string): void => writeFileSync(join(folder, name), `${text}\n`);
  put("ca.pem", sandbox.caPem);
  put("token.txt", cloud.accessToken);
  put("secret.txt", cloud.appSecret);
  put("owner.txt", VERIFY_TOKEN);
  put(
    "plan.json",
    JSON.stringify({
      version: 1,
      direction: "to-cloud",
      cloud: {
        baseUrl: cloud.baseUrl,
        businessAccountId: cloud.businessAccountId,
        appId: cloud.appId,
        accessToken: { file: "token.txt" },
        tls: { caFile: "ca.pem" },
      },
      onPrem: { baseUrl: onPrem.baseUrl, auth: { token: { env: "NONE" } }, tls: { sha256: onPrem.sha256 } },
      number: {
        phoneNumberId: cloud.phoneNumberId,
        cc: number.cc,
        phoneNumber: number.phoneNumber,
        pin: { file: "none.txt" },
      },
    }),
  );
  const port = await freePort();
  const front = await sandbox.openFront(port);
  const own = [
    "--tunnel",
    "own",
    "--public-url",
    front.publicUrl,
    "--port",
    String(port),
    "--ca-file",
    "ca.pem",
  ];
  const argv = ["webhooks", "test", "plan.json", ...own, "--json"];
  return {
    sandbox,
    folder,
    argv,
    async run(more = [], options = {}) {
      const core = createApp(hostPorts(join(folder, "data"), "0.0.0-test"));
      const end = await cli([...argv, ...more], { core, folder, ...options });
      await core.close();
      return { ...end, lines: linesOf(end.stdout) };
    },
  };
}

function linesOf(text: string): readonly Line[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);
}

/** Sends the word as soon as the command tells it. */
function sendsWord(sandbox: Sandbox): Pick<CliOptions, "onWrite"> {
  return {
    onWrite: (stream, text) => {
      const word = stream === 1 ? /"word":"(SW-\w{4})"/.exec(text)?.[1] : undefined;
      if (word !== undefined) sandbox.world.inbound({ text: word, type: "text" });
    },
  };
}

test("[C15] webhooks test prints a line for each finding and ends with its verdict and whether everything was given back", async () => {
  const { sandbox, run } = await scene();
  const { code, lines, stderr } = await run(["--app-secret-file", "secret.txt"], sendsWord(sandbox));
  expect(stderr).toMatch(/Send +SW-\w{4}/);
  expect(
    lines.filter(({ type }) => type === "check").map(({ id, status }) => `${String(id)} ${String(status)}`),
  ).toEqual([
    "webhooks.tunnel pass",
    "webhooks.outside-in pass",
    "webhooks.borrowed pass",
    "webhooks.handshake pass",
    "webhooks.message pass",
    "webhooks.status pass",
    "webhooks.restored pass",
  ]);
  expect(lines.find(({ type }) => type === "arrival")).toMatchObject({ kind: "message" });
  expect(lines.at(-1)).toMatchObject({
    type: "result",
    outcome: "complete",
    verdict: "arrives",
    restored: true,
    numberIs: "cloud",
    proof: "proven",
  });
  expect(code).toBe(0);
  const told = JSON.stringify(lines) + stderr;
  for (const secret of [sandbox.cloud.accessToken, sandbox.cloud.appSecret])
    expect(told).not.toContain(secret);
}, 40_000);

test("[C15] a callback that stands there ends it with exit 3 where nobody can be asked, and goes on with the token's file", async () => {
  const { sandbox, run } = await scene();
  const production = await openEndpoint(sandbox);
  const { cloud } = sandbox;
  const body = { override_callback_uri: production.url, verify_token: VERIFY_TOKEN };
  const { request, Agent } = await import("undici");
  const set = await request(`${cloud.baseUrl}/v23.0/${cloud.phoneNumberId}`, {
    method: "POST",
    dispatcher: new Agent({ connect: { ca: sandbox.caPem } }),
    headers: { authorization: `Bearer ${cloud.accessToken}`, "content-type": "application/json" },
    body: JSON.stringify({ webhook_configuration: body }),
  });
  expect(set.statusCode).toBe(200);
  const waiting = await run();
  expect(waiting.lines.at(-1)).toMatchObject({
    outcome: "awaiting-confirmation",
    reason: "token-needed",
    verdict: "stopped",
    restored: true,
  });
  expect(waiting.code).toBe(3);
  const proven = await run(["--callback-token-file", "owner.txt"], sendsWord(sandbox));
  expect(proven.lines.at(-1)).toMatchObject({ verdict: "arrives", restored: true, proof: "none" });
  expect(proven.code).toBe(0);
}, 40_000);

test("[C15] the first Ctrl-C gives the callback back and ends with exit 1", async () => {
  const { run } = await scene();
  let press: (() => void) | undefined;
  const { code, lines } = await run([], {
    onInterruptible: (listener) => (press = listener),
    onWrite: (stream, text) => {
      if (stream === 1 && text.includes('"word":')) press?.();
    },
  });
  expect(lines.at(-1)).toMatchObject({ outcome: "stopped", verdict: "stopped", restored: true });
  expect(code).toBe(1);
}, 40_000);

test("[C15] a tunnel that lacks what it needs is refused before anything is begun", async () => {
  const { folder } = await scene();
  const refused = await cli(["webhooks", "test", "plan.json", "--tunnel", "ssh", "--json"], { folder });
  expect(refused).toMatchObject({ code: 2, stdout: "" });
  expect(refused.stderr).toContain(
    "--tunnel ssh needs --ssh USER@HOST:PORT, --remote-port, --public-url as well.",
  );
}, 40_000);
