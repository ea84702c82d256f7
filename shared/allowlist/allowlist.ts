import { z } from "zod";

/** The forms in which a list of sender addresses is written. */
export const LIST_FORMATS = [
  "cidr",
  "nginx",
  "nftables",
  "iptables",
  "ipset",
  "ufw",
  "aws",
  "azure",
  "csv",
  "json",
] as const;
export const ListFormat = z.enum(LIST_FORMATS);
export type ListFormat = z.infer<typeof ListFormat>;

export const FAMILIES = ["4", "6", "both"] as const;
export const Family = z.enum(FAMILIES);
export type Family = z.infer<typeof Family>;

/** A number of an autonomous system (RFC 6793). */
export const AsNumber = z.number().int().min(1).max(4_294_967_295);

/** Prefixes of both families as CIDR, sorted; none within another, neighbors joined. */
export const Prefixes = z.object({ ipv4: z.array(z.string()), ipv6: z.array(z.string()) });
export type Prefixes = z.infer<typeof Prefixes>;

/** A list that was taken from a routing registry. */
export const SenderList = z.object({
  /** Ascending. */
  asns: z.array(AsNumber).min(1),
  family: Family,
  /** When the registry last gave this list, by this computer's clock. */
  at: z.string(),
  ...Prefixes.shape,
});
export type SenderList = z.infer<typeof SenderList>;

/** Why an answer of a registry doesn't become the list. */
export const ListRefusal = z.enum([
  "unreachable",
  "proxy-invalid",
  "timeout",
  "too-large",
  "cut-off",
  "registry-error",
  "empty",
  "no-prefix",
  "host-bits",
  "default-route",
  "reserved",
  "shrunk",
]);
export type ListRefusal = z.infer<typeof ListRefusal>;

/** A whois server (RFC 3912). */
export const Registry = z.strictObject({
  host: z.string().min(1).max(255),
  port: z.number().int().min(1).max(65_535),
});
export type Registry = z.infer<typeof Registry>;

export const MOST_AS_NUMBERS = 64;
export const AsNumbers = z.array(AsNumber).min(1).max(MOST_AS_NUMBERS);

/** What happens to a list without being asked, while the window or `serve` runs. */
export const ListSchedule = z.strictObject({
  /** `remind`: tell that the list is old. `refresh`: ask the registry, and tell what changed. */
  mode: z.enum(["remind", "refresh"]),
  everyDays: z.number().int().min(1).max(365),
  asns: AsNumbers,
  family: Family,
  /** Default: the public registry. */
  registry: Registry.optional(),
});
export type ListSchedule = z.infer<typeof ListSchedule>;

/** What was added to and removed from a list. */
export const ListChange = z.object({ added: Prefixes, removed: Prefixes });
export type ListChange = z.infer<typeof ListChange>;

/** The list of the schedule as the data folder has it, and what nobody has acknowledged yet. */
export const ScheduledList = z.object({
  schedule: ListSchedule,
  /** When the registry last gave this list; missing where there is no good list. */
  at: z.string().optional(),
  /** When the registry is asked next, or reminded of the age. */
  nextAt: z.string(),
  /** What scheduled refreshes changed since `since`, when a person last saw the list. */
  news: ListChange.extend({ since: z.string() }).optional(),
  /** Why the last scheduled refresh changed nothing. */
  refused: z.object({ at: z.string(), reason: ListRefusal, found: z.string().optional() }).optional(),
});
export type ScheduledList = z.infer<typeof ScheduledList>;

/** What a data folder knows of sender addresses. */
export const AllowlistState = z.object({
  /** What was asked for last; `asns` is empty before the first list. */
  asns: z.array(AsNumber),
  family: Family,
  /** The registry that is asked unless another one is named. */
  registry: Registry,
  /** Only in Practice: the registry of the sandbox is asked, and no other one. */
  sandboxOnly: z.boolean(),
  /** The last good lists, without their prefixes. */
  lists: z.array(
    SenderList.pick({ asns: true, family: true, at: true }).extend({ ipv4: z.number(), ipv6: z.number() }),
  ),
  scheduled: ScheduledList.optional(),
});
export type AllowlistState = z.infer<typeof AllowlistState>;

/** The result of asking a registry. `added` and `removed` are against the last good list. */
export const Refreshed = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.enum(["first", "same", "changed"]),
    list: SenderList,
    added: Prefixes,
    removed: Prefixes,
    previousAt: z.string().optional(),
  }),
  z.object({
    outcome: z.literal("refused"),
    reason: ListRefusal,
    /** What the answer says at the place that is wrong, cut to one line. */
    found: z.string().optional(),
    /** The last good list; it stays as it is. */
    list: SenderList.optional(),
    /** Of a list that is too short: what would be removed and added. `token` names this list, to accept it. */
    shrink: ListChange.extend({ token: z.string() }).optional(),
  }),
]);
export type Refreshed = z.infer<typeof Refreshed>;
