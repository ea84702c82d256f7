import { createHmac } from "node:crypto";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeCertificate } from "../../support/certificates.ts";
import { startCli } from "../../support/cli-process.ts";
import { tempFolder } from "../../support/temp-folder.ts";

/* `webhooks replay`: resends received notifications from the terminal. */

const SECRET = "an app secret of 32 characters !";
const signed = (body: string): string => `sha256=${createHmac("sha256", SECRET).update(body).digest("hex")}`;
const message = (id: string): object => ({
  id,
  from: "15551",
  timestamp: "1",
  type: "text",
  text: { body: id },
});
const notification = (...ids: readonly string[]): string => {
  const metadata = { display_phone_number: "15550100", phone_number_id: "42" };
  const value = { metadata, messages: ids.map(message) };
  return JSON.stringify({ object: "x", entry: [{ id: "1", changes: [{ field: "messages", value }] }] });
};

type Line = Readonly<Record<string, unknown>>;
const linesOf = (stdout: string): readonly Line[] =>
  stdout.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as Line] : []));

/** Production over TLS; `statuses` are answered in turn, then 200. */
async function production(folder: string) {
  const authority = await makeCertificate({ commonName: "test authority", authority: true });
  const { cert, key } = await makeCertificate({ issuer: authority });
  const got: { body: string; signature: unknown; mark: unknown }[] = [];
  const statuses: number[] = [];
  const server = createServer({ cert, key }, (request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const { "x-hub-signature-256": signature, "switchover-made-up": mark } = request.headers;
      got.push({ body: Buffer.concat(pieces).toString(), signature, mark });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  writeFileSync(join(folder, "ca.pem"), authority.cert);
  writeFileSync(join(folder, "secret.txt"), SECRET);
  return { url: `https://localhost:${(server.address() as AddressInfo).port}/hook`, got, statuses };
}

/** A data folder with two notifications: #1 and #2 in one, #3 by itself. */
async function received(folder: string): Promise<void> {
  const args = ["webhooks", "listen", "--app-secret-file", "secret.txt", "--json", "--data-dir", "data"];
  const program = startCli(args, { cwd: folder });
  const [listening] = linesOf(await program.printed(/"listening".*\n/));
  for (const body of [notification("one", "two"), notification("three")])
    await fetch(String(listening?.["localUrl"]), {
      method: "POST",
      body,
      headers: { "x-hub-signature-256": signed(body) },
    });
  await program.printed(/"id":3.*\n/);
  program.signal("SIGTERM");
  await program.ended;
}

test("[V13] webhooks replay posts each notification once, signed anew, and tells what came back", async () => {
  const folder = tempFolder();
  const { url, got, statuses } = await production(folder);
  await received(folder);
  const replay = (...more: readonly string[]) =>
    startCli(
      [
        "webhooks",
        "replay",
        "--allow-private",
        "--ca-file",
        "ca.pem",
        "--json",
        "--data-dir",
        "data",
        ...more,
      ],
      { cwd: folder },
    ).ended;
  const taken = await replay("1", "3", "2", "3", "--to", url, "--app-secret-file", "secret.txt");
  expect(taken.code).toBe(0);
  const lines = linesOf(taken.stdout);
  expect(lines.map(({ type, event, status, signed: is }) => [type, event, status, is])).toEqual([
    ["replayed", 1, 200, true],
    ["replayed", 3, 200, true],
    ["replayed", 2, 200, true],
    ["result", undefined, undefined, undefined],
  ]);
  expect(lines.at(-1)).toMatchObject({ outcome: "complete", sent: 3, taken: 3 });
  const bodies = [notification("one", "two"), notification("three")];
  expect(got.map(({ body, signature }) => [body, signature])).toEqual(
    bodies.map((body) => [body, signed(body)]),
  );
  expect(got.map(({ mark }) => typeof mark)).toEqual(["string", "string"]);

  // Without a secret nothing is signed; one that was not taken is told, and the others go out.
  statuses.push(500);
  const refused = await replay("1", "3", "--to", url);
  expect(refused.code).toBe(1);
  expect(linesOf(refused.stdout)).toMatchObject([
    { event: 1, status: 500, signed: false },
    { event: 3, status: 200, signed: false },
    { outcome: "refused", taken: 1 },
  ]);

  const sent = got.length;
  for (const wrong of [
    ["99", "--to", url],
    ["x", "--to", url],
    ["1", "--to", "nowhere"],
    ["1", "--to", "https://user@hooks.example/"],
    ["1", "--to", url, "--ca-file", "missing.pem"],
  ]) {
    const { code, stdout } = await replay(...wrong);
    expect([code, stdout]).toEqual([2, ""]);
  }
  const { code } = await startCli(["webhooks", "replay", "1", "--to", url, "--data-dir", "data"], {
    cwd: folder,
  }).ended;
  expect(code).toBe(2);
  expect(got).toHaveLength(sent);
});
