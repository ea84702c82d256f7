import type { MessageDescriptor } from "../../../shared/checks/result.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { PinChange } from "../../../shared/pin/pin-change.ts";
import { e164, spoken } from "../../../shared/phone.ts";
import { MANAGED_KEYS, type ManagedKey, type ManagedState } from "../../../shared/settings/managed.ts";
import type { SetAside, Settings } from "../../../shared/settings/settings.ts";
import type { FolderFinding } from "../../../shared/watch/finding.ts";
import { signInSecret } from "../../../shared/workspace/connection-parts.ts";
import { labelOf } from "../../../shared/workspace/labels.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { ENDED_PART } from "../../app/part-link.ts";
import { to } from "../../app/routes.ts";
import { numberStatusOf } from "../../components/number-status/number-status.ts";
import type { Meaning } from "../../components/status/StatusMark.tsx";
import { observationKey, type Observations } from "../../stores/observations.ts";
import { newestRuns, openRunsOf, type Runs } from "../../stores/runs.ts";
import type { UnexpectedEnds } from "../../stores/unexpected-ends.ts";
import { toSection } from "../../app/workspace-section.ts";
import {
  SIDES,
  type ConnectionKnowledge,
  type ConnectionSide,
} from "../../components/connections/connection-evidence.ts";
import { healthOf } from "./connection-health.ts";

/** The wording key of an item. */
type MatterWord =
  | `run.${OpenPhase}`
  | "unplaced"
  | "unplacedMore"
  | "pinUnknown"
  | "noCloud"
  | "noCloudToken"
  | "noOnPrem"
  | "noOnPremSecret"
  | "notWorking"
  | "unheard"
  | "vaultDamaged"
  | "settingsLost"
  | "workspacesLost"
  | "alertsLost"
  | "receivingLost"
  | "proofsLost"
  | "sendersLost"
  | "managedBlocks"
  | "managedUnclear"
  | "endedUnexpectedly"
  | "hadError"
  | "pageEnded"
  | FolderFinding["about"]
  | `connection.${ConnectionSide}.${"refused" | "certificate" | "no-answer" | "failed"}`;
type OpenPhase = Exclude<RunSnapshot["phase"]["kind"], "ended">;

/** Something that needs the user's attention, and the link to where it is resolved. */
export type ActionItem = {
  readonly id: string;
  /** The wording key of its sentences. */
  readonly word: MatterWord;
  readonly meaning: Meaning;
  readonly values: Readonly<Record<string, string | number>>;
  /** Replaces its second sentence. */
  readonly said?: MessageDescriptor;
  readonly to: string;
  /** The section or part of the screen to open, as link state. */
  readonly section?: unknown;
};

type Known = {
  readonly workspace: Workspace;
  readonly runs: Runs | undefined;
  readonly connections: ConnectionKnowledge;
  /** The last PIN change of each number; undefined until loaded. */
  readonly pins?: ReadonlyMap<string, PinChange> | undefined;
  /** Labels in the vault; undefined while it is locked. */
  readonly labels: ReadonlySet<string> | undefined;
  /** What monitoring found about the data folder; undefined until loaded. */
  readonly ofFolder?: readonly FolderFinding[] | undefined;
  /** Corrupted values of the vault; undefined while it is locked. */
  readonly damagedRecords?: readonly string[] | undefined;
  /** What went wrong in earlier processes; undefined until loaded. */
  readonly ends?: UnexpectedEnds | undefined;
  /** What the administrator of this computer fixed; undefined if nothing can be fixed, or until loaded. */
  readonly managed?: Pick<ManagedState, ManagedKey> | undefined;
  readonly settings?: Pick<Settings, "corrupted" | "setAside" | SetAside | "seen"> | undefined;
};

type OfNumbers = Pick<Known, "workspace" | "runs"> & { readonly readings: Observations | undefined };

/** The most numbers with an unknown location or an unknown PIN change that are listed one by one. */
const MOST_NAMED = 5;

/** Returns what needs the user's attention, the most urgent first. */
export function actionItemsOf(known: Known): readonly ActionItem[] {
  const { workspace, runs, connections, pins, labels, ofFolder = [], damagedRecords, settings, ends } = known;
  const { readings } = connections;
  const waiting = openRunsOf(runs ?? new Map()).filter(waits);
  const lost = waiting.filter(({ phase }) => phase.kind === "unknown");
  return [
    ...managedUnknown(known.managed),
    ...lost.flatMap(ofRun),
    ...unplaced({ workspace, runs, readings }),
    ...waiting.filter((run) => !lost.includes(run)).flatMap(ofRun),
    ...corruptedValues(damagedRecords, settings),
    ...failingConnections(workspace, connections),
    ...failingNumbers({ workspace, runs, readings }),
    ...pinsLeftUnknown(workspace, pins),
    ...ofFolder.filter(({ settled }) => !settled).map(folderItem),
    ...missing(workspace, labels),
    ...lostFiles(settings),
    ...lostSettings(settings),
    ...unexpectedEnds(ends, settings),
  ];
}

