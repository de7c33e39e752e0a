-- The catalogue of games. An app is one game's catalogue entry; players see its page as a class.

create schema if not exists private;
revoke all on schema private from public;

create table public.categories (
  id text primary key check (id ~ '^[a-z]+(-[a-z]+)*$' and length(id) <= 30),
  title text not null check (length(title) between 1 and 40),
  position int not null unique
);

alter table public.categories enable row level security;
create policy "everybody sees the categories" on public.categories for select to anon, authenticated using (true);
grant select on public.categories to anon, authenticated;

-- An app's id is its title in lower case with dashes, so that /class/{id} and /class/{title} are the same page.
create table public.apps (
  id text primary key check (
    id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
    and length(id) <= 60
    -- Reserved: these are addresses of fixed pages.
    and id not in (
      'creator', 'play', 'class', 'privacy', 'terms', 'auth', 'chad', 'streak', 'leaderboard', 'yt', 'profile', 'settings',
      'cache', 'mirrors', 'takedown', 'change-password', 'onboarding', 'iframecheck', 'moderation'
    )
  ),
  title text not null generated always as (id) stored,
  code text not null unique check (code ~ '^[A-Z]{3} [0-9]{2,4}$'),
  tagline text not null check (length(tagline) between 1 and 60),
  description text not null check (length(description) between 1 and 2000),
  controls jsonb not null default '[]' check (jsonb_typeof(controls) = 'array'),
  categories text[] not null check (cardinality(categories) between 1 and 4),
  devices text[] not null default '{keyboard}' check (devices <@ array['keyboard', 'mouse', 'touch', 'gamepad']),
  players int not null default 1 check (players between 1 and 8),
  developer text not null check (length(developer) between 1 and 80),
  licence text not null check (length(licence) between 1 and 80),
  source_url text check (source_url ~ '^https://[^\s<>"]+$'),
  icon text not null check (icon ~ '^/covers/[a-z0-9-]+\.(svg|webp|avif)$'),
  spine text not null check (spine ~ '^#[0-9A-F]{6}$'),
  video text check (video ~ '^https://[^\s<>"]+$'),
  -- The game's address. Null: the class has no game to play yet.
  entry text check (entry ~ '^(/g/[a-z0-9-]+/[a-z0-9./-]*|https://[^\s<>"]+)$'),
  pop_out boolean not null default true,
  verifier text not null default 'none' check (verifier in ('replay', 'bounds', 'none')),
  -- The version of the game's rules: the first 16 hex digits of the module's sha256. Null: there is no game yet.
  sim_version text check (sim_version ~ '^[0-9a-f]{16}$'),
  listed boolean not null default false,
  featured boolean not null default false,
  created_at timestamptz not null default now()
);

create index apps_listed_by_title on public.apps (title) where listed;
create index apps_by_category on public.apps using gin (categories);

alter table public.apps enable row level security;
create policy "everybody sees listed apps" on public.apps for select to anon, authenticated using (listed);
grant select on public.apps to anon, authenticated;

-- Acts as a foreign key, which PostgreSQL does not have for arrays.
create function private.check_app_categories() returns trigger
language plpgsql set search_path = '' as $$
declare
  unknown text;
begin
  select wanted into unknown from unnest(new.categories) as wanted
  where not exists (select from public.categories where id = wanted) limit 1;
  if unknown is not null then
    raise foreign_key_violation using message = format('there is no category "%s"', unknown);
  end if;
  return new;
end $$;

create trigger check_app_categories before insert or update of categories on public.apps
for each row execute function private.check_app_categories();

-- Returns the class list in the order in which pages show it.
create function public.get_apps_ordered_by_title() returns setof public.apps
language plpgsql stable set search_path = '' as $$
begin
  return query select * from public.apps where listed order by title;
end $$;

revoke execute on function public.get_apps_ordered_by_title() from public;
grant execute on function public.get_apps_ordered_by_title() to anon, authenticated;
