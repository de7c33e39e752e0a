import "./race-code.css";
import type { Race } from "@quackademy/contract/race-answers.ts";
import { Button } from "#ui/button.tsx";
import { QrPicture } from "#ui/qr/qr-picture.tsx";
import { toast } from "#ui/toast/toast.ts";
import { racePath } from "#features/races/races-api.ts";

/** The code to join with, large enough for a projector, and as a QR code and a link. */
export function RaceCode({ race }: { race: Race }) {
  const link = location.origin + racePath(race);
  const { code, kind } = race;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success("Link copied");
    } catch {
      toast.info(`This browser does not allow copying. The link is ${link}`);
    }
  };
  return (
    <section className="race-code" aria-label="Code">
      <p className="race-code__where">Join at {location.host}/join</p>
      <p className="display race-code__code">
        <span className="unseen">Code {code.split("").join(" ")}</span>
        <span aria-hidden="true">{code.slice(0, 3)}</span> <span aria-hidden="true">{code.slice(3)}</span>
      </p>
      <div className="race-code__qr">
        <QrPicture text={link} label={`QR code of ${link}`} />
      </div>
      <p className="race-code__note">
        {race.is_locked ? "Locked: nobody can join." : `The code works until the ${kind} ends.`}
      </p>
      <Button className="race-code__copy" look="ink" icon="link" onClick={() => void copy()}>
        Copy link
      </Button>
    </section>
  );
}
