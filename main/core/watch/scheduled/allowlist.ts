import type { AllowlistState, ScheduledList } from "../../../../shared/allowlist/allowlist.ts";
import { countOf } from "../../../../shared/allowlist/difference.ts";
import type { Result } from "../../../../shared/result.ts";
import type { StorageProblem } from "../../../../shared/rpc/problems.ts";
import type { FolderFinding } from "../../../../shared/watch/finding.ts";
import { changeLists, keptLists, lastList, seenNow, type KeptLists } from "../../allowlist/list-file.ts";
import { refreshList } from "../../allowlist/refresh.ts";
import {
  ageInDays,
  allowlistState,
  noteRefreshed,
  registryOf,
  scheduledList,
  takeDue,
} from "../../allowlist/schedule.ts";
import type { HostPorts } from "../../host/host-ports.ts";

type Ports = Pick<HostPorts, "dataDir" | "clock" | "practice" | "managed">;

/** The scheduled refresh of the list of sender addresses, and what is to be told about that list. */
export type AllowlistSchedule = {
  /** Asks the registry if the schedule says so; a bad answer leaves the list as it is. */
  whenDue(): Promise<void>;
  findings(): readonly FolderFinding[];
  /** Acknowledges a finding; false if it isn't one about the list. */
  settle(id: string): boolean;
};

/** Creates it. `changed` receives the new state after each change made here. */
export function scheduleAllowlist(ports: Ports, changed: (state: AllowlistState) => void): AllowlistSchedule {
  let isRunning = false;
  const tell = (): void => {
    const state = allowlistState(ports);
    if (state.ok) changed(state.value);
  };
  const refresh = async (): Promise<void> => {
    const due = takeDue(ports);
    if (!due.ok || due.value === undefined) return;
    const { asns, family, registry } = due.value;
    const refreshed = await refreshList(ports, {
      asns,
      family,
      registry: registryOf(ports, registry),
      acceptShrink: false,
      keep: true,
      isScheduled: true,
    });
    if (refreshed.ok) noteRefreshed(ports, due.value, refreshed.value);
    tell();
  };
  return {
    async whenDue() {
      if (isRunning) return;
      isRunning = true;
      try {
        await refresh();
      } finally {
        isRunning = false;
      }
    },
    findings: () => {
      const known = keptLists(ports);
      return known.ok ? allowlistFindings(known.value, ports.clock.now()) : [];
    },
    settle(id) {
      if (!id.startsWith(PREFIX)) return false;
      const done: Result<void, StorageProblem> = changeLists(ports, (known) => ({
        value: undefined,
        keep: acknowledged(known, id),
      }));
      if (done.ok) tell();
      return true;
    },
  };
}

const PREFIX = "allowlist-";

/**
 * What is to be told about the list of the schedule: a change that no person has seen, a refusal, its age.
 *
 * The same refusal tells itself once; an acknowledged reminder comes back after as many days again.
 */
function allowlistFindings(known: KeptLists, nowMs: number): readonly FolderFinding[] {
  const scheduled = scheduledList(known, nowMs);
  if (scheduled === undefined) return [];
  const isSettled = (id: string): boolean => known.acknowledged?.includes(id) === true;
  return [changeOf(scheduled), refusalOf(scheduled, nowMs), reminderOf(scheduled, nowMs)].flatMap((one) =>
    one === undefined ? [] : [{ ...one, settled: isSettled(one.id) }],
  );
}

type Told = Omit<FolderFinding, "settled">;

function changeOf({ news, at }: ScheduledList): Told | undefined {
  if (news === undefined || at === undefined) return undefined;
  const values = { added: countOf(news.added), removed: countOf(news.removed) };
  return {
    // Acknowledging it makes the present list the one that was seen, so the finding ends.
    id: `${PREFIX}changed`,
    about: "allowlist-changed",
    since: at,
    said: { key: "allowlist.finding.changed", values },
  };
}

function refusalOf({ refused, at }: ScheduledList, nowMs: number): Told | undefined {
  if (refused === undefined) return undefined;
  const reason = { key: `allowlist.reason.${refused.reason}`, values: {} };
  const days = at === undefined ? undefined : ageInDays(at, nowMs);
  return {
    id: `${PREFIX}refused-${refused.reason}`,
    about: "allowlist-refused",
    since: refused.at,
    said:
      days === undefined
        ? { key: "allowlist.finding.refusedFirst", values: { reason } }
        : { key: "allowlist.finding.refused", values: { reason, count: days } },
  };
}

function reminderOf({ schedule, at }: ScheduledList, nowMs: number): Told | undefined {
  if (schedule.mode !== "remind" || at === undefined) return undefined;
  const days = ageInDays(at, nowMs);
  if (days < schedule.everyDays) return undefined;
  const times = Math.floor(days / schedule.everyDays);
  return {
    id: `${PREFIX}old-${times}`,
    about: "allowlist-old",
    since: new Date(Date.parse(at) + times * schedule.everyDays * 86_400_000).toISOString(),
    said: { key: "allowlist.finding.old", values: { count: days } },
  };
}

function acknowledged(known: KeptLists, id: string): KeptLists {
  if (id !== `${PREFIX}changed`) return { ...known, acknowledged: [id] };
  const seen = known.schedule === undefined ? undefined : lastList(known, known.schedule);
  const { refused, triedAt, acknowledged: others } = known;
  return { ...known, ...seenNow(seen), refused, triedAt, acknowledged: others };
}
