import type { PinProblem } from "../rpc/areas/pin.ts";
import type { LetterProblem } from "../rpc/areas/letter.ts";
import type { PdfProblem } from "../rpc/areas/report.ts";
import type { CsvProblem } from "../traffic/csv.ts";
import type { CopyRefused } from "../rpc/areas/data-copy.ts";
import type { HandoverRefused } from "../rpc/areas/handover.ts";
import type { WorkspaceBusy } from "../rpc/areas/workspaces.ts";
import type { BindRefused } from "../tunnel/tunnel.ts";
import type { CallbackLevel } from "../webhook/connectivity-test.ts";
import type {
  InputProblem,
  ProgramIncomplete,
  RunProblem,
  StorageProblem,
  VaultProblem,
} from "../rpc/problems.ts";

/** Every problem that the core may return. */
export type CoreProblem =
  | StorageProblem
  | ProgramIncomplete
  | VaultProblem
  | InputProblem
  | RunProblem
  | PinProblem
  | PdfProblem
  | LetterProblem
  | { readonly kind: "noAsNumber" }
  | { readonly kind: "noCertificate" }
  | CsvProblem
  | { readonly kind: "noSuchZone"; readonly zone: string }
  | HandoverRefused
  | CopyRefused
  | WorkspaceBusy
  | { readonly kind: "pairInUse"; readonly run: string }
  | WebhookProblem;

/** Problems that prevent receiving, testing or querying webhooks. */
export type WebhookProblem =
  | { readonly kind: "portTaken"; readonly port: number }
  | { readonly kind: "addressRefused"; readonly cause: string }
  | { readonly kind: "noSuchEvent" }
  | { readonly kind: "notListening" }
  | { readonly kind: "noSuchWorkspace"; readonly workspace: string }
  | { readonly kind: "notSetUp"; readonly missing: readonly string[] }
  | { readonly kind: "noSuchTest"; readonly test: string }
  | { readonly kind: "testRunning"; readonly test: string; readonly otherNumber?: string | undefined }
  | { readonly kind: "wordNeeded"; readonly level: CallbackLevel; readonly to?: string | undefined }
  | { readonly kind: "tokenNotKept"; readonly level: CallbackLevel; readonly before: string }
  | { readonly kind: "untilPast" }
  | BindRefused;
