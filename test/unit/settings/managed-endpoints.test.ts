import { createServer, type AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { refreshList } from "../../../main/core/allowlist/refresh.ts";
import { wayToEndpoints } from "../../../main/core/host/under-management.ts";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import { managedProxies } from "../../../main/core/platforms/http/proxy/managed-proxies.ts";
import { comesBack } from "../../../main/core/webhooks/forwarding/leads-back.ts";
import { createTunnels } from "../../../main/core/tunnels/tunnels.ts";
import { liveForwarder } from "../../../main/core/webhooks/receiver/live-forwarder.ts";
import { replay } from "../../../main/core/webhooks/replay.ts";
import { trigger } from "../../../main/core/webhooks/trigger/trigger.ts";
import { hostPorts } from "../../../main/hosts/common/ports/host-ports.ts";
import { ok } from "../../../shared/result.ts";
import { api } from "../../../shared/rpc/api.ts";
import { isTunnelAllowed, MANAGED_TUNNELS, type ManagedState } from "../../../shared/settings/managed.ts";
import { parseManaged } from "../../../shared/settings/parse-managed.ts";
import { valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { receiverHarness } from "../../support/webhooks/receiver-harness.ts";
import { cloud, incoming, storeHarness, textMessage } from "../../support/webhooks/store-harness.ts";

const managedAs = (text: string) => (): ManagedState => parseManaged("there", new TextEncoder().encode(text));
const INVALID = managedAs('{"proxy":{"url":"socks5://x:1"}}');

/** Reserved: no network has it, so that nothing can answer there. */
const ENDPOINT = "https://240.0.0.1/";
const ADDRESS = {
  url: new URL(ENDPOINT),
  host: "240.0.0.1",
  addresses: [{ address: "240.0.0.1", family: 4 }],
} as const;

/** A proxy that refuses every tunnel, and what it was asked. */
async function fixedProxy(): Promise<{ readonly asked: string[]; readonly managed: () => ManagedState }> {
  const asked: string[] = [];
  const server = createServer((socket) => {
    socket
      .on("error", () => undefined)
      .on("data", (part) => {
        asked.push(part.toString("latin1").split("\r\n")[0] ?? "");
        socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
      });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { asked, managed: managedAs(`{"proxy":{"url":"http://127.0.0.1:${port}"}}`) };
}

type Way = (managed: () => ManagedState) => Promise<unknown>;
const portsUnder = (managed: () => ManagedState): HostPorts => ({
  ...hostPorts(tempFolder(), "0.0.0"),
  managed,
});

/** Posts one notification each, and gives the reason why it didn't arrive. */
const WAYS: Readonly<Record<string, Way>> = {
  forwarded: async (managed) => {
    const { clock } = portsUnder(managed);
    const report = { copies: () => undefined };
    const deps = {
      receiver: "terminal",
      mark: "m",
      store: () => undefined,
      push: () => undefined,
      report,
    } as const;
    const forwarder = liveForwarder({ clock, managed }, deps);
    onTestFinished(() => forwarder.close());
    forwarder.to({ url: ENDPOINT, allowPrivate: true });
    const taken = {
      lane: "cloud",
      notification: 1,
      request: { headers: {} },
      body: Buffer.from("{}"),
      madeUp: false,
    };
    return (await forwarder.take(taken as never))?.failed;
  },
  triggered: async (managed) => {
    const input = api["webhooks.trigger"].input.parse({
      kinds: ["text"],
      shape: "cloud",
      to: ENDPOINT,
      allowPrivate: true,
    });
    return valueOf(await trigger(portsUnder(managed), input))[0]?.failed;
  },
  replayed: async (managed) => {
    const { vault } = receiverHarness();
    const store = (await storeHarness()).open();
    valueOf(await store.accept(incoming(cloud({ messages: [textMessage("wamid.1", "Hello")] }))));
    await store.settled();
    const events = {
      exists: () => true,
      store: () => ok(store),
      prepareSealing: () => ok(null),
      close: async () => undefined,
    };
    const input = { events: [1], to: ENDPOINT, allowPrivate: true, signUnchecked: false };
    return valueOf(await replay({ ports: portsUnder(managed), vault, events }, input))[0]?.failed;
  },
};

describe("[ZD7] an endpoint of the user's, under the proxy that an administrator fixed", () => {
  test.each(Object.entries(WAYS))("gets what is %s through that proxy only", async (_what, post) => {
    const { asked, managed } = await fixedProxy();
    expect(await post(managed)).toBe("proxy-refused");
    expect(asked).toEqual(["CONNECT 240.0.0.1:443 HTTP/1.1"]);
  });

  test.each(Object.entries(WAYS))(
    "gets nothing that is %s while the proxy isn't known",
    async (_what, post) => {
      expect(await post(INVALID)).toBe("proxy-invalid");
    },
  );

  test("isn't asked whether it leads back here, except through that proxy", async () => {
    const { asked, managed } = await fixedProxy();
    const mark = () => ({ mark: "m", came: () => false, close: () => undefined });
    await comesBack(mark, { address: ADDRESS }, wayToEndpoints({ managed }));
    expect(asked).toEqual(["CONNECT 240.0.0.1:443 HTTP/1.1"]);
  });
});

test("[ZD7] only addresses of this computer, and localhost itself, are reached while the proxy isn't known", async () => {
  const find = managedProxies(INVALID().proxy, undefined);
  const at = async (host: string, address?: string): Promise<number | undefined> => {
    const addresses = address === undefined ? {} : { addresses: [{ address, family: 4 as const }] };
    return (await find?.({ url: new URL(`https://${host}/`), ...addresses }))?.length;
  };
  for (const host of ["localhost", "localhost.", "127.0.0.2", "[::1]"]) expect(await at(host), host).toBe(0);
  for (const host of ["x.localhost", "127.0.0.1.nip.io", "0.0.0.0", "localhost.example"])
    expect(await at(host), host).toBe(1);
  expect(await at("x.localhost", "127.0.0.1")).toBe(0);
  expect(await at("localhost", "192.0.2.1")).toBe(1);
});

describe("[ZD7] while the proxy isn't known, nothing connects around it", () => {
  test("no tunnel that connects by itself is opened, and no host key is asked for", async () => {
    const allowed = MANAGED_TUNNELS.filter((kind) => isTunnelAllowed(INVALID(), kind));
    expect(allowed).toEqual(["own", "lan"]);
    const { vault, receivers } = receiverHarness();
    const tunnels = createTunnels({ ports: portsUnder(INVALID), vault, receivers, push: () => undefined });
    onTestFinished(() => tunnels.closeAll());
    expect(await tunnels.hostKey({ host: "240.0.0.1", port: 22 })).toEqual({
      ok: false,
      problem: { kind: "notReached", cause: "tunnel-not-allowed" },
    });
  });

  test("no whois server is asked, except on this computer", async () => {
    const refresh = async (host: string): Promise<unknown> =>
      valueOf(
        await refreshList(portsUnder(INVALID), {
          asns: [64_500],
          family: "both",
          registry: { host, port: 1 },
          acceptShrink: false,
          keep: false,
        }),
      );
    for (const host of ["240.0.0.1", "whois.localhost", "a b", "::2"])
      expect(await refresh(host), host).toEqual({ outcome: "refused", reason: "proxy-invalid" });
    for (const host of ["127.0.0.1", "::1", "localhost"])
      expect(await refresh(host), host).toMatchObject({ reason: "unreachable" });
  });
});
