import type { ClassBuild, ClassForm, FormProblem, MyClass } from "@quackademy/contract/class-answers.ts";
import { type Check, isRefused } from "./preview/checklist.ts";
import type { Missing } from "./submit-bar.tsx";

type MissingInput = {
  problems: FormProblem[];
  slugError: string | null;
  newest: ClassBuild | undefined;
  form: ClassForm;
  /** The inspector's findings about the newest version; null if it was not opened. */
  checks: Check[] | null;
};

/** The steps that are left before a class can be submitted. The server checks them again. */
export function missingFor({ problems, slugError, newest, form, checks }: MissingInput): Missing[] {
  // A missing title is one problem, not also a missing address.
  const missing: Missing[] = problems.filter(({ field }) => field !== "slug");
  if (slugError !== null && !missing.some(({ field }) => field === "title"))
    missing.unshift({ field: "title", text: slugError });
  if (!form.address && (!newest || newest.status === "rejected" || newest.status === "blocked"))
    missing.push({ field: "files", text: newest ? "Send a new version." : "Drop the files of the game." });
  if (checks && isRefused(checks))
    missing.push({ field: "files", text: "The game does not start, or loads too much." });
  return missing;
}

/** Why there is nothing to submit at the moment; null if there is. */
export function restFor(made: MyClass, newest: ClassBuild | undefined, isSaved: boolean): string | null {
  if (made.status === "in_review" || made.in_review_build !== null) {
    const number = made.builds.find(({ id }) => id === made.in_review_build)?.number;
    return number === undefined ? "In review. A moderator looks at it." : `Version ${number} is in review.`;
  }
  const isLive = newest !== undefined && newest.id === made.live_build;
  if (made.status === "unlisted" && made.unlisted_by === "moderator")
    return "A moderator took this class off the list. Ask the operator of this site.";
  if (made.status === "unlisted" && made.unlisted_by === "site") return made.reason;
  if (made.status === "listed" && isLive && isSaved && !made.is_changed) return `Version ${newest.number} is live.`;
  return null;
}
