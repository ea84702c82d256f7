import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  certificatePaths,
  certificatesAt,
  readContent,
  summaryOf,
} from "../../../main/core/handover/handover-content.ts";
import { redact } from "../../../shared/redacted.ts";
import { Workspace } from "../../../shared/workspace/workspace.ts";
import { makeCertificate } from "../../support/certificates.ts";
import { tempFolder } from "../../support/temp-folder.ts";

test("[ZN11] a file of certificates that is too large, unreadable or empty of them is told as missing, and others aren't", async () => {
  const folder = tempFolder();
  const { cert } = await makeCertificate({});
  const at = (name: string, text?: string): string => {
    const path = join(folder, name);
    if (text !== undefined) writeFileSync(path, text);
    return path;
  };
  const small = at("small.pem", cert);
  const large = at("large.pem", cert.repeat(Math.ceil(262_145 / cert.length)));
  for (const missing of [large, at("gone.pem"), at("empty.pem", "")]) {
    const workspace = Workspace.parse({
      id: "ws-bakery",
      name: "Bakery",
      dialect: {},
      cloud: {
        baseUrl: "https://cloud.example",
        businessAccountId: "102290129340398",
        tls: { caFile: small },
      },
      onPrem: { baseUrl: "https://onprem.example", signIn: { kind: "token" }, tls: { caFile: missing } },
      numbers: [],
    });
    const certificates = certificatesAt(certificatePaths(workspace));
    const content = {
      madeAt: "2026-11-26T08:00:00.000Z",
      appVersion: "1.2.3",
      workspace,
      certificates,
      reports: [],
      secrets: [],
    };
    expect(summaryOf(content, { revision: 0, workspaces: [] }).certificatesMissing).toEqual([missing]);
  }
});

test("[ZP12] a file with a text that holds no certificate is refused, and of one that does, its certificates alone are taken", async () => {
  const { cert, key } = await makeCertificate({});
  const read = (pem: string) =>
    readContent(
      redact(
        JSON.stringify({
          madeAt: "2026-11-26T08:00:00.000Z",
          appVersion: "1.2.3",
          workspace: { id: "ws-bakery", name: "Bakery", dialect: {}, numbers: [] },
          certificates: [{ path: "/etc/ca.pem", pem }],
          reports: [],
          secrets: [],
        }),
        "handed-over workspace",
      ),
    );
  for (const none of ["", " \n", "a text", key, cert.replace(/[A-Za-z]{20}/, "!")])
    expect(read(none)).toMatchObject({ ok: false, problem: { why: "damaged" } });
  const taken = read(`${key}\n${cert}`);
  expect(taken.ok && taken.value.certificates[0]?.pem.includes("PRIVATE")).toBe(false);
  expect(taken.ok && taken.value.certificates[0]?.pem.trim()).toBe(cert.trim());
});
