import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./NumberTable.module.css";

type NumberFilterProps = {
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  readonly shown: number;
  readonly all: number;
};

/** Filters the numbers of a workspace by what they contain. */
export function NumberFilter({ filter, onFilter, shown, all }: NumberFilterProps) {
  const t = useTranslation();
  return (
    <div className={classes["filter"]}>
      <TextInput
        aria-label={t("window.overview.filter")}
        placeholder={t("window.overview.filter")}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter}
        onChange={(event) => onFilter(event.currentTarget.value)}
      />
      <span role="status" className="sw-quiet">
        {shown === all ? null : t("window.overview.filtered", { count: shown, all })}
      </span>
    </div>
  );
}
