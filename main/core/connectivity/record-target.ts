import type { Redacted } from "../../../shared/redacted.ts";
import type { Result } from "../../../shared/result.ts";
import type { Vault } from "../runtime/ports.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { TestRecord } from "./records.ts";
import { openTarget, type OpenTarget, type TargetProblem } from "./target.ts";

/**
 * Opens access to where a record's callback URL was replaced, with the first of these app secrets that the
 * app's callback URL can be read with; with the first one if none can read it. Other levels need no secret.
 */
export async function openRecordTarget(
  { ports, vault }: { readonly ports: HostPorts; readonly vault: Vault },
  { target, side, borrowed }: TestRecord,
  [first, ...others]: readonly Redacted<string>[],
): Promise<Result<OpenTarget, TargetProblem>> {
  const open = (secret: Redacted<string> | undefined): ReturnType<typeof openTarget> =>
    openTarget({ ports, vault }, { target, source: side }, secret);
  const opened = open(first);
  if (!opened.ok || others.length === 0 || borrowed?.level !== "application") return opened;
  if (await isReadable(opened.value)) return opened;
  for (const secret of others) {
    const other = open(secret);
    if (!other.ok) continue;
    if (await isReadable(other.value)) {
      await opened.value.close();
      return other;
    }
    await other.value.close();
  }
  return opened;
}

async function isReadable(target: OpenTarget): Promise<boolean> {
  const queried = await (await target.level("application"))?.query();
  return queried?.kind === "seen";
}
