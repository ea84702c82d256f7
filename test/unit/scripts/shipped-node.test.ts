import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  kindOfMachine,
  kindOfProgram,
  placeNode,
  shippedNodeVersion,
  type NodeKind,
} from "../../../scripts/lib/shipped-node.mjs";
import { tempFolder } from "../../support/temp-folder.ts";

/** The first bytes of a program for a system and processor, as its linker writes them. */
function programFor(kind: NodeKind): Buffer {
  const bytes = Buffer.alloc(256);
  const arm = kind.endsWith("arm64");
  if (kind.startsWith("linux")) {
    bytes.write("\x7fELF", "latin1");
    bytes.writeUInt16LE(arm ? 0xb7 : 0x3e, 0x12);
  } else if (kind.startsWith("mac")) {
    bytes.writeUInt32LE(0xfeed_facf, 0);
    bytes.writeUInt32LE(arm ? 0x0100_000c : 0x0100_0007, 4);
  } else {
    bytes.write("MZ", "latin1");
    bytes.writeUInt32LE(0x80, 0x3c);
    bytes.write("PE\0\0", 0x80, "latin1");
    bytes.writeUInt16LE(arm ? 0xaa64 : 0x8664, 0x84);
  }
  return bytes;
}

const KINDS = ["linux-x64", "linux-arm64", "mac-x64", "mac-arm64", "win-x64", "win-arm64"] as const;

describe("the Node that a package contains", () => {
  test.each(KINDS)("[ZI14] is told by its header: %s", (kind) => {
    expect(kindOfProgram(programFor(kind))).toBe(kind);
  });

  test.each([
    ["nothing", Buffer.alloc(0)],
    ["a text", Buffer.from("#!/bin/sh\n".repeat(20))],
    ["a program that is cut off", programFor("linux-x64").subarray(0, 16)],
    ["a Windows program whose header lies beyond its end", beyondItsEnd()],
    ["a program for another processor", Buffer.from(programFor("linux-x64").fill(0x28, 0x12, 0x13))],
  ])("[ZI14] %s is none", (_what, bytes) => {
    expect(kindOfProgram(bytes)).toBeUndefined();
  });

  test("[ZI14] this one is of its own kind", () => {
    expect(kindOfProgram(readFileSync(process.execPath))).toBe(kindOfMachine(process));
  });

  function given(kind: NodeKind, text: string, withLicense = true): string {
    const folder = join(tempFolder(), "bin");
    mkdirSync(folder);
    const path = join(folder, "node");
    writeFileSync(path, Buffer.concat([programFor(kind), Buffer.from(text)]));
    if (withLicense) writeFileSync(join(folder, "../LICENSE"), "Node.js");
    return path;
  }

  test("[ZI14] is put in place with its license, under the name that its system needs", () => {
    for (const kind of KINDS) {
      const folder = tempFolder();
      expect(placeNode(kind, given(kind, `v${shippedNodeVersion()}`), folder)).toBeUndefined();
      const name = kind.startsWith("win") ? "node.exe" : "node";
      for (const file of [name, "LICENSE.node.txt"]) expect(existsSync(join(folder, kind, file))).toBe(true);
    }
  });

  test("[ZI14] is refused with a sentence if it is missing, for another system, another version, or without a license", () => {
    const right = `v${shippedNodeVersion()}`;
    const folder = tempFolder();
    const faults = [
      placeNode("mac-x64", "/nowhere/node", folder),
      placeNode("mac-x64", given("mac-arm64", right), folder),
      placeNode("mac-x64", given("mac-x64", "v20.0.0"), folder),
      placeNode("mac-x64", given("mac-x64", right, false), folder),
    ];
    const told = [
      "There is no Node",
      "is for mac-arm64, not for mac-x64",
      "is not version",
      "has no LICENSE",
    ];
    for (const [nth, sentence] of told.entries()) expect(faults[nth]).toContain(sentence);
    expect(existsSync(join(folder, "mac-x64"))).toBe(false);
  });
});

function beyondItsEnd(): Buffer {
  const bytes = programFor("win-x64");
  bytes.writeUInt32LE(0x7fff_ffff, 0x3c);
  return bytes;
}
