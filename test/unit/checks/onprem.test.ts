import { maskAddress } from "../../../shared/platform/callback-address.ts";
import { describe, expect, it } from "vitest";
import { onPremHealth } from "../../../main/core/checks/onprem/health.ts";
import { onPremNumber, onPremQueue, onPremWebhooks } from "../../../main/core/checks/onprem/onprem-checks.ts";
import { onPremToken } from "../../../main/core/checks/onprem/token.ts";
import { instant, isoOf } from "../../../shared/time.ts";
import {
  confirmed,
  gateway,
  HEALTHY_NUMBER,
  HEALTHY_SETTINGS,
  notSent,
  NOW,
  rejected,
  resultOf,
  unanswered,
} from "../../support/check-context.ts";

const HOUR_MS = 3_600_000;
const nodes = [
  { node: "host-1:master-1", gateway: "connected", role: "primary_master" },
  { node: "host-2:master-2", gateway: "disconnected", role: "secondary_master" },
  { node: "host-3:coreapp-1", gateway: "disconnected", role: "coreapp" },
];
const cluster = confirmed({ gateway: "connected" as const, clustered: true, nodes });
const settings = (changes: object) => ({ settings: confirmed({ ...HEALTHY_SETTINGS, ...changes }) });

describe("onprem.token", () => {
  const endsIn = (ms: number) => ({ looks: { onPremTokenEnd: confirmed(isoOf(instant(NOW + ms))) } });
  it("passes when the client accepts the token, its end told or not", async () => {
    expect(await resultOf(onPremToken)).toMatchObject({
      status: "pass",
      found: "accepted; its expiry isn't reported",
    });
    expect(await resultOf(onPremToken, { looks: { onPremTokenEnd: unanswered() } })).toMatchObject({
      status: "pass",
    });
    expect(await resultOf(onPremToken, endsIn(48 * HOUR_MS))).toMatchObject({
      status: "pass",
      facts: { endsAt: "2026-01-17T12:00:00.000Z" },
    });
  });
  it("warns when the token ends within a day and blocks when it ends within the move", async () => {
    expect(await resultOf(onPremToken, endsIn(HOUR_MS))).toMatchObject({
      status: "warn",
      cause: "token-ends-soon",
    });
    expect(await resultOf(onPremToken, endsIn(HOUR_MS / 4))).toMatchObject({
      status: "fail",
      cause: "token-ends-soon",
    });
    expect(await resultOf(onPremToken, endsIn(-1_000))).toMatchObject({
      status: "fail",
      cause: "token-expired",
    });
  });
  it("does not mind the end of a session that name and password open anew", async () => {
    const plan = {
      onPrem: { baseUrl: "https://onprem.example", auth: { username: "admin", password: { env: "P" } } },
    };
    expect(await resultOf(onPremToken, { plan, ...endsIn(60_000) })).toMatchObject({ status: "pass" });
  });
  it.each(["token-expired", "token-invalid", "password-change-required"] as const)(
    "blocks when the client says %s",
    async (reason) => {
      expect(await resultOf(onPremToken, { looks: { settings: rejected(reason, 1005) } })).toMatchObject({
        status: "fail",
        cause: reason,
      });
      expect(
        await resultOf(onPremToken, { looks: { settings: unanswered(), health: rejected(reason, 1005) } }),
      ).toMatchObject({ status: "fail", cause: reason });
    },
  );
  it("warns when the user is let in but not at the settings", async () => {
    expect(
      await resultOf(onPremToken, { looks: { settings: rejected("permission-missing", 1005) } }),
    ).toMatchObject({ status: "warn", cause: "not-admin" });
  });
  it("is skipped when the settings are not answered", async () => {
    expect(await resultOf(onPremToken, { looks: { settings: unanswered() } })).toMatchObject({
      status: "skip",
      cause: "not-answered",
    });
    expect(await resultOf(onPremToken, { looks: { settings: notSent("self-signed") } })).toMatchObject({
      status: "skip",
      cause: "not-reachable",
    });
  });
});

