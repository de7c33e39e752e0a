-- The word filter for names, profile texts, titles and, later, chat. Operators edit its list.

-- Normalizes a text for storage: composed characters, no control, bidirectional or invisible characters, at most two
-- accents per letter. U+200D stays, because it joins emoji.
create function private.plain_text(body text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  invisible constant text :=
    '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200c\u200e\u200f'
    '\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]';
  mark constant text := '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]';
  plain text := regexp_replace(normalize(body, NFC), invisible, '', 'g');
begin
  plain := regexp_replace(plain, '(' || mark || '{2})' || mark || '+', '\1', 'g');
  plain := regexp_replace(plain, '[ \u00a0\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g');
  plain := regexp_replace(plain, ' *\n *', E'\n', 'g');
  return btrim(regexp_replace(plain, '\n{3,}', E'\n\n', 'g'), E' \n');
end $$;

-- A text in lower case without accents. Uses tables, because lower() depends on the database's locale.
create function private.bare_letters(body text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  mark constant text := '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u200d\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]';
  bare text := regexp_replace(normalize(private.plain_text(body), NFKD), mark, '', 'g');
begin
  bare := translate(lower(bare), 'łŁøØđĐðÐıħŧŋ', 'llooddddihtn');
  bare := replace(replace(replace(replace(replace(bare, 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe');
  return translate(
    bare,
    'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЇЄЅЈΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς',
    'абвгдежзийклмнопрстуфхцчшщъыьэюяіїєѕјαβγδεζηθικλμνξοπρστυφχψωσ'
  );
end $$;

-- A word in the form that the filter compares. In a word with letters, digits and signs become the letters they
-- imitate; next to Latin letters, Cyrillic and Greek look-alikes become Latin. Other words stay as they are.
create function private.fold_word(word text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if word !~ '[^0-9@$!|€*]' then return word; end if;
  word := translate(word, '01345789@$!|€', 'oieastbgasiie');
  if word !~ '[a-z]' then return word; end if;
  return translate(word, 'авекмнорстухіѕјԁһԛԝαβεικνορτυχηωսօհոց', 'abekmhopctyxisjdhqwabeikvoptuxnwuohng');
end $$;

-- The folded words of a text. Words of the same chunk have no space between them.
create function private.fold_words(body text) returns table (chunk bigint, word text)
language plpgsql immutable set search_path = '' as $$
begin
  return query
  select c.n, private.fold_word(p.piece)
  from regexp_split_to_table(regexp_replace(private.bare_letters(body), '[''’`´]', '', 'g'), '\s+') with ordinality as c (chunk, n),
    -- At the ends of a chunk, signs are punctuation and digits are numbers; in the middle they may imitate letters.
    regexp_split_to_table(
      regexp_replace(c.chunk, '^(?:[^[:alnum:]@$\u00c0-\uffff]|[0-9]{2,})+(?=[^0-9])|(?<=[[:alpha:]])[!?.,:;|]+$', '', 'g'),
      '[^[:alnum:]@$!|€*\u00c0-\u1fff\u2c00-\ud7ff]+'
    ) with ordinality as p (piece, n)
  where p.piece <> ''
  order by c.n, p.n;
end $$;

-- A text as the filter reads it, to explain a refusal.
create function private.fold_text(body text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce((select string_agg(word, ' ') from private.fold_words(body)), '');
end $$;

-- Merges repeated letters; an index key to find candidates.
create function private.squeeze(word text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return regexp_replace(word, '(.)\1+', '\1', 'g');
end $$;

-- A pattern for a folded word with letters repeated but none missing: "ass" matches "asss", not "as".
create function private.stretched(folded text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return regexp_replace(regexp_replace(folded, '([^[:alnum:]\u0080-\uffff])', '\\\1', 'g'), '(\\?.)', '\1+', 'g');
end $$;

create table private.filter_words (
  word text primary key check (length(word) between 2 and 60 and word !~ '[\u0001-\u001f]'),
  -- block: refused in every text. allow: harmless, although it contains a blocked word. staff: refused in names.
  kind text not null check (kind in ('block', 'allow', 'staff')),
  -- Also matches inside other words.
  is_inside boolean not null default false,
  folded text not null generated always as (replace(private.fold_text(word), ' ', '')) stored,
  phrase text generated always as (case when word like '% %' then private.fold_text(word) end) stored,
  squeezed text not null generated always as (private.squeeze(replace(private.fold_text(word), ' ', ''))) stored,
  pattern text not null generated always as (private.stretched(replace(private.fold_text(word), ' ', ''))) stored,
  added_at timestamptz not null default now()
);
create index filter_words_by_shape on private.filter_words (squeezed) where kind = 'block';
comment on table private.filter_words is 'Words that names and texts may not contain, edited with quack words. Nothing about a player.';
alter table private.filter_words enable row level security;

-- The part of a text that is on the list, or null. Squeezed forms preselect the words, so that a long list costs no
-- more.
create function private.blocked_word(body text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  longest constant int := 24;
  bare text := private.bare_letters(body);
  allowed text;
  words text[];
  chunks bigint[];
  spans text[] := '{}';
  -- Whether the words of a span are separated by signs only, or are single letters.
  is_tight boolean[] := '{}';
  span text;
  is_spelled boolean;
  sentence text;
  squeezed text;
  squeezed_spans text[] := '{}';
  whole text := '';
  whole_with_i text;
  candidate private.filter_words;
  hit text;
begin
  for allowed in select word from private.filter_words where kind = 'allow' and phrase is not null and position(word in bare) > 0 loop
    bare := replace(bare, allowed, ' ');
  end loop;
  select array_agg(f.word), array_agg(f.chunk) into words, chunks from private.fold_words(bare) as f;
  if words is null then return null; end if;
  sentence := ' ' || array_to_string(words, ' ') || ' ';
  select phrase into hit from private.filter_words
  where kind = 'block' and phrase is not null and position(' ' || phrase || ' ' in sentence) > 0 limit 1;
  if hit is not null then return hit; end if;

  for i in 1 .. cardinality(words) loop
    span := '';
    is_spelled := true;
    for j in i .. cardinality(words) loop
      span := span || words[j];
      exit when j > i and (length(span) > longest or chunks[i] <> chunks[j] and greatest(length(words[i]), length(words[j])) > 4);
      is_spelled := is_spelled and length(words[j]) = 1;
      spans := spans || span;
      is_tight := is_tight || (is_spelled or chunks[i] = chunks[j]);
      -- Short texts only: a pattern with a back reference is very slow on long ones.
      squeezed := regexp_replace(span, '(.)\1+', '\1', 'g');
      squeezed_spans := squeezed_spans || squeezed;
      if i = j then whole := whole || ' ' || squeezed; end if;
    end loop;
  end loop;

  whole_with_i := translate(whole, 'l', 'i');

  for candidate in
    select * from private.filter_words f
    where f.kind = 'block' and (
      f.squeezed = any (squeezed_spans)
      or f.is_inside and (position(f.squeezed in whole) > 0 or position(f.squeezed in whole_with_i) > 0)
      or whole like '%*%' and f.squeezed like '____%'
    )
  loop
    -- Matches a whole word, also with separators between its letters or with stars in place of letters.
    select s.span into hit from unnest(spans, is_tight) as s (span, is_tight)
    where (s.is_tight or candidate.is_inside)
      and (
        s.span ~ ('^' || candidate.pattern || '$')
        or s.span ~ '^[a-z]+\*+[a-z]+$' and candidate.folded like replace(s.span, '*', '_')
      )
      and not exists (select from private.filter_words a where a.kind = 'allow' and a.folded = s.span)
    limit 1;
    if hit is not null then return hit; end if;
    -- Matches inside a word. An l may imitate an i.
    if candidate.is_inside then
      select w.word into hit from unnest(words) as w (word)
      where (w.word ~ candidate.pattern and private.without_allowed(w.word) ~ candidate.pattern)
        or (w.word like '%l%' and translate(private.without_allowed(w.word), 'l', 'i') ~ candidate.pattern)
      limit 1;
      if hit is not null then return hit; end if;
    end if;
  end loop;
  return null;
end $$;

-- Removes the allowed words that contain a blocked one.
create function private.without_allowed(body text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  innocent text;
begin
  for innocent in
    select folded from private.filter_words where kind = 'allow' and position(folded in body) > 0 order by length(folded) desc
  loop
    body := replace(body, innocent, ' ');
  end loop;
  return body;
end $$;

-- Why a text is refused, as {rule, found, message}, or null. The message names the rule and quotes the part.
create function private.text_objection(body text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  plain text := lower(normalize(private.plain_text(body), NFKC));
  dot constant text := '(?:\.|\s*(?:\(dot\)|\[dot\])\s*|\s+dot\s+)';
  found text;
begin
  found := private.blocked_word(body);
  if found is not null then
    return jsonb_build_object('rule', 'word', 'found', found, 'message', format('“%s” is not a word for this site.', found));
  end if;
  found := substring(plain from '(?:https?:|www\.)\S*');
  found := coalesce(found, substring(plain from
    '\m[a-z0-9-]+' || dot || '(?:(?:com|net|org|info|io|gg|tv|uk|eu|fr|nl|pl|ru|app|dev|xyz|link|ly|site|online)\M|(?:me|it|es|de|us|co|tr|be|at)/)'));
  if found is not null and plain !~ ('@\s*' || private.escape_pattern(found)) then
    return jsonb_build_object('rule', 'link', 'found', found, 'message', 'Links are not allowed here. Leave the address out.');
  end if;
  found := substring(plain from '[a-z0-9._%+-]+\s*(?:@|\(at\)|\[at\]|\s+at\s+)\s*[a-z0-9-]+' || dot || '[a-z]{2,}');
  if found is not null then
    return jsonb_build_object('rule', 'personal', 'found', found, 'message', 'Do not share an e-mail address here. Everybody can read this.');
  end if;
  -- A score has up to eight digits, or dots between thousands. A phone number has more digits, or starts with 0 or +.
  found := substring(
    regexp_replace(plain, '\m\d{1,3}(?:[.,]\d{3})+\M', '', 'g')
    from '(?:\+|\m0)\d(?:[ ().\-–/]*\d){5,}|\d(?:[ ().\-–/]*\d){8,}'
  );
  if found is not null then
    return jsonb_build_object('rule', 'personal', 'found', found, 'message', 'Do not share a phone number here. Everybody can read this.');
  end if;
  found := coalesce(
    substring(plain from '\m(?:snap(?:chat)?|insta(?:gram)?|discord|whats ?app|telegram|tik ?tok|kik|signal)\M\s*(?:@|:|=|#|\mis\M|name)\s*\S+'),
    substring(plain from '\madd me\M.{0,15}\m(?:on|at)\M\s+\w+'),
    substring(plain from '\m(?:my|our)\M\s+(?:\w+\s+)?(?:home )?(?:address|phone|phone number|number|last name|surname|school)\M\s*(?:is|:|=)\s*\S+'),
    substring(plain from '\m(?:i go|i went) to\M\s+.{2,40}\m(?:school|academy|college|gymnasium|lycee)\M'),
    substring(plain from '\mi(?: am|[''’]?m)\M\s+(?:only\s+)?(?:[5-9]|1[0-9])\s*(?:years?|yrs?|yo|y/o)\M')
  );
  if found is not null then
    return jsonb_build_object('rule', 'personal', 'found', found, 'message', 'Keep where and how to find you to yourself. Everybody can read this.');
  end if;
  return null;
end $$;

-- Escapes a text for use in a pattern.
create function private.escape_pattern(body text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return regexp_replace(body, '([][{}()|^$.*+?\\-])', '\\\1', 'g');
end $$;

-- Refuses a text that breaks a rule, with the reason.
create function private.check_text(body text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  objection jsonb := private.text_objection(body);
begin
  if objection is not null then
    raise sqlstate 'PT422' using message = objection ->> 'message', detail = objection ->> 'rule', hint = objection ->> 'found';
  end if;
end $$;

-- Names that could pass for staff, compared by name_skeleton. The words are rows, so that operators can add some.
create or replace function private.is_reserved_name(name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  shape text := private.name_skeleton(name);
  innocent text;
begin
  for innocent in select private.name_skeleton(word) from private.filter_words where kind = 'allow' loop
    shape := replace(shape, innocent, ' ');
  end loop;
  return exists (
    select from private.filter_words
    where kind = 'staff' and is_inside and position(private.name_skeleton(word) in shape) > 0
  ) or exists (
    select from private.filter_words, unnest(regexp_split_to_array(name, '[._-]+') || name) as piece
    where kind = 'staff' and private.name_skeleton(word) = private.name_skeleton(piece)
  );
end $$;

-- Refuses a name that is taken, looks like a taken one, could pass for staff or contains a blocked word.
create or replace function private.check_username(player uuid, wanted text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_reserved_name(wanted) then
    raise sqlstate 'PT409' using message = 'That name is not available.';
  end if;
  if private.blocked_word(wanted) is not null then
    raise sqlstate 'PT409' using message = 'That name contains a word that is not allowed here. Choose another one.', detail = 'word';
  end if;
  if exists (
    select from public.my_users where username_skeleton = private.name_skeleton(wanted) and user_id <> player
  ) then
    raise unique_violation using message = 'That name is taken, or looks too much like one that is.';
  end if;
end $$;

-- Normalizes and checks a player's public text. An unchanged text is not checked again: a new filter word must not lock
-- players out of editing the rest of their profile.
create function private.judge_about() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.user_about := private.plain_text(coalesce(new.user_about, ''));
  if tg_op = 'INSERT' or new.user_about is distinct from old.user_about then
    perform private.check_text(new.user_about);
  end if;
  return new;
end $$;

create trigger judge_about before insert or update of user_about on public.my_users
for each row when (current_user in ('anon', 'authenticated')) execute function private.judge_about();

create function private.judge_video_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.title := private.plain_text(new.title);
  new.caption := private.plain_text(coalesce(new.caption, ''));
  if tg_op = 'INSERT' or (new.title, new.caption) is distinct from (old.title, old.caption) then
    perform private.check_text(new.title);
    perform private.check_text(new.caption);
  end if;
  return new;
end $$;

create trigger judge_video_words before insert or update on public.creator_videos
for each row when (current_user in ('anon', 'authenticated')) execute function private.judge_video_words();

-- For `quack words`: adds a word or changes its kind.
create function private.set_filter_word(wanted text, new_kind text, inside boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  plain text := lower(private.plain_text(wanted));
begin
  if private.fold_text(plain) = '' then
    raise sqlstate 'PT400' using message = 'A word needs at least one letter.';
  end if;
  insert into private.filter_words (word, kind, is_inside, added_at) values (plain, new_kind, inside, private.now())
  on conflict (word) do update set kind = excluded.kind, is_inside = excluded.is_inside;
  return jsonb_build_object('word', plain, 'kind', new_kind, 'is_inside', inside, 'folded', private.fold_text(plain));
end $$;

revoke execute on all functions in schema private from public;
