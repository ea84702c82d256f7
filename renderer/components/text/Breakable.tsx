import { Fragment } from "react";

type BreakableProps = {
  readonly text: string;
  /** Finds each part; a line may end behind it. */
  readonly part: RegExp;
};

/** A text without spaces that may go to a new line between its parts rather than inside of one. */
export function Breakable({ text, part }: BreakableProps) {
  return [...text.matchAll(part)].map(({ 0: found, index }) => (
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {found}
    </Fragment>
  ));
}
