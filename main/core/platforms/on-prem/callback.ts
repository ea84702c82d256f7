import { createHash } from "node:crypto";
import { z } from "zod";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import { redact } from "../../../../shared/redacted.ts";
import { membersOf } from "../http/api-error.ts";
import type { ParsedResponse } from "../http/classify.ts";
import { type OnPremOptions, openOnPremCaller } from "./caller.ts";

/**
 * The client's only callback URL, exact. `webhooks` is the whole member that holds it, as read; `rest` is a
 * digest of all other settings, which shows whether they changed.
 */
export type ClientCallback = {
  readonly address?: string;
  /** How the client stores that there is no URL, if not as an empty text. */
  readonly none?: "null" | "missing";
  /** Whether the response contained the member; one without it may be incomplete. */
  readonly reported: boolean;
  readonly webhooks: Readonly<Record<string, unknown>>;
  readonly rest: string;
};

/**
 * Where one client sends its notifications. Every method resolves, never rejects. The client sends no
 * verification request.
 */
export type ClientCallbackApi = {
  read(): Promise<CallOutcome<ClientCallback>>;
  /**
   * Sets the callback URL and leaves everything else: sends the whole member as read, numbers digit by digit,
   * with only `url` changed, because a client may replace it as a whole. An empty text or null removes the URL.
   */
  set(address: string | null, as: ClientCallback): Promise<CallOutcome<null>>;
  close(): Promise<void>;
};

const SettingsAnswer = z.looseObject({
  settings: z.looseObject({ application: z.record(z.string(), z.unknown()) }),
});

/**
 * Returns the client that reads and sets an on-premises client's callback URL. Sends nothing before the first
 * call.
 */
export function openClientCallback(options: OnPremOptions): ClientCallbackApi {
  const path = options.dialect.onPrem.applicationSettings;
  const { ask, sendOnce, close } = openOnPremCaller(options);
  return {
    read: () =>
      ask({
        method: "GET",
        path,
        rule: {
          call: "readClientCallback",
          statuses: (status) => status === 200,
          emptyBody: "says-nothing",
          numbers: "exact",
          read: readCallback,
        },
      }),
    set: (address, { webhooks }) =>
      sendOnce({
        method: "PATCH",
        path,
        body: { webhooks: { ...webhooks, url: address } },
        // The path of a URL may be secret: it must be removed from stored texts.
        secrets: address === null || address === "" ? [] : [redact(address, "callback address")],
        rule: {
          call: "setClientCallback",
          statuses: (status) => status >= 200 && status < 300,
          emptyBody: "confirms",
          read: () => ({ kind: "confirmed", value: null }),
        },
      }),
    close,
  };
}

/** Reads the callback URL from the settings. Without a `webhooks` member there is no URL. */
function readCallback(json: unknown): ParsedResponse<ClientCallback> {
  const answer = SettingsAnswer.safeParse(json);
  if (!answer.success) return { kind: "unknown", cause: "unexpected-shape" };
  const { webhooks: member, ...others } = answer.data.settings.application;
  const webhooks = member === undefined || member === null ? {} : membersOf(member);
  const url = webhooks?.["url"];
  if (webhooks === undefined || (url !== undefined && url !== null && typeof url !== "string"))
    return { kind: "unknown", cause: "unexpected-shape" };
  const { url: _address, ...settings } = webhooks;
  return {
    kind: "confirmed",
    value: {
      ...(typeof url === "string" && url !== "" ? { address: url } : {}),
      ...(typeof url === "string" ? {} : { none: url === null ? "null" : "missing" }),
      reported: member !== undefined,
      // Keeps the old URL, which the next one replaces in position: the order of the members is unchanged.
      webhooks,
      rest: digestOf({ others, settings }),
    },
  };
}

/** A digest that is equal for equal settings, whatever the order of their members. */
function digestOf(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(value)), "utf8")
    .digest("hex");
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  const members = membersOf(value);
  if (members === undefined) return value;
  return Object.keys(members)
    .sort()
    .map((name) => [name, sorted(members[name])]);
}
