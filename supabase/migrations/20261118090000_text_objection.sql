-- The filter answers in two forms: judge_text explains a refusal, text_objection names only its rule.

alter function private.text_objection(text) rename to judge_text;

-- The rule that a text breaks: 'word', 'personal' or 'link'. Null if it breaks none.
create function private.text_objection(said text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.judge_text(said) ->> 'rule';
end $$;

create or replace function private.check_text(body text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  objection jsonb := private.judge_text(body);
begin
  if objection is not null then
    raise sqlstate 'PT422' using message = objection ->> 'message', detail = objection ->> 'rule', hint = objection ->> 'found';
  end if;
end $$;

revoke execute on function private.text_objection(text) from public;
