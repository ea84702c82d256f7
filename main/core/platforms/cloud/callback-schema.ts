import { z } from "zod";
import type { Dialect } from "../../../../shared/platform/dialect.ts";
import { membersOf } from "../http/api-error.ts";
import type { ParsedResponse } from "../http/classify.ts";
import type { AccountCallback, AppCallback, NumberCallbacks } from "./callback-port.ts";
import { LenientText } from "./schema.ts";

const strange = { kind: "unknown", cause: "unexpected-shape" } as const;

/**
 * The exact callback URL. It may have to be restored later, so a truncated one or one with an invalid
 * character counts as unreadable; an empty text means that none is set.
 */
const Address = z
  .string()
  .max(2048)
  // eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
  .regex(/^[^\u0000-\u0020\u007f]*$/)
  .transform((text) => (text === "" ? undefined : text))
  .optional();

/** Reads the callback URLs in a number's own field. */
export function readNumberCallbacks(
  json: unknown,
  { callbacks: names }: Dialect,
  phoneNumberId: string,
): ParsedResponse<NumberCallbacks> {
  const members = membersOf(json);
  if (members === undefined || (members["id"] !== undefined && members["id"] !== phoneNumberId))
    return strange;
  const field = members[names.field];
  // A field without a value may be left out; then it is unknown whether the platform supports the field.
  if (field === undefined) return { kind: "confirmed", value: { reported: false } };
  const told = membersOf(field);
  const number = Address.safeParse(told?.[names.ofNumber]);
  const account = Address.safeParse(told?.[names.ofAccount]);
  const application = Address.safeParse(told?.[names.ofApplication]);
  if (told === undefined || !number.success || !account.success || !application.success) return strange;
  return {
    kind: "confirmed",
    value: {
      reported: true,
      ...(number.data === undefined ? {} : { number: number.data }),
      ...(account.data === undefined ? {} : { account: account.data }),
      ...(application.data === undefined ? {} : { application: application.data }),
    },
  };
}

/** Reads one number of a list with its callback URLs; undefined if it has no id. */
export function listedCallbacks(
  entry: unknown,
  dialect: Dialect,
): readonly [id: string, callbacks: NumberCallbacks] | undefined {
  const id = LenientText.parse(membersOf(entry)?.["id"]);
  if (id === undefined) return undefined;
  const read = readNumberCallbacks(entry, dialect, id);
  return read.kind === "confirmed" ? [id, read.value] : undefined;
}

/** Reads one entry of the subscription list with its callback URL; undefined if it names no app. */
export function accountCallbackOf(
  entry: unknown,
  { subscribedAppMember }: Dialect,
): AccountCallback | undefined {
  const members = membersOf(entry);
  const app = LenientText.parse(membersOf(members?.[subscribedAppMember] ?? entry)?.["id"]);
  if (app === undefined || app === "") return undefined;
  const address = Address.safeParse(members?.["override_callback_uri"] ?? undefined);
  return {
    app,
    readable: address.success,
    ...(address.data === undefined ? {} : { address: address.data }),
  };
}

const Entry = z.looseObject({ subscribed: z.array(z.unknown()).max(100) });
const NamedField = z.looseObject({
  name: z.string().max(128),
  version: z.string().max(16).optional().catch(undefined),
});
const Subscription = z.looseObject({
  object: z.string(),
  callback_url: Address,
  active: z.boolean().optional().catch(undefined),
  fields: z
    .array(z.union([z.string().max(128), NamedField]))
    .max(200)
    .optional(),
});

/** Reads the app's own callback URL for account events from the list of its subscriptions. */
export function readAppCallback(json: unknown, { envelopeObject }: Dialect): ParsedResponse<AppCallback> {
  const list = Entry.safeParse({ subscribed: membersOf(json)?.["data"] });
  if (!list.success) return strange;
  const own = list.data.subscribed.find((entry) => membersOf(entry)?.["object"] === envelopeObject);
  if (own === undefined) return { kind: "confirmed", value: { fields: [] } };
  const read = Subscription.safeParse(own);
  if (!read.success) return strange;
  const { callback_url, fields = [], active } = read.data;
  const versions = fields.flatMap((field) =>
    typeof field === "string" || field.version === undefined ? [] : [`${field.name}@${field.version}`],
  );
  return {
    kind: "confirmed",
    value: {
      ...(callback_url === undefined ? {} : { address: callback_url }),
      fields: fields.map((field) => (typeof field === "string" ? field : field.name)),
      ...(versions.length === 0 ? {} : { versions: versions.sort().join(",") }),
      ...(active === undefined ? {} : { active }),
    },
  };
}
