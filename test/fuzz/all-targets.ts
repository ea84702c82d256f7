import type { OpenTarget } from "./target.ts";
import { answers } from "./targets/answers.ts";
import { filing } from "./targets/filing.ts";
import {
  certificates,
  egress,
  handovers,
  journalRows,
  plans,
  reports,
  tables,
  timestamps,
  whois,
} from "./targets/files.ts";
import { payload, recordings } from "./targets/lint.ts";
import { notifications } from "./targets/notifications.ts";

type Share = { readonly open: OpenTarget; readonly count: number };

/** Every target by name, with the inputs that a full run gives it: ten million answers and notifications together. */
export const TARGETS: Readonly<Record<string, Share>> = {
  answers: { open: answers, count: 5_000_000 },
  notifications: { open: notifications, count: 4_900_000 },
  filing: { open: filing, count: 100_000 },
  journal: { open: journalRows, count: 100_000 },
  plans: { open: plans, count: 100_000 },
  tables: { open: tables, count: 100_000 },
  payloads: { open: payload, count: 100_000 },
  recordings: { open: recordings, count: 100_000 },
  whois: { open: whois, count: 100_000 },
  egress: { open: egress, count: 100_000 },
  timestamps: { open: timestamps, count: 100_000 },
  certificates: { open: certificates, count: 100_000 },
  handovers: { open: handovers, count: 100_000 },
  reports: { open: reports, count: 100_000 },
};
