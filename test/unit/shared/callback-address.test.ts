import { describe, expect, test } from "vitest";
import { CheckResult } from "../../../shared/checks/result.ts";
import { maskAddress, maskAddressesIn, maskedEndpointOf } from "../../../shared/platform/callback-address.ts";
import { NumberFacts, SubscribedApp } from "../../../shared/platform/facts.ts";

const RAW = "https://kenny:pa55@Hooks.example:8443/tenant-77/in?key=k3y#part";
const SECRETS = /kenny|pa55|tenant|in\?|k3y|part/;

describe("[I13] a callback address", () => {
  test("keeps scheme, host and port, and hides user part, path and query behind four digits each", () => {
    expect(maskAddress(RAW)).toMatch(/^https:\/\/…\w{4}@hooks\.example:8443\/…\w{4}\?…\w{4}$/);
  });

  test.each([
    ["https://hooks.example", "https://hooks.example/"],
    ["https://hooks.example/", "https://hooks.example/"],
    ["", ""],
  ])("%j has nothing to hide", (raw, masked) => {
    expect(maskAddress(raw)).toBe(masked);
  });

  test.each([
    "no address at all",
    "mailto:kenny@hooks.example",
    "https://",
    `https://${"h".repeat(300)}.example/x`,
    "hooks.example/secret",
  ])("%j is hidden as a whole", (raw) => {
    expect(maskAddress(raw)).toMatch(/^…[0-9a-f]{4}$/);
  });

  test("is masked like itself with characters around it that nobody sees", () => {
    for (const raw of [`\u202a${RAW}\u202c`, `\ufeff${RAW}`, Array.from(RAW).join("\u200b"), ` ${RAW}\u3164`])
      expect(maskAddress(raw)).toBe(maskAddress(RAW));
  });

  test("stays as it is once it is masked, however often it is read and written", () => {
    for (const raw of [RAW, "https://h.example/a/", "https://h.example?x", "http://[::1]:80/a", "words"])
      expect(maskAddress(maskAddress(raw))).toBe(maskAddress(raw));
  });

  test("differs wherever one hidden part differs", () => {
    const changed = [
      RAW,
      RAW.replace("kenny", "jenny"),
      RAW.replace("pa55", "pa56"),
      RAW.replace("/in", "/out"),
      RAW.replace("/in", "/in/"),
      RAW.replace("k3y", "k4y"),
      RAW.replace("#part", ""),
    ];
    expect(new Set(changed.map(maskAddress)).size).toBe(changed.length);
  });

  test("shows that many paths have the same digits, so that none of them can be guessed by them", () => {
    const seen = new Set<string>();
    for (let at = 0; at < 3_000; at += 1) seen.add(maskAddress(`https://h.example/${at}`));
    expect(seen.size).toBeLessThan(3_000);
    expect(seen.size).toBeGreaterThan(2_850);
  });

  test("leads to the same handler as another one with its host and path, whatever scheme, user, query and slash", () => {
    const one = maskedEndpointOf("https://a@h.example/hook/?x=1");
    expect(maskedEndpointOf("https://h.example/hook")).toBe(one);
    expect(maskedEndpointOf(maskAddress("https://H.example/hook?y=2"))).toBe(one);
    expect(maskedEndpointOf("https://h.example/hook2")).not.toBe(one);
    expect(maskedEndpointOf("https://other.example/hook")).not.toBe(one);
  });

  test("is masked within a text as well, and what stands around it stays", () => {
    expect(maskAddressesIn(`cannot reach (${RAW}), nor http://b.example/x.`)).toMatch(
      /^cannot reach \(https:\/\/…\w{4}@hooks\.example:8443\/…\w{4}\?…\w{4}\), nor http:\/\/b\.example\/…\w{4}\.$/,
    );
  });
});

describe("[I13] [I27] what an earlier version kept in full", () => {
  test("is masked when number fields and subscriptions are read", () => {
    const facts = NumberFacts.parse({ webhooks: { number: RAW, account: RAW, application: RAW } });
    const app = SubscribedApp.parse({ id: "1", overrideCallbackUri: RAW });
    expect(JSON.stringify([facts, app])).not.toMatch(SECRETS);
    expect(Object.values(facts.webhooks ?? {})).toEqual(Array(3).fill(maskAddress(RAW)));
  });

  test("is masked in the checks that a journal holds", () => {
    const check = CheckResult.parse({
      id: "webhooks.override",
      status: "warn",
      cause: "override-would-be-lost",
      found: `the account's notifications go to ${RAW} instead of your app's callback URL`,
      said: { key: "findings.override.set", values: { callback: RAW } },
      facts: { callback: RAW },
    });
    expect(JSON.stringify(check)).not.toMatch(SECRETS);
    expect(check.facts).toEqual({ callback: maskAddress(RAW) });
  });

  test("does not hide the addresses of the platform itself, which other checks name", () => {
    const found = "https://graph.example/v23.0 is answered";
    expect(CheckResult.parse({ id: "cloud.reachable", status: "pass", found }).found).toBe(found);
  });
});