/** Returns the vault's corrupted values that the user hasn't acknowledged, as one item. */
function corruptedValues(
  damagedRecords: Known["damagedRecords"] = [],
  settings: Known["settings"],
): readonly ActionItem[] {
  const count = damagedRecords.filter((ref) => settings?.seen?.includes(ref) !== true).length;
  if (count === 0) return [];
  return [
    { id: "vault-damaged", word: "vaultDamaged", meaning: "attention", values: { count }, to: to.settings() },
  ];
}

/** Returns an item if it isn't known what the administrator fixed. With an unknown proxy no connection is made. */
function managedUnknown(managed: Known["managed"]): readonly ActionItem[] {
  if (managed === undefined || !MANAGED_KEYS.some((key) => managed[key].kind === "invalid")) return [];
  const blocks = managed.proxy.kind === "invalid";
  return [
    {
      id: "managed-unknown",
      word: blocks ? "managedBlocks" : "managedUnclear",
      meaning: blocks ? "stopped" : "attention",
      values: {},
      to: to.settings(),
    },
  ];
}

/** Returns an item if defaults apply because the settings file couldn't be read. */
function lostSettings(settings: Known["settings"]): readonly ActionItem[] {
  if (settings?.corrupted !== true && settings?.setAside === undefined) return [];
  return [{ id: "settings-lost", word: "settingsLost", meaning: "attention", values: {}, to: to.settings() }];
}

/** Files whose loss takes something away that nobody else would tell. */
const LOST: readonly (readonly [member: SetAside, id: string, word: MatterWord])[] = [
  ["workspacesSetAside", "workspaces-lost", "workspacesLost"],
  ["alertsSetAside", "alerts-lost", "alertsLost"],
  ["webhooksSetAside", "receiving-lost", "receivingLost"],
  ["proofsSetAside", "proofs-lost", "proofsLost"],
  ["sendersSetAside", "senders-lost", "sendersLost"],
];

/** Returns an item for each file that couldn't be read and has begun anew. */
function lostFiles(settings: Known["settings"]): readonly ActionItem[] {
  return LOST.filter(([member]) => settings?.[member] !== undefined).map(([, id, word]) => ({
    id,
    word,
    meaning: "attention",
    values: {},
    to: to.settings(),
  }));
}

/** Returns what went wrong in earlier processes and the user hasn't acknowledged, as one item. */
function unexpectedEnds(ends: Known["ends"] = [], settings: Known["settings"]): readonly ActionItem[] {
  const newest = ends.find(({ id }) => settings?.seen?.includes(id) !== true);
  if (newest === undefined || settings === undefined) return [];
  return [
    {
      id: "ended-unexpectedly",
      word: newest.abrupt ? "endedUnexpectedly" : newest.pages.length > 0 ? "pageEnded" : "hadError",
      meaning: "attention",
      values: {},
      to: to.about(),
      section: ENDED_PART,
    },
  ];
}

function folderItem({ id, about, said }: FolderFinding): ActionItem {
  return { id, word: about, meaning: "attention", values: {}, said, to: to.tool("allowlist") };
}

/** Returns the connections whose last test or check failed. Missing ones have items of their own. */
function failingConnections(workspace: Workspace, connections: ConnectionKnowledge): readonly ActionItem[] {
  return SIDES.flatMap((side): readonly ActionItem[] => {
    const { state } = healthOf(side, workspace, connections);
    if (state === "answers" || state === "not-tested" || state === "not-set-up") return [];
    return [
      {
        id: `connection-${side}`,
        word: `connection.${side}.${state}`,
        meaning: "stopped",
        values: {},
        to: to.workspace(workspace.id),
        section: toSection(side),
      },
    ];
  });
}

