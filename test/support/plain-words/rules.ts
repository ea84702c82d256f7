import { sourceOf, targetOf } from "../../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { Next } from "../../../main/hosts/headless/run/result-line.ts";
import { claimsOf, type Deed } from "./meanings.ts";
import { has, quoted, toldBy, untoldIn, when, type Told } from "./told.ts";
import type { WordedScreen } from "./screens.ts";

type Rule = (told: readonly Told[], run: RunSnapshot, screen: WordedScreen) => readonly string[];

/** Where the number is: no sentence says more than the snapshot, or something else. */
const location: Rule = (told, run) => {
  const flat = has(told, "is cloud", "is on-premises");
  const known = has(
    told,
    "is cloud",
    "is on-premises",
    "reported cloud",
    "reported on-premises",
    "assumed cloud",
    "assumed on-premises",
  );
  const wrong = known.filter(({ claim }) => !claim.endsWith(` ${run.numberIs}`));
  const unknown = has(told, "location unknown");
  return [
    ...when(run.numberIs === "unknown" && known.length > 0, `location unknown, but ${quoted(known)}`),
    ...when(run.numberIs !== "unknown" && wrong.length > 0, `the number is elsewhere than ${quoted(wrong)}`),
    ...when(run.numberIs !== "unknown" && unknown.length > 0, `location known, but ${quoted(unknown)}`),
    ...when(
      run.proof !== "proven" && run.numberIs !== "unknown" && flat.length > 0,
      `${run.proof}, but ${quoted(flat)}`,
    ),
    ...when(
      has(told, "reported somewhere").length > 0 && (run.numberIs === "unknown" || run.proof !== "attested"),
      `${run.numberIs} ${run.proof}, but reported`,
    ),
    ...when(
      has(told, "not at its target").length > 0 && run.numberIs !== sourceOf(run.direction),
      `${run.numberIs}, but not at its target`,
    ),
    ...when(run.newer !== undefined && known.length > 0, `a newer migration exists, but ${quoted(known)}`),
  ];
};

/** Whether this migration moved the number: told only where its requests tell. */
const move: Rule = (told, run) => {
  const stayed = has(told, "not moved");
  const moved = has(told, "moved");
  const open = has(told, "outcome open");
  const target = targetOf(run.direction);
  return [
    ...when(
      run.move !== "not-made" && stayed.length > 0 && run.answeredSince === undefined,
      `move ${run.move}, but ${quoted(stayed)}`,
    ),
    ...when(
      run.numberIs === target && stayed.length > 0 && run.answeredSince === undefined,
      `at its target, but ${quoted(stayed)}`,
    ),
    ...when(
      has(told, "no effect seen").length > 0 &&
        (run.move === "open" || run.numberIs === target) &&
        run.answeredSince === undefined,
      `move ${run.move}, ${run.numberIs}, but no effect seen`,
    ),
    ...when(
      run.move !== "not-made" && has(told, "nothing moved yet").length > 0,
      `move ${run.move}, but ${quoted(has(told, "nothing moved yet"))}`,
    ),
    ...when(
      run.proof === "attested" && moved.some(({ key }) => key.startsWith("window.")),
      `attested, but ${quoted(moved)}`,
    ),
    ...when(run.move !== "made" && moved.length > 0, `move ${run.move}, but ${quoted(moved)}`),
    ...when(
      run.numberIs === sourceOf(run.direction) && moved.length > 0,
      `at its source, but ${quoted(moved)}`,
    ),
    ...when(stayed.length > 0 && moved.length > 0, `moved and not moved: ${quoted([...stayed, ...moved])}`),
    ...when(open.length > 0 && stayed.length > 0, `open and not moved: ${quoted([...stayed, ...open])}`),
  ];
};

const health: Rule = (told, run) => {
  const works = has(told, "works");
  const not = has(told, "doesn't work", "unheard", "perhaps not working", "reported against");
  const against = has(told, "doesn't work", "perhaps not working", "reported against");
  return [
    ...when(
      works.length > 0 && (run.working !== true || run.proof !== "proven"),
      `not known to work, but ${quoted(works)}`,
    ),
    ...when(
      works.length > 0 && run.obstacle !== undefined,
      `reported as ${run.obstacle?.value ?? "nothing"}, but ${quoted(works)}`,
    ),
    ...when(
      run.obstacle !== undefined &&
        run.obstacle.value !== undefined &&
        has(told, "is cloud", "is on-premises").length > 0 &&
        against.length === 0,
      `reported as ${run.obstacle?.value ?? "nothing"}, and nothing says so`,
    ),
    ...when(
      run.obstacle !== undefined && told.some(({ key }) => key === "ends.complete.next"),
      `reported as ${run.obstacle?.value ?? "nothing"}, but the next step is that of a number that works`,
    ),
    ...when(works.length > 0 && not.length > 0, `works and doesn't: ${quoted([...works, ...not])}`),
    ...when(
      has(told, "unheard").length > 0 && has(told, "perhaps unheard").length > 0,
      "unheard, and perhaps unheard",
    ),
  ];
};

/** What is said of a step is what its mark in the list of steps says. */
const steps: Rule = (told, run) =>
  told.flatMap(({ key, claim }) => {
    const [, step, said] = /^(\w+) (done|not done|lost)$/.exec(claim) ?? [];
    const kind = run.steps.find((each) => each.step === step)?.state.kind;
    // An answer that came since is told beside it.
    if (step === undefined || kind === undefined || step === run.answeredSince) return [];
    const isDone = kind === "confirmed" || kind === "skipped";
    return when(isDone ? said !== "done" : said === "done", `${step} is ${kind}, but ${key} (${claim})`);
  });

