import { expect, test } from "vitest";
import { valueOf } from "../../support/expect-result.ts";
import { windowCore } from "../../support/window-core.ts";

test("a digest that is asked for at the start tells of monitoring as each later one does", async () => {
  const before = windowCore({ host: "desktop" });
  // From here on the modules are loaded, so the digest is gathered faster than monitoring is connected.
  await before.client.call("alerts.digest", { scope: "desktop" });
  const { client } = windowCore({ host: "desktop" });
  const atStart = valueOf(await client.call("alerts.digest", { scope: "desktop" }));
  valueOf(await client.call("watch.state", {}));
  const later = valueOf(await client.call("alerts.digest", { scope: "desktop" }));
  expect(atStart?.digest.monitoring).toBeDefined();
  expect(atStart).toEqual(later);
});
