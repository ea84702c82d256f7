import { readFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { RunningCommand } from "../crash/programs.ts";
import { sshdHere, startSshd, type Sshd } from "../support/webhooks/sshd.ts";
import type { History, Site } from "./site.ts";
import { callWindow } from "./window.ts";

const NGROK = `--import ${new URL("./ngrok-double.mjs", import.meta.url).href}`;
/** A URL that the sandbox answers itself, as the customer's own endpoint with the site's verify token. */
const PRODUCTION = "https://hooks.example/production";
const TURNS = 100;

/** Ways by which the platform reaches the site: webhook tests, callback URLs that point here, tunnels. */
export const OUTSIDE: Readonly<Record<string, History>> = {
  "tests webhooks": {
    startsOn: "cloud",
    play: async (site, random) => {
      await setProduction(site);
      const own = await ownTunnel(site);
      const test = ["webhooks", "test", site.plans["to-cloud"], ...own, "--no-forward"];
      const right = ["--callback-token-file", site.fileWith("verify token")];
      const wrong = ["--callback-token-file", site.fileWith("app secret")];
      await site.run([...test, ...wrong], { hasty: true });
      await site.run([...test, ...right], { shows: WORD, meanwhile: sendWord(site), hasty: true });
      await site.run([...test, ...right], {
        shows: random.pick([WORD, /"webhooks\.borrowed"/, /"webhooks\.tunnel"/]),
        meanwhile: async ({ signal }) => signal("SIGKILL"),
      });
      const restore = ["webhooks", "restore", site.plans["to-cloud"]];
      await site.run([...restore, "--app-secret-file", site.fileWith("app secret")]);
      await site.run(["webhooks", "point", site.plans["to-cloud"], ...own, ...right, "--yes"], {
        shows: /"type":"pointed"/,
        meanwhile: async ({ signal }) => {
          site.sandbox.world.inbound({ text: "two loaves, please", type: "text" });
          await pause(500);
          signal(random.pick(["SIGINT", "SIGKILL"]));
        },
      });
      await site.run(restore);
      await site.run(["webhooks", "events"]);
    },
  },
  "opens tunnels": {
    startsOn: "cloud",
    play: async (site) => {
      const { publicUrl, port } = await site.front();
      const listen = ["webhooks", "listen", "--verify-token-file", site.fileWith("verify token")];
      const until = { shows: /"type":"(?:tunnel|public)"/, meanwhile: endSoon, killAfterMs: 30_000 };
      const ngrok = ["--tunnel", "ngrok", "--ngrok-authtoken-file", site.fileWith("ngrok authtoken")];
      for (const refuses of [{}, { NGROK_REFUSES: "1" }])
        await site.run([...listen, ...ngrok], {
          ...until,
          env: { NODE_OPTIONS: NGROK, NGROK_URL: publicUrl, ...refuses },
        });
      const sshd = await sshdOf(site);
      if (sshd === undefined) return;
      const ssh = ["--tunnel", "ssh", "--ssh", `${sshd.user}@${sshd.host}:${sshd.port}`];
      const reached = [
        "--ssh-host-key",
        sshd.hostKey,
        "--remote-port",
        String(port),
        "--public-url",
        publicUrl,
      ];
      for (const keyFile of [sshd.keyFile, sshd.lockedKeyFile, sshd.strangerKeyFile])
        await site.run([...listen, ...ssh, ...reached, "--ssh-key-file", keyFile], until);
    },
  },
  "tests webhooks in the window": {
    startsOn: "cloud",
    play: async (site) => {
      const { publicUrl, port } = await site.front();
      const front = await site.front();
      const sshd = await sshdOf(site);
      const tunnels = [
        { kind: "ngrok" },
        { kind: "own", publicUrl },
        { kind: "cloudflared", publicUrl: "https://hooks.example", tokenFile: site.fileWith("tunnel token") },
        ...(sshd === undefined ? [] : [sshTunnel(sshd, { publicUrl, remotePort: port })]),
      ];
      await setProduction(site);
      await site.run(["serve", "--no-open"], {
        shows: /"listening"/,
        hasty: true,
        env: { NODE_OPTIONS: NGROK, NGROK_URL: publicUrl },
        killAfterMs: 120_000,
        meanwhile: (running) =>
          callWindow(site, running, async (call) => {
            const receiver = "ws-canary1";
            await call("webhooks.listen", { receiver });
            for (const choice of tunnels) {
              await call("tunnels.open", { receiver, choice });
              await call("tunnels.close", { receiver });
            }
            const target = { kind: "workspace", workspace: receiver, phoneNumberId: "106540352242922" };
            const tunnel = { kind: "own", publicUrl: front.publicUrl };
            const here = { target, tunnel, caFile: join(site.inputs, "ca.pem"), port: front.port };
            await call("webhooks.stop", { receiver });
            const begun = await call("tests.start", here);
            // On a machine without time to spare a test may not begin, which shows its problem instead.
            const id = begun.value?.["test"] ?? "t-20260101-aaaaaa";
            const tests = async (): Promise<string> => JSON.stringify((await call("tests.list")).value);
            await until(tests, /"phase":"(?:awaiting-token|ended)"/);
            await call("tests.giveToken", { test: id, token: site.secrets["app secret"] });
            await call("tests.giveToken", { test: id, token: site.secrets["verify token"] });
            await until(tests, /"phase":"(?:awaiting-message|ended)"/);
            await call("tests.finish", { test: id });
            await until(tests, /"phase":"ended"/);
            await call("points.start", { ...here, forward: true, allowPrivate: true });
            await until(
              async () => JSON.stringify((await call("points.list")).value),
              /"phase":"(?:pointed|ended)"/,
            );
            for (const question of ["tests.list", "points.list", "tests.unrestored", "tunnels.list"])
              await call(question);
            await call("points.restore", { target });
            const table = {
              name: "table.csv",
              text: `plan\n${site.plans["to-onprem"]}\n`,
              folder: site.inputs,
            };
            await call("batch.read", table);
            await call("batch.start", { ...table, checkOnly: true, course: {}, confirmed: 1 });
            await until(async () => JSON.stringify((await call("batch.state")).value), /"phase":"ended"/);
            const passphrase = site.secrets["hand-over passphrase"];
            const made = await call("handover.make", { workspace: receiver, passphrase, withSecrets: true });
            const content = made.value?.["content"];
            await call("handover.inspect", { content, passphrase: "wrong" });
            await call("handover.take", { content, passphrase, asNew: true, withSecrets: true });
          }),
      });
    },
  },
};

const WORD = /"word":"(SW-\w{4})"/;

const sendWord =
  (site: Site) =>
  async ({ printed }: RunningCommand): Promise<void> => {
    site.sandbox.world.inbound({ text: WORD.exec(printed)?.[1] ?? "", type: "text" });
  };

async function endSoon({ signal }: RunningCommand): Promise<void> {
  await pause(300);
  signal("SIGINT");
}

async function until(state: () => Promise<string>, wanted: RegExp): Promise<void> {
  for (let turn = 0; turn < TURNS && !wanted.test(await state()); turn += 1) await pause(100);
}

async function ownTunnel(site: Site): Promise<readonly string[]> {
  const { publicUrl, port } = await site.front();
  const way = ["--tunnel", "own", "--public-url", publicUrl, "--port", String(port)];
  return [...way, "--ca-file", join(site.inputs, "ca.pem"), "--app-secret-file", site.fileWith("app secret")];
}

/** Lets a callback URL stand at the number, as its owner would. */
async function setProduction({ sandbox: { cloud }, inputs, secrets }: Site): Promise<void> {
  const body = { override_callback_uri: PRODUCTION, verify_token: secrets["verify token"] };
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  request(
    `${cloud.baseUrl}/v23.0/${cloud.phoneNumberId}`,
    {
      method: "POST",
      ca: readFileSync(join(inputs, "ca.pem")),
      headers: { authorization: `Bearer ${cloud.accessToken}`, "content-type": "application/json" },
    },
    (answer) => resolve(answer.resume().statusCode ?? 0),
  )
    .on("error", reject)
    .end(JSON.stringify({ webhook_configuration: body }));
  const status = await promise;
  if (status !== 200) throw new Error(`the platform answered ${status} to a callback URL`);
}

async function sshdOf(site: Site): Promise<Sshd | undefined> {
  if (!sshdHere.available) return undefined;
  const sshd = await startSshd({ passphrase: site.secrets["ssh passphrase"] ?? "" });
  site.onClose(() => sshd.close());
  // The second line of a key is a part of its secret.
  site.know("ssh key", readFileSync(sshd.keyFile, "utf8").split("\n")[3]);
  return sshd;
}

const sshTunnel = (
  { host, port, user, hostKey, lockedKeyFile }: Sshd,
  more: { readonly publicUrl: string; readonly remotePort: number },
): object => ({ kind: "ssh", host, port, user, hostKey, keyFile: lockedKeyFile, ...more });
