import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { unknownMethods } from "../../../main/core/platforms/http/proxy/challenges.ts";

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
  [['Proxy-Authenticate: Hawk-SHA256-and-more-letters x="y"'], ["Hawk-SHA256-and-more"]],
  [["Proxy-Authenticate: A, B, C, D, E, F"], ["A", "B", "C", "D", "E"]],
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

test("[ZN44] whatever a proxy sends, the methods are few short words", () => {
  assert(
    property(string({ maxLength: 200 }), (field) => {
      for (const method of asked(`Proxy-Authenticate: ${field}`) ?? [])
        expect(method).toMatch(/^[!-~]{1,20}$/);
      expect((asked(`Proxy-Authenticate: ${field}`) ?? []).length).toBeLessThanOrEqual(5);
    }),
  );
});
