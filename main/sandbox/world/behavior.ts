/**
 * How the platform behaves where deployments differ or where a fault bends it.
 *
 * It is put together anew for each request out of the faults that strike it; the resources only read it.
 */
export type Behavior = {
  /** A wrong PIN at the cloud's register call also takes the on-premises gateway down. */
  readonly wrongPinStopsGateway: boolean;
  /** Refuse the backup pair of a register call although it is right. */
  readonly refuseBackup: boolean;
  /** How a refused backup pair is told: HTTP 200 with `success: false`, or an error body. */
  readonly backupRefusal: "false" | "code";
  readonly emptyBackup: boolean;
  readonly registerLimitReached: boolean;
  readonly cloudTokenExpired: boolean;
  readonly missingScope: string | undefined;
  readonly refusedFields: readonly string[];
  readonly clusteredHealth: boolean;
  readonly vnameShown: string | undefined;
  readonly hideVname: boolean;
  readonly codeStale: boolean;
  readonly codeTooRecent: boolean;
  readonly certExpired: boolean;
  readonly passwordChangeRequired: boolean;
  readonly waIdShown: string | undefined;
  /** What becomes of a message that the business sends: its statuses follow, only some do, or it is turned away. */
  readonly messages: "usual" | "sent-only" | "failed" | "refused" | "window-closed" | "token-refused";
  /** The client holds one text of authorities for its callbacks and no list: what is uploaded takes its place. */
  readonly oneWebhookAuthority: boolean;
  /** Why the callback that this request names did not prove itself; `undefined` where it did, or where none is named. */
  readonly callbackRefused: string | undefined;
};

/** The platform on a good day. */
export const usualBehavior: Behavior = {
  wrongPinStopsGateway: false,
  refuseBackup: false,
  backupRefusal: "code",
  emptyBackup: false,
  registerLimitReached: false,
  cloudTokenExpired: false,
  missingScope: undefined,
  refusedFields: [],
  clusteredHealth: false,
  vnameShown: undefined,
  hideVname: false,
  codeStale: false,
  codeTooRecent: false,
  certExpired: false,
  passwordChangeRequired: false,
  waIdShown: undefined,
  messages: "usual",
  oneWebhookAuthority: false,
  callbackRefused: undefined,
};
