import type { Redacted } from "../../../../shared/redacted.ts";
import { present } from "../../../../shared/present.ts";
import { type CloudOptions, openCloudCaller } from "./caller.ts";
import { readTokenFacts, subscribedAppOf } from "./facts.ts";
import { listNumbers } from "./number-list.ts";
import { listTemplates } from "./template-list.ts";
import { numberReader } from "./number-reader.ts";
import { collectPages, readPage } from "./paging.ts";
import type { RegistrationBackup, CloudApi } from "./port.ts";

/**
 * Returns the cloud API of one deployment. The URL is https, or http on this machine; sends nothing before
 * the first call. Every method resolves; see CloudApi.
 */
export function openCloud(options: CloudOptions): CloudApi {
  const { dialect, accessToken, businessAccountId, phoneNumberId } = options;
  const { query: look, change, connection } = openCloudCaller(options);

  const inspectTokenAt = (path: string): ReturnType<CloudApi["inspectToken"]> =>
    look(path, { input_token: accessToken.reveal() }, { call: "inspectToken", read: readTokenFacts });

  return {
    readNumber: numberReader(look, dialect, phoneNumberId),
    listNumbers: (until) => listNumbers(look, dialect.cloud.numbers(businessAccountId), until),
    listTemplates: () => listTemplates(look, dialect, businessAccountId),
    async inspectToken() {
      const outcome = await inspectTokenAt(dialect.cloud.debugToken);
      const unversioned = dialect.cloud.debugToken.replace(/^\/v[0-9]+\.[0-9]+(?=\/)/, "");
      // Some deployments serve the token check without a version in its path.
      const elsewhere = outcome.evidence.httpStatus === 404 && unversioned !== dialect.cloud.debugToken;
      return elsewhere ? inspectTokenAt(unversioned) : outcome;
    },
    readSubscriptions: () =>
      collectPages(
        (after) =>
          look(dialect.cloud.subscribedApps(businessAccountId), present({ after }), {
            call: "readSubscriptions",
            read: readPage,
          }),
        (entry) => subscribedAppOf(entry, dialect.subscribedAppMember),
      ),
    subscribe: (late) =>
      change({ call: "subscribe", path: dialect.cloud.subscribedApps(businessAccountId), secrets: [], late }),
    register: ({ pin, backup }, late) =>
      change({
        call: "register",
        path: dialect.cloud.register(phoneNumberId),
        body: registerBody(dialect.messagingProduct, pin, backup),
        secrets: backup === undefined ? [pin] : [pin, backup.password, backup.data],
        late,
      }),
    setPin: (pin, late) =>
      change({
        call: "setPin",
        path: dialect.cloud.number(phoneNumberId),
        body: JSON.stringify({ pin: pin.reveal() }),
        secrets: [pin],
        late,
      }),
    warm: () =>
      look(
        dialect.cloud.number(phoneNumberId),
        { fields: "id" },
        { call: "warm", read: () => ({ kind: "confirmed", value: null }) },
      ),
    lastAnswerMs: () => connection.lastAnswerMs(),
    close: () => connection.close(),
  };
}

function registerBody(
  messagingProduct: string,
  pin: Redacted<string>,
  backup: RegistrationBackup | undefined,
): string {
  return JSON.stringify({
    messaging_product: messagingProduct,
    pin: pin.reveal(),
    ...(backup === undefined
      ? {}
      : { backup: { password: backup.password.reveal(), data: backup.data.reveal() } }),
  });
}
