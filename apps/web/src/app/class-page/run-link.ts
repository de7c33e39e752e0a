import { classPath } from "#lib/site/class-title.ts";
import { toast } from "#ui/toast/toast.ts";

/** The public address of a run. */
export function runPath(appId: string, submissionId: string): string {
  return `${classPath(appId)}?run=${submissionId}`;
}

/** The address of a challenge: it opens the class and races the run. It carries no text. */
export function challengePath(appId: string, submissionId: string): string {
  return `${classPath(appId)}?beat=${submissionId}`;
}

export function copyRunLink(appId: string, submissionId: string): Promise<void> {
  return copyLink(runPath(appId, submissionId));
}

export function copyChallengeLink(appId: string, submissionId: string): Promise<void> {
  return copyLink(challengePath(appId, submissionId));
}

async function copyLink(path: string): Promise<void> {
  const link = location.origin + path;
  try {
    await navigator.clipboard.writeText(link);
    toast.success("Link copied");
  } catch {
    toast.info(`This browser does not allow copying. The link is ${link}`);
  }
}
