import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { listenForAnnouncements } from "../../support/ui/announced.ts";
import { showRun } from "../run/shown-run.tsx";
import { AGREED } from "../../support/fake-window-side.ts";

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();

test("no countdown and no age of a waiting run is read out by itself", async () => {
  await showRun({
    phase: {
      kind: "awaiting-code",
      certain: true,
      sentAt: inSeconds(-20),
      method: "sms",
      resendAt: { sms: inSeconds(40), voice: inSeconds(40) },
      expiresAt: inSeconds(500),
      guessAt: inSeconds(30),
      guesses: 1,
    },
    lastReading: { ...AGREED, at: inSeconds(-5) },
  });
  expect(await screen.findByText(/The platform accepts the next code in/)).toBeTruthy();
  expect(screen.getByText(/The platform accepts the next code from .+\./)).toBeTruthy();
  const heard = listenForAnnouncements();
  await new Promise((resolve) => setTimeout(resolve, 2_300));
  expect(heard()).toEqual([]);
});
