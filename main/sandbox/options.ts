import type { SandboxClock } from "./world/clock.ts";
import type { FaultChoice } from "./faults/table.ts";
import type { Pace } from "./http/exchange-handler.ts";
import type { SandboxMemory } from "./memory/snapshot.ts";
import type { Front } from "./tls/front.ts";
import type { World } from "./world.ts";

export type SandboxOptions = {
  /**
   * Where the platform keeps itself. What it finds there wins over the options of the first day (where the number
   * is, secrets, faults); what is damaged there counts as nothing.
   */
  readonly memory?: SandboxMemory;
  /** How long answers take; no time when left out. */
  readonly pace?: Pace;
  /** Where the number is at the start; "onprem" when left out. */
  readonly startsOn?: "onprem" | "cloud";
  /** The platform's brand word in its identifiers; "chat" when left out. */
  readonly brand?: string;
  /** The version segment of the cloud API, `v23.0` when left out. */
  readonly apiVersion?: string;
  readonly faults?: readonly FaultChoice[];
  readonly clock?: SandboxClock;
  /** Whether answers say what time it is (`Date`); they do when left out. */
  readonly dated?: boolean;
  /** Ports to listen on; any free ones when left out. */
  readonly ports?: { readonly cloud?: number; readonly onPrem?: number };
  /** "random", or the six digits that every registration code has. */
  readonly codes?: string;
  /** Does the business answer each message by itself, so that statuses follow? It does when left out. */
  readonly autoReply?: boolean;
  /** Whether two-step verification is on at the start; it is when left out. */
  readonly twoStep?: boolean;
  /** How many shards the number runs on while it is on the on-premises client. */
  readonly shards?: number;
  /** Whether the on-premises client is a cluster and tells its health node by node. */
  readonly clustered?: boolean;
};

/** A running practice platform: where it is, what opens it, and what really is the case. */
export type Sandbox = {
  readonly cloud: {
    readonly baseUrl: string;
    readonly accessToken: string;
    readonly appId: string;
    readonly appSecret: string;
    /** The verify token that the app's production callback (`https://callbacks.example/…`) answers to. */
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
  /** The private authority that signs the cloud's certificate and those of fronts. The platform's webhooks trust it too. */
  readonly caPem: string;
  /** Did it go on where an earlier process left it? */
  readonly restored: boolean;
  readonly world: World;
  /** Opens a public address under the private authority, whose every byte goes to and comes from that loopback port. */
  readonly openFront: (port: number) => Promise<Front>;
  /** Where an address of the practice business's own endpoint really leads; undefined for one that is not its own. */
  readonly productionAt: (url: string) => Promise<string | undefined>;
  readonly close: () => Promise<void>;
};
