import { createHmac } from "node:crypto";
import { onTestFinished } from "vitest";
import { createReceivers } from "../../../main/core/webhooks/receivers.ts";
import { announced } from "../../../main/core/webhooks/open-events.ts";
import { RECEIVER_LIMITS, type ReceiverLimits } from "../../../main/core/webhooks/receiver/limits.ts";
import type { Receivers } from "../../../main/core/webhooks/receiver/port.ts";
import type { SenderCheck } from "../../../main/core/allowlist/sender-check.ts";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import { openVault } from "../../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../../main/core/vault/passphrase-source.ts";
import { hostPorts } from "../../../main/hosts/common/ports/host-ports.ts";
import { redact } from "../../../shared/redacted.ts";
import { ok } from "../../../shared/result.ts";
import type { ParsedInputOf } from "../../../shared/rpc/api.ts";
import type { PushOf } from "../../../shared/rpc/topics.ts";
import type { TopicName } from "../../../shared/rpc/names.ts";
import type { ReceiverState } from "../../../shared/webhook/receiver.ts";
import { WebhookSettings } from "../../../shared/webhook/settings.ts";
import { tempFolder } from "../temp-folder.ts";
import { valueOf } from "../expect-result.ts";
import { memoryStore, type MemoryStore } from "./memory-store.ts";

export const APP_SECRET = "an app secret of 32 characters !";
export const VERIFY_TOKEN = "a-verify-token-of-the-test";

/** Receivers on a separate data folder, over a store in memory. */
export type ReceiverHarness = {
  readonly receivers: Receivers;
  readonly store: MemoryStore;
  readonly ports: HostPorts;
  readonly vault: ReturnType<typeof openVault>;
  /** Starts the terminal's receiver, with an app secret and a verify token unless changed. */
  listen(change?: Partial<ParsedInputOf<"webhooks.listen">>): Promise<Listening>;
  heard<T extends TopicName>(topic: T): readonly PushOf<T>[];
};
export type Listening = {
  readonly state: ReceiverState;
  readonly port: number;
  readonly cloudUrl: string;
  readonly onPremUrl: string;
};

type HarnessOptions = {
  readonly limits?: Partial<ReceiverLimits>;
  readonly ports?: Partial<HostPorts>;
  readonly settings?: Partial<WebhookSettings>;
  readonly checkSender?: SenderCheck;
};

/** Sets up receivers for the running test; they are closed when it ends. */
export function receiverHarness({
  limits = {},
  ports: change = {},
  settings = {},
  checkSender,
}: HarnessOptions = {}): ReceiverHarness {
  const ports: HostPorts = { ...hostPorts(tempFolder(), "0.0.0-test"), ...change };
  const store = memoryStore();
  const vault = openVault({ ...ports, keySource: passphraseSource({ N: 2, r: 1, p: 1 }) });
  const pushed = new Map<string, unknown[]>();
  const push = (topic: string, value: unknown): void => {
    pushed.set(topic, [...(pushed.get(topic) ?? []), value]);
  };
  const receivers = createReceivers({
    ports,
    vault,
    events: announced(store.events, push),
    settings: {
      read: () => ok(WebhookSettings.parse({ revision: 1, ...settings })),
      change: () => ok(WebhookSettings.parse({ revision: 1 })),
    },
    push,
    limits: { ...RECEIVER_LIMITS, ...limits },
    ...(checkSender === undefined ? {} : { checkSender }),
  });
  onTestFinished(() => receivers.close());
  return {
    receivers,
    store,
    ports,
    vault,
    async listen(wished = {}) {
      const state = valueOf(
        await receivers.listen({
          receiver: "terminal",
          verifyToken: redact(VERIFY_TOKEN, "verify token"),
          appSecrets: [redact(APP_SECRET, "app secret")],
          ...wished,
        }),
      );
      const address = receivers.address(state.receiver);
      if (address === undefined || state.localUrl === undefined || state.onPremUrl === undefined)
        throw new Error("it listens");
      return { state, port: address.port, cloudUrl: state.localUrl, onPremUrl: state.onPremUrl };
    },
    heard: (topic) => (pushed.get(topic) ?? []) as never,
  };
}

/** The signature header for these bytes, by default with the harness's app secret. */
export function signed(body: string | Uint8Array, secret = APP_SECRET): string {
  return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}

/** Posts a body; default: with the correct signature. */
export function post(
  url: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = { "x-hub-signature-256": signed(body) },
): Promise<Response> {
  return fetch(url, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });
}
