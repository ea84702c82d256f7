import { alerts } from "./alerts.ts";
import { allowlist } from "./allowlist.ts";
import { authorities } from "./authorities.ts";
import { batch } from "./batch.ts";
import { causes } from "./causes.ts";
import { certificate } from "./certificate.ts";
import { changes } from "./changes.ts";
import { checkCauses } from "./check-causes.ts";
import { checks } from "./checks.ts";
import { codes } from "./codes.ts";
import { collection } from "./collection.ts";
import { complete } from "./completion.ts";
import { dataCopy } from "./data-copy.ts";
import { dataPlace } from "./data-place.ts";
import { digest } from "./digest.ts";
import { egress } from "./egress.ts";
import { endpointCauses } from "./endpoint-causes.ts";
import { endpointChecks } from "./endpoint-checks.ts";
import { endpointFindings } from "./endpoint-findings.ts";
import { ends, endsByCause } from "./ends.ts";
import { faults } from "./faults.ts";
import { findings } from "./findings.ts";
import { letters } from "./letters.ts";
import { lint } from "./lint.ts";
import { managed } from "./managed.ts";
import { phaseNames, phases } from "./phases.ts";
import { bases, directions, homes, places, proofs, readings } from "./places.ts";
import { pin } from "./pin.ts";
import { problems, problemsBeside } from "./problems.ts";
import { proof } from "./proof.ts";
import { questions } from "./questions.ts";
import { recovery } from "./recovery.ts";
import { report } from "./report.ts";
import { rescue } from "./rescue.ts";
import { planFaults, rowFaults } from "./row-faults.ts";
import { run } from "./run.ts";
import { shards } from "./shards.ts";
import { skipped, stepProofs, steps } from "./steps.ts";
import { support } from "./support.ts";
import { timeline } from "./timeline.ts";
import { times } from "./times.ts";
import { totals } from "./totals.ts";
import { traffic } from "./traffic.ts";
import { translate } from "./translate.ts";
import { tunnels } from "./tunnels.ts";
import { verdicts } from "./verdicts.ts";
import { way } from "./way.ts";
import { watch } from "./watch.ts";
import { connectivity, tunnelCauses, webhookCauses, webhookChecks } from "./webhook-checks.ts";

/** Every sentence that all hosts share, in English. The other languages have the same keys. */
export const en = {
  alerts,
  allowlist,
  authorities,
  batch,
  causes,
  certificate,
  changes,
  checkCauses,
  checks,
  codes,
  collection,
  complete,
  connectivity,
  dataCopy,
  dataPlace,
  digest,
  directions,
  egress,
  endpointCauses,
  endpointChecks,
  endpointFindings,
  ends,
  endsByCause,
  faults,
  findings,
  homes,
  letters,
  lint,
  managed,
  phaseNames,
  phases,
  bases,
  pin,
  places,
  problems,
  problemsBeside,
  proof,
  proofs,
  questions,
  readings,
  recovery,
  report,
  rescue,
  planFaults,
  rowFaults,
  run,
  shards,
  skipped,
  stepProofs,
  steps,
  support,
  timeline,
  times,
  totals,
  traffic,
  translate,
  tunnels,
  verdicts,
  watch,
  way,
  tunnelCauses,
  webhookCauses,
  webhookChecks,
} as const;

export type English = typeof en;
