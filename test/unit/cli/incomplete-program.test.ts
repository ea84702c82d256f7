import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { incompleteInEnglish, unloadableFile } from "../../../main/hosts/common/unloadable-file.ts";
import { main } from "../../../main/hosts/headless/main.ts";
import { nodeHost } from "../../../main/hosts/headless/node-host.ts";
import { programIncomplete } from "../../../shared/wording/catalogue/en/program-incomplete.ts";
import { tempFolder } from "../../support/temp-folder.ts";

/** A built program of three parts. */
function program(): string {
  const folder = tempFolder();
  mkdirSync(join(folder, "chunks"));
  writeFileSync(join(folder, "cli.mjs"), "await 0;export{};");
  for (const name of ["core", "late"])
    writeFileSync(join(folder, "chunks", `${name}.mjs`), "const a=1;export{a as b};\n");
  return folder;
}

function notFound(path: string): Error {
  const url = pathToFileURL(path).href;
  return Object.assign(new Error(`Cannot find module '${path}'`), { code: "ERR_MODULE_NOT_FOUND", url });
}

test("a part that is missing is named by its path in the program's folder", () => {
  const folder = program();
  const fault = notFound(join(folder, "chunks", "gone.mjs"));
  expect(unloadableFile(fault, folder)).toBe("chunks/gone.mjs");
  expect(unloadableFile(new Error("", { cause: fault }), folder)).toBe("chunks/gone.mjs");
  expect(unloadableFile(notFound(join(folder, "..", "plugin.mjs")), folder)).toBeUndefined();
});

test.each(["", "const a=1;", "const a=1;export{a as", "const a=1;export{a as b}"])(
  "a part that is cut off is named: %j",
  (left) => {
    const folder = program();
    writeFileSync(join(folder, "chunks", "late.mjs"), left);
    expect(unloadableFile(new SyntaxError("Unexpected end of input"), folder)).toBe("chunks/late.mjs");
  },
);

test("an internal error of a whole program names no file", () => {
  expect(unloadableFile(new TypeError("x is not a function"), program())).toBeUndefined();
  expect(unloadableFile(new TypeError("x is not a function"))).toBeUndefined();
});

test("without its sentences the program says the same in English", () => {
  const { what, works, next } = programIncomplete;
  const told = `✗ ${what.replace("{{file}}", "chunks/a.mjs")}\n  ${works}\n  ${next}`;
  expect(incompleteInEnglish("chunks/a.mjs")).toBe(told);
});

test("a command that can't load a part tells which file, and ends as with every internal error", async () => {
  let told = "";
  const host = {
    ...nodeHost(),
    env: { LC_ALL: "es_ES" },
    write: (_stream: 1 | 2, text: string) => {
      told += text;
    },
    openApp: () => Promise.reject(notFound("/opt/switchover/chunks/app.mjs")),
    onEndSignal: () => undefined,
    onStray: () => undefined,
    incomplete: { fileOf: () => "chunks/app.mjs", inEnglish: incompleteInEnglish },
  };
  expect(await main(["status", "--data-dir", join(tempFolder(), "data")], host)).toBe(70);
  expect(told).toContain("chunks/app.mjs falta o está dañado.");
  expect(told).toContain("la carpeta de datos conserva lo registrado");
  expect(told).not.toContain("Error interno");
});
