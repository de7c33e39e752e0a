import "./closed-note.css";
import type { SiteHours } from "@quackademy/contract/homeroom-answers.ts";
import { sayHours, sayOpening } from "#features/homeroom/eyes/say-opening.ts";
import { Icon } from "#ui/icon.tsx";

/** Stays on every page while the site is closed: a pupil reads it before choosing a class. */
export function ClosedNote({ hours }: { hours: SiteHours | null }) {
  return (
    <div role="status">
      {hours && (
        <p className="closed-note">
          <Icon name="clock" />
          <span>
            <b>The pond is closed.</b> {sayOpening(hours)} <span className="closed-note__hours">{sayHours(hours)}</span>
          </span>
        </p>
      )}
    </div>
  );
}
