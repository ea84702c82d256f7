import { expect, test } from "vitest";
import { addAuthority } from "../../../main/core/connectivity/add-authority.ts";
import { createAuthority } from "../../../main/sandbox/tls/certificates.ts";
import type { CheckResult } from "../../../shared/checks/result.ts";
import { ok } from "../../../shared/result.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

test("[C20] a refused call about the CA certificate is told as what it is, with the platform's code", async () => {
  const { caPem } = await createAuthority(1, "Ours");
  const rejected = {
    kind: "rejected",
    reason: "permission-missing",
    evidence: { apiError: { code: 1005 }, httpStatus: 403 },
  };
  const none = { kind: "confirmed", value: [] };
  const told = async (authorities: object): Promise<readonly string[]> => {
    const checks: CheckResult[] = [];
    const job = {
      deps: { receivers: { address: () => ({ lan: { caPem } }) }, ports: { clock: virtualClock() } },
      target: { receiver: "workspace", authorities },
      book: { save: () => ok(undefined) },
      state: { done: (_id: string, check: CheckResult) => checks.push(check) },
      waits: { looksMs: [] },
      stop: new AbortController().signal,
    } as unknown as Parameters<typeof addAuthority>[0];
    expect(await addAuthority(job)).toBe(false);
    return checks.map(({ found }) => found);
  };
  expect(await told({ read: async () => none, add: async () => rejected })).toEqual([
    "no callback URL was replaced: the test's CA certificate couldn't be uploaded: upload of the CA certificate: rejected (permission-missing, code 1005)",
  ]);
  expect(await told({ read: async () => rejected })).toEqual([
    "nothing was replaced: the client didn't return a list of its callback CA certificates: CA certificates for callbacks: rejected (permission-missing, code 1005)",
  ]);
});
