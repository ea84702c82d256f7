import { dialectOf } from "../../../shared/platform/dialect.ts";
import type { Scene } from "../lib/stage-client.ts";

/** One POST of a peer. */
export type Call = { readonly url: string; readonly token: string; readonly body?: unknown };

const PASSWORD = "a backup password for a benchmark";
const dialect = dialectOf({ brand: "chat", apiVersion: "v23.0" });

/** The three calls that move a number, as any client has to make them. */
export function callsFor({ cloud, onPrem, number }: Scene): {
  readonly backup: Call;
  /** Takes what the backup was answered with. */
  readonly register: (answer: unknown) => Call;
  readonly subscribe: Call;
} {
  return {
    backup: {
      url: onPrem.baseUrl + dialect.onPrem.backup,
      token: onPrem.token,
      body: { password: PASSWORD },
    },
    register: (answer) => ({
      url: cloud.baseUrl + dialect.cloud.register(cloud.phoneNumberId),
      token: cloud.accessToken,
      body: {
        messaging_product: dialect.messagingProduct,
        pin: number.pin,
        backup: { password: PASSWORD, data: (answer as { settings: { data: string } }).settings.data },
      },
    }),
    subscribe: {
      url: cloud.baseUrl + dialect.cloud.subscribedApps(cloud.businessAccountId),
      token: cloud.accessToken,
    },
  };
}

/** Makes the three calls one after the other. `post` sends one call and resolves with the parsed response. */
export async function moveWith(scene: Scene, post: (call: Call) => Promise<unknown>): Promise<void> {
  const calls = callsFor(scene);
  const answer = await post(calls.backup);
  await post(calls.register(answer));
  await post(calls.subscribe);
}
