import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem, VaultProblem } from "../../../shared/rpc/problems.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { PrivacyMode } from "../../../shared/webhook/privacy.ts";
import { removeLeftElsewhere, removeLeftWork } from "../data-copy/copy-work.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { FolderVault } from "../vault/open-vault.ts";
import type { Events } from "../webhooks/events.ts";
import type { Receivers } from "../webhooks/receiver/port.ts";
import type { WebhookSettingsFile } from "../webhooks/settings/webhook-settings.ts";
import type { EventStore } from "../webhooks/store/port.ts";
import { findWorkspace } from "../workspaces/edit.ts";
import { readWorkspaces } from "../workspaces/workspace-file.ts";

type Deps = {
  readonly ports: HostPorts;
  readonly vault: FolderVault;
  readonly events: Events;
  readonly receivers: Receivers;
  readonly settings: WebhookSettingsFile;
};

const NOTHING_STORED = {
  events: 0,
  notifications: 0,
  bytes: 0,
  heldBack: 0,
  byMode: { searchable: 0, sealed: 0, facts: 0 },
};

/** Handlers for receivers and stored notifications. Read-only requests never create the store. */
export function webhooksHandlers(
  deps: Deps,
): Omit<Pick<Handlers, `webhooks.${string}` & keyof Handlers>, "webhooks.totals"> {
  const { ports, vault, events, receivers, settings } = deps;
  return {
    "webhooks.settings": async () => settings.read(),
    "webhooks.changeSettings": async (change) => {
      const ready = readyFor(events, change.mode);
      return ready.ok ? settings.change(change) : ready;
    },
    "webhooks.receivers": async () => ok([...receivers.all()]),
    "webhooks.listen": (input) => receivers.listen(input),
    "webhooks.declare": (input) => receivers.declare(input),
    "webhooks.trigger": async (input) =>
      (await import("../webhooks/trigger/trigger.ts")).trigger(ports, input),
    "webhooks.fixtures": async (input) => {
      const { makeFixtures } = await import("../webhooks/trigger/fixtures.ts");
      const { zip, notifications } = makeFixtures(input);
      return ok({ content: Buffer.from(zip).toString("base64"), notifications });
    },
    "webhooks.stop": ({ receiver }) => receivers.stop(receiver),
    "webhooks.events": async (input) =>
      queryStore(events, ok({ events: [], more: false }), (store) => store.page(input)),
    "webhooks.outline": async (input) =>
      queryStore(events, ok({ count: 0, tops: [] }), (store) => store.outline(input)),
    "webhooks.event": async ({ id }) => {
      const detail = queryStore(events, ok(undefined), (store) => store.detail(id));
      if (!detail.ok) return detail;
      return detail.value === undefined ? err({ kind: "noSuchEvent" }) : ok(detail.value);
    },
    "webhooks.cutover": async ({ workspace, phoneNumberId }) => {
      const cutover = queryStore(events, ok(undefined), (store) => store.cutover(workspace, phoneNumberId));
      if (!cutover.ok) return cutover;
      return ok(cutover.value === undefined ? {} : { cutover: cutover.value });
    },
    "webhooks.store": async () => queryStore(events, ok(NOTHING_STORED), (store) => store.facts()),
    "webhooks.erase": async (input) => {
      // What a killed copy left holds what is to be deleted.
      const removed = removeLeftWork(ports.dataDir);
      if (!removed.ok) return removed;
      removeLeftElsewhere();
      return queryStore(events, ok({ events: 0, notifications: 0, cut: 0 }), (store) => store.erase(input));
    },
    "webhooks.export": async (input) =>
      queryStore(events, ok({ text: "", events: 0, evidence: [] }), (store) => store.export(input)),
    "webhooks.exported": async (input) =>
      queryStore(events, ok({ events: 0 }), (store) => store.exported(input)),
    "webhooks.replay": async (input) =>
      (await import("../webhooks/replay.ts")).replay({ ports, vault, events }, input),
    "webhooks.routes": async ({ workspace }) => {
      const list = readWorkspaces(ports);
      if (!list.ok) return list;
      const known = findWorkspace(list.value, workspace);
      if (!known.ok) return known;
      const { readRoutes } = await import("../webhooks/routes/routes.ts");
      return readRoutes({ ports, vault }, known.value);
    },
  };
}

type Refused = Extract<Result<never, StorageProblem>, { readonly ok: false }>;

/** Runs a query on the store; returns `nothing` if the folder has no store. */
function queryStore<Nothing, Answer>(
  events: Events,
  nothing: Nothing,
  query: (store: EventStore) => Answer,
): Nothing | Answer | Refused {
  if (!events.exists()) return nothing;
  const store = events.store();
  return store.ok ? query(store.value) : store;
}

/** Prepares a mode that stores less: the encryption key, or the store, which also remembers the mode. */
function readyFor(
  events: Events,
  mode: PrivacyMode | undefined,
): Result<unknown, StorageProblem | VaultProblem> {
  if (mode === "sealed") return events.prepareSealing();
  return mode === "facts" ? events.store() : ok(null);
}