/** Returns the numbers that were found not to work, or whose webhooks reach another app only. */
function failingNumbers({ workspace, runs, readings }: OfNumbers): readonly ActionItem[] {
  const newest = newestRuns(runs ?? new Map());
  return workspace.numbers
    .flatMap((number): readonly ActionItem[] => {
      const { phoneNumberId, cc, phoneNumber } = number;
      const last = readings?.get(observationKey({ workspace: workspace.id, phoneNumberId }));
      const run = newest.get(e164(cc, phoneNumber));
      // While a migration is open, its own item says what to do.
      if (run !== undefined && run.phase.kind !== "ended") return [];
      const { place, works, known, obstacle } = numberStatusOf(last, run);
      if (works !== "attention") return [];
      const unheard =
        place === "cloud" &&
        obstacle?.works !== "no" &&
        (known.by !== "reading" || last?.reading.working !== false);
      return [
        {
          id: `works-${phoneNumberId}`,
          word: unheard ? "unheard" : "notWorking",
          meaning: "attention",
          values: { spoken: spoken(cc, phoneNumber) },
          to: unheard ? to.webhookRoutes() : to.number(workspace.id, phoneNumberId),
        },
      ];
    })
    .slice(0, MOST_NAMED);
}

function waits({ held, phase }: RunSnapshot): boolean {
  return !held || (phase.kind !== "ready" && phase.kind !== "pausing");
}

function ofRun(run: RunSnapshot): readonly ActionItem[] {
  const { kind } = run.phase;
  if (kind === "ended") return [];
  const matter: ActionItem = {
    id: `run-${run.run}`,
    word: `run.${kind}`,
    meaning: kind === "unknown" ? "unknown" : "attention",
    values: { spoken: run.spoken },
    to: to.run(run.run),
  };
  return [matter];
}

/**
 * Returns the numbers that were checked but whose location is unknown. A number whose unfinished migration
 * lost a response is left out: the migration has its own item.
 */
function unplaced({ workspace, runs, readings }: OfNumbers): readonly ActionItem[] {
  const newest = newestRuns(runs ?? new Map());
  const lost = workspace.numbers.filter(({ phoneNumberId, cc, phoneNumber }) => {
    const last = readings?.get(observationKey({ workspace: workspace.id, phoneNumberId }));
    const run = newest.get(e164(cc, phoneNumber));
    const { place, known } = numberStatusOf(last, run);
    const told = known.by === "lost-answer" && run?.phase.kind !== "ended";
    return place === "unknown" && known.by !== "nobody" && !told;
  });
  const named = lost.slice(0, MOST_NAMED).map(({ cc, phoneNumber, phoneNumberId }): ActionItem => ({
    id: `unknown-${phoneNumberId}`,
    word: "unplaced",
    meaning: "unknown",
    values: { spoken: spoken(cc, phoneNumber) },
    to: to.number(workspace.id, phoneNumberId),
  }));
  const rest = lost[MOST_NAMED];
  if (rest === undefined) return named;
  const more: ActionItem = {
    id: "unknown-more",
    word: "unplacedMore",
    meaning: "unknown",
    values: { count: lost.length - MOST_NAMED },
    to: to.number(workspace.id, rest.phoneNumberId),
  };
  return [...named, more];
}

/** Returns the numbers for which it is unknown whether the last PIN change was applied. */
function pinsLeftUnknown(
  { id, numbers }: Workspace,
  pins: ReadonlyMap<string, PinChange> | undefined,
): readonly ActionItem[] {
  if (pins === undefined || pins.size === 0) return [];
  return numbers
    .filter(({ cc, phoneNumber }) => pins.get(e164(cc, phoneNumber))?.state === "unknown")
    .slice(0, MOST_NAMED)
    .map(({ cc, phoneNumber, phoneNumberId }) => ({
      id: `pin-${phoneNumberId}`,
      word: "pinUnknown",
      meaning: "unknown",
      values: { spoken: spoken(cc, phoneNumber) },
      to: to.number(id, phoneNumberId),
    }));
}

function missing(workspace: Workspace, labels: ReadonlySet<string> | undefined): readonly ActionItem[] {
  const { id, cloud, onPrem } = workspace;
  const matter = (word: "noCloud" | "noCloudToken" | "noOnPrem" | "noOnPremSecret"): ActionItem => ({
    id: word,
    word,
    meaning: "attention",
    values: {},
    to: to.workspace(id),
  });
  const lacks = (secret: Parameters<typeof labelOf>[1]): boolean =>
    labels !== undefined && !labels.has(labelOf(id, secret));
  return [
    ...(cloud === undefined ? [matter("noCloud")] : lacks("cloud-token") ? [matter("noCloudToken")] : []),
    ...(onPrem === undefined
      ? [matter("noOnPrem")]
      : lacks(signInSecret(onPrem))
        ? [matter("noOnPremSecret")]
        : []),
  ];
}
