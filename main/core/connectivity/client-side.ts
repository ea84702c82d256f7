import { digitsOf, isSameLine } from "../../../shared/phone.ts";
import { unseenCause } from "../checks/unseen.ts";
import {
  openClientCallback,
  type ClientCallback,
  type ClientCallbackApi,
} from "../platforms/on-prem/callback.ts";
import { openOnPrem } from "../platforms/on-prem/client.ts";
import { openClientMessages } from "../platforms/on-prem/messages.ts";
import {
  openWebhookAuthorities,
  type WebhookAuthoritiesApi,
} from "../platforms/on-prem/webhook-authorities.ts";
import type { OnPremOptions } from "../platforms/on-prem/caller.ts";
import type { AuthorityAccess } from "./authority.ts";
import { answerAbout, finding, found } from "./findings.ts";
import type { LevelAccess } from "./levels.ts";
import type { CallbackSide } from "./side.ts";

/**
 * The on-premises client's one callback, a member of its application settings. The client shakes hands with nobody
 * and signs nothing: what it delivers is known by the secret path that its settings name, and by nothing else.
 */
export function clientSide(options: OnPremOptions, number: string): CallbackSide {
  const client = openOnPrem(options);
  const api = openClientCallback(options);
  const access = clientLevel(api);
  const authorities = authoritiesOf(options);
  return {
    source: "on-premises",
    provesItself: false,
    authorities,
    level: async (wanted) => (wanted === "client" ? access : undefined),
    async hasNumber() {
      const [health, settings] = await Promise.all([client.readHealth(), client.readSettings()]);
      const serves = settings.kind === "confirmed" ? digitsOf(settings.value.waId ?? "") : "";
      if (serves !== "" && !isSameLine(serves, digitsOf(number))) return false;
      const gateway = health.kind === "confirmed" ? health.value.gateway : undefined;
      if (gateway === "unregistered") return false;
      return serves !== "" && gateway === "connected" ? true : undefined;
    },
    async choose(wanted) {
      if (wanted !== undefined && wanted !== "client")
        return { kind: "refuse", check: refused("not-told", found("noNumberLevel")) };
      const looked = await access.look();
      if (looked.kind !== "seen") {
        const said =
          looked.kind === "gone"
            ? found("outsideInUnasked")
            : found("lookClient", { answer: answerAbout(looked.outcome) });
        return {
          kind: "refuse",
          check: refused(looked.kind === "gone" ? "not-told" : unseenCause(looked.outcome), said),
        };
      }
      const { standing } = looked;
      const { address } = standing;
      return {
        kind: "replace",
        level: "client",
        before: standing,
        production: address === undefined ? { kind: "nowhere" } : { kind: "at", address },
      };
    },
    openMessages: () => ({ api: openClientMessages(options), path: options.dialect.onPrem.messages }),
    async winner() {
      const looked = await access.look();
      if (looked.kind !== "seen") return { kind: "unseen" };
      const { address } = looked.standing;
      return address === undefined ? { kind: "nowhere" } : { kind: "at", address };
    },
    // The client has one callback and nothing below it.
    below: async () => ({ kind: "nowhere" }),
    close: async () => {
      await Promise.all([api.close(), client.close(), authorities.close()]);
    },
  };
}

/** The client's authorities for its callbacks; what was listed last is remembered for copies. */
function authoritiesOf(options: OnPremOptions): AuthorityAccess & Pick<WebhookAuthoritiesApi, "close"> {
  const api = openWebhookAuthorities(options);
  let trusted: readonly string[] = [];
  return {
    async read() {
      const seen = await api.read();
      if (seen.kind === "confirmed") trusted = seen.value.map(({ pem }) => pem);
      return seen;
    },
    add: (pem) => api.add(pem),
    remove: (id) => api.remove(id),
    trusted: () => trusted,
    close: () => api.close(),
  };
}

/** The client's callback as a level. Setting and giving back read the settings anew, so that nobody's change is undone. */
function clientLevel(api: ClientCallbackApi): LevelAccess {
  /** What an answer leaves out is believed to be missing only where a second one leaves it out as well. */
  const read: ClientCallbackApi["read"] = async () => {
    const first = await api.read();
    return first.kind === "confirmed" && !first.value.told ? api.read() : first;
  };
  /** A whole member that was not told would be replaced by the address alone: it is set only where none is to be there. */
  const put = async (
    address: string,
    isExpected: (now: ClientCallback) => boolean,
  ): ReturnType<LevelAccess["set"]> => {
    const now = await read();
    if (now.kind !== "confirmed") return beforeSending(now);
    if (isExpected(now.value)) return api.set(address, now.value);
    return { kind: "notSent", cause: "cancelled-before-sending", evidence: now.evidence };
  };
  return {
    level: "client",
    needsToken: false,
    async look() {
      const outcome = await read();
      if (outcome.kind !== "confirmed") return { kind: "unseen", outcome };
      const { address, rest } = outcome.value;
      return { kind: "seen", standing: { ...(address === undefined ? {} : { address }), rest } };
    },
    // What stands there must still be what was chosen and written down.
    set: ({ address }, like) => put(address, (now) => now.address === like.address),
    giveBack: ({ address }) => put(address ?? "", (now) => now.told || address === undefined),
  };
}

/** Nothing of the change has left where the settings could not be read before it. */
function beforeSending(
  look: Exclude<Awaited<ReturnType<ClientCallbackApi["read"]>>, { kind: "confirmed" }>,
): Awaited<ReturnType<LevelAccess["set"]>> {
  return look.kind === "unknown"
    ? { kind: "notSent", cause: "cancelled-before-sending", evidence: look.evidence }
    : look;
}

type Cause = Extract<Parameters<typeof finding<"webhooks.borrowed">>[1], object>["cause"];

function refused(cause: Cause, said: ReturnType<typeof found>): ReturnType<typeof finding> {
  return finding("webhooks.borrowed", { status: "fail", cause }, said);
}
