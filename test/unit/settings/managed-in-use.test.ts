import { expect, onTestFinished, test, vi } from "vitest";
import { hostPorts } from "../../../main/hosts/common/ports/host-ports.ts";
import { nodeHost } from "../../../main/hosts/headless/node-host.ts";
import { clientOver } from "../../../shared/rpc/client.ts";
import { parseManaged } from "../../../shared/settings/parse-managed.ts";
import { valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const TEXT = '{"proxy":3,"retention":{"keepDays":7},"tunnels":["own"]}';
const state = parseManaged("/there", new TextEncoder().encode(TEXT));

// Only what this computer's own place of managed settings holds is replaced; everything else is the program.
vi.mock(import("../../../main/hosts/common/ports/managed-settings.ts"), async (original) => ({
  ...(await original()),
  managedSettings: () => state,
}));

/** Reserved: no network has this address. */
const ENDPOINT = "https://240.0.0.1/";

test.each(["terminal", "browser"] as const)(
  "[ZD1] what an administrator fixed holds for the program itself, with a %s",
  async (kind) => {
    const app = await nodeHost().openApp(tempFolder(), kind);
    onTestFinished(() => app.close());
    const client = clientOver(app.transport);
    expect(valueOf(await client.call("app.info", {})).managed).toEqual(state);
    expect(valueOf(await client.call("webhooks.settings", {})).retention.keepDays).toBe(7);
    const offered = valueOf(await client.call("tunnels.providers", {}));
    expect(offered.filter(({ notAllowed }) => notAllowed !== true).map((one) => one.kind)).toEqual([
      "own",
      "practice",
    ]);
    const sent = await client.call("webhooks.trigger", {
      to: ENDPOINT,
      kinds: ["text"],
      shape: "on-premises",
      allowPrivate: true,
    });
    expect(valueOf(sent)).toMatchObject([{ failed: "proxy-invalid" }]);
  },
);

test("[ZD1] every host gets it with what it needs from this computer", () => {
  expect(hostPorts(tempFolder(), "0.0.0").managed?.()).toEqual(state);
});
