import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { underManagement } from "../../../main/core/host/under-management.ts";
import { proxiesOf } from "../../../main/core/plan/trust-of.ts";
import { always, fromEnvironment } from "../../../main/core/platforms/http/proxy/find-proxies.ts";
import { openTunnel } from "../../../main/core/platforms/http/proxy/tunnel.ts";
import { allowedProviders } from "../../../main/core/tunnels/providers/allowed.ts";
import {
  openWebhookSettings,
  peekWebhookSettings,
} from "../../../main/core/webhooks/settings/webhook-settings.ts";
import { hostPorts } from "../../../main/hosts/common/ports/host-ports.ts";
import { machineClock } from "../../../main/hosts/common/ports/clock.ts";
import { Plan } from "../../../shared/migration/plan.ts";
import { redact } from "../../../shared/redacted.ts";
import type { ManagedState } from "../../../shared/settings/managed.ts";
import { parseManaged } from "../../../shared/settings/parse-managed.ts";
import type { WebhookSettings } from "../../../shared/webhook/settings.ts";
import { valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { receiverHarness } from "../../support/webhooks/receiver-harness.ts";
import { tunnelHarness } from "../../support/webhooks/tunnel-harness.ts";

const managedAs = (settings: unknown) => (): ManagedState =>
  parseManaged(
    "there",
    new TextEncoder().encode(typeof settings === "string" ? settings : JSON.stringify(settings)),
  );
const NAMED = "http://proxy.example:3128";
const FIXED = managedAs({ proxy: { url: NAMED, except: ["onprem.corp"] } });
const CLOUD = { url: new URL("https://cloud.example/") };
const machine = always({ kind: "proxy", url: "http://machine:1" });

function planWith(proxy: object | undefined): Plan {
  return Plan.parse({
    version: 1,
    direction: "to-cloud",
    dialect: { brand: "chat", apiVersion: "v23.0" },
    cloud: { baseUrl: "https://cloud.example", businessAccountId: "10", accessToken: { env: "A" } },
    onPrem: { baseUrl: "https://onprem.corp:9090", auth: { token: { env: "B" } } },
    number: { phoneNumberId: "1", cc: "1", phoneNumber: "2025550123", pin: { env: "P" } },
    ...(proxy === undefined ? {} : { proxy }),
  });
}

describe("[ZD7] the proxy that an administrator fixed", () => {
  const OWN = { url: "http://own.example:1", username: "ana", password: { env: "S" } };
  const SECRETS = { "proxy.password": redact("hidden", "proxy password") };

  test("replaces the one of the machine and that of the plan, except for the servers that are named", async () => {
    const ports = { proxies: machine, managed: FIXED };
    for (const proxy of [undefined, { url: "none" }, OWN]) {
      const finder = proxiesOf(planWith(proxy), SECRETS, ports);
      expect(await finder?.(CLOUD)).toEqual([{ kind: "proxy", url: NAMED }]);
      expect(await finder?.({ url: new URL("https://onprem.corp:9090/") })).toEqual([]);
      expect(await finder?.({ url: new URL("https://127.0.0.1:9090/") })).toEqual([]);
    }
  });

  test("gets the plan's sign-in only if the plan names the same proxy", async () => {
    const same = proxiesOf(planWith({ ...OWN, url: NAMED }), SECRETS, { managed: FIXED });
    expect(await same?.(CLOUD)).toEqual([
      { kind: "proxy", url: NAMED, username: "ana", password: SECRETS["proxy.password"] },
    ]);
  });

  test("may be none, or this computer's settings whatever a plan says", async () => {
    const none = proxiesOf(
      planWith(OWN),
      {},
      {
        proxies: machine,
        managed: managedAs({ proxy: { url: "none" } }),
      },
    );
    expect(await none?.(CLOUD)).toEqual([]);
    const system = proxiesOf(
      planWith(OWN),
      {},
      {
        proxies: machine,
        managed: managedAs({ proxy: { url: "system" } }),
      },
    );
    expect(await system?.(CLOUD)).toEqual([{ kind: "proxy", url: "http://machine:1" }]);
  });

  test("that can't be understood lets nothing leave this computer, and says so", async () => {
    const finder = proxiesOf(planWith({ url: "none" }), {}, { managed: managedAs("{") });
    expect(await finder?.(CLOUD)).toEqual([{ kind: "invalid" }]);
    expect(await finder?.({ url: new URL("https://localhost:1/") })).toEqual([]);
    const line = finder === undefined ? {} : { proxies: finder };
    await expect(openTunnel(CLOUD, line, 1000)).rejects.toMatchObject({ reason: "proxy-invalid" });
  });

  test("applies to everything that the core connects to, and the environment doesn't go around it", async () => {
    const given = hostPorts(tempFolder(), "0.0.0", { proxies: machine });
    const env = { HTTPS_PROXY: "http://of-the-user:1", NO_PROXY: "*" };
    const ports = underManagement({ ...given, proxies: fromEnvironment(env), managed: FIXED });
    expect(await ports.proxies?.(CLOUD)).toEqual([{ kind: "proxy", url: NAMED }]);
    expect(underManagement({ ...given, managed: managedAs({}) }).proxies).toBe(given.proxies);
  });
});

describe("[ZD8] the retention that an administrator fixed", () => {
  function opened(managed: () => ManagedState) {
    const dataDir = tempFolder();
    const heard: WebhookSettings[] = [];
    const open = (now: () => ManagedState) =>
      openWebhookSettings({ dataDir, clock: machineClock, managed: now }, (change) => heard.push(change));
    return { dataDir, heard, settings: open(managed), later: open(managedAs({})) };
  }

  test("applies, can't be changed, and leaves the user's own choice for the time after", () => {
    const { heard, settings, later, dataDir } = opened(managedAs({ retention: { keepDays: 7 } }));
    valueOf(later.change({ retention: { keepDays: 90, capMegabytes: 500 } }));
    expect(valueOf(settings.read()).retention).toEqual({ keepDays: 7, capMegabytes: 500 });
    const managed = managedAs({ retention: { keepDays: 7 } });
    expect(peekWebhookSettings({ dataDir, managed })).toEqual(valueOf(settings.read()));
    const before = readFileSync(join(dataDir, "webhooks.json"), "utf8");
    expect(settings.change({ retention: { keepDays: 90, capMegabytes: 100 } })).toEqual({
      ok: false,
      problem: { kind: "fixedByAdministrator" },
    });
    expect(readFileSync(join(dataDir, "webhooks.json"), "utf8")).toBe(before);
    valueOf(settings.change({ retention: { keepDays: 7, capMegabytes: 100 } }));
    expect(heard.at(-1)?.retention).toEqual({ keepDays: 7, capMegabytes: 100 });
    valueOf(settings.change({ lookEveryMinutes: 60 }));
    expect(valueOf(later.read()).retention).toEqual({ keepDays: 90, capMegabytes: 100 });
  });

  test("that can't be understood changes nothing and can't be changed", () => {
    const { settings, later } = opened(managedAs("{"));
    const retention = { keepDays: 90, capMegabytes: 500 };
    valueOf(later.change({ retention }));
    expect(settings.change({ retention })).toMatchObject({ problem: { kind: "fixedByAdministrator" } });
    expect(valueOf(settings.read()).retention).toEqual(retention);
  });
});

describe("[ZD9] a tunnel that an administrator doesn't allow", () => {
  test("is never opened, runs no program, and says why", async () => {
    let touched = 0;
    const own = { publicUrl: "https://hooks.example/" };
    const { tunnels } = await tunnelHarness({
      providers: (usual) =>
        allowedProviders(
          {
            ...usual,
            own: { ...usual.own, open: (...given) => ((touched += 1), usual.own.open(...given)) },
            cloudflared: {
              ...usual.cloudflared,
              available: () => ((touched += 1), usual.cloudflared.available()),
            },
          },
          managedAs({ tunnels: ["ssh"] }),
        ),
    });
    const offered = await tunnels.providers();
    expect(offered.filter(({ notAllowed }) => notAllowed !== true).map(({ kind }) => kind)).toEqual([
      "ssh",
      "practice",
    ]);
    const asked = { receiver: "terminal", choice: { kind: "own", ...own } } as const;
    const refused = { status: "failed", problem: { cause: "tunnel-not-allowed" } };
    expect(valueOf(await tunnels.open(asked))).toMatchObject(refused);
    expect(valueOf(await tunnels.borrow(asked))).toMatchObject(refused);
    expect(touched).toBe(0);
  });

  test("nor does a receiver listen on the local network, only on this computer", async () => {
    const lan = { receiver: "terminal", bind: { address: "127.0.0.2" } } as const;
    for (const settings of [{ tunnels: ["ssh"] }, "{"]) {
      const { receivers } = receiverHarness({ ports: { managed: managedAs(settings) } });
      expect(await receivers.listen(lan)).toEqual({
        ok: false,
        problem: { kind: "bindRefused", address: "127.0.0.2", cause: "not-allowed" },
      });
      expect(receivers.address("terminal")).toBeUndefined();
      expect((await receivers.listen({ receiver: "terminal" })).ok).toBe(true);
    }
    const allowed = receiverHarness({ ports: { managed: managedAs({ tunnels: ["lan"] }) } });
    expect((await allowed.receivers.listen(lan)).ok).toBe(true);
  });
});
