import { describe, expect, test } from "vitest";
import { givenByDialog, givenByDrop } from "../../../renderer/screens/tools/lint/given.ts";

describe("what is given", () => {
  const file = (name: string, path = ""): File =>
    Object.assign(new File(["{}"], name), { webkitRelativePath: path });

  test("[L11] a folder's other kinds are passed over, files of another kind that are given by name are told", () => {
    expect(givenByDialog([file("b.json"), file("a.txt"), file("a.har")])).toMatchObject({
      sources: [
        { name: "a.har", kind: "har" },
        { name: "b.json", kind: "json" },
      ],
      others: ["a.txt"],
      tooMany: false,
    });
    const folder = [
      file("z.json", "f/z.json"),
      file("x", "f/x"),
      file("a.json", "f/sub/a.json"),
      file("t.json", "f/t.json"),
    ];
    expect(givenByDialog(folder)).toMatchObject({
      sources: [{ name: "f/sub/a.json" }, { name: "f/t.json" }, { name: "f/z.json" }],
      others: [],
    });
  });

  test("[L11] a dropped folder is read to its depth, beyond the hundred entries that come at a time", async () => {
    const entry = (path: string): object => ({
      isFile: true,
      isDirectory: false,
      name: path.split("/").at(-1),
      fullPath: path,
      file: (resolve: (one: File) => void) => resolve(file(path)),
    });
    const folder = (path: string, entries: readonly object[]): object => ({
      isFile: false,
      isDirectory: true,
      name: path,
      fullPath: path,
      createReader() {
        let at = 0;
        return {
          readEntries: (resolve: (some: readonly object[]) => void) =>
            resolve(entries.slice(at, (at += 100))),
        };
      },
    });
    const many = Array.from({ length: 250 }, (_, n) => entry(`/f/g/${String(n).padStart(3, "0")}.json`));
    const dropped = [folder("/f", [folder("/f/g", many), entry("/f/readme.md")]), entry("/x.png")];
    const transfer = { items: dropped.map((one) => ({ webkitGetAsEntry: () => one })), files: [] };
    const given = await givenByDrop(transfer as unknown as DataTransfer);
    expect(given.sources).toHaveLength(250);
    expect(given.sources[0]?.name).toBe("f/g/000.json");
    expect(given.others).toEqual(["x.png"]);
  });
});
