-- The filter has room for 116 senses: a bigint had room for 62. Bits are counted from the right.

alter table private.filter_senses drop constraint filter_senses_id_check;
alter table private.filter_senses add check (id between 0 and 115);

create function pg_temp.wide(bits bigint) returns bit(128) language sql as $$
  select case bits when -1 then ~ 0::bit(128) else (repeat('0', 64) || bits::bit(64)::text)::bit(128) end
$$;

alter table private.filter_sense_words alter senses type bit(128) using pg_temp.wide(senses);
alter table private.filter_meanings
  alter need_2 drop default, alter need_3 drop default, alter need_4 drop default, alter none_of drop default,
  alter need_1 type bit(128) using pg_temp.wide(need_1),
  alter need_2 type bit(128) using pg_temp.wide(need_2),
  alter need_3 type bit(128) using pg_temp.wide(need_3),
  alter need_4 type bit(128) using pg_temp.wide(need_4),
  alter none_of type bit(128) using pg_temp.wide(none_of),
  alter need_2 set default ~ 0::bit(128), alter need_3 set default ~ 0::bit(128), alter need_4 set default ~ 0::bit(128),
  alter none_of set default 0::bit(128);
alter table private.filter_meanings drop constraint filter_meanings_topic_check;
alter table private.filter_meanings add check (
  topic in ('insult', 'threat', 'harm', 'offer', 'meeting', 'question', 'moving', 'account', 'phone', 'hate', 'sexual', 'address', 'school')
);

drop function private.sense_bits(text), private.sense_signs(bigint);

-- The bits of senses with spaces or | between their names. An unknown name is an error.
create function private.sense_bits(names text) returns bit
language plpgsql stable security definer set search_path = '' as $$
declare
  bits bit(128) := 0::bit(128);
  wanted text;
  number int;
begin
  foreach wanted in array string_to_array(coalesce(translate(names, '|', ' '), ''), ' ') loop
    select s.id into strict number from private.filter_senses s where s.name = wanted;
    bits := set_bit(bits, 127 - number, 1);
  end loop;
  return bits;
end $$;

-- The signs of senses, one letter or digit each.
create function private.sense_signs(bits bit) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select string_agg(substr(
      'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿαβγδεζηθικλμνξοπρστυφχψω', id + 1, 1
    ), '' order by id)
    from generate_series(0, 115) as id where get_bit(bits, 127 - id) = 1
  );
end $$;

-- Adds words with commas between them to a sense. Double letters count once. A star stands for any ending after at least
-- four letters.
create or replace function private.add_sense(sense text, said_in text, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  bits bit(128);
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
create or replace function private.add_meaning(topic text, meaning text, unless text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  needs bit(128)[] := '{}';
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
      needs := needs || private.sense_bits(word)::bit(128);
      pattern := pattern || '[' || private.sense_signs(private.sense_bits(word)) || ']';
    end loop;
    if is_sequence then found := found || pattern; end if;
  end loop;
  insert into private.filter_meanings (topic, need_1, need_2, need_3, need_4, none_of, sequences)
  values (topic, needs[1], coalesce(needs[2], ~ 0::bit(128)), coalesce(needs[3], ~ 0::bit(128)), coalesce(needs[4], ~ 0::bit(128)),
    private.sense_bits(unless), found);
end $$;

-- The topic of the first meaning of a line, or null. Its words have no double letters. Short words mean something in several
-- languages: one that explains few of the words is not tried, and what the best ones know to be harmless is harmless.
create or replace function private.meaning_in(words text[], has_number boolean) returns text
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
declare
  nothing constant bit(128) := 0::bit(128);
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
      select coalesce(max(k.words) filter (where k.language <> 'xx'), 0) as words, coalesce(bit_or(k.senses) filter (where k.language = 'xx'), nothing) as everywhere
      from known k
    )
    select l.language, m.topic, m.sequences
    from (
      select k.language, k.words, k.senses | most.everywhere as senses, k.senses | most.everywhere | coalesce((select bit_or(b.senses) from known b where b.words = most.words), nothing) as all_senses
      from known k, most where k.words * 3 >= most.words and (k.language <> 'xx' or most.words = 0)
    ) as l
    join private.filter_meanings m on l.senses & m.need_1 <> nothing and l.senses & m.need_2 <> nothing and l.senses & m.need_3 <> nothing
      and l.senses & m.need_4 <> nothing and l.all_senses & m.none_of = nothing
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

revoke execute on function private.sense_bits(text), private.sense_signs(bit) from public;
