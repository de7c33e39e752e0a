-- Lets a page read the server's time with a streak, because the device's clock may be wrong.

-- A computed column of streak: ?select=last_claim,server_now
create function public.server_now(public.streak) returns timestamptz
language plpgsql stable set search_path = '' as $$ begin return private.now(); end $$;

revoke execute on function public.server_now(public.streak) from public, anon, authenticated;
grant execute on function public.server_now(public.streak) to anon, authenticated, service_role;
