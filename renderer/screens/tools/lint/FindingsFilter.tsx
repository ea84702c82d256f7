import { NativeSelect } from "@mantine/core";
import { RULES, type RuleName, type Severity } from "../../../../shared/lint/finding.ts";
import { visible } from "../../../../shared/visible.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { Checked, SourceFinding } from "./check-sources.ts";
import classes from "./lint.module.css";

/** Which findings are shown; what is missing restricts nothing. */
export type Filter = {
  readonly severity?: Severity;
  readonly rule?: RuleName;
  readonly source?: number;
};

/** Whether a finding is shown. */
export function matches(finding: SourceFinding, { severity, rule, source }: Filter): boolean {
  return (
    (severity === undefined || finding.severity === severity) &&
    (rule === undefined || finding.rule === rule) &&
    (source === undefined || finding.source === source)
  );
}

type FindingsFilterProps = {
  readonly checked: Checked;
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
};

/** Fields that restrict the list to a severity, a rule or a file, each with its count. */
export function FindingsFilter({ checked: { findings, files }, filter, onChange }: FindingsFilterProps) {
  const t = useTranslation();
  const without = (name: keyof Filter): Filter => {
    const { [name]: _, ...rest } = filter;
    return rest;
  };
  const countOf = (part: Filter): number => findings.filter((one) => matches(one, part)).length;
  const rules = RULES.filter((rule) => findings.some((one) => one.rule === rule));
  const severities = (["error", "warning"] as const).filter((one) => countOf({ severity: one }) > 0);
  return (
    <div className={classes["filters"]}>
      {files.length < 2 ? null : (
        <NativeSelect
          aria-label={t("window.lint.filter.file")}
          value={filter.source === undefined ? "" : String(filter.source)}
          onChange={({ currentTarget: { value } }) =>
            onChange(value === "" ? without("source") : { ...filter, source: Number(value) })
          }
          data={[
            { value: "", label: t("window.lint.filter.allFiles", { count: files.length }) },
            ...files.map(({ source, counts }, index) => ({
              value: String(index),
              label: t("window.lint.filter.one", {
                name: visible(source.name, 80),
                count: counts.errors + counts.warnings,
              }),
            })),
          ]}
        />
      )}
      {severities.length < 2 ? null : (
        <NativeSelect
          aria-label={t("window.lint.filter.severity")}
          value={filter.severity ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onChange(
              value === "error" || value === "warning" ? { ...filter, severity: value } : without("severity"),
            )
          }
          data={[
            { value: "", label: t("window.lint.filter.allSeverities") },
            ...severities.map((one) => ({
              value: one,
              label: t("window.lint.filter.one", {
                name: t(`window.lint.severity.${one}`),
                count: countOf({ severity: one }),
              }),
            })),
          ]}
        />
      )}
      {rules.length < 2 ? null : (
        <NativeSelect
          aria-label={t("window.lint.filter.rule")}
          value={filter.rule ?? ""}
          onChange={({ currentTarget: { value } }) => {
            const rule = RULES.find((one) => one === value);
            onChange(rule === undefined ? without("rule") : { ...filter, rule });
          }}
          data={[
            { value: "", label: t("window.lint.filter.allRules") },
            ...rules.map((rule) => ({
              value: rule,
              label: t("window.lint.filter.one", { name: rule, count: countOf({ rule }) }),
            })),
          ]}
        />
      )}
    </div>
  );
}
