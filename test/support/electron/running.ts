import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { tempFolder } from "../temp-folder.ts";
import { builtWithPage } from "./built.ts";
import { startProgram, withoutPages, type Program, type ProgramOptions } from "./program.ts";

/** The built program with an empty page. */
export const small = (): string => builtWithPage("");

/**
 * Starts the program on a separate data folder and waits for its first window. `pages` selects the loads that
 * succeed at once; default: all.
 */
export async function running({
  pages,
  ...options
}: Partial<ProgramOptions> & { readonly pages?: (load: number) => boolean } = {}): Promise<
  Program & { readonly dataDir: string }
> {
  const dataDir = options.dataDir ?? tempFolder();
  const program = withoutPages(startProgram({ built: small(), ...options, dataDir }), pages);
  await program.did("window.show");
  return { ...program, dataDir };
}

/** The sender of a message from the page of the first window. */
export const ours = { origin: "app://switchover", isMain: true };
/** What a call returns to the page: the response, or the error text instead of one. */
export const reply = (
  program: Program,
  method: unknown,
  input: unknown = {},
  from: typeof ours | null = ours,
) =>
  program.ask({
    kind: "invoke",
    window: 1,
    from,
    channel: "switchover:call",
    args: [method, input],
  }) as Promise<Record<"answer" | "fault", unknown>>;
/** The response alone. */
export const call = async (...args: Parameters<typeof reply>): Promise<unknown> =>
  (await reply(...args)).answer;

/**
 * Starts a call that advances a run and stays pending: its platform accepts connections and never responds,
 * until `hangUp` closes them all.
 */
export async function driveARun(
  program: Program & { readonly dataDir: string },
): Promise<{ readonly hangUp: () => void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const baseUrl = `https://127.0.0.1:${port}`;
  const secret = (name: string, text: string) => {
    writeFileSync(join(program.dataDir, name), text);
    return { file: join(program.dataDir, name) };
  };
  const plan = {
    version: 1,
    direction: "to-cloud",
    dialect: { brand: "chat", apiVersion: "v23.0" },
    cloud: {
      baseUrl,
      businessAccountId: "102290129340398",
      appId: "670843887433847",
      accessToken: secret("token", "t0ken"),
    },
    onPrem: { baseUrl, auth: { token: secret("onprem", "t0ken") } },
    number: {
      phoneNumberId: "106540352242922",
      cc: "1",
      phoneNumber: "2025550123",
      pin: secret("pin", "123456"),
    },
  };
  expect(
    await call(program, "vault.unlock", { passphrase: "a passphrase for tests", allowCreate: true }),
  ).toMatchObject({ ok: true });
  const answered = call(program, "migration.start", { plan }).then(
    (answer) => `the run ended early: ${JSON.stringify(answer)}`,
    () => "the program ended",
  );
  expect(await Promise.race([once(server, "connection").then(() => "connected"), answered])).toBe(
    "connected",
  );
  return {
    hangUp: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
