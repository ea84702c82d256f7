import { Fragment, type ReactNode } from "react";
import classes from "./webhooks.module.css";

/** One line of facts; a line without a value is left out. */
export type Fact = { readonly term: string; readonly value: ReactNode };

/** Terms on the left, values on the right. */
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
