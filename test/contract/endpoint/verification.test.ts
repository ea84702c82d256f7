import { maskAddress } from "../../../shared/platform/callback-address.ts";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { PROOF_CHECK_IDS } from "../../../shared/webhook/proof-checks.ts";
import { CheckResult } from "../../../shared/checks/result.ts";
import { makeCertificate, type Identity } from "../../support/certificates.ts";
import {
  always,
  customerEndpoint,
  goodHandshake,
  TOKEN,
  type CustomerEndpoint,
} from "../../support/customer-endpoint.ts";
import { examine, type Examined } from "../../support/endpoint-doctor.ts";

let authority: Identity;
let identity: Identity;
let endpoint: CustomerEndpoint | undefined;

beforeAll(async () => {
  authority = await makeCertificate({ commonName: "Test authority", authority: true });
  identity = await makeCertificate({ issuer: authority });
});
afterEach(async () => {
  await endpoint?.close();
  endpoint = undefined;
});

type Conduct = NonNullable<Parameters<typeof customerEndpoint>[1]>;
type Handshake = NonNullable<Conduct["handshake"]>;
type Asked = Omit<Parameters<typeof examine>[0], "url" | "ca">;

async function look(
  conduct: Conduct = {},
  asked: Asked = {},
): Promise<{ readonly seen: Examined; readonly endpoint: CustomerEndpoint }> {
  const started = await customerEndpoint({ cert: identity.cert, key: identity.key }, conduct);
  endpoint = started;
  return { seen: await examine({ url: started.url, ca: authority.cert, ...asked }), endpoint: started };
}

/** An endpoint that accepts the correct token and returns the challenge with additions. */
const dressed =
  (dress: (challenge: string) => string, type = "text/plain"): Handshake =>
  ({ url }, response) => {
    const right = url.searchParams.get("hub.verify_token") === TOKEN;
    response.writeHead(right ? 200 : 403, { "content-type": type });
    response.end(right ? dress(url.searchParams.get("hub.challenge") ?? "") : "");
  };

describe("an endpoint that is as it should be", () => {
  test("[E5] is ready, and gets nothing but GET requests without consent", async () => {
    const { seen, endpoint: asked } = await look({}, { secret: null });
    expect(seen).toMatchObject({ verdict: "ready", caFileUsed: true });
    expect(seen.of("handshake")).toMatchObject({
      status: "pass",
      facts: { rightToken: 200, wrongToken: 403, withoutToken: 403 },
    });
    expect(asked.heard.length).toBeGreaterThan(3);
    expect(new Set(asked.heard.map(({ method }) => method))).toEqual(new Set(["GET"]));
    for (const name of ["status", "signature", "kinds", "latency", "large", "batch", "repeats", "order"])
      expect(seen.of(name)).toMatchObject({ status: "skip", cause: "not-asked" });
  });

  test("[E5] gets no notification without consent even where the app secret is there", async () => {
    const { endpoint: asked } = await look();
    expect(asked.heard.filter(({ method }) => method !== "GET")).toEqual([]);
  });

  test("[E6] is told every check once, in order, each by an id and a shape of the contract", async () => {
    const told: CheckResult[] = [];
    const { seen } = await look({}, { onResult: (result) => told.push(result) });
    expect(told).toEqual(seen.checks);
    expect(told.map(({ id }) => id).toSorted()).toEqual(
      PROOF_CHECK_IDS.filter((id) => id.startsWith("endpoint.")).toSorted(),
    );
    for (const result of told) expect(CheckResult.parse(result)).toEqual(result);
  });

  test("[E4] is sent no credential, no cookie and no secret besides the token that it is asked with", async () => {
    const { endpoint: asked } = await look({
      handshake: (heard, response) => {
        response.setHeader("set-cookie", "session=1");
        goodHandshake(heard, response);
      },
    });
    for (const { headers } of asked.heard) {
      expect(headers.authorization).toBeUndefined();
      expect(headers.cookie).toBeUndefined();
      expect(headers["user-agent"]).toContain("Switchover/");
    }
  });

  test("keeps the query of its address", async () => {
    const started = await customerEndpoint({ cert: identity.cert, key: identity.key });
    endpoint = started;
    const seen = await examine({ url: `${started.url}?tenant=7`, ca: authority.cert });
    expect(seen.of("handshake").status).toBe("pass");
    expect(new Set(started.heard.map(({ url }) => url.searchParams.get("tenant")))).toEqual(new Set(["7"]));
    expect(JSON.stringify(seen.checks)).not.toContain("tenant");
  });
});

