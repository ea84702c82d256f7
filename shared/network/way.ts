import { z } from "zod";
import { ApiAddress, Plan } from "../migration/plan.ts";
import { TLS_CAUSES } from "../platform/outcome.ts";
import { WorkspaceId } from "../workspace/workspace.ts";

/** The steps on the way to an API, in their order. */
export const WAY_STEPS = ["name", "connection", "proxy", "tls", "answer"] as const;
export type WayStepName = (typeof WAY_STEPS)[number];

/** What is in the way, by the step that finds it. The values are stable. */
export const WAY_CAUSES = [
  "no-network",
  "name-not-found",
  "name-servers-silent",
  "refused",
  "reset",
  "timed-out",
  "no-route",
  "not-allowed-here",
  "connection-failed",
  /** Nothing says which proxy to use: a script that the settings name doesn't come, for example. */
  "proxy-settings-silent",
  "proxy-unsupported",
  "proxy-invalid",
  "proxy-sign-in",
  "proxy-sign-in-refused",
  /** It has none of the methods by which this program signs in: NTLM and Negotiate only, for example. */
  "proxy-sign-in-method",
  "proxy-refused",
  "proxy-lost",
  ...TLS_CAUSES,
  "no-tls",
  "tls-reset",
  "tls-timed-out",
  "no-answer",
  "redirect",
  "sign-in-page",
  "web-page",
  "not-the-api",
] as const;
export const WayCause = z.enum(WAY_CAUSES);
export type WayCause = z.infer<typeof WayCause>;

export const WayStep = z.object({
  step: z.enum(WAY_STEPS),
  /** A step after the one that failed isn't tried. */
  status: z.enum(["passed", "failed", "not-tried"]),
});
export type WayStep = z.infer<typeof WayStep>;

/** Methods of signing in that are told by their names. Source: IANA, HTTP Authentication Schemes; Kerberos and NTLM besides. */
export const PROXY_METHODS = [
  "Basic",
  "Bearer",
  "Digest",
  "DPoP",
  "GNAP",
  "HOBA",
  "Kerberos",
  "Mutual",
  "Negotiate",
  "NTLM",
  "OAuth",
  "PrivateToken",
  "SCRAM-SHA-1",
  "SCRAM-SHA-256",
] as const;
/** In place of any other name, which is a server's own text. */
export const OTHER_METHOD = "other";
const ProxyMethod = z.enum([...PROXY_METHODS, OTHER_METHOD]);
export type ProxyMethod = z.infer<typeof ProxyMethod>;

/** What was seen, cleaned for display. Nothing in it is secret. */
export const WayFacts = z.object({
  /** The system's or the TLS library's code. */
  code: z.string().optional(),
  issuer: z.string().optional(),
  /** The names that the certificate is for. */
  names: z.array(z.string()).optional(),
  /** ISO 8601. */
  validFrom: z.string().optional(),
  validTo: z.string().optional(),
  /** This computer's clock at that moment, ISO 8601. */
  here: z.string().optional(),
  /** Whether this computer's own store trusts the certificate; missing where it wasn't asked. */
  systemTrusts: z.boolean().optional(),
  /** The certificate counts only by what was chosen: no public authority vouches for it. */
  byChoice: z.literal(true).optional(),
  /** The methods by which a proxy lets itself be signed in to. */
  methods: z.array(ProxyMethod).optional(),
  /** Status of the answer. */
  status: z.number().optional(),
  /** The host that a redirect leads to. */
  to: z.string().optional(),
  /** Minutes by which this computer's clock is ahead of the server's; only where they are more than 5. */
  clockMinutes: z.number().optional(),
});
export type WayFacts = z.infer<typeof WayFacts>;

/** What the test of the way to an API found. */
export const WayReport = z.object({
  /** Host and port. */
  server: z.string(),
  /** Host and port of the proxy that leads there. */
  proxy: z.string().optional(),
  steps: z.array(WayStep),
  /** What is in the way; missing if the way is free. */
  cause: WayCause.optional(),
  /** What the cause is about. */
  about: z.enum(["server", "proxy"]),
  facts: WayFacts,
});
export type WayReport = z.infer<typeof WayReport>;

/** Which of the two APIs answers at the end of a way. */
const WayApi = z.enum(["cloud", "on-premises"]);
export type WayApi = z.infer<typeof WayApi>;

const ofApi = { api: WayApi.default("cloud") };

/** The way to test: that to an API of a workspace or a plan, or that to any URL with this computer's settings. */
export const WayTarget = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("workspace"), workspace: WorkspaceId, ...ofApi }),
  z.strictObject({ kind: z.literal("plan"), plan: Plan, ...ofApi }),
  z.strictObject({ kind: z.literal("url"), url: ApiAddress, ...ofApi }),
]);
export type WayTarget = z.infer<typeof WayTarget>;

/** The steps of one way: each passed until the failed one, the others not tried. */
export function stepsOf(names: readonly WayStepName[], failed: WayStepName | undefined): WayStep[] {
  const at = failed === undefined ? names.length : names.indexOf(failed);
  return names.map((step, index) => ({
    step,
    status: index < at ? "passed" : index === at ? "failed" : "not-tried",
  }));
}
