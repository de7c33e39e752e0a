import "./profile-card.css";
import type { ReactNode } from "react";
import { formatMinutes } from "#features/leaderboards/boards-api.ts";
import { iconPicture } from "#features/profile-data/profile-api.ts";
import { formatMonth, formatNumber } from "#lib/site/format.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { LevelBar } from "./level-bar.tsx";
import { levelView } from "./level.ts";
import type { Player } from "./player-api.ts";

const MANY_MINUTES = 6000;
const days = (count: number) => `${formatNumber(count)} ${count === 1 ? "day" : "days"}`;

/** A player's card, styled as the cover of an exercise book, with their numbers. */
export function ProfileCard({ player, actions }: { player: Player; actions?: ReactNode }) {
  return (
    <section className="id-card" aria-label={`About ${player.username}`}>
      <Photo icon={player.icon} />
      <div className="id-card__words">
        <div className="id-card__head">
          <h1 tabIndex={-1}>{player.username}</h1>
          <p className="id-card__since">enrolled {formatMonth(player.created_at)}</p>
        </div>
        {player.user_about && <p className="id-card__about">{player.user_about}</p>}
        <LevelBar view={levelView(player)} />
        {actions && <div className="id-card__actions">{actions}</div>}
      </div>
      <dl className="report">
        <ReportLine name="Streak now">{days(player.current_streak)}</ReportLine>
        <ReportLine name="Longest streak">{days(player.longest_streak)}</ReportLine>
        <ReportLine name="Classes taken">{formatNumber(player.apps_played)}</ReportLine>
        <ReportLine name="Time at school">{timeSpent(player.time_spent)}</ReportLine>
      </dl>
    </section>
  );
}

/** From a hundred hours on, minutes are left out. */
function timeSpent(minutes: number): string {
  return formatMinutes(minutes < MANY_MINUTES ? minutes : minutes - (minutes % 60));
}

function Photo({ icon }: { icon: string }) {
  const picture = iconPicture(icon);
  return (
    <div className="id-card__photo">
      {picture === null ? (
        <img className="id-card__duck" src="/art/duck.svg" alt="" width={196} height={200} />
      ) : (
        <img className="id-card__icon" src={picture} alt="" width={128} height={128} />
      )}
    </div>
  );
}

function ReportLine({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="report__line">
      <dt>{name}</dt>
      <dd className="display">{children}</dd>
    </div>
  );
}

/** The placeholder of the card. The name is known from the address. */
export function ProfileCardSkeleton({ name }: { name: string }) {
  return (
    <section className="id-card" role="status">
      <span className="unseen">Loading the profile</span>
      <div className="id-card__photo" />
      <div className="id-card__words">
        <h1 tabIndex={-1}>{name}</h1>
        <Skeleton shape="half" />
        <Skeleton />
      </div>
      <div className="report" aria-hidden="true">
        {[1, 2, 3, 4].map((line) => (
          <div key={line} className="report__line">
            <Skeleton />
          </div>
        ))}
      </div>
    </section>
  );
}
