import { vi } from "vitest";

/**
 * Gives scrolling areas and their entries a size, for the current test: the simulated page has none, and lists
 * of which only the visible part is rendered would be empty.
 */
export function giveSizes(): void {
  const area = function (this: Element): number {
    return /^(?:listbox|region|rowgroup)$/.test(this.role ?? "") ? 600 : 0;
  };
  vi.spyOn(Element.prototype, "clientHeight", "get").mockImplementation(area);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockImplementation(area);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(function (this: HTMLElement) {
    return this.role === "option" ? 60 : 0;
  });
}
