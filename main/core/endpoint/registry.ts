import { endpointAddress, endpointReachable, endpointRedirect } from "./checks/connection.ts";
import {
  endpointBatch,
  endpointKinds,
  endpointLarge,
  endpointOrder,
  endpointRepeats,
} from "./checks/payloads.ts";
import { endpointHandshake } from "./checks/handshake.ts";
import { endpointLatency } from "./checks/latency.ts";
import { endpointSignature } from "./checks/signature.ts";
import { endpointStatus } from "./checks/status.ts";
import { endpointTls } from "./checks/tls.ts";
import type { EndpointCheck } from "./context.ts";

/** Every check of the endpoint doctor in the order in which they run; those from `status` on post, where it is asked for. */
export const ENDPOINT_CHECKS: readonly EndpointCheck[] = [
  endpointAddress,
  endpointReachable,
  endpointTls,
  endpointRedirect,
  endpointHandshake,
  endpointStatus,
  endpointSignature,
  endpointKinds,
  endpointLatency,
  endpointLarge,
  endpointBatch,
  endpointRepeats,
  endpointOrder,
];
