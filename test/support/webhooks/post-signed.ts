import { createHmac } from "node:crypto";
import { request, type Agent } from "node:http";

type To = { readonly url: URL; readonly agent: Agent; readonly secret: string };

/** Posts a notification with the signature of an app secret, and gives the status of the answer. */
export function postSigned({ url, agent, secret }: To, body: string): Promise<number> {
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "x-hub-signature-256": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: "POST", agent, headers }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode ?? 0));
    });
    sent.once("error", reject);
    sent.end(body);
  });
}
