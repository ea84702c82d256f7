import { useMemo } from "react";
import { encode } from "uqr";

/** White modules around the code: a reader needs four of them. */
const QUIET = 4;

type QrCodeProps = {
  readonly text: string;
  /** What a screen reader says in place of the picture. */
  readonly label: string;
};

/** A text as a code that a phone's camera reads; drawn as one path, never as markup. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => drawn(text), [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** The dark modules of a text's code as squares of one path, and the length of its sides. */
function drawn(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return { path, size };
}
