import type { App } from "../host.ts";
import { APP_VERSION } from "../version.ts";

/** The practice realm that belongs to a data folder. Loaded late: most windows never practise. */
export async function openPracticeRealm(dataDir: string): Promise<App> {
  const { openPractice } = await import("../../common/practice/open-practice.ts");
  return openPractice({ dataDir, appVersion: APP_VERSION, host: "browser" });
}