describe("onprem.health", () => {
  it("passes for a connected or connecting client", async () => {
    expect(await resultOf(onPremHealth)).toMatchObject({ status: "pass", found: "gateway connected" });
    expect(await resultOf(onPremHealth, { looks: { health: gateway("connecting") } })).toMatchObject({
      status: "pass",
    });
  });
  it("passes for a cluster whose standby nodes are disconnected, and names the node that holds the connection", async () => {
    expect(await resultOf(onPremHealth, { looks: { health: cluster } })).toMatchObject({
      status: "pass",
      found: "gateway connected on 1 of 3 nodes (primary_master)",
      facts: { nodes: 3, connected: 1, clustered: true },
    });
  });
  it("warns about a cluster without a primary master", async () => {
    const headless = confirmed({
      gateway: "connected" as const,
      clustered: true,
      nodes: [{ node: "a", gateway: "connected", role: "coreapp" }],
    });
    expect(await resultOf(onPremHealth, { looks: { health: headless } })).toMatchObject({
      status: "warn",
      cause: "no-primary",
    });
  });
  it.each(["disconnected", "uninitialized", "unregistered"] as const)(
    "blocks the way to the cloud when the client is %s, for no backup can be made",
    async (word) => {
      const looks = { health: gateway(word) };
      expect(await resultOf(onPremHealth, { looks })).toMatchObject({
        status: "fail",
        cause: `gateway-${word}`,
      });
      expect(await resultOf(onPremHealth, { looks: { ...looks, number: unanswered() } })).toMatchObject({
        status: "fail",
        cause: `gateway-${word}`,
      });
    },
  );
  it.each(["disconnected", "uninitialized", "unregistered"] as const)(
    "does not block a client that is %s when the number is in the cloud already",
    async (word) => {
      const looks = { health: gateway(word), number: confirmed({ ...HEALTHY_NUMBER, host: "CLOUD_API" }) };
      expect(await resultOf(onPremHealth, { looks })).toMatchObject({ status: "pass" });
    },
  );
  it("passes for an unregistered client on the way back, and warns about one that is down", async () => {
    const direction = "to-onprem";
    expect(await resultOf(onPremHealth, { direction })).toMatchObject({
      status: "pass",
      found: "gateway unregistered, ready to register the number",
    });
    expect(
      await resultOf(onPremHealth, { direction, looks: { health: gateway("disconnected") } }),
    ).toMatchObject({ status: "warn", cause: "gateway-disconnected" });
    expect(
      await resultOf(onPremHealth, { direction, looks: { health: gateway("uninitialized") } }),
    ).toMatchObject({ status: "warn", cause: "gateway-uninitialized" });
  });
  it("warns about a word that is not known", async () => {
    const odd = confirmed({
      gateway: "other" as const,
      clustered: false,
      nodes: [{ node: "single", gateway: "sleeping" }],
    });
    expect(await resultOf(onPremHealth, { looks: { health: odd } })).toMatchObject({
      status: "warn",
      cause: "gateway-unclear",
      found: expect.stringContaining("sleeping") as unknown,
    });
  });
  it("is skipped when health is not answered, also in the error of a broken proxy", async () => {
    expect(await resultOf(onPremHealth, { looks: { health: unanswered("server-error") } })).toMatchObject({
      status: "skip",
      cause: "not-answered",
    });
    expect(await resultOf(onPremHealth, { looks: { health: rejected("not-found") } })).toMatchObject({
      status: "skip",
      cause: "not-answered",
    });
  });
});

