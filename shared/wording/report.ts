import type { StepState } from "../migration/run-snapshot.ts";
import { STEP_TRAITS } from "../migration/step.ts";
import type { TimelineEntry } from "../migration/timeline.ts";
import { measuredMs, type RecordedOutcome } from "../platform/outcome.ts";
import type { Fact, ReportDocument, Section } from "../report/document.ts";
import type { MigrationReport } from "../report/report.ts";
import { visible } from "../visible.ts";
import { comparedLines } from "./changes.ts";
import { causeWording, checkTitle } from "./checks.ts";
import { findingText } from "./findings.ts";
import { evidenceWords } from "./proof-words.ts";
import { outcomeSentence } from "./cause-words.ts";
import { runWords } from "./run-words.ts";
import { timelineTitle } from "./timeline.ts";
import { durationInWords, localTime } from "./times.ts";
import type { Translate } from "./translate.ts";

/** A migration's report as a text in one language. Texts from outside are made visible, not yet escaped. */
export function reportDocument(t: Translate, report: MigrationReport): ReportDocument {
  const { run, practice } = report;
  const { what, works } = runWords(t, run);
  const from = localTime(t, run.openedAt);
  return {
    language: t.language,
    title: t("report.title", { spoken: run.spoken, run: run.run }),
    ...(practice ? { mark: t("report.mark") } : {}),
    headline: visible(what),
    lead: [
      `${t(`directions.${run.direction}`)}. ${works}`,
      run.endedAt === undefined
        ? t("report.since", { from })
        : t("report.span", { from, to: localTime(t, run.endedAt) }),
    ],
    sections: [
      migrationSection(t, report),
      proofSection(t, report),
      downtimeSection(t, report),
      comparedSection(t, report),
      checksSection(t, report),
      timelineSection(t, report),
      journalSection(t, report),
      signatureSection(t, report),
    ],
  };
}

function migrationSection(t: Translate, { run, apis, by, madeAt }: MigrationReport): Section {
  const name = run.displayName?.reported;
  const facts: readonly (Fact | undefined)[] = [
    [t("report.facts.run"), run.run],
    [t("report.facts.number"), run.spoken],
    name === undefined ? undefined : [t("report.facts.name"), visible(name)],
    [t("report.facts.direction"), t(`directions.${run.direction}`)],
    [
      t("report.facts.apis"),
      [
        t("report.api.onPremises", { origin: apis.onPremises }),
        t("report.api.cloud", { origin: apis.cloud }),
      ].join(" · "),
    ],
    [t("report.facts.opened"), localTime(t, run.openedAt)],
    run.endedAt === undefined ? undefined : [t("report.facts.ended"), localTime(t, run.endedAt)],
    [t("report.facts.state"), t(`phaseNames.${run.phase.kind}`)],
    [t("report.facts.location"), `${t(`homes.${run.numberIs}`)}, ${t(`proofs.${run.proof}.word`)}`],
    run.basis === undefined ? undefined : [t("report.facts.basis"), t(`bases.${run.basis}`)],
    by === undefined ? undefined : [t("report.facts.by"), visible(by)],
    [t("report.facts.madeAt"), localTime(t, madeAt)],
  ];
  return { heading: t("report.facts.heading"), facts: facts.filter((fact) => fact !== undefined) };
}

function checksSection(t: Translate, { run }: MigrationReport): Section {
  const heading = t("report.checks.heading");
  if (run.checks.length === 0) return { heading, notes: [t("report.checks.none")] };
  const rows = run.checks.map((check) => {
    const why = check.status === "pass" ? undefined : causeWording(t, check.cause, check.id)?.happened;
    const found = visible(findingText(t, check));
    return [
      checkTitle(t, check.id),
      t(`report.checks.status.${check.status}`),
      why === undefined ? found : t("report.checks.because", { found, why }),
    ];
  });
  return {
    heading,
    table: {
      head: (["check", "result", "found"] as const).map((name) => t(`report.checks.head.${name}`)),
      rows,
    },
  };
}

function timelineSection(t: Translate, { timeline }: MigrationReport): Section {
  const rows = timeline.map((entry) => [
    localTime(t, entry.at),
    "step" in entry ? t(`steps.${entry.step}.name`) : "",
    timelineTitle(t, entry),
    detailsOf(t, entry),
  ]);
  return {
    heading: t("report.timeline.heading"),
    table: {
      head: (["at", "step", "what", "details"] as const).map((name) => t(`report.timeline.head.${name}`)),
      rows,
    },
  };
}

