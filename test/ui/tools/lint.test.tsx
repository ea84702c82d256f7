import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { unzipSync } from "fflate";
import { beforeEach, expect, test, vi } from "vitest";
import { giveSizes } from "../../support/ui/sizes.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, workspaceOf } from "../overview/imagined.ts";

const ONE = { workspaces: [workspaceOf(1)] };
const BAD =
  '{"messaging_product":"chat","to":"+1 202 555 0123","ttl":60,"type":"text","text":{"body":"\u202ehi"}}';
const MENDED = '{"messaging_product":"chat","to":"+12025550123","type":"text","text":{"body":"\u202ehi"}}';
const MEDIA =
  '{"messaging_product":"chat","to":"12025550123","type":"image",\n"image":{"link":"https://cdn.bad.example/x"}}';

beforeEach(giveSizes);

/** A file as a page gets it; the simulated page leaves out the way to it. */
function fileOf(parts: readonly string[], name: string): File {
  return Object.assign(new File([...parts], name), { webkitRelativePath: "" });
}

/** The files that the page offers from now on. */
function savedFiles(): readonly { readonly name: string; readonly blob: Blob }[] {
  const saved: { readonly name: string; readonly blob: Blob }[] = [];
  let offered: Blob | undefined;
  URL.createObjectURL = (given) => {
    offered = given as Blob;
    return "blob:x";
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    if (offered !== undefined) saved.push({ name: this.download, blob: offered });
  });
  return saved;
}

/** Opens the check over a core that fails the test if a payload is sent to it. */
function showLint(): void {
  const { transport } = coreWithRuns(ONE);
  showWindow(
    {
      ...transport,
      call: (method, input) => {
        expect(JSON.stringify(input)).not.toContain("2025550123");
        return transport.call(method, input);
      },
    },
    "/tools/lint",
  );
}

async function drop(...files: readonly File[]): Promise<void> {
  const area = await screen.findByText(/Drop messages here/);
  fireEvent.drop(area, { dataTransfer: { items: [], files } });
}

async function paste(text: string): Promise<void> {
  const field = await screen.findByRole("textbox", { name: /^One message/ });
  fireEvent.change(field, { target: { value: text } });
  await userEvent.click(screen.getByRole("button", { name: "Check text" }));
}

async function titled(name: string): Promise<void> {
  await screen.findByRole("heading", { level: 1, name });
}

test("[L10] findings are listed beside the text, and the chosen one says why and leads to its line", async () => {
  showLint();
  await drop(fileOf([BAD], "a.json"), fileOf([`${BAD}\n`], "b.ndjson"), fileOf(["x"], "c.txt"));
  await titled("4 errors found");
  expect(screen.getByText(/1 file is of another kind and wasn't checked \(c.txt\)/)).toBeTruthy();
  const list = screen.getByRole("listbox");
  expect(within(list).getAllByRole("option")).toHaveLength(4);
  fireEvent.keyDown(list, { key: "ArrowDown" });
  expect(within(list).getByText("The cloud API reaches a recipient by the full number.")).toBeTruthy();
  fireEvent.keyDown(list, { key: "End" });
  fireEvent.keyDown(list, { key: "ArrowUp" });
  await userEvent.click(within(list).getByText("Line 1", { selector: '[data-index="3"] span' }));
  const chosen = within(list).getByRole("option", { selected: true });
  expect(chosen.textContent).toContain("Line 1b.ndjson/ttl");
  expect(list.getAttribute("aria-activedescendant")).toBe(chosen.id);
  const text = await screen.findByRole("region", { name: "Text of b.ndjson" });
  expect(text.querySelector('[data-active="true"]')?.textContent).toMatch(/^1\{"messaging_product"/);
  // A character that would turn the line around is written out.
  expect(text.textContent).toContain(String.raw`\u{202e}hi`);
  expect(text.textContent).not.toContain("\u202e");
});

test("findings are restricted to a file and a rule", async () => {
  showLint();
  await drop(fileOf([BAD], "a.json"), fileOf([BAD], "b.json"));
  await titled("4 errors found");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "File" }), "b.json (2)");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Rule" }), "recipient-format (2)");
  const [option, ...others] = screen.getAllByRole("option").filter((one) => one.tagName === "DIV");
  expect(others).toEqual([]);
  expect(option?.textContent).toContain("b.json/to");
});

