import { expect, test } from "vitest";
import { cloudAt, cloudError, json, PAIR, PIN, serve } from "./servers.ts";

test("[I6][I13] a PIN and a backup password that the cloud repeats in a later answer are not kept", async () => {
  const named = `pin ${PIN.reveal()} and password ${PAIR.password.reveal()} are being checked`;
  const server = await serve((asked, response) =>
    asked.url.includes("register")
      ? json(response, 500, cloudError(131000))
      : json(response, 400, cloudError(100, named)),
  );
  const cloud = cloudAt(server.origin);
  await cloud.register({ pin: PIN, backup: PAIR });
  const later = JSON.stringify([(await cloud.warm()).evidence, (await cloud.subscribe()).evidence]);
  expect(later).not.toContain(PIN.reveal());
  expect(later).not.toContain(PAIR.password.reveal());
});
