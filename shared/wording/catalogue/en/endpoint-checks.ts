import type { ProofCheckId } from "../../../webhook/proof-checks.ts";

type NameOf<Id extends string> = Id extends `endpoint.${infer Name}` ? Name : never;

/** What each check of the endpoint doctor looks at, and why. */
export const endpointChecks = {
  address: {
    title: "Address of the endpoint",
    why: "The platform delivers to public https addresses. An address that leads into a private network is reached by nobody out there.",
  },
  reachable: {
    title: "Endpoint answers",
    why: "Where nothing answers, the platform tries again for up to seven days and then drops the notification.",
  },
  tls: {
    title: "Certificate of the endpoint",
    why: "The platform trusts public authorities alone. A certificate that this computer or the on-premises client accepts may be refused there.",
  },
  redirect: {
    title: "No redirects",
    why: "The platform does not follow a redirect. A notification that is sent elsewhere is not delivered.",
  },
  handshake: {
    title: "Handshake with the verify token",
    why: "The platform sets an address only after it has given back a challenge for the right token. Whoever gets it for another one could claim the endpoint.",
  },
  status: {
    title: "Answer to a notification",
    why: "Only 200 ends a delivery. Any other answer makes the platform send the same notification again.",
  },
  signature: {
    title: "Signatures",
    why: "The signature alone tells the platform's notifications from anybody else's. It is made over the bytes as they come, with accents and emoji escaped.",
  },
  kinds: {
    title: "Kinds of notifications",
    why: "A kind that nobody expected, answered with an error, is sent again for days and holds up the others.",
  },
  latency: {
    title: "Time to answer",
    why: "The published target is a median of 250 ms, with less than 1 in 100 above one second. Times include the way from this computer.",
  },
  large: {
    title: "Large notifications",
    why: "A notification may have up to 3 MB. Many servers and proxies take 1 MB out of the box.",
  },
  batch: {
    title: "Batches",
    why: "Up to 1,000 updates may come in one notification, in several entries and changes.",
  },
  repeats: {
    title: "Repeated notifications",
    why: "After a lost answer, and for each subscribed app, the same notification comes again. It has to be taken, and to count once.",
  },
  order: {
    title: "Notifications out of order",
    why: "The platform promises no order: read may come before delivered.",
  },
} as const satisfies Readonly<
  Record<NameOf<ProofCheckId>, { readonly title: string; readonly why: string; readonly heed?: string }>
>;
