import type { Letter, LetterFacts, LetterKind, LetterPart } from "../letter/letter.ts";
import { hearsOf } from "../migration/hears.ts";
import type { RunSnapshot } from "../migration/run-snapshot.ts";
import type { ChainLink, ProofChain } from "../proof/chain.ts";
import { visible } from "../visible.ts";
import { comparedLines } from "./changes.ts";
import { obstacleSentence } from "./places.ts";
import { durationInWords, localTime } from "./times.ts";
import type { Translate } from "./translate.ts";

/**
 * A letter about a migration in one language. It claims what the migration knows and says who reported the rest.
 * `after` needs a migration that has ended; see `unfitFor`.
 */
export function letterOf(t: Translate, kind: LetterKind, facts: LetterFacts): Letter {
  const { subject, parts } = CONTENT[kind](t, facts);
  return {
    language: facts.language,
    subject,
    ...(facts.practice ? { mark: t("letters.mark") } : {}),
    parts: [{ paragraphs: [t("letters.greeting")] }, ...parts, { paragraphs: [t("letters.closing")] }],
  };
}

/** The text for whoever has the phone, in one paragraph, and the warning below it. */
export function codeRequest(
  t: Translate,
  { spoken, method }: Pick<LetterFacts, "spoken" | "method">,
): readonly [ask: string, warning: string] {
  return [t(`letters.code.ask.${method}`, { spoken }), t("letters.code.warning")];
}

type Content = (t: Translate, facts: LetterFacts) => Pick<Letter, "subject" | "parts">;

const CONTENT: Readonly<Record<LetterKind, Content>> = {
  before: beforeLetter,
  after: afterLetter,
  "two-step": twoStepLetter,
  code: codeLetter,
};

type Fact = readonly [string, string];

function numberFacts(t: Translate, { spoken, name }: LetterFacts): readonly Fact[] {
  return [
    [t("letters.facts.number"), spoken],
    ...(name === undefined ? [] : [[t("letters.facts.name"), visible(name, 256)] as const]),
  ];
}

function beforeLetter(t: Translate, facts: LetterFacts): Pick<Letter, "subject" | "parts"> {
  const { direction, spoken, at, method } = facts;
  const toCloud = direction === "to-cloud";
  const channel = t(`letters.before.channel.${method}`);
  return {
    subject: t(`letters.before.subject.${direction}`, { spoken }),
    parts: [
      { paragraphs: [t(`letters.before.lead.${direction}`, { spoken })] },
      {
        facts: [
          ...numberFacts(t, facts),
          [t("letters.facts.when"), at === undefined ? t("letters.facts.whenOpen") : localTime(t, at)],
          [t("letters.facts.downtime"), t("letters.facts.downtimeAhead")],
        ],
      },
      {
        heading: t("letters.before.know.heading"),
        items: (toCloud
          ? (["lost", "point", "same", "throughput"] as const)
          : (["lost", "point", "same"] as const)
        ).map((item) => t(`letters.before.know.${item}`)),
      },
      {
        heading: t("letters.before.todo.heading"),
        items: [
          t("letters.before.todo.pause"),
          t("letters.before.todo.freeze"),
          ...(toCloud
            ? (["payloads", "media", "endpoint"] as const).map((item) => t(`letters.before.todo.${item}`))
            : [
                t("letters.before.todo.phone", { spoken, channel }),
                t("letters.before.todo.network"),
                t("letters.before.todo.endpointBack"),
              ]),
        ],
      },
      { paragraphs: [t("letters.before.close")] },
    ],
  };
}

function afterLetter(t: Translate, facts: LetterFacts): Pick<Letter, "subject" | "parts"> {
  const { spoken, run } = facts;
  if (run === undefined) return { subject: "", parts: [] };
  const { snapshot, chain } = run;
  const end = isComplete(snapshot) ? "complete" : "open";
  return {
    subject: t(`letters.after.subject.${end}`, { spoken }),
    parts: [
      { paragraphs: [t(`letters.after.lead.${end}`, { spoken }), placeSentence(t, snapshot)] },
      { facts: [...numberFacts(t, facts), ...measuredFacts(t, snapshot)] },
      ...(snapshot.downtimeMs === undefined ? [] : [{ paragraphs: [t("letters.after.downtimeNote")] }]),
      ...(end === "complete" ? [proofPart(t, chain), comparedPart(t, snapshot)] : []),
      todoPart(t, snapshot),
      { paragraphs: [t("letters.after.report")] },
    ],
  };
}

function isComplete({ phase }: RunSnapshot): boolean {
  return phase.kind === "ended" && phase.reason === "complete";
}

