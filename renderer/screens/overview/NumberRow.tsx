import { ActionIcon } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { memo } from "react";
import { Link } from "wouter";
import { useStore } from "zustand";
import type { ObservationReason } from "../../../shared/migration/observation.ts";
import { spoken } from "../../../shared/phone.ts";
import type { WorkspaceId, WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { to } from "../../app/routes.ts";
import { useConnection } from "../../app/use-feed.ts";
import { NumberBridgeMini } from "../../components/bridge/BridgeMini.tsx";
import type { NumberStatus } from "../../components/number-status/number-status.ts";
import { useNumberStatus } from "../../components/number-status/use-number-status.ts";
import { WORKS_MEANINGS, worksNow } from "../../components/number-status/works.ts";
import { StatusBadge } from "../../components/status/StatusMark.tsx";
import { Age } from "../../components/text/Age.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import type { CallProblem } from "../../stores/call-problem.ts";
import { localTime } from "../../wording/local-time.ts";
import type { WindowTranslate } from "../../wording/window-translate.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./NumberTable.module.css";
import type { Refreshes } from "./use-refreshes.ts";

type NumberRowProps = {
  readonly workspace: WorkspaceId;
  readonly number: WorkspaceNumber;
  readonly looks: Refreshes;
  /** Its row in the whole table; the header is 1. */
  readonly rowIndex: number;
  /** Vertical position in pixels, where only visible rows are rendered. */
  readonly start: number | undefined;
  /** Only where rows can be selected. */
  readonly selected?: boolean;
  readonly onToggle?: (id: string) => void;
};

/** Shows one number. Renders again only when something about this number changes. */
export const NumberRow = memo(function NumberRow(props: NumberRowProps) {
  const { workspace, number, rowIndex, start, selected = false, onToggle } = props;
  const heard = spoken(number.cc, number.phoneNumber);
  const { standing } = useNumberStatus(workspace, number);
  const t = useTranslation();
  const works = worksNow(standing);
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      className={classes["row"]}
      data-floating={start !== undefined}
      style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
    >
      <span role="cell" className={classes["number"]} data-selects={onToggle !== undefined}>
        {onToggle === undefined ? null : (
          // A plain box, because a component of the library in each of a thousand rows makes scrolling slow.
          <input
            type="checkbox"
            className={classes["select"]}
            aria-label={t("window.overview.many.select", { spoken: heard })}
            checked={selected}
            onChange={() => onToggle(number.phoneNumberId)}
          />
        )}
        <Link href={to.number(workspace, number.phoneNumberId)} className={classes["open"] ?? ""}>
          <bdi className="sw-mono">{heard}</bdi>
        </Link>
        {number.displayName === undefined ? null : (
          <span className={classes["name"]} title={number.displayName.slice(0, 80)}>
            <Untrusted text={number.displayName} most={80} />
          </span>
        )}
      </span>
      <span role="cell">
        <NumberBridgeMini standing={standing} />
      </span>
      <span role="cell" className={classes["how"]}>
        <LookProblem {...props} />
        <Unanswered standing={standing} />
        <HowKnown known={standing.known} />
      </span>
      <span role="cell">
        <StatusBadge meaning={WORKS_MEANINGS[works]} word={t(`window.overview.works.${works}`)} />
      </span>
      <span role="cell" className={classes["again"]}>
        <LookAgain {...props} heard={heard} />
      </span>
    </div>
  );
});

function Unanswered({ standing: { unanswered } }: { readonly standing: NumberStatus }) {
  const t = useTranslation();
  if (unanswered === undefined) return null;
  return (
    <span className={classes["problem"]}>
      {t("window.overview.how.unanswered")} <Age at={unanswered} />
    </span>
  );
}

function HowKnown({ known }: { readonly known: NumberStatus["known"] }) {
  const t = useTranslation();
  switch (known.by) {
    case "nobody":
      return <span className={classes["nobody"]}>{t("window.overview.how.nobody")}</span>;
    case "reading":
      return (
        <>
          <Reason text={reasonIn(t, known.reason)} full={t(`readings.${known.reason}`)} />
          <span className={classes["age"]}>
            <Age at={known.at} />
          </span>
        </>
      );
    case "move":
      return t("window.overview.how.move", {
        basis: t(`window.basis.${known.basis ?? "older"}`),
        day: localTime(t.language, known.at),
      });
    case "person":
    case "guess":
      return t(`window.overview.how.${known.by}`, { day: localTime(t.language, known.at) });
    case "crossing":
    case "lost-answer":
      return t(`window.overview.how.${known.by}`);
  }
}

function Reason({ text, full }: { readonly text: string; readonly full: string }) {
  return (
    <span className={classes["reason"]} title={full}>
      {text}
    </span>
  );
}

/** Explains the observed location in a short phrase, or in a sentence why it is unknown. */
function reasonIn(t: WindowTranslate, reason: ObservationReason): string {
  switch (reason) {
    case "both-agree":
      return t("window.basis.both-sides");
    case "cloud-says-cloud":
    case "cloud-says-on-premises":
      return t("window.basis.cloud-look-up");
    case "client-connected":
      return t("window.basis.client-look-up");
    default:
      return t(`readings.${reason}`);
  }
}

function LookAgain({ number, looks, heard }: NumberRowProps & { readonly heard: string }) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const id = number.phoneNumberId;
  const busy = useStore(looks, (state) => state.underWay.has(id) || state.waiting.includes(id));
  const { ensureOpen } = useVaultGate();
  const look = async (): Promise<void> => {
    if (await ensureOpen()) looks.look([id]);
  };
  return (
    // A title attribute, because a tooltip component in each of a thousand rows makes scrolling slow.
    <ActionIcon
      title={t("window.overview.lookAgain")}
      variant="subtle"
      loading={busy}
      disabled={!live}
      aria-label={t("window.overview.lookAgainAt", { spoken: heard })}
      onClick={() => runInBackground(look())}
    >
      <IconRefresh size={16} aria-hidden />
    </ActionIcon>
  );
}

/** Shows why the last refresh of this number failed, before what is known from earlier. */
export function LookProblem({ number, looks }: Pick<NumberRowProps, "number" | "looks">) {
  const t = useTranslation();
  const id = number.phoneNumberId;
  const busy = useStore(looks, (state) => state.underWay.has(id) || state.waiting.includes(id));
  const problem = useStore(looks, (state) => state.problems.get(id));
  if (problem === undefined || busy) return null;
  return (
    <span role="alert" className={classes["problem"]}>
      {t(`window.overview.lookProblem.${lookProblemWord(problem)}`)}{" "}
    </span>
  );
}

function lookProblemWord(problem: CallProblem): "lost" | "locked" | "notSetUp" | "secrets" | "other" {
  if (problem.kind === "link-lost") return "lost";
  if (problem.kind === "mistake") return "other";
  switch (problem.problem.kind) {
    case "vaultLocked":
    case "vaultAbsent":
      return "locked";
    case "notSetUp":
      return "notSetUp";
    case "secretsMissing":
    case "secretInvalid":
    case "fileUnusable":
      return "secrets";
    default:
      return "other";
  }
}
