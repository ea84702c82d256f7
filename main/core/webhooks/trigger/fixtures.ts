import { createHash } from "node:crypto";
import { redact, type Redacted } from "../../../../shared/redacted.ts";
import { instant } from "../../../../shared/time.ts";
import {
  kindsOf,
  MadeUpShape,
  SAMPLE_APP_SECRET,
  type MadeUpKind,
} from "../../../../shared/webhook/made-up.ts";
import { signatureOf } from "../../endpoint/notification-signature.ts";
import { zipped, type ZipEntry } from "../../storage/zip.ts";
import { madeUp } from "./test-notifications.ts";

/** What the notifications say, and who signs those of the cloud. */
export type FixturesAbout = {
  readonly brand: string;
  /** Without one, a published secret signs, which proves nothing. */
  readonly appSecret?: Redacted<string> | undefined;
};

/** Notifications to test a receiver with, as a zip. */
export type Fixtures = {
  readonly zip: Uint8Array;
  /** How many notifications it holds. */
  readonly notifications: number;
};

/** One notification as the index of the zip describes it. */
type Entry = {
  readonly shape: MadeUpShape;
  readonly kind: MadeUpKind;
  readonly messageId?: string;
  readonly body: string;
  readonly bytes: number;
  readonly sha256: string;
  /** The headers of its request; what the platform signs is in both. */
  readonly headers: { readonly unsigned: string; readonly signed?: string };
};

/** The same input gives the same zip, so that a customer's tests can keep it under version control. */
const MADE_AT = instant(Date.UTC(2026, 0, 15, 12));
/** Characters that the platform escapes, so that a receiver that signs what it parsed is noticed. */
const TEXT = "Switchover test: Grüße, ñandú, 你好 👍";

/**
 * Makes a notification of every kind in the shape of each API. Bodies are byte for byte as they are sent, which
 * a signature depends on; headers stand in files beside them, and `index.json` describes them all.
 */
export function makeFixtures({ brand, appSecret }: FixturesAbout): Fixtures {
  const secret = appSecret ?? redact(SAMPLE_APP_SECRET, "app secret");
  const files: ZipEntry[] = [];
  const entries: Entry[] = [];
  for (const shape of MadeUpShape.options)
    for (const [index, kind] of kindsOf(shape).entries()) {
      const one = oneFixture({ shape, kind, brand, id: String(index + 1).padStart(4, "0") }, secret);
      entries.push(one.entry);
      files.push(...one.files);
    }
  const index = {
    about: "Test notifications made by Switchover. None of their content is real.",
    brand,
    appSecret: appSecret === undefined ? { kind: "sample", value: SAMPLE_APP_SECRET } : { kind: "own" },
    notifications: entries,
  };
  const described = { path: "index.json", bytes: bytesOf(`${JSON.stringify(index, null, 2)}\n`) };
  return { zip: zipped([described, ...files], MADE_AT), notifications: entries.length };
}

type Wanted = {
  readonly shape: MadeUpShape;
  readonly kind: MadeUpKind;
  readonly brand: string;
  readonly id: string;
};

function oneFixture(
  { shape, kind, brand, id }: Wanted,
  secret: Redacted<string>,
): { readonly entry: Entry; readonly files: readonly ZipEntry[] } {
  const parties = { phoneNumberId: "0", number: "15550100", from: "15550101" };
  const { body, messageId } = madeUp(kind, { shape, brand, ...parties, text: TEXT, id, now: MADE_AT });
  const bytes = bytesOf(body);
  const path = `${shape}/${kind}.json`;
  const unsigned = `${shape}/${kind}.headers.txt`;
  const signed = `${shape}/${kind}.signed.headers.txt`;
  const type = "content-type: application/json\n";
  const files = [
    { path, bytes },
    { path: unsigned, bytes: bytesOf(type) },
  ];
  // An on-premises client signs nothing.
  const isSigned = shape === "cloud";
  if (isSigned)
    files.push({
      path: signed,
      bytes: bytesOf(`${type}x-hub-signature-256: ${signatureOf(secret, bytes)}\n`),
    });
  return {
    files,
    entry: {
      shape,
      kind,
      ...(messageId === undefined ? {} : { messageId }),
      body: path,
      bytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      headers: { unsigned, ...(isSigned ? { signed } : {}) },
    },
  };
}

function bytesOf(text: string): Uint8Array {
  return Buffer.from(text, "utf8");
}
