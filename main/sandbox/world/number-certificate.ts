/**
 * The registration ("verified name") certificate of a number.
 *
 * The platform does not publish its real layout. The sandbox writes its own protocol-buffer message: outer
 * field 1 = details, field 2 = signature (random bytes here); inside the details field 1 = serial (varint), 2
 * = issuer (text), 4 = display name (text), 10 = issued at, 20 = number in international digits (text), 21 =
 * valid until; times are seconds since 1970. The message is encoded as base64 text.
 */
export type NumberCertificate = {
  readonly displayName: string;
  readonly number: string;
  readonly issuedAtMs: number;
  readonly goodUntilMs: number;
};

/** Gives the certificate as base64 text, with `signature` bytes that are not a real signature. */
export function encodeNumberCertificate(certificate: NumberCertificate, signature: Uint8Array): string {
  const details = Buffer.concat([
    varintField(1, 7_340_033),
    bytesField(2, Buffer.from("practice")),
    bytesField(4, Buffer.from(certificate.displayName, "utf8")),
    varintField(10, Math.floor(certificate.issuedAtMs / 1_000)),
    bytesField(20, Buffer.from(certificate.number, "ascii")),
    varintField(21, Math.floor(certificate.goodUntilMs / 1_000)),
  ]);
  return Buffer.concat([bytesField(1, details), bytesField(2, signature)]).toString("base64");
}

/** Gives the contents of a certificate, or `undefined` if the sandbox did not write the text. */
export function decodeNumberCertificate(base64: string): NumberCertificate | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined;
  const details = readFields(Buffer.from(base64, "base64"))?.get(1);
  if (!Buffer.isBuffer(details)) return undefined;
  const fields = readFields(details);
  const [name, issued, number, until] = [fields?.get(4), fields?.get(10), fields?.get(20), fields?.get(21)];
  if (
    !Buffer.isBuffer(name) ||
    !Buffer.isBuffer(number) ||
    typeof issued !== "number" ||
    typeof until !== "number"
  )
    return undefined;
  return {
    displayName: name.toString("utf8"),
    number: number.toString("ascii"),
    issuedAtMs: issued * 1_000,
    goodUntilMs: until * 1_000,
  };
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return Buffer.from([...bytes, rest]);
}

function varintField(field: number, value: number): Buffer {
  return Buffer.concat([varint(field * 8), varint(value)]);
}

function bytesField(field: number, value: Uint8Array): Buffer {
  return Buffer.concat([varint(field * 8 + 2), varint(value.length), value]);
}

function readFields(message: Buffer): ReadonlyMap<number, number | Buffer> | undefined {
  const fields = new Map<number, number | Buffer>();
  let at = 0;
  const next = (): number | undefined => {
    let value = 0;
    for (let scale = 1; at < message.length && scale < 2 ** 49; scale *= 0x80) {
      const byte = message[at++] ?? 0;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
    return undefined;
  };
  while (at < message.length) {
    const key = next();
    const value = next();
    if (key === undefined || value === undefined) return undefined;
    const kind = key % 8;
    if (kind === 0) fields.set(Math.floor(key / 8), value);
    else if (kind === 2 && at + value <= message.length) {
      fields.set(Math.floor(key / 8), message.subarray(at, at + value));
      at += value;
    } else return undefined;
  }
  return fields;
}
