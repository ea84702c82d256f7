import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ReceiverOptions } from "../contestants/receivers/receiver.ts";
import type { ChildAnswer, Question, ReceiverName, Usage } from "./receiver-child.ts";

/** A program in a process of its own. */
export type ReceiverProcess = {
  readonly name: ReceiverName;
  readonly url: string;
  /** Processor time since its start, and its memory now. */
  usage(): Promise<Usage>;
  /** Resolves once what it answered is filed too. */
  settle(): Promise<void>;
  close(): Promise<void>;
};

/** smee-client can be told of an authority only by its process. */
function authorityIn(folder: string, pem: string): string {
  const file = join(folder, "authority.pem");
  writeFileSync(file, pem);
  return file;
}

const CHILD = fileURLToPath(new URL("./receiver-child.ts", import.meta.url));
let started = 0;

/** Starts a program on a fresh folder below `scratch`. */
export async function startReceiver(
  name: ReceiverName,
  scratch: string,
  secret: string,
  forward?: ReceiverOptions["forward"],
): Promise<ReceiverProcess> {
  started += 1;
  const folder = join(scratch, `receiver-${started}`);
  mkdirSync(folder, { recursive: true });
  const child = fork(CHILD, [name, folder], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      ...process.env,
      BENCH_SECRET: secret,
      NODE_ENV: "production",
      ...(forward === undefined
        ? {}
        : { BENCH_FORWARD: JSON.stringify(forward), NODE_EXTRA_CA_CERTS: authorityIn(folder, forward.ca) }),
    },
  });
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`${name} ended with ${String(code)}`);
  });
  ended.catch(() => undefined);
  const next = async <K extends ChildAnswer["kind"]>(kind: K): Promise<Extract<ChildAnswer, { kind: K }>> => {
    const [answer] = (await Promise.race([once(child, "message"), ended])) as [ChildAnswer];
    if (answer.kind !== kind) throw new Error(`${name} said ${answer.kind} instead of ${kind}`);
    return answer as Extract<ChildAnswer, { kind: K }>;
  };
  const ask = (question: Question): void => void child.send(question);
  const { url } = await next("listening");
  return {
    name,
    url,
    usage() {
      ask("usage");
      return next("usage");
    },
    async settle() {
      ask("settle");
      await next("settled");
    },
    async close() {
      child.kill("SIGKILL");
      await ended.catch(() => undefined);
    },
  };
}
