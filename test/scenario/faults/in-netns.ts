// A process in a network of its own, where 127.0.0.1:53 is the name service: asks names that are not there, whose
// service fails, that lead to a wrong machine, and addresses without a way to them. Prints one JSON line for each.
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { makeCertificate } from "../../support/certificates.ts";
import { classAt } from "./call.ts";

/** What the name service answers: a response code, or the address of an A record. */
const NAMES: Readonly<Record<string, number | "127.0.0.1">> = {
  "nowhere.fault.test": 3,
  "broken.fault.test": 2,
  "forged.fault.test": "127.0.0.1",
};

const service = createSocket("udp4");
service.on("message", (query, from) => {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  const isA = query.readUInt16BE(at + 1) === 1;
  const answer = NAMES[labels.join(".").toLowerCase()] ?? 3;
  const record = typeof answer === "string" && isA;
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8180 | (typeof answer === "number" ? answer : 0), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(record ? 1 : 0, 6);
  const a = record ? Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 127, 0, 0, 1]) : Buffer.alloc(0);
  service.send(Buffer.concat([head, query.subarray(12, at + 5), a]), from.port, from.address);
});
// With an argument, another name service is there already.
if (process.argv[2] === undefined) {
  service.bind(53, "127.0.0.1");
  await once(service, "listening");
}

const ca = await makeCertificate({ authority: true, commonName: "Test authority" });
const other = await makeCertificate({ issuer: ca, names: ["another.fault.test"] });
let asked = 0;
const server = createServer({ cert: other.cert, key: other.key }, (_request, response) => {
  asked += 1;
  response.end();
}).listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;

for (const host of [...Object.keys(NAMES), "198.51.100.1"]) {
  const found = await classAt(`https://${host}:${port}`, { kind: "authority", pem: ca.cert });
  process.stdout.write(`${JSON.stringify({ host, ...found, asked })}\n`);
}
process.exit(0);
