import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { IconDownload, IconRefresh } from "@tabler/icons-react";
import type { WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import { spoken } from "../../../shared/phone.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection } from "../../app/use-feed.ts";
import { worksNow } from "../../components/number-status/works.ts";
import type { Standing } from "../../components/number-status/headline.ts";
import { saveFile } from "../../components/save/save-file.ts";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { csvOf } from "./csv.ts";
import { STATES, statesOf, type StateFilter } from "./number-states.ts";
import classes from "./NumberTable.module.css";
import type { Refreshes } from "./use-refreshes.ts";
import { amountIn } from "../../../shared/wording/amounts.ts";

export type ManyToolsProps = {
  readonly standings: readonly Standing[];
  readonly shown: readonly WorkspaceNumber[];
  readonly state: StateFilter;
  readonly onState: (state: StateFilter) => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly looks: Refreshes;
};

/** What a long list offers: one state only, several numbers selected, and those refreshed or exported. */
export default function ManyTools(props: ManyToolsProps) {
  const t = useTranslation();
  const { standings, shown, state, onState, selected, onSelect, looks } = props;
  const live = useConnection().kind === "live";
  const { ensureOpen } = useVaultGate();
  const visible = new Set<string>(shown.map(({ phoneNumberId }) => phoneNumberId));
  // What a search or a filter hides is not acted on, and is selected again once it is shown.
  const chosen = standings.filter(
    ({ number: { phoneNumberId } }) => selected.has(phoneNumberId) && visible.has(phoneNumberId),
  );
  const allShown = shown.length > 0 && shown.every(({ phoneNumberId }) => selected.has(phoneNumberId));
  const refresh = async (): Promise<void> => {
    if (await ensureOpen()) looks.look(chosen.map(({ number }) => number.phoneNumberId));
  };
  const save = (): void => {
    const head = (["number", "name", "where", "works"] as const).map((name) =>
      t(`window.overview.column.${name}`),
    );
    const rows = (chosen.length === 0 ? standings : chosen).map(({ number, status }) => [
      spoken(number.cc, number.phoneNumber),
      number.displayName ?? "",
      t(`window.crossing.place.${status.place}`),
      t(`window.overview.works.${worksNow(status)}`),
    ]);
    saveFile(t("window.overview.many.file"), new Blob([csvOf([head, ...rows])], { type: "text/csv" }));
  };
  return (
    <div className={classes["tools"]}>
      <Checkbox
        label={t("window.overview.many.selectAll")}
        checked={allShown}
        indeterminate={!allShown && chosen.length > 0}
        onChange={() => onSelect(new Set(allShown ? [] : shown.map(({ phoneNumberId }) => phoneNumberId)))}
      />
      <NativeSelect
        aria-label={t("window.overview.many.state")}
        value={state}
        onChange={(event) => {
          const wanted = STATES.find((one) => one === event.currentTarget.value);
          if (wanted !== undefined) onState(wanted);
        }}
        data={statesOf(standings).map(({ state: value, count }) => ({
          value,
          label: `${t(`window.overview.many.states.${value}`)} (${amountIn(t, count)})`,
        }))}
      />
      <span role="status" className="sw-quiet">
        {chosen.length === 0 ? "" : t("window.overview.many.selected", { count: chosen.length })}
      </span>
      <span className={classes["toolButtons"]}>
        <Button
          size="compact-md"
          variant="default"
          leftSection={<IconRefresh size={14} aria-hidden />}
          disabled={chosen.length === 0 || !live}
          onClick={() => runInBackground(refresh())}
        >
          {t("window.overview.many.refresh")}
        </Button>
        <Button
          size="compact-md"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={save}
        >
          {t("window.overview.many.export")}
        </Button>
      </span>
    </div>
  );
}
