import { z } from "zod";
import { MessageDescriptor } from "../checks/result.ts";
import { ApiAddress } from "../migration/plan.ts";

/** A public address: https, and nothing behind the path. */
export const PublicUrl = ApiAddress.refine((url) => url.startsWith("https://"), "use https://");

/** An OpenSSH fingerprint of a host key, `SHA256:…`. */
export const HostKey = z
  .string()
  .regex(/^SHA256:[A-Za-z0-9+/]{43}$/, "looks like SHA256: and 43 characters, as ssh-keygen -l prints it");

const Port = z.number().int().min(1).max(65_535);

/** How the public reaches the receiver. No secret in it: keys lie in files or in the vault. */
export const TunnelChoice = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("ssh"),
    host: z.string().min(1).max(253),
    port: Port.default(22),
    user: z.string().min(1).max(64),
    /** Path of the private key; the running ssh agent where it is left out. */
    keyFile: z.string().min(1).optional(),
    /** Pinned at the first connection, after a person has compared it. */
    hostKey: HostKey.optional(),
    /** The port that the server is asked to listen on (loopback there), which its TLS front passes on. */
    remotePort: Port,
    publicUrl: PublicUrl,
  }),
  z.strictObject({
    kind: z.literal("cloudflared"),
    /** Path of the program; looked for on PATH where it is left out. */
    program: z.string().min(1).optional(),
    /** A named tunnel's address; a quick tunnel with a fresh address where it is left out. */
    publicUrl: PublicUrl.optional(),
    /** The named tunnel's name, where there is one. */
    name: z.string().min(1).max(128).optional(),
    /** Path of the file that holds a named tunnel's token. It is handed on by its path and read by the program alone. */
    tokenFile: z.string().min(1).optional(),
  }),
  z.strictObject({ kind: z.literal("ngrok"), domain: z.string().min(1).max(253).optional() }),
  /** A reverse proxy or router that is set up already. */
  z.strictObject({ kind: z.literal("own"), publicUrl: PublicUrl }),
  /** Straight over the local network: the receiver itself listens on this address of the machine, with TLS. */
  z.strictObject({
    kind: z.literal("lan"),
    address: z.union([z.ipv4(), z.ipv6()]),
    /** Any free one where it is left out. */
    port: Port.optional(),
    /** The name under which the client reaches this machine; the address itself where it is left out. */
    publicUrl: PublicUrl.optional(),
  }),
  /** The practice platform's own front; in the practice realm only. */
  z.strictObject({ kind: z.literal("practice") }),
]);
export type TunnelChoice = z.infer<typeof TunnelChoice>;
export type TunnelKind = TunnelChoice["kind"];
export const TUNNEL_KINDS = [
  "ssh",
  "cloudflared",
  "ngrok",
  "own",
  "lan",
  "practice",
] as const satisfies readonly TunnelKind[];

/** An interface of this machine to listen on with TLS. `publicHost` is another name that leads there. */
export const Bind = z.strictObject({
  address: z.union([z.ipv4(), z.ipv6()]),
  port: Port.optional(),
  publicHost: z.string().min(1).max(253).optional(),
});
export type Bind = z.infer<typeof Bind>;

/** Why a receiver does not listen on an interface of this machine. */
const BindCause = z.enum(["not-here", "cloud", "already-listening", "needs-public-url"]);
export const BindRefused = z.object({
  kind: z.literal("bindRefused"),
  address: z.string(),
  cause: BindCause,
});
export type BindRefused = z.infer<typeof BindRefused>;

/** Why a public address does not reach the receiver as it should. A stable vocabulary. */
export const TUNNEL_CAUSES = [
  "name-not-found",
  "connection-refused",
  "connect-timeout",
  "auth-refused",
  "key-unreadable",
  "key-passphrase",
  "agent-absent",
  "host-key-unknown",
  "host-key-changed",
  "port-taken",
  "forwarding-refused",
  "program-missing",
  "program-failed",
  "program-too-old",
  "token-unreadable",
  "token-refused",
  "authtoken-missing",
  "authtoken-refused",
  "lost",
  "not-practice",
  "no-public-url",
  "other",
] as const;
export const TunnelCause = z.enum(TUNNEL_CAUSES);
export type TunnelCause = z.infer<typeof TunnelCause>;

/** One tunnel as it stands. `receiver` names whose traffic it brings. */
export const TunnelState = z.object({
  receiver: z.string(),
  revision: z.number(),
  kind: z.enum(TUNNEL_KINDS),
  status: z.enum(["closed", "opening", "open", "reconnecting", "failed"]),
  /** The address without the receiver's secret path. */
  publicUrl: z.string().optional(),
  /** The address that it had before it came back under this one. What still points there reaches nobody. */
  formerUrl: z.string().optional(),
  since: z.string(),
  /** Round trip of the last sign of life, in milliseconds. */
  latencyMs: z.number().optional(),
  /** Fingerprint that an ssh server presented. */
  hostKey: HostKey.optional(),
  problem: z
    .object({
      cause: TunnelCause,
      /** What the program or server said, cut, cleaned, and free of secrets. */
      detail: z.string().optional(),
    })
    .optional(),
  /** What a person should know though it stands: a configuration that was left out, rules that lead elsewhere. */
  notices: z.array(MessageDescriptor).optional(),
  /** How often the connection had to be made anew. */
  reconnects: z.number().int().nonnegative(),
});
export type TunnelState = z.infer<typeof TunnelState>;
