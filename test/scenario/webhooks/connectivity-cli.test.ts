import { maskAddress } from "../../../shared/platform/callback-address.ts";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { replyTextIn } from "../../../shared/wording/reply-text.ts";
import { createApp } from "../../../main/core/app/app.ts";
import { hostPorts } from "../../../main/hosts/common/ports/host-ports.ts";
import { startSandbox, type Sandbox } from "../../../main/sandbox/index.ts";
import { openEndpoint, VERIFY_TOKEN } from "../../contract/sandbox/endpoint.ts";
import { cli, type CliEnd, type CliOptions } from "../../support/cli.ts";
import { startCli } from "../../support/cli-process.ts";
import { freePort } from "../../support/free-port.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { openFaultProxy, type FaultProxy } from "../../support/webhooks/fault-proxy.ts";

const ENGLISH = await replyTextIn("en");

type Line = Readonly<Record<string, unknown>> & { readonly type: string };

/**
 * A folder with a plan for the practice platform, its secrets in files, and a front for one's own address. Meddled: the
 * way to the platform is one on which calls can be held up.
 */
async function scene({ meddled = false }: { readonly meddled?: boolean } = {}): Promise<{
  readonly sandbox: Sandbox;
  readonly meddler: FaultProxy;
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
  const meddler = await openFaultProxy({ baseUrl: cloud.baseUrl, caPem: sandbox.caPem });
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
        ...(meddled ? { baseUrl: meddler.baseUrl } : { baseUrl: cloud.baseUrl, tls: { caFile: "ca.pem" } }),
        businessAccountId: cloud.businessAccountId,
        appId: cloud.appId,
        accessToken: { file: "token.txt" },
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
    meddler,
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

type Platform = Sandbox["cloud"];

async function platformCall(
  { accessToken, phoneNumberId }: Platform,
  meddler: FaultProxy,
  body?: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const query = body === undefined ? "?fields=webhook_configuration" : "";
  const answer = await fetch(`${meddler.baseUrl}/v23.0/${phoneNumberId}${query}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Readonly<Record<string, unknown>>;
}

/** Lets a production endpoint stand at the number, which knows VERIFY_TOKEN; gives its address. */
async function production(sandbox: Sandbox, meddler: FaultProxy): Promise<string> {
  const { url } = await openEndpoint(sandbox);
  const override = { override_callback_uri: url, verify_token: VERIFY_TOKEN };
  await platformCall(sandbox.cloud, meddler, { webhook_configuration: override });
  return url;
}

/** What stands at the number itself. */
async function ofNumber({ cloud }: Sandbox, meddler: FaultProxy): Promise<unknown> {
  const { webhook_configuration: told } = await platformCall(cloud, meddler);
  return (told as Readonly<Record<string, unknown>>)["phone_number"];
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

test("[C17] a message without the keyword is told once, and the keyword still ends the wait", async () => {
  const { sandbox, run } = await scene();
  let word: string | undefined;
  const { code, stderr } = await run(["--app-secret-file", "secret.txt"], {
    onWrite: (stream, text) => {
      if (stream === 1) word ??= /"word":"(SW-\w{4})"/.exec(text)?.[1];
      if (stream === 1 && text.includes('"word":'))
        for (const hello of ["hello", "hello?"]) sandbox.world.inbound({ text: hello, type: "text" });
      if (stream === 2 && text.includes("without the keyword"))
        sandbox.world.inbound({ text: word ?? "", type: "text" });
    },
  });
  expect(stderr.match(/A message without the keyword SW-\w{4} has arrived/g)).toHaveLength(1);
  expect(code).toBe(0);
}, 40_000);

test("[C15] a callback that stands there ends it with exit 3 where nobody can be asked, and goes on with the token's file", async () => {
  const { sandbox, meddler, run } = await scene();
  await production(sandbox, meddler);
  const waiting = await run(["--allow-private"]);
  expect(waiting.lines.at(-1)).toMatchObject({
    outcome: "awaiting-confirmation",
    reason: "token-needed",
    verdict: "stopped",
    restored: true,
  });
  expect(waiting.code).toBe(3);
  expect(waiting.stderr).toContain(
    "Run it again on a terminal, or name a file that holds it with --callback-token-file FILE.",
  );
  const proven = await run(["--allow-private", "--callback-token-file", "owner.txt"], sendsWord(sandbox));
  expect(proven.lines.at(-1)).toMatchObject({ verdict: "arrives", restored: true, proof: "none" });
  expect(proven.code).toBe(0);
}, 40_000);

test("[V15] a callback at a private address gets copies only where that was said to be meant; else nothing is borrowed", async () => {
  const { sandbox, meddler, run } = await scene();
  const url = await production(sandbox, meddler);
  const refused = await run(["--callback-token-file", "owner.txt"]);
  expect(refused.lines.at(-1)).toMatchObject({ verdict: "stopped", reason: "ip-literal", restored: true });
  expect(refused.code).toBe(1);
  expect(refused.stderr + refused.stdout).not.toContain(url);
  expect(await ofNumber(sandbox, meddler)).toBe(url);
  const kept = await run(["--callback-token-file", "owner.txt", "--no-forward"], sendsWord(sandbox));
  expect(kept.lines.at(-1)).toMatchObject({ verdict: "arrives", restored: true });
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

test("[C15] on a terminal the owner's token is asked for, once more where it does not fit, and shown nowhere", async () => {
  const { sandbox, meddler, run } = await scene();
  const url = await production(sandbox, meddler);
  const { code, lines, stdout, stderr } = await run(["--allow-private"], {
    ...sendsWord(sandbox),
    answers: ["not the token", VERIFY_TOKEN],
  });
  expect(lines.at(-1)).toMatchObject({ verdict: "arrives", restored: true });
  expect(code).toBe(0);
  expect(stderr.split(`Verify token of ${maskAddress(url)}`)).toHaveLength(3);
  expect(stderr).toContain("This isn't its verify token");
  for (const token of ["not the token", VERIFY_TOKEN]) expect(stdout + stderr).not.toContain(token);
  expect(await ofNumber(sandbox, meddler)).toBe(url);
}, 40_000);

test("[C15] with --no-input nobody is asked on a terminal either, and the option is named", async () => {
  const { sandbox, meddler, run } = await scene();
  const url = await production(sandbox, meddler);
  const { code, stderr } = await run(["--no-input", "--allow-private"], { answers: [] });
  expect(code).toBe(3);
  expect(stderr).toContain("--callback-token-file FILE");
  expect(await ofNumber(sandbox, meddler)).toBe(url);
}, 40_000);

test("[C17] a test that ends before a message is awaited is told as stopped, with its cause, and exit 1", async () => {
  const { meddler, run } = await scene({ meddled: true });
  meddler.meddle(/^GET .*subscribed_apps/, { kind: "answer", status: 200, body: { data: [] } });
  const { code, lines, stderr } = await run();
  expect(lines.at(-1)).toMatchObject({
    outcome: "stopped",
    verdict: "stopped",
    reason: "not-subscribed",
    restored: true,
  });
  expect(code).toBe(1);
  expect(stderr).toContain("Fix what the lines above report, then run it again.");
  expect(stderr).not.toContain("Webhooks don't arrive.");
}, 40_000);

test("[C15] a second Ctrl-C leaves a real process at once and names what still stands; the next test gives it back first", async () => {
  const { sandbox, meddler, folder, argv } = await scene({ meddled: true });
  const reached = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  // The call that takes the callback away is under way for as long as the test wants, and then it is lost.
  const held = async (): Promise<never> => {
    reached.resolve();
    await over.promise;
    throw new Error("lost");
  };
  meddler.meddle(/^POST \/\d+ .*"override_callback_uri":""/, { kind: "first", does: held });
  const start = () => startCli([...argv, "--data-dir", join(folder, "data")], { cwd: folder });
  const program = start();
  await program.printed(/"word":/);
  program.signal("SIGINT");
  await reached.promise;
  // Presses within a second count as one.
  await sleep(1_200);
  program.signal("SIGINT");
  const { code, stdout, stderr } = await program.ended;
  expect(code).toBe(1);
  expect(linesOf(stdout).at(-1)).toMatchObject({
    type: "result",
    outcome: "stopped",
    verdict: "stopped",
    restored: false,
    reason: "interrupted",
  });
  expect(stderr).toContain("Press Ctrl-C again to leave now");
  expect(stderr).toContain("Unknown whether the callback URL is as it was before.");
  expect(stderr).toContain("the test's may still be set");
  expect(stderr).toContain("The next test of this number restores it first");
  over.resolve();
  meddler.stop();
  expect(await ofNumber(sandbox, meddler)).toMatch(/^https:\/\/127/);
  const next = start();
  const word = /"word":"(SW-\w{4})"/.exec(await next.printed(/"word":"SW-\w{4}"/))?.[1] ?? "";
  const cleared = meddler.asked.findIndex((line) => line.includes('"override_callback_uri":""'));
  const setAgain = meddler.asked.findLastIndex((line) => line.includes('"override_callback_uri":"https'));
  expect(cleared).toBeGreaterThan(-1);
  expect(cleared).toBeLessThan(setAgain);
  sandbox.world.inbound({ text: word, type: "text" });
  const ended = await next.ended;
  expect(ended.code).toBe(0);
  expect(linesOf(ended.stdout).at(-1)).toMatchObject({ verdict: "arrives", restored: true });
  expect(await ofNumber(sandbox, meddler)).toBeUndefined();
}, 90_000);

test("[C19] a terminal that is wide enough shows number and word as a code besides the words; a pipe and a narrow one do not", async () => {
  const { sandbox, folder, argv } = await scene();
  const plain = argv.filter((word) => word !== "--json");
  const shown = async (columns?: number): Promise<CliEnd> => {
    const core = createApp(hostPorts(join(folder, "data"), "0.0.0-test"));
    const onWrite: CliOptions["onWrite"] = (stream, text) => {
      const word = stream === 2 ? /Send +(SW-\w{4})/.exec(text)?.[1] : undefined;
      if (word !== undefined) sandbox.world.inbound({ text: word, type: "text" });
    };
    const width = columns === undefined ? {} : { columns };
    const end = await cli(plain, { core, folder, env: { NO_COLOR: "1" }, onWrite, ...width });
    await core.close();
    return end;
  };
  const wide = await shown(80);
  expect(wide.code).toBe(0);
  expect(wide.stderr).toMatch(/Send +SW-\w{4}/);
  expect(wide.stdout).toMatch(/^█{29}$/m);
  expect(wide.stdout).toContain("The QR code contains the number and the keyword as plain text.");
  for (const without of [await shown(), await shown(28)]) {
    expect(without.code).toBe(0);
    expect(without.stderr).toMatch(/Send +SW-\w{4}/);
    expect(without.stdout).not.toContain("█");
  }
}, 90_000);

test("[Y1][Y4] --reply tells the text first, prints a line for each status, and the result says that sending works", async () => {
  const { sandbox, run } = await scene();
  const { code, lines, stderr } = await run(
    ["--app-secret-file", "secret.txt", "--reply"],
    sendsWord(sandbox),
  );
  const text = ENGLISH;
  expect(stderr.indexOf(text)).toBeGreaterThan(-1);
  expect(stderr.indexOf(text)).toBeLessThan(stderr.search(/Send +SW-/));
  expect(sandbox.world.outgoing()).toMatchObject([{ text, to: "12025550177" }]);
  const replies = lines.filter(({ type }) => type === "reply");
  expect(replies.length).toBeGreaterThan(0);
  for (const { messageId, status, afterMs, ...rest } of replies) {
    expect(Object.keys(rest).sort()).toEqual(["at", "type"]);
    expect(messageId).toBe(sandbox.world.outgoing()[0]?.id);
    expect(["sent", "delivered", "read"]).toContain(status);
    expect(afterMs).toBeGreaterThanOrEqual(0);
  }
  expect(lines.at(-1)).toMatchObject({ verdict: "arrives", sending: "works", outcome: "complete" });
  expect(code).toBe(0);
  expect(stderr).toContain("Sending works: the reply reached the phone.");
  expect(JSON.stringify(lines) + stderr).not.toContain("12025550177");
}, 40_000);

test("[Y5][Y6] --reply that is refused says why and what to do, and leaves verdict and exit code as they are", async () => {
  const { sandbox, run } = await scene();
  sandbox.world.addFault("message-refused");
  const { code, lines, stderr } = await run(
    ["--app-secret-file", "secret.txt", "--reply"],
    sendsWord(sandbox),
  );
  expect(lines.at(-1)).toMatchObject({
    verdict: "arrives",
    outcome: "complete",
    sending: "refused",
    sendingReason: "rejected",
  });
  expect(code).toBe(0);
  expect(stderr).toMatch(
    /Sending was rejected\. The platform rejected the reply\.\n +131026 .*\n +The message can't be delivered/,
  );
}, 40_000);

test("[Y3] --reply without the app secret sends nothing and proves nothing; without --reply nothing is said of sending", async () => {
  const { sandbox, run } = await scene();
  const wished = await run(["--reply"], sendsWord(sandbox));
  expect(wished.lines.at(-1)).toMatchObject({
    verdict: "arrives",
    sending: "unknown",
    sendingReason: "not-signed",
  });
  const without = await run([], sendsWord(sandbox));
  expect(without.lines.at(-1)).not.toHaveProperty("sending");
  expect(sandbox.world.outgoing()).toEqual([]);
}, 60_000);

test("[Y2] a real process that is killed while its answer is under way leaves an intent; the next test gives back and sends none of it", async () => {
  const { sandbox, meddler, folder, argv } = await scene({ meddled: true });
  const reached = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const held = async (): Promise<void> => {
    reached.resolve();
    await over.promise;
  };
  meddler.meddle(/^POST \/\d+\/messages /, { kind: "first", does: held }, 1);
  const secret = ["--app-secret-file", "secret.txt"];
  const start = (more: readonly string[]) =>
    startCli([...argv, ...secret, ...more, "--data-dir", join(folder, "data")], { cwd: folder });
  const sent = (): number => meddler.asked.filter((line) => line.includes("/messages ")).length;
  const program = start(["--reply"]);
  const word = /"word":"(SW-\w{4})"/.exec(await program.printed(/"word":"SW-\w{4}"/))?.[1] ?? "";
  sandbox.world.inbound({ text: word, type: "text" });
  await reached.promise;
  program.signal("SIGKILL");
  await program.ended;
  const next = start(["--reply"]);
  const again = /"word":"(SW-\w{4})"/.exec(await next.printed(/"word":"SW-\w{4}"/))?.[1] ?? "";
  expect(sent()).toBe(1);
  // The platform may still carry out what the killed process asked for: its statuses are not the next answer's.
  over.resolve();
  await expect.poll(() => sandbox.world.outgoing()).toHaveLength(1);
  sandbox.world.setFaults(["message-refused"]);
  sandbox.world.inbound({ text: again, type: "text" });
  const { code, stdout } = await next.ended;
  expect(linesOf(stdout).at(-1)).toMatchObject({ verdict: "arrives", restored: true, sending: "refused" });
  expect(code).toBe(0);
  expect(sent()).toBe(2);
  expect(sandbox.world.outgoing()).toHaveLength(1);
  expect(await ofNumber(sandbox, meddler)).toBeUndefined();
}, 90_000);

test("[C15] a tunnel that lacks what it needs is refused before anything is begun", async () => {
  const { folder } = await scene();
  const refused = await cli(["webhooks", "test", "plan.json", "--tunnel", "ssh", "--json"], { folder });
  expect(refused).toMatchObject({ code: 2, stdout: "" });
  expect(refused.stderr).toContain(
    "--tunnel ssh also needs --ssh USER@HOST:PORT, --remote-port, --public-url.",
  );
  const named = ["--tunnel", "cloudflared", "--cloudflared-token-file", "token", "--json"];
  const nameless = await cli(["webhooks", "test", "plan.json", ...named], { folder });
  expect(nameless).toMatchObject({ code: 2, stdout: "" });
  expect(nameless.stderr).toContain("cloudflared --cloudflared-token-file also needs --public-url.");
}, 40_000);

test("[C17] a test that is left early says in its last sentence that signatures had been refused by then", async () => {
  const { folder, argv } = await scene();
  const secret = ["--app-secret-file", "secret.txt", "--data-dir", join(folder, "data")];
  const program = startCli([...argv, ...secret], { cwd: folder });
  const begun = await program.printed(/"word":/);
  const { localUrl } = linesOf(begun.slice(0, begun.lastIndexOf("\n"))).find(
    ({ type }) => type === "listening",
  ) ?? {
    type: "none",
  };
  for (const body of ["{}", "[]"])
    expect((await fetch(String(localUrl), { method: "POST", body })).status).toBe(401);
  program.signal("SIGINT");
  const { code, stdout, stderr } = await program.ended;
  expect(code).toBe(1);
  expect(linesOf(stdout).at(-1)).toMatchObject({
    outcome: "stopped",
    verdict: "stopped",
    restored: true,
    reason: "signature-wrong",
  });
  expect(stderr).toContain("By then, 2 notifications had arrived with a signature that doesn't match");
});
