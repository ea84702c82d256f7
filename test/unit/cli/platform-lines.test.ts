import { expect, test } from "vitest";
import { platformLine } from "../../../main/hosts/headless/practice/platform-lines.ts";

test.each([
  ["send SW-7K2Q, please", { kind: "send", message: { text: "SW-7K2Q, please", type: "text" } }],
  ["  send  ¡Hola! \r", { kind: "send", message: { text: "¡Hola!", type: "text" } }],
  ["voice", { kind: "send", message: { text: "", type: "voice" } }],
  ["unsupported", { kind: "send", message: { text: "", type: "unsupported" } }],
  ["advance 10080", { kind: "advance", minutes: 10_080 }],
  ["front 8080", { kind: "front", port: 8_080 }],
  ["production", { kind: "production", url: "https://callbacks.example/cloud" }],
  ["production https://shop.example/in", { kind: "production", url: "https://shop.example/in" }],
  ["", { kind: "nothing" }],
  ["send", { kind: "unknown" }],
  [`send ${"a".repeat(4_097)}`, { kind: "unknown" }],
  ["advance", { kind: "unknown" }],
  ["advance 0", { kind: "unknown" }],
  ["advance 20161", { kind: "unknown" }],
  ["advance 1e3", { kind: "unknown" }],
  ["front 70000", { kind: "unknown" }],
  ["sendout", { kind: "unknown" }],
])("the practice platform reads “%s”", (line, expected) => {
  expect(platformLine(line)).toEqual(expected);
});