describe("[E7] the handshake", () => {
  test.each([
    ["quoted", (challenge: string) => `"${challenge}"`, "text/plain"],
    ["whitespace", (challenge: string) => `${challenge}\n`, "text/plain"],
    ["whitespace", (challenge: string) => `\uFEFF${challenge}`, "text/plain"],
    ["json", (challenge: string) => JSON.stringify({ challenge }), "application/json"],
    ["html", (challenge: string) => `<html><body>${challenge}</body></html>`, "text/html"],
    ["other", (challenge: string) => `challenge: ${challenge}`, "text/plain"],
    ["missing", () => "OK", "text/plain"],
  ])("names a challenge that does not come back bare: %s", async (form, dress, type) => {
    const { seen } = await look({ handshake: dressed(dress, type) });
    expect(seen.of("handshake")).toMatchObject({
      status: "fail",
      cause: "challenge-not-bare",
      facts: { form },
    });
    expect(seen.verdict).toBe("not-ready");
  });

  test.each([
    [403, "handshake-refused"],
    [401, "handshake-refused"],
    [404, "handshake-refused"],
    [500, "status-not-200"],
    [201, "status-not-200"],
    [204, "status-not-200"],
  ])("with the right token answered by %d is %s", async (status, cause) => {
    const { seen } = await look({ handshake: always(status) });
    expect(seen.of("handshake")).toMatchObject({ status: "fail", cause });
    expect(seen.of("handshake").facts).toMatchObject({ rightToken: status });
  });

  test("that gives anybody the challenge is reported, by who gets it", async () => {
    const unless =
      (refused: (token: string | null) => boolean): Handshake =>
      ({ url }, response) => {
        const allowed = !refused(url.searchParams.get("hub.verify_token"));
        response.writeHead(allowed ? 200 : 403, { "content-type": "text/plain" });
        response.end(allowed ? url.searchParams.get("hub.challenge") : "");
      };
    const causes: (string | undefined)[] = [];
    for (const handshake of [
      unless(() => false),
      unless((token) => token === null),
      unless((token) => token !== null && token !== TOKEN),
    ]) {
      const { seen, endpoint: started } = await look({ handshake });
      causes.push(seen.of("handshake").cause);
      await started.close();
    }
    expect(causes).toEqual(["reflects-anything", "accepts-wrong-token", "accepts-missing-token"]);
  });

  test("is warned of where markup in the challenge would run as a page", async () => {
    const { seen } = await look({ handshake: dressed((challenge) => challenge, "text/html") });
    expect(seen.of("handshake")).toMatchObject({ status: "warn", cause: "reflects-html" });
    expect(seen.verdict).toBe("ready");
  });

  test("without a token is tried as far as that goes, and is no proof", async () => {
    const { seen } = await look({}, { token: null });
    expect(seen.of("handshake")).toMatchObject({ status: "skip", cause: "token-not-given" });
    const open = await look({ handshake: dressed((challenge) => challenge) }, { token: null });
    expect(open.seen.of("handshake").status).toBe("skip");
  });

  test("answered by more than 64 KB is no bare challenge, and nothing of it is shown", async () => {
    const { seen } = await look({ handshake: always(200, `SHOWN-NOWHERE ${"x".repeat(70_000)}`) });
    expect(seen.of("handshake")).toMatchObject({ status: "fail", cause: "challenge-not-bare" });
    expect(JSON.stringify(seen)).not.toContain("SHOWN-NOWHERE");
  });
});

describe("[E4] redirects", () => {
  test.each([301, 302, 303, 307, 308])(
    "%d is named with where it points, and not followed",
    async (status) => {
      const elsewhere = await customerEndpoint({ cert: identity.cert, key: identity.key });
      const location = `${elsewhere.url}?secret=1`;
      const { seen } = await look({ handshake: always(status, "", { location }) });
      expect(seen.of("redirect")).toMatchObject({
        status: "fail",
        cause: "redirect",
        facts: { status, location: maskAddress(location) },
      });
      expect(elsewhere.heard).toEqual([]);
      await elsewhere.close();
    },
  );

  test("of a wrong token alone are no fault", async () => {
    const { seen } = await look({
      handshake: (heard, response) =>
        heard.url.searchParams.get("hub.verify_token") === TOKEN
          ? goodHandshake(heard, response)
          : always(302, "", { location: "/login" })(heard, response),
    });
    expect(seen.of("redirect").status).toBe("pass");
  });

  test("into other schemes and hostile places are shown as text and cut short", async () => {
    const { seen } = await look({
      handshake: always(302, "", { location: `javascript:alert(1)//${"a".repeat(5_000)}` }),
    });
    expect(seen.of("redirect").status).toBe("fail");
    expect(JSON.stringify(seen.of("redirect")).length).toBeLessThan(1_000);
  });
});

describe("an endpoint that goes silent", () => {
  test("or breaks the connection is named so", async () => {
    const { seen } = await look({ handshake: (_heard, response) => response.destroy() });
    expect(seen.of("reachable")).toMatchObject({ status: "fail", cause: "connection-lost" });
    expect(seen.of("handshake")).toMatchObject({ status: "skip", cause: "not-answered" });
  });
});
