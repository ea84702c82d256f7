import { join } from "node:path";
import { z } from "zod";
import { ok, type Result } from "../../../../shared/result.ts";
import type { StorageProblem } from "../../../../shared/rpc/problems.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import type { Random } from "../../runtime/random.ts";
import { checkedText } from "../../storage/checked-json.ts";
import { replaceDurably } from "../../storage/durable-file.ts";
import { underLock } from "../../storage/number-locks.ts";
import type { ReceiverAddress } from "./port.ts";
import { readOptionalJson } from "../../storage/json-file.ts";

const PATH = /^\/[A-Za-z0-9_-]{22}$/;

const StoredPaths = z.object({
  cloudPath: z.string().regex(PATH),
  onPremPath: z.string().regex(PATH),
  /** The port that was used last. */
  port: z.number().int().min(1).max(65_535).optional(),
});
const File = z.object({ format: z.literal(1), workspaces: z.record(z.string(), StoredPaths) });
type StoredPaths = z.infer<typeof StoredPaths>;

/** The parts of a receiver's URL that are fixed before it listens. */
export type KeptAddress = Pick<ReceiverAddress, "cloudPath" | "onPremPath"> & { readonly port?: number };

/** Returns `/` and 128 random bits, base64url. */
export function randomPath(random: Random): string {
  return `/${Buffer.from(random.bytes(16)).toString("base64url")}`;
}

/** Returns two new paths, for a receiver whose URL is not needed again. */
export function freshPaths(random: Random): KeptAddress {
  return { cloudPath: randomPath(random), onPremPath: randomPath(random) };
}

/**
 * Returns the paths of a receiver, by workspace or by number. They are created once and then stay the same,
 * because a callback URL may still name them. Stored in `receiver-paths.json`, which only its user can read.
 */
export function keptAddress(ports: HostPorts, workspace: string): Result<KeptAddress, StorageProblem> {
  return changeFile(ports, (kept) => {
    const known = kept[workspace];
    if (known !== undefined) return { kept, given: addressOf(known) };
    const fresh = freshPaths(ports.random);
    return { kept: { ...kept, [workspace]: { ...fresh } }, given: fresh };
  });
}

/** Remembers the port for the next start. A failed write is ignored: any free port works too. */
export function rememberPort(ports: HostPorts, workspace: string, port: number): void {
  changeFile(ports, (kept) => {
    const known = kept[workspace];
    if (known === undefined || known.port === port) return { kept, given: null };
    return { kept: { ...kept, [workspace]: { ...known, port } }, given: null };
  });
}

type Workspaces = Readonly<Record<string, StoredPaths>>;
type Changed<T> = { readonly kept: Workspaces; readonly given: T };

function changeFile<T>(
  { dataDir }: Pick<HostPorts, "dataDir">,
  change: (kept: Workspaces) => Changed<T>,
): Result<T, StorageProblem> {
  return underLock(dataDir, "receiver-paths", () => {
    const path = join(dataDir, "receiver-paths.json");
    const before = read(path);
    const { kept, given: result } = change(before);
    if (kept !== before) replaceDurably(path, checkedText({ format: 1, workspaces: kept }));
    return ok(result);
  });
}

/** An unreadable file is replaced: a callback URL with a lost path is set again by the next test. */
function read(path: string): Workspaces {
  return File.safeParse(readOptionalJson(path)).data?.workspaces ?? {};
}

function addressOf({ cloudPath, onPremPath, port }: StoredPaths): KeptAddress {
  return { cloudPath, onPremPath, ...(port === undefined ? {} : { port }) };
}
