import {
  SenderItem,
  type MoveMark,
  type ProofChain,
  type SenderSwitch,
} from "../../../shared/proof/chain.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { OutputOf, ParsedInputOf } from "../../../shared/rpc/api.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { isoOf } from "../../../shared/time.ts";
import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import { shownAddress } from "../checks/words.ts";
import type { HostPorts } from "../ports.ts";
import type { Readings } from "../readings/readings.ts";
import type { Storage } from "../storage/port.ts";
import type { Push } from "../topics.ts";
import type { Events } from "../webhooks/events.ts";
import type { WebhookSettingsFile } from "../webhooks/settings/webhook-settings.ts";
import { peekWorkspaces } from "../workspaces/workspace-file.ts";
import { chainLinks, sideOf, type ChainFacts } from "./chain.ts";
import { addressFingerprint, isSameNumber, type Evidence } from "./evidence.ts";
import { evidenceFile } from "./evidence-file.ts";
import type { LastMove } from "./last-move.ts";
import { noteTest, type TestNotes } from "./note-test.ts";
import { allMoves, moveOf, type WhichNumber } from "./read-moves.ts";
import { ownMessages, watchSender } from "./watch-sender.ts";

type Deps = {
  readonly ports: HostPorts;
  /** The data folder's journal; undefined where there is none yet: a look must not make one. */
  readonly storage: () => Result<Storage, StorageProblem> | undefined;
  readonly events: Events;
  readonly readings: Pick<Readings, "all">;
  readonly settings: Pick<WebhookSettingsFile, "read">;
  readonly push: Push;
};

/** What is proven of numbers since their last moves, and what keeps it. */
export type Proofs = {
  /** Begins the notes of a test: what it shows is evidence for the moves that are known now, and for none after. */
  beginTest(test: Pick<TestState, "test" | "number" | "phoneNumberId" | "side" | "startedAt">): TestNotes;
  /** Begins a look at an endpoint; the returned function keeps what the look found. */
  beginEndpoint(input: ParsedInputOf<"endpoint.check">): (found: OutputOf<"endpoint.check">) => void;
  chain(which: WhichNumber): Result<ProofChain | undefined, StorageProblem>;
  /** Ticks an item, or takes the tick away, and gives the chain as it stands then. Of a past move nothing changes. */
  tick(input: ParsedInputOf<"chain.tick">): Result<ProofChain | undefined, StorageProblem>;
};

/** Gives the proofs of a data folder. Nothing is read before it is wanted. */
export function createProofs(deps: Deps): Proofs {
  const { ports, storage, push } = deps;
  const { clock } = ports;
  const file = evidenceFile(ports);
  const sender = watchSender();
  const told = (): void => push("chains", {});
  const chain: Proofs["chain"] = (which) => {
    const journal = storage();
    if (journal?.ok !== true) return journal ?? ok(undefined);
    const move = moveOf(journal.value, which);
    if (!move.ok || move.value === undefined) return move.ok ? ok(undefined) : move;
    const evidence = file.read();
    if (!evidence.ok) return evidence;
    const facts = factsOf(deps, move.value, evidence.value);
    const links = [...chainLinks(facts)];
    // Where the number is not, nobody sends through it.
    const isThere = links[0]?.evidence !== "elsewhere" && move.value.place === "arrived";
    const sends = isThere ? sendsSince(journal.value, move.value, evidence.value) : undefined;
    return ok(chainOf(move.value, links, senderOf(evidence.value, move.value, sends)));
  };

  return {
    beginTest: (test) => noteTest(file, test, markNow(storage, test), told),
    beginEndpoint({ url, send }) {
      const seen = marksNow(storage);
      return ({ checks, caFileUsed }) => {
        const found = {
          fingerprint: addressFingerprint(url),
          shown: shownAddress(url),
          at: isoOf(clock.now()),
          seen,
          failed: checks.filter(({ status }) => status === "fail").map(({ id }) => id),
          sent: send,
          ownAuthority: caFileUsed,
        };
        // Where no number was moved it is evidence of nothing, and a mere look makes no file.
        if (Object.keys(seen).length === 0) return;
        const { fingerprint } = found;
        const kept = file.change((known) => ({
          ...known,
          endpoints: [...known.endpoints.filter((one) => one.fingerprint !== fingerprint), found],
        }));
        if (kept.ok) told();
      };
    },
    chain,
    tick({ number, phoneNumberId, run, item, done }) {
      const now = chain({ number, phoneNumberId });
      if (!now.ok || now.value?.run !== run) return now;
      const kept = file.change((known) => ({
        ...known,
        ticks: [
          ...known.ticks.filter(
            (tick) =>
              !isSameNumber(tick, { number, phoneNumberId }) || (tick.run === run && tick.item !== item),
          ),
          ...(done ? [{ number, phoneNumberId, run, item, at: isoOf(clock.now()) }] : []),
        ],
      }));
      if (!kept.ok) return kept;
      told();
      return chain({ number, phoneNumberId });
    },
  };

  /** What was found earlier stays found; else the statuses that have come since are looked through. */
  function sendsSince(journal: Storage, move: LastMove, evidence: Evidence): SenderSwitch["sends"] {
    const { run, seq } = move.mark;
    const known = evidence.sends.find(
      (one) => isSameNumber(one, move) && one.move.run === run && one.move.seq === seq,
    );
    if (known !== undefined) return known.sends;
    if (!deps.events.exists()) return undefined;
    const store = deps.events.store();
    if (!store.ok) return undefined;
    const sends = sender.look(store.value, move, ownMessages(journal, evidence, move));
    if (sends === undefined) return undefined;
    const { number, phoneNumberId, mark } = move;
    file.change((now) => ({
      ...now,
      sends: [
        ...now.sends.filter((one) => !isSameNumber(one, move)),
        { number, phoneNumberId, move: mark, sends },
      ],
    }));
    return sends;
  }
}

function factsOf({ ports, readings, settings }: Deps, move: LastMove, evidence: Evidence): ChainFacts {
  const looks = readings.all().filter(({ phoneNumberId }) => phoneNumberId === move.phoneNumberId);
  const newest = looks.toSorted((one, other) => other.reading.at.localeCompare(one.reading.at))[0];
  const held = peekWorkspaces(ports)?.workspaces.filter(({ numbers }) =>
    numbers.some(({ phoneNumberId }) => phoneNumberId === move.phoneNumberId),
  );
  const chosen = settings.read();
  const named = chosen.ok
    ? chosen.value.workspaces.find(
        ({ workspace, endpoint }) => endpoint !== undefined && held?.some(({ id }) => id === workspace),
      )?.endpoint
    : undefined;
  return {
    move,
    evidence,
    looked: newest === undefined ? undefined : { home: newest.reading.home, at: newest.reading.at },
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
    movedBy: isoOf(move.at),
    links,
    sender,
  };
}

function senderOf({ ticks }: Evidence, move: LastMove, sends: SenderSwitch["sends"]): SenderSwitch {
  const own = ticks.filter((tick) => isSameNumber(tick, move) && tick.run === move.mark.run);
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
