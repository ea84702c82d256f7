import { Link } from "wouter";
import { spoken } from "../../shared/phone.ts";
import type { WorkspaceId, WorkspaceNumber } from "../../shared/workspace/workspace.ts";
import { useCurrentWorkspace } from "../app/current-workspace.ts";
import { to } from "../app/routes.ts";
import { BridgeMark } from "../components/bridge/BridgeMark.tsx";
import { useNumberStatus } from "../components/number-status/use-number-status.ts";
import { useTranslation } from "../wording/use-translation.tsx";
import classes from "./Rail.module.css";

const MOST_NUMBERS = 5;

/** The first five numbers of the workspace, each with its location. */
export function RailNumbers() {
  const t = useTranslation();
  const workspace = useCurrentWorkspace();
  if (workspace === undefined || workspace.numbers.length === 0) return null;
  return (
    <div className={classes["numbers"]}>
      <p className={classes["group"]}>{t("window.frame.rail.numbers")}</p>
      {workspace.numbers.slice(0, MOST_NUMBERS).map((number) => (
        <NumberLink key={number.phoneNumberId} workspace={workspace.id} number={number} />
      ))}
    </div>
  );
}

type NumberLinkProps = { readonly workspace: WorkspaceId; readonly number: WorkspaceNumber };

function NumberLink({ workspace, number }: NumberLinkProps) {
  const t = useTranslation();
  const { standing } = useNumberStatus(workspace, number);
  const heard = spoken(number.cc, number.phoneNumber);
  return (
    <Link
      href={to.number(workspace, number.phoneNumberId)}
      className={classes["number"] ?? ""}
      aria-label={t(`window.crossing.label.${standing.place}`, { spoken: heard })}
    >
      <BridgeMark standing={standing} />
      <bdi className="sw-mono">{heard}</bdi>
    </Link>
  );
}
