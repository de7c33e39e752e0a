import type { ToClip } from "@quackademy/game-sdk/clip-protocol.ts";
import type { Portal } from "@quackademy/game-sdk/portal.ts";
import type { StageLook } from "#stage/canvas-stage.ts";

export type ExportRequest = Extract<ToClip, { type: "exportClip" }>;

export type ExportTools = { tell: Portal["tell"]; look: StageLook; signal: AbortSignal };
