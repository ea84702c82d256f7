import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Projects by the duration of their files, longest first, so that no long file starts last and runs alone.
 */
const ORDER = ["e2e", "boundary", "scenario", "contract", "ui", "unit"];

/** Orders files for a checkout without timings of earlier runs. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => ORDER.indexOf(a.project.name) - ORDER.indexOf(b.project.name));
  }
}
