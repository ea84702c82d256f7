import { WorkspaceNumber } from "../../../../shared/workspace/workspace.ts";

const NAMES = [
  "Northwind Bakery",
  "مخبز الشمال للحلويات والمعجنات",
  "北风面包房（上海）有限公司",
  "Bäckerei Nordwind & Söhne, Zweigniederlassung Königs Wusterhausen",
  "Пекарня «Северный ветер»",
  "ノースウインド・ベーカリー",
  `Northwind ${"Bakery and Pastry ".repeat(20)}`.slice(0, 256),
  "Panadería Viento del Norte",
  undefined,
] as const;

const COUNTRIES = ["34", "44", "49", "971", "86", "81", "7", "1"] as const;

/** `count` numbers, some of them with long names or names in other scripts. */
export function manyNumbers(count: number): readonly WorkspaceNumber[] {
  return Array.from({ length: count }, (_, index) => {
    const displayName = NAMES[index % NAMES.length];
    return WorkspaceNumber.parse({
      phoneNumberId: `1065403523${String(index).padStart(5, "0")}`,
      cc: COUNTRIES[index % COUNTRIES.length],
      phoneNumber: `555${String(1_000_000 + index * 7_919).slice(0, 7)}`,
      ...(displayName === undefined ? {} : { displayName }),
    });
  });
}
