import { usePage } from "#lib/page/use-page.ts";
import { ButtonLink } from "#ui/button.tsx";

export function NoSuchPlayer({ name }: { name: string }) {
  usePage({ title: "No such player", status: 404 });
  return (
    <div className="wrap profile">
      <section className="panel profile__state">
        <img src="/art/duck.svg" alt="" width={150} height={152} />
        <div>
          <p className="display profile__code">404</p>
          <h1 tabIndex={-1}>No such player</h1>
          <p className="muted">
            No player is called “{name}”. The player may have changed the name or deleted the account.
          </p>
          <ButtonLink to="/leaderboard" icon="podium">
            See the leaderboard
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
