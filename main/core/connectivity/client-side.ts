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
import { replaceAt } from "./choose-level.ts";
import { answerAbout, finding, found } from "./findings.ts";
import { isSameUrl, type LevelAccess } from "./levels.ts";
import type { CallbackSide } from "./side.ts";

/**
 * The on-premises client's only callback URL, a member of its application settings. The client sends no
 * verification request and signs nothing: only the secret path in its settings identifies what it delivers.
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
      const queried = await access.query();
      if (queried.kind !== "seen") {
        const message =
          queried.kind === "gone"
            ? found("outsideInUnasked")
            : found("lookClient", { answer: answerAbout("settings", queried.outcome) });
        return {
          kind: "refuse",
          check: refused(queried.kind === "gone" ? "not-told" : unseenCause(queried.outcome), message),
        };
      }
      const { standing } = queried;
      const { address } = standing;
      return replaceAt(
        "client",
        standing,
        address === undefined ? { kind: "nowhere" } : { kind: "at", address },
      );
    },
    openMessages: () => ({ api: openClientMessages(options), path: options.dialect.onPrem.messages }),
    async winner() {
      const queried = await access.query();
      if (queried.kind !== "seen") return { kind: "unseen" };
      const { address } = queried.standing;
      return address === undefined ? { kind: "nowhere" } : { kind: "at", address };
    },
    // The client has one callback URL and no lower level.
    below: async () => ({ kind: "nowhere" }),
    close: async () => {
      await Promise.all([api.close(), client.close(), authorities.close()]);
    },
  };
}

/**
 * The client's certificate authorities for callbacks; `trusted` returns those of the last list, for live
 * forwarding.
 */
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

/**
 * The client's callback URL as a level. Setting and restoring read the settings again first, so that no other
 * change is undone.
 */
function clientLevel(api: ClientCallbackApi): LevelAccess {
  /** A member that a response leaves out counts as missing only if a second response leaves it out too. */
  const read: ClientCallbackApi["read"] = async () => {
    const first = await api.read();
    return first.kind === "confirmed" && !first.value.reported ? api.read() : first;
  };
  /**
   * The call replaces the whole member. If the member was not returned, the URL is set only if none is
   * expected there.
   */
  const put = async (
    address: string | null,
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
    async query() {
      const outcome = await read();
      if (outcome.kind !== "confirmed") return { kind: "unseen", outcome };
      const { address, none, rest } = outcome.value;
      const url = address === undefined ? {} : { address };
      return { kind: "seen", standing: { ...url, ...(none === undefined ? {} : { none }), rest } };
    },
    // The callback URL must still be the one that was chosen and recorded.
    set: ({ address }, like) => put(address, (now) => isSameUrl(now.address, like.address)),
    async giveBack({ address, none }, _token, { mayReplace }) {
      const isExpected = (now: ClientCallback): boolean =>
        (now.reported || address === undefined) && mayReplace(now.address);
      if (address !== undefined || none === undefined) return put(address ?? "", isExpected);
      const ours = await read();
      const asNull = await put(null, isExpected);
      const after = asNull.kind === "confirmed" ? await read() : asNull;
      // A client may reject null, or confirm it and keep the URL; an empty text is what all accept.
      const isKept =
        ours.kind === "confirmed" &&
        after.kind === "confirmed" &&
        after.value?.address !== undefined &&
        after.value.address === ours.value.address;
      return isKept || asNull.kind === "rejected" ? put("", isExpected) : asNull;
    },
  };
}

/** If the settings cannot be read first, no change has been sent. */
function beforeSending(
  failedRead: Exclude<Awaited<ReturnType<ClientCallbackApi["read"]>>, { kind: "confirmed" }>,
): Awaited<ReturnType<LevelAccess["set"]>> {
  return failedRead.kind === "unknown"
    ? { kind: "notSent", cause: "cancelled-before-sending", evidence: failedRead.evidence }
    : failedRead;
}

type Cause = Extract<Parameters<typeof finding<"webhooks.borrowed">>[1], object>["cause"];

function refused(cause: Cause, message: ReturnType<typeof found>): ReturnType<typeof finding> {
  return finding("webhooks.borrowed", { status: "fail", cause }, message);
}
