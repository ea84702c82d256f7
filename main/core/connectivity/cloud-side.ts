import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import type { CallbackLevel } from "../../../shared/webhook/connectivity-test.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { AppCallbackApi, CallbackApi, NumberCallbacks } from "../platforms/cloud/callback-port.ts";
import { openAppCallback, openCallbacks } from "../platforms/cloud/callbacks.ts";
import { openCloud } from "../platforms/cloud/client.ts";
import { openCloudMessages } from "../platforms/cloud/messages.ts";
import type { CloudOptions } from "../platforms/cloud/caller.ts";
import { chooseLevel } from "./choose-level.ts";
import { accountLevel, applicationLevel, numberLevel } from "./levels.ts";
import type { CallbackSide, Winner } from "./side.ts";

/**
 * The cloud's callback URLs for one number: the number's own, the account's, and the app's if the app secret
 * is known.
 */
export function cloudSide(
  options: CloudOptions,
  appId: Plan["cloud"]["appId"],
  appSecret: Redacted<string> | undefined,
): CallbackSide {
  const callbacks = openCallbacks(options);
  const numbers = openCloud(options);
  let own: Promise<string | undefined> | undefined;
  let opened: AppCallbackApi | undefined;
  const ownApp = async (): Promise<string | undefined> => {
    const pending = (own ??= callbacks
      .ownApp()
      .then((inspected) => (inspected.kind === "confirmed" ? inspected.value : undefined) ?? appId));
    const app = await pending;
    // Ask again next time: an app id that one query did not return may come later, and restoring needs it.
    if (app === undefined && own === pending) own = undefined;
    return app;
  };
  const app = async (): Promise<AppCallbackApi | undefined> => {
    const id = appSecret === undefined ? undefined : await ownApp();
    if (appSecret === undefined || id === undefined) return undefined;
    return (opened ??= openAppCallback(options, { appId: id, appSecret }));
  };
  const level: CallbackSide["level"] = async (wanted) => {
    if (wanted === "number") return numberLevel(callbacks);
    if (wanted === "account") return accountLevel(callbacks, ownApp);
    const through = wanted === "application" ? await app() : undefined;
    return through === undefined ? undefined : applicationLevel(through);
  };
  return {
    source: "cloud",
    longestAddress: options.dialect.callbacks.longestAddress,
    provesItself: true,
    level,
    async hasNumber() {
      const outcome = await numbers.readNumber();
      const host = outcome.kind === "confirmed" ? outcome.value.host : undefined;
      if (host === options.dialect.hosts.cloud) return true;
      return host === options.dialect.hosts.onPrem ? false : undefined;
    },
    async choose(wanted) {
      const [number, account, ownKnown, application] = await Promise.all([
        callbacks.readOfNumber(),
        accountLevel(callbacks, ownApp).query(),
        ownApp(),
        level("application").then((access) => access?.query()),
      ]);
      return chooseLevel({ number, account, ownAppKnown: ownKnown !== undefined, application }, wanted);
    },
    openMessages: () => ({
      api: openCloudMessages(options),
      path: options.dialect.cloud.messages(options.phoneNumberId),
    }),
    winner: () => winnerOf(callbacks),
    below: async (wanted) => belowOf(wanted, await callbacks.readOfNumber()),
    close: async () => {
      await Promise.all([callbacks.close(), numbers.close(), opened?.close()]);
    },
  };
}

/** Where the number's notifications would go if this level had no callback URL. */
function belowOf(
  wanted: CallbackLevel,
  now: CallOutcome<NumberCallbacks>,
): Awaited<ReturnType<CallbackSide["below"]>> {
  if (now.kind !== "confirmed" || !now.value.reported) return { kind: "unknown" };
  const { account, application } = now.value;
  const lower = wanted === "number" ? (account ?? application) : application;
  const address = wanted === "application" ? undefined : lower;
  return address === undefined ? { kind: "nowhere" } : { kind: "at", address };
}

async function winnerOf(callbacks: CallbackApi): Promise<Winner> {
  const now = await callbacks.readOfNumber();
  if (now.kind !== "confirmed" || !now.value.reported) return { kind: "unseen" };
  const address = now.value.number ?? now.value.account ?? now.value.application;
  return address === undefined ? { kind: "nowhere" } : { kind: "at", address };
}
