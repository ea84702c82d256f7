import { useMemo, useState } from "react";
import type { DifferenceKind, NotificationShape } from "../../../shared/translate/difference.ts";
import { visible } from "../../../shared/visible.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ChoiceList } from "../list/ChoiceList.tsx";
import { TextLines, type RowLook } from "../payload/TextLines.tsx";
import { Arrow } from "../text/Arrow.tsx";
import type { ShownDifference, TranslatedView } from "./translated-view.ts";
import classes from "./TranslatedPair.module.css";

type TranslatedPairProps = {
  /** The shape of what is translated. */
  readonly shape: NotificationShape;
  readonly view: TranslatedView;
  /** The translation alone, where what it was made of is shown elsewhere. */
  readonly narrow?: boolean;
};

/** A notification and its translation beside each other, and every difference with its reason. */
export function TranslatedPair({ shape, view, narrow = false }: TranslatedPairProps) {
  const t = useTranslation();
  const [active, setActive] = useState<number>();
  const chosen = active === undefined ? undefined : view.differences[active];
  const other: NotificationShape = shape === "cloud" ? "on-premises" : "cloud";
  return (
    <div className={classes["pair"]} data-narrow={narrow}>
      {narrow ? null : <Side shape={shape} view={view} side="from" chosen={chosen} />}
      <Side shape={other} view={view} side="to" chosen={chosen} />
      <section className={classes["differences"]}>
        <h3 className={classes["title"]}>
          {t("window.translation.differences", { count: view.differences.length })}
        </h3>
        {view.differences.length === 0 ? null : (
          <ChoiceList
            label={t("window.translation.differences", { count: view.differences.length })}
            count={view.differences.length}
            usualHeight={62}
            active={active}
            onActive={setActive}
            renderEntry={(index) => {
              const one = view.differences[index];
              return one === undefined ? null : <OneDifference difference={one} />;
            }}
          />
        )}
        <p className={classes["note"]}>{t("translate.ids")}</p>
      </section>
    </div>
  );
}

const SIGNS: Readonly<Record<DifferenceKind, string>> = {
  dropped: "−",
  supplied: "+",
  renamed: "~",
  moved: "→",
  changed: "≠",
};
const TONES: Readonly<Record<DifferenceKind, NonNullable<RowLook["tone"]>>> = {
  dropped: "removed",
  supplied: "added",
  renamed: "warning",
  moved: "warning",
  changed: "warning",
};

function OneDifference({ difference: { kind, from, to, why } }: { readonly difference: ShownDifference }) {
  const t = useTranslation();
  return (
    <>
      <span className={classes["sign"]} data-kind={kind} aria-hidden>
        {SIGNS[kind]}
      </span>
      <div className={classes["said"]}>
        <p>
          <strong>{t(`window.translation.kind.${kind}`)}</strong>{" "}
          {[from, to]
            .filter((place) => place !== undefined)
            .map((place, index) => (
              <span key={place}>
                {index === 0 ? null : <Arrow />}
                <bdi className="sw-mono sw-break">{visible(place, 200)}</bdi>
              </span>
            ))}
        </p>
        <p className={classes["why"]}>{t(`translate.why.${why}`)}</p>
      </div>
    </>
  );
}

type SideProps = {
  readonly shape: NotificationShape;
  readonly view: TranslatedView;
  readonly side: "from" | "to";
  readonly chosen: ShownDifference | undefined;
};

/** A longer line is cut. */
const MOST_CHARACTERS = 2_000;

function Side({ shape, view, side, chosen }: SideProps) {
  const t = useTranslation();
  const lines = view[side];
  const rowOf = side === "from" ? "fromRow" : "toRow";
  const kinds = useMemo(() => {
    const found = new Map<number, DifferenceKind>();
    for (const one of view.differences) {
      const row = one[rowOf];
      // What merely moved with its list says least.
      if (row !== undefined && (one.kind !== "moved" || !found.has(row))) found.set(row, one.kind);
    }
    return found;
  }, [rowOf, view]);
  const look = (row: number): RowLook => {
    const kind = kinds.get(row);
    return {
      gutter: kind === undefined ? "" : SIGNS[kind],
      isActive: chosen?.[rowOf] === row,
      ...(kind === undefined ? {} : { tone: TONES[kind], meaning: t(`window.translation.kind.${kind}`) }),
    };
  };
  return (
    <section className={classes["side"]} aria-label={t(`window.translation.shape.${shape}`)}>
      <h3 className={classes["name"]}>{t(`window.translation.shape.${shape}`)}</h3>
      {lines.length === 0 ? (
        <p className={classes["none"]}>{t("window.translation.nothing")}</p>
      ) : (
        <TextLines
          label={t(`window.translation.shape.${shape}`)}
          count={lines.length}
          text={(row) => cut(lines[row] ?? "")}
          look={look}
          signs
          size="part"
          row={chosen?.[rowOf]}
        />
      )}
    </section>
  );
}

function cut(line: string): string {
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line;
}
