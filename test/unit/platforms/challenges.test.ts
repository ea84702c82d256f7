import { assert, constantFrom, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { unknownMethods } from "../../../main/core/platforms/http/proxy/challenges.ts";
import { OTHER_METHOD, PROXY_METHODS } from "../../../shared/network/way.ts";

const fieldPart = constantFrom('"', "\\", ",", " ", "=", "Digest", "nonce", "constructor", "toString");

const asked = (...fields: readonly string[]): readonly string[] | undefined =>
  unknownMethods(["HTTP/1.1 407 Asks", "Via: 1.1 gate", ...fields].join("\r\n"));

test.each([
  [["Proxy-Authenticate: NTLM"], ["NTLM"]],
  [
    ["Proxy-Authenticate: Negotiate", "Proxy-Authenticate: NTLM"],
    ["Negotiate", "NTLM"],
  ],
  [["PROXY-AUTHENTICATE:negotiate, nTLm"], ["Negotiate", "NTLM"]],
  [["Proxy-Authenticate: Negotiate YIIhbGw9PQ==, NTLM TlRMTVNTUAAC="], ["Negotiate", "NTLM"]],
  [
    ['Proxy-Authenticate: Digest realm="a, Basic b", nonce="c\\"d, Basic", qop=auth, NTLM'],
    ["Digest", "NTLM"],
  ],
  [
    ["Proxy-Authenticate: NTLM,", " Negotiate"],
    ["NTLM", "Negotiate"],
  ],
  [['Proxy-Authenticate: Hawk-SHA256-and-more-letters x="y"'], ["other"]],
  [["Proxy-Authenticate: A, scram-sha-256, B"], ["other", "SCRAM-SHA-256"]],
  [['Proxy-Authenticate: Digest realm="x", nonce  = "y", qop\t="auth"'], ["Digest"]],
  // Names that every plain object has.
  [["Proxy-Authenticate: constructor"], ["other"]],
  [["Proxy-Authenticate: __proto__, hasOwnProperty"], ["other"]],
] as const)("[ZN44] %j has none of our methods but %j", (fields, methods) => {
  expect(asked(...fields)).toEqual(methods);
});

test.each([
  [['Proxy-Authenticate: Basic realm="company"']],
  [['Proxy-Authenticate: NTLM, Negotiate, bAsIc realm="company, it"']],
  [["Proxy-Authenticate: Negotiate", 'proxy-authenticate: NTLM, realm = "x", Basic']],
  [["Proxy-Authenticate:"]],
  [["Proxy-Authenticate: realm=NTLM"]],
  [["WWW-Authenticate: NTLM"]],
  [["X-Proxy-Authenticate: NTLM"]],
  [[]],
])("[ZN44] %j is a proxy that may take Basic", (fields) => {
  expect(asked(...fields)).toBeUndefined();
});

test("[ZN44] whatever a proxy sends, for example the password that it got, only well-known names are told of it", () => {
  expect(asked("Proxy-Authenticate: barley-2026-harvest")).toEqual(["other"]);
  assert(
    property(oneof(string({ maxLength: 200 }), string({ unit: fieldPart, maxLength: 40 })), (field) => {
      for (const method of asked(`Proxy-Authenticate: ${field}`) ?? [])
        expect([...PROXY_METHODS, OTHER_METHOD]).toContain(method);
    }),
  );
});

test("[ZN44] a quoted value that never ends is read once, however long it is", () => {
  // Read anew from each of its quotes, it would take minutes.
  const endless = `x="${'\\"'.repeat(1_000_000)}\\`;
  expect(asked(`Proxy-Authenticate: NTLM, ${endless}`)).toEqual(["NTLM"]);
});
