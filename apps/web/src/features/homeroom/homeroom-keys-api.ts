/** Whether the player is a member of a homeroom; not set until the server has said so. */
export const IN_HOMEROOM_KEY = ["homerooms", "in"] as const;

/** Sent to the window when the server refused a start: a teacher may have asked for attention a moment ago. */
export const STOPPED_EVENT = "quack-start-stopped";

/** Sent to the window by the page of a membership: the player may have joined a moment ago. */
export const MEMBER_EVENT = "quack-homeroom-member";
