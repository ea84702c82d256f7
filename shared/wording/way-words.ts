import { OTHER_METHOD, type WayReport } from "../network/way.ts";
import { visible } from "../visible.ts";
import { localTime } from "./times.ts";
import type { Translate } from "./translate.ts";

/** What the test of a way found: what is in the way, what to do, and what else was seen. */
export type WayWords = { readonly what: string; readonly next: string; readonly notes: readonly string[] };

/** Words for a tested way. What servers sent is shown as it is, and can't do anything. */
export function wayWords(t: Translate, report: WayReport): WayWords {
  const { cause, facts, proxy } = report;
  const through = proxy === undefined ? [] : [t("way.through", { proxy: visible(proxy) })];
  const values = valuesOf(t, report);
  if (cause === undefined)
    return {
      what: t("way.free.what", values),
      next: t("way.free.next"),
      notes: [...through, ...remarks(t, report)],
    };
  const { code, status } = facts;
  return {
    what: t(
      cause === "redirect" && facts.to === undefined
        ? "way.cause.redirect.whatUnnamed"
        : `way.cause.${cause}.what`,
      values,
    ),
    next:
      facts.systemTrusts === true
        ? t("way.cause.unknown-ca.nextSystem", values)
        : t(`way.cause.${cause}.next`, values),
    notes: [
      ...through,
      ...(status === undefined ? [] : [t("way.fact.status", { status: String(status) })]),
      ...(code === undefined ? [] : [t("way.fact.code", { code: visible(code, 100) })]),
      ...remarks(t, report),
    ],
  };
}

/** A name of a server with its port: no longer one exists. */
const LONGEST_NAME = 260;

function valuesOf(t: Translate, { server, proxy, about, facts }: WayReport) {
  const { issuer, names, methods, validFrom, validTo, here, to } = facts;
  const shown = (text: string | undefined): string =>
    text === undefined || text === "" ? t("way.unnamed") : visible(text, 500);
  return {
    host: visible(about === "proxy" ? (proxy ?? server) : server, LONGEST_NAME),
    server: visible(server, LONGEST_NAME),
    issuer: shown(issuer),
    names: shown(names?.join(", ")),
    methods: shown(methods?.map((name) => (name === OTHER_METHOD ? t("way.otherMethod") : name)).join(", ")),
    to: shown(to),
    validFrom: validFrom === undefined ? t("way.unnamed") : localTime(t, validFrom),
    validTo: validTo === undefined ? t("way.unnamed") : localTime(t, validTo),
    here: here === undefined ? t("way.unnamed") : localTime(t, here),
  };
}

function remarks(t: Translate, { facts }: WayReport): readonly string[] {
  const { byChoice, issuer = "", clockMinutes = 0 } = facts;
  const minutes = String(Math.abs(clockMinutes));
  return [
    ...(byChoice === true ? [t("way.note.byChoice", { issuer: visible(issuer, 500) })] : []),
    ...(clockMinutes === 0
      ? []
      : [t(clockMinutes > 0 ? "way.note.clockAhead" : "way.note.clockBehind", { minutes })]),
  ];
}
