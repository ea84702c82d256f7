import { RULES, type LintSettings } from "../lint/finding.ts";
import type { FileFinding } from "../lint/lint-job.ts";
import { englishMessage, lintReason } from "./lint.ts";
import { translateToEnglish } from "./translate.ts";

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

/** Writes findings as one SARIF 2.1.0 document of this version of the program, each as it comes; in English. */
export function sarifWriter(
  write: (text: string) => void,
  { brand, version }: Pick<LintSettings, "brand"> & { readonly version: string },
): { readonly add: (finding: FileFinding) => void; readonly end: () => void } {
  const rules = RULES.map((id) => ({
    id,
    shortDescription: { text: lintReason(translateToEnglish, id) },
    defaultConfiguration: { level: id === "duplicate-key" ? "warning" : "error" },
  }));
  const driver = { name: "Switchover", version, rules, properties: { brand } };
  write(
    `{"$schema":${JSON.stringify(SCHEMA)},"version":"2.1.0","runs":[{"tool":{"driver":${JSON.stringify(driver)}},"columnKind":"utf16CodeUnits","results":[`,
  );
  let isFirst = true;
  return {
    add(finding) {
      write(`${isFirst ? "\n" : ",\n"}${JSON.stringify(resultOf(finding))}`);
      isFirst = false;
    },
    end: () => write("\n]}]}\n"),
  };
}

function resultOf(finding: FileFinding): object {
  const { file, line, pointer, rule, severity, fixable } = finding;
  const uri = file === "-" ? "stdin" : file.split(/[\\/]/).map(encodeURIComponent).join("/");
  return {
    ruleId: rule,
    ruleIndex: RULES.indexOf(rule),
    level: severity,
    message: { text: englishMessage(finding) },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri }, region: { startLine: line } },
        logicalLocations: [{ fullyQualifiedName: pointer }],
      },
    ],
    properties: { pointer, fixable },
  };
}
