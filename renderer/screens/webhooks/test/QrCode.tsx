import { useMemo } from "react";
import { encode } from "uqr";

/** White modules around the code: scanners need four. */
const QUIET = 4;

type QrCodeProps = {
  readonly text: string;
  /** The text alternative for screen readers. */
  readonly label: string;
};

/** Renders a text as a QR code, as one SVG path, never as markup. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => drawn(text), [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** Returns the dark modules of the code as squares in one path, and the side length in modules. */
function drawn(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return { path, size };
}
