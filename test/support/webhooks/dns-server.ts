import { createSocket } from "node:dgram";
import { once } from "node:events";
import { onTestFinished } from "vitest";

const TYPES = { A: 1, NS: 2, AAAA: 28 } as const;
type Type = keyof typeof TYPES;
const NXDOMAIN = 3;
const REFUSED = 5;

/** A small DNS server on loopback that serves the added records over UDP. */
export type DnsServer = {
  /** In the form that `Resolver.setServers` takes. */
  readonly address: string;
  /** Adds a record to a name. A name without any record does not exist (NXDOMAIN). */
  add(name: string, type: Type, value: string): void;
  /** Responds REFUSED to every query from now on. */
  refuse(): void;
  /** The received queries, oldest first, such as `A name`. */
  readonly asked: readonly string[];
};

export async function dnsServer(): Promise<DnsServer> {
  const records = new Map<string, Map<Type, string[]>>();
  const asked: string[] = [];
  let refuses = false;
  const socket = createSocket("udp4");
  socket.on("message", (query, from) => {
    const { name, type, end } = questionIn(query);
    asked.push(`${type ?? "?"} ${name}`);
    const recordsOfName = records.get(name);
    const values = (type === undefined ? undefined : recordsOfName?.get(type)) ?? [];
    const code = refuses ? REFUSED : recordsOfName === undefined ? NXDOMAIN : 0;
    const answers = code === 0 ? values.map((value) => answerOf(type ?? "A", value)) : [];
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(0x8580 | code, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(answers.length, 6);
    socket.send(Buffer.concat([head, query.subarray(12, end), ...answers]), from.port, from.address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  onTestFinished(() => void socket.close());
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    refuse: () => void (refuses = true),
    add(name, type, value) {
      const known = records.get(name) ?? new Map<Type, string[]>();
      known.set(type, [...(known.get(type) ?? []), value]);
      records.set(name, known);
    },
  };
}

function questionIn(query: Buffer): {
  readonly name: string;
  readonly type: Type | undefined;
  readonly end: number;
} {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("ascii", at + 1, at + 1 + length));
    at += 1 + length;
  }
  const number = query.readUInt16BE(at + 1);
  const type = (Object.keys(TYPES) as Type[]).find((name) => TYPES[name] === number);
  return { name: labels.join(".").toLowerCase(), type, end: at + 5 };
}

function answerOf(type: Type, value: string): Buffer {
  const data = dataOf(type, value);
  const head = Buffer.alloc(12);
  // A pointer to the name in the question.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TYPES[type], 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(1, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function dataOf(type: Type, value: string): Buffer {
  switch (type) {
    case "A":
      return Buffer.from(value.split(".").map(Number));
    case "AAAA":
      return Buffer.from(value.split(":").flatMap((part) => [...Buffer.from(part.padStart(4, "0"), "hex")]));
    case "NS":
      return Buffer.concat([
        ...value.split(".").map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
        Buffer.from([0]),
      ]);
  }
}
