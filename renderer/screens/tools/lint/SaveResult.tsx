import { Button, Menu } from "@mantine/core";
import { IconChevronDown, IconDownload } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { LintSettings } from "../../../../shared/lint/finding.ts";
import { fileKindOf } from "../../../../shared/lint/lint-job.ts";
import { visible } from "../../../../shared/visible.ts";
import { findingLine } from "../../../../shared/wording/lint.ts";
import { sarifWriter } from "../../../../shared/wording/lint-sarif.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { usePart } from "../../../app/use-feed.ts";
import { useNotice, useStores } from "../../../app/window-context.tsx";
import { saveFile } from "../../../components/save/save-file.ts";
import { zipFiles } from "../../../components/save/zip-files.ts";
import { CopyButton } from "../../../components/text/CopyButton.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { Checked, CheckedSource } from "./check-sources.ts";
import type { Source } from "./source.ts";

type SaveFindingsProps = { readonly checked: Checked; readonly settings: LintSettings };

/** Saves the findings as the terminal prints them, for programs. */
export function SaveFindings({ checked, settings }: SaveFindingsProps) {
  const t = useTranslation();
  const { info } = useStores();
  const version = usePart(info, (value) => value.version) ?? "";
  return (
    <Menu position="bottom-end" shadow="md" hideDetached={false}>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
          {t("window.lint.save.findings")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          onClick={() =>
            saveFile("findings.ndjson", new Blob([jsonLines(checked, new Date().toISOString())]))
          }
        >
          {t("window.lint.save.lines")}
        </Menu.Item>
        <Menu.Item onClick={() => saveFile("findings.sarif", new Blob([sarif(checked, settings, version)]))}>
          {t("window.lint.save.sarif")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The lines that `lint --json` prints. */
function jsonLines({ findings, files, counts }: Checked, at: string): string {
  const { payloads, errors, warnings } = counts;
  const outcome = errors + warnings > 0 ? "findings" : "clean";
  const result = { outcome, files: files.length, payloads, errors, warnings, fixed: 0 };
  return [
    ...findings.map((finding) => ({ type: "finding", at, ...findingLine(finding) })),
    { type: "result", at, ...result },
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join("");
}

/** The document that `lint --format sarif` prints. */
function sarif({ findings }: Checked, { brand }: LintSettings, version: string): string {
  const parts: string[] = [];
  const writer = sarifWriter((text) => void parts.push(text), { brand, version });
  for (const finding of findings) writer.add(finding);
  writer.end();
  return parts.join("");
}

const MOST_LISTED = 50;
/** More would be too much to hold twice. */
const MOST_ZIPPED = 128 * 2 ** 20;
const EXTENSIONS = { json: ".json", lines: ".ndjson", har: ".har" } as const;

/** The name of a file without its folders; a pasted text has none. */
function fileNameOf({ name, kind }: Source): string {
  return fileKindOf(name) === undefined ? `fixed${EXTENSIONS[kind]}` : (name.split("/").at(-1) ?? name);
}

type SaveFixedProps = {
  readonly files: readonly CheckedSource[];
  /** The positions of what was fixed. */
  readonly fixed: ReadonlySet<number>;
};

/** Saves what was fixed under its own name, and copies it where it is a single text. */
export function SaveFixed({ files, fixed }: SaveFixedProps) {
  const t = useTranslation();
  const notice = useNotice();
  const sources = [...fixed].flatMap((index) => files[index]?.source ?? []);
  const saveAll = async (): Promise<void> => {
    try {
      saveFile("fixed-messages.zip", await zipFiles(sources));
    } catch {
      // The files are in memory, so only the code that packs them can be missing.
      notice.setState({ kind: "not-loaded" }, true);
    }
  };
  const [only] = sources;
  if (sources.length === 1 && only !== undefined)
    return (
      <>
        <CopyFixed content={only.content} />
        <Button
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => saveFile(fileNameOf(only), only.content)}
        >
          {t("window.lint.save.file")}
        </Button>
      </>
    );
  return (
    <Menu position="bottom-end" shadow="md" hideDetached={false}>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
          {t("window.lint.save.files", { count: sources.length })}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {sources.reduce((sum, { content }) => sum + content.size, 0) > MOST_ZIPPED ? null : (
          <Menu.Item onClick={() => runInBackground(saveAll())}>{t("window.lint.save.all")}</Menu.Item>
        )}
        {sources.slice(0, MOST_LISTED).map((source) => (
          <Menu.Item key={source.name} onClick={() => saveFile(fileNameOf(source), source.content)}>
            {visible(source.name, 80)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** A longer text isn't put on the clipboard. */
const MOST_COPIED = 2 ** 20;

function CopyFixed({ content }: { readonly content: Blob }) {
  const t = useTranslation();
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isOver = false;
    if (content.size <= MOST_COPIED)
      runInBackground(content.text().then((read) => (isOver ? undefined : setText(read))));
    return () => {
      isOver = true;
    };
  }, [content]);
  return text === undefined ? null : (
    <CopyButton content="plain" text={text} label={t("window.lint.save.copy")} wordy />
  );
}
