import type { CAUSES_BY_PROOF_CHECK } from "../../../webhook/proof-checks.ts";

type AddressCause = Exclude<
  (typeof CAUSES_BY_PROOF_CHECK)["endpoint.address"][number],
  "private-address" | "same-endpoint"
>;

/** What the endpoint check found: the observed values as text. */
export const endpointFindings = {
  notAsked: "not checked: there's no trusted connection",
  noAnswer: "no usable response came",
  none: {
    silent: "no complete response within 10 s",
    lost: "the connection broke",
    unusable: "no usable response",
  },
  address: {
    "not-https": "{{url}} isn't an https URL",
    "ip-literal": "{{url}} names an IP address",
    "user-info": "{{url}} contains a user name or password",
    "port-unusual": "{{url}} names a port of its own",
    "name-not-found": "{{url}}: the name isn't known",
    unreadable: "the input can't be read as a URL",
    leadsTo: "{{url}} leads to {{address}}, which isn't public",
    same: "{{url}} is the on-premises client's callback URL too",
    fine: "{{url}} leads to {{addresses}}",
  } satisfies Readonly<Record<AddressCause | "leadsTo" | "same" | "fine", string>>,
  reachable: {
    answers: "{{host}} responded after {{ms}} ms",
    silent: "{{host}} sent no complete response within 10 s",
    lost: "{{host}} sent no usable response: the connection broke first, or what came isn't complete HTTP",
  },
  tls: {
    accepted: "{{judged}}, under the public roots; {{system}}; {{versions}}",
    acceptedByCaFile: "{{judged}}, with the CA file instead of the public roots; {{system}}; {{versions}}",
    refused: "{{judged}}; {{system}}",
    systemAccepts: "this computer's own store accepts it",
    systemRefuses: "this computer's own store rejects it: {{why}}",
    systemUnasked: "this computer's own store wasn't checked",
    oldRefused: "TLS 1.0 and 1.1 are rejected; older versions and single ciphers weren't tested",
    oldAccepted: "{{versions}} is accepted too; older versions and single ciphers weren't tested",
    oldUntried: "unknown whether it accepts older versions of TLS: they couldn't be tested",
  },
  redirect: {
    none: "the endpoint responds itself",
    to: "HTTP {{status}}, to {{to}}",
    nowhere: "HTTP {{status}}, without a target",
  },
  handshake: {
    fine: "the right token gets the bare challenge; a wrong one and none don't",
    untried: "a wrong token and none get no challenge; the right one wasn't tested",
    refused: "HTTP {{status}} for the right token",
    wrongToken: "the endpoint returned the challenge for a wrong token",
    noToken: "the endpoint returned the challenge without a token",
    anything: "the endpoint returned the challenge for a wrong token and for none",
    markup: "the endpoint returned markup in the challenge as a web page",
    form: {
      quoted: "the endpoint returned the challenge in quotes",
      json: "the endpoint returned the challenge within JSON",
      html: "the endpoint returned the challenge within a web page",
      whitespace: "the endpoint returned the challenge with white space around it",
      other: "the endpoint returned the challenge with other text around it",
      missing: "HTTP 200 for the right token, but without the challenge",
    },
  },
  sending: {
    notAsked: "no notification was sent",
    unsigned: "the endpoint rejected an unsigned notification, and there's no app secret to sign with",
    refused: "the endpoint didn't accept a plain text, so nothing more was sent",
  },
  status: {
    fine: "the endpoint returned 200 for a plain text",
    other: "the endpoint returned {{status}} for a plain text",
    none: "no usable response to a plain text ({{cause}})",
  },
  signature: {
    fine: "4 good signatures accepted; a missing, a wrong and a rewritten one rejected",
    unsignedRefused: "a missing signature was rejected; without an app secret nothing more could be tested",
    missing: "the endpoint accepted a notification without a signature",
    wrong: "the endpoint accepted a notification with a wrong signature",
    rewritten: "the endpoint accepted a signature over rewritten JSON",
    escaped: "the endpoint rejected a correct signature over escaped characters",
    refused: "the endpoint didn't accept correct signatures: {{which}}",
  },
  kinds: {
    fine: "all {{kinds}} kinds were accepted",
    refused: "not accepted: {{refused}}",
  },
  latency: {
    measured:
      "{{measured}} measured: median {{medianMs}} ms, slowest {{slowestMs}} ms, {{aboveOneSecond}} above 1 s",
  },
  large: {
    taken: "{{bytes}} bytes were accepted",
    refused: "{{bytes}} bytes weren't accepted ({{answer}})",
  },
  batch: {
    taken:
      "{{updates}} updates in one notification were accepted; only the endpoint's own records show whether all were read",
    refused: "1,000 updates in one notification weren't accepted ({{answer}})",
  },
  repeats: {
    fine: "the same notification was accepted 3 times; only the endpoint's own records show whether it counted once",
    refused: "not accepted: {{refused}}",
  },
  order: {
    fine: "read before delivered was accepted",
    refused: "not accepted: {{refused}}",
  },
} as const;
