import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** Every control that copies something, and why what it copies is a secret, or isn't. */
const CONTROLS: Readonly<Record<string, readonly ["secret" | "plain", string]>> = {
  "renderer/components/certificate/CertificateDialog.tsx": ["plain", "a command that shows a certificate"],
  "renderer/components/certificate/Fingerprint.tsx": ["plain", "the fingerprint of a certificate"],
  "renderer/components/code-entry/PhoneHolder.tsx": ["plain", "a request to a person, without the code"],
  "renderer/components/letters/LettersDialog.tsx": ["plain", "a letter, which names facts of a migration"],
  "renderer/components/practice/PracticePhone.tsx": ["plain", "a code of Practice, where nothing is real"],
  "renderer/components/problem/CopyWhatHappened.tsx": ["plain", "a problem, as its card shows it"],
  "renderer/components/run/TimelineEvent.tsx": ["plain", "the platform's trace id"],
  "renderer/components/save/SaveOrCopy.tsx": ["plain", "what can be saved as a readable file as well"],
  "renderer/screens/events/detail/EventBody.tsx": ["plain", "a notification: private, but it grants nothing"],
  "renderer/screens/events/detail/EventFacts.tsx": ["plain", "a message id"],
  "renderer/screens/events/detail/OtherShape.tsx": ["plain", "a notification in the other API's shape"],
  "renderer/screens/run/RunCalls.tsx": ["plain", "commands that name secrets and hold none"],
  "renderer/screens/run/RunMessages.tsx": ["plain", "a message id"],
  "renderer/screens/run/panels/BackupCard.tsx": ["plain", "the name of a backup in the vault"],
  "renderer/screens/settings/DataFolder.tsx": ["plain", "the path of the data folder"],
  "renderer/screens/tools/lint/FixDrawer.tsx": ["plain", "a difference of a person's own file"],
  "renderer/screens/tools/lint/SaveResult.tsx": ["plain", "a person's own file"],
  "renderer/screens/tools/network/NetworkTool.tsx": ["plain", "commands that try which hosts can be reached"],
  "renderer/screens/tools/translate/TranslateScreen.tsx": [
    "plain",
    "a notification in the other API's shape",
  ],
  "renderer/screens/webhooks/endpoint/FailedCheck.tsx": ["plain", "sample code"],
  "renderer/screens/webhooks/parts/SecretAddress.tsx": [
    "secret",
    "anyone who knows the URL can post to the receiver",
  ],
  "renderer/screens/webhooks/test/KeywordCard.tsx": ["plain", "the keyword that is sent in a message"],
  "renderer/screens/webhooks/tunnel/HostKeyChoice.tsx": ["plain", "a server's public key"],
  "renderer/screens/webhooks/tunnel/TunnelFacts.tsx": ["plain", "a tunnel's public URL, without the path"],
};

const sources = ["renderer", "preload"]
  .flatMap((folder) =>
    globSync("**/*.{ts,tsx}", { cwd: join(ROOT, folder) }).map((name) => `${folder}/${name}`),
  )
  .map((name) => name.replaceAll("\\", "/"));
const textOf = (name: string): string => readFileSync(join(ROOT, name), "utf8");
const filesWith = (pattern: RegExp): readonly string[] =>
  sources.filter((name) => pattern.test(textOf(name))).toSorted();

test("[ZT6] every control that copies is classified as secret or not, with a reason", () => {
  const found = sources.flatMap((name) => {
    const text = textOf(name).replace(/\s+/g, " ");
    const buttons = text.match(/<CopyButton\b/g) ?? [];
    const kinds =
      text.match(/<CopyButton content="(?:secret|plain)"|\bcopy\(\w+, "(?:secret|plain)"\)/g) ?? [];
    const calls = text.match(/\bcopy\((?!text\b)\w+/g) ?? [];
    const isControl = buttons.length > 0 || /useCopy\(\)/.test(text);
    if (!isControl || name === "renderer/components/text/CopyButton.tsx") return [];
    // Written out on each control, so that it can be read here.
    expect([name, kinds.length]).toEqual([name, buttons.length + (buttons.length === 0 ? calls.length : 0)]);
    return kinds.map((kind) => `${name}: ${kind.includes('"secret"') ? "secret" : "plain"}`);
  });
  const classified = Object.entries(CONTROLS).map(([name, [kind]]) => `${name}: ${kind}`);
  expect([...new Set(found)].toSorted()).toEqual(classified.toSorted());
});

test("[ZT6] nothing else in the window puts a text on the clipboard", () => {
  expect(filesWith(/navigator\.clipboard/)).toEqual(["renderer/app/page-clipboard.ts"]);
  expect(filesWith(/pageClipboard\b/)).toEqual([
    "renderer/app/page-clipboard.ts",
    "renderer/app/use-copy.ts",
  ]);
  expect(filesWith(/"desktop\.copy"/)).toEqual(["renderer/app/use-copy.ts"]);
  expect(filesWith(/pageCopies\b/)).toEqual(["renderer/app/use-copy.ts"]);
  // What a person selects and copies, without the window's own marks of direction.
  expect(filesWith(/clipboardData\.setData/)).toEqual(["renderer/app/copy-without-marks.ts"]);
  expect(filesWith(/execCommand|ClipboardItem/)).toEqual([]);
});
