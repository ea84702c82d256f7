import { Fragment } from "react";

type BreakableProps = {
  readonly text: string;
  /** Matches each part; a line may break after it. */
  readonly part: RegExp;
};

/** A text without spaces that breaks between its parts, not inside them. */
export function Breakable({ text, part }: BreakableProps) {
  return [...text.matchAll(part)].map(({ 0: found, index }) => (
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {found}
    </Fragment>
  ));
}

/** A text in which a phone number such as `+1 202 555 0123` is never broken across lines nor reversed. */
export function WholeNumbers({ text }: { readonly text: string }) {
  return text.split(/(\+\d[\d ]*\d)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The parts of one text never change order.
      // oxlint-disable-next-line react/no-array-index-key
      <bdi key={index} dir="ltr" className="sw-whole">
        {part}
      </bdi>
    ),
  );
}
