import { isUnsent } from "../../../shared/webhook/proof-checks.ts";
import { lastLocated } from "../../../shared/migration/observation.ts";
import {
  SenderItem,
  type MoveMark,
  type ProofChain,
  type SenderSwitch,
} from "../../../shared/proof/chain.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { OutputOf, ParsedInputOf } from "../../../shared/rpc/api.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { isoOf, type Instant } from "../../../shared/time.ts";
import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import { shownAddress } from "../checks/words.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { Observations } from "../observations/observations.ts";
import type { Storage } from "../storage/port.ts";
import type { Push } from "../runtime/topics.ts";
import type { Events } from "../webhooks/events.ts";
import type { WebhookSettingsFile } from "../webhooks/settings/webhook-settings.ts";
import { addressesOf, stillAsked } from "../../../shared/workspace/addresses.ts";
import { peekWorkspaces } from "../workspaces/workspace-file.ts";
import { chainLinks, sideOf, type ChainFacts } from "./chain.ts";
import { addressFingerprint, isOfNumber, isSince, type EndpointEvidence, type Evidence } from "./evidence.ts";
import { evidenceFile, type EvidenceFile } from "./evidence-file.ts";
import type { LastMove } from "./last-move.ts";
import { noteTest, type TestNotes } from "./note-test.ts";
import { allMoves, moveOf, type WhichNumber } from "./read-moves.ts";
import { ownMessages, watchSender, type SenderWatch } from "./watch-sender.ts";

type Deps = {
  readonly ports: HostPorts;
  /** The data folder's journal; undefined if there is none: reading must not create it. */
  readonly storage: () => Result<Storage, StorageProblem> | undefined;
  readonly events: Events;
  readonly readings: Pick<Observations, "all">;
  readonly settings: Pick<WebhookSettingsFile, "read">;
  readonly push: Push;
};

/** The evidence about numbers since their last migrations. */
export type Proofs = {
  /** Starts recording a test: its evidence counts for the migrations known now, not for later ones. */
  beginTest(test: Pick<TestState, "test" | "number" | "phoneNumberId" | "side" | "startedAt">): TestNotes;
  /** Starts an endpoint check; call the returned function with its result. */
  beginEndpoint(input: ParsedInputOf<"endpoint.check">): (found: OutputOf<"endpoint.check">) => void;
  chain(which: WhichNumber): Result<ProofChain | undefined, StorageProblem>;
  /**
   * Completes a list item, or reverts that, and returns the resulting chain. No effect for an earlier
   * migration.
   */
  tick(input: ParsedInputOf<"chain.tick">): Result<ProofChain | undefined, StorageProblem>;
  /** Voids all known migrations, because the sandbox was reset. Only for the sandbox. */
  forgetMoves(): void;
};

/** Creates the proofs of a data folder. Nothing is read before it is needed. */
export function createProofs(deps: Deps): Proofs {
  const { ports, storage, push } = deps;
  const { clock } = ports;
  const file = evidenceFile(ports);
  const changeEvidence = (change: (known: Evidence) => Evidence): ReturnType<typeof file.change> => {
    const kept = file.change(change);
    if (kept.ok) push("chains", {});
    return kept;
  };
  const sender = watchSender();
  const chain: Proofs["chain"] = (which) => {
    const journal = storage();
    if (journal?.ok !== true) return journal ?? ok(undefined);
    const found = moveOf(journal.value, which);
    if (!found.ok || found.value === undefined) return found.ok ? ok(undefined) : found;
    const evidence = file.read();
    if (!evidence.ok) return evidence;
    const move = found.value;
    if (evidence.value.voided.some((mark) => isSince(move.mark, mark))) return ok(undefined);
    const links = [...chainLinks(factsOf(deps, move, evidence.value))];
    // If the number is not there, no system sends through it.
    const isThere = links[0]?.evidence !== "elsewhere" && move.place === "arrived";
    const sends = isThere ? sendsSince({ ...deps, file, sender }, journal.value, move) : undefined;
    return ok(chainOf(move, links, senderOf(evidence.value, move, sends)));
  };
  return {
    beginTest: (test) => noteTest(changeEvidence, test, markNow(storage, test)),
    beginEndpoint({ url, send }) {
      const seen = marksNow(storage);
      return ({ checks, caFileUsed }) => {
        // Without a migration it is not evidence, and a read-only check must not create the file.
        if (Object.keys(seen).length === 0) return;
        const found: EndpointEvidence = {
          fingerprint: addressFingerprint(url),
          shown: shownAddress(url),
          at: isoOf(clock.now()),
          seen,
          failed: checks.filter(({ status }) => status === "fail").map(({ id }) => id),
          sent: send && !isUnsent(checks),
          ownAuthority: caFileUsed,
        };
        changeEvidence((known) => withEndpoint(known, found));
      };
    },
    chain,
    tick(input) {
      const now = chain(input);
      if (!now.ok || now.value?.run !== input.run) return now;
      const kept = changeEvidence((known) => withTick(known, input, clock.now()));
      return kept.ok ? chain(input) : kept;
    },
    forgetMoves() {
      const marks = Object.values(marksNow(storage));
      if (marks.length > 0) changeEvidence((known) => ({ ...known, voided: marks }));
    },
  };
}

