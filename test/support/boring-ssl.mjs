// Loaded before tests, it gives Node the traits by which the TLS library of Electron's Node, BoringSSL, differs
// from OpenSSL: no security levels, so that a short key passes a handshake; OpenSSL's commands in a list of
// ciphers are an error; some errors have other codes.
import { syncBuiltinESMExports } from "node:module";
import tls from "node:tls";

Object.defineProperty(process.features, "openssl_is_boringssl", { value: true });
tls.DEFAULT_CIPHERS = "DEFAULT@SECLEVEL=0";

/** @type {readonly (readonly [RegExp, string])[]} */
const CODES = [
  [/^ERR_SSL_NO_PROTOCOLS_AVAILABLE$/, "ERR_SSL_NO_SUPPORTED_VERSIONS_ENABLED"],
  [/^ERR_SSL_UNEXPECTED_EOF_WHILE_READING$/, "ECONNRESET"],
  [/^ERR_SSL_SSL\/TLS_ALERT_/, "ERR_SSL_SSLV3_ALERT_"],
  [/^ERR_SSL_TLS_ALERT_/, "ERR_SSL_TLSV1_ALERT_"],
];

/** @param {unknown} error */
function renameCode(error) {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return;
  for (const [pattern, code] of CODES) error.code = String(error.code).replace(pattern, code);
}

const { connect } = tls;

/** @param {readonly unknown[]} args as of `connect`, in any of its forms */
function connectLikeBoringSsl(...args) {
  for (const options of args)
    if (typeof options === "object" && options !== null && "ciphers" in options)
      if (String(options.ciphers).includes("@"))
        throw Object.assign(new Error("error:SSL routines:OPENSSL_internal:INVALID_COMMAND"), {
          code: "ERR_SSL_INVALID_COMMAND",
        });
  const socket = /** @type {tls.TLSSocket} */ (Reflect.apply(connect, tls, args));
  const emit = socket.emit.bind(socket);
  socket.emit = (/** @type {string} */ event, /** @type {unknown[]} */ ...rest) => {
    if (event === "error") renameCode(rest[0]);
    return emit(event, ...rest);
  };
  return socket;
}
tls.connect = connectLikeBoringSsl;
syncBuiltinESMExports();
