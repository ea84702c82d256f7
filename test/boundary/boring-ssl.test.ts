import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { runProgram } from "../support/child-process.ts";
import { tempFolder } from "../support/temp-folder.ts";

const checkout = join(import.meta.dirname, "../..");
const imitation = `--import=${pathToFileURL(join(checkout, "test/support/boring-ssl.mjs")).href}`;
/** Tests whose promises depend on the TLS library. */
const TLS_TESTS = [
  "test/unit/platforms/tls.test.ts",
  "test/unit/platforms/proxy.test.ts",
  "test/contract/endpoint/tls.test.ts",
];

type Report = {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

describe("on a Node with the traits of Electron's TLS library", () => {
  test("[ZI18] every promise about certificates, proxies and outdated TLS holds", async () => {
    const report = join(tempFolder(), "report.json");
    const vitest = join(checkout, "node_modules/vitest/vitest.mjs");
    const { code, stdout } = await runProgram(
      process.execPath,
      [
        vitest,
        "run",
        "--project=unit",
        "--project=contract",
        "--reporter=json",
        `--outputFile=${report}`,
        ...TLS_TESTS,
      ],
      { cwd: checkout, env: { ...process.env, NODE_OPTIONS: imitation } },
    );
    const { testResults, numTotalTests } = JSON.parse(readFileSync(report, "utf8")) as Report;
    const results = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = results.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
    expect(failed).toEqual([]);
    expect([code, stdout.includes("No test files")]).toEqual([0, false]);
    expect(numTotalTests).toBeGreaterThan(60);
  }, 320_000);

  test("[ZI18] the imitation has them: its feature, no security level, and an error for OpenSSL's commands", () => {
    const program = join(tempFolder(), "program.mjs");
    writeFileSync(
      program,
      `import { connect, DEFAULT_CIPHERS } from "node:tls";
       let code = "none";
       try { connect({ port: 1, ciphers: "DEFAULT@SECLEVEL=0" }); } catch (error) { code = error.code; }
       console.log(process.features.openssl_is_boringssl, DEFAULT_CIPHERS.includes("SECLEVEL=0"), code);`,
    );
    const run = (...args: readonly string[]) =>
      spawnSync(process.execPath, [...args, program], { encoding: "utf8" }).stdout.trim();
    expect(run(imitation)).toBe("true true ERR_SSL_INVALID_COMMAND");
    expect(run()).not.toContain("true");
  });
});
