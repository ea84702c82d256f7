/** Where the number is registered. "none" follows an explicit deregister call only. */
export type AccountOfNumber = "onprem" | "cloud" | "none";

/** The on-premises client's connection to the platform. */
export type Gateway = "connected" | "connecting" | "disconnected" | "uninitialized" | "unregistered";

export type CodeMethod = "sms" | "voice";

/** Facts that never change while a sandbox runs. */
export type Fixtures = {
  readonly brand: string;
  readonly apiVersion: string;
  readonly appId: string;
  readonly appSecret: string;
  /** The verify token of the customer's production endpoint, the app's initial callback URL. */
  readonly endpointToken: string;
  readonly businessId: string;
  readonly businessAccountId: string;
  readonly phoneNumberId: string;
  readonly cc: string;
  readonly phoneNumber: string;
  /** The registration certificate that the cloud returns for the number. */
  readonly cert: string;
  /** The certificate that the on-premises client presents, in its download format. */
  readonly onPremCertificatePem: string;
  /** "random", or the code that every SMS and call carries. */
  readonly codes: string;
};

export type NumberState = {
  readonly displayName: string;
  readonly nameStatus: string;
  readonly status: string;
  readonly qualityRating: string;
  readonly messagingLimit: string;
  readonly throughput: "STANDARD" | "HIGH" | "NOT_APPLICABLE";
  readonly pin: string;
  readonly twoStep: boolean;
  readonly pinFailures: number;
  readonly lastPinFailureMs: number | undefined;
  readonly pinLockedUntilMs: number;
  /** A code was confirmed to the cloud since the number last left it. */
  readonly verifiedForCloud: boolean;
  readonly deregistration: "complete" | "incomplete";
  readonly deletedAtMs: number | undefined;
  readonly callbackOverride: string | undefined;
  /** False if omitted. */
  readonly officialAccount?: boolean;
};

export type PendingCode = {
  readonly code: string;
  readonly sentAtMs: number;
  readonly wrongGuesses: number;
};

export type Backup = {
  readonly password: string;
  readonly data: string;
  readonly number: string;
  readonly shards: number;
  readonly use: "unused" | "used" | "void";
};

export type OnPremToken = { readonly token: string; readonly expiresAtMs: number };

export type OnPremState = {
  readonly gateway: Gateway;
  readonly username: string;
  readonly password: string;
  readonly passwordChanged: boolean;
  readonly tokens: readonly OnPremToken[];
  readonly clustered: boolean;
  readonly shards: number;
  readonly registeredAtMs: number;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Trusted for callback URLs in addition to the public roots; none if omitted. */
  readonly webhookAuthorities?: readonly WebhookAuthority[];
};

/** An authority that was uploaded to the client, as the client lists it. */
export type WebhookAuthority = { readonly id: string; readonly certificate: string };

export type CloudToken = {
  readonly token: string;
  readonly issuedAtMs: number;
  readonly expiresAtMs: number;
  readonly scopes: readonly string[];
};

export type Subscription = {
  readonly id: string;
  readonly name: string;
  readonly overrideCallbackUri?: string;
  /** Another owner's app that does send: its callback URL, or our own app's if omitted. */
  readonly sends?: { readonly secret: string; readonly callbackUrl?: string };
};

/** A message template of the account. */
export type Template = {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly status: string;
  readonly category: string;
};

export type CloudState = {
  readonly tokens: readonly CloudToken[];
  readonly subscriptions: readonly Subscription[];
  readonly appSubscription: { readonly callbackUrl: string; readonly fields: readonly string[] } | undefined;
  /** The usual ones if omitted. */
  readonly templates?: readonly Template[];
  /** The verify token that each production endpoint (`*.example`) accepts, by its URL. */
  readonly endpointTokens: Readonly<Record<string, string>>;
};

export type AccountEntry = { readonly home: AccountOfNumber; readonly atMs: number };

export type Traffic = {
  readonly cloud: number;
  readonly onPrem: number;
  readonly dropped: number;
  /** Reached the cloud, but no app was subscribed. */
  readonly unheard: number;
};

/** A message that the business sent to an end user. */
export type OutgoingMessage = {
  /** Counts the messages of one sandbox. */
  readonly seq: number;
  readonly id: string;
  readonly side: "cloud" | "onprem";
  readonly to: string;
  readonly text: string;
  /** The message that it replies to, if any. */
  readonly inReplyTo?: string;
  readonly fate: "usual" | "sent-only" | "failed";
  readonly atMs: number;
};

/** Who wrote to the number and when, and what the business has sent. */
export type Messaging = {
  readonly heardAtMs: Readonly<Record<string, number>>;
  readonly sent: readonly OutgoingMessage[];
};

/** The single state behind both simulated APIs. */
export type WorldState = {
  readonly fixtures: Fixtures;
  readonly home: AccountOfNumber;
  readonly homes: readonly AccountEntry[];
  readonly gapUntilMs: number;
  readonly number: NumberState;
  readonly onPrem: OnPremState;
  readonly cloud: CloudState;
  readonly backups: readonly Backup[];
  readonly registerCalls: readonly number[];
  readonly registerBlockedUntilMs: number;
  readonly codes: Readonly<Partial<Record<"onPrem" | "cloud", PendingCode>>>;
  readonly codeWaits: Readonly<Record<CodeMethod, number>>;
  /** The code that was sent last, as the phone shows it: `123-456`. */
  readonly lastCode: string | undefined;
  readonly lastCodeAtMs: number | undefined;
  readonly traffic: Traffic;
  /** Omitted until the first message is received or sent. */
  readonly messaging?: Messaging;
};

/** Gives a copy of the state with some of the number's facts changed. */
export function withNumber(state: WorldState, patch: Partial<NumberState>): WorldState {
  return { ...state, number: { ...state.number, ...patch } };
}

/** Gives a copy of the state with some of the on-premises client's facts changed. */
export function withOnPrem(state: WorldState, patch: Partial<OnPremState>): WorldState {
  return { ...state, onPrem: { ...state.onPrem, ...patch } };
}

/** Gives a copy of the state with some of the cloud API's facts changed. */
export function withCloud(state: WorldState, patch: Partial<CloudState>): WorldState {
  return { ...state, cloud: { ...state.cloud, ...patch } };
}

/** The number in international digits, as in the platform's own user IDs. */
export function digitsOf(fixtures: Fixtures): string {
  return fixtures.cc + fixtures.phoneNumber;
}
