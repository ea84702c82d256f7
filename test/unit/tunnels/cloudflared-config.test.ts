import { describe, expect, test } from "vitest";
import { readConfig } from "../../../main/core/tunnels/providers/cloudflared-config.ts";
import { noticeOfRules, startOf } from "../../../main/core/tunnels/providers/cloudflared-start.ts";

describe("a configuration of cloudflared", () => {
  test.each<[string, boolean]>([
    ["ingress:\n  - service: http_status:404\n", true],
    ["tunnel: x\ningress:\n- service: http_status:404", true],
    ["ingress:\r\n\r\n  # the rules\r\n  - hostname: a\r\n", true],
    ["'ingress':\n  - service: a", true],
    ["ingress: [{ service: http_status:404 }]", true],
    ['{"ingress": [{"service": "http_status:404"}]}', true],
    ["ingress:\nwarp-routing:\n  enabled: true", false],
    ["ingress: []", false],
    ["ingress: null # later", false],
    ["# ingress:\n#  - service: a", false],
    ["originRequest:\n  ingress:\n    - a", false],
    ["tunnel: x", false],
    ["", false],
  ])("[T23] tells whether it has rules: %j", (text, hasRules) => {
    expect(readConfig(text).hasRules).toBe(hasRules);
  });

  test("[T23] its members are read as they are written, without comments", () => {
    const text =
      "tunnel: 'a name' # mine\ncredentials-file: /home/a #1/x.json # here\norigincert: \"C:/a b/cert.pem\"\nprotocol:\nlogfile: /x\n";
    expect(readConfig(text).members).toEqual({
      tunnel: "a name",
      "credentials-file": "/home/a",
      origincert: "C:/a b/cert.pem",
    });
  });

  test("[T23] a name that begins with a dash is never handed on", () => {
    const own = { path: "/c", ...readConfig("tunnel: --token\ningress:\n  - service: a\n") };
    const { args } = startOf({ kind: "cloudflared", publicUrl: "https://x.example" }, 9, own);
    expect(args.at(-1)).toBe("run");
  });
});

describe("rules that stand at Cloudflare", () => {
  const of = (service: string, hostname?: string) =>
    noticeOfRules(
      [{ service, ...(hostname === undefined ? {} : { hostname }) }],
      "https://hooks.example.com/x",
      40_123,
    );

  test.each([
    ["http://127.0.0.1:40123", undefined],
    ["http://localhost:40123", "hooks.example.com"],
    ["http://localhost:40123", "*.example.com"],
    ["http://localhost:40123", "*"],
    // Only another name: rules for it don't affect ours.
    ["http://localhost:1", "other.example.com"],
  ])("[T23] lead here, or do not name us: %s for %s", (service, hostname) => {
    expect(of(service, hostname)).toBeUndefined();
  });

  test.each([
    "http://localhost:40124",
    "https://localhost:40123",
    "http_status:404",
    "unix:/run/x",
    "http://[::1]:40123",
  ])("[T23] lead elsewhere: %s", (service) => {
    expect(of(service)?.values).toMatchObject({ host: "hooks.example.com", service });
  });
});
