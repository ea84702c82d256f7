import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The projects whose files take longest come first, so that no worker is left with one of them when the others are done. */
const ORDER = ["e2e", "boundary", "scenario", "contract", "ui", "unit"];

/** Orders files for a checkout that has never run its tests, and so does not know how long each takes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => ORDER.indexOf(a.project.name) - ORDER.indexOf(b.project.name));
  }
}
