import type { SandboxClock } from "./world/clock.ts";
import type { FaultChoice } from "./faults/table.ts";
import type { Pace } from "./http/exchange-handler.ts";
import type { SandboxMemory } from "./memory/snapshot.ts";
import type { Front } from "./tls/front.ts";
import type { World } from "./world.ts";

export type SandboxOptions = {
  /**
   * Where the sandbox saves its state. Saved state wins over the initial options (location, secrets, faults);
   * corrupted state is ignored.
   */
  readonly memory?: SandboxMemory;
  /** Delay of responses; default: none. */
  readonly pace?: Pace;
  /** The number's initial location; default: "onprem". */
  readonly startsOn?: "onprem" | "cloud";
  /** The number and its ID; default: the same in every sandbox. */
  readonly number?: { readonly phoneNumber: string; readonly phoneNumberId: string };
  /** The platform's brand prefix in its identifiers; default: "chat". */
  readonly brand?: string;
  /** The version segment of the cloud API; default: `v23.0`. */
  readonly apiVersion?: string;
  /** How many numbers the business account has, each with an on-premises client of its own; 1 with `memory`. */
  readonly numbers?: number;
  /** Apply to every number. */
  readonly faults?: readonly FaultChoice[];
  /** The same seed gives the same secrets, codes and IDs, in the order in which they are needed. */
  readonly seed?: string;
  /** Secrets to use instead of new ones. */
  readonly secrets?: Partial<SandboxSecrets>;
  readonly clock?: SandboxClock;
  /** Whether responses carry a `Date` header; default: true. */
  readonly dated?: boolean;
  /** Ports to listen on; default: any free ones. */
  readonly ports?: { readonly cloud?: number; readonly onPrem?: number };
  /** "random", or the fixed six digits of every registration code. */
  readonly codes?: string;
  /** Whether the business replies to each message automatically, so that statuses follow; default: true. */
  readonly autoReply?: boolean;
  /** Whether two-step verification is on initially; default: true. */
  readonly twoStep?: boolean;
  /** Number of shards while the number is on the on-premises client. */
  readonly shards?: number;
  /** Whether the on-premises client is a cluster that reports its health per node. */
  readonly clustered?: boolean;
};

/** Secrets of a sandbox; they protect nothing. */
export type SandboxSecrets = {
  readonly cloudToken: string;
  readonly appSecret: string;
  /** The verify token of the app's production callback URL. */
  readonly verifyToken: string;
  readonly onPremToken: string;
  readonly onPremPassword: string;
  readonly pin: string;
};

/** One number of a sandbox: where it can be called and with which secrets, and its actual state. */
export type SandboxNumber = Pick<Sandbox, "cloud" | "onPrem" | "number" | "caPem" | "world">;

/** A running sandbox: its URLs, credentials and actual state. */
export type Sandbox = {
  readonly cloud: {
    readonly baseUrl: string;
    readonly accessToken: string;
    readonly appId: string;
    readonly appSecret: string;
    /** The verify token of the app's production callback URL (`https://callbacks.example/…`). */
    readonly endpointToken: string;
    readonly businessAccountId: string;
    readonly phoneNumberId: string;
  };
  readonly onPrem: {
    readonly baseUrl: string;
    readonly username: string;
    readonly password: string;
    readonly token: string;
    /** SHA-256 fingerprint of the client's self-signed certificate, `AA:BB:…`. */
    readonly sha256: string;
  };
  readonly number: {
    readonly cc: string;
    readonly phoneNumber: string;
    readonly pin: string;
    readonly wrongPin: string;
    /** Registration certificate, base64 text. */
    readonly cert: string;
    readonly displayName: string;
  };
  /**
   * The private authority that signs the certificates of the cloud and of TLS proxies. The sandbox trusts it
   * when it sends webhooks.
   */
  readonly caPem: string;
  /** True if it continues the state of an earlier process. */
  readonly restored: boolean;
  readonly world: World;
  /** The account's other numbers, in order. */
  readonly further: readonly SandboxNumber[];
  /**
   * Opens a public URL, with a certificate of the private authority, that forwards every byte to and from
   * that loopback port.
   */
  readonly openFront: (port: number) => Promise<Front>;
  /**
   * Gives the actual URL of the practice business's own endpoint; undefined for a URL that is not its own.
   */
  readonly productionAt: (url: string) => Promise<string | undefined>;
  /** The routing registry (whois), and the AS number of the simulated platform's network. */
  readonly registry: { readonly host: string; readonly port: number; readonly asn: number };
  readonly close: () => Promise<void>;
};