describe("onprem.number", () => {
  const other = settings({ waId: "442079460000" });
  it("passes when the client serves this number, or none yet", async () => {
    expect(await resultOf(onPremNumber)).toMatchObject({
      status: "pass",
      found: "the client serves +12025550123",
    });
    expect(await resultOf(onPremNumber, { looks: settings({ waId: "" }) })).toMatchObject({ status: "pass" });
  });
  it.each(["to-cloud", "to-onprem"] as const)(
    "[F34] blocks %s when the connected client serves another number",
    async (direction) => {
      const result = await resultOf(onPremNumber, {
        direction,
        looks: { ...other, health: gateway("connected") },
      });
      expect(result).toMatchObject({
        status: "fail",
        cause: "serves-another-number",
        facts: { serves: "442079460000" },
      });
    },
  );
  it("warns about a number left over in the settings of a client that is not connected", async () => {
    expect(
      await resultOf(onPremNumber, { looks: { ...other, health: gateway("unregistered") } }),
    ).toMatchObject({ status: "warn", cause: "serves-another-number" });
  });
  it("is skipped when the settings are silent about it or not answered", async () => {
    const { waId: _left, ...silent } = HEALTHY_SETTINGS;
    expect(await resultOf(onPremNumber, { looks: { settings: confirmed(silent) } })).toMatchObject({
      status: "skip",
      cause: "not-told",
    });
    expect(await resultOf(onPremNumber, { looks: { settings: unanswered() } })).toMatchObject({
      status: "skip",
      cause: "not-answered",
    });
  });
});

describe("onprem.webhooks", () => {
  const direction = "to-onprem";
  it("passes and names the address, hiding what may be secret in it", async () => {
    const looks = settings({ webhookUrl: "https://user:secret@hooks.example/onprem?key=hidden" });
    const result = await resultOf(onPremWebhooks, { direction, looks });
    expect(result).toMatchObject({
      status: "pass",
      facts: { webhook: maskAddress("https://user:secret@hooks.example/onprem?key=hidden") },
    });
    expect(JSON.stringify(result)).not.toMatch(/secret|hidden|onprem\?/);
  });
  it("blocks the way back when the address is empty, and lets the way to the cloud pass", async () => {
    expect(await resultOf(onPremWebhooks, { direction, looks: settings({ webhookUrl: "" }) })).toMatchObject({
      status: "fail",
      cause: "webhook-url-missing",
    });
    expect(await resultOf(onPremWebhooks, { looks: settings({ webhookUrl: "" }) })).toMatchObject({
      status: "pass",
    });
  });
  it("warns about an address without https on the way back only", async () => {
    const looks = settings({ webhookUrl: "http://hooks.example/onprem" });
    expect(await resultOf(onPremWebhooks, { direction, looks })).toMatchObject({
      status: "warn",
      cause: "webhook-not-https",
    });
    expect(await resultOf(onPremWebhooks, { looks })).toMatchObject({ status: "pass" });
  });
  it("is skipped when the settings are silent about it or not answered", async () => {
    const { webhookUrl: _left, ...silent } = HEALTHY_SETTINGS;
    expect(
      await resultOf(onPremWebhooks, { direction, looks: { settings: confirmed(silent) } }),
    ).toMatchObject({ status: "skip", cause: "not-told" });
    expect(
      await resultOf(onPremWebhooks, { direction, looks: { settings: rejected("permission-missing") } }),
    ).toMatchObject({ status: "skip", cause: "not-allowed" });
  });
});

describe("onprem.queue", () => {
  it("never claims that queues are empty, since nothing shows them", async () => {
    expect(await resultOf(onPremQueue)).toMatchObject({
      status: "skip",
      cause: "queue-not-visible",
      facts: { callbackPersist: true },
    });
  });
  it("warns when waiting callbacks are not kept over a restart", async () => {
    expect(await resultOf(onPremQueue, { looks: settings({ callbackPersist: false }) })).toMatchObject({
      status: "warn",
      cause: "callbacks-not-kept",
    });
  });
  it("is skipped when the settings are not answered", async () => {
    expect(await resultOf(onPremQueue, { looks: { settings: unanswered() } })).toMatchObject({
      status: "skip",
      cause: "not-answered",
    });
  });
});
