import { useId } from "react";
import classes from "./Bridge.module.css";
import type { Bank, BridgeState, DrawnProofs } from "./bridge-state.ts";

type Point = readonly [x: number, y: number];

// The landscape's coordinates: 1000 wide, 100 high, stretched to the scene. The deck is at 60, the banks end at 300 and
// 700, the arch rises by 15.
const DECK = 60;
const ARCH: readonly [Point, Point, Point] = [
  [300, DECK],
  [500, DECK - 30],
  [700, DECK],
];
/** The point of no return, as a share of the span from the starting bank. */
const LINE_AT = 0.2;

type LandscapeProps = { readonly state: BridgeState; readonly proofs?: DrawnProofs | undefined };

/**
 * Banks, water and arch, with the deck colored as far as the migration has come. After it, one dot per link of
 * its chain of proof.
 */
export function Landscape({ state: { banks, line, pill }, proofs }: LandscapeProps) {
  const from = line?.from ?? "on-premises";
  const id = useId();
  return (
    <svg className={classes["land"]} viewBox="0 0 1000 100" preserveAspectRatio="none">
      <defs>
        {(["on-premises", "cloud"] as const).map((bank) => (
          <linearGradient key={bank} id={`${id}${bank}`} x2="0" y2="1">
            <stop className={classes["groundTop"]} data-of={bank} offset="0" />
            <stop className={classes["groundDeep"]} data-of={bank} offset="1" />
          </linearGradient>
        ))}
      </defs>
      <path className={classes["hill"]} d="M0 60V42C80 28 160 32 220 46S280 58 300 60Z" />
      <rect className={classes["water"]} x="250" y="77" width="500" height="23" />
      <path className={classes["waves"]} d={WAVES} />
      <path className={classes["arch"]} d="M312 80Q500 18 688 80" />
      <path className={classes["arch"]} d={HANGERS} />
      <path fill={`url(#${id}on-premises)`} d="M0 60H300C309 60 311 63 311 66C312 80 327 85 332 100H0Z" />
      <path
        fill={`url(#${id}cloud)`}
        d="M1000 60H700C688 60 682 64 687 67C661 68 655 79 680 82C664 86 669 100 682 100H1000Z"
      />
      <path className={classes["deck"]} d={pathOf(ARCH)} />
      {line === undefined ? null : <path className={classes["deckSafe"]} d={between(from, 0, LINE_AT)} />}
      {pill === "crossing" ? (
        <path className={classes["deckGone"]} d={between(from, line === undefined ? 0 : LINE_AT, 0.5)} />
      ) : null}
      {proofs?.proven.every(Boolean) === true ? (
        <path className={classes["deckSafe"]} d={pathOf(ARCH)} />
      ) : null}
      {proofs?.proven.map((proven, index, { length }) => {
        const [x, y] = pointOf(proofs.from, (index + 1) / (length + 1));
        // A line without length: its round ends stay round however the drawing is stretched.
        const dot = `M${pair([x, y])}h0`;
        return (
          <g key={dot} data-proof={proven ? "proven" : "missing"}>
            <path className={classes["proof"]} d={dot} />
            <path className={classes["proofCore"]} d={dot} />
          </g>
        );
      })}
      <path className={classes["edge"]} data-edge={banks["on-premises"].edge} d="M0 60H300" />
      <path className={classes["edge"]} data-of="cloud" data-edge={banks.cloud.edge} d="M700 60H1000" />
    </svg>
  );
}

/** The part of the deck between two shares of the span, seen from the starting bank. */
function between(from: Bank, start: number, end: number): string {
  const [first, control, last] = from === "cloud" ? [ARCH[2], ARCH[1], ARCH[0]] : ARCH;
  // De Casteljau: cut off what lies beyond the end, then what lies before the start.
  const left = cut([first, control, last], end)[0];
  return pathOf(start === 0 ? left : cut(left, start / end)[1]);
}

/** The point of the deck at a share of the span, seen from the starting bank. */
function pointOf(from: Bank, share: number): Point {
  const curve: Curve = from === "cloud" ? [ARCH[2], ARCH[1], ARCH[0]] : ARCH;
  return cut(curve, share)[0][2];
}

