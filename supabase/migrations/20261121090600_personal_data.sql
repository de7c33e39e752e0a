-- The guard also reads the meanings of a line.

-- Why a text tells or asks too much, threatens or offers, as {rule, found, message}, or null.
create or replace function private.personal_objection(bare text, said text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  line constant text := private.joined_letters(translate(bare, '&''’`´‘', ' '));
  -- Digits and signs may imitate letters. At the end of a line they do not.
  is_plain constant boolean := octet_length(line) = length(line) and translate(line, '0123456789@$|*+', '') = line
    and position('!' in rtrim(line, ' !?.')) = 0;
  words text[] := array_remove(string_to_array(translate(line, '.,:;!?()[]{}<>@#%/\|=+*_"“”„«»-', repeat(' ', 40)), ' '), '');
  folded constant text :=
    private.joined_letters(array_to_string(case when is_plain then words else (private.split_words(line)).words end, ' '));
  spaced constant text := ' ' || array_to_string(words, ' ') || ' ' || case when is_plain then '' else folded || ' ' end;
  terms jsonb;
  hit record;
begin
  words := string_to_array(btrim(spaced), ' ');
  words := words || array(select left(w, 3) || '*' from unnest(words) as w where length(w) >= 3);
  if position(' . ' in line) > 0 then words := words || '~.'::text; end if;
  terms := private.terms_in(words, spaced);
  hit := private.pattern_in(line, folded, spaced, words, terms);
  if hit.topic is null then hit.topic := private.meaning_in(private.sense_words(bare, line, folded), translate(line, '0123456789', '') <> line); end if;
  if hit.topic is null and private.hides_app(line, folded, terms ->> 'app') then hit.topic := 'account'; end if;
  if hit.topic is null and private.may_have_phone(line, terms) then
    hit.part := private.phone_in(line);
    if hit.part is not null then hit.topic := 'phone'; end if;
  end if;
  if hit.topic is null and (private.tells_full_name(line, said) or private.tells_name_and_school(line, said)) then hit.topic := 'name'; end if;
  if hit.topic is null then return null; end if;
  return jsonb_build_object(
    'rule', case when hit.topic = 'link' then 'link' when hit.topic in ('insult', 'threat', 'harm', 'sexual', 'hate', 'offer') then 'word' else 'personal' end,
    'found', coalesce(hit.part, line),
    'message', private.topic_message(hit.topic)
  );
end $$;

-- The words of a line without double letters. A word with signs between its letters is also read without them, one with an
-- apostrophe also as two.
create function private.sense_words(bare text, line text, folded text) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  words text[] := private.squeeze_all(string_to_array(folded, ' '));
begin
  -- Letters with spaces between them, also behind a short word: "u r a l o s e r".
  if bare ~ '(?:^|[ ''])[a-z] [a-z] [a-z] [a-z](?: |$)' then
    words := words || array(
      select private.squeeze(substr(replace(run[1], ' ', ''), start))
      from regexp_matches(translate(bare, '''', ' '), '(?<![^ ])((?:[a-z] ){3,}[a-z])(?![^ ])', 'g') as run, generate_series(1, 4) as start
    );
  end if;
  -- French and Italian leave out a vowel: "t'exploser", "all'ospedale".
  if position('''' in bare) > 0 and bare ~ '\m(?:[tdlsmn]|qu|un|all|dell|nell|sull|quell)''[a-z]{3}' then
    words := words || '·'::text || private.squeeze_all((private.split_words(translate(bare, '''', ' '))).words);
  end if;
  -- A word with digits among its letters has a ^ before it once more: nobody writes "b1te" without a reason.
  if translate(line, '0134578@$!', '') <> line then
    words := words || array(
      select '^' || private.squeeze(private.fold_piece(chunk)) from unnest(string_to_array(translate(line, '.,:;?', '     '), ' ')) as chunk
      where rtrim(chunk, '!') ~ '^[a-z0-9@$!]*[a-z][a-z0-9@$!]*$' and translate(rtrim(chunk, '!'), '0134578@$!', '') <> rtrim(chunk, '!')
    );
  end if;
  -- The same pattern as in private.blocked_in: it is compiled already.
  if line !~ '[a-z][^a-z0-9 ]{1,4}[a-z]|[a-z]\*' then return words; end if;
  return words || array(
    select private.squeeze(private.fold_piece(regexp_replace(chunk, '[^a-z0-9@$!|€\u00c0-\u1fff]+', '', 'g')))
    from unnest(string_to_array(line, ' ')) as chunk where chunk ~ '[a-z][^a-z0-9 ]{1,4}[a-z]|[a-z]\*'
  );
end $$;

-- What the player reads if a line is about a topic.
create or replace function private.topic_message(topic text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when topic = 'mail' then 'Do not share an e-mail address here. Everybody can read this.'
    when topic = 'link' then 'Links are not allowed here. Leave the address out.'
    when topic = 'phone' then 'Do not share a phone number here. Everybody can read this.'
    when topic = 'account' then 'Do not share where or how people can find you. Everybody can read this.'
    when topic = 'question' then 'Do not ask others for personal data.'
    when topic = 'insult' then 'Be kind. Insults are not allowed here.'
    when topic in ('sexual', 'hate', 'offer') then 'That is not allowed here.'
    when topic in ('threat', 'harm') then 'Threats and talk about self-harm are not allowed here. If you need help, talk to somebody you trust.'
    when topic in ('meeting', 'moving') then 'Stay in this chat. Do not ask others to meet or to talk somewhere else.'
    when topic in ('age', 'school', 'class') then 'Do not share your age or your school here. Everybody can read this.'
    else 'Do not share your name or your address here. Everybody can read this.'
  end;
end $$;

revoke execute on function private.sense_words(text, text, text) from public;