function detailsOf(t: Translate, entry: TimelineEntry): string {
  switch (entry.kind) {
    case "answered":
    case "late-answer":
      return answerDetails(t, entry.outcome, outcomeSentence(t, entry.step, entry.outcome));
    case "password-change":
      return entry.outcome === undefined ? "" : answerDetails(t, entry.outcome, undefined);
    case "looked":
      return t(`readings.${entry.reading.reason}`);
    case "skipped":
      return t(`skipped.${entry.why}`);
    default:
      return "";
  }
}

function answerDetails(t: Translate, outcome: RecordedOutcome, sentence: string | undefined): string {
  const { httpStatus, apiError, traceId } = outcome.evidence;
  const took = measuredMs(outcome);
  const facts = [
    ...(httpStatus === undefined ? [] : [t("report.timeline.http", { status: httpStatus })]),
    ...(took === undefined ? [] : [t("report.timeline.after", { duration: durationInWords(t, took) })]),
    ...(apiError === undefined ? [] : [t("report.timeline.code", { code: apiError.code })]),
    ...(apiError?.subcode === undefined ? [] : [t("report.timeline.subcode", { subcode: apiError.subcode })]),
    ...(traceId === undefined ? [] : [t("report.timeline.trace", { id: visible(traceId, 80) })]),
  ].join(", ");
  if (facts === "") return sentence ?? "";
  return sentence === undefined ? facts : `${sentence} (${facts})`;
}

function downtimeSection(t: Translate, { run }: MigrationReport): Section {
  const heading = t("report.downtime.heading");
  const { crossing, downtimeMs } = run;
  if (crossing === undefined || downtimeMs === undefined)
    return { heading, notes: [t("report.downtime.unmeasured")] };
  const mover: StepState | undefined = run.steps.find(({ step }) => STEP_TRAITS[step].moves)?.state;
  // Only the platform's response ends a downtime; a check or a message comes some time after the arrival.
  const isMeasured = mover?.kind === "confirmed" && mover.by === "answer";
  return {
    heading,
    facts: [
      [t("report.downtime.sent"), localTime(t, crossing.sentAt)],
      [t("report.downtime.confirmed"), localTime(t, crossing.arrivedAt)],
      [t(`report.downtime.${isMeasured ? "measured" : "until"}`), durationInWords(t, downtimeMs)],
    ],
    notes: [t("report.downtime.note")],
  };
}

/** A template's name has up to 512 characters. */
const MOST_TEMPLATE_LINE = 700;

function comparedSection(t: Translate, { run }: MigrationReport): Section {
  const heading = t("report.compared.heading");
  const lines = comparedLines(t, run);
  if (lines.length === 0) return { heading, notes: [t("report.compared.none")] };
  const rows = lines.map(({ member, name, before, after, state, explanation }) => [
    name ?? visible(member),
    visible(before),
    visible(after),
    t(`changes.${state}`),
    explanation === undefined ? "" : visible(explanation),
  ]);
  return {
    heading,
    table: {
      head: (["member", "before", "after", "judged", "why"] as const).map((name) =>
        t(`report.compared.head.${name}`),
      ),
      rows,
    },
    notes: lines.flatMap(({ templates }) => templates.map((line) => visible(line, MOST_TEMPLATE_LINE))),
  };
}

function proofSection(t: Translate, { chain }: MigrationReport): Section {
  const heading = t("report.proof.heading");
  if (chain === undefined) return { heading, notes: [t("report.proof.none")] };
  const rows = chain.links.map((link) => [
    t(`proof.link.${link.id}`),
    t(`proof.state.${link.state}`),
    evidenceWords(t, link),
    link.at === undefined ? "" : localTime(t, link.at),
  ]);
  return {
    heading,
    table: {
      head: (["link", "state", "evidence", "at"] as const).map((name) => t(`report.proof.head.${name}`)),
      rows,
    },
  };
}

function journalSection(t: Translate, { journal }: MigrationReport): Section {
  const { rows, damaged } = journal;
  return {
    heading: t("report.journal.heading"),
    table: {
      dense: true,
      head: (["row", "at", "kind", "hash"] as const).map((name) => t(`report.journal.head.${name}`)),
      rows: rows.map(({ seq, at, kind, hash }) => [String(seq), at, kind, hash]),
    },
    notes: [
      t("report.journal.lead"),
      ...(damaged.length === 0
        ? []
        : [t("report.journal.damaged", { count: damaged.length, rows: damaged.join(", ") })]),
    ],
  };
}

function signatureSection(t: Translate, { key, appVersion }: MigrationReport): Section {
  return {
    heading: t("report.signature.heading"),
    facts: [
      [t("report.signature.key"), key.publicKey],
      [t("report.signature.fingerprint"), key.fingerprint],
    ],
    notes: [
      t("report.signature.lead"),
      t("report.signature.who"),
      t("report.signature.you"),
      t("report.signature.version", { version: appVersion }),
    ],
  };
}
