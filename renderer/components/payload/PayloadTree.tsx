import { IconChevronRight } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "../../wording/use-translation.tsx";
import type { PayloadNode } from "./decode.ts";
import { exactText } from "./exact-text.ts";
import classes from "./payload.module.css";

/** Branches above this depth start expanded. */
const OPEN_DEPTH = 3;
/** Number of members drawn at first, and added by each "more". */
const PART = 50;
/** Longer texts are cut, in characters, until the user expands them. */
const SHORT = 240;

/** A scrolling area must be reachable by keyboard. */
const REACHABLE = { tabIndex: 0 };

/** A decoded body as a tree. Every name and value is plain text: no links, nothing is loaded. */
export function PayloadTree({ node, label }: { readonly node: PayloadNode; readonly label: string }) {
  return (
    <div className={classes["tree"]} role="region" aria-label={label} {...REACHABLE} dir="ltr">
      <Branch node={node} depth={0} />
    </div>
  );
}

type NodeProps = { readonly name?: string; readonly node: PayloadNode; readonly depth: number };

function Branch({ name, node, depth }: NodeProps) {
  if (node.kind !== "object" && node.kind !== "list")
    return (
      <div className={classes["leaf"]}>
        <Name name={name} />
        <Value node={node} />
      </div>
    );
  return <Part name={name} node={node} depth={depth} />;
}

type PartProps = {
  readonly name: string | undefined;
  readonly node: Extract<PayloadNode, { kind: "object" | "list" }>;
  readonly depth: number;
};

function Part({ name, node, depth }: PartProps) {
  const t = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(depth < OPEN_DEPTH);
  const [most, setMost] = useState(PART);
  const children = childrenOf(node);
  const size = t(node.kind === "object" ? "window.events.tree.members" : "window.events.tree.items", {
    count: children.length,
  });
  const left = children.length - most;
  const shownName = name === undefined ? t("window.events.tree.root") : exactText(name.slice(0, 100));
  return (
    <div>
      <button
        type="button"
        className={classes["toggle"]}
        aria-expanded={open}
        aria-controls={id}
        aria-label={t("window.events.tree.open", { name: shownName })}
        onClick={() => setOpen(!open)}
      >
        <IconChevronRight size={14} className={classes["chevron"]} aria-hidden />
        <Name name={name} />
        <span className={classes["size"]}>{size}</span>
      </button>
      {open ? (
        <ul className={classes["members"]} id={id}>
          {children.slice(0, most).map((child) => (
            // The key is the position, not the name, because names come from outside.
            <li key={child.place}>
              <Branch name={child.name} node={child.node} depth={depth + 1} />
            </li>
          ))}
          {left > 0 ? (
            <li>
              <button type="button" className={classes["more"]} onClick={() => setMost(most + PART)}>
                {t("window.events.tree.more", { count: Math.min(left, PART) })}
              </button>
            </li>
          ) : null}
        </ul>
      ) : null}
    </div>
  );
}

type Child = { readonly place: number; readonly name: string; readonly node: PayloadNode };

function childrenOf(node: PartProps["node"]): readonly Child[] {
  if (node.kind === "list")
    return node.items.map((item, place) => ({ place, name: String(place), node: item }));
  return [...node.members].map(([name, member], place) => ({ place, name, node: member }));
}

function Name({ name }: { readonly name: string | undefined }) {
  if (name === undefined) return null;
  return <bdi className={classes["name"]}>{exactText(name.slice(0, 200))}</bdi>;
}

function Value({ node }: { readonly node: Exclude<PayloadNode, { kind: "object" | "list" }> }) {
  const t = useTranslation();
  const [whole, setWhole] = useState(false);
  if (node.kind === "number") return <span className={classes["number"]}>{node.digits.slice(0, 400)}</span>;
  if (node.kind === "word") return <span className={classes["number"]}>{node.word}</span>;
  const cut = !whole && node.text.length > SHORT;
  return (
    <span>
      <bdi className={classes["text"]}>{exactText(cut ? `${node.text.slice(0, SHORT)}…` : node.text)}</bdi>
      {cut ? (
        <button type="button" className={classes["more"]} onClick={() => setWhole(true)}>
          {t("window.events.tree.whole", { count: node.text.length })}
        </button>
      ) : null}
    </span>
  );
}
