-- A meaning is a combination of word groups: a verb of violence, "you" and a place outside the game are a threat, whatever
-- the sentence is. The groups are called senses. A line is compared with a meaning only if it has a word of each sense, all
-- of one language, so that no pattern has to be compiled for most lines.

create table private.filter_senses (
  -- The number of its bit, and of its sign.
  id int primary key check (id between 0 and 61),
  name text not null unique
);
comment on table private.filter_senses is 'The groups of words that the meanings of the filter combine. Nothing about a player.';
alter table private.filter_senses enable row level security;

create table private.filter_sense_words (
  -- The first word; its first four letters and a star if the word has any ending.
  key text collate "C" not null,
  -- Two letters; xx for every language.
  language text not null,
  -- The word or the words with a space on either side; without the last one if the word has any ending.
  part text not null,
  -- A bit for each of its senses, and their signs.
  senses bigint not null,
  signs text not null,
  primary key (key, language, part)
);
comment on table private.filter_sense_words is 'Words of the filter and what they mean in a language. Nothing about a player.';
alter table private.filter_sense_words enable row level security;

create table private.filter_meanings (
  id int generated always as identity primary key,
  topic text not null check (topic in ('insult', 'threat', 'harm', 'offer', 'meeting', 'question', 'moving', 'account', 'phone', 'hate')),
  -- A line has a sense of each of the first four, and none of the last.
  need_1 bigint not null,
  need_2 bigint not null default -1,
  need_3 bigint not null default -1,
  need_4 bigint not null default -1,
  none_of bigint not null default 0,
  -- Patterns of the signs of a line, which has a comma before each word.
  sequences text[] not null default '{}'
);
comment on table private.filter_meanings is 'Combinations of senses that the filter refuses. Nothing about a player.';
alter table private.filter_meanings enable row level security;

-- The bits of senses with spaces or | between their names. An unknown name is an error.
create function private.sense_bits(names text) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  bits bigint := 0;
  wanted text;
  number int;
begin
  foreach wanted in array string_to_array(coalesce(translate(names, '|', ' '), ''), ' ') loop
    select s.id into strict number from private.filter_senses s where s.name = wanted;
    bits := bits | (1::bigint << number);
  end loop;
  return bits;
end $$;

-- The signs of senses, one letter or digit each.
create function private.sense_signs(bits bigint) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select string_agg(substr('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', id + 1, 1), '' order by id)
    from generate_series(0, 61) as id where bits & (1::bigint << id) <> 0
  );
end $$;

