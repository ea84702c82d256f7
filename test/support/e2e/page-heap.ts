import type { Page } from "playwright-core";

/** What is read of a heap snapshot: fields of nodes and edges one after the other, as its `meta` names them. */
type Snapshot = {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
      readonly edge_fields: readonly string[];
      readonly edge_types: readonly [readonly string[]];
    };
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
};

/** Names by which a program reaches its values; those of other edges are V8's own. */
const OF_PROGRAM = new Set(["property", "context"]);

/**
 * Every text and number that a page's heap holds, and every name that its objects and functions give to something,
 * after a collection. V8's own sizes, positions and ids are left out: they are millions of numbers.
 */
export async function wordsInHeap(page: Page): Promise<ReadonlySet<string>> {
  const session = await page.context().newCDPSession(page);
  const pieces: string[] = [];
  session.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => pieces.push(chunk));
  await session.send("HeapProfiler.enable");
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false, captureNumericValue: true });
  await session.detach();
  const { snapshot, nodes, edges, strings } = JSON.parse(pieces.join("")) as Snapshot;
  const { node_fields, node_types, edge_fields, edge_types } = snapshot.meta;
  const name = node_fields.indexOf("name");
  const kind = node_fields.indexOf("type");
  const edgeCount = node_fields.indexOf("edge_count");
  const textOf = (node: number): string => strings[nodes[node + name] ?? -1] ?? "";
  const words = new Set<string>();
  const ofV8 = new Set<number>();
  let edge = 0;
  for (let node = 0; node < nodes.length; node += node_fields.length) {
    // A number's value is a node below it. Whole numbers named "int" are sizes and positions.
    const isOwnNumber = node_types[0][nodes[node + kind] ?? -1] === "number" && textOf(node) === "int";
    for (let left = nodes[node + edgeCount] ?? 0; left > 0; left -= 1, edge += edge_fields.length) {
      const to = edges[edge + edge_fields.indexOf("to_node")] ?? -1;
      if (isOwnNumber) ofV8.add(to);
      const edgeKind = edge_types[0][edges[edge + edge_fields.indexOf("type")] ?? -1] ?? "";
      if (OF_PROGRAM.has(edgeKind))
        words.add(strings[edges[edge + edge_fields.indexOf("name_or_index")] ?? -1] ?? "");
    }
  }
  for (let node = 0; node < nodes.length; node += node_fields.length)
    if (!ofV8.has(node) && !textOf(node).startsWith("system / ")) words.add(textOf(node));
  return words;
}
