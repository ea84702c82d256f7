import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { createServer as createPlainServer } from "node:net";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { agentFor } from "../../../main/core/platforms/http/agent-for.ts";
import type { TunnelChoice, TunnelState } from "../../../shared/tunnel/tunnel.ts";
import { redact } from "../../../shared/redacted.ts";
import { err, ok } from "../../../shared/result.ts";
import { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { valueOf } from "../../support/expect-result.ts";
import { freePort } from "../../support/free-port.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { nginxHere, startNginx, type Nginx } from "../../support/webhooks/nginx.ts";
import { sshdHere, startSshd, type Sshd } from "../../support/webhooks/sshd.ts";
import { tunnelHarness, type TunnelHarness } from "../../support/webhooks/tunnel-harness.ts";

type SshChoice = Extract<TunnelChoice, { kind: "ssh" }>;

const leftOut = [sshdHere, nginxHere]
  .map(({ reason }) => reason)
  .filter(Boolean)
  .join(", ");
const RECEIVER = "terminal";

describe.skipIf(leftOut !== "")(
  `a reverse tunnel through a real sshd${leftOut && `, not here: ${leftOut}`}`,
  () => {
    let sshd: Sshd;
    beforeAll(async () => {
      sshd = await startSshd();
    });
    afterAll(() => sshd.close());

    const choose = async (changes: Partial<SshChoice> = {}): Promise<SshChoice> => ({
      kind: "ssh",
      host: sshd.host,
      port: sshd.port,
      user: sshd.user,
      keyFile: sshd.keyFile,
      hostKey: sshd.hostKey,
      remotePort: await freePort(),
      publicUrl: "https://localhost",
      ...changes,
    });
    const opened = async (rig: TunnelHarness, choice: SshChoice): Promise<TunnelState> =>
      valueOf(await rig.tunnels.open({ receiver: RECEIVER, choice }));

    test("[T1] carries 2.9 MB unchanged both ways through nginx, several at once, and leaves no connection behind", async () => {
      const rig = await tunnelHarness();
      const choice = await choose();
      const front = await frontOf(choice.remotePort);
      const state = await opened(rig, { ...choice, publicUrl: front.url });
      expect(state).toMatchObject({
        status: "open",
        publicUrl: front.url,
        hostKey: sshd.hostKey,
        reconnects: 0,
      });
      expect(rig.receiver.hosts).toEqual(["localhost"]);
      expect(rig.tunnels.publicAddress(RECEIVER, "cloud")).toEqual({ url: `${front.url}/cloud` });

      const bodies = [0, 1, 2, 3].map((extra) => randomBytes(2_900_000 + extra));
      const answers = await Promise.all(bodies.map((body) => post(front, "/echo", body)));
      for (const [at, answer] of answers.entries()) {
        expect(answer.status).toBe(200);
        expect(answer.body.equals(bodies[at] ?? Buffer.alloc(0))).toBe(true);
      }

      expect(await rig.tunnels.close(RECEIVER)).toMatchObject({ status: "closed" });
      expect(rig.receiver.hosts).toEqual([]);
      expect(rig.tunnels.publicAddress(RECEIVER, "cloud")).toBeUndefined();
      await expect.poll(() => rig.receiver.connections()).toBe(0);
      await expect.poll(() => sshd.sessions()).toBe(0);
    });

    test("[T2] asks about an unknown host key with its fingerprint, and signs in to nothing", async () => {
      const rig = await tunnelHarness();
      const { hostKey: _unknown, ...choice } = await choose();
      const before = sshd.log().length;
      expect(await opened(rig, choice)).toMatchObject({
        status: "failed",
        problem: { cause: "host-key-unknown" },
        hostKey: sshd.hostKey,
      });
      const { host, port } = sshd;
      expect(await rig.tunnels.hostKey({ host, port })).toEqual(
        ok({ hostKey: sshd.hostKey, algorithm: "ssh-ed25519" }),
      );
      await expect.poll(() => sshd.log().slice(before)).toContain("[preauth]");
      expect(sshd.log().slice(before)).not.toMatch(/Accepted|Failed|userauth|user root/i);
    });

    test("[T3] refuses a changed host key before anybody signs in, and does not try again by itself", async () => {
      const rig = await tunnelHarness();
      const before = sshd.log().length;
      const state = await opened(rig, await choose({ hostKey: `SHA256:${"A".repeat(43)}` }));
      expect(state).toMatchObject({
        status: "failed",
        problem: { cause: "host-key-changed" },
        hostKey: sshd.hostKey,
      });
      await expect.poll(() => sshd.log().slice(before)).toContain("[preauth]");
      expect(sshd.log().slice(before)).not.toMatch(/Accepted|Failed/);
      expect(rig.pushed.map(({ status }) => status)).toEqual(["opening", "failed"]);
    });

    test("[T3] a pinned host key of another kind than the first one shown is asked for, and found", async () => {
      const rig = await tunnelHarness();
      const state = await opened(rig, await choose({ hostKey: sshd.olderHostKey }));
      expect(state).toMatchObject({ status: "open", hostKey: sshd.olderHostKey });
    });

    test("[T4] names why nobody was let in: a strange key, a missing one, a locked one, no agent", async () => {
      const rig = await tunnelHarness();
      const causeOf = async (changes: Partial<SshChoice>) => {
        const { problem, status } = await opened(rig, await choose(changes));
        return [status, problem?.cause];
      };
      const missing = await opened(rig, await choose({ keyFile: "/nowhere/key" }));
      expect(missing.problem?.detail).toBe("the file doesn't exist (ENOENT)");
      expect(await causeOf({ keyFile: sshd.strangerKeyFile })).toEqual(["failed", "auth-refused"]);
      expect(await causeOf({ keyFile: "/nowhere/key" })).toEqual(["failed", "key-unreadable"]);
      expect(await causeOf({ keyFile: `${sshd.keyFile}.pub` })).toEqual(["failed", "key-unreadable"]);
      expect(await causeOf({ keyFile: sshd.lockedKeyFile })).toEqual(["failed", "key-passphrase"]);
      const { keyFile: _none, ...withAgent } = await choose();
      expect(await opened(rig, withAgent)).toMatchObject({
        status: "failed",
        problem: { cause: "agent-absent" },
      });
    });

    test("[T4] a locked key opens with the passphrase of the workspace's vault, and a locked vault is told", async () => {
      const asked: string[] = [];
      const rig = await tunnelHarness({
        vault: {
          take: (label) => {
            asked.push(label);
            return ok(redact(sshd.passphrase, label));
          },
        },
      });
      const receiver = WorkspaceId.parse("ws-7k2q9d");
      const choice = await choose({ keyFile: sshd.lockedKeyFile });
      expect(valueOf(await rig.tunnels.open({ receiver, choice })).status).toBe("open");
      expect(asked).toEqual(["ws-7k2q9d.ssh-passphrase"]);
      expect(JSON.stringify(rig.pushed)).not.toContain(sshd.passphrase);

      const shut = await tunnelHarness({ vault: { take: () => err({ kind: "vaultLocked" }) } });
      expect(await shut.tunnels.open({ receiver, choice })).toEqual(err({ kind: "vaultLocked" }));
    });

    test("[T4] the keys of a running agent open it too", async () => {
      const socket = await agentWith(sshd.keyFile);
      const rig = await tunnelHarness({ env: { SSH_AUTH_SOCK: socket } });
      const { keyFile: _none, ...choice } = await choose();
      expect(await opened(rig, choice)).toMatchObject({ status: "open" });
    });

    test("[T5] [F39] a port that somebody else holds is told, and taken once it is free", async () => {
      const rig = await tunnelHarness();
      const choice = await choose();
      const squatter = createPlainServer((socket) => socket.destroy()).listen(choice.remotePort, "127.0.0.1");
      await once(squatter, "listening");
      expect(await opened(rig, choice)).toMatchObject({
        status: "reconnecting",
        problem: { cause: "port-taken" },
      });
      expect(rig.tunnels.publicAddress(RECEIVER, "cloud")).toBeUndefined();
      expect(rig.receiver.hosts).toEqual([]);
      squatter.close();
      expect(await rig.until(({ status }) => status === "open")).toMatchObject({ reconnects: 0 });
    });

    test("[T5] forwarding that the server does not allow is told apart from a port that is taken", async () => {
      const strict = await startSshd({ settings: ["AllowTcpForwarding no"] });
      onTestFinished(() => strict.close());
      const rig = await tunnelHarness();
      const { host, port, hostKey, keyFile } = strict;
      expect(await opened(rig, await choose({ host, port, hostKey, keyFile }))).toMatchObject({
        status: "reconnecting",
        problem: { cause: "forwarding-refused" },
      });
    });

    test("[T6] [F39] a server killed in mid-flight is told, comes back at the same port, and no answer of the old session reaches anybody", async () => {
      const own = await startSshd();
      onTestFinished(() => own.close());
      const rig = await tunnelHarness();
      const { host, port, hostKey, keyFile } = own;
      const choice = await choose({ host, port, hostKey, keyFile });
      const front = await frontOf(choice.remotePort);
      await opened(rig, { ...choice, publicUrl: front.url });

      const cutOff = post(front, "/hold", randomBytes(2_000_000));
      await rig.receiver.held(1);
      await own.kill();
      // nginx has lost its upstream: the sender is told so, and repeats. An answer would have been a false one.
      expect((await cutOff).status).toBe(502);
      expect(await rig.until(({ status }) => status === "reconnecting")).toMatchObject({
        problem: { cause: "lost" },
        publicUrl: front.url,
      });
      await expect.poll(() => rig.receiver.connections()).toBe(0);
      expect(rig.tunnels.publicAddress(RECEIVER, "cloud")).toBeUndefined();

      await own.start();
      const restored = await rig.until(({ status, reconnects }) => status === "open" && reconnects === 1);
      expect(restored).not.toHaveProperty("problem");
      const body = randomBytes(500_000);
      const fresh = post(front, "/echo", body);
      // The answer to the first request is given only now, when another session stands.
      expect(rig.receiver.answerHeld()).toBe(1);
      const answer = await fresh;
      expect(answer.status).toBe(200);
      expect(answer.body.equals(body)).toBe(true);
    });

    test("[T6] [F39] a session that gives no sign of life twice is given up, and the next one waits for its port", async () => {
      const own = await startSshd();
      onTestFinished(() => own.close());
      const rig = await tunnelHarness({ timing: { pingEveryMs: 10, pingLimitMs: 200 } });
      const { host, port, hostKey, keyFile } = own;
      expect(await opened(rig, await choose({ host, port, hostKey, keyFile }))).toMatchObject({
        status: "open",
      });
      await rig.until(({ latencyMs }) => latencyMs !== undefined);
      const thaw = own.freeze();
      expect(await rig.until(({ status }) => status === "reconnecting")).toMatchObject({
        problem: { cause: "lost", detail: "no response" },
      });
      expect(await rig.until(({ problem }) => problem?.cause === "port-taken")).toMatchObject({
        status: "reconnecting",
      });
      thaw();
      expect(await rig.until(({ reconnects }) => reconnects === 1)).toMatchObject({ status: "open" });
    });

    test("[T5] [F39] a port that was granted before and is refused now counts as taken, even where nobody may look", async () => {
      const remotePort = await freePort();
      const settings = ["AllowTcpForwarding remote", `PermitListen 127.0.0.1:${remotePort}`];
      const strict = await startSshd({ settings });
      onTestFinished(() => strict.close());
      const rig = await tunnelHarness();
      const { host, port, hostKey, keyFile } = strict;
      await opened(rig, await choose({ host, port, hostKey, keyFile, remotePort }));
      await strict.kill();
      const squatter = createPlainServer((socket) => socket.destroy()).listen(remotePort, "127.0.0.1");
      await once(squatter, "listening");
      await strict.start();
      expect(await rig.until(({ problem }) => problem?.cause === "port-taken")).toMatchObject({
        status: "reconnecting",
      });
      squatter.close();
      expect(await rig.until(({ reconnects }) => reconnects === 1)).toMatchObject({ status: "open" });
    });

    test("[T7] a receiver that is gone is a broken connection for the sender, never an answer", async () => {
      const rig = await tunnelHarness();
      const choice = await choose();
      const front = await frontOf(choice.remotePort);
      await opened(rig, { ...choice, publicUrl: front.url });
      const held = post(front, "/hold", Buffer.from("{}"));
      await rig.receiver.held(1);
      await rig.receiver.close();
      expect((await held).status).toBe(502);
      expect((await post(front, "/echo", Buffer.from("{}"))).status).toBe(502);
    });

    test("[T8] what cannot be reached is told, and tried again until it is closed", async () => {
      const rig = await tunnelHarness();
      const port = await freePort();
      expect(await opened(rig, await choose({ port }))).toMatchObject({
        status: "reconnecting",
        problem: { cause: "connection-refused" },
      });
      expect(await rig.tunnels.hostKey({ host: "127.0.0.1", port })).toEqual(
        err({ kind: "notReached", cause: "connection-refused" }),
      );
      await rig.until(({ revision }) => revision > 4);
      expect(await rig.tunnels.close(RECEIVER)).toMatchObject({ status: "closed", reconnects: 0 });
      const { length } = rig.pushed;
      expect(rig.pushed.map(({ revision }) => revision)).toEqual(Array.from({ length }, (_, at) => at + 1));
    });

    test("[T8] a server that speaks something else is told", async () => {
      const web = createServer((_request, response) => response.end()).listen(0, "127.0.0.1");
      onTestFinished(() => void web.close());
      await once(web, "listening");
      const bound = web.address();
      const port = typeof bound === "object" && bound !== null ? bound.port : 0;
      const rig = await tunnelHarness();
      expect(await opened(rig, await choose({ port }))).toMatchObject({
        status: "reconnecting",
        problem: { cause: "other" },
      });
    });
  },
);

async function frontOf(target: number): Promise<Nginx> {
  const front = await startNginx({ target });
  onTestFinished(() => front.close());
  return front;
}

async function post(front: Nginx, path: string, body: Buffer): Promise<{ status: number; body: Buffer }> {
  const agent = await agentFor(
    { url: new URL(front.url), addresses: [{ address: "127.0.0.1", family: 4 }] },
    { roots: { kind: "authority", pem: front.caPem } },
  );
  try {
    const { statusCode, body: answer } = await agent.request({
      origin: front.url,
      path,
      method: "POST",
      body,
    });
    return { status: statusCode, body: Buffer.from(await answer.arrayBuffer()) };
  } finally {
    await agent.close();
  }
}

/** A real ssh-agent that holds one key; gives its socket. */
async function agentWith(keyFile: string): Promise<string> {
  const socket = `${tempFolder()}/agent`;
  const agent = spawn("ssh-agent", ["-D", "-a", socket], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void agent.kill("SIGKILL"));
  await once(agent.stdout, "data");
  execFileSync("ssh-add", ["-q", keyFile], { env: { ...process.env, SSH_AUTH_SOCK: socket } });
  return socket;
}
