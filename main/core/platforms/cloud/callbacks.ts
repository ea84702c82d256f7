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

/**
 * Returns the client that reads and sets the callback URLs of one number and its account. Sends nothing
 * before the first call.
 */
export function openCallbacks(options: CloudOptions): CallbackApi {
  const { dialect, businessAccountId, phoneNumberId } = options;
  const { query: look, change, connection } = openCloudCaller(options);
  // Queries about the account's apps use the general cloud client.
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

/** The app's id, and the secret that its token is made of. */
export type AppCredentials = { readonly appId: string; readonly appSecret: Redacted<string> };

/**
 * Returns the client that reads and sets the app's own callback URL. It has its own connection, so that the
 * app's token goes only to the deployment's URL and never mixes with the user's token.
 */
export function openAppCallback(options: CloudOptions, { appId, appSecret }: AppCredentials): AppCallbackApi {
  const { dialect } = options;
  const { callbacks: names } = dialect;
  const accessToken = redact(names.appToken(appId, appSecret.reveal()), "app token");
  const { query: look, change, connection } = openCloudCaller({ ...options, accessToken });
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
