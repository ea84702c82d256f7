import { Agent } from "node:https";
import { rootCertificates } from "node:tls";
import { timed, type Contestant } from "./contestant.ts";
import { moveWith } from "./calls.ts";

/** What is used of axios. It is installed by `npm run bench` alone, so the checks of a fresh clone must do without its types. */
type Axios = {
  readonly create: (defaults: { readonly httpsAgent: Agent; readonly proxy: false }) => Posts;
};
type Posts = {
  post(
    url: string,
    body: unknown,
    options: { readonly headers: Readonly<Record<string, string>> },
  ): Promise<{ readonly data: unknown }>;
};
const PACKAGE: string = "axios";

/** axios as its users have it: one keep-alive agent that trusts the public roots and the two private certificates. */
export const axiosCold: Contestant = {
  name: "axios, keep-alive agent, cold",
  async prepare(scene) {
    const { create } = (await import(PACKAGE)) as Axios;
    const agent = new Agent({ keepAlive: true, ca: [...rootCertificates, scene.caPem, scene.onPremPem] });
    const client = create({ httpsAgent: agent, proxy: false });
    return {
      run: () =>
        timed(() =>
          moveWith(scene, async ({ url, token, body }) => {
            const answer = await client.post(url, body, { headers: { authorization: `Bearer ${token}` } });
            return answer.data;
          }),
        ),
      close: async () => agent.destroy(),
    };
  },
};
