import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKeyInput,
  type KeyObject,
} from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { parseJson } from "../../../shared/parse-json.ts";
import type { ReportKey } from "../../../shared/report/report.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { createDurably, textIfThere } from "../storage/durable-file.ts";
import { catchStorageErrors } from "../storage/problems.ts";
import { renameToQuarantine } from "../storage/quarantine.ts";
import { reportKey, type SigningKey } from "./signature.ts";

const FORMAT = 1;
const Part = z.string().regex(/^[\w-]{43}$/);
/** An Ed25519 key as RFC 8037 writes it: `x` is the public half. */
const StoredKey = z.strictObject({
  format: z.literal(FORMAT),
  kty: z.literal("OKP"),
  crv: z.literal("Ed25519"),
  x: Part,
  d: Part,
});
const Stored = z.looseObject({ format: z.int() });

type KeyPlace = Pick<HostPorts, "dataDir" | "clock">;

/**
 * The key that signs this data folder's reports; the first call makes it. It lies beside the journal in
 * `report-key.json`, readable by its owner only: whoever can read the data folder can sign as it. An
 * unreadable file is renamed and a new key made; earlier reports then show another key's fingerprint.
 *
 * Problems: newerVersion, storage.
 */
export function signingKey(place: KeyPlace): Result<SigningKey, StorageProblem> {
  return catchStorageErrors(() => {
    const known = readKey(place);
    if (!known.ok || known.value !== undefined) return known.ok ? presentKey(known.value) : known;
    if (existsSync(pathOf(place))) renameToQuarantine(pathOf(place), place.clock.now());
    const { privateKey } = generateKeyPairSync("ed25519");
    const { kty, crv, x, d } = privateKey.export({ format: "jwk" });
    createDurably(pathOf(place), `${JSON.stringify({ format: FORMAT, kty, crv, x, d })}\n`);
    // Another process may have made one in the same moment: what the file holds counts.
    const made = readKey(place);
    return made.ok ? presentKey(made.value) : made;
  });
}

/** The public half of the key, if there is one; makes none. */
export function knownReportKey(place: KeyPlace): ReportKey | undefined {
  const known = catchStorageErrors(() => readKey(place));
  return known.ok && known.value !== undefined ? reportKey(known.value.publicKey) : undefined;
}

function presentKey(key: SigningKey | undefined): Result<SigningKey, StorageProblem> {
  return key === undefined ? err({ kind: "storageFailed", code: "ENOENT" }) : ok(key);
}

function readKey(place: KeyPlace): Result<SigningKey | undefined, StorageProblem> {
  const text = textIfThere(pathOf(place));
  if (text === undefined) return ok(undefined);
  const json = parseJson(text);
  const stored = Stored.safeParse(json);
  if (!stored.success) return ok(undefined);
  // A disk that changed the number of our own format left the pair as it was.
  const ours = keyIn({ ...stored.data, format: FORMAT });
  return ours === undefined && stored.data.format > FORMAT
    ? err({ kind: "newerVersion", found: stored.data.format, known: FORMAT })
    : ok(ours);
}

/** Undefined if this is no key, or its halves don't belong together. */
function keyIn(json: unknown): SigningKey | undefined {
  const stored = StoredKey.safeParse(json);
  if (!stored.success) return undefined;
  const { kty, crv, x, d } = stored.data;
  const privateKey = privateKeyOf({ kty, crv, x, d });
  const isPair = privateKey !== undefined && createPublicKey(privateKey).export({ format: "jwk" })["x"] === x;
  return isPair ? { ...reportKey(x), privateKey } : undefined;
}

function privateKeyOf(key: JsonWebKeyInput["key"]): KeyObject | undefined {
  try {
    return createPrivateKey({ key, format: "jwk" });
  } catch {
    return undefined;
  }
}

function pathOf({ dataDir }: KeyPlace): string {
  return join(dataDir, "report-key.json");
}
