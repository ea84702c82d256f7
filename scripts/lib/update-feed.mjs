import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { feedIn, feedName, fileFor, signedText } from "../../shared/updates/feed.ts";

/** Every kind of package that a list of versions can be for. */
const PLACES = /** @type {const} */ ([
  { kind: "nsis", arch: "x64" },
  { kind: "nsis", arch: "arm64" },
  { kind: "mac", arch: "arm64" },
  { kind: "appimage", arch: "x64" },
  { kind: "deb", arch: "x64" },
  { kind: "rpm", arch: "x64" },
]);
const PACKAGE = /\.(?:exe|zip|AppImage|deb|rpm)$/u;

/**
 * The lists of versions for a folder of packages, with their signatures, by file name; or why there are none, as a sentence.
 * Each list is read as the program reads it: what the program would refuse is not made.
 *
 * @param {{ folder: string, version: string, notes: string, staging: number | undefined, key: string, now: Date }} about
 * @returns {{ files: ReadonlyMap<string, string> } | { fault: string }}
 */
export function updateFeeds({ folder, version, notes, staging, key, now }) {
  const material = feedMaterial({ folder, version, key });
  if ("fault" in material) return material;
  const { packages, secret } = material;
  const described = packages.toSorted().map((name) => describe(folder, name));
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const place of PLACES) {
    const file = fileFor({ files: described }, place);
    if (file === undefined) continue;
    const name = feedName(place);
    const listed = described.filter((one) =>
      PLACES.some((at) => feedName(at) === name && fits(one, at, described)),
    );
    const text = stringify({
      version,
      files: listed,
      releaseDate: now.toISOString(),
      releaseNotes: notes,
      ...(staging === undefined ? {} : { stagingPercentage: staging }),
    });
    files.set(name, text);
    files.set(
      `${name}.sig`,
      `${sign(null, signedText(name, Buffer.from(text)), secret).toString("base64")}\n`,
    );
    const faulty = feedIn({
      version,
      files: listed,
      releaseDate: now.toISOString(),
      releaseNotes: notes,
      stagingPercentage: staging,
    });
    if (faulty === undefined) return { fault: `${name}: the program wouldn't understand it.` };
  }
  return files.size === 0 ? { fault: `${folder} has no package.` } : { files };
}

/**
 * The key and the packages that lists are made of, or why there can't be any, as a sentence.
 *
 * @param {{ folder: string, version: string, key: string }} about
 * @returns {{ secret: import("node:crypto").KeyObject, packages: readonly string[] } | { fault: string }}
 */
export function feedMaterial({ folder, version, key }) {
  const secret = signingKey(key);
  if (secret === undefined) return { fault: "The signing key isn't an Ed25519 key in PEM." };
  const packages = readdirSync(folder).filter((name) => PACKAGE.test(name));
  if (packages.length === 0) return { fault: `${folder} has no package.` };
  const others = packages.filter((name) => !name.includes(version));
  if (others.length > 0) return { fault: `${others.join(", ")}: not a package of version ${version}.` };
  return { secret, packages };
}

/**
 * @param {import("../../shared/updates/feed.ts").FeedFile} file
 * @param {typeof PLACES[number]} place
 * @param {readonly import("../../shared/updates/feed.ts").FeedFile[]} files
 */
function fits(file, place, files) {
  return fileFor({ files: [...files] }, place) === file;
}

/**
 * @param {string} folder
 * @param {string} name
 */
function describe(folder, name) {
  const path = join(folder, name);
  const sha512 = createHash("sha512").update(readFileSync(path)).digest("base64");
  return { url: name, sha512, size: statSync(path).size };
}

/** @param {string} pem */
function signingKey(pem) {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === "ed25519" ? key : undefined;
  } catch {
    return undefined;
  }
}

/** A new key: the secret part in PEM, the public one as the program and managed settings name it. */
export function newSigningKey() {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return { pem: privateKey.export({ format: "pem", type: "pkcs8" }).toString(), key: rawKey(publicKey) };
}

/**
 * The public part of a key, as the program and managed settings name it.
 *
 * @param {string} pem
 */
export function publicPart(pem) {
  return rawKey(createPublicKey(pem));
}

/** @param {import("node:crypto").KeyObject} key */
function rawKey(key) {
  return Buffer.from(key.export({ format: "jwk" }).x ?? "", "base64url").toString("base64");
}
