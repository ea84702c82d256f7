import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import "./lean-react.ts";
import "../../../renderer/boot/no-eval.ts";
import { loadWindowTranslation } from "../../../renderer/wording/window-translate.ts";

// Texts and screens load on demand, which may take long on a busy machine; waiting for them must not fail a
// test.
await loadWindowTranslation("en");
configure({ asyncUtilTimeout: 12_000 });

// Browser features that the simulated page lacks.
window.matchMedia = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Object.defineProperty(document, "fonts", {
  value: { addEventListener: () => undefined, removeEventListener: () => undefined },
  configurable: true,
});

afterEach(() => {
  cleanup();
  window.location.hash = "";
  window.sessionStorage.clear();
});
