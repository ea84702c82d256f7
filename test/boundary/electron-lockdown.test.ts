import { describe, expect, test } from "vitest";
import { running } from "../support/electron/running.ts";
import type { Fetched } from "../support/electron/wire.ts";

describe("the lockdown", () => {
  /** Requests from a page of one program. */
  const fetching = async () => {
    const program = await running();
    return async (url: string, method = "GET"): Promise<Fetched> =>
      (await program.ask({ kind: "fetch", url, method })) as Fetched;
  };

  test("the page is served with a policy that lets it connect nowhere, and a fresh nonce each time", async () => {
    const program = await running();
    const policies: string[] = [];
    for (let load = 0; load < 2; load++) {
      const answer = (await program.ask({
        kind: "fetch",
        url: "app://switchover/",
        method: "GET",
      })) as Fetched;
      if (answer.kind !== "answered") throw new Error("the page was not answered");
      const policy = answer.headers["content-security-policy"] ?? "";
      policies.push(policy);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "none";
      expect(Buffer.from(answer.body, "base64").toString()).toContain(`content="${nonce}"`);
    }
    expect(policies[0]).not.toBe(policies[1]);
    expect(policies[0]?.replace(/'nonce-[A-Za-z0-9_-]{22}'/, "NONCE").split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' NONCE",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types default",
    ]);
  });

  test("no path leads out of the window's files", async () => {
    const fetch = await fetching();
    for (const url of [
      "app://switchover/../desktop/entry.mjs",
      "app://switchover/%2e%2e/desktop/entry.mjs",
      "app://switchover/assets/..%2findex.html",
      "app://switchover/assets/",
      "app://switchover/assets/page.js%00",
      "app://switchover/etc/passwd",
    ])
      expect(await fetch(url), url).toMatchObject({ kind: "answered", status: 404 });
  });

  test("a file of the window is not written to", async () => {
    const fetch = await fetching();
    expect(await fetch("app://switchover/", "POST")).toMatchObject({ kind: "answered", status: 404 });
  });

  test("no page gets to another address", async () => {
    const fetch = await fetching();
    for (const url of [
      "https://evil.example/",
      "http://127.0.0.1:80/",
      "ws://evil.example/",
      "file:///etc/passwd",
      "app://other/",
      "devtools://devtools/bundled/inspector.html",
    ])
      expect(await fetch(url), url).toEqual({ kind: "cancelled" });
  });

  test("[ZI4] a page may save what it created itself, and nothing that another origin did", async () => {
    const program = await running();
    const ask = async (url: string) =>
      ((await program.ask({ kind: "fetch", url, method: "GET" })) as Fetched).kind;
    // The filter lets it pass; no handler of ours answers what only the page holds.
    expect(await ask("blob:app://switchover/0b6f7c1e-9d6a-4f4e-8d53-1f0a1c2d3e4f")).toBe("escaped");
    for (const url of [
      "blob:https://evil.example/0b6f7c1e",
      "blob:app://switchover.evil.example/0b6f7c1e",
      "blob:app://user@switchover/0b6f7c1e",
      "blob:blob:app://switchover/0b6f7c1e",
      "blob:null/0b6f7c1e",
      "blob:",
    ])
      expect(await ask(url)).toBe("cancelled");
  });

  test("the developer tools of a checkout may load themselves, and nothing else more", async () => {
    const program = await running({ beginning: { packaged: false } });
    const ask = async (url: string) =>
      ((await program.ask({ kind: "fetch", url, method: "GET" })) as Fetched).kind;
    expect(await ask("devtools://devtools/bundled/inspector.html")).toBe("escaped");
    expect(await ask("https://evil.example/")).toBe("cancelled");
  });

  test("every permission is refused, however it is asked for", async () => {
    const program = await running();
    for (const permission of [
      "media",
      "geolocation",
      "notifications",
      "clipboard-read",
      "openExternal",
      "usb",
      "hid",
    ])
      expect(await program.ask({ kind: "permission", permission }), permission).toEqual({
        request: false,
        check: false,
        device: false,
      });
  });

  test("every navigation, and every embedded page, is prevented", async () => {
    const program = await running();
    for (const event of ["will-navigate", "will-frame-navigate", "will-redirect", "will-attach-webview"])
      expect(
        await program.ask({
          kind: "emit",
          target: { contents: 1 },
          event,
          details: { url: "https://evil.example/" },
        }),
        event,
      ).toBe(true);
  });

  test("an address of ours opens a second window of ours, any other opens nothing", async () => {
    const program = await running();
    const open = (url: string) => program.ask({ kind: "openWindow", window: 1, url });
    expect(await open("https://evil.example/")).toEqual({ action: "deny" });
    expect(program.deeds().filter(({ what }) => what === "new BrowserWindow")).toHaveLength(1);
    expect(await open("app://switchover/#/runs")).toEqual({ action: "deny" });
    await program.did("new BrowserWindow", 1);
  });
});
