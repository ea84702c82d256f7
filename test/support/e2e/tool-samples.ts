/** Eight weeks of messages as a CSV, busy by day and nearly silent by night; always the same. */
export function messageTimes(): string {
  const first = Date.UTC(2026, 0, 5);
  const lines = ["sent_at"];
  let chance = 7;
  for (let hour = 0; hour < 8 * 168; hour += 1) {
    const [of, day] = [hour % 24, Math.floor(hour / 24) % 7];
    const usual = (of >= 8 && of < 19 ? 9 : of >= 6 && of < 23 ? 2 : 0.3) * (day > 4 ? 0.4 : 1);
    chance = (chance * 48_271) % 2_147_483_647;
    const count = Math.floor(usual * (0.6 + chance / 2_147_483_647));
    for (let message = 0; message < count; message += 1)
      lines.push(new Date(first + hour * 3_600_000 + message * 60_000).toISOString());
  }
  return lines.join("\n");
}

/** What the commands of the network tool print behind an inspecting proxy. */
export const PRINTED = `== chat.example 443
exit 0
verify error:num=19:self-signed certificate in certificate chain
issuer=C = US, O = Zscaler Inc., CN = Zscaler Intermediate Root CA
== chat.example 5222
exit 124
== media.chat.example 443
exit 0
issuer=C = US, O = Public CA, CN = Public CA R3
Verify return code: 0 (ok)
== end
`;
