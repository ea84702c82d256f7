import { rootCertificates, setDefaultCACertificates } from "node:tls";
import { timed, type Contestant } from "./contestant.ts";
import { moveWith } from "./calls.ts";

/** Node's own fetch, with nothing set but the two private certificates among the trusted ones. */
export const globalFetch: Contestant = {
  name: "fetch, cold",
  async prepare(scene) {
    setDefaultCACertificates([...rootCertificates, scene.caPem, scene.onPremPem]);
    return {
      run: () =>
        timed(() =>
          moveWith(scene, async ({ url, token, body }) => {
            const answer = await fetch(url, {
              method: "POST",
              headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
              body: body === undefined ? null : JSON.stringify(body),
            });
            if (!answer.ok) throw new Error(`status ${answer.status}`);
            return answer.json();
          }),
        ),
      close: async () => setDefaultCACertificates([...rootCertificates]),
    };
  },
};
