// Separate from the API calls, so that boards and profiles can link to clips without loading those.

/** The public address of a clip. */
export const clipPath = (id: string): string => `/yt?clip=${id}`;
/** The editor: of a run that has no clip yet, or of a clip. */
export const newClipPath = (submissionId: string): string => `/creator/quack/new?run=${submissionId}`;
export const editClipPath = (id: string): string => `/creator/quack/${id}`;
/** The player's own runs, of one class or of all. */
export const myRunsPath = (appId?: string): string => `/creator/quack${appId ? `?class=${appId}` : ""}`;

/** Takes a clip's run over at a frame. At frame 0 it is the clip's seed from the beginning. */
export const takeOverPath = (appId: string, clipId: string, frame: number): string =>
  `/class/${encodeURIComponent(appId)}?clip=${clipId}&at=${frame}`;