test("[L14] fixes are shown first, then applied, and the result is saved as it is", async () => {
  const saved = savedFiles();
  showLint();
  await drop(fileOf([`\uFEFF${BAD}\r\n`], "a.json"));
  await titled("2 errors found");
  await userEvent.click(screen.getByRole("button", { name: "Show 2 fixes" }));
  const diff = await screen.findByRole("region", { name: "What the fixes change" });
  await waitFor(() =>
    expect(diff.querySelector('[data-tone="added"]')?.textContent).toContain("+12025550123"),
  );
  expect(diff.querySelector('[data-tone="removed"]')?.textContent).toContain('"ttl":60');
  await userEvent.click(screen.getByRole("button", { name: "Apply fixes" }));
  await titled("1 message is ready for the cloud API");
  await userEvent.click(screen.getByRole("button", { name: "Save fixed file" }));
  expect(saved.map(({ name }) => name)).toEqual(["a.json"]);
  expect(Buffer.from((await saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer()).toString()).toBe(
    `\uFEFF${MENDED}\r\n`,
  );
});

test("[L14] several fixed files are saved one by one, or all in one ZIP file with a name for each", async () => {
  const saved = savedFiles();
  showLint();
  const names = ["a.json", "a.json", "../b.ndjson"];
  await drop(...names.map((name) => fileOf([`${BAD}\n`], name)));
  await titled("6 errors found");
  await userEvent.click(screen.getByRole("button", { name: "Show 6 fixes" }));
  await userEvent.click(await screen.findByRole("button", { name: "Apply fixes" }));
  await titled("3 messages are ready for the cloud API");
  await userEvent.click(screen.getByRole("button", { name: "Save 3 fixed files" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "All in one ZIP file" }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(["fixed-messages.zip"]));
  const zip = unzipSync(new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer()));
  expect(Object.keys(zip).toSorted()).toEqual(["a (2).json", "a.json", "b.ndjson"]);
  for (const bytes of Object.values(zip)) expect(Buffer.from(bytes).toString()).toBe(`${MENDED}\n`);
});

test("[L16] findings are saved as the terminal prints them", async () => {
  const saved = savedFiles();
  showLint();
  await drop(fileOf([BAD], "a.json"));
  await titled("2 errors found");
  await userEvent.click(screen.getByRole("button", { name: "Save findings" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "JSON lines" }));
  await waitFor(() => expect(screen.queryByRole("menuitem")).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Save findings" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "SARIF 2.1.0" }));
  const [lines, sarif] = await Promise.all(saved.map(({ blob }) => blob.text()));
  expect(
    lines
      ?.trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown),
  ).toMatchObject([
    { type: "finding", file: "a.json", line: 1, pointer: "/to", rule: "recipient-format", fixable: true },
    { type: "finding", pointer: "/ttl" },
    { type: "result", outcome: "findings", files: 1, payloads: 1, errors: 2, warnings: 0, fixed: 0 },
  ]);
  expect(JSON.parse(sarif ?? "")).toMatchObject({ version: "2.1.0", runs: [{ results: [{}, {}] }] });
});

test("[L6] hosts that are typed are blocked, and remembered while the window is open", async () => {
  showLint();
  const field = await screen.findByRole("textbox", { name: "Blocked media hosts" });
  fireEvent.change(field, { target: { value: "https://bad.example/" } });
  expect(await screen.findByText(/Line 1 isn't a host/)).toBeTruthy();
  fireEvent.change(field, { target: { value: "# ours\nbad.example" } });
  await paste(MEDIA);
  await titled("1 error found");
  expect(screen.getByText("The cloud API takes no media from cdn.bad.example")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Check other messages" }));
  const again = await screen.findByRole("textbox", { name: "Blocked media hosts" });
  expect((again as HTMLTextAreaElement).value).toBe("# ours\nbad.example");
});

test("[L7] the brand is that of the workspace", async () => {
  const workspace = workspaceOf(1);
  const { transport } = coreWithRuns({
    workspaces: [{ ...workspace, dialect: { ...workspace.dialect, brand: "acme" } }],
  });
  showWindow(transport, "/tools/lint");
  expect(await screen.findByText(/messaging_product has to be acme/)).toBeTruthy();
  await paste(BAD.replace('"chat"', '"acme"').replace('"ttl":60,', "").replaceAll(" ", ""));
  await titled("1 message is ready for the cloud API");
});

test("nothing, and what holds no message, is said as that", async () => {
  showLint();
  await paste("  ");
  expect(await screen.findByText("Paste a message first.")).toBeTruthy();
  await drop();
  expect((await screen.findByRole("alert")).textContent).toMatch(/There is no .json/);
  await drop(fileOf(["x"], "a.txt"));
  await titled("No file could be checked");
  await userEvent.click(screen.getByRole("button", { name: "Check other messages" }));
  await paste("[]");
  await titled("There was no message to check");
});
