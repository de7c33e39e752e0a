-- With `embeds = on`, videos of other sites are for players whose age is known. A visitor may be a child.

create or replace function private.get_embeds() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  mode text := private.setting_text('embeds');
begin
  return jsonb_build_object(
    'mode', mode,
    'may_embed', mode = 'all' or (mode = 'on' and auth.uid() is not null and not private.is_child(auth.uid())),
    'hosts', to_jsonb(private.setting_hosts('peertube-hosts'))
  );
end $$;

update private.site_settings
set description = 'Whether videos of other sites can be played here: by nobody, by players who are no children, or by all.'
where name = 'embeds';
