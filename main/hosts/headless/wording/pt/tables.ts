import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/tables.ts";

/** The columns of tables. */
export const columns = {
  migration: "Migração",
  number: "Número",
  direction: "Direção",
  state: "Estado",
  location: "Localização",
  source: "Fonte",
  updated: "Atualizada",
  step: "Etapa",
  result: "Resultado",
  twoStepPin: "PIN da confirmação em duas etapas",
  side: "API",
  outcome: "Resultado",
  label: "Rótulo",
  kind: "Tipo",
  stored: "Guardado",
  vaultFile: "Arquivo em vault/",
  encrypted: "Criptografado",
} as const satisfies TranslationOf<"pt-BR", typeof english.columns>;

/** Migrations of a data folder. */
export const status = {
  none: "Ainda não há migrações nesta pasta de dados. Para começar: switchover check PLAN",
  see: "veja {{run}}",
  worksNot: "{{home}}, não funciona",
  held: "em andamento em outro processo",
  lastCheckBefore: "Última verificação das duas APIs, antes do envio da solicitação, {{at}}: {{sentence}}",
  lastCheck: "Última verificação das duas APIs, {{at}}: {{sentence}}",
  unreadable_one:
    "{{run}} não pode ser lida: {{count}} linha do diário dela está corrompida, entre elas a primeira. Nada foi excluído. Para ver as suas opções: switchover status {{run}}",
  unreadable_other:
    "{{run}} não pode ser lida: {{count}} linhas do diário dela estão corrompidas, entre elas a primeira. Nada foi excluído. Para ver as suas opções: switchover status {{run}}",
  corruptedRows_one: "{{count}} linha do diário está corrompida e não é usada.",
  corruptedRows_other: "{{count}} linhas do diário estão corrompidas e não são usadas.",
} as const satisfies TranslationOf<"pt-BR", typeof english.status>;
