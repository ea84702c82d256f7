/** Upper bounds of one receiver. Times in ms, sizes in bytes. */
export type ReceiverLimits = {
  /** From the first byte of a request to the end of its headers. */
  readonly headersMs: number;
  /** From the first byte of a request to the end of its body. */
  readonly requestMs: number;
  /** How often connections are checked against these times. */
  readonly checkEveryMs: number;
  readonly keepAliveMs: number;
  readonly headerBytes: number;
  readonly bodyBytes: number;
  readonly connections: number;
  readonly requestsPerSocket: number;
  /** Requests between headers and answer; any above this limit get 503. */
  readonly inWork: number;
  /** Total size of the bodies of these requests. */
  readonly bytesInWork: number;
  /** How long an unwanted body is still read, so that its sender gets the answer. */
  readonly lingerMs: number;
  /** How long running requests may take when the receiver stops. */
  readonly stopMs: number;
};

const MIB = 1024 * 1024;

/**
 * The limits outside tests. The platform's "3 MB" is read as 3 MiB, 3,145,728 bytes: the larger reading loses
 * nothing. The times are far below Node's defaults (60 s, 300 s, checked every 30 s), which let a slow sender
 * occupy a connection for minutes.
 */
export const RECEIVER_LIMITS: ReceiverLimits = {
  headersMs: 5_000,
  requestMs: 15_000,
  checkEveryMs: 1_000,
  keepAliveMs: 10_000,
  headerBytes: 8 * 1024,
  bodyBytes: 3 * MIB,
  connections: 64,
  requestsPerSocket: 100,
  inWork: 256,
  bytesInWork: 48 * MIB,
  lingerMs: 1_000,
  stopMs: 2_000,
};
