import { createStore } from "zustand";
import { allContracts } from "../../shared/rpc/all-contracts.ts";
import { clientWith, type Client } from "../../shared/rpc/client.ts";
import { inRealm, type Realm } from "../../shared/rpc/realm.ts";
import type { Link } from "../api/link.ts";
import { openDataCopy } from "./data-copy.ts";
import { openInfo, openSettings, openWorkspaces } from "./feeds.ts";
import { openPinChanges } from "./pin-changes.ts";
import { openPracticeState } from "./practice.ts";
import { openObservations } from "./observations.ts";
import { openRuns } from "./runs.ts";
import { openUnexpectedEnds } from "./unexpected-ends.ts";
import { openDamagedRecords, openSecrets, openVaultState } from "./vault.ts";

/** The stores of one realm and the client that they use. */
export type RealmStores = ReturnType<typeof openRealmStores>;

/** A store that is read and closed with the others. */
type Joining = { readonly refresh: () => Promise<void>; readonly close: () => void };

/**
 * Opens the stores of a realm, except those that only some screens need, which join later.
 *
 * `load` reads them all; call it at start and after a lost link.
 */
export function openRealmStores(client: Client, realm: Realm) {
  const workspaces = openWorkspaces(client);
  const stores = {
    info: openInfo(client),
    vault: openVaultState(client),
    secrets: openSecrets(client),
    damagedRecords: openDamagedRecords(client),
    unexpectedEnds: openUnexpectedEnds(client),
    dataCopy: openDataCopy(client),
    workspaces,
    runs: openRuns(client),
    readings: openObservations(client, workspaces),
    pinChanges: openPinChanges(client),
    ...(realm === "practice" ? { practice: openPracticeState(client) } : {}),
  };
  const feeds: Set<Joining> = new Set(Object.values(stores));
  return {
    ...stores,
    practice: stores.practice,
    client,
    realm,
    /** Hosts that a person typed for the check of messages, kept while the window is open. */
    blockedHosts: createStore(() => ""),
    /** Adds a store opened later: from now on it is read and closed with the others. */
    join: (feed: Joining): void => void feeds.add(feed),
    load: async (): Promise<void> => {
      await Promise.all([...feeds].map((feed) => feed.refresh()));
    },
    close: (): void => {
      for (const feed of feeds) feed.close();
    },
  };
}

/** The client of a realm over a link. */
export function realmClient(link: Link, realm: Realm): Client {
  return clientWith(inRealm(link.transport, realm), allContracts);
}

/** Opens the store of settings over a link. */
export function settingsOver(link: Link) {
  return openSettings(realmClient(link, "own"));
}
