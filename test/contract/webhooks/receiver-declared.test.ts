import { expect, test, vi } from "vitest";
import { changeWorkspaces } from "../../../main/core/workspaces/workspace-file.ts";
import { redact } from "../../../shared/redacted.ts";
import { ok } from "../../../shared/result.ts";
import { isoOf, instant } from "../../../shared/time.ts";
import { labelOf } from "../../../shared/workspace/labels.ts";
import { Workspace, WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { post, receiverHarness, signed } from "../../support/webhooks/receiver-harness.ts";

const ws = WorkspaceId.parse("ws-7k2q9d");
const BODY = '{"object":"chat_business_account","entry":[]}';

/** A workspace whose receiver listens with the app secret "old". */
async function listening() {
  const rig = receiverHarness();
  const workspace = Workspace.parse({
    id: ws,
    name: "Northwind",
    dialect: { brand: "chat", apiVersion: "v23.0" },
    numbers: [],
  });
  valueOf(changeWorkspaces(rig.ports, () => ok([workspace])));
  valueOf(await rig.vault.unlock(redact("correct horse battery", "passphrase")));
  put(rig, "old");
  const state = valueOf(await rig.receivers.listen({ receiver: ws, stopAfterMinutes: 60 }));
  return { ...rig, url: state.localUrl ?? "" };
}

function put({ vault }: Pick<ReturnType<typeof receiverHarness>, "vault">, secret: string): void {
  valueOf(vault.put(labelOf(ws, "app-secret"), "app-secret", redact(secret, "app secret")));
}

const send = async (url: string, secret: string): Promise<number> =>
  (await post(url, BODY, { "x-hub-signature-256": signed(BODY, secret) })).status;

test("[V14] an app secret that is put into the vault counts for the very next notification, without a restart", async () => {
  const { url, receivers, ...rig } = await listening();
  expect([await send(url, "old"), await send(url, "new")]).toEqual([200, 401]);
  put(rig, "new");
  receivers.secretsChanged();
  expect([await send(url, "old"), await send(url, "new")]).toEqual([401, 200]);
  rig.vault.lock();
  receivers.secretsChanged();
  expect(await send(url, "new")).toBe(200);
  expect(receivers.state(ws)).toMatchObject({ checksSignatures: true, listening: true });
});

test("[V14] forwarding is switched on and off while it listens, and the address is judged first", async () => {
  const { receivers } = await listening();
  const to = (forwardTo: string | null, allowPrivate = false) =>
    receivers.declare({ receiver: ws, forwardTo, allowPrivate });
  expect(problemIn(await to("https://127.0.0.1:9/hook"))).toEqual({
    kind: "addressRefused",
    cause: "ip-literal",
  });
  expect(receivers.state(ws)?.forwardsTo).toBeUndefined();
  expect(valueOf(await to("https://127.0.0.1:9/hook", true)).forwardsTo).toMatch(/^https:\/\/127\.0\.0\.1:9/);
  expect(valueOf(await to(null)).forwardsTo).toBeUndefined();
  expect(receivers.state(ws)?.listening).toBe(true);
});

test("[V14] when it ends is declared while it listens, and a receiver that has stopped forwards nothing when it listens anew", async () => {
  const { receivers } = await listening();
  const at = isoOf(instant(Date.now() + 400));
  const change = { receiver: ws, allowPrivate: true };
  expect(valueOf(await receivers.declare({ ...change, endsAt: null })).stopsAt).toBeUndefined();
  expect(
    valueOf(await receivers.declare({ ...change, endsAt: at, forwardTo: "https://127.0.0.1:9/" })).stopsAt,
  ).toBe(at);
  await vi.waitFor(() => expect(receivers.state(ws)?.listening).toBe(false));
  expect(problemIn(await receivers.declare({ ...change, listening: false }))).toEqual({
    kind: "notListening",
  });
  expect(valueOf(await receivers.listen({ receiver: ws }))).not.toHaveProperty("forwardsTo");
});
