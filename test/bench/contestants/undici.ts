import { Client } from "undici";
import { timed, type Contestant } from "./contestant.ts";
import { moveWith } from "./calls.ts";

/** One connection to each host, opened beforehand by a GET: what the network allows. Trusts two certificates, checks no answer, stores nothing. */
export const undiciBare: Contestant = {
  name: "undici bare, warm",
  async prepare(scene) {
    const ca = [scene.caPem, scene.onPremPem];
    const clients = new Map(
      [scene.cloud.baseUrl, scene.onPrem.baseUrl].map((origin) => [
        origin,
        new Client(origin, { connect: { ca }, pipelining: 1, keepAliveTimeout: 60_000 }),
      ]),
    );
    for (const client of clients.values()) {
      const { body } = await client.request({ method: "GET", path: "/" });
      await body.dump();
    }
    return {
      run: () =>
        timed(() =>
          moveWith(scene, async ({ url, token, body }) => {
            const { origin, pathname } = new URL(url);
            const client = clients.get(origin);
            if (client === undefined) throw new Error("a host that nobody warmed");
            const answer = await client.request({
              method: "POST",
              path: pathname,
              headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
              body: body === undefined ? null : JSON.stringify(body),
            });
            return answer.body.json();
          }),
        ),
      close: async () => void (await Promise.all([...clients.values()].map((client) => client.destroy()))),
    };
  },
};
