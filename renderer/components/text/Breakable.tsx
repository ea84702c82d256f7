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

/** A text in which a phone number, as `+1 202 555 0123`, is never broken over two lines. */
export function WholeNumbers({ text }: { readonly text: string }) {
  return text.split(/(\+\d[\d ]*\d)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The parts of one text never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className="sw-whole">
        {part}
      </span>
    ),
  );
}
