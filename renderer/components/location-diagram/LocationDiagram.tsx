import type { ReactNode } from "react";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./LocationDiagram.module.css";

/**
 * Position of the chip: at a location, in transit because the step that moves the number is in progress, or
 * unknown.
 */
export type ChipPlace = "on-premises" | "cloud" | "crossing" | "unknown";

type CrossingProps = {
  /** The number as shown, such as +1 202 555 0123. */
  readonly spoken: string;
  readonly place: ChipPlace;
  /** How the location is known; always shown below the large diagram. */
  readonly evidence: ReactNode;
};

/** Diagram of the number's location: on-premises, cloud, in transit or unknown. */
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

/** The diagram as a small icon for a list row, with the location's name beside it. */
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
