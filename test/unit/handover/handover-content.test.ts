import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { certificatePaths, certificatesAt, summaryOf } from "../../../main/core/handover/handover-content.ts";
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
