import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import type { CallbackLevel } from "../../../shared/webhook/connectivity-test.ts";
import type { Plan } from "../../../shared/migration/plan.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { AppCallbackApi, CallbackApi, NumberCallbacks } from "../platforms/cloud/callback-port.ts";
import { openAppCallback, openCallbacks } from "../platforms/cloud/callbacks.ts";
import { openCloud } from "../platforms/cloud/client.ts";
import { openCloudMessages } from "../platforms/cloud/messages.ts";
import type { CloudOptions } from "../platforms/cloud/caller.ts";
import type { NotConfirmed } from "../checks/unseen.ts";
import { chooseLevel } from "./choose-level.ts";
import { accountLevel, applicationLevel, numberLevel, type LevelAccess } from "./levels.ts";
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
  let own: Promise<OwnApp> | undefined;
  let opened: AppCallbackApi | undefined;
  const inspect = async (): Promise<OwnApp> => {
    const inspected = await callbacks.ownApp();
    const id = (inspected.kind === "confirmed" ? inspected.value : undefined) ?? appId;
    if (id !== undefined) return { id };
    const { evidence } = inspected;
    const untold = { kind: "unknown", cause: "unexpected-shape", evidence } as const;
    return { id, outcome: inspected.kind === "confirmed" ? untold : inspected };
  };
  const ownApp = async (): Promise<OwnApp> => {
    const pending = (own ??= inspect());
    const app = await pending;
    // Ask again next time: an app id that one query did not return may come later, and restoring needs it.
    if (app.id === undefined && own === pending) own = undefined;
    return app;
  };
  const ownId = async (): Promise<string | undefined> => (await ownApp()).id;
  const application = async (secret: Redacted<string>): Promise<LevelAccess | NotConfirmed> => {
    const app = await ownApp();
    if (app.id === undefined) return app.outcome;
    opened ??= openAppCallback(options, { appId: app.id, appSecret: secret });
    return applicationLevel(opened, app.id);
  };
  const level: CallbackSide["level"] = async (wanted) => {
    if (wanted === "number") return numberLevel(callbacks);
    if (wanted === "account") return accountLevel(callbacks, ownId);
    if (wanted !== "application" || appSecret === undefined) return undefined;
    const access = await application(appSecret);
    // An app id that could not be asked for just now is asked for again with every call.
    return "kind" in access ? askedAgain(() => application(appSecret)) : access;
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
        accountLevel(callbacks, ownId).query(),
        ownId(),
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

/** The app that the token belongs to, or why it is unknown. */
type OwnApp = { readonly id: string } | { readonly id: undefined; readonly outcome: NotConfirmed };

/** Access to the app's callback URL that looks for the app's id with each call; nothing is sent without it. */
function askedAgain(open: () => Promise<LevelAccess | NotConfirmed>): LevelAccess {
  const call = async (
    send: (access: LevelAccess) => Promise<CallOutcome<null>>,
  ): Promise<CallOutcome<null>> => {
    const access = await open();
    if (!("kind" in access)) return send(access);
    return { kind: "notSent", cause: "cancelled-before-sending", evidence: access.evidence };
  };
  return {
    level: "application",
    needsToken: true,
    async query() {
      const access = await open();
      return "kind" in access ? { kind: "unseen", outcome: access } : access.query();
    },
    set: (callback, like) => call((access) => access.set(callback, like)),
    giveBack: (before, token, over) => call((access) => access.giveBack(before, token, over)),
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
