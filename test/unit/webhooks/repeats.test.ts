import { expect, test } from "vitest";
import { rememberRepeats } from "../../../main/core/webhooks/forwarding/repeats.ts";
import type { Posted } from "../../../main/core/webhooks/outgoing/post.ts";

const BODY = "the digest of a body";

function remembered() {
  let ms = 0;
  const repeats = rememberRepeats(() => ms);
  const copy = async (status?: number, body = BODY): Promise<"copied" | "later"> => {
    const repeat = repeats.of(body);
    if (repeat === "later") return "later";
    const posted = Promise.resolve({ ms: 5, ...(status === undefined ? {} : { status }) });
    expect(await repeat.copied(posted)).toEqual(await posted);
    return "copied";
  };
  return { repeats, copy, later: (by: number) => void (ms += by) };
}

test("[V15] what production has accepted three times within a minute waits, and is copied again afterwards", async () => {
  const { copy, later } = remembered();
  for (let count = 0; count < 3; count += 1) expect(await copy(204)).toBe("copied");
  expect(await copy(204)).toBe("later");
  expect(await copy(200, "another")).toBe("copied");
  later(60_000);
  expect(await copy(204)).toBe("copied");
});

test("[V15] while a copy is on its way, the same bytes wait", async () => {
  const { repeats, copy } = remembered();
  const first = repeats.of(BODY);
  const posted = Promise.withResolvers<Posted>();
  const copied = first === "later" ? undefined : first.copied(posted.promise);
  expect(repeats.of(BODY)).toBe("later");
  posted.resolve({ ms: 9, status: 500 });
  expect(await copied).toEqual({ ms: 9, status: 500 });
  expect(await copy(200)).toBe("copied");
});

test("[V15] what production does not accept is copied as often as it is retried", async () => {
  const { copy, later } = remembered();
  for (let count = 0; count < 200; count += 1) {
    expect(await copy(count % 2 === 0 ? 503 : undefined)).toBe("copied");
    later(count * 3_000);
  }
  expect(await copy(200)).toBe("copied");
});

test("[V15] the newest 10,000 bodies are remembered, and not twice as many", async () => {
  const { copy } = remembered();
  for (let count = 0; count < 3; count += 1) await copy(200);
  for (let count = 1; count < 10_000; count += 1) await copy(200, String(count));
  expect(await copy(200)).toBe("later");
  for (let count = 10_000; count < 20_001; count += 1) await copy(200, String(count));
  expect(await copy(200)).toBe("copied");
});
