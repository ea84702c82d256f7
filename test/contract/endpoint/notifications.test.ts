import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { judgeTimes } from "../../../main/core/endpoint/checks/latency.ts";
import { machineClock } from "../../../main/hosts/common/ports/clock.ts";
import { makeCertificate, type Identity } from "../../support/certificates.ts";
import {
  always,
  customerEndpoint,
  goodNotification,
  signatureOver,
  type CustomerEndpoint,
  type Heard,
} from "../../support/customer-endpoint.ts";
import { examine } from "../../support/endpoint-doctor.ts";

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

type Notification = NonNullable<NonNullable<Parameters<typeof customerEndpoint>[1]>["notification"]>;
type Asked = Omit<Parameters<typeof examine>[0], "url" | "ca" | "send">;

async function look(notification: Notification = goodNotification, asked: Asked = {}) {
  const started = await customerEndpoint({ cert: identity.cert, key: identity.key }, { notification });
  endpoint = started;
  const seen = await examine({ url: started.url, ca: authority.cert, send: true, ...asked });
  return { seen, posts: started.heard.filter(({ method }) => method === "POST") };
}

/** Responds with `answer` if the signature is correct, otherwise with 401. */
const afterSignature =
  (answer: Notification): Notification =>
  (heard, response) =>
    heard.headers["x-hub-signature-256"] === signatureOver(heard.body)
      ? answer(heard, response)
      : always(401)(heard, response);

const statusOf =
  (judge: (heard: Heard) => number): Notification =>
  (heard, response) =>
    always(judge(heard))(heard, response);

