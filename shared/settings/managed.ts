import { z } from "zod";
import { MOST_AUTHORITIES } from "../network/authorities.ts";
import { ProxyAddress } from "../migration/plan-network.ts";
import { TUNNEL_KINDS, type TunnelKind } from "../tunnel/tunnel.ts";
import { Retention } from "../webhook/privacy.ts";

/** The tunnels that an administrator can allow; Practice's own leads nowhere and is always allowed. */
export const MANAGED_TUNNELS = TUNNEL_KINDS.filter((kind) => kind !== "practice");

/** In place of a proxy's URL: the settings of this computer, or no proxy. */
const PROXY_WORDS = ["system", "none"] as const;

const FixedProxy = z.lazy(() =>
  z.strictObject({
    url: z.union([z.enum(PROXY_WORDS), ProxyAddress]),
    /** Servers to which a named proxy doesn't apply, each as in NO_PROXY: a host, `.suffix`, address or block. */
    except: z
      .array(z.string().regex(/^[^\s,]{1,253}$/))
      .max(100)
      .default([]),
  }),
);

const FixedRetention = z.lazy(() =>
  z
    .strictObject({
      keepDays: Retention.shape.keepDays.unwrap().optional(),
      capMegabytes: Retention.shape.capMegabytes.unwrap().optional(),
    })
    .refine((part) => Object.values(part).some((value) => value !== undefined)),
);

const AllowedTunnels = z.lazy(() => z.array(z.enum(MANAGED_TUNNELS)).max(100));

/** No updates, or the feed to take them from, with the key that signs it if it isn't the build's. */
const FixedUpdates = z.lazy(() =>
  z.union([
    z.literal("off"),
    z.strictObject({
      url: z.string().max(2000).refine(isFeedUrl),
      /** An Ed25519 public key: 32 bytes in base64. */
      key: z
        .string()
        .regex(/^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/)
        .optional(),
    }),
  ]),
);

const PEM = /^-----BEGIN CERTIFICATE-----\s[A-Za-z0-9+/=\s]{1,20000}-----END CERTIFICATE-----\s*$/;

/** The authorities that are trusted besides the public ones. */
const FixedCertificates = z.lazy(() =>
  z.strictObject({
    system: z.boolean(),
    /** One certificate in PEM each. */
    authorities: z.array(z.string().regex(PEM)).max(MOST_AUTHORITIES).default([]),
  }),
);

/** A folder on a server, over https: nothing in it identifies a person or is secret. */
function isFeedUrl(text: string): boolean {
  if (!/^https:\/\/[^\s\\?#@]+$/.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === "https:" && username === "" && password === "";
}

/** What an administrator can fix, by the name in the managed settings. */
export const MANAGED_VALUES = {
  proxy: FixedProxy,
  retention: FixedRetention,
  tunnels: AllowedTunnels,
  updates: FixedUpdates,
  certificates: FixedCertificates,
} as const;
export type ManagedKey = keyof typeof MANAGED_VALUES;
export const MANAGED_KEYS = Object.keys(MANAGED_VALUES) as readonly ManagedKey[];

/**
 * One setting: `open` for the user to choose, `fixed`, or `invalid`: the administrator fixed it with something that can't
 * be understood, and it isn't known with what.
 */
const governed = <T extends z.ZodType>(value: T) =>
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("open") }),
    z.object({ kind: z.literal("fixed"), value }),
    z.object({ kind: z.literal("invalid") }),
  ]);

/** Why managed settings can't be used as a whole. The values are stable. */
const UNUSABLE_CAUSES = ["unreadable", "too-large", "not-json", "not-protected"] as const;

const ManagedTrouble = z.lazy(() =>
  z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("unusable"),
      why: z.enum(UNUSABLE_CAUSES),
      /** For `not-protected`: the file or folder that others than administrators can change. */
      at: z.string().optional(),
    }),
    z.object({ kind: z.literal("invalid"), key: z.string() }),
    /** A member that this version doesn't know; it fixes nothing. */
    z.object({ kind: z.literal("unknown"), key: z.string() }),
  ]),
);
export type ManagedTrouble = z.infer<typeof ManagedTrouble>;

/** What the administrator of this computer fixed, as it was read when the program started. */
export const ManagedState = z.lazy(() =>
  z.object({
    /** Path of the file, or name of the registry key; missing if there is none. */
    source: z.string().optional(),
    proxy: governed(FixedProxy),
    retention: governed(FixedRetention),
    tunnels: governed(AllowedTunnels),
    updates: governed(FixedUpdates),
    certificates: governed(FixedCertificates),
    troubles: z.array(ManagedTrouble),
  }),
);
export type ManagedState = z.infer<typeof ManagedState>;

/** A setting that the user chooses. */
export const OPEN = { kind: "open" } as const;
/** A setting that was fixed with something that can't be understood. */
export const INVALID = { kind: "invalid" } as const;

export const NOTHING_MANAGED: ManagedState = {
  proxy: OPEN,
  retention: OPEN,
  tunnels: OPEN,
  updates: OPEN,
  certificates: OPEN,
  troubles: [],
};

/** Managed settings that can't be used as a whole: every setting counts as fixed with something unknown. */
export function unusableManaged(
  source: string,
  trouble: Omit<Extract<ManagedTrouble, { kind: "unusable" }>, "kind">,
): ManagedState {
  return {
    source,
    proxy: INVALID,
    retention: INVALID,
    tunnels: INVALID,
    updates: INVALID,
    certificates: INVALID,
    troubles: [{ kind: "unusable", ...trouble }],
  };
}

/** The tunnels whose program or library makes connections of its own, around any proxy. */
const CONNECTING: readonly TunnelKind[] = ["ssh", "cloudflared", "ngrok"];

/**
 * Whether the user may use a tunnel of this kind. Where the list can't be understood, none may be; where the proxy can't, none
 * that connects to another computer.
 */
export function isTunnelAllowed(
  { tunnels, proxy }: Pick<ManagedState, "tunnels" | "proxy">,
  kind: TunnelKind,
): boolean {
  if (proxy.kind === "invalid" && CONNECTING.includes(kind)) return false;
  if (tunnels.kind === "open" || kind === "practice") return true;
  return tunnels.kind === "fixed" && tunnels.value.includes(kind);
}

/**
 * The retention that applies: what is fixed, the rest as chosen. Where it can't be understood, what was chosen stays, since
 * what is deleted doesn't come back.
 */
export function retentionUnder({ retention }: Pick<ManagedState, "retention">, chosen: Retention): Retention {
  if (retention.kind !== "fixed") return chosen;
  const { keepDays = chosen.keepDays, capMegabytes = chosen.capMegabytes } = retention.value;
  return { keepDays, capMegabytes };
}

/** Whether a change of the retention would change what is fixed. */
export function isRetentionFixed(managed: Pick<ManagedState, "retention">, wanted: Retention): boolean {
  if (managed.retention.kind === "open") return false;
  if (managed.retention.kind === "invalid") return true;
  const applied = retentionUnder(managed, wanted);
  return applied.keepDays !== wanted.keepDays || applied.capMegabytes !== wanted.capMegabytes;
}
