import type { ProofCheckId } from "../../../webhook/proof-checks.ts";

type NameOf<Id extends string> = Id extends `endpoint.${infer Name}` ? Name : never;

/** What each line of the endpoint check is about, and why. */
export const endpointChecks = {
  address: {
    title: "URL of the endpoint",
    why: "The platform delivers to public https URLs. It can't reach a URL that leads into a private network.",
  },
  reachable: {
    title: "Response from the endpoint",
    why: "If the endpoint doesn't respond, the platform retries for up to 7 days, then drops the notification.",
  },
  tls: {
    title: "Certificate of the endpoint",
    why: "The platform trusts only public certificate authorities. It may reject a certificate that this computer or the on-premises client accepts.",
  },
  redirect: {
    title: "No redirects",
    why: "The platform doesn't follow redirects. A redirected notification isn't delivered.",
  },
  handshake: {
    title: "Verification request",
    why: "The platform sets a callback URL only after the endpoint returns a challenge for the right verify token. An endpoint that returns it for other tokens can be claimed by others.",
  },
  status: {
    title: "Response to a notification",
    why: "Only HTTP 200 ends a delivery. After any other response, the platform retries the same notification.",
  },
  signature: {
    title: "Signatures",
    why: "Only the signature distinguishes the platform's notifications from anyone else's. It covers the bytes as they arrive, with accents and emoji escaped.",
  },
  kinds: {
    title: "Kinds of notifications",
    why: "If the endpoint returns an error for an unexpected kind, the platform retries it for days, and it delays the others.",
  },
  latency: {
    title: "Response time",
    why: "The published target is a median of 250 ms, with fewer than 1 in 100 above 1 s. Times include the network from this computer.",
  },
  large: {
    title: "Large notifications",
    why: "A notification may have up to 3 MB. Many servers and proxies accept only 1 MB by default.",
  },
  batch: {
    title: "Batches",
    why: "One notification may contain up to 1,000 updates, in several entries and changes.",
  },
  repeats: {
    title: "Duplicate notifications",
    why: "After a lost response, and for each subscribed app, the same notification arrives again. The endpoint must accept it and count it once.",
  },
  order: {
    title: "Notifications out of order",
    why: "The platform guarantees no order: read may arrive before delivered.",
  },
} as const satisfies Readonly<
  Record<NameOf<ProofCheckId>, { readonly title: string; readonly why: string; readonly heed?: string }>
>;
