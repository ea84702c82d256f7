import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import type { CheckResult } from "../../../shared/checks/result.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Move.module.css";

type StartProps = {
  readonly counts: Readonly<Record<CheckResult["status"], number>>;
  /** Whether the number's location is known. */
  readonly placed: boolean;
  readonly may: boolean;
  readonly starting: boolean;
  readonly onStart: () => void;
};

/** The button that starts a migration none of whose checks failed, with what it leaves open. */
export function Start({ counts, placed, may, starting, onStart }: StartProps) {
  const t = useTranslation();
  const [accepted, setAccepted] = useState(false);
  return (
    <>
      {placed ? null : (
        <>
          <p>{t("window.move.start.unplaced")}</p>
          <Checkbox
            checked={accepted}
            onChange={(event) => setAccepted(event.currentTarget.checked)}
            label={t("window.move.start.accept")}
          />
        </>
      )}
      <Button
        size="md"
        fullWidth
        onClick={onStart}
        disabled={!may || !(placed || accepted)}
        loading={starting}
      >
        {t("window.move.start.go")}
      </Button>
      <p role="status" className={classes["busy"]}>
        {starting ? t("window.move.start.busy") : ""}
      </p>
      {counts.warn === 0 && counts.skip === 0 ? null : (
        <p className={classes["note"]}>
          {counts.warn === 0 ? null : t("window.move.start.warned", { count: counts.warn })}{" "}
          {counts.skip === 0 ? null : t("verdicts.go.skipped", { count: counts.skip })}
        </p>
      )}
      <p className={classes["note"]}>
        {t("window.move.start.note")} {t("window.move.start.elsewhere")}
      </p>
    </>
  );
}

/** The same button where a migration can't start yet, with the reason. */
export function StartHeld({ why }: { readonly why: string }) {
  const t = useTranslation();
  return (
    <>
      <Button size="md" fullWidth disabled variant="default">
        {t("window.move.start.go")}
      </Button>
      <p className={classes["note"]}>{why}</p>
    </>
  );
}
