import { certExpiry, certNumber, certReadable } from "./certificate/certificate-checks.ts";
import { cloudApp, cloudReachable, cloudTls, cloudVersion } from "./cloud/cloud-checks.ts";
import { cloudPermissions } from "./cloud/permissions.ts";
import { cloudToken } from "./cloud/token.ts";
import type { Check } from "./context.ts";
import { localBackupPassword, localDisk, localUnresolvedRun, localVault } from "./local/local-checks.ts";
import { localClock } from "./local/clock.ts";
import { numberAccount } from "./number/account.ts";
import { numberAttempts, numberLock, numberPin } from "./number/access-checks.ts";
import { numberFormat } from "./number/format.ts";
import {
  numberMode,
  numberName,
  numberPlace,
  numberQuality,
  numberSending,
  numberStatus,
  numberVerification,
} from "./number/status-checks.ts";
import { onPremHealth } from "./onprem/health.ts";
import {
  onPremNumber,
  onPremQueue,
  onPremReachable,
  onPremTls,
  onPremWebhooks,
} from "./onprem/onprem-checks.ts";
import { onPremToken } from "./onprem/token.ts";
import { shardsNodes, shardsThroughput } from "./shards-checks.ts";
import {
  webhooksCallback,
  webhooksEndpoint,
  webhooksOverride,
  webhooksSubscription,
} from "./webhook-checks.ts";

/** Every preflight check in display order: this machine, both servers, the number, related settings. */
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
