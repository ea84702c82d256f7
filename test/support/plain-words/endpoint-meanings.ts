import { en as windowEn } from "../../../renderer/wording/en/index.ts";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import type { Claim } from "./claims.ts";
import { complete, type Rows } from "./complete.ts";

const ACCEPTED: readonly Claim[] = ["accepted"];
const REJECTED: readonly Claim[] = ["rejected"];
const NOT_ACCEPTED: readonly Claim[] = ["not accepted"];
const UNANSWERED: readonly Claim[] = ["no usable answer"];
const SILENT: readonly Claim[] = ["no server responds"];

const CAUSES: Readonly<Record<string, readonly Claim[]>> = {
  "not-reachable.happened": ["no trusted connection"],
  "not-answered.happened": UNANSWERED,
  "not-allowed.happened": NOT_ACCEPTED,
  "private-address.happened": ["nothing was posted"],
  "not-asked.happened": ["nothing was posted"],
  "secret-not-given.happened": REJECTED,
  "accepts-bad-signature.happened": ACCEPTED,
  "accepts-missing-signature.happened": ACCEPTED,
  "refuses-good-signature.happened": NOT_ACCEPTED,
  "refuses-escaped-text.happened": REJECTED,
  "kind-refused.happened": NOT_ACCEPTED,
  "large-refused.happened": NOT_ACCEPTED,
  "batch-refused.happened": NOT_ACCEPTED,
  "repeat-refused.happened": NOT_ACCEPTED,
  "disorder-refused.happened": NOT_ACCEPTED,
  "connection-refused.happened": SILENT,
  "no-route.happened": SILENT,
  "connect-timeout.happened": SILENT,
  "proxy-refused.happened": SILENT,
  "proxy-unreachable.happened": SILENT,
  "proxy-authentication.happened": SILENT,
  "proxy-lost.happened": SILENT,
  "proxy-unsupported.happened": SILENT,
};

const FINDINGS: Readonly<Record<string, readonly Claim[]>> = {
  notAsked: ["no trusted connection"],
  noAnswer: UNANSWERED,
  "none.silent": UNANSWERED,
  "none.lost": UNANSWERED,
  "none.unusable": UNANSWERED,
  "reachable.answers": ["a server responds"],
  "sending.notAsked": ["nothing was posted"],
  "sending.unsigned": REJECTED,
  "sending.refused": NOT_ACCEPTED,
  "status.fine": ACCEPTED,
  "status.none": UNANSWERED,
  "signature.fine": ACCEPTED,
  "signature.unsignedRefused": REJECTED,
  "signature.missing": ACCEPTED,
  "signature.wrong": ACCEPTED,
  "signature.rewritten": ACCEPTED,
  "signature.escaped": REJECTED,
  "signature.refused": NOT_ACCEPTED,
  "kinds.fine": ACCEPTED,
  "kinds.refused": NOT_ACCEPTED,
  "latency.measured": ACCEPTED,
  "large.taken": ACCEPTED,
  "large.refused": NOT_ACCEPTED,
  "batch.taken": ACCEPTED,
  "batch.refused": NOT_ACCEPTED,
  "repeats.fine": ACCEPTED,
  "repeats.refused": NOT_ACCEPTED,
  "order.fine": ACCEPTED,
  "order.refused": NOT_ACCEPTED,
};

const VERDICTS: Readonly<Record<string, readonly Claim[]>> = {
  ready: ["endpoint ready", "no check failed"],
  readyWarned: ["endpoint ready", "no check failed"],
  notReady: ["endpoint not ready"],
  partly: ["partly checked", "no check failed"],
  nothingSent: ["nothing was posted"],
  unsignedSent: ["unsigned one sent"],
  sent: ["notifications sent"],
};

const WINDOW: Readonly<Record<string, readonly Claim[]>> = {
  "headline.unsent": ["partly checked", "no check failed"],
  "headline.ready": ["endpoint ready", "no check failed"],
  "headline.not-ready": ["endpoint not ready"],
  "headline.failed": ["endpoint not ready"],
  "verdict.unsent": ["partly checked"],
  "verdict.ready": ["endpoint ready"],
  "verdict.not-ready": ["endpoint not ready"],
  "verdict.notAsked": ["nothing was posted"],
  "time.measured": ["times measured", "accepted"],
  "time.none": ["no times measured", "nothing was posted"],
  "time.noneMeasured": ["no times measured"],
};

/** What each sentence about an endpoint check claims. */
export const ENDPOINT_MEANINGS: Rows = [
  ...complete("endpointCauses", en.endpointCauses, CAUSES),
  ...complete("endpointFindings", en.endpointFindings, FINDINGS),
  ["verdicts.go.skipped", []],
  ...complete("verdicts.endpoint", en.verdicts.endpoint, VERDICTS),
  ...complete("window.webhooks.endpoint", windowEn.webhooks.endpoint, WINDOW),
];
