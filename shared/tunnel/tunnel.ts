import { z } from "zod";
import { MessageDescriptor } from "../checks/result.ts";
import { ApiAddress } from "../migration/plan.ts";

/** A public base URL: https, without query or fragment. */
export const PublicUrl = ApiAddress.refine((url) => url.startsWith("https://"), "use https://");

/** An OpenSSH fingerprint of a host key, `SHA256:…`. */
export const HostKey = z
  .string()
  .regex(/^SHA256:[A-Za-z0-9+/]{43}$/, "looks like SHA256: and 43 characters, as ssh-keygen -l prints it");

const Port = z.number().int().min(1).max(65_535);

/** How the internet reaches the receiver. Holds no secret: keys are in files or in the vault. */
export const TunnelChoice = z.lazy(() =>
  z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("ssh"),
      host: z.string().min(1).max(253),
      port: Port.default(22),
      user: z.string().min(1).max(64),
      /** Path of the private key; default: the running ssh agent. */
      keyFile: z.string().min(1).optional(),
      /** Pinned at the first connection, after the user has compared it. */
      hostKey: HostKey.optional(),
      /** The loopback port that the server is asked to listen on; its TLS proxy forwards to it. */
      remotePort: Port,
      publicUrl: PublicUrl,
    }),
    z.strictObject({
      kind: z.literal("cloudflared"),
      /** Path of the program; default: searched on PATH. */
      program: z.string().min(1).optional(),
      /** A named tunnel's URL; without it, a quick tunnel with a new URL. */
      publicUrl: PublicUrl.optional(),
      /** The named tunnel's name, if any. */
      name: z.string().min(1).max(128).optional(),
      /**
       * Path of the file with a named tunnel's token. Only the path is passed on; only the tunnel program reads
       * the file.
       */
      tokenFile: z.string().min(1).optional(),
    }),
    z.strictObject({ kind: z.literal("ngrok"), domain: z.string().min(1).max(253).optional() }),
    /** A reverse proxy or router that is already set up. */
    z.strictObject({ kind: z.literal("own"), publicUrl: PublicUrl }),
    /**
     * Directly over the local network: the receiver itself listens on this address of the machine, with TLS.
     */
    z.strictObject({
      kind: z.literal("lan"),
      address: z.union([z.ipv4(), z.ipv6()]),
      /** Default: any free port. */
      port: Port.optional(),
      /** The URL at which the client reaches this machine; default: the address itself. */
      publicUrl: PublicUrl.optional(),
    }),
    /** The sandbox's own TLS proxy; in Practice only. */
    z.strictObject({ kind: z.literal("practice") }),
  ]),
);
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

/** An interface of this machine to listen on with TLS. `publicHost` is another name that leads to it. */
export const Bind = z.strictObject({
  address: z.union([z.ipv4(), z.ipv6()]),
  port: Port.optional(),
  publicHost: z.string().min(1).max(253).optional(),
});
export type Bind = z.infer<typeof Bind>;

/** Why a receiver does not listen on an interface of this machine. */
const BindCause = z.enum(["not-here", "cloud", "already-listening", "needs-public-url", "not-allowed"]);
export const BindRefused = z.object({
  kind: z.literal("bindRefused"),
  address: z.string(),
  cause: BindCause,
});
export type BindRefused = z.infer<typeof BindRefused>;

/** Why a public URL does not reach the receiver correctly. The values are stable. */
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
  /** The service that the tunnel leads through. */
  "service-unreachable",
  "no-public-url",
  /** The administrator of this computer doesn't allow this kind. */
  "tunnel-not-allowed",
  "other",
] as const;
export const TunnelCause = z.enum(TUNNEL_CAUSES);
export type TunnelCause = z.infer<typeof TunnelCause>;

export const TunnelStatus = z.enum(["closed", "opening", "open", "reconnecting", "failed"]);

/** The state of one tunnel. `receiver` names the receiver that it leads to. */
export const TunnelState = z.lazy(() =>
  z.object({
    receiver: z.string(),
    revision: z.number(),
    kind: z.enum(TUNNEL_KINDS),
    status: TunnelStatus,
    /** The URL without the receiver's secret path. */
    publicUrl: z.string().optional(),
    /** The URL before the tunnel reconnected with a new one. Requests to the old URL reach nothing. */
    formerUrl: z.string().optional(),
    since: z.string(),
    /** Latest measured round-trip time, in milliseconds. */
    latencyMs: z.number().optional(),
    /** Fingerprint that the ssh server presented. */
    hostKey: HostKey.optional(),
    problem: z
      .object({
        cause: TunnelCause,
        /** Message of the program or server, shortened, sanitized, and free of secrets. */
        detail: z.string().optional(),
      })
      .optional(),
    /**
     * What the user should know although the tunnel works: an ignored configuration, or rules that lead
     * elsewhere.
     */
    notices: z.array(MessageDescriptor).optional(),
    /** Number of reconnects. */
    reconnects: z.number().int().nonnegative(),
  }),
);
export type TunnelState = z.infer<typeof TunnelState>;
