export type { InspectorReport } from "./preview/inspector-report.ts";
export { CoverPicture } from "./cover-picture.tsx";
export type { BuildFinding, ClassBuild, ClassForm } from "@quackademy/contract/class-answers.ts";

/** The preview of a build with the inspector, for reviewers. Its code is loaded with the first use. */
export const loadReviewPreview = async () => (await import("./preview/review-preview.tsx")).ReviewPreview;
