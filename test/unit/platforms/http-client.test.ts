import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import type * as undici from "undici";
import { alertPoster } from "../../../main/core/alerts/post-alert.ts";
import { openConnection } from "../../../main/core/platforms/http/connection.ts";
import { posterTo } from "../../../main/core/webhooks/outgoing/post.ts";
import { redact } from "../../../shared/redacted.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

/** Whether the file of the HTTP client is there, as it isn't for a moment while the program is being replaced. */
const file = vi.hoisted((): { isThere: boolean } => ({ isThere: false }));
vi.mock("undici", async (original) => {
  if (!file.isThere) throw new Error("no such file");
  return original<typeof undici>();
});

const TARGET = { allowPrivate: true, systemRoots: false };

test("[F37] where the HTTP client can't be loaded, nothing counts as sent, and the next call tries again", async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const clock = virtualClock();
  const trust = { kind: "publicRoots" } as const;
  const connection = openConnection({ baseUrl: `http://127.0.0.1:${port}`, trust, clock, connectMs: 1_000 });
  const request = {
    method: "POST",
    path: "/register",
    headers: {},
    deadlineMs: 1_000,
    maxBytes: 100,
  } as const;
  const both = await Promise.all([connection.call(request), connection.call(request)]);
  expect(both).toMatchObject([
    { kind: "notSent", cause: "cancelled-before-sending" },
    { kind: "notSent", cause: "cancelled-before-sending" },
  ]);

  const url = new URL("https://127.0.0.1:9/");
  const addresses = [{ address: "127.0.0.1", family: 4 as const }];
  const poster = posterTo(
    { url, host: url.host, addresses },
    { connections: 1, authorities: undefined, proxies: undefined },
  );
  // Nobody waits for it yet: a failure that nobody handles would end the process.
  await new Promise((resolve) => setImmediate(resolve));
  expect(await poster.post({ body: Buffer.from("{}") })).toMatchObject({
    failed: "cancelled-before-sending",
  });
  const alert = { url: redact(url.href, "alert URL"), body: "{}" };
  expect(await alertPoster({ clock })(TARGET, alert)).toEqual({
    outcome: "not-sent",
    why: "cancelled-before-sending",
  });
  await poster.close();
  expect(asked).toBe(0);

  file.isThere = true;
  expect(await connection.call(request)).toMatchObject({ kind: "answered", status: 200 });
  expect(await alertPoster({ clock })(TARGET, alert)).toEqual({
    outcome: "not-sent",
    why: "connection-refused",
  });
  expect((await poster.post({ body: Buffer.from("{}") })).failed).toBe("cancelled-before-sending");
  await connection.close();
  expect(asked).toBe(1);
});