type Curve = readonly [Point, Point, Point];

function cut([a, b, c]: Curve, share: number): readonly [Curve, Curve] {
  const ab = mix(a, b, share);
  const bc = mix(b, c, share);
  const middle = mix(ab, bc, share);
  return [
    [a, ab, middle],
    [middle, bc, c],
  ];
}

function mix([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

function pathOf([a, b, c]: Curve): string {
  return `M${pair(a)}Q${pair(b)} ${pair(c)}`;
}

function pair([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Lines from the arch up to the deck. */
const HANGERS = Array.from({ length: 13 }, (_, index) => {
  const x = 332 + index * 28;
  const share = (x - 300) / 400;
  const top = DECK - 60 * share * (1 - share);
  const low = (x - 312) / 376;
  const bottom = 80 - 124 * low * (1 - low);
  return `M${x} ${top.toFixed(1)}V${bottom.toFixed(1)}`;
}).join("");

const WAVES = [82, 87, 92, 97]
  .flatMap((y, row) =>
    Array.from(
      { length: 9 },
      (_, index) => `M${290 + index * 50 + row * 13} ${y}h${14 + ((index + row) % 3) * 9}`,
    ),
  )
  .join("");

/** Three small clouds behind everything. */
export function Sky() {
  return ["left", "middle", "right"].map((at) => (
    <svg key={at} className={classes["smallCloud"]} data-at={at} viewBox="0 0 74 48">
      <path d="M12 46a11 11 0 0 1 1-22a21 21 0 0 1 38-9a16 16 0 0 1 12 31Z" />
    </svg>
  ));
}

/** The office of the on-premises client: a building and a server room. */
export function OfficeBank() {
  return (
    <svg className={classes["office"]} viewBox="0 0 190 136" preserveAspectRatio="xMinYMax meet">
      <path className={classes["ink"]} d="M23 17V1M17 1H29" />
      <rect className={classes["wall"]} x="4" y="18" width="76" height="118" rx="4" />
      <rect className={classes["wallLow"]} x="79" y="56" width="106" height="80" rx="4" />
      <path className={classes["roof"]} d="M1 18H84M79 56H189" />
      <path className={classes["window"]} d={WINDOWS} />
      <path
        className={classes["windowLit"]}
        d="M36 28h13v13H36zM58 50h13v13H58zM14 72h13v13H14zM36 94h13v13H36z"
      />
      <rect className={classes["door"]} x="36" y="119" width="12" height="17" rx="1.5" />
      {[88, 119, 150].map((x) => (
        <g key={x}>
          <rect className={classes["rack"]} x={x} y="68" width="26" height="63" rx="2.5" />
          <path className={classes["slots"]} d={slotsOf(x)} />
        </g>
      ))}
    </svg>
  );
}

const WINDOWS = [28, 50, 72, 94].flatMap((y) => [14, 36, 58].map((x) => `M${x} ${y}h13v13H${x}z`)).join("");

function slotsOf(x: number): string {
  return Array.from(
    { length: 7 },
    (_, index) => `M${x + 5} ${74 + index * 8}h11M${x + 20} ${74 + index * 8}h1`,
  ).join("");
}

/** The cloud with its servers, on two supports. */
export function CloudBank() {
  return (
    <svg className={classes["cloudBank"]} viewBox="0 0 180 150" preserveAspectRatio="xMaxYMax meet">
      <path className={classes["supports"]} d="M62 92V150M126 92V150" />
      <path
        className={classes["cloud"]}
        d="M26 90a27 27 0 0 1 1-53.600a42 42 0 0 1 75.600-18.400a34 34 0 0 1 53.600 29a22 22 0 0 1-5.200 43.100Z"
      />
      <path className={classes["ink"]} data-of="cloud" d="M67 66L99 44L126 70Z" />
      {[
        [67, 66],
        [99, 44],
        [126, 70],
      ].map(([x = 0, y = 0]) => (
        <g key={x}>
          <rect className={classes["node"]} x={x - 9} y={y - 9} width="18" height="18" rx="4" />
          <circle className={classes["nodeDot"]} cx={x} cy={y} r="2.4" />
        </g>
      ))}
    </svg>
  );
}
