import type { ReceiversDeps } from "../../../../main/core/webhooks/listen-as.ts";
import { createReceivers } from "../../../../main/core/webhooks/receivers.ts";
import { openEvents, type EventsDeps } from "../../../../main/core/webhooks/open-events.ts";
import { openWebhookSettings } from "../../../../main/core/webhooks/settings/webhook-settings.ts";
import type { Events } from "../../../../main/core/webhooks/events.ts";
import type { EventStore, NotificationId } from "../../../../main/core/webhooks/store/port.ts";
import { openVault } from "../../../../main/core/vault/open-vault.ts";
import { passphraseSource } from "../../../../main/core/vault/passphrase-source.ts";
import { hostPorts } from "../../../../main/hosts/common/ports/host-ports.ts";
import { redact } from "../../../../shared/redacted.ts";
import { ok } from "../../../../shared/result.ts";
import { SealedRef } from "../../../../shared/ids.ts";
import type { PrivacyMode } from "../../../../shared/webhook/privacy.ts";
import type { ReceiverOptions, RunningReceiver, StartReceiver } from "./receiver.ts";

/** Switchover's receiver in front of a store that keeps nothing. */
export const switchoverVerified: StartReceiver = (options) => {
  const store = keepsNothing();
  return receiverOver(depsIn(options, eventsOver(store)), options);
};

/** Switchover's receiver and its store, as they are; `mode` is what the store keeps of bodies. */
export const switchoverDurable: StartReceiver = (options) => switchoverKeeping("searchable")(options);

/** The same in another storage mode. */
export const switchoverKeeping =
  (mode: PrivacyMode): StartReceiver =>
  async (options) => {
    const { ports, vault, settings, push } = depsIn(options);
    const chosen = settings.change({ mode });
    if (!chosen.ok) throw new Error(`the mode cannot be chosen: ${chosen.problem.kind}`);
    const events = openEvents({ ports, vault: mode === "sealed" ? KEY_ONLY : vault, settings });
    const running = await receiverOver({ ports, vault, settings, push, events }, options);
    const store = events.store();
    if (!store.ok) throw new Error(`the store cannot be opened: ${store.problem.kind}`);
    return { ...running, settled: () => store.value.settled() };
  };

/** Takes the key of encrypted bodies, and never gives it back: what is received needs only its public half. */
const KEY_ONLY: EventsDeps["vault"] = {
  seal: () => ok(SealedRef.parse("0".repeat(32))),
  open: () => ({ ok: false, problem: { kind: "vaultLocked" } }),
};

/** What Switchover's receiver needs, on a folder of its own. */
export function depsIn({ folder }: Pick<ReceiverOptions, "folder">, events?: Events): ReceiversDeps {
  const ports = hostPorts(folder, "0.0.0-bench");
  return {
    ports,
    vault: openVault({ ...ports, keySource: passphraseSource() }),
    settings: openWebhookSettings(ports, () => undefined),
    events: events ?? eventsOver(keepsNothing()),
    push: () => undefined,
  };
}

async function receiverOver(deps: ReceiversDeps, { secret }: ReceiverOptions): Promise<RunningReceiver> {
  const listening = await createReceivers(deps).listen({
    receiver: "terminal",
    appSecrets: [redact(secret, "app secret")],
  });
  if (!listening.ok || listening.value.localUrl === undefined)
    throw new Error("the receiver does not listen");
  return { url: listening.value.localUrl };
}

/** A store that is open already. */
export function eventsOver(store: EventStore): Events {
  return {
    exists: () => true,
    store: () => ok(store),
    prepareSealing: () => ok(null),
    close: async () => undefined,
  };
}

/** A store for measuring what comes before it. `onForwarded` hears how copies went. */
export function keepsNothing(onForwarded: EventStore["noteForwarded"] = () => undefined): EventStore {
  let taken: NotificationId = 0;
  const unasked = (): never => {
    throw new Error("a receiver does not ask for this");
  };
  return {
    accept: async () => ok((taken += 1)),
    onArrivals: () => () => undefined,
    onGrown: () => () => undefined,
    settled: async () => undefined,
    page: unasked,
    outline: unasked,
    detail: unasked,
    arrivals: unasked,
    part: unasked,
    kept: unasked,
    body: unasked,
    cutover: unasked,
    facts: unasked,
    traffic: unasked,
    totals: unasked,
    erase: unasked,
    export: unasked,
    exported: unasked,
    noteForwarded: onForwarded,
    outbox: { add: unasked, use: unasked, claim: unasked, remove: unasked, again: unasked, facts: unasked },
    pin: unasked,
    tidy: unasked,
    close: async () => undefined,
  };
}
