import { certExpiry } from "./cert/expiry.ts";
import { certNumber } from "./cert/number.ts";
import { certReadable } from "./cert/readable.ts";
import { cloudApp } from "./cloud/app.ts";
import { cloudPermissions } from "./cloud/permissions.ts";
import { cloudReachable } from "./cloud/reachable.ts";
import { cloudTls } from "./cloud/tls.ts";
import { cloudToken } from "./cloud/token.ts";
import { cloudVersion } from "./cloud/version.ts";
import type { Check } from "./context.ts";
import { localBackupPassword } from "./local/backup-password.ts";
import { localClock } from "./local/clock.ts";
import { localDisk } from "./local/disk.ts";
import { localUnresolvedRun } from "./local/unresolved-run.ts";
import { localVault } from "./local/vault.ts";
import { numberAccount } from "./number/account.ts";
import { numberAttempts } from "./number/attempts.ts";
import { numberFormat } from "./number/format.ts";
import { numberLock } from "./number/lock.ts";
import { numberMode } from "./number/mode.ts";
import { numberName } from "./number/name.ts";
import { numberPin } from "./number/pin.ts";
import { numberPlace } from "./number/place.ts";
import { numberQuality } from "./number/quality.ts";
import { numberSending } from "./number/sending.ts";
import { numberStatus } from "./number/status.ts";
import { numberVerification } from "./number/verification.ts";
import { onPremHealth } from "./onprem/health.ts";
import { onPremNumber } from "./onprem/number.ts";
import { onPremQueue } from "./onprem/queue.ts";
import { onPremReachable } from "./onprem/reachable.ts";
import { onPremTls } from "./onprem/tls.ts";
import { onPremToken } from "./onprem/token.ts";
import { onPremWebhooks } from "./onprem/webhooks.ts";
import { shardsNodes } from "./shards/nodes.ts";
import { shardsThroughput } from "./shards/throughput.ts";
import { webhooksCallback } from "./webhooks/callback.ts";
import { webhooksEndpoint } from "./webhooks/endpoint.ts";
import { webhooksOverride } from "./webhooks/override.ts";
import { webhooksSubscription } from "./webhooks/subscription.ts";

/** Every pre-check in the order in which results are shown: this machine, both servers, the number, what comes with it. */
export const CHECKS: readonly Check[] = [
  numberFormat,
  localDisk,
  localVault,
  localUnresolvedRun,
  localClock,
  localBackupPassword,
  cloudReachable,
  cloudTls,
  cloudVersion,
  cloudToken,
  cloudApp,
  cloudPermissions,
  onPremReachable,
  onPremTls,
  onPremToken,
  onPremHealth,
  onPremNumber,
  onPremWebhooks,
  onPremQueue,
  numberAccount,
  numberPlace,
  numberStatus,
  numberSending,
  numberMode,
  numberQuality,
  numberVerification,
  numberName,
  numberLock,
  numberPin,
  numberAttempts,
  certReadable,
  certNumber,
  certExpiry,
  shardsThroughput,
  shardsNodes,
  webhooksSubscription,
  webhooksOverride,
  webhooksCallback,
  webhooksEndpoint,
];