function placeSentence(t: Translate, run: RunSnapshot): string {
  const { numberIs, proof, basis, asOf } = run;
  if (numberIs === "unknown" || proof === "none") return t("letters.after.place.unknown");
  if (proof === "attested") return t(`letters.after.place.${numberIs}.attested`);
  const location = t(`letters.after.place.${numberIs}.proven`, {
    basis: basis === undefined ? t("proofs.proven.sentence") : t(`bases.${basis}`),
  });
  const reported = obstacleSentence(t, run);
  const sentence =
    reported === undefined ? location : t("places.withObstacle", { sentence: location, reported });
  return asOf === undefined ? sentence : t("run.asOf", { at: localTime(t, asOf), sentence });
}

function measuredFacts(t: Translate, run: RunSnapshot): readonly Fact[] {
  const { openedAt, endedAt, downtimeMs, subscribeGapMs } = run;
  const moved = run.move === "made";
  return [
    [t("letters.facts.started"), localTime(t, openedAt)],
    ...(endedAt === undefined ? [] : [[t("letters.facts.ended"), localTime(t, endedAt)] as const]),
    ...(moved
      ? [
          [
            t("letters.facts.downtime"),
            downtimeMs === undefined
              ? t("letters.facts.unmeasured")
              : t("letters.facts.confirmedAfter", { duration: durationInWords(t, downtimeMs) }),
          ] as const,
        ]
      : []),
    ...(subscribeGapMs === undefined
      ? []
      : [
          [
            t("letters.facts.gap"),
            t("letters.facts.gapValue", { duration: durationInWords(t, subscribeGapMs) }),
          ] as const,
        ]),
  ];
}

function proofPart(t: Translate, chain: ProofChain | undefined): LetterPart {
  const heading = t("letters.after.proof.heading");
  if (chain === undefined) return { heading, items: [t("letters.after.proof.none")] };
  return { heading, items: chain.links.map((link) => proofLine(t, link)) };
}

function proofLine(t: Translate, { id, state, evidence, at }: ChainLink): string {
  const link = t(`proof.link.${id}`);
  if (evidence === "reported") return t("letters.after.proof.reported", { link });
  const word = t(`proof.state.${state}`);
  return at === undefined
    ? t("letters.after.proof.line", { link, state: word })
    : t("letters.after.proof.lineAt", { link, state: word, at: localTime(t, at) });
}

function comparedPart(t: Translate, run: RunSnapshot): LetterPart {
  const heading = t("letters.after.compared.heading");
  const lines = comparedLines(t, run);
  if (lines.length === 0) return { heading, items: [t("letters.after.compared.none")] };
  const same = lines.filter(({ state }) => state === "same").length;
  const others = lines.filter(({ state }) => state !== "same");
  return {
    heading,
    items: [
      t("letters.after.compared.same", { count: same }),
      ...others.flatMap(({ name, member, before, after, explanation = "", templates }) => [
        t("letters.after.compared.line", {
          member: name ?? visible(member, 60),
          before: visible(before, 120),
          after: visible(after, 120),
          why: explanation,
        }).trim(),
        ...templates.map((template) => visible(template, 300)),
      ]),
    ],
  };
}

/** What to do follows where the number is, and only from a confirmed or reported location. */
function todoPart(t: Translate, run: RunSnapshot): LetterPart {
  const heading = t("letters.after.todo.heading");
  const { numberIs, proof, move } = run;
  if (numberIs === "unknown" || proof === "none") return { heading, items: [t("letters.after.todo.wait")] };
  if (!isComplete(run) && move === "not-made") return { heading, items: [t("letters.after.todo.stay")] };
  const isHeard = hearsOf(run) === undefined;
  const { obstacle } = run;
  if (obstacle?.works === "no") return { heading, items: [t("letters.after.todo.worksNot")] };
  return {
    heading,
    items: (["send", "receive", "media", "watch"] as const).map((item) =>
      item === "receive" && !isHeard
        ? t("letters.after.todo.unsubscribed")
        : item === "watch" && obstacle !== undefined
          ? t("letters.after.todo.unclear")
          : t(`letters.after.todo.${numberIs}.${item}`),
    ),
  };
}

function twoStepLetter(t: Translate, { direction, spoken }: LetterFacts): Pick<Letter, "subject" | "parts"> {
  return {
    subject: t("letters.twoStep.subject", { spoken }),
    parts: [
      { paragraphs: [t(`letters.twoStep.lead.${direction}`, { spoken }), t("letters.twoStep.ask")] },
      {
        ordered: true,
        items: [
          t("letters.twoStep.steps.open"),
          t("letters.twoStep.steps.number", { spoken }),
          t("letters.twoStep.steps.off"),
          t("letters.twoStep.steps.tell"),
        ],
      },
      { paragraphs: [t(`letters.twoStep.after.${direction}`), t("letters.twoStep.warning")] },
    ],
  };
}

function codeLetter(t: Translate, facts: LetterFacts): Pick<Letter, "subject" | "parts"> {
  return {
    subject: t("letters.code.subject", { spoken: facts.spoken }),
    parts: [
      {
        paragraphs: [...codeRequest(t, facts), t("letters.code.unasked"), t("letters.code.valid")],
      },
    ],
  };
}
