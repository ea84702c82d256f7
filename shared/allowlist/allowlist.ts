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
  }),
]);
export type Refreshed = z.infer<typeof Refreshed>;
