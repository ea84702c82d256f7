/**
 * Preloaded into a test's program: deriving a key from a passphrase takes almost no time (scrypt with N = 2).
 * Every program that opens the same vault must preload it. Separate tests check what a passphrase costs and
 * that the vault records that cost.
 */
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const derive = crypto.scrypt;
/** @param {[passphrase: string, salt: Buffer, length: number, cost: object, done: (error: Error | null, key: Buffer) => void]} given */
const cheaply = (...given) => {
  const [passphrase, salt, length, cost, done] = given;
  derive(passphrase, salt, length, { ...cost, N: 2, r: 1, p: 1 }, done);
};
Object.assign(crypto, { scrypt: cheaply });
syncBuiltinESMExports();
