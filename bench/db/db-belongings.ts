import { FILLED_AT, type FillPlan, type FillStep } from "./db-people.ts";

const KINDS = "(array['streak_claim', 'time_spent', 'app_played', 'purchase'])[kind]";

/** Fills the ledger in date order, wallets that match it, purchases, equipped items and plays. */
export function belongingsSteps({ seed }: FillPlan): FillStep[] {
  const roll = (salt: number, of = "i") => `bench.roll((${of})::bigint, ${seed * 1000 + salt})`;
  return [
    {
      what: "wallets and the ledger",
      sql: `
        insert into private.wallets (id, user_id, balance, gained, version, moved_at) overriding system value
        select p.i, p.user_id, coalesce(balance, 0), coalesce(gained, 0), coalesce(entries, 0), coalesce(moved_at, '-infinity')
        from bench.people p left join (
          select i, sum(amt) as balance, sum(amt) filter (where amt > 0) as gained, count(*) as entries, max(at) as moved_at
          from bench.events group by i
        ) as of_all using (i);
        select setval(pg_get_serial_sequence('private.wallets', 'id'), max(id)) from private.wallets;

        insert into private.ledger (id, wallet_id, amt, kind, why, balance_after, gained_after, idem, created_at) overriding system value
        select e.id, i, amt, ${KINDS},
          case kind when 4 then 'shop purchase ' || g.id else ${KINDS} || case when doubled then ' (double streak)' else '' end end,
          balance, gained,
          case kind when 4 then null else ${KINDS} || ':' ||
            case kind when 3 then to_char(at at time zone 'UTC', 'YYYY-MM-DD') || ':' || a.id else extract(epoch from at)::text end
          end, at
        from (
          select row_number() over (order by at, i, kind, ref) as id, i, ref, at, amt, kind, doubled,
            sum(amt) over mine as balance, sum(greatest(amt, 0)) over mine as gained
          from bench.events window mine as (partition by i order by at, kind, ref rows unbounded preceding)
        ) as e
        left join bench.apps a on kind = 3 and a.app = ref
        left join bench.goods g on kind = 4 and g.ref = e.ref;
        select setval(pg_get_serial_sequence('private.ledger', 'id'), max(id)) from private.ledger;`,
    },
    {
      what: "paid rewards of the last 90 days",
      sql: `
        insert into private.credits (user_id, kind, key, coins, why, earned_at, is_paid)
        select user_id, kind, substr(idem, length(kind) + 2), amt, why, created_at, true
        from private.ledger l join bench.people p on p.i = l.wallet_id
        where kind <> 'purchase' and created_at > timestamptz '${FILLED_AT}' - interval '90 days' order by user_id;`,
    },
    {
      what: "items",
      sql: `
        insert into public.items_unlocked (user_id, item, type, equipped, created_at, acquired, ledger_id)
        select user_id, item, type,
          ${roll(30)} < 0.6 and row_number() over (partition by i, type order by item) <= case type when 'badge' then 5 else 1 end,
          at, case when ledger_id is null then 'reached' else 'bought' end, ledger_id
        from (
          select wallet_id as i, g.id as item, g.type, created_at as at, l.id as ledger_id
          from private.ledger l join bench.goods g on l.why = 'shop purchase ' || g.id where kind = 'purchase'
          union all
          select i, s.id, s.type, last_at, null from bench.totals join public.shop_items s on s.price <= gained_in_season
          where battlepass_season = 2 and s.type <> 'coin' and ${roll(31, "i * 40000::bigint + s.price")} < 0.7
        ) as got join bench.people using (i);
        update public.my_users u set icon = worn.icon, badges = worn.badges
        from (
          select user_id, coalesce(max(item) filter (where type = 'icon'), 'default') as icon,
            coalesce(array_agg(item order by item) filter (where type = 'badge'), '{}') as badges
          from public.items_unlocked where equipped and type in ('icon', 'badge') group by user_id
        ) as worn where u.user_id = worn.user_id;`,
    },
    {
      what: "plays and favourites",
      sql: `
        insert into public.apps_played (user_id, app_id, updated_at, is_public, counted)
        select p.user_id, a.id, last_at, coalesce(s.show_activity, false) and p.age_band is distinct from 'under-13', true
        from bench.plays join bench.people p using (i) join bench.apps a using (app)
        left join public.privacy_settings s on s.user_id = p.user_id order by p.user_id;
        insert into public.favorite_apps (user_id, app_id, created_at)
        select user_id, a.id, last_at from bench.plays join bench.people using (i) join bench.apps a using (app)
        where ${roll(32, "i * 1000::bigint + app")} < 0.2 order by user_id;`,
    },
  ];
}
