import { createHmac } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { startCli } from "../../support/cli-process.ts";
import { tempFolder } from "../../support/temp-folder.ts";

/* The lines of `webhooks`, written down once more from the promise and not from the program. */
const at = z.iso.datetime();
const Listening = z.strictObject({ type: z.literal("listening"), at, localUrl: z.url(), onPremUrl: z.url() });
const EventLine = z.looseObject({
  type: z.literal("event"),
  at,
  id: z.number(),
  source: z.enum(["cloud", "on-premises"]),
  kind: z.enum(["message", "status", "unsupported", "error", "other"]),
  phoneNumberId: z.string().optional(),
  messageId: z.string().optional(),
  signature: z.enum(["valid", "invalid", "missing", "unchecked"]),
  refused: z.string().optional(),
  duplicateOf: z.number().optional(),
});

const SECRET = "the app secret of a test";
const TOKEN = "the-verify-token";

const envelope = (changes: readonly object[]): string =>
  JSON.stringify({ object: "chat_business_account", entry: [{ id: "1", changes }] });
const change = (value: object): object => ({
  field: "messages",
  value: {
    messaging_product: "chat",
    metadata: { display_phone_number: "12025550123", phone_number_id: "106540352242922" },
    ...value,
  },
});
const message = (id: string): object => ({
  from: "12025550199",
  id: `wamid.${id}`,
  timestamp: "1795000000",
  type: "text",
  text: { body: "SW-7K2Q \u001b[2J" },
});
const BATCH = envelope([
  change({ messages: [message("A"), message("B")] }),
  change({
    statuses: [{ id: "wamid.C", status: "delivered", timestamp: "1795000001", recipient_id: "12025550199" }],
  }),
]);

function post(url: string, body: string, secret: string | undefined): Promise<Response> {
  const signature =
    secret === undefined
      ? {}
      : { "x-hub-signature-256": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}` };
  return fetch(url, { method: "POST", body, headers: signature });
}

/** The lines of this type among what a program printed. */
function linesOf(stdout: string, type?: string): readonly Readonly<Record<string, unknown>>[] {
  const lines = stdout
    .split("\n")
    .flatMap((line) => (line === "" ? [] : [JSON.parse(line) as Record<string, unknown>]));
  return lines.filter((line) => type === undefined || line["type"] === type);
}

describe("switchover webhooks", () => {
  test("[I20] listen tells every event once it is durable, and events tells them again", async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, "token"), `${TOKEN}\n`);
    writeFileSync(join(folder, "secret"), `${SECRET}\n`);
    const common = ["--data-dir", join(folder, "data"), "--json"];
    const given = ["--verify-token-file", "token", "--app-secret-file", "secret"];
    const program = startCli(["webhooks", "listen", ...given, ...common], { cwd: folder });
    const [first] = linesOf(await program.printed(/"listening".*\n/));
    const { localUrl, onPremUrl } = Listening.parse(first);

    const handshake = (token: string) =>
      fetch(`${localUrl}?hub.mode=subscribe&hub.challenge=7&hub.verify_token=${token}`);
    expect(await (await handshake(TOKEN)).text()).toBe("7");
    expect((await handshake("wrong")).status).toBe(403);
    expect((await post(localUrl, BATCH, undefined)).status).toBe(401);
    expect((await post(localUrl, BATCH, SECRET)).status).toBe(200);
    expect((await post(localUrl, envelope([change({ messages: [message("A")] })]), SECRET)).status).toBe(200);
    expect(
      (await post(onPremUrl, JSON.stringify({ messages: [{ ...message("D"), id: "ABGG" }] }), undefined))
        .status,
    ).toBe(200);
    await program.printed(/"ABGG".*\n/);
    program.signal("SIGINT");
    const { code, stdout, stderr } = await program.ended;
    expect([code, stdout.includes(SECRET), stderr.includes(SECRET)]).toEqual([0, false, false]);

    expect(linesOf(stdout, "handshake")).toMatchObject([{ ok: true }, { ok: false }]);
    const events = linesOf(stdout, "event").map((line) => EventLine.parse(line));
    const taken = events.filter(({ refused }) => refused === undefined);
    expect(
      taken.map(({ kind, messageId, signature, source }) => [kind, messageId, signature, source]),
    ).toEqual([
      ["message", "wamid.A", "valid", "cloud"],
      ["message", "wamid.B", "valid", "cloud"],
      ["status", "wamid.C", "valid", "cloud"],
      ["message", "wamid.A", "valid", "cloud"],
      ["message", "ABGG", "unchecked", "on-premises"],
    ]);
    expect(taken.map(({ duplicateOf }) => duplicateOf === undefined)).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
    expect(taken[3]?.duplicateOf).toBe(taken[0]?.id);
    const refused = events.filter(({ refused: why }) => why !== undefined);
    expect(new Set(refused.map(({ refused: why, signature }) => [why, signature].join()))).toEqual(
      new Set(["signature-missing,missing"]),
    );

    const list = ["webhooks", "events", "--kind", "message", "--limit", "2"];
    const again = await startCli([...list, ...common], { cwd: folder }).ended;
    expect(again.code).toBe(0);
    const listed = linesOf(again.stdout).map((line) => EventLine.parse(line));
    expect(listed.map(({ messageId }) => messageId)).toEqual(["wamid.B", "ABGG"]);
    // For a person, what a stranger wrote stands there visibly and cannot steer the terminal.
    const shown = await startCli([...list, "--data-dir", join(folder, "data")], { cwd: folder }).ended;
    expect(shown.stdout.split("\n").filter((line) => line !== "")).toHaveLength(2);
    expect(shown.stdout).not.toContain("\u001b[2J");
  });

  test("[I20] whatever was answered with 200 is there after the program was killed in the middle", async () => {
    const folder = tempFolder();
    const common = ["--data-dir", join(folder, "data"), "--json"];
    const program = startCli(["webhooks", "listen", ...common], { cwd: folder });
    const [first] = linesOf(await program.printed(/"listening".*\n/));
    const { localUrl } = Listening.parse(first);
    const acknowledged: string[] = [];
    const sendUntilDead = async (lane: number): Promise<void> => {
      for (let at = 0; at < 400; at += 1) {
        const id = `${lane}-${at}`;
        const answer = await post(localUrl, envelope([change({ messages: [message(id)] })]), undefined).catch(
          () => undefined,
        );
        if (answer === undefined) return;
        if (answer.status === 200 && acknowledged.push(`wamid.${id}`) === 60) program.signal("SIGKILL");
      }
    };
    await Promise.all([1, 2, 3, 4].map(sendUntilDead));
    await program.ended;
    const again = await startCli(["webhooks", "events", "--limit", "2000", ...common], { cwd: folder }).ended;
    const stored = linesOf(again.stdout).map((line) => line["messageId"]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(60);
    expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
  });
});
