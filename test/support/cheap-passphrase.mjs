/**
 * Loaded into a program of a test before it starts: deriving a key from a passphrase takes no time. Every program that
 * opens the same vault has to load it. What a passphrase costs, and that the cost is kept, has tests of its own.
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
