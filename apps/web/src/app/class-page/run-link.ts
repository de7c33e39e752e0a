import { classPath } from "#lib/site/class-title.ts";
import { toast } from "#ui/toast/toast.ts";

/** The public address of a run. */
export function runPath(appId: string, submissionId: string): string {
  return `${classPath(appId)}?run=${submissionId}`;
}

export async function copyRunLink(appId: string, submissionId: string): Promise<void> {
  const link = location.origin + runPath(appId, submissionId);
  try {
    await navigator.clipboard.writeText(link);
    toast.success("Link copied");
  } catch {
    toast.info(`This browser does not allow copying. The link is ${link}`);
  }
}
