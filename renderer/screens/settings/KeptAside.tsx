import { Button } from "@mantine/core";
import { useLocation } from "wouter";
import { MOST_SEEN, type SetAside, type Settings } from "../../../shared/settings/settings.ts";
import { useCurrentWorkspace } from "../../app/current-workspace.ts";
import { to } from "../../app/routes.ts";
import { useChangeSettings } from "../../app/use-change-settings.ts";
import { useConnection, usePart } from "../../app/use-feed.ts";
import { useSettingsStore, useStores } from "../../app/window-context.tsx";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { ThreePartCard } from "../../components/problem/ThreePartCard.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";

/** Says that defaults apply because the settings file couldn't be read, and where that file is. */
export function LostSettings({ settings }: { readonly settings: Settings }) {
  const t = useTranslation();
  const { setAside } = settings;
  if (settings.corrupted === true)
    return (
      <ThreePartCard
        meaning="attention"
        urgent
        parts={{
          what: t("window.settings.lost.corrupted"),
          works: t("window.settings.lost.works"),
          next: t("window.settings.lost.checkFirst"),
        }}
      />
    );
  if (setAside === undefined) return null;
  return (
    <ThreePartCard
      meaning="attention"
      urgent
      parts={{
        what: t("window.settings.lost.setAside", { name: setAside }),
        works: t("window.settings.lost.works"),
        next: t("window.settings.lost.check"),
      }}
      actions={<Seen names={[setAside]} />}
    />
  );
}

/** Says that the list of workspaces couldn't be read and has begun anew, and where the old file is. */
export function LostWorkspaces() {
  return <LostFile member="workspacesSetAside" />;
}

/** The same of the other files whose loss takes something away that nobody else would tell. */
export function LostFiles() {
  return (
    <>
      <LostFile member="alertsSetAside" />
      <LostFile member="webhooksSetAside" />
      <LostFile member="proofsSetAside" />
      <LostFile member="sendersSetAside" />
    </>
  );
}

const WORDS = {
  workspacesSetAside: "lostWorkspaces",
  alertsSetAside: "lostAlerts",
  webhooksSetAside: "lostReceiving",
  proofsSetAside: "lostProofs",
  sendersSetAside: "lostSenders",
} as const satisfies Record<SetAside, string>;

function LostFile({ member }: { readonly member: SetAside }) {
  const t = useTranslation();
  const words = WORDS[member];
  const name = usePart(useSettingsStore(), (known) => known[member]);
  const { realm } = useStores();
  if (name === undefined || realm === "practice") return null;
  return (
    <ThreePartCard
      meaning="attention"
      urgent
      parts={{
        what: t(`window.settings.${words}.what`, { name }),
        works: t(`window.settings.${words}.works`),
        next: t(`window.settings.${words}.next`),
      }}
      actions={<Seen names={[name]} />}
    />
  );
}

/** Says how many values of the vault are corrupted, what that can mean, and which files they are. */
export function DamagedValues({ settings }: { readonly settings: Settings }) {
  const t = useTranslation();
  const [, go] = useLocation();
  const { damagedRecords, realm, vault } = useStores();
  const workspace = useCurrentWorkspace();
  const isOpen = usePart(vault, (state) => state === "open") === true;
  const refs = usePart(damagedRecords, (known) => known) ?? [];
  if (realm === "practice" || !isOpen || refs.length === 0) return null;
  const isSeen = refs.every((ref) => settings.seen?.includes(ref) === true);
  return (
    <ThreePartCard
      meaning="attention"
      urgent={!isSeen}
      parts={{
        what: t("window.settings.damaged.what", { count: refs.length }),
        works: t("window.settings.damaged.works"),
        next: t("window.settings.damaged.next"),
      }}
      actions={
        <>
          <Button
            variant="default"
            onClick={() => go(workspace === undefined ? to.start() : to.workspace(workspace.id))}
          >
            {t("window.settings.damaged.connections")}
          </Button>
          {isSeen ? null : <Seen names={refs} />}
        </>
      }
      details={
        <ul className="sw-mono">
          {refs.map((ref) => (
            <li key={ref}>{`vault/${ref}.sealed`}</li>
          ))}
        </ul>
      }
    />
  );
}

type SeenProps = { readonly names: readonly string[] };

/** The button after which these files, or ends of processes, are no longer told of under "Needs attention". */
export function Seen({ names }: SeenProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const { change, problem } = useChangeSettings();
  return (
    <>
      <Button variant="default" disabled={!live} onClick={() => change({ seen: names.slice(-MOST_SEEN) })}>
        {t("window.settings.lost.seen")}
      </Button>
      {problem === undefined ? null : <ProblemCard problem={problem} />}
    </>
  );
}
