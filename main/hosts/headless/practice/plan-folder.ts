import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensurePrivateFolder } from "../../../core/storage/durable-file.ts";
import type { Sandbox } from "../../../sandbox/index.ts";
import type { Direction } from "../../../../shared/migration/direction.ts";

/** Files of a rehearsal's migration, by absolute path. */
export type PlanFolder = { readonly plans: Readonly<Record<Direction, string>>; readonly caFile: string };

/**
 * Writes plans for both directions, and the secrets that they refer to, into a folder that only its owner can
 * read.
 */
export function writePlanFolder(
  folder: string,
  platform: Pick<Sandbox, "cloud" | "onPrem" | "number" | "caPem">,
  brand = "chat",
): PlanFolder {
  ensurePrivateFolder(folder);
  const write = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, `${text}\n`, { mode: 0o600 });
    return path;
  };
  write("cloud-token.txt", platform.cloud.accessToken);
  write("onprem-password.txt", platform.onPrem.password);
  write("pin.txt", platform.number.pin);
  write("number.cert", platform.number.cert);
  const caFile = write("ca.pem", platform.caPem.trimEnd());
  const plan = (direction: Direction): string =>
    write(`${direction}.json`, JSON.stringify(planOf(direction, platform, brand), null, 2));
  return { plans: { "to-cloud": plan("to-cloud"), "to-onprem": plan("to-onprem") }, caFile };
}

function planOf(
  direction: Direction,
  { cloud, onPrem, number }: Pick<Sandbox, "cloud" | "onPrem" | "number">,
  brand: string,
): unknown {
  return {
    version: 1,
    direction,
    dialect: { brand, apiVersion: "v23.0" },
    cloud: {
      baseUrl: cloud.baseUrl,
      businessAccountId: cloud.businessAccountId,
      appId: cloud.appId,
      accessToken: { file: "cloud-token.txt" },
      tls: { caFile: "ca.pem" },
    },
    onPrem: {
      baseUrl: onPrem.baseUrl,
      auth: { username: onPrem.username, password: { file: "onprem-password.txt" } },
      tls: { sha256: onPrem.sha256 },
    },
    number: {
      phoneNumberId: cloud.phoneNumberId,
      cc: number.cc,
      phoneNumber: number.phoneNumber,
      pin: { file: "pin.txt" },
      cert: { file: "number.cert" },
      displayName: number.displayName,
    },
  };
}
