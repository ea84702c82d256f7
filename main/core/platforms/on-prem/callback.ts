import { createHash } from "node:crypto";
import { z } from "zod";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import { redact } from "../../../../shared/redacted.ts";
import { membersOf } from "../http/api-error.ts";
import type { ParsedResponse } from "../http/classify.ts";
import { type OnPremOptions, openOnPremCaller } from "./caller.ts";

/**
 * The one address to which a client sends its notifications, exactly as it stands. `webhooks` is the whole member that
 * holds it, as it was read; `rest` is a digest of all other settings, by which a change of them shows.
 */
export type ClientCallback = {
  readonly address?: string;
  /** Did the answer hold the member at all? One that leaves it out may be half an answer. */
  readonly told: boolean;
  readonly webhooks: Readonly<Record<string, unknown>>;
  readonly rest: string;
};

/** Where one client sends its notifications. Every method resolves, never rejects. The client shakes hands with nobody. */
export type ClientCallbackApi = {
  read(): Promise<CallOutcome<ClientCallback>>;
  /**
   * Sets the address and leaves everything else: the whole member is sent as it was read, numbers digit by digit, with
   * only `url` changed, because a client may replace it as a whole. The empty text takes the address away.
   */
  set(address: string, as: ClientCallback): Promise<CallOutcome<null>>;
  close(): Promise<void>;
};

const SettingsAnswer = z.looseObject({
  settings: z.looseObject({ application: z.record(z.string(), z.unknown()) }),
});

/** Gives what reads and sets a client's callback address. Nothing is sent before the first call. */
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
        // The path of an address may be a secret: it must not come back in a stored text.
        secrets: [redact(address, "callback address")].filter(() => address !== ""),
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

/** Reads the settings for what they say of the callback. One without a `webhooks` member tells no address. */
function readCallback(json: unknown): ParsedResponse<ClientCallback> {
  const answer = SettingsAnswer.safeParse(json);
  if (!answer.success) return { kind: "unknown", cause: "unexpected-shape" };
  const { webhooks: held, ...others } = answer.data.settings.application;
  const webhooks = held === undefined || held === null ? {} : membersOf(held);
  const url = webhooks?.["url"];
  if (webhooks === undefined || (url !== undefined && url !== null && typeof url !== "string"))
    return { kind: "unknown", cause: "unexpected-shape" };
  const { url: _address, ...settings } = webhooks;
  return {
    kind: "confirmed",
    value: {
      ...(typeof url === "string" && url !== "" ? { address: url } : {}),
      told: held !== undefined,
      // With its address, in whose place the next one is written: the order of the members stays.
      webhooks,
      rest: digestOf({ others, settings }),
    },
  };
}

/** The same for the same settings, in whatever order their members came. */
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
