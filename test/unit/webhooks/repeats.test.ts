import { expect, test } from "vitest";
import { rememberRepeats, type Repeat } from "../../../main/core/webhooks/forwarding/repeats.ts";

const BODY = Buffer.from('{"entry":[]}');

function remembered() {
  let ms = 0;
  const repeats = rememberRepeats(() => ms);
  const copy = async (status?: number, body: Uint8Array = BODY): Promise<Repeat["kind"]> => {
    const repeat = repeats.of(body);
    if (repeat.kind === "copy") {
      const posted = Promise.resolve({ ms: 5, ...(status === undefined ? {} : { status }) });
      repeat.copied(posted);
      await posted;
    }
    return repeat.kind;
  };
  return { repeats, copy, later: (by: number) => void (ms += by) };
}

test("[V15] what production has accepted three times is answered as it answered, without another copy", async () => {
  const { repeats, copy } = remembered();
  for (let count = 0; count < 3; count += 1) expect(await copy(204)).toBe("copy");
  const repeat = repeats.of(BODY);
  expect(repeat.kind === "known" && (await repeat.posted)).toEqual({ status: 204, ms: 5 });
  expect(await copy(200, Buffer.from("another"))).toBe("copy");
});

test("[V15] while a copy is on its way, the same bytes get its response and no second copy", async () => {
  const { repeats, copy } = remembered();
  const first = repeats.of(BODY);
  const posted = Promise.withResolvers<{ readonly ms: number; readonly status: number }>();
  if (first.kind === "copy") first.copied(posted.promise);
  const second = repeats.of(BODY);
  expect([first.kind, second.kind]).toEqual(["copy", "known"]);
  posted.resolve({ ms: 9, status: 500 });
  expect(second.kind === "known" && (await second.posted)).toEqual({ ms: 9, status: 500 });
  expect(await copy(200)).toBe("copy");
});

test("[V15] what production does not accept is copied as long as a platform may retry it", async () => {
  const { copy } = remembered();
  for (let count = 0; count < 30; count += 1)
    expect(await copy(count % 2 === 0 ? 500 : undefined)).toBe("copy");
  expect(await copy(200)).toBe("circle");
});

test("[V15] an hour later the same bytes are copied again", async () => {
  const { copy, later } = remembered();
  for (let count = 0; count < 3; count += 1) await copy(200);
  expect(await copy(200)).toBe("known");
  later(3_600_000);
  expect(await copy(200)).toBe("copy");
});

test("[V15] only the newest bodies are remembered", async () => {
  const { copy } = remembered();
  for (let count = 0; count < 3; count += 1) await copy(200);
  for (let count = 0; count < 10_001; count += 1) await copy(200, Buffer.from(String(count)));
  expect(await copy(200)).toBe("copy");
});