describe("an endpoint that takes what it should", () => {
  test("[E10] passes, and what it got cannot be mistaken for a customer's message", async () => {
    const { seen, posts } = await look();
    expect(seen.checks.filter(({ status }) => status === "fail" || status === "skip")).toEqual([]);
    expect(seen.verdict).toBe("ready");
    for (const { body, headers } of posts) {
      expect(headers["content-type"]).toBe("application/json");
      expect(headers.authorization).toBeUndefined();
      const { object, entry } = JSON.parse(body) as {
        object: string;
        entry: { changes: { value: object }[] }[];
      };
      expect(object).toBe("chat_business_account");
      expect(entry.flatMap(({ changes }) => changes).map(({ value }) => value)).toSatisfy(
        (values: object[]) =>
          values.every((value) =>
            JSON.stringify(value).includes('"display_phone_number":"15550100","phone_number_id":"0"'),
          ),
      );
      const ids = [...body.matchAll(/"id":"(wamid[^"]*)"/g)].map(([, id = ""]) => id);
      expect(ids.filter((id) => !/^wamid\.SWITCHOVER_TEST_[0-9A-F]{12}_\d+$/.test(id))).toEqual([]);
      for (const [, text] of body.matchAll(/"text":\{"body":"([^"]*)"/g))
        expect(text).toMatch(/^Switchover test/);
    }
  });

  test("[E10] are as many as is told beforehand: about 50, with some 1,750 messages", async () => {
    const { posts } = await look();
    const messages = posts.flatMap(({ body }) => body.match(/wamid\.SWITCHOVER_TEST/g) ?? []);
    expect([Math.round(posts.length / 10) * 10, Math.round(messages.length / 50) * 50]).toEqual([50, 1_750]);
  });

  test("[E10] got each kind, a body close to 3 MB, a batch of 1,000 and the same one three times", async () => {
    const { seen, posts } = await look();
    const bodies = posts.map(({ body }) => body);
    const largest = Math.max(...bodies.map((body) => Buffer.byteLength(body)));
    expect(largest).toBeGreaterThan(2_900_000);
    expect(largest).toBeLessThanOrEqual(3_000_000);
    expect(seen.of("large").facts).toMatchObject({ bytes: largest });
    expect(bodies.some((body) => (body.match(/wamid\.SWITCHOVER_TEST/g)?.length ?? 0) === 1_000)).toBe(true);
    expect(bodies.some((body) => bodies.filter((other) => other === body).length === 3)).toBe(true);
    const voice = bodies.find((body) => body.includes('"voice":true'));
    expect(voice).toContain('"type":"audio"');
    expect(bodies.some((body) => body.includes('"type":"unsupported"') && body.includes("131051"))).toBe(
      true,
    );
    const [read, delivered] = bodies.filter((body) => body.includes('"statuses"')).slice(-2);
    expect([read?.includes('"status":"read"'), delivered?.includes('"status":"delivered"')]).toEqual([
      true,
      true,
    ]);
    expect(bodies.some((body) => /\\u[0-9a-f]{4}/.test(body) && !/[^ -~]/.test(body))).toBe(true);
    expect(seen.of("latency").facts).toMatchObject({ measured: 30 });
    expect(seen.of("batch").found).toContain("only the endpoint's own records");
  });
});

describe("[E11] signatures", () => {
  test("that nobody looks at are reported with each variant's answer", async () => {
    const { seen } = await look(always(200));
    expect(seen.of("signature")).toMatchObject({
      status: "fail",
      cause: "accepts-bad-signature",
      facts: { missing: 200, wrong: 200, rewritten: 200, escaped: 200 },
    });
    expect(seen.verdict).toBe("not-ready");
  });

  test("that may be missing are reported", async () => {
    const { seen } = await look((heard, response) =>
      heard.headers["x-hub-signature-256"] === undefined
        ? always(200)(heard, response)
        : goodNotification(heard, response),
    );
    expect(seen.of("signature")).toMatchObject({ status: "fail", cause: "accepts-missing-signature" });
  });

  test("over JSON that was read and written again fail at escapes, and are named for that", async () => {
    const { seen } = await look(
      statusOf(({ headers, body }) =>
        headers["x-hub-signature-256"] === signatureOver(JSON.stringify(JSON.parse(body))) ? 200 : 401,
      ),
    );
    expect(seen.of("signature")).toMatchObject({
      status: "fail",
      cause: "refuses-escaped-text",
      facts: { ascii: 200, accents: 200, escaped: 401, rewritten: 200, wrong: 401 },
    });
  });

  test("over either spelling are still too many", async () => {
    const { seen } = await look(
      statusOf(({ headers, body }) =>
        [body, JSON.stringify(JSON.parse(body))]
          .map(signatureOver)
          .includes(String(headers["x-hub-signature-256"]))
          ? 200
          : 401,
      ),
    );
    expect(seen.of("signature")).toMatchObject({ cause: "accepts-bad-signature", facts: { wrong: 401 } });
  });

  test("with a good secret that are refused leave nothing more to try", async () => {
    const { seen, posts } = await look(always(401));
    expect(seen.of("signature")).toMatchObject({ status: "fail", cause: "refuses-good-signature" });
    expect(seen.of("kinds")).toMatchObject({ status: "skip", cause: "not-allowed" });
    expect(posts).toHaveLength(1);
  });

  test("without a secret are tried as far as that goes", async () => {
    const { seen, posts } = await look(goodNotification, { secret: null });
    expect(seen.of("signature")).toMatchObject({
      status: "skip",
      cause: "secret-not-given",
      facts: { missing: 401 },
    });
    expect(seen.of("status")).toMatchObject({ status: "skip", cause: "secret-not-given" });
    expect(posts).toHaveLength(1);
    await endpoint?.close();
    const open = await look(always(200), { secret: null });
    expect(open.seen.of("signature")).toMatchObject({ status: "fail", cause: "accepts-missing-signature" });
    expect(open.posts.every(({ headers }) => headers["x-hub-signature-256"] === undefined)).toBe(true);
  });
});

describe("[E12] an answer other than 200", () => {
  test.each([201, 202, 204, 301, 302, 400, 500, 503])("%d is a failure", async (status) => {
    const { seen } = await look(afterSignature(always(status, "", { location: "https://localhost/x" })));
    expect(seen.of("status")).toMatchObject({ status: "fail", cause: "status-not-200", facts: { status } });
    expect(seen.verdict).toBe("not-ready");
  });

  test("to one kind names that kind; to a field that nobody subscribed to it is a warning", async () => {
    const refusing = (part: string): Notification =>
      afterSignature(statusOf(({ body }) => (body.includes(part) ? 400 : 200)));
    const voice = await look(refusing('"voice":true'));
    expect(voice.seen.of("kinds")).toMatchObject({
      status: "fail",
      cause: "kind-refused",
      facts: { refused: "voice 400" },
    });
    await endpoint?.close();
    const field = await look(refusing('"field":"switchover_test"'));
    expect(field.seen.of("kinds")).toMatchObject({ status: "warn", facts: { refused: "unknown-field 400" } });
  });

  test("to a large body, a batch, a repeat or disorder is each named", async () => {
    const known = new Set<string>();
    const read = new Set<string>();
    const { seen } = await look(
      afterSignature(
        statusOf(({ body }) => {
          if (body.length > 1_000_000) return 413;
          if ((body.match(/wamid/g)?.length ?? 0) > 100) return 500;
          const id = /wamid\.[^"]*/.exec(body)?.[0] ?? "";
          if (body.includes('"status":"read"')) read.add(id);
          if (body.includes('"status":"delivered"') && read.has(id)) return 409;
          if (body.includes('"text"') && known.has(id)) return 409;
          known.add(id);
          return 200;
        }),
      ),
    );
    expect(seen.of("large")).toMatchObject({
      status: "fail",
      cause: "large-refused",
      facts: { answer: 413 },
    });
    expect(seen.of("batch")).toMatchObject({ status: "fail", cause: "batch-refused" });
    expect(seen.of("repeats")).toMatchObject({
      cause: "repeat-refused",
      facts: { refused: "second 409, third 409" },
    });
    expect(seen.of("order")).toMatchObject({
      cause: "disorder-refused",
      facts: { refused: "delivered 409" },
    });
    expect(seen.of("signature").status).toBe("pass");
  });

  test("is never shown with its body", async () => {
    const { seen } = await look(afterSignature(always(500, "<script>SHOWN-NOWHERE</script>")));
    expect(JSON.stringify(seen)).not.toContain("SHOWN-NOWHERE");
  });
});

describe("[E13] times", () => {
  test("warn and never fail, and say how many were measured", async () => {
    let ms = 0;
    // Each reading of this clock is 400 ms after the previous one: every response seems to take that long.
    const clock = { ...machineClock, monotonicMs: () => (ms += 400) };
    const { seen } = await look(goodNotification, { clock });
    expect(seen.of("latency")).toMatchObject({
      status: "warn",
      cause: "slow-median",
      facts: { measured: 30 },
    });
    expect(seen.verdict).toBe("ready");
  });

  test("end the measuring early where each answer takes long", async () => {
    let ms = 0;
    const clock = { ...machineClock, monotonicMs: () => (ms += 9_000) };
    const { seen } = await look(goodNotification, { clock });
    expect(seen.of("latency").facts?.["measured"]).toBeLessThan(5);
  });

  test.each([
    [Array.from({ length: 30 }, () => 250), "pass", undefined],
    [Array.from({ length: 30 }, () => 251), "warn", "slow-median"],
    [[...Array.from({ length: 29 }, () => 20), 1_001], "warn", "slow-tail"],
    [[...Array.from({ length: 200 }, () => 20), 1_001], "pass", undefined],
    [[], "skip", "not-answered"],
  ])("are held to the published target: case %#", (times, status, cause) => {
    const judged = judgeTimes(times);
    expect([judged.status, "cause" in judged ? judged.cause : undefined]).toEqual([status, cause]);
  });
});
