import { redact } from "../../../shared/redacted.ts";
import type { ParsedInputOf } from "../../../shared/rpc/api.ts";
import { freePort } from "../free-port.ts";
import { connectivityHarness, VERIFY_TOKEN, type ConnectivityHarness } from "./connectivity-harness.ts";

type Input = ParsedInputOf<"points.start">;

/** A public URL that stays the same, so that the next process can resume what stands there. */
export type StablePoint = {
  readonly rig: ConnectivityHarness;
  readonly publicUrl: string;
  readonly input: (change?: Partial<Input>) => Input;
  /** Sets a production endpoint that knows VERIFY_TOKEN as the number's callback URL; returns that URL. */
  readonly overProduction: () => Promise<string>;
};

/** Sets up a harness with a stable public URL for the running test. */
export async function stablePoint(...given: Parameters<typeof connectivityHarness>): Promise<StablePoint> {
  const rig = await connectivityHarness(...given);
  const port = await freePort();
  const { publicUrl } = await rig.sandbox.openFront(port);
  const until = new Date(Date.now() + 3_600_000).toISOString();
  return {
    rig,
    publicUrl,
    input: (change = {}) => ({
      target: {
        kind: "plan",
        plan: rig.plan,
        appSecret: redact(rig.sandbox.cloud.appSecret, "app secret"),
      },
      side: "cloud",
      tunnel: { kind: "own", publicUrl },
      // The name under which the rig has the practice authority.
      caFile: "ca.pem",
      port,
      forward: false,
      allowPrivate: false,
      confirmed: true,
      atQuit: "stay",
      until,
      ...change,
    }),
    async overProduction() {
      const { url } = await rig.production();
      await rig.call("POST", rig.sandbox.cloud.phoneNumberId, {
        webhook_configuration: { override_callback_uri: url, verify_token: VERIFY_TOKEN },
      });
      return url;
    },
  };
}
