import { expect, test } from "vitest";
import { checkCause } from "../../../renderer/wording/check-remedy.ts";
import { loadWindowTranslation } from "../../../renderer/wording/window-translate.ts";
import { CAUSES_BY_PROOF_CHECK } from "../../../shared/webhook/proof-checks.ts";
import { causeWording } from "../../../shared/wording/checks.ts";

/** The ways to the tunnel's server and to the public URL stand in options and fields, never in a plan. */
const OF_AN_API = /\bplan\b|\btls\.[a-z]|\bfingerprint\b|before you move/i;
const NOT_OF_A_WAY: readonly string[] = [
  // No certificate is pinned for a public URL.
  "fingerprint-mismatch",
  // The key of an SSH server is compared by its fingerprint.
  "host-key-unknown",
];
const told = (["webhooks.tunnel", "webhooks.outside-in"] as const).flatMap((id) =>
  CAUSES_BY_PROOF_CHECK[id].filter((cause) => !NOT_OF_A_WAY.includes(cause)).map((cause) => ({ id, cause })),
);

test("what stops a tunnel or a public URL is put right where they are named", async () => {
  const t = await loadWindowTranslation("en");
  const wrong = told.flatMap(({ id, cause }) =>
    [causeWording(t, cause, id), checkCause(t, cause, id)]
      .map((words) => `${words?.happened} ${words?.remedy}`)
      .filter((text) => OF_AN_API.test(text))
      .map((text) => `${id} ${cause}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test("a public URL's certificate has to be one that the platform accepts", async () => {
  const t = await loadWindowTranslation("en");
  for (const cause of ["self-signed", "unknown-ca"])
    for (const words of [
      causeWording(t, cause, "webhooks.outside-in"),
      checkCause(t, cause, "webhooks.outside-in"),
    ])
      expect(words?.remedy, cause).toMatch(/public authority/);
});

test("the API of a plan keeps the plan's words", async () => {
  const t = await loadWindowTranslation("en");
  expect(causeWording(t, "connection-refused", "webhooks.borrowed")?.remedy).toMatch(/\bplan\b/);
});