function withEndpoint(known: Evidence, found: EndpointEvidence): Evidence {
  const others = known.endpoints.filter(({ fingerprint }) => fingerprint !== found.fingerprint);
  return { ...known, endpoints: [...others, found] };
}

/** A list belongs to one migration: the first item completed for a new one removes those of the earlier. */
function withTick(
  known: Evidence,
  { number, phoneNumberId, run, item, done }: ParsedInputOf<"chain.tick">,
  now: Instant,
): Evidence {
  const others = known.ticks.filter(
    (tick) => !isOfNumber(tick, { number, phoneNumberId }) || (tick.run === run && tick.item !== item),
  );
  const tick = { number, phoneNumberId, run, item, at: isoOf(now) };
  return { ...known, ticks: done ? [...others, tick] : others };
}

type SenderLookup = Pick<Deps, "events"> & { readonly file: EvidenceFile; readonly sender: SenderWatch };

/** Returns what was found earlier; otherwise inspects the statuses since then. */
function sendsSince(
  { events, file, sender }: SenderLookup,
  journal: Storage,
  move: LastMove,
): SenderSwitch["sends"] {
  const evidence = file.read();
  if (!evidence.ok) return undefined;
  const known = evidence.value.sends.find((one) => isOfNumber(one, move) && isSince(move.mark, one.move));
  if (known !== undefined) return known.sends;
  const store = events.exists() ? events.store() : undefined;
  if (store?.ok !== true) return undefined;
  const sends = sender.find(store.value, move, ownMessages(journal, evidence.value, move));
  if (sends === undefined) return undefined;
  const { number, phoneNumberId, mark } = move;
  file.change((now) => ({
    ...now,
    sends: [
      ...now.sends.filter((one) => !isOfNumber(one, move)),
      { number, phoneNumberId, move: mark, sends },
    ],
  }));
  return sends;
}

function factsOf({ ports, readings, settings }: Deps, move: LastMove, evidence: Evidence): ChainFacts {
  const workspaces = peekWorkspaces(ports)?.workspaces.filter(({ numbers }) =>
    numbers.some(({ phoneNumberId }) => phoneNumberId === move.phoneNumberId),
  );
  const observations = readings
    .all()
    .filter(
      ({ phoneNumberId, workspace, asked }) =>
        phoneNumberId === move.phoneNumberId &&
        workspaces?.some((one) => one.id === workspace && stillAsked(asked, addressesOf(one))) !== false,
    );
  const newest = observations
    .flatMap((one) => lastLocated(one) ?? [])
    .toSorted((one, other) => other.at.localeCompare(one.at))[0];
  const chosen = settings.read();
  const named = chosen.ok
    ? chosen.value.workspaces.find(
        ({ workspace, endpoint }) => endpoint !== undefined && workspaces?.some(({ id }) => id === workspace),
      )?.endpoint
    : undefined;
  return {
    move,
    evidence,
    looked: newest === undefined ? undefined : { home: newest.home, at: newest.at },
    named:
      named === undefined
        ? undefined
        : { fingerprint: addressFingerprint(named), shown: shownAddress(named) },
  };
}

function chainOf(move: LastMove, links: ProofChain["links"], sender: SenderSwitch): ProofChain {
  return {
    number: move.number,
    phoneNumberId: move.phoneNumberId,
    run: move.mark.run,
    direction: move.direction,
    side: sideOf(move),
    ...(move.from === undefined ? {} : { movedFrom: isoOf(move.from) }),
    movedBy: isoOf(move.movedAt),
    links,
    sender,
  };
}

function senderOf({ ticks }: Evidence, move: LastMove, sends: SenderSwitch["sends"]): SenderSwitch {
  const own = ticks.filter((tick) => isOfNumber(tick, move) && tick.run === move.mark.run);
  return {
    items: SenderItem.options.map((item) => {
      const doneAt = own.find((tick) => tick.item === item)?.at;
      return doneAt === undefined ? { item } : { item, doneAt };
    }),
    ...(sends === undefined ? {} : { sends }),
  };
}

function markNow(storage: Deps["storage"], which: WhichNumber): MoveMark | undefined {
  const journal = storage();
  const move = journal?.ok === true ? moveOf(journal.value, which) : undefined;
  return move?.ok === true && move.value?.place === "arrived" ? move.value.mark : undefined;
}

function marksNow(storage: Deps["storage"]): Record<string, MoveMark> {
  const journal = storage();
  const moves = journal?.ok === true ? allMoves(journal.value) : undefined;
  if (moves?.ok !== true) return {};
  return Object.fromEntries([...moves.value].map(([number, { mark }]) => [number, mark]));
}
