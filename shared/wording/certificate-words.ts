import type { NumberCertificate } from "../certificate/number-certificate.ts";
import type { Translate } from "./translate.ts";
import { localTime } from "./times.ts";

/** A label, and what it stands for. */
export type Fact = readonly [label: string, value: string];

/** Why a certificate is wrong, or why that can't be told; undefined if nothing speaks against it. */
export function certificateReason(t: Translate, one: NumberCertificate): string | undefined {
  return one.why === undefined
    ? undefined
    : t(`certificate.why.${one.why}`, {
        numbers: one.numbers.map((digits) => `+${digits}`).join(", "),
        number: one.comparedWith ?? "",
      });
}

/** What a certificate has in it, as far as it can be read. */
export function certificateFacts(t: Translate, one: NumberCertificate): readonly Fact[] {
  const { characters, bytes, words, numbers, moments, otherTexts } = one;
  const notTold = t("certificate.facts.notTold");
  const size: Fact = [
    t("certificate.facts.size"),
    bytes === undefined
      ? t("certificate.facts.sizeText", { characters })
      : t("certificate.facts.sizeValue", { characters, bytes }),
  ];
  if (one.why === "tls-certificate" || one.why === "not-base64" || one.why === "not-readable") return [size];
  const listed = (values: readonly string[]): string => (values.length === 0 ? notTold : values.join(", "));
  return [
    [t("certificate.facts.words"), listed(words.map((text) => `“${text}”`))],
    [t("certificate.facts.numbers"), listed(numbers)],
    [t("certificate.facts.moments"), listed(moments.map((iso) => localTime(t, iso)))],
    [t("certificate.facts.ends"), endOf(t, one) ?? notTold],
    ...(otherTexts === 0
      ? []
      : [
          [t("certificate.facts.others"), t("certificate.facts.othersValue", { count: otherTexts })] as const,
        ]),
    size,
  ];
}

function endOf(t: Translate, { endsAt, daysLeft = 0 }: NumberCertificate): string | undefined {
  if (endsAt === undefined) return undefined;
  const date = localTime(t, endsAt);
  return daysLeft < 0
    ? t("certificate.facts.ended", { date, count: -daysLeft })
    : t("certificate.facts.endsIn", { date, count: daysLeft });
}

/** What setting shards with the wrong certificate, or too late, does. */
export function certificateRisks(t: Translate): readonly string[] {
  return (["expired", "wrong", "late", "source"] as const).map((risk) => t(`certificate.risks.${risk}`));
}
