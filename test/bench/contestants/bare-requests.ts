import { readFileSync } from "node:fs";
import { createSecureContext } from "node:tls";
import { Client, buildConnector } from "undici";
import { z } from "zod";

// Sends, for each number, the requests that a migration sends, and reads the answers' JSON: nothing is decided, checked
// or written down. One connection to each API for each number, and one handshake before that to the client, whose
// certificate is pinned.

const Scene = z.object({
  accessToken: z.string(),
  caPem: z.string(),
  requests: z.array(z.object({ api: z.string(), method: z.string(), path: z.string() })),
  first: z.string(),
  parallel: z.number(),
  numbers: z.array(
    z.object({
      phoneNumberId: z.string(),
      cloud: z.string(),
      onPrem: z.string(),
      pin: z.string(),
      user: z.string(),
      token: z.string(),
    }),
  ),
});
const Answer = z.looseObject({
  settings: z.object({ data: z.string().optional() }).optional().catch(undefined),
  data: z
    .array(z.object({ id: z.string().optional() }))
    .optional()
    .catch(undefined),
  paging: z
    .object({ next: z.string().optional(), cursors: z.object({ after: z.string() }).optional() })
    .optional(),
});
type Scene = z.infer<typeof Scene>;
type One = Scene["numbers"][number];

const scene = Scene.parse(JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")));
const cloudContext = createSecureContext({ ca: scene.caPem });
const queue = [...scene.numbers];
await Promise.all(Array.from({ length: scene.parallel }, carry));

async function carry(): Promise<void> {
  for (let number = queue.shift(); number !== undefined; number = queue.shift()) await move(number);
}

async function move(number: One): Promise<void> {
  const pinned = { rejectUnauthorized: false };
  await handshake(number.onPrem);
  const clients = {
    cloud: new Client(number.cloud, { connect: { secureContext: cloudContext } }),
    onprem: new Client(number.onPrem, { connect: pinned }),
  };
  let backup = "";
  const steps = [...scene.requests];
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
    const { api, method, path } = step;
    const isCloud = api === "cloud";
    const body = bodyOf(path, method, number, backup);
    const { body: answer } = await clients[isCloud ? "cloud" : "onprem"].request({
      method: method === "POST" ? "POST" : "GET",
      path: path.replaceAll(scene.first, number.phoneNumberId).replace("redacted", scene.accessToken),
      headers: {
        authorization: path.endsWith("/users/login")
          ? `Basic ${Buffer.from(number.user).toString("base64")}`
          : `Bearer ${isCloud ? scene.accessToken : number.token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = Answer.parse(await answer.json());
    backup = json.settings?.data ?? backup;
    // A list of numbers is asked for up to the page with the own one.
    const after = json.paging?.cursors?.after;
    if (json.paging?.next !== undefined && json.data?.some(({ id }) => id === number.phoneNumberId) !== true)
      steps.unshift({ ...step, path: `${path.replace(/&after=.*/, "")}&after=${after ?? ""}` });
  }
  await Promise.all([clients.cloud.close(), clients.onprem.close()]);
}

function bodyOf(path: string, method: string, { pin }: One, data: string): unknown {
  if (method !== "POST") return undefined;
  if (path.endsWith("/backup")) return { password: "backup password" };
  if (path.endsWith("/register"))
    return { messaging_product: "chat", pin, backup: { password: "backup password", data } };
  return path.endsWith("/login") ? {} : undefined;
}

function handshake(origin: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  const connect = buildConnector({ rejectUnauthorized: false });
  return new Promise((resolve, reject) => {
    connect({ hostname, host: hostname, protocol: "https:", port }, (error, socket) => {
      if (error !== null) return reject(error);
      socket.destroy();
      resolve();
    });
  });
}
