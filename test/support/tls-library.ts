/**
 * True on Electron's own Node, whose TLS library has no security level that could be lowered to offer an outdated
 * version of TLS. Not in Node's declared types everywhere; absent means OpenSSL.
 */
export const isBoringSsl: boolean = Reflect.get(process.features, "openssl_is_boringssl") === true;
