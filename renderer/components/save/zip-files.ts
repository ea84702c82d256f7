type Packed = { readonly name: string; readonly content: Blob };

/** Packs files into one ZIP file, with the folders of their names. A name that is there already gets a number. */
export async function zipFiles(files: readonly Packed[]): Promise<Blob> {
  const { zipSync } = await import("fflate");
  const entries = new Map<string, Uint8Array>();
  for (const { name, content } of files) {
    const bytes = new Uint8Array(await content.arrayBuffer());
    entries.set(freeName(pathInZip(name), entries), bytes);
  }
  return new Blob([Uint8Array.from(zipSync(Object.fromEntries(entries)))], { type: "application/zip" });
}

/** A name without what could lead out of the folder where it is unpacked. */
function pathInZip(name: string): string {
  const parts = name.split(/[/\\]/).filter((part) => part !== "" && part !== "." && part !== "..");
  return parts.length === 0 ? "file" : parts.join("/");
}

function freeName(path: string, taken: ReadonlyMap<string, unknown>): string {
  const dot = path.lastIndexOf(".");
  const end = dot > path.lastIndexOf("/") ? dot : path.length;
  let free = path;
  for (let count = 2; taken.has(free); count += 1)
    free = `${path.slice(0, end)} (${count})${path.slice(end)}`;
  return free;
}
