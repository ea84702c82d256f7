import { Fragment, type ReactNode } from "react";
import classes from "./webhooks.module.css";

/** One fact; a fact without a value is left out. */
export type Fact = { readonly term: string; readonly value: ReactNode };

/** Lists facts with their terms on the left and their values on the right. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={classes["facts"]}>
      {facts.map(({ term, value }) =>
        value === undefined ? null : (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </Fragment>
        ),
      )}
    </dl>
  );
}
