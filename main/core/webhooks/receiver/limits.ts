/** Upper bounds of one receiver. Times in milliseconds, sizes in bytes. */
export type ReceiverLimits = {
  /** From the first byte of a request to the end of its headers. */
  readonly headersMs: number;
  /** From the first byte of a request to the last of its body. */
  readonly requestMs: number;
  /** How often connections are held against these times. */
  readonly checkEveryMs: number;
  readonly keepAliveMs: number;
  readonly headerBytes: number;
  readonly bodyBytes: number;
  readonly connections: number;
  readonly requestsPerSocket: number;
  /** Requests between their headers and their answer; what comes on top is answered with 503. */
  readonly inWork: number;
  /** Bodies of these requests, together. */
  readonly bytesInWork: number;
  /** How long a body that nobody wants is read on, so that its sender gets to see the answer. */
  readonly lingerMs: number;
  /** How long requests in work may take when the receiver stops. */
  readonly stopMs: number;
};

const MIB = 1024 * 1024;

/**
 * What holds outside tests. The platform's "3 MB" is read as 3 MiB, 3,145,728 bytes: the larger reading loses nothing.
 * The times are far below Node's own (60 s, 300 s, looked at every 30 s), which let a slow sender hold a place for minutes.
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
