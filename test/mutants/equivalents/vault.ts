import { inFile, type Equivalent } from "../verdict.ts";

/** The equivalent mutants of the part "vault": the line, what it says, what the mutant says, and why that is the same. */
export const VAULT: readonly Equivalent[] = [
  ...inFile("main/core/storage/mirrored-file.ts", [
    [
      'const isUnread = second.kind === "damaged" && second.cause !== undefined;',
      'second.kind === "damaged"',
      "true",
      "only a damaged one has a cause",
    ],
    [
      'if (found.kind === "damaged" && found.cause !== undefined) throw found.cause;',
      'found.kind === "damaged"',
      "true",
      "only a damaged one has a cause",
    ],
  ]),
  ...inFile("main/core/vault/cipher.ts", [
    [
      "if (nonce.length !== NONCE_BYTES || sealed.length < TAG_BYTES) return undefined;",
      "sealed.length < TAG_BYTES",
      "false",
      "Node refuses a shorter tag as well, and that error ends as undefined",
    ],
    [
      "const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });",
      "{ authTagLength: TAG_BYTES }",
      "{}",
      "16 bytes are Node's default, and the tag that is handed over always has them",
    ],
    [
      "const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });",
      "{ authTagLength: TAG_BYTES }",
      "{}",
      "16 bytes are Node's default, and the tag that is handed over always has them",
    ],
    [
      "} catch {",
      "{ // Node has one error for every mismatch, and a distinction would onl…",
      "{}",
      "a function that ends without a value gives undefined",
    ],
    [
      'return Buffer.from(JSON.stringify(parts), "utf8");',
      '"utf8"',
      '""',
      "it is the encoding that Node takes where none is named",
    ],
  ]),
  ...inFile("main/core/vault/recovery-key.ts", [
    [
      'return redact((symbols.match(/.{4}/g) ?? []).join("-"), "recovery key");',
      "[]",
      '["Stryker was here"]',
      "the bytes are never none, so there is always a match",
    ],
    [
      'return (bits.match(/.{5}/g) ?? []).map((five) => SYMBOLS[Number.parseInt(five, 2)]).join("");',
      "[]",
      '["Stryker was here"]',
      "the bytes are never none, so there is always a match",
    ],
    [
      "return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));",
      "[]",
      '["Stryker was here"]',
      "the bytes are never none, so there is always a match",
    ],
    [
      'return typedGroup(redact(key.reveal().slice(-CHECK_SYMBOLS), "last four characters"));',
      '"last four characters"',
      '""',
      "it is read at once, and what comes of it is redacted under its own name",
    ],
  ]),
  ...inFile("main/core/vault/records.ts", [
    [
      'const plain = Buffer.from(value.reveal(), "utf8");',
      '"utf8"',
      '""',
      "it is the encoding that Node takes where none is named",
    ],
  ]),
  ...inFile("main/core/vault/key-ring.ts", [
    [
      "return key.vaultId === keyFile.vaultId && sameFingerprint(keyCheckOf(key), keyFile.keyCheck);",
      "key.vaultId === keyFile.vaultId",
      "true",
      "the check value covers the vault's id",
    ],
  ]),
];
