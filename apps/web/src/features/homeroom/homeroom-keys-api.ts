/** Whether the player is a member of a homeroom; not set until the server has said so. */
export const IN_HOMEROOM_KEY = ["homerooms", "in"] as const;
