import { endpointAddress } from "./checks/address.ts";
import { endpointBatch } from "./checks/batch.ts";
import { endpointHandshake } from "./checks/handshake.ts";
import { endpointKinds } from "./checks/kinds.ts";
import { endpointLarge } from "./checks/large.ts";
import { endpointLatency } from "./checks/latency.ts";
import { endpointOrder } from "./checks/order.ts";
import { endpointReachable } from "./checks/reachable.ts";
import { endpointRedirect } from "./checks/redirect.ts";
import { endpointRepeats } from "./checks/repeats.ts";
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
