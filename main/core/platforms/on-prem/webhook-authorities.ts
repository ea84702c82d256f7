import { X509Certificate } from "node:crypto";
import type { ChangingCall } from "../../../../shared/migration/resend-table.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import { membersOf } from "../http/api-error.ts";
import type { ParsedResponse } from "../http/classify.ts";
import { certificateBlocks } from "../http/secure-context.ts";
import { type CallSpec, type OnPremOptions, openOnPremCaller } from "./caller.ts";

/**
 * A certificate authority that a client trusts for its callbacks. Without an `id` it cannot be removed
 * separately.
 */
export type HeldAuthority = {
  readonly id?: string;
  readonly pem: string;
  /** SHA-256 of the certificate, as `AA:BB:…`. */
  readonly fingerprint: string;
};

/**
 * The authorities that a client trusts for its callbacks in addition to the public ones. Every method
 * resolves, never rejects. Only a response with a list is confirmed: a client that returns a single text
 * replaces it on upload.
 */
export type WebhookAuthoritiesApi = {
  read(): Promise<CallOutcome<readonly HeldAuthority[]>>;
  /** Uploads one authority in PEM; sent once. */
  add(pem: string): Promise<CallOutcome<null>>;
  /** Removes the authority with this id, or all if none is given. */
  remove(id: string | undefined): Promise<CallOutcome<null>>;
  close(): Promise<void>;
};

/** Returns the client that reads and changes a client's authorities. Sends nothing before the first call. */
export function openWebhookAuthorities(options: OnPremOptions): WebhookAuthoritiesApi {
  const path = options.dialect.onPrem.webhookAuthorities;
  const { ask, sendOnce, close } = openOnPremCaller(options);
  return {
    read: () =>
      ask({
        method: "GET",
        path,
        rule: {
          call: "readWebhookAuthorities",
          statuses: (status) => status === 200,
          emptyBody: "says-nothing",
          read: readList,
        },
      }),
    add: (pem) => sendOnce({ method: "POST", path, text: pem, rule: ruleOf("addWebhookAuthority") }),
    remove: (id) =>
      sendOnce({
        method: "DELETE",
        path: id === undefined ? path : `${path}/${encodeURIComponent(id)}`,
        rule: ruleOf("removeWebhookAuthority"),
      }),
    close,
  };
}

/** Returns the SHA-256 fingerprint of one certificate in PEM. */
export function fingerprintOf(pem: string): string {
  return new X509Certificate(pem).fingerprint256;
}

function ruleOf(
  call: "addWebhookAuthority" | "removeWebhookAuthority",
): CallSpec<null, ChangingCall>["rule"] {
  return {
    call,
    statuses: (status) => status >= 200 && status < 300,
    emptyBody: "confirms",
    read: () => ({ kind: "confirmed", value: null }),
  };
}

const strange = { kind: "unknown", cause: "unexpected-shape" } as const;

function readList(json: unknown): ParsedResponse<readonly HeldAuthority[]> {
  const list = listIn(json, 0);
  if (list === undefined || list.length > MOST) return strange;
  const authorities = list.map(authorityIn);
  return authorities.every((one) => one !== undefined) ? { kind: "confirmed", value: authorities } : strange;
}

const MOST = 200;

/** The only list in a response, at whatever depth the deployment returns it. */
function listIn(json: unknown, depth: number): readonly unknown[] | undefined {
  if (Array.isArray(json)) return json as readonly unknown[];
  const members = Object.entries(membersOf(json) ?? {}).filter(([name]) => name !== "meta");
  const lists = members.flatMap(([, value]) => {
    const list = depth < 4 ? listIn(value, depth + 1) : undefined;
    return list === undefined ? [] : [list];
  });
  return lists.length === 1 ? lists[0] : undefined;
}

function authorityIn(entry: unknown): HeldAuthority | undefined {
  const members = membersOf(entry);
  const texts = typeof entry === "string" ? [entry] : Object.values(members ?? {});
  const blocks = texts.flatMap((text) => (typeof text === "string" ? certificateBlocks(text) : []));
  const [pem, ...others] = blocks;
  if (pem === undefined || others.length > 0) return undefined;
  const id = members?.["id"];
  try {
    const idMember = typeof id === "string" || typeof id === "number" ? { id: String(id) } : {};
    return { ...idMember, pem: `${pem}\n`, fingerprint: fingerprintOf(pem) };
  } catch {
    return undefined;
  }
}
