import type { MissingPart } from "../../../shared/workspace/plan-for.ts";
import type { Workspace, WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { StatusMark } from "../status/StatusMark.tsx";
import { cureOfMissing } from "./cure-of-check.ts";
import { CureButton, useHere } from "./CureButton.tsx";
import classes from "./CureList.module.css";

type MissingPartsProps = {
  readonly missing: readonly MissingPart[];
  readonly workspace: Workspace;
  readonly number: WorkspaceNumber;
  /** True where adding the first part is the screen's primary action. */
  readonly leads?: boolean;
};

/** What a number lacks before it can be moved, each with a button to the field where to add it. */
export function MissingParts({ missing, workspace, number, leads = false }: MissingPartsProps) {
  const t = useTranslation();
  const back = useHere();
  return (
    <ul className={classes["list"]} aria-label={t("window.move.missing.title")}>
      {missing.map((part, index) => (
        <li key={part} className={classes["row"]}>
          <StatusMark meaning="attention" word={t("window.move.missing.title")} />
          <div className={classes["words"]}>
            <strong>{t(`window.move.missing.part.${part}`)}</strong>
          </div>
          <CureButton
            cure={cureOfMissing(part, { workspace, number, back })}
            primary={leads && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
