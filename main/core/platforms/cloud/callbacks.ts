import { redact, type Redacted } from "../../../../shared/redacted.ts";
import {
  accountCallbackOf,
  listedCallbacks,
  readAppCallback,
  readNumberCallbacks,
} from "./callback-schema.ts";
import type { AppCallbackApi, Callback, CallbackApi } from "./callback-port.ts";
import { type CloudOptions, openCloudCaller } from "./caller.ts";
import { openCloud } from "./client.ts";
import { collectPages, readPage } from "./paging.ts";

const PAGE_SIZE = "100";

/** Gives what reads and sets the callbacks of one number and its account. Nothing is sent before the first call. */
export function openCallbacks(options: CloudOptions): CallbackApi {
  const { dialect, businessAccountId, phoneNumberId } = options;
  const { look, change, connection } = openCloudCaller(options);
  // What concerns the account's apps is asked as everybody else asks it.
  const cloud = openCloud(options);
  const { callbacks: names } = dialect;
  const apps = dialect.cloud.subscribedApps(businessAccountId);
  const pageOfApps = (after?: string) =>
    look(apps, after === undefined ? {} : { after }, { call: "readSubscriptions", read: readPage });
  const written = ({ address, token }: Callback): Record<string, string> => ({
    [names.address]: address,
    [names.token]: token.reveal(),
  });

  return {
    readOfNumber: (id = phoneNumberId) =>
      look(
        dialect.cloud.number(id),
        { fields: names.field },
        { call: "readCallbacks", read: (json) => readNumberCallbacks(json, dialect, id) },
      ),
    async readOfNumbers() {
      const outcome = await collectPages(
        (after) =>
          look(
            dialect.cloud.numbers(businessAccountId),
            { fields: `id,${names.field}`, limit: PAGE_SIZE, ...(after === undefined ? {} : { after }) },
            { call: "readCallbacks", read: readPage },
          ),
        (entry) => listedCallbacks(entry, dialect),
      );
      return outcome.kind === "confirmed" ? { ...outcome, value: new Map(outcome.value) } : outcome;
    },
    setOfNumber: (callback) =>
      change({
        call: "setNumberCallback",
        path: dialect.cloud.number(phoneNumberId),
        body: JSON.stringify({
          [names.field]: callback === undefined ? { [names.address]: "" } : written(callback),
        }),
        secrets: secretsOf(callback),
      }),
    readApps: () => cloud.readSubscriptions(),
    readOfAccount: () => collectPages(pageOfApps, (entry) => accountCallbackOf(entry, dialect)),
    setOfAccount: (callback) =>
      change({
        call: "setAccountCallback",
        path: apps,
        body: JSON.stringify(written(callback)),
        secrets: secretsOf(callback),
      }),
    clearOfAccount: () => cloud.subscribe(),
    async ownApp() {
      const outcome = await cloud.inspectToken();
      return outcome.kind === "confirmed" ? { ...outcome, value: outcome.value.appId } : outcome;
    },
    close: async () => {
      await Promise.all([connection.close(), cloud.close()]);
    },
  };
}

/** The app itself: its id, and the secret that makes its token. */
export type AppCredentials = { readonly appId: string; readonly appSecret: Redacted<string> };

/**
 * Gives what reads and sets the app's own callback. It has a connection of its own, so that the app's token goes to
 * the deployment's address alone and never mixes with the person's.
 */
export function openAppCallback(options: CloudOptions, { appId, appSecret }: AppCredentials): AppCallbackApi {
  const { dialect } = options;
  const { callbacks: names } = dialect;
  const accessToken = redact(names.appToken(appId, appSecret.reveal()), "app token");
  const { look, change, connection } = openCloudCaller({ ...options, accessToken });
  const path = dialect.cloud.appSubscriptions(appId);
  return {
    read: () => look(path, {}, { call: "readAppCallback", read: (json) => readAppCallback(json, dialect) }),
    set: (callback, fields) =>
      change({
        call: "setAppCallback",
        path,
        body: JSON.stringify({
          object: dialect.envelopeObject,
          callback_url: callback.address,
          [names.token]: callback.token.reveal(),
          fields,
        }),
        secrets: [appSecret, ...secretsOf(callback)],
      }),
    close: () => connection.close(),
  };
}

function secretsOf(callback: Callback | undefined): readonly Redacted<string>[] {
  return callback === undefined ? [] : [callback.token];
}
