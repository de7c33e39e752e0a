-- Counts an account's first five minutes only after they have passed: a ping right after the sign-up earns nothing.
create or replace function private.count_time() returns int
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  at timestamptz := private.now();
  every constant interval := '300 seconds';
  tolerance constant interval := '15 seconds';
  paid_a_day constant int := 144;
  due timestamptz;
  minutes int;
begin
  insert into private.meters (user_id) values (wallet.user_id) on conflict do nothing;
  select greatest(m.next_ping_at, u.created_at + every - tolerance) into due
  from private.meters m join public.my_users u using (user_id) where m.user_id = wallet.user_id;
  if at < due then
    return (select time_spent from public.my_users where user_id = wallet.user_id);
  end if;

  -- A ping that is late by less than the tolerance does not delay the next one.
  update private.meters set next_ping_at = greatest(due, at - tolerance) + every where user_id = wallet.user_id;
  update public.my_users set time_spent = time_spent + 5 where user_id = wallet.user_id returning time_spent into minutes;
  perform private.add_to_standing(wallet.user_id, 'time_spent', 5, at);
  if private.earned_from(wallet.user_id, 'time_spent', at - interval '24 hours') < paid_a_day then
    perform private.earn(wallet.user_id, 'time_spent', extract(epoch from at)::text, at);
  end if;
  return minutes;
end $$;
