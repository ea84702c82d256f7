/**
 * The platform's behavior where deployments differ or where a fault changes it.
 *
 * It is assembled for each request from the faults that apply to it; handlers only read it.
 */
export type Behavior = {
  /** A wrong PIN at the cloud's register call also takes the on-premises gateway down. */
  readonly wrongPinStopsGateway: boolean;
  /** Reject a register call's backup although it is correct. */
  readonly refuseBackup: boolean;
  /** How a backup is rejected: HTTP 200 with `success: false`, or an error body. */
  readonly backupRefusal: "false" | "code";
  readonly emptyBackup: boolean;
  readonly registerLimitReached: boolean;
  readonly cloudTokenExpired: boolean;
  readonly missingScope: string | undefined;
  readonly refusedFields: readonly string[];
  /** How the list of templates is given; "changed-by-move": one template is paused once the number has moved. */
  readonly templates: "usual" | "changed-by-move" | "second-page-fails";
  /** How long after the number's last move its raised throughput shows. */
  readonly throughputLateMs: number;
  /** What the cloud reports as the number's status once it has moved; undefined: its status. */
  readonly statusAfterMove: "BANNED" | "RESTRICTED" | undefined;
  readonly clusteredHealth: boolean;
  readonly vnameShown: string | undefined;
  readonly hideVname: boolean;
  readonly codeStale: boolean;
  readonly codeTooRecent: boolean;
  readonly certExpired: boolean;
  readonly passwordChangeRequired: boolean;
  readonly waIdShown: string | undefined;
  /**
   * What happens to a message that the business sends: all statuses follow, only some do, or it is rejected.
   */
  readonly messages: "usual" | "sent-only" | "failed" | "refused" | "window-closed" | "token-refused";
  /** The client holds one authority for its callbacks instead of a list: an upload replaces it. */
  readonly oneWebhookAuthority: boolean;
  /**
   * Why the callback URL that this request names failed verification; `undefined` if it passed, or none is
   * named.
   */
  readonly callbackRefused: string | undefined;
};

/** The platform's behavior without faults. */
export const usualBehavior: Behavior = {
  wrongPinStopsGateway: false,
  refuseBackup: false,
  backupRefusal: "code",
  emptyBackup: false,
  registerLimitReached: false,
  cloudTokenExpired: false,
  missingScope: undefined,
  refusedFields: [],
  templates: "usual",
  throughputLateMs: 0,
  statusAfterMove: undefined,
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
