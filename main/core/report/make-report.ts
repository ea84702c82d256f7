import { reportDocument } from "../../../shared/wording/report.ts";
import { loadTranslate } from "../../../shared/wording/translate.ts";
import type { MigrationReport, ReportForm } from "../../../shared/report/report.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { PdfProblem } from "../../../shared/rpc/areas/report.ts";
import type { PagePrinter } from "../runtime/ports.ts";
import { renderHtml } from "./render-html.ts";
import { renderMarkdown } from "./render-markdown.ts";
import { pdfMark, signReport, type SigningKey } from "./signature.ts";

/** A report as the bytes of a file, signed. Problem: this host prints no page, or printing failed. */
export async function makeReport(
  report: MigrationReport,
  form: ReportForm,
  { key, printer }: { readonly key: SigningKey; readonly printer: PagePrinter | undefined },
): Promise<Result<Uint8Array, PdfProblem>> {
  const content = await contentOf(report, form, printer);
  if (!content.ok) return content;
  // The signature of a PDF is a comment on a line of its own.
  const bytes = form === "pdf" ? endedLine(content.value, pdfMark(key)) : content.value;
  const last = report.journal.rows.at(-1);
  const stated = {
    form,
    run: report.run.run,
    madeAt: report.madeAt,
    ...(last === undefined ? {} : { head: { seq: last.seq, hash: last.hash } }),
  };
  return ok(signReport(bytes, stated, key));
}

async function contentOf(
  report: MigrationReport,
  form: ReportForm,
  printer: PagePrinter | undefined,
): Promise<Result<Uint8Array, PdfProblem>> {
  // The signature becomes the object's last member.
  if (form === "json") return ok(Buffer.from(JSON.stringify(report, null, 2).replace(/\n\}$/, "")));
  const document = reportDocument(await loadTranslate(report.language), report);
  if (form === "md") return ok(Buffer.from(renderMarkdown(document)));
  const page = renderHtml(document);
  if (form === "html") return ok(Buffer.from(page));
  return printer === undefined ? err({ kind: "pdfFailed", why: "no-printer" }) : printer(page);
}

function endedLine(printed: Uint8Array, line: string): Uint8Array {
  const isEnded = printed.at(-1) === "\n".charCodeAt(0);
  return Buffer.concat([printed, Buffer.from(isEnded ? line : `\n${line}`)]);
}