const sent: Rule = (told, run) => {
  const never = has(told, "never sent");
  return [
    ...when(
      never.length > 0 && (run.move === "open" || run.move === "made"),
      `move ${run.move}, but ${quoted(never)}`,
    ),
    ...when(
      never.length > 0 && has(told, "outcome open").length > 0,
      `never sent and open: ${quoted(never)}`,
    ),
  ];
};

/** What has to come before the next step, and that there is one. */
const next: Rule = (told, _run, { keys, isAutomatic }) => {
  const steps = told.filter(({ claim }) => claim.startsWith("next: "));
  const deeds = new Set(steps.map(({ claim }) => claim));
  const waits = has(told, "wait first");
  const isCause = ({ key }: Told): boolean => /^(?:causes|codes|run\.cause)\b/.test(key);
  const doesNextWait = waits.some((one) => !isCause(one));
  // What the request for another code waits for doesn't hold the code that was sent.
  const isAnother =
    keys.some((key) => key.startsWith("phases.awaiting-code.another.")) && deeds.has("next: enter code");
  // A wait doesn't hold what sends nothing.
  const isHeldBack = steps.some(({ claim }) =>
    /: (?:resume|start anew|enter code|another code)$/.test(claim),
  );
  return [
    ...when(deeds.size === 0 && !isAutomatic, "no next step"),
    ...when(deeds.size > 1, `two next steps: ${quoted(steps)}`),
    ...when(
      waits.some(isCause) && !doesNextWait && isHeldBack && !isAnother,
      `${quoted(waits)}, but the next step doesn't wait: ${quoted(steps)}`,
    ),
  ];
};

/** The command of each deed. */
const COMMANDS: Readonly<Record<Deed, readonly Next[]>> = {
  resume: ["resume"],
  "start anew": ["new-run"],
  locate: ["resolve", "resume"],
  "enter code": ["enter-code"],
  "another code": ["enter-code"],
  confirm: ["confirm"],
  "see the newer one": ["nothing", "release-pair"],
  "see the newer one elsewhere": ["nothing", "release-pair"],
  "use a fresh folder": ["fresh-folder"],
  "wait for the other process": ["wait"],
  test: ["nothing", "release-pair"],
};

/** Deeds that need nothing of this window: they are done elsewhere, or it does them by itself. */
const NOT_PRESSED: ReadonlySet<Deed> = new Set([
  "see the newer one elsewhere",
  "use a fresh folder",
  "wait for the other process",
  "test",
]);

/** The words ask for what can be done here, and nothing else is offered in its place. */
const means: Rule = (told, _run, { command, primary }) => {
  const deed = told.find(({ claim }) => claim.startsWith("next: "))?.claim.slice("next: ".length) as
    | Deed
    | undefined;
  const wrongCommand = deed !== undefined && command !== undefined && !COMMANDS[deed].includes(command);
  if (primary === undefined)
    return when(wrongCommand, `the words say "${deed ?? ""}", the command is "${command ?? ""}"`);
  const pressed = told.filter(({ claim }) => claim.startsWith("press: "));
  const main = primary.flatMap((key) => claimsOf(key) ?? []).map((claim) => claim.slice("press: ".length));
  const isMissing =
    deed !== undefined && !NOT_PRESSED.has(deed) && !pressed.some(({ claim }) => claim === `press: ${deed}`);
  return [
    ...when(primary.length > 1, `two primary buttons: ${primary.join(", ")}`),
    ...when(isMissing, `the words say "${deed ?? ""}", and no button does it`),
    ...when(
      deed !== undefined &&
        main.some((one) => one !== deed && !(one === "resume" && deed === "another code")),
      `the words say "${deed ?? ""}", the primary button does "${main.join(", ")}"`,
    ),
    ...when(
      deed !== undefined && NOT_PRESSED.has(deed) && pressed.length > 0,
      `the words say "${deed ?? ""}", but a button offers ${quoted(pressed)}`,
    ),
  ];
};

const attempts: Rule = (told, { attempts: { inRun, inWindow } }) => {
  const none = has(told, "no attempts left");
  const left = has(told, "attempts left");
  const ofRun = has(told, "no attempts of this migration left");
  return [
    ...when(none.length > 0 && inWindow > 0, `${inWindow} attempts left, but ${quoted(none)}`),
    ...when(left.length > 0 && inWindow === 0, `no attempts left, but ${quoted(left)}`),
    ...when(ofRun.length > 0 && inRun > 0, `${inRun} attempts of this migration left, but ${quoted(ofRun)}`),
  ];
};

const RULES: readonly Rule[] = [location, move, health, steps, sent, next, means, attempts];

/** What is wrong with a screen: what two sentences, or a sentence and the snapshot, contradict each other in. */
export function wrongOn(screen: WordedScreen, run: RunSnapshot): readonly string[] {
  // What a migration ended with before a newer one is quoted, not claimed.
  const isQuoted = screen.keys.some((key) => key.startsWith("run.past."));
  const told = toldBy(screen.keys);
  const counted = isQuoted ? told.filter(({ key }) => !/^(?:ends|complete|phases)\./.test(key)) : told;
  return [...untoldIn(screen.keys), ...RULES.flatMap((rule) => rule(counted, run, screen))];
}
