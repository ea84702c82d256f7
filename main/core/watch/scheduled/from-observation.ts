import type { CheckResult } from "../../../../shared/checks/result.ts";
import { obstacleOf, worksThere } from "../../../../shared/migration/obstacle.ts";
import type { Observation } from "../../../../shared/migration/observation.ts";
import { quotable } from "../../../../shared/visible.ts";
import { checkResult, words } from "./of-this-machine.ts";

/** Returns whether the number works at its location, as a check result. */
export function numberCheckResult(observation: Observation): CheckResult {
  const { home } = observation;
  const working = worksThere(observation);
  const obstacle = obstacleOf(observation);
  const values = { home: words(`watch.looks.number.homes.${home}`) };
  const id = "watch.number";
  if (obstacle?.value !== undefined && (working === undefined || obstacle.works === "no")) {
    const said = words(`watch.looks.number.reported.${obstacle.about}`, {
      ...values,
      value: quotable(obstacle.value, 60),
    });
    return working === false
      ? checkResult({ id, status: "fail", cause: "not-working", said })
      : checkResult({ id, status: "skip", cause: "not-told", said });
  }
  if (working === undefined)
    return checkResult({ id, status: "skip", cause: "not-told", said: words("watch.looks.number.untold") });
  return working
    ? checkResult({ id, status: "pass", said: words("watch.looks.number.works", values) })
    : checkResult({
        id,
        status: "fail",
        cause: "not-working",
        said: words("watch.looks.number.down", values),
      });
}

/** Returns whether the cloud sends notifications to our app, and to which other apps, as a check result. */
export function subscriptionCheckResult({ home, subscriptions, ownApp }: Observation): CheckResult {
  const id = "watch.subscription";
  if (home === "on-premises")
    return checkResult({ id, status: "pass", said: words("watch.looks.subscription.notInCloud") });
  if (subscriptions === undefined || ownApp === undefined)
    return checkResult({
      id,
      status: "skip",
      cause: "not-told",
      said: words("watch.looks.subscription.untold"),
    });
  if (!subscriptions.some((app) => app.id === ownApp))
    return checkResult({
      id,
      status: "fail",
      cause: "not-subscribed",
      said: words("watch.looks.subscription.missing"),
    });
  const otherApps = subscriptions.length - 1;
  return otherApps === 0
    ? checkResult({ id, status: "pass", said: words("watch.looks.subscription.own") })
    : checkResult({
        id,
        status: "warn",
        cause: "other-apps-subscribed",
        said: words("watch.looks.subscription.strangers", { count: otherApps }),
      });
}
