import type { CAUSES_BY_PROOF_CHECK } from "../../../webhook/proof-checks.ts";

type AddressCause = Exclude<
  (typeof CAUSES_BY_PROOF_CHECK)["endpoint.address"][number],
  "private-address" | "same-endpoint"
>;

/** What the endpoint doctor found: the values that it saw, in plain words. */
export const endpointFindings = {
  notAsked: "not asked: there is no connection that could be trusted",
  noAnswer: "no answer came that could be judged",
  address: {
    "not-https": "{{url}} is no https address",
    "ip-literal": "{{url}} names an IP address",
    "user-info": "{{url}}: a user name or password stands in it",
    "port-unusual": "{{url}} names a port of its own",
    "name-not-found": "{{url}}: the name is not known",
    unreadable: "what was given cannot be read as an address",
    leadsTo: "{{url}} leads to {{address}}, which is not public",
    same: "{{url}} is the on-premises client's callback as well",
    fine: "{{url}} leads to {{addresses}}",
  } satisfies Readonly<Record<AddressCause | "leadsTo" | "same" | "fine", string>>,
  reachable: {
    answers: "{{host}} answered after {{ms}} ms",
    silent: "{{host}} did not answer within ten seconds",
    lost: "{{host}} broke the connection without an answer",
  },
  tls: {
    accepted: "{{judged}}, under the public roots; {{system}}; {{versions}}",
    acceptedByCaFile: "{{judged}}, with the CA file in place of the public roots; {{system}}; {{versions}}",
    refused: "{{judged}}; {{system}}",
    systemAccepts: "this computer's own store accepts it",
    systemRefuses: "this computer's own store refuses it: {{why}}",
    systemUnasked: "this computer's own store was not asked",
    oldRefused: "TLS 1.0 and 1.1 are refused; older ones and single ciphers were not tried",
    oldAccepted: "{{versions}} is spoken too; older ones and single ciphers were not tried",
    oldUntried: "whether it speaks older versions of TLS could not be tried",
  },
  redirect: {
    none: "the endpoint answers itself",
    to: "HTTP {{status}}, to {{to}}",
    nowhere: "HTTP {{status}}, without a place to go",
  },
  handshake: {
    fine: "the right token gets the bare challenge; a wrong one and none do not",
    untried: "a wrong token and none get no challenge; the right one was not tried",
    refused: "HTTP {{status}} for the right token",
    wrongToken: "the challenge came back for a wrong token",
    noToken: "the challenge came back without a token",
    anything: "the challenge came back for a wrong token and for none",
    markup: "markup in the challenge came back as a web page",
    form: {
      quoted: "the challenge came back in quotes",
      json: "the challenge came back within JSON",
      html: "the challenge came back within a web page",
      whitespace: "the challenge came back with white space around it",
      other: "the challenge came back with other text around it",
      missing: "HTTP 200 for the right token, but without the challenge",
    },
  },
  sending: {
    notAsked: "no notification was sent",
    unsigned: "an unsigned notification was refused, and there is no app secret to sign with",
    refused: "a plain text was refused, so that nothing more was sent",
  },
  status: {
    fine: "a plain text was answered with 200",
    other: "a plain text was answered with {{status}}",
    none: "a plain text got no answer ({{cause}})",
  },
  signature: {
    fine: "four good signatures taken; a missing, a wrong and a re-written one refused",
    unsignedRefused: "a missing signature was refused; without an app secret nothing more could be tried",
    missing: "a notification without a signature was taken",
    wrong: "a notification with a wrong signature was taken",
    rewritten: "a signature over re-written JSON was taken",
    escaped: "a right signature over escaped characters was refused",
    refused: "right signatures were refused: {{which}}",
  },
  kinds: {
    fine: "all {{kinds}} kinds were taken",
    refused: "not taken: {{refused}}",
  },
  latency: {
    measured:
      "{{measured}} measured: median {{medianMs}} ms, slowest {{slowestMs}} ms, {{aboveOneSecond}} above one second",
  },
  large: {
    taken: "{{bytes}} bytes were taken",
    refused: "{{bytes}} bytes were not taken ({{answer}})",
  },
  batch: {
    taken:
      "{{updates}} updates in one notification were taken; whether all were read only the endpoint's own records tell",
    refused: "1,000 updates in one notification were not taken ({{answer}})",
  },
  repeats: {
    fine: "the same notification was taken three times; whether it counted once only the endpoint's own records tell",
    refused: "not taken: {{refused}}",
  },
  order: {
    fine: "read before delivered was taken",
    refused: "not taken: {{refused}}",
  },
} as const;
