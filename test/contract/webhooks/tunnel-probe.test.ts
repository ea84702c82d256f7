import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { request as plainRequest } from "node:http";
import { createServer } from "node:https";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { CheckResult } from "../../../shared/checks/result.ts";
import { err, ok } from "../../../shared/result.ts";
import { createTranslate } from "../../../shared/wording/translate.ts";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import { es } from "../../../shared/wording/catalogue/es/index.ts";
import { findingText } from "../../../shared/wording/findings.ts";
import { makeCertificate, type Identity } from "../../support/certificates.ts";
import { valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { nginxHere, passingOn, startNginx, type NginxWishes } from "../../support/webhooks/nginx.ts";
import { tunnelHarness, type TunnelHarness } from "../../support/webhooks/tunnel-harness.ts";

const { reason } = nginxHere;
const RECEIVER = "terminal";

describe.skipIf(!nginxHere.available)(
  `a public address behind nginx${reason && `, not here: ${reason}`}`,
  () => {
    test("[T10] a good one passes, with the median time and the end of its certificate", async () => {
      const [tunnel, outsideIn] = await probed(await tunnelHarness(), {});
      expect(tunnel).toMatchObject({ id: "webhooks.tunnel", status: "pass" });
      expect(outsideIn).toMatchObject({
        id: "webhooks.outside-in",
        status: "pass",
      });
      expect(outsideIn.found).toMatch(/^6 bodies came through localhost:\d+ unchanged in \d+ ms \(median\)$/);
      expect(Date.parse(String(tunnel.facts?.["certificateEndsAt"]))).toBeGreaterThan(Date.now());
    });

    test("[T10] a certificate that ends within 14 days is warned of", async () => {
      const authority = await makeCertificate({ authority: true, commonName: "soon" });
      const identity = await makeCertificate({ issuer: authority, toDays: 5 });
      const [tunnel, outsideIn] = await probed(await tunnelHarness(), { identity, caPem: authority.cert });
      expect(tunnel).toMatchObject({ status: "warn", cause: "certificate-ends-soon" });
      expect(outsideIn.status).toBe("pass");
    });

    test.each<[cause: string, location: readonly string[], (target: number) => readonly string[]]>([
      [
        "interstitial-page",
        ["default_type text/html;", 'return 200 "<html>You are about to visit</html>";'],
        () => [],
      ],
      ["redirect", ["return 301 https://elsewhere.example/;"], () => []],
      ["status-not-200", ["return 500;"], () => []],
      ["not-ours", ["return 200;"], () => []],
      ["signature-header-lost", ['proxy_set_header X-Hub-Signature-256 "";'], passingOn],
      ["status-not-200", ["client_max_body_size 1m;"], passingOn],
    ])("[T11] names %s: %j", async (cause, first, then) => {
      const rig = await tunnelHarness();
      const [, outsideIn] = await probed(rig, { location: [...then(rig.receiver.port), ...first] });
      expect(outsideIn).toMatchObject({ status: "fail", cause });
    });

    test.each<[cause: string, (authority: Identity) => Promise<Identity>]>([
      ["self-signed", () => makeCertificate({})],
      [
        "unknown-ca",
        async () =>
          makeCertificate({ issuer: await makeCertificate({ authority: true, commonName: "other" }) }),
      ],
      ["name-mismatch", (issuer) => makeCertificate({ issuer, names: ["elsewhere.example"] })],
      ["expired", (issuer) => makeCertificate({ issuer, fromDays: -9, toDays: -1 })],
    ])("[T12] names a certificate that the platform would refuse: %s", async (cause, make) => {
      const authority = await makeCertificate({ authority: true, commonName: "the stand-in" });
      const identity = await make(authority);
      const [, outsideIn] = await probed(await tunnelHarness(), { identity, caPem: authority.cert });
      expect(outsideIn).toMatchObject({ status: "fail", cause });
    });

    test("[T13] an address that is none of the internet is refused unless an authority stands in", async () => {
      const rig = await tunnelHarness();
      const front = await frontFor(rig, {});
      const [tunnel, outsideIn] = valueOf(await rig.tunnels.probe({ receiver: RECEIVER })).checks;
      expect(tunnel).toMatchObject({ status: "pass" });
      expect(outsideIn).toMatchObject({ status: "fail", cause: "not-public" });
      expect(outsideIn?.found).toMatch(
        /^localhost:\d+ leads to (127\.0\.0\.1|::1), which isn't a public internet address$/,
      );
      expect(front.log()).not.toContain("POST");
    });

    test("[T13] without a receiver, a readable authority or an open tunnel nothing is tried, and why is told", async () => {
      const rig = await tunnelHarness();
      expect(await rig.tunnels.probe({ receiver: RECEIVER, caFile: "/nowhere" })).toEqual(
        err({ kind: "fileUnusable", member: "caFile", path: "/nowhere", why: "missing" }),
      );
      expect(valueOf(await rig.tunnels.probe({ receiver: RECEIVER })).checks).toMatchObject([
        { status: "fail", cause: "no-public-url" },
        { status: "skip", cause: "not-reachable" },
      ]);
      await rig.receiver.close();
      expect(await rig.tunnels.probe({ receiver: RECEIVER })).toEqual(err({ kind: "notListening" }));
      expect(await rig.tunnels.open({ receiver: RECEIVER, choice: { kind: "practice" } })).toEqual(
        err({ kind: "notListening" }),
      );
    });
  },
);

describe("a public address behind a front that means well", () => {
  test("[T11] one that reads JSON and writes it anew is named with what it changed", async () => {
    const rig = await tunnelHarness();
    const [, outsideIn] = await probedBehind(rig, await reframingFront(rig.receiver.port));
    expect(outsideIn).toMatchObject({ status: "fail", cause: "body-changed" });
    expect(outsideIn?.found).toMatch(/: escaped characters and line ends and spaces$/);
    const inSpanish = createTranslate("es", { en, es });
    expect(outsideIn && findingText(inSpanish, outsideIn)).toMatch(
      /^cambió en el camino por localhost:\d+: /,
    );
  });

  test("the practice platform's own front needs no authority to be given", async () => {
    const authority = await makeCertificate({ authority: true, commonName: "practice" });
    const identity = await makeCertificate({ issuer: authority });
    const practice = {
      openFront: async (port: number) => {
        const front = await passingFront(port, identity);
        return { ...front, caPem: authority.cert, close: async () => undefined };
      },
    };
    const rig = await tunnelHarness({ practice: practice as never });
    const choice = { kind: "practice" } as const;
    expect(valueOf(await rig.tunnels.open({ receiver: RECEIVER, choice }))).toMatchObject({ status: "open" });
    expect(rig.tunnels.publicAddress(RECEIVER, "cloud")).toMatchObject({ caPem: authority.cert });
    const { checks } = valueOf(await rig.tunnels.probe({ receiver: RECEIVER }));
    expect(checks.map(({ status }) => status)).toEqual(["pass", "pass"]);
  });

  test("the practice way is not to be had elsewhere", async () => {
    const rig = await tunnelHarness();
    expect(await rig.tunnels.open({ receiver: RECEIVER, choice: { kind: "practice" } })).toMatchObject(
      ok({ status: "failed", problem: { cause: "not-practice" } }),
    );
    const kinds = await rig.tunnels.providers();
    expect(kinds.find(({ kind }) => kind === "practice")).toEqual({ kind: "practice", available: false });
  });
});

type Checks = readonly [tunnel: CheckResult, outsideIn: CheckResult];

async function probed(rig: TunnelHarness, wishes: Partial<NginxWishes>): Promise<Checks> {
  const front = await frontFor(rig, wishes);
  return look(rig, front.caPem);
}

async function frontFor(
  rig: TunnelHarness,
  wishes: Partial<NginxWishes>,
): Promise<Awaited<ReturnType<typeof startNginx>>> {
  const front = await startNginx({ target: rig.receiver.port, ...wishes });
  onTestFinished(() => front.close());
  await rig.tunnels.open({ receiver: RECEIVER, choice: { kind: "own", publicUrl: front.url } });
  return front;
}

type Front = { readonly publicUrl: string; readonly caPem: string };

async function probedBehind(rig: TunnelHarness, { publicUrl, caPem }: Front): Promise<Checks> {
  await rig.tunnels.open({ receiver: RECEIVER, choice: { kind: "own", publicUrl } });
  return look(rig, caPem);
}

async function look(rig: TunnelHarness, caPem: string): Promise<Checks> {
  const caFile = join(tempFolder(), "ca.pem");
  writeFileSync(caFile, caPem);
  const [tunnel, outsideIn] = valueOf(await rig.tunnels.probe({ receiver: RECEIVER, caFile })).checks;
  if (tunnel === undefined || outsideIn === undefined) throw new Error("a probe gives two results");
  return [tunnel, outsideIn];
}

async function reframingFront(port: number): Promise<Front> {
  const authority = await makeCertificate({ authority: true, commonName: "reframer" });
  const front = await passingFront(port, await makeCertificate({ issuer: authority }), (body) =>
    Buffer.from(JSON.stringify(JSON.parse(body.toString("utf8")))),
  );
  return { ...front, caPem: authority.cert };
}

/** A small front server of the test, for what nginx does not do by itself. */
async function passingFront(
  port: number,
  { cert, key }: Identity,
  change: (body: Buffer) => Buffer = (body) => body,
): Promise<{ readonly publicUrl: string }> {
  const server = createServer({ cert, key }, (incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on("data", (part: Buffer) => parts.push(part));
    incoming.on("end", () => {
      const body = change(Buffer.concat(parts));
      const headers = { ...incoming.headers, "content-length": body.length };
      const { method, url } = incoming;
      plainRequest({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500);
        answer.pipe(outgoing);
      }).end(body);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const bound = server.address();
  return { publicUrl: `https://localhost:${typeof bound === "object" && bound !== null ? bound.port : 0}` };
}
