import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** What a process of a race is told to do. */
export type Order =
  | {
      readonly do: "open";
      readonly dataDir: string;
      readonly stateDir: string;
      /** Every file that the plan refers to, by its name. */
      readonly files: Readonly<Record<string, string>>;
    }
  | { readonly do: "call"; readonly method: string; readonly input: object }
  | { readonly do: "close" };

export type Answer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: { readonly kind: string } };

export type Reply = { readonly id: number; readonly answer?: unknown; readonly thrown?: string };

/** Something that makes calls: a process with a core, or a window over HTTP. */
export type Racer = {
  call(method: string, input: object): Promise<Answer>;
};

/** A process with a core of its own, used for many races. */
export type RacingProcess = Racer & {
  tell(order: Order): Promise<unknown>;
  end(): void;
};

/** Starts such a process. */
export function startRacer(): RacingProcess {
  const program = fileURLToPath(new URL("racer.ts", import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "inherit"] });
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  if (child.stdout === null || child.stdin === null) throw new Error("a racer has pipes");
  const { stdin } = child;
  createInterface({ input: child.stdout }).on("line", (line) => {
    const { id, answer, thrown } = JSON.parse(line) as Reply;
    const one = waiting.get(id);
    waiting.delete(id);
    if (thrown === undefined) one?.resolve(answer);
    else one?.reject(new Error(`a racing process threw: ${thrown}`));
  });
  child.on("exit", () => {
    for (const { reject } of waiting.values()) reject(new Error("a racing process ended"));
  });
  const tell = (order: Order): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      stdin.write(`${JSON.stringify({ id: last, order })}\n`);
    });
  return {
    tell,
    call: (method, input) => tell({ do: "call", method, input }) as Promise<Answer>,
    end: () => void child.kill("SIGKILL"),
  };
}