-- Adds words with commas between them to a sense. Double letters count once. A star stands for any ending after at least
-- four letters.
create function private.add_sense(sense text, said_in text, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  bits bigint;
begin
  insert into private.filter_senses (id, name) select count(*), sense from private.filter_senses on conflict (name) do nothing;
  bits := private.sense_bits(sense);
  insert into private.filter_sense_words as w (key, language, part, senses, signs)
  select distinct case when t.word like '% %' then split_part(t.word, ' ', 1) when t.word like '%*' then left(t.word, 4) || '*' else t.word end,
    said_in, ' ' || case when t.word like '%*' then rtrim(t.word, '*') else t.word || ' ' end, bits, private.sense_signs(bits)
  from (
    select regexp_replace(btrim(private.bare_line(word)), '([^*])\1+', '\1', 'g') as word from unnest(string_to_array(words, ',')) as word
  ) as t
  where t.word <> '' and t.word !~ '^.{0,3}\*'
  on conflict (key, language, part) do update set senses = w.senses | excluded.senses, signs = private.sense_signs(w.senses | excluded.senses);
end $$;

-- Adds a meaning: senses with & between them, in any order. "a ~2 b" is b after a with at most two words between, "a ~2-c b"
-- with no c among them, "!c a" is a without c before it; | joins alternatives.
create function private.add_meaning(topic text, meaning text, unless text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  needs bigint[] := '{}';
  found text[] := '{}';
  clause text;
  word text;
  pattern text;
  gap text;
  is_sequence boolean;
begin
  foreach clause in array string_to_array(meaning, ' & ') loop
    pattern := '';
    is_sequence := false;
    foreach word in array string_to_array(clause, ' ') loop
      if word like '~%' then
        is_sequence := true;
        gap := split_part(word, '-', 2);
        pattern := pattern || format('[^,]*,(?:[^,%s]*,){0,%s}[^,]*', case when gap <> '' then private.sense_signs(private.sense_bits(gap)) else '' end,
          substr(split_part(word, '-', 1), 2));
        continue;
      end if;
      if word like '!%' then
        is_sequence := true;
        pattern := format('(?:^,|,[^,%s]*,)[^,]*', private.sense_signs(private.sense_bits(substr(word, 2))));
        continue;
      end if;
      needs := needs || private.sense_bits(word);
      pattern := pattern || '[' || private.sense_signs(private.sense_bits(word)) || ']';
    end loop;
    if is_sequence then found := found || pattern; end if;
  end loop;
  insert into private.filter_meanings (topic, need_1, need_2, need_3, need_4, none_of, sequences)
  values (topic, needs[1], coalesce(needs[2], -1), coalesce(needs[3], -1), coalesce(needs[4], -1), private.sense_bits(unless), found);
end $$;

-- The words of a line with the signs of their senses in a language: ",A,,BC,".
create function private.sense_line(words text[], said_in text) returns text
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
begin
  return (
    select ',' || string_agg(coalesce(s.signs, ''), ',' order by w.n) || ','
    from unnest(words) with ordinality as w (word, n)
    left join lateral (
      select string_agg(t.signs, '') as signs
      from private.filter_sense_words t
      where t.key = any (array[w.word, left(w.word, 4) || '*']) and t.language in (said_in, 'xx')
        and starts_with(' ' || array_to_string(words[w.n : w.n + 6], ' ') || ' ', t.part)
    ) as s on true
  );
end $$;

-- The topic of the first meaning of a line, or null. Its words have no double letters. Short words mean something in several
-- languages: one that explains few of the words is not tried, and what the best ones know to be harmless is harmless.
create function private.meaning_in(words text[], has_number boolean) returns text
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
declare
  keys constant text[] := words || array(select left(w, 4) || '*' from unnest(words) as w where length(w) >= 4) || case when has_number then '0'::text end;
  spaced constant text := ' ' || array_to_string(words, ' ') || case when has_number then ' 0 ' else ' ' end;
  candidate record;
  said_in text := '';
  signs text;
begin
  for candidate in
    with known as materialized (
      select t.language, bit_or(t.senses) as senses, count(*) as words
      from private.filter_sense_words t where t.key = any (keys) and position(t.part in spaced) > 0 group by t.language
    ), most as materialized (
      select coalesce(max(k.words) filter (where k.language <> 'xx'), 0) as words, coalesce(bit_or(k.senses) filter (where k.language = 'xx'), 0) as everywhere
      from known k
    )
    select l.language, m.topic, m.sequences
    from (
      select k.language, k.words, k.senses | most.everywhere as senses, k.senses | most.everywhere | coalesce((select bit_or(b.senses) from known b where b.words = most.words), 0) as all_senses
      from known k, most where k.words * 3 >= most.words and (k.language <> 'xx' or most.words = 0)
    ) as l
    join private.filter_meanings m on l.senses & m.need_1 <> 0 and l.senses & m.need_2 <> 0 and l.senses & m.need_3 <> 0 and l.senses & m.need_4 <> 0
      and l.all_senses & m.none_of = 0
    order by l.words desc, l.language
  loop
    if candidate.sequences = '{}' then return candidate.topic; end if;
    if said_in <> candidate.language then
      said_in := candidate.language;
      signs := private.sense_line(words, said_in);
    end if;
    if (select bool_and(signs ~ s) from unnest(candidate.sequences) as s) then return candidate.topic; end if;
  end loop;
  return null;
end $$;

revoke execute on function
  private.sense_bits(text), private.sense_signs(bigint), private.add_sense(text, text, text), private.add_meaning(text, text, text),
  private.sense_line(text[], text), private.meaning_in(text[], boolean)
from public;
