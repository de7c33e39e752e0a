import { formatMonth } from "#lib/site/format.ts";
import { Chip } from "#ui/card.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useSite } from "#lib/site/site.ts";
import { categoryOf, categoryPath } from "#features/classes/class-categories.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import type { AppCard, AppRow } from "#features/classes/classes-api.ts";
import { gamesLink } from "./games-link.ts";

const DEVICE_ICONS: Record<string, IconName> = { keyboard: "keyboard", mouse: "mouse", touch: "touch", gamepad: "pad" };

/** The description, categories, author and licence of a class. */
export function ClassAbout({ app, detail }: { app: AppCard; detail: AppRow | undefined }) {
  const { config } = useSite();
  const elsewhere = gamesLink(config.links?.["games"], app.title);
  return (
    <section className="panel about" aria-labelledby="about">
      <h2 id="about">About this class</h2>
      <p>{app.description}</p>
      <h3>Categories</h3>
      <ul className="about__categories">
        {app.categories.map(categoryOf).map((category) => (
          <li key={category.id}>
            <Link to={categoryPath(category.id, config)}>
              <Icon name={category.icon} />
              {category.label}
            </Link>
          </li>
        ))}
      </ul>
      {app.devices.length > 0 && <h3>Works with</h3>}
      <div className="about__devices">
        {app.devices.map((device) => (
          <Chip key={device} icon={DEVICE_ICONS[device] ?? "screen"}>
            {displayTitle(device)}
          </Chip>
        ))}
      </div>
      <dl className="label">
        <Line name="Class code" value={app.code} />
        <Line name="Made by" value={detail?.developer} />
        <Line name="Licence" value={detail?.licence} />
        <Line name="Added" value={formatMonth(app.created_at)} />
      </dl>
      {detail?.source_url && (
        <a className="about__elsewhere" href={detail.source_url} target="_blank" rel="noopener noreferrer nofollow">
          <Icon name="link" />
          Source of {displayTitle(app.title)}
        </a>
      )}
      {elsewhere && (
        <a className="about__elsewhere" href={elsewhere}>
          <Icon name="link" />
          {displayTitle(app.title)} in the list of games
        </a>
      )}
    </section>
  );
}

function Line({ name, value }: { name: string; value: string | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value ?? <Skeleton />}</dd>
    </div>
  );
}
