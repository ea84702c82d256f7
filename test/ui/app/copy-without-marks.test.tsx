import { afterEach, expect, onTestFinished, test } from "vitest";
import { copyWithoutMarks } from "../../../renderer/app/copy-without-marks.ts";

const NUMBER = "\u2066+1 202 555 0123\u2069";

afterEach(() => document.body.replaceChildren());

/** Selects the content of an element and copies it; undefined if the page leaves it to the browser. */
function copied(html: string, selected: string): string | undefined {
  document.body.innerHTML = html;
  onTestFinished(copyWithoutMarks(document));
  const element = document.querySelector(selected);
  if (element === null) throw new Error("nothing to select");
  const range = document.createRange();
  range.selectNodeContents(element);
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
  let text: string | undefined;
  const event = new Event("copy", { bubbles: true, cancelable: true });
  Object.assign(event, {
    clipboardData: {
      setData: (type: string, data: string) => (text = type === "text/plain" ? data : undefined),
    },
  });
  element.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(text !== undefined);
  return text;
}

test("[ZN8] a selected sentence is copied without its marks of direction", () => {
  expect(copied(`<main><p>الرقم <b>${NUMBER}</b> في السحابة</p></main>`, "main")).toBe(
    "الرقم +1 202 555 0123 في السحابة",
  );
});

test.each([
  ["a sentence without marks", "<p>Moved</p>", "p"],
  ["a person's text", `<p><bdi>${NUMBER}</bdi></p>`, "bdi"],
  ["a machine's text", `<pre>${NUMBER}</pre>`, "pre"],
  ["a field", `<textarea>${NUMBER}</textarea>`, "textarea"],
])("[ZN8] %s is copied as the browser does", (_what, html, selected) => {
  expect(copied(html, selected)).toBeUndefined();
});

test("[ZN8] copying goes on as before once the window is closed", () => {
  document.body.innerHTML = `<p>${NUMBER}</p>`;
  copyWithoutMarks(document)();
  const event = new Event("copy", { bubbles: true, cancelable: true });
  document.querySelector("p")?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
