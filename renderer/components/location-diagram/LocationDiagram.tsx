import type { ReactNode } from "react";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./LocationDiagram.module.css";

/** Where the chip stands: on a bank, between the banks because a step is under way, or nobody knows. */
export type ChipPlace = "on-premises" | "cloud" | "crossing" | "unknown";

type CrossingProps = {
  /** The number as it is read aloud. */
  readonly spoken: string;
  readonly place: ChipPlace;
  /** How it is known: always stands under the large band. */
  readonly evidence: ReactNode;
};

/** The picture that carries the product: two banks, and the number on one of them, on its way, or unknown. */
export function LocationDiagram({ spoken, place, evidence }: CrossingProps) {
  const t = useTranslation();
  return (
    <figure className={classes["figure"]} aria-label={t(`window.crossing.label.${place}`, { spoken })}>
      <div className={classes["band"]} data-place={place} aria-hidden="true">
        <div className={classes["onprem"]}>{t("window.crossing.onPremises")}</div>
        <div className={classes["river"]} />
        <div className={classes["cloud"]}>{t("window.crossing.cloud")}</div>
        <div className={classes["track"]}>
          <span className={classes["chip"]}>
            {place === "unknown" ? "? " : ""}
            <bdi className="sw-mono">{spoken}</bdi>
          </span>
        </div>
      </div>
      <figcaption className={classes["evidence"]} data-place={place} aria-live="polite">
        {evidence}
      </figcaption>
    </figure>
  );
}

/** The same picture in a row of a list: the banks and a pill, with the word beside it. */
export function SmallLocationDiagram({ place }: { readonly place: ChipPlace }) {
  const t = useTranslation();
  return (
    <span className={classes["small"]}>
      <span className={classes["smallBand"]} data-place={place} aria-hidden="true">
        <span className={classes["onprem"]} />
        <span className={classes["river"]} />
        <span className={classes["cloud"]} />
        <span className={classes["track"]}>
          <span className={classes["pill"]} />
        </span>
      </span>
      <span>{t(`window.crossing.place.${place}`)}</span>
    </span>
  );
}
